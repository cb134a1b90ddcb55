"""The research interface of the game."""
