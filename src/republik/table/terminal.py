"""How a game is drawn in the terminal."""

from typing import Protocol


class TerminalGame(Protocol):
    """How a game is drawn in the terminal."""
