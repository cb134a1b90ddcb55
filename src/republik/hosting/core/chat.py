"""Chat at a table: players write, everyone who can see the table reads."""

from republik.hosting.load.rate_limit import Limiter
from republik.hosting.refusals import CannotDo
from republik.table.records import one_line

from .changes import Change
from .record import ChatLine
from .table import Table

LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 8.0
MAX_CHAT_LINES = 500
"""Chat lines per table."""


def say(table: Table, guest: int | None, text: str, pace: Limiter[str]) -> Change:
    """Adds a chat line, limited in length, number and rate; or raises CannotDo."""
    seat = table.perspective(guest)
    line = one_line(text)
    if guest is None or seat is None:
        raise CannotDo("not-your-seat")
    if not line:
        raise CannotDo("bad-request")
    number = table.chat[-1].number + 1 if table.chat else 1
    if number > MAX_CHAT_LINES:
        raise CannotDo("chat-full")
    pace.take(str(guest))
    own = table.record.seats[seat]
    return Change(
        chat=ChatLine(number, own.seat, own.name, line, len(table.session.decisions), table.time.now(), guest)
    )
