"""What analysis asks of a game."""

from typing import Protocol


class Analysis(Protocol):
    """What analysis asks of a game."""
