"""Guests and members: sessions, passwords, what people choose for themselves."""
