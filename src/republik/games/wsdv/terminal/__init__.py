"""How the game is drawn in the terminal."""
