"""The lists of tables: the public part is read and encoded once a second, however many clients ask."""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Any

import msgspec

from republik.server import protocol
from republik.server.storage import queries
from republik.server.storage.database import Database
from republik.server.tables import presenters
from republik.server.tables.record import TableRecord
from republik.server.tables.tasks import Tasks


class PublicList:
    """Public tables, as shown to visitors who sit at none of them."""

    def __init__(self, tables: list[TableRecord]) -> None:
        self._tables = tables
        self._people = {guest for record in tables for guest in record.people()}
        self._all = _written(presenters.table_info(record, None) for record in tables)

    def told(self, guest: int | None) -> msgspec.Raw:
        if guest is None or guest not in self._people:
            return self._all
        return _written(presenters.table_info(record, guest) for record in self._tables)


PublicLists = tuple[PublicList, PublicList, PublicList]
"""Those with a free seat, those to watch, and those that have ended."""


def _written(tables: Iterable[protocol.TableInfo]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(list(tables)))


class TableLists:
    """Tables to join and to watch, those that ended last, and each guest's own."""

    def __init__(self, database: Database, tasks: Tasks, seconds: float) -> None:
        self._database = database
        self._tasks = tasks
        self._seconds = seconds
        self._reading: asyncio.Task[PublicLists] | None = None
        self._read_again = 0.0

    async def tables(self, guest: int | None) -> dict[str, Any]:
        """A `TableList`, most of it already encoded."""
        mine = [] if guest is None else await self._database.read(lambda link: queries.tables_of(link, guest))
        free, watch, ended = await self._public()
        own = [presenters.table_info(record, guest) for record in mine]
        return {"open": free.told(guest), "mine": own, "watch": watch.told(guest), "ended": ended.told(guest)}

    async def _public(self) -> PublicLists:
        if self._reading is None or monotonic() >= self._read_again:
            self._read_again = monotonic() + self._seconds
            self._reading = self._tasks.start(self._read())
        try:
            return await asyncio.shield(self._reading)
        except Exception:
            self._reading = None
            raise

    async def _read(self) -> PublicLists:
        free = await self._database.read(queries.open_tables)
        watch = await self._database.read(queries.watchable_tables)
        ended = await self._database.read(queries.ended_tables)
        return PublicList(free), PublicList(watch), PublicList(ended)
