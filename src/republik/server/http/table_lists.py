"""The lists of tables: the public part is read and encoded once a second, however many clients ask."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from time import monotonic

from republik.hosting import wire
from republik.hosting.core.record import TableRecord
from republik.hosting.core.tasks import Tasks
from republik.hosting.views import presenters
from republik.hosting.wire import Shared
from republik.server.storage import queries
from republik.server.storage.database import Database


class PublicList:
    """Public tables, as shown to visitors who sit at none of them."""

    def __init__(self, tables: list[TableRecord]) -> None:
        self._tables = tables
        self._people = {guest for record in tables for guest in record.people()}
        self._all = Shared([presenters.table_info(record, None) for record in tables])

    def for_guest(self, guest: int | None) -> Shared[list[wire.TableInfo]]:
        if guest is None or guest not in self._people:
            return self._all
        return Shared([presenters.table_info(record, guest) for record in self._tables])


PublicLists = tuple[PublicList, PublicList, PublicList]
"""Those with a free seat, those to watch, and those that have ended."""


class TableLists:
    """Tables to join and to watch, those that ended last, and each guest's own."""

    def __init__(
        self, database: Database, tasks: Tasks, seconds: float, present: Callable[[], Collection[int] | None]
    ) -> None:
        """`present` returns who is connected, if that is known."""
        self._present = present
        self._database = database
        self._tasks = tasks
        self._seconds = seconds
        self._reading: asyncio.Task[PublicLists] | None = None
        self._read_again = 0.0

    async def tables(self, guest: int | None) -> wire.TableList:
        """The lists for a guest; most of them are shared."""
        mine = [] if guest is None else await self._database.read(lambda link: queries.tables_of(link, guest))
        free, watch, ended = await self._public()
        own = [presenters.table_info(record, guest) for record in mine]
        return wire.TableList(free.for_guest(guest), own, watch.for_guest(guest), ended.for_guest(guest))

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
        free = await self._database.read(partial(queries.open_tables, present=self._present()))
        watch = await self._database.read(queries.watchable_tables)
        ended = await self._database.read(queries.ended_tables)
        return PublicList(free), PublicList(watch), PublicList(ended)
