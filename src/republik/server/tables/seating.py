"""Taking a free seat."""

from republik.server.refusals import CannotDo
from republik.server.visitor import Visitor

from .changes import Change, SeatTaken
from .clocks import ran_before, status_after, stopped_status
from .record import SeatAssignment
from .table import Table, seated


def sit(table: Table, seat: str, visitor: Visitor) -> Change | None:
    """Takes a free seat. A player who already sits at the table stays there: following one's own link gives no second
    seat."""
    if table.seats_of(visitor.id):
        return None
    free_seat(table, seat)
    if table.record.rated and not visitor.member:
        raise CannotDo("members-only")
    taken = Change(also=SeatTaken(seat, visitor.id, visitor.name))
    before = ran_before(table.status)
    record = seated(table.record, taken)
    return taken._replace(status=status_after(record, table.session, table.refused, stopped_status(table), before))


def free_seat(table: Table, name: str) -> SeatAssignment:
    """Returns the seat of this name if it is free, or raises CannotDo."""
    for seat in table.record.seats:
        if seat.seat == name:
            if not seat.is_free:
                raise CannotDo("seat-taken")
            return seat
    raise CannotDo("no-such-table-options")
