"""How much of a game somebody may see: seats all that is theirs, watchers with a delay where the table has one."""

from typing import Final, NamedTuple

from republik.server.refusals import CannotDo
from republik.table import records
from republik.table.contract import Position

from .table import Table

OPEN: Final = "open"
"""In place of a seat: every hand, after the end."""


class Viewpoint(NamedTuple):
    """Through whose eyes somebody looks, and how far."""

    seat: int | None
    """None for watchers."""
    number: int
    decisions: int
    position: Position
    delayed: bool
    is_open: bool = False
    """Whether every hand is shown, after the end."""


def viewpoint(table: Table, guest: int | None, wanted: str | None = None) -> Viewpoint:
    """From the own seat, or as a watcher."""
    return _from(table, guest, table.perspective(guest, wanted))


def replay_viewpoint(table: Table, guest: int | None, wanted: str | None = None) -> Viewpoint:
    """For what has been: after the end everybody may look from every seat, and at every hand."""
    if wanted is None or not table.is_over():
        return viewpoint(table, guest, wanted)
    if wanted == OPEN:
        return _from(table, guest, None)._replace(is_open=True)
    if wanted not in table.game.seats:
        raise CannotDo("not-your-seat")
    return _from(table, guest, table.game.seats.index(wanted))


def is_delayed(table: Table, guest: int | None) -> bool:
    return table.record.delay > 0 and not table.is_over() and not table.seats_of(guest)


def number_seen(table: Table, guest: int | None) -> int:
    """The number of the newest view that somebody may have."""
    return table.delay.number if is_delayed(table, guest) else table.number


def _from(table: Table, guest: int | None, seat: int | None) -> Viewpoint:
    session = table.session
    if not is_delayed(table, guest):
        return Viewpoint(seat, table.number, len(session.decisions), session.position, False)
    delay = table.delay
    count = min(delay.count, len(session.decisions))  # fewer stand where corrected rules refuse the log
    if table.delayed_position is None or table.delayed_position[0] != delay.number:
        table.delayed_position = delay.number, position_after(table, count)
    return Viewpoint(seat, delay.number, count, table.delayed_position[1], True)


def position_after(table: Table, decisions: int) -> Position:
    """The position after the first decisions."""
    session = table.session
    if decisions == len(session.decisions):
        return session.position
    return records.position_at(session.record(), decisions, lambda _name: session.game)
