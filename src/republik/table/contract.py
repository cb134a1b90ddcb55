"""What any game at this table offers.

Everything that works on a game (terminal, server, players, records, research doors) uses these names and no others.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol, Self, runtime_checkable

CHANCE: Final = -1
"""The seat of chance: whoever runs the table decides for it."""


class Outcome(NamedTuple):
    """How a game ended: the winning seat, the kind of ending and the rule that says so."""

    winner: int | None
    termination: str
    rule: str


class IllegalMove(ValueError):
    """A move the rules refuse, with the reason, the rule's number, and the message key for translations."""

    def __init__(self, reason: str, rule: str, key: str = "", args: dict[str, str] | None = None) -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule
        self.key = key
        self.details: dict[str, str] = args or {}

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})" if self.rule else self.reason


class Event:
    """Something that happened: a key and its arguments, read by the log, the animation and the translations.

    `private` names the arguments that only the seats in `seen_by` may know.
    """

    __slots__ = ("args", "key", "private", "seen_by")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        private: tuple[str, ...] = (),
        seen_by: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.args = args
        self.private = private
        self.seen_by = seen_by

    def for_seat(self, seat: int | None) -> "Event":
        """The event as a seat (or a stranger: None) may know it."""
        if not self.private or seat in self.seen_by:
            return self
        known = {name: value for name, value in self.args.items() if name not in self.private}
        return Event(self.key, known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"


Listener = Callable[[Event], None]


class View(Protocol):
    """All that one seat may know of a position, and nothing else."""

    seat: int

    def to_act(self) -> int | None: ...
    def moves(self) -> Sequence[int]: ...
    def move_text(self, move: int) -> str: ...
    def outcome(self) -> Outcome | None: ...
    def sample(self, rng: Random) -> "Position": ...


class Position(Protocol):
    """The truth of a game in progress: plain data, cheap to copy."""

    def to_act(self) -> int | None: ...
    def moves(self) -> Sequence[int]: ...
    def play(self, move: int, listener: Listener | None = None) -> None: ...
    def copy(self) -> Self: ...
    def outcome(self) -> Outcome | None: ...
    def view(self, seat: int) -> View: ...
    def why_not(self, move: int) -> IllegalMove | None: ...
    def move_text(self, move: int) -> str: ...
    def parse_move(self, text: str) -> int: ...
    def to_text(self) -> str: ...


@runtime_checkable
class Renamed(Protocol):
    """A position whose ending was told otherwise by earlier versions, which wrote records too."""

    def former_results(self) -> tuple[str, ...]:
        """Winner and kind of ending as they wrote them ("draw, defeat")."""
        ...


class Game(Protocol):
    """A game by name: how to start one from the options written in a record's header."""

    name: str
    seats: tuple[str, ...]
    revision: int
    """Counted up when a correction changes which decisions the rules ask for, allow or make themselves. A record or a
    running table of an earlier one is shown, and goes on, as far as the corrected rules accept it."""

    def new(self, options: dict[str, str]) -> Position: ...
    def from_text(self, text: str) -> Position: ...
