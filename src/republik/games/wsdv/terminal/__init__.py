"""Terminal drawing of the game."""
