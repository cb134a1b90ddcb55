"""Changes to a table as data: returned by the functions that decide, undo and offer; stored and published by the
service."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from republik.hosting.refusals import CannotDo
from republik.table.session import Session

from .log import LogEntry
from .record import ChatLine, TableRecord, TableStatus
from .sessions import RefusedLog


@dataclass(frozen=True)
class SeatTaken:
    """A guest takes a free seat."""

    seat: str
    guest: int
    name: str


@dataclass(frozen=True)
class SeatTakenOver:
    """A computer player takes over the seat; the person who left it may still watch. The game is no longer rated."""

    seat: str
    level: str
    left: int | None


@dataclass(frozen=True)
class NextTable:
    """The rematch, created together with the change: both are stored, or neither."""

    record: TableRecord
    log: list[LogEntry]


ExtraChange = SeatTaken | SeatTakenOver | NextTable


class Change(NamedTuple):
    """What to store of a table, and the game after it."""

    status: TableStatus | None = None
    """None: unchanged."""
    entries: Sequence[LogEntry] = ()
    result: str | None = None
    session: Session | None = None
    """The game after the entries; None: unchanged."""
    refused: RefusedLog | None = None
    """The part of the log that the corrected rules refuse, if there is a session."""
    also: ExtraChange | None = None
    chat: ChatLine | None = None
    refusal: CannotDo | None = None
    """Raised after this is stored: the caller asked for something else, but their time was up."""


class Invitation(NamedTuple):
    """A link to a seat, or for a spectator (no seat)."""

    table: str
    seat: str | None
