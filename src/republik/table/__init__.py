"""What any game at this table offers, and all that works on any game."""
