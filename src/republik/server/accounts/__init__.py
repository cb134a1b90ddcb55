"""Guests and members: sessions, passwords, profiles."""
