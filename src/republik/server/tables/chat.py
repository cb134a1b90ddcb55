"""What people say at a table: those who sit there speak, those who may see it hear."""

from typing import TYPE_CHECKING

from republik.server.rate_limit import Limiter
from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.models import now
from republik.server.storage.queries import MOST_CHAT, Line
from republik.table.records import one_line

from .table import LiveTable

if TYPE_CHECKING:
    from .house import House

LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 8.0


class Chat:
    """Lines are bounded in length, number and how fast they come."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._pace = Limiter(LINES_PER_SECOND, LINES_AT_ONCE)

    async def say(self, table: LiveTable, guest: int | None, text: str) -> None:
        """A line is kept and told, or CannotDo."""
        async with table.lock:
            seat = table.perspective(guest)
            said = one_line(text)
            if guest is None or seat is None:
                raise CannotDo("not-your-seat")
            if not said:
                raise CannotDo("bad-request")
            number = table.chat[-1].number + 1 if table.chat else 1
            if number > MOST_CHAT:
                raise CannotDo("chat-full")
            self._pace.take(str(guest))
            sitting = table.kept.sittings[seat]
            line = Line(number, sitting.seat, sitting.name, said, len(table.session.decisions), now(), guest)
            await self._house.database.write(lambda connection: queries.say(connection, table.id, line))
            table.chat.append(line)
            self._house.changed(table)
