"""The sweep: deletes what has outlived its time."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from republik.hosting.core.service import TableService
from republik.server.settings import Settings
from republik.table.records import CHANCE_NAME

from .database import Database
from .models import Guest, LogRow, SeatRow, TableRow, Watcher, now, references

AT_ONCE: Final = 20
"""Tables deleted in one transaction: decisions of others wait for it."""

IsFollowed = Callable[[str], bool]
"""Whether somebody looks at a table in this process."""
ForgetIdle = Callable[[], Awaitable[int]]
"""Deletes guests who never did anything; returns their number."""


class Swept(NamedTuple):
    """How much was deleted."""

    tables: int
    guests: int


@dataclass(eq=False)
class Sweep:
    """Deletes tables of guests whose time is up, and guests who never did anything. What a member has created, played
    or been invited to stays."""

    settings: Settings
    database: Database
    tables: TableService
    is_followed: IsFollowed
    forget_idle: ForgetIdle

    async def run(self) -> Swept:
        tables = 0
        old = await self.database.read(self._outlived)
        unfollowed = [table for table in old if not self.is_followed(table)]
        for start in range(0, len(unfollowed), AT_ONCE):
            some = unfollowed[start : start + AT_ONCE]
            tables += await self.database.write(partial(self._delete, tables=some))
            self.tables.forget(some)
        return Swept(tables, await self.forget_idle())

    def _outlived(self, connection: Connection) -> Sequence[str]:
        conditions = list(_conditions(self.settings))
        if not conditions:
            return []
        return connection.scalars(select(TableRow.id).where(_OF_GUESTS, or_(*conditions))).all()

    def _delete(self, connection: Connection, tables: Sequence[str]) -> int:
        """Deletes those that are still old: somebody may have come back."""
        still = (TableRow.id.in_(tables), _OF_GUESTS, or_(*_conditions(self.settings)))
        gone = connection.scalars(select(TableRow.id).where(*still)).all()
        for column in reversed(references(TableRow)):
            connection.execute(delete(column.table).where(column.in_(gone)))
        return connection.execute(delete(TableRow).where(TableRow.id.in_(gone))).rowcount


_MEMBERS = select(Guest.id).where(Guest.name_key.is_not(None)).scalar_subquery()
_OF_GUESTS = and_(
    TableRow.made_by.not_in(_MEMBERS),
    ~exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest_id.in_(_MEMBERS)),
    ~exists().where(Watcher.table_id == TableRow.id, Watcher.guest_id.in_(_MEMBERS)),
)
_PERSONS = and_(SeatRow.table_id == LogRow.table_id, SeatRow.seat == LogRow.seat, SeatRow.guest_id.is_not(None))
_LEFT = exists().where(Watcher.table_id == TableRow.id, Watcher.by_link.is_(False))
"""Somebody whose seat a computer player has taken over watches without a link; the decisions may be theirs."""
_UNPLAYED = ~or_(
    exists().where(LogRow.table_id == TableRow.id, _PERSONS),
    and_(_LEFT, exists().where(LogRow.table_id == TableRow.id, LogRow.seat != CHANCE_NAME)),
)


def _conditions(settings: Settings) -> Iterator[ColumnElement[bool]]:
    if settings.keep_unplayed_days:
        yield and_(TableRow.updated < now() - timedelta(days=settings.keep_unplayed_days), _UNPLAYED)
    if settings.keep_guest_games_days:
        yield TableRow.updated < now() - timedelta(days=settings.keep_guest_games_days)
