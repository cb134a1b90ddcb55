"""The user interface text in five languages."""
