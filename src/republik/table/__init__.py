"""The contract every game implements, and everything that works on any game."""
