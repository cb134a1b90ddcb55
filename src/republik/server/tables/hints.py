"""What a level would do in a person's place."""

from typing import NamedTuple, Protocol

from republik.server.refusals import CannotDo
from republik.server.visitor import Asker
from republik.table.session import Session
from republik.table.thoughts import Thoughts

from .seat_snapshot import SeatSnapshot
from .setup import adviser
from .table import Table


class Advisor(Protocol):
    """Who thinks about a decision."""

    async def think(self, snapshot: SeatSnapshot, level: str, asker: Asker) -> Thoughts: ...


class Advice(NamedTuple):
    """A level's thoughts about the decision to be taken at a table with this number."""

    session: Session
    number: int
    level: str
    thoughts: Thoughts


async def advise(table: Table, asker: Asker, level: str, advisor: Advisor) -> Advice:
    """For the guest who is to act, where nobody else's game is at stake. Without a level: the strongest adviser that
    watches no clock."""
    level = adviser(table.record.game, level)
    seat = table.seat_to_act(asker.guest)
    if any(other.level is None and other.guest != asker.guest for other in table.record.seats):
        raise CannotDo("hint-not-here")
    session, number = table.session, table.number
    thoughts = await advisor.think(SeatSnapshot.of(session, seat), level, asker)
    return Advice(session, number, level, thoughts)
