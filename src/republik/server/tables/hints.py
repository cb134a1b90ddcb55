"""Hints: what a level would do in a person's place."""

from typing import NamedTuple, Protocol

from republik.server.refusals import CannotDo
from republik.server.visitor import Asker
from republik.table.session import Session
from republik.table.thoughts import Thoughts

from .seat_snapshot import SeatSnapshot
from .setup import adviser
from .table import Table


class Advisor(Protocol):
    """Thinks about a decision."""

    async def think(self, snapshot: SeatSnapshot, level: str, asker: Asker) -> Thoughts: ...


class Advice(NamedTuple):
    """A level's thoughts about the decision at this number of a table."""

    session: Session
    number: int
    level: str
    thoughts: Thoughts


async def advise(table: Table, asker: Asker, level: str, advisor: Advisor) -> Advice:
    """A hint for the guest to act, if no other person is playing. Without a level: the strongest adviser without a time
    limit."""
    level = adviser(table.record.game, level)
    seat = table.seat_to_act(asker.guest)
    if any(other.level is None and other.guest != asker.guest for other in table.record.seats):
        raise CannotDo("hint-not-here")
    session, number = table.session, table.number
    thoughts = await advisor.think(SeatSnapshot.of(session, seat), level, asker)
    return Advice(session, number, level, thoughts)
