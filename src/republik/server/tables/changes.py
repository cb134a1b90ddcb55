"""What happens at a table, as data: made by the functions that decide, undo, offer; stored and told by the service."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from republik.server.refusals import CannotDo
from republik.table.session import Session

from .log import LogEntry
from .record import ChatLine, TableRecord, TableStatus
from .sessions import RefusedLog


@dataclass(frozen=True)
class SeatTaken:
    """A guest sits down at a free seat."""

    seat: str
    guest: int
    name: str


@dataclass(frozen=True)
class SeatTakenOver:
    """A computer player takes the seat; who sat there may still watch. The game counts for no rating any more."""

    seat: str
    level: str
    left: int | None


@dataclass(frozen=True)
class NextTable:
    """The next game of the same people is created with the change: both are stored, or neither."""

    record: TableRecord
    log: list[LogEntry]


Also = SeatTaken | SeatTakenOver | NextTable


@dataclass(frozen=True)
class Change:
    """What is to be stored of a table that goes on, and how its game stands then."""

    status: TableStatus | None = None
    """None: as it was."""
    entries: Sequence[LogEntry] = ()
    result: str | None = None
    session: Session | None = None
    """The game after the entries; None: as it was."""
    refused: RefusedLog | None = None
    """What corrected rules refuse of the log, where there is a session."""
    also: Also | None = None
    said: ChatLine | None = None
    refusal: CannotDo | None = None
    """What whoever asked for something else is told once this is stored: their time was over."""


class Invitation(NamedTuple):
    """A link to a seat, or to watch (no seat)."""

    table: str
    seat: str | None
