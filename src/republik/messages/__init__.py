"""Messages in five languages."""
