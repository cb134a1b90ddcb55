"""The player interface."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from .contract import Event, Outcome, Refusal, View


class Player(Protocol):
    """Chooses one of the legal moves of a view, using only the random generator passed to it."""

    name: str

    def choose(self, view: View, rng: Random) -> int: ...


@runtime_checkable
class NotifiedPlayer(Player, Protocol):
    """A player that must be notified of events and of the result, and closed afterwards, such as an external
    program."""

    events_received: int
    """Number of events it has received so far."""

    def receive_events(self, events: Sequence[Event]) -> None: ...
    def game_over(self, outcome: Outcome | None) -> None: ...
    def close(self) -> None: ...


class Forfeit(Refusal):
    """Raised when a player breaks the rules of the table rather than the game: it loses, whatever the position."""

    family = ""

    def __init__(self, key: str, details: Mapping[str, str] | None = None, last_words: str = "") -> None:
        super().__init__(key, details)
        self.last_words = last_words
        """The last lines of its standard error."""
