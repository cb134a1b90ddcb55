"""The terminal interface: drawing the game, asking for decisions, printing the log."""
