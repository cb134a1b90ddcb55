"""What a player is to the table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from .contract import Event, Outcome, Refusal, View


class Player(Protocol):
    """Chooses one of the moves its view lists; all its chance comes from the generator it is handed."""

    name: str

    def choose(self, view: View, rng: Random) -> int: ...


@runtime_checkable
class Guest(Player, Protocol):
    """A player from outside: it is told what happened and how the game ended, and it has to be let go."""

    heard: int
    """How many of the game's events it has been told."""

    def hear(self, events: Sequence[Event]) -> None: ...
    def game_over(self, outcome: Outcome | None) -> None: ...
    def close(self) -> None: ...


class Forfeit(Refusal):
    """A player broke the rules of the table, not of the game: it loses, whatever the position."""

    family = ""

    def __init__(self, key: str, details: Mapping[str, str] | None = None, last_words: str = "") -> None:
        super().__init__(key, details)
        self.args = (key, details, last_words)
        self.last_words = last_words
        """The end of what it wrote to its standard error."""
