"""How the game is described to research adapters."""
