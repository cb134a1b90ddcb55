"""Position, view and events of any game. The game itself is defined in `republik.table.game`."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, runtime_checkable

from .phrases import Arg, Name, Phrase, section

CHANCE: Final = -1
"""The seat of chance; the table decides for it."""
SPECTATOR: Final = -2
"""The seat of a spectator: its view is the public information, and it never has a move."""


class Outcome(NamedTuple):
    """How a game ended: the winning seat, the kind of ending and the rule behind it."""

    winner: int | None
    termination: str
    rule: str


class Refusal(Exception):
    """A request that was refused. The key and its arguments name a message; the code contains no sentences."""

    family: ClassVar[str] = "refusal-"
    """Prefix of the message keys."""

    def __init__(self, key: str, details: Mapping[str, Arg] | None = None) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Mapping[str, Arg] = details or {}

    def phrase(self) -> Phrase:
        """Returns the reason, to be rendered with the game's messages."""
        return Phrase(self.family + self.key, self.details)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {_detail(value)}" for name, value in self.details.items())
        return f"{self.key} ({details})" if details else self.key


def _detail(value: Arg) -> str:
    return value.id if isinstance(value, Name) else value.key if isinstance(value, Phrase) else str(value)


class Problem(Refusal):
    """A request that a program cannot fulfil. The key is the complete message key."""

    family = ""

    def __init__(self, key: str, **details: Arg) -> None:
        super().__init__(key, details)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild_problem, (type(self), self.key, dict(self.details))


def _rebuild_problem(kind: type[Problem], key: str, details: dict[str, Arg]) -> Problem:
    """Rebuilds a problem when it is unpickled, for example from a worker process."""
    return kind(key, **details)


OTHER_DECISION: Final = "other-decision"
NOT_POSSIBLE: Final = "not-possible"
GENERAL: Final = frozenset({OTHER_DECISION, NOT_POSSIBLE})
"""Keys of uninformative refusals: a different decision is pending, or the move is impossible here. When several
refusals apply, a more specific one is preferred."""


class IllegalMove(Refusal, ValueError):
    """A move that the rules forbid, with the number of the rule."""

    def __init__(self, key: str, rule: str = "", details: Mapping[str, Arg] | None = None) -> None:
        super().__init__(key, details)
        self.args = (key, rule, details)
        self.rule = rule

    def phrase(self) -> Phrase:
        reason = super().phrase()
        return Phrase("refusal-rule", {"reason": reason, "rule": section(self.rule)}) if self.rule else reason

    def __str__(self) -> str:
        return f"{super().__str__()} (rule {self.rule})" if self.rule else super().__str__()


class BadPosition(Refusal, ValueError):
    """A text that is not a valid position."""

    family = "position-"


class Event:
    """Something that happened: a key and its arguments, used by the log, the animations and the translations.

    `private` names the arguments that only the seats in `seen_by` may know; `withheld` those that are missing from the
    event as a seat gets it.
    """

    __slots__ = ("args", "key", "private", "seen_by", "withheld")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        private: tuple[str, ...] = (),
        seen_by: tuple[int, ...] = (),
        withheld: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.args = args
        self.private = private
        self.seen_by = seen_by
        self.withheld = withheld

    def for_seat(self, seat: int | None) -> "Event":
        """Returns the event with only what a seat (None: a spectator) may know."""
        if not self.private or seat in self.seen_by:
            return self
        known = {name: value for name, value in self.args.items() if name not in self.private}
        return Event(self.key, known, withheld=self.private)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"


Listener = Callable[[Event], None]


class View(Protocol):
    """Everything one seat may know about a position, and nothing else."""

    seat: int

    def to_act(self) -> int | None: ...
    def moves(self) -> Sequence[int]: ...
    def move_text(self, move: int) -> str: ...
    def outcome(self) -> Outcome | None: ...
    def sample(self, rng: Random) -> "Position": ...


class Position(Protocol):
    """The complete state of a game in progress: plain data, cheap to copy."""

    def to_act(self) -> int | None: ...
    def moves(self) -> Sequence[int]: ...
    def play(self, move: int, listener: Listener | None = None) -> None: ...
    def copy(self) -> Self: ...
    def outcome(self) -> Outcome | None: ...
    def view(self, seat: int) -> View:
        """Returns what a seat may know; for SPECTATOR, the public information."""
        ...

    def why_not(self, move: int) -> IllegalMove | None: ...
    def move_text(self, move: int) -> str: ...
    def parse_move(self, text: str) -> int: ...
    def to_text(self) -> str: ...
    def action_count(self) -> int:
        """Returns the size of the action space; every move is a number below it."""
        ...

    def check(self) -> None:
        """Raises AssertionError if the position contradicts the rules."""
        ...


@runtime_checkable
class Renamed(Protocol):
    """A position whose ending earlier versions recorded under another name."""

    def former_results(self) -> tuple[str, ...]:
        """Returns winner and kind of ending as earlier versions wrote them ("draw, defeat")."""
        ...
