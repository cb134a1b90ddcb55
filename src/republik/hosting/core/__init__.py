"""A table with people at it: its log and record, decisions, offers, seats, chat, clocks, and the service that loads,
locks, changes, stores and publishes."""
