"""A table as it is stored beside its log: what was agreed on, who sits where, and its status."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final, Literal

from republik.table.phrases import Phrase
from republik.table.records import PERSON

VALUES: Final = "values"
"""The option that names the owner's own values."""


@dataclass(frozen=True)
class ClockSettings:
    """None, days for each decision, or live: minutes for the whole game and seconds for each decision."""

    kind: Literal["none", "days", "live"] = "none"
    days: int = 0
    minutes: int = 0
    increment: int = 0


@dataclass(frozen=True)
class Offer:
    """What one side has offered the others. `seat` is the one that the computer would take, and only it answers;
    `accepted` are the seats of those who have agreed to a rematch already: it needs everybody."""

    what: Literal["take-back", "rematch", "takeover"]
    by: str
    level: str
    decisions: int
    seat: str = ""
    accepted: tuple[str, ...] = ()


@dataclass
class SeatAssignment:
    """Who sits at a seat: a level, a guest, or nobody yet."""

    seat: str
    level: str | None = None
    guest: int | None = None
    name: str = ""

    @property
    def is_free(self) -> bool:
        return self.level is None and self.guest is None

    def written_name(self) -> str:
        """The player as the game's record names them."""
        return self.level or self.name or PERSON


@dataclass(frozen=True)
class TableStatus:
    """What changes at a table beside its log: what lists show of it, its clocks and its offer."""

    updated: datetime
    steady_since: float
    """`clock_since` by the clock that nobody sets, where a clock runs at all."""
    to_act: str | None = None
    when: Phrase | None = None
    """How far the game has come."""
    clock_since: datetime | None = None
    seconds_left: Mapping[str, float] = field(default_factory=dict)
    """By seat; what a clock showed when it last stood still."""
    offer: Offer | None = None
    rematch: str | None = None
    changes: int = 0
    """How often the status had been written when this one was read, or made from one that was."""

    def written(self) -> "TableStatus":
        """The same once it is stored."""
        return replace(self, changes=self.changes + 1)


@dataclass(frozen=True)
class ChatLine:
    """Something said at a table, and how many decisions stood then."""

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
    """What the game is made from, without the owner's own values."""
    is_open: bool
    made_by: int
    seed: str
    created: datetime
    status: TableStatus
    result: str | None = None
    seats: list[SeatAssignment] = field(default_factory=list)
    watchers: set[int] = field(default_factory=set)
    rated: bool = False
    language: str = ""
    clock: ClockSettings = field(default_factory=ClockSettings)
    delay: int = 0
    takeover: int = 0
    lesson: str = ""
    values: str = ""
    revision: int = 1
    chat: list[ChatLine] = field(default_factory=list)

    def all_options(self) -> dict[str, str]:
        """What the game is made from, the owner's own values included."""
        return {**self.options} | ({VALUES: self.values} if self.values else {})

    def people(self) -> set[int]:
        """Those who sit here."""
        return {seat.guest for seat in self.seats if seat.guest is not None}
