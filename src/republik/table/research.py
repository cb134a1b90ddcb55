"""How a game is described to researchers."""

from typing import Protocol


class Research(Protocol):
    """How a game is described to researchers."""
