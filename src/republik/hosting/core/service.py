"""The tables of a server: finding, changing, storing and publishing them."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from math import inf
from time import perf_counter
from typing import TypeVar
from weakref import WeakValueDictionary

from republik.hosting.load import retrying
from republik.hosting.load.lru import LruCache
from republik.hosting.refusals import CannotDo

from .bus import News
from .changes import Change, NextTable
from .events import ChangeKind, OnVisit, Subscriber, TableChanged
from .log import LogEntry
from .record import TableRecord
from .store import OpenTableBounds, Outdated, StoreFailed, TableStore
from .table import Table
from .tasks import Tasks
from .timekeeper import Timekeeper

_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

Heard = TypeVar("Heard")

Act = Callable[[Table], Change | None]
"""An action at a table; raises CannotDo if it is refused."""

_log = logging.getLogger("republik.hosting")


def _notify(subscriber: Callable[[Heard], None], news: Heard, table: Table) -> None:
    """Logs the failure of a subscriber: what it hears of has happened, and the others must hear of it."""
    try:
        subscriber(news)
    except Exception:
        _log.exception("subscriber failed", extra={"fields": {"table": table.id}})


class TableService:
    """Every change of a table passes through here: load, lock, apply, store, publish."""

    def __init__(
        self, store: TableStore, time: Timekeeper, tasks: Tasks, in_memory: int, decisions_in_memory: float = inf
    ) -> None:
        self.store = store
        self.time = time
        self._tasks = tasks
        self._subscribers: list[Subscriber] = []
        self._on_visit: list[OnVisit] = []
        self._lately: LruCache[str, Table] = LruCache(in_memory, decisions_in_memory, lambda table: table.number)
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._closing = asyncio.Event()

    def subscribe(self, *subscribers: Subscriber) -> None:
        """Subscribers hear of every change, in this order."""
        self._subscribers += subscribers

    def subscribe_to_visits(self, *subscribers: OnVisit) -> None:
        """Subscribers hear of every table that somebody looks at."""
        self._on_visit += subscribers

    def publish(self, table: Table, kind: ChangeKind, change: Change | None = None, seconds: float = 0.0) -> None:
        changed = TableChanged(table, kind, change or Change(), seconds)
        for subscriber in self._subscribers:
            _notify(subscriber, changed, table)

    def close(self) -> None:
        """Stops reading the changes of other processes."""
        self._closing.set()

    # Finding

    def live(self) -> list[Table]:
        """The tables in memory."""
        return list(self._live.values())

    async def find(self, table_id: str, guest: int | None) -> Table:
        """A table that the guest may see; hidden tables are reported as missing. Waits for a change that is being
        stored."""
        table = await self.get(table_id) if _ID.fullmatch(table_id) else None
        if table is None or not table.may_see(guest):
            raise CannotDo("not-found")
        async with table.lock:
            for subscriber in self._on_visit:
                _notify(subscriber, table, table)
            return table

    async def get(self, table_id: str) -> Table | None:
        table = self._live.get(table_id)
        if table is not None:
            self._lately.put(table_id, table)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._tasks.start(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def loaded(self) -> None:
        """Waits until all tables that are being loaded have arrived."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def _load(self, table_id: str) -> Table | None:
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        table = Table(*stored, self.time)
        self._add(table, ChangeKind.LOADED)
        return table

    def _add(self, table: Table, kind: ChangeKind) -> None:
        self._live[table.id] = table
        self._lately.put(table.id, table)
        self.publish(table, kind)

    def forget(self, tables: Iterable[str]) -> None:
        """Drops tables that have been deleted."""
        gone = set(tables)
        self._lately.drop(lambda table: table.id in gone)
        for table in gone:
            self._live.pop(table, None)

    # Changing

    async def create(self, record: TableRecord, log: list[LogEntry], bounds: OpenTableBounds | None = None) -> Table:
        """Stores a new table; raises CannotDo if it exceeds the bounds."""
        table = Table(record, log, self.time)
        await self.store.create(record, log, bounds)
        self._add(table, ChangeKind.CREATED)
        _log.info("table created", extra={"fields": {"table": table.id, "open": record.is_open}})
        return table

    async def act(self, table: Table, act: Act, *, retry: bool = False) -> None:
        """Carries out an action, which is stored and published when this returns; raises CannotDo. Once started it is
        completed, even if the caller is cancelled. With `retry` it is tried once more if another process had changed
        the table."""
        try:
            await self._tasks.finish(self._act(table, act))
        except CannotDo as error:
            if not retry or error.key != "stale":
                raise
            await self._tasks.finish(self._act(table, act))

    async def _act(self, table: Table, act: Act) -> None:
        async with table.lock:
            began = perf_counter()
            change = act(table)
            if change is None:
                return
            try:
                await self.store.write(table.id, table.number, change)
            except Outdated as error:
                await self._reread(table)
                raise CannotDo("stale") from error
            table.commit(change)
            self.publish(table, ChangeKind.CHANGED, change, perf_counter() - began)
            if isinstance(change.also, NextTable):
                self._add(Table(change.also.record, change.also.log, self.time), ChangeKind.REMATCH)
            if change.refusal is not None:
                raise change.refusal

    # Other processes at the same database

    async def on_news(self, news: News | None) -> None:
        """Another process has changed a table; None: some changes may have been missed."""
        if news is None:
            for table in self.live():
                self.reread_later(table.id)
        elif news.table in self._live or news.table in self._loading:
            self.reread_later(news.table, news.number)

    def reread_later(self, table_id: str, number: int = 0) -> None:
        """Reads the table again, unless its log already has this number."""
        self._tasks.start(self._reread_until_done(table_id, number))

    async def _reread_until_done(self, table_id: str, number: int) -> None:
        """Retries until it works: the news comes only once."""
        failures = 0
        while not self._closing.is_set():
            try:
                await self._reread_once(table_id, number)
                return
            except CannotDo:  # the custom values of the table are missing here
                _log.exception("table not reloaded", extra={"fields": {"table": table_id}})
                return
            except StoreFailed:
                failures += 1
                retrying.note("table not reloaded", table_id, failures)
                await retrying.pause(self._closing, failures)

    async def _reread_once(self, table_id: str, number: int) -> None:
        table = await self.get(table_id)
        if table is None:
            return
        async with table.lock:
            if not 0 < number <= table.number and not (number and await self._read_tail(table)):
                await self._reread(table)

    async def _read_tail(self, table: Table) -> bool:
        """Reads only the new decisions; False if the whole table has to be read."""
        tail = await self.store.load_tail(table.id, table.number)
        if tail is None or not table.read_tail(tail):
            return False
        self.publish(table, ChangeKind.CHANGED_ELSEWHERE)
        return True

    async def _reread(self, table: Table) -> None:
        """Reads the table as another process stored it."""
        stored = await self.store.load(table.id)
        if stored is not None:
            table.read(*stored)
            self.publish(table, ChangeKind.CHANGED_ELSEWHERE)
