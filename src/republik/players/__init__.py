"""Players: they receive a view of the game, never the position itself."""
