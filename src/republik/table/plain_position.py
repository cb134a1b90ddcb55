"""What most positions and views have in common, for a game whose state is plain data.

A position that is a dataclass of numbers, texts and containers inherits copies, texts and comparison from
`PlainPosition`; its views are `HiddenView`s. The game writes only its rules:

    @dataclass
    class Nim(PlainPosition):
        actions = MOVES
        heap: int = 7
        turn: int = 0

        def to_act(self): ...      # whose turn it is
        def moves(self): ...       # what is legal
        def apply(self, move): ... # what a move does, with its events
        def outcome(self): ...     # who won

and, if something is hidden, `hide` and `deal_hidden`.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar, get_type_hints

from .contract import BadPosition, Event, IllegalMove, Listener, Outcome
from .moves import Moves
from .plain_fields import copied, plain_field, read_field
from .snapshot import parse_json
from .views import field_names

FAULTS = (AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What the rules raise when they meet a position that cannot occur."""


@dataclass(eq=False)
class PlainPosition:
    """Base of positions that are dataclasses of plain data: numbers, texts, and lists, tuples, sets, dictionaries and
    dataclasses of them.

    Subclasses are decorated with `@dataclass`. They define `to_act`, `moves`, `apply` and `outcome`, and `actions`, the
    moves of the game.
    """

    actions: ClassVar[Moves]
    """All moves of the game, as numbers and as text."""

    def __init_subclass__(cls, **arguments: Any) -> None:
        """Keeps `@dataclass` from replacing the comparison, and with it the hash."""
        super().__init_subclass__(**arguments)
        if "__eq__" not in cls.__dict__:
            cls.__eq__ = PlainPosition.__eq__  # type: ignore[method-assign]
        if cls.__dict__.get("__hash__") is None:
            cls.__hash__ = PlainPosition.__hash__  # type: ignore[method-assign]

    # -- the rules ---------------------------------------------------------------------------------

    def to_act(self) -> int | None:
        """Returns the seat that decides, CHANCE, or None when the game is over."""
        raise NotImplementedError

    def moves(self) -> Sequence[int]:
        """Returns every legal move, sorted; none after the end."""
        raise NotImplementedError

    def apply(self, move: int) -> Iterable[Event]:
        """Carries out a legal move and returns, or yields, what happens."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None while it goes on."""
        raise NotImplementedError

    def refusal(self, move: int) -> IllegalMove:
        """Returns why a move that is not among `moves` is refused. By default it is only said that it is impossible."""
        return IllegalMove("not-now", details={"move": self.actions.text(move)})

    def check(self) -> None:
        """Raises AssertionError if the position contradicts the rules; by default it never does."""

    def hide(self, seat: int) -> None:
        """Replaces what a seat (or SPECTATOR) may not know. It is called on a copy; by default nothing is hidden."""

    def deal_hidden(self, rng: Random) -> None:
        """Replaces what `hide` has hidden by something that is possible; by default nothing is hidden."""

    # -- the contract ------------------------------------------------------------------------------

    def play(self, move: int, listener: Listener | None = None) -> None:
        """Plays a move, or raises IllegalMove and leaves the position as it was."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise refusal
        for event in self.apply(move):
            if listener is not None:
                listener(event)

    def why_not(self, move: int) -> IllegalMove | None:
        """Returns why a move is refused now; None if it is legal."""
        if move in self.moves():
            return None
        if not 0 <= move < self.actions.count:
            return IllegalMove("no-such-move", details={"text": str(move)})
        return IllegalMove("game-over") if self.to_act() is None else self.refusal(move)

    def view(self, seat: int) -> "HiddenView[Self]":
        """Returns what a seat may know; for SPECTATOR, the public information."""
        return HiddenView(self, seat)

    def move_text(self, move: int) -> str:
        """Returns a move as text."""
        return self.actions.text(move)

    def parse_move(self, text: str) -> int:
        """Returns the move that a text names; raises IllegalMove if there is none."""
        return self.actions.parse(text)

    def action_count(self) -> int:
        """Returns the size of the action space."""
        return self.actions.count

    def copy(self) -> Self:
        """Returns an independent copy."""
        twin = object.__new__(type(self))
        for name in field_names(type(self)):
            object.__setattr__(twin, name, copied(getattr(self, name)))
        return twin

    def to_text(self) -> str:
        """Returns the fields as JSON; `from_text` reads them back."""
        data = {name: plain_field(getattr(self, name)) for name in field_names(type(self))}
        return json.dumps(data, separators=(",", ":"), sort_keys=True)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Reads the output of `to_text`; raises BadPosition for anything else. A field that has a default may be
        missing, so that a game can add fields and still read its old texts."""
        data, kinds = parse_json(text), _kinds(cls)
        if not data.keys() <= kinds.keys():
            raise BadPosition("fields", {"known": ", ".join(kinds)})
        values = {name: read_field(kinds[name], value, name) for name, value in data.items()}
        try:
            position = cls(**values)
        except TypeError:
            raise BadPosition("fields", {"known": ", ".join(kinds)}) from None
        position._refuse_impossible()
        return position

    def _refuse_impossible(self) -> None:
        """Raises BadPosition if the rules cannot go on from here."""
        try:
            self.check()
            stuck = self.outcome() is None if self.to_act() is None else not self.moves()
        except FAULTS as error:
            raise BadPosition("impossible", {"reason": f"{error!s:.200}" or type(error).__name__}) from None
        if stuck:
            raise BadPosition("impossible", {"reason": "no moves"})

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in field_names(type(self)))

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __str__(self) -> str:
        """Returns the position as a person reads it: one field a line. A game may draw its board instead."""
        return "\n".join(f"{name}: {getattr(self, name)}" for name in field_names(type(self)))


def _kinds(kind: type[PlainPosition]) -> dict[str, Any]:
    """Returns the type of every field."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in field_names(kind)}


Shown = TypeVar("Shown", bound=PlainPosition)


class HiddenView(Generic[Shown]):
    """What one seat knows of a position: a copy in which the position has hidden the rest.

    The rules run on the copy. So `hide` replaces a hidden card by a mark rather than take it away: whose turn it is,
    and what the seat that decides may do, must follow from what is left.
    """

    def __init__(self, position: Shown, seat: int) -> None:
        self.seat = seat
        self.shown = position.copy()
        """The position as far as the seat knows it."""
        self.shown.hide(seat)

    def to_act(self) -> int | None:
        """Returns the seat that decides."""
        return self.shown.to_act()

    def moves(self) -> Sequence[int]:
        """Returns the legal moves if this seat decides, otherwise nothing."""
        return self.shown.moves() if self.to_act() == self.seat else []

    def move_text(self, move: int) -> str:
        """Returns a move as text."""
        return self.shown.move_text(move)

    def outcome(self) -> Outcome | None:
        """Returns how the game ended, or None."""
        return self.shown.outcome()

    def sample(self, rng: Random) -> Shown:
        """Returns a position that this seat cannot tell from the true one."""
        dealt = self.shown.copy()
        dealt.deal_hidden(rng)
        return dealt

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HiddenView) and (self.seat, self.shown) == (other.seat, other.shown)

    def __hash__(self) -> int:
        return hash((self.seat, self.shown))

    def __repr__(self) -> str:
        return f"HiddenView({self.shown!r}, {self.seat})"
