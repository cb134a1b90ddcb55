"""How much of a game somebody may see: seats all that is theirs, watchers with a delay where the table has one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from republik.server.refusals import CannotDo
from republik.server.storage.models import AGREED_BACK, DECISION, TAKEN_BACK
from republik.server.storage.queries import Entry
from republik.table import records
from republik.table.contract import CHANCE, Position

if TYPE_CHECKING:
    from .table import LiveTable

STRANGER: Final = CHANCE
"""The seat whose view hides both hands."""
OPEN: Final = -2
"""No seat: both hands open, after the end."""
OPEN_NAME: Final = "open"


@dataclass
class Watched:
    """What watchers see of a game that is told so many decisions late. It never goes back because of something they
    have not seen."""

    delay: int
    standing: int = 0
    read_entries: int = 0
    count: int = 0
    """Decisions they see."""
    number: int = 0
    """The log's number when that last changed."""

    def read(self, log: Iterable[Entry]) -> None:
        for entry in log:
            self.read_entries += 1
            if entry.kind == DECISION:
                self.standing += 1
            elif entry.kind == TAKEN_BACK:
                self.standing -= 1
            elif entry.kind == AGREED_BACK:
                self.standing = int(entry.text)
            seen = max(min(self.count, self.standing), self.standing - self.delay)
            if seen != self.count:
                self.count, self.number = seen, self.read_entries


class Gaze(NamedTuple):
    """Through whose eyes somebody looks, and how far."""

    seat: int | None
    """A seat, nothing for watchers, or OPEN."""
    number: int
    decisions: int
    position: Position
    delayed: bool


def gaze(table: "LiveTable", guest: int | None, wanted: str | None = None) -> Gaze:
    """From the own seat, or as a watcher."""
    return _from(table, guest, table.perspective(guest, wanted))


def gaze_back(table: "LiveTable", guest: int | None, wanted: str | None = None) -> Gaze:
    """For what has been: after the end everybody may look from every seat, and at both hands."""
    if wanted is None or not table.is_over():
        return gaze(table, guest, wanted)
    seats = {name: seat for seat, name in enumerate(table.session.game.seats)} | {OPEN_NAME: OPEN}
    if wanted not in seats:
        raise CannotDo("not-your-seat")
    return _from(table, guest, seats[wanted])


def is_delayed(table: "LiveTable", guest: int | None) -> bool:
    return table.kept.delay > 0 and not table.is_over() and not table.seats_of(guest)


def number_seen(table: "LiveTable", guest: int | None) -> int:
    """The number of the newest view that somebody may have."""
    return table.watched.number if is_delayed(table, guest) else table.number


def _from(table: "LiveTable", guest: int | None, seat: int | None) -> Gaze:
    session = table.session
    if not is_delayed(table, guest):
        return Gaze(seat, table.number, len(session.decisions), session.position, False)
    watched = table.watched
    count = min(watched.count, len(session.decisions))  # fewer stand where corrected rules refuse the log
    if table.watched_position is None or table.watched_position[0] != watched.number:
        table.watched_position = watched.number, position_after(table, count)
    return Gaze(seat, watched.number, count, table.watched_position[1], True)


def position_after(table: "LiveTable", decisions: int) -> Position:
    """The position after so many decisions."""
    session = table.session
    if decisions == len(session.decisions):
        return session.position
    return records.position_at(session.record(), decisions, lambda _name: session.game)
