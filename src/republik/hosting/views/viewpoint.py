"""How much of a game somebody may see: players everything their seat knows, spectators with the table's delay."""

from typing import Final, NamedTuple

from republik.hosting.core.table import Table
from republik.hosting.refusals import CannotDo
from republik.table.contract import Position

OPEN: Final = "open"
"""Instead of a seat: all hands, after the end."""


class Viewpoint(NamedTuple):
    """From which seat somebody looks, and how far."""

    seat: int | None
    """None for spectators."""
    number: int
    decisions: int
    position: Position
    delayed: bool
    is_open: bool = False
    """Whether all hands are shown, after the end."""


def viewpoint_of(table: Table, guest: int | None, seat_name: str | None = None) -> Viewpoint:
    """From the viewer's own seat, or as a spectator."""
    return _from(table, guest, table.perspective(guest, seat_name))


def replay_viewpoint(table: Table, guest: int | None, seat_name: str | None = None) -> Viewpoint:
    """For the past: after the end everyone may look from every seat, and at all hands."""
    if seat_name is None or not table.is_over():
        return viewpoint_of(table, guest, seat_name)
    if seat_name == OPEN:
        return _from(table, guest, None)._replace(is_open=True)
    if seat_name not in table.game.seats:
        raise CannotDo("not-your-seat")
    return _from(table, guest, table.game.seats.index(seat_name))


def is_delayed(table: Table, guest: int | None) -> bool:
    return table.record.delay > 0 and not table.is_over() and not table.seats_of(guest)


def visible_number(table: Table, guest: int | None) -> int:
    """The number of the newest view that somebody may have."""
    return table.delay.number if is_delayed(table, guest) else table.number


def _from(table: Table, guest: int | None, seat: int | None) -> Viewpoint:
    session = table.session
    if not is_delayed(table, guest):
        return Viewpoint(seat, table.number, len(session.decisions), session.position, False)
    delay = table.delay
    count = min(delay.count, len(session.decisions))  # fewer remain if the corrected rules refuse the log
    if table.delayed_position is None or table.delayed_position[0] != delay.number:
        table.delayed_position = delay.number, table.position_after(count)
    return Viewpoint(seat, delay.number, count, table.delayed_position[1], True)
