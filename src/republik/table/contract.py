"""Position, view and events of any game. The game itself is defined in `republik.table.game`."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from .phrases import Arg, Name, Phrase, section

CHANCE: Final = -1
"""The seat of chance; the table decides for it."""
SPECTATOR: Final = -2
"""The seat of a spectator: its view is the public information, and it never has a move."""


class Outcome(NamedTuple):
    """How a game ended."""

    winner: int | None
    """The winning seat; None: nobody."""
    termination: str
    """The kind of ending."""
    rule: str
    """The number of the rule behind it."""
    scores: tuple[int, ...] = ()
    """The points of every seat, where the game counts any."""


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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles what a refusal holds, so that it can come from a worker process, whatever its constructor takes."""
        return _rebuild, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {_detail(value)}" for name, value in self.details.items())
        return f"{self.key} ({details})" if details else self.key


RefusalT = TypeVar("RefusalT", bound=Refusal)


def _rebuild(kind: type[RefusalT], args: tuple[Any, ...], state: dict[str, Any]) -> RefusalT:
    """Unpickles a refusal."""
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(state)
    return refusal


def _detail(value: Arg) -> str:
    return value.id if isinstance(value, Name) else value.key if isinstance(value, Phrase) else str(value)


class Problem(Refusal):
    """A request that a program cannot fulfil. The key is the complete message key."""

    family = ""

    def __init__(self, key: str, **details: Arg) -> None:
        super().__init__(key, details)


OTHER_DECISION: Final = "other-decision"
NOT_POSSIBLE: Final = "not-possible"
NOT_NOW: Final = "not-now"
GENERAL: Final = frozenset({OTHER_DECISION, NOT_POSSIBLE, NOT_NOW})
"""Keys of uninformative refusals: a different decision is pending, or the move is impossible here. When several
refusals apply, a more specific one is preferred."""


class IllegalMove(Refusal, ValueError):
    """A move that the rules forbid, with the number of the rule."""

    def __init__(self, key: str, rule: str = "", details: Mapping[str, Arg] | None = None) -> None:
        super().__init__(key, details)
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
        visible = {name: value for name, value in self.args.items() if name not in self.private}
        return Event(self.key, visible, withheld=self.private)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"


Listener = Callable[[Event], None]


class View(Protocol):
    """Everything one seat may know about a position, and nothing else.

    >>> from random import Random
    >>> from republik import games
    >>> view = games.game().new({}).view(0)
    >>> view.seat
    0
    """

    seat: int

    def to_act(self) -> int | None:
        """Returns the seat that decides, as in the position."""
        ...

    def moves(self) -> Sequence[int]:
        """Returns the legal moves if this seat decides, otherwise nothing."""
        ...

    def move_text(self, move: int) -> str:
        """Returns a move as text."""
        ...

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None."""
        ...

    def sample(self, rng: Random) -> "Position":
        """Returns a position that this seat cannot tell from the true one: what is hidden is dealt anew.

        >>> from random import Random
        >>> from republik import games
        >>> position = games.game().new({})
        >>> position.view(0).sample(Random(1)).view(0) == position.view(0)
        True
        """
        ...


class Position(Protocol):
    """The complete state of a game in progress: plain data, cheap to copy, equal to another one of the same state.

    >>> from random import Random
    >>> from republik import games
    >>> rng, position = Random(1), games.game().new({})
    >>> while position.to_act() is not None:
    ...     position.play(rng.choice(position.moves()))
    >>> position.outcome()
    Outcome(winner=1, termination='survival', rule='9.10', scores=())
    """

    def to_act(self) -> int | None:
        """Returns the seat that decides, CHANCE, or None when the game is over."""
        ...

    def moves(self) -> Sequence[int]:
        """Returns every legal move, sorted; never empty before the end."""
        ...

    def play(self, move: int, listener: Listener | None = None) -> None:
        """Plays a move, or raises IllegalMove and leaves the position as it was. The listener hears every event.

        >>> from republik import games
        >>> position, events = games.game().new({}), []
        >>> position.play(position.parse_move("deal 13"), events.append)
        >>> events[-1].key
        'drawn'
        """
        ...

    def copy(self) -> Self:
        """Returns an independent copy."""
        ...

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None while it goes on."""
        ...

    def view(self, seat: int) -> View:
        """Returns what a seat may know; for SPECTATOR, the public information."""
        ...

    def why_not(self, move: int) -> IllegalMove | None:
        """Returns why a move is refused now, with its rule; None if it is legal."""
        ...

    def move_text(self, move: int) -> str:
        """Returns a move as text."""
        ...

    def parse_move(self, text: str) -> int:
        """Returns the move that a text names.

        >>> from republik import games
        >>> position = games.game().new({})
        >>> position.move_text(position.parse_move("deal 13"))
        'deal 13'
        """
        ...

    def to_text(self) -> str:
        """Returns the position as text; the game's `from_text` reads it back."""
        ...

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
