"""A table as stored beside its log: its settings, its seats and its status."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Final, NamedTuple

from republik.hosting.wire import Clock, Offer
from republik.table.phrases import Phrase
from republik.table.records import PERSON

VALUES: Final = "values"
"""The option that names custom values."""


@dataclass
class SeatAssignment:
    """The occupant of a seat: a level, a guest, or nobody yet."""

    seat: str
    level: str | None = None
    guest: int | None = None
    name: str = ""

    @property
    def is_free(self) -> bool:
        return self.level is None and self.guest is None

    def written_name(self) -> str:
        """The player's name in the game's record."""
        return self.level or self.name or PERSON


class TableStatus(NamedTuple):
    """What changes at a table besides its log: its entry in lists, its clocks and its offer."""

    updated: datetime
    steady_since: float
    """`clock_since` by the monotonic clock, if a clock is running."""
    to_act: str | None = None
    when: Phrase | None = None
    """How far the game has progressed."""
    clock_since: datetime | None = None
    seconds_left: Mapping[str, float] = MappingProxyType({})
    """The time left per seat when its clock last stopped."""
    offer: Offer | None = None
    rematch: str | None = None
    headline: Phrase | None = None
    """The headline of its end; None while it runs, and for games that ended before headlines were stored."""
    changes: int = 0
    """How often the status had been written when this one was read or derived."""

    def written(self) -> "TableStatus":
        """The same status after it has been stored."""
        return self._replace(changes=self.changes + 1)


@dataclass(frozen=True)
class ChatLine:
    """A chat line, and the number of decisions at that time."""

    number: int
    seat: str
    name: str
    text: str
    decisions: int
    made: datetime
    guest: int


@dataclass
class TableRecord:
    """A table without its log."""

    id: str
    game: str
    options: Mapping[str, str]
    """The game's options, without custom values."""
    is_open: bool
    made_by: int
    seed: str
    """Empty for a game from a file that does not tell it; such a game is over."""
    created: datetime
    status: TableStatus
    result: str | None = None
    seats: list[SeatAssignment] = field(default_factory=list)
    watchers: set[int] = field(default_factory=set)
    rated: bool = False
    language: str = ""
    clock: Clock = field(default_factory=Clock)
    delay: int = 0
    takeover: int = 0
    lesson: str = ""
    values: str = ""
    revision: int = 1
    start: str = ""
    """The position of another game with which this one began, as text; secret until the end."""
    dealt: str = ""
    """How its hidden cards were dealt: see `chance.deal_again`."""
    chat: list[ChatLine] = field(default_factory=list)

    def all_options(self) -> dict[str, str]:
        """The game's options, including custom values."""
        return {**self.options} | ({VALUES: self.values} if self.values else {})

    def people(self) -> set[int]:
        """The guests who sit here."""
        return {seat.guest for seat in self.seats if seat.guest is not None}
