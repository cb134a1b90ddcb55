"""Who decides: players that get a view of the game, never the position itself."""
