"""A game's own study of its balance: the games it wants played, what it counts in them, and the page about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from republik.table.contract import Event, Outcome, Position

Data = dict[str, Any]
"""The figures of a study as plain data for JSON."""


class Variant(NamedTuple):
    """A variant of the rules: its name and the setting of each switch."""

    name: str
    switches: Mapping[str, Any]


@dataclass
class Totals:
    """Games of a variant, added up: the winner by the number of the game, and the decisions. A study adds what it
    counts: numbers, and counters by key."""

    winners: dict[int, int | None] = field(default_factory=dict)
    decisions: int = 0

    def add(self, other: Self) -> None:
        for name in (one.name for one in fields(self)):
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, int):
                setattr(self, name, mine + theirs)
            else:
                mine.update(theirs)


T = TypeVar("T", bound=Totals)


class WatchedGame(Protocol[T]):
    """Counts what happens in one game, whose positions are of the game's own class. `random` makes a generator for a
    purpose, apart from those of the players."""

    totals: T

    def hear(self, event: Event, position: Any, ply: int) -> None: ...
    def before(self, position: Any, seat: int, random: Callable[[str], Random]) -> None: ...
    def chosen(self, position: Any, seat: int, move: int) -> None: ...
    def finish(self, position: Any, outcome: Outcome) -> None: ...


class StudyPage(Protocol):
    """The generated parts of the page by name, and its pictures by file name."""

    def blocks(self) -> dict[str, str]: ...
    def pictures(self) -> dict[str, str]: ...


class Study(Protocol, Generic[T]):
    """A study between equal players on the same deals in every variant; the first variant is the baseline."""

    player: str
    """The default player of all seats."""
    seat: int
    """The seat whose share of wins is measured."""
    variants: Sequence[Variant]
    totals: type[T]

    def new(self, variant: int) -> Position: ...
    def watch(self, variant: int, number: int) -> WatchedGame[T]: ...
    def figures(self, totals: T) -> Data:
        """Returns what is measured in every variant."""
        ...

    def findings(self, totals: T) -> Data:
        """Returns what is measured in the last variant only."""
        ...

    def json(self, data: Data) -> str: ...
    def page(self, data: Data, interval: Callable[[float, float], tuple[float, float]]) -> StudyPage: ...
