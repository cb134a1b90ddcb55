"""The game in a terminal: drawing, asking, telling what happened."""
