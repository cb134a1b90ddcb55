"""The turns of computer players: each begins to think when its seat is to act, until a person is."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Protocol

from republik.server import retrying
from republik.server.lru import LruCache
from republik.server.metrics import Metrics
from republik.server.refusals import CannotDo
from republik.server.visitor import Asker

from .bus import Bus
from .decisions import decide_as_level
from .events import How, TableChanged
from .seat_snapshot import SeatSnapshot
from .service import TableService
from .table import Table
from .tasks import Tasks
from .turns import MayBegin, Rank

LOOK_AGAIN_SECONDS = 0.5
"""Where another process thinks: how often to see whether it still does."""
PUT_OFF_SECONDS = 2.0
"""Where more is waiting to be thought about than may."""
MOST_NETWORKS = 20_000


class Chooser(Protocol):
    """Who decides for computer players: worker processes, or whatever takes their place."""

    async def choose(
        self, snapshot: SeatSnapshot, level: str, asker: Asker, rank: Rank, may_begin: MayBegin
    ) -> int | None: ...


Watching = Callable[[Table], Iterable[Asker]]
"""Who follows a table."""


class ComputerTurns:
    """Thinks for the computer players of all tables, at each for one at a time."""

    def __init__(
        self,
        tables: TableService,
        chooser: Chooser,
        bus: Bus,
        watching: Watching,
        tasks: Tasks,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._chooser = chooser
        self._bus = bus
        self._watching = watching
        self._tasks = tasks
        self._metrics = metrics
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        """Set where somebody looks: what failed is tried again soon."""
        self._networks: LruCache[int, str] = LruCache(MOST_NETWORKS)
        """Where guests were last seen."""

    def met(self, asker: Asker) -> None:
        """Somebody asks from this network."""
        if asker.guest is not None:
            self._networks.put(asker.guest, asker.network)

    def hear(self, news: TableChanged) -> None:
        if news.how != How.ADMISSION:
            self.wake(news.table)

    def wake(self, table: Table) -> None:
        """A computer player that is to act begins to think; one that waits after a failure tries again."""
        if (woken := self._woken.get(table.id)) is not None:
            woken.set()
        elif self._is_wanted(table):
            self._woken[table.id] = asyncio.Event()
            self._thinking[table.id] = self._tasks.start(self._think(table))

    def rest(self, table: Table) -> None:
        """Somebody does not follow any more: what nobody wants to see is not thought about."""
        if self._is_unwatched(table):
            self._drop(table.id)

    def close(self) -> None:
        """What is being thought is dropped and begun anew at the next start."""
        for table in list(self._thinking):
            self._drop(table)

    def _drop(self, table: str) -> None:
        self._woken.pop(table, None)
        thinking = self._thinking.pop(table, None)
        if thinking is not None:
            thinking.cancel()

    def _is_wanted(self, table: Table) -> bool:
        return table.level_to_act() is not None and not self._is_unwatched(table)

    def _is_unwatched(self, table: Table) -> bool:
        """Computer players among themselves think only while somebody follows."""
        return table.is_exhibition() and not any(True for _ in self._watching(table))

    def _asker(self, table: Table) -> Asker:
        """For whom a computer player thinks: somebody who sits here, or who watches."""
        guest = min(table.record.people(), default=None)
        if guest is None and (watcher := next(iter(self._watching(table)), None)) is not None:
            return watcher
        guest = table.record.made_by if guest is None else guest
        return Asker(self._networks.get(guest) or f"guest {guest}", guest)

    async def _think(self, table: Table) -> None:
        """Until a person is to act, however often it fails."""
        woken = self._woken[table.id]
        failures = 0
        try:
            while (acting := table.level_to_act()) is not None and self._is_wanted(table):
                try:
                    await self._think_once(table, *acting)
                    failures = 0
                except Exception:
                    failures += 1
                    retrying.note("computer player failed", table.id, failures)
                    woken.clear()
                    await retrying.pause(woken, failures)
        finally:
            if self._thinking.get(table.id) is asyncio.current_task():
                self._drop_self(table.id)

    def _drop_self(self, table: str) -> None:
        del self._thinking[table], self._woken[table]

    async def _think_once(self, table: Table, seat: int, level: str) -> None:
        number, began = table.number, perf_counter()

        async def may_begin() -> bool:
            """Once this table's turn has come: it may have moved on, or another process may think about it already."""
            mine = table.number == number and await self._bus.claim_turn(table.id, number)
            if mine:
                self._metrics.count("republik_thoughts_total")
            return mine

        rank = Rank.EXHIBITION if table.is_exhibition() else Rank.PEOPLE
        snapshot = SeatSnapshot.of(table.session, seat)
        try:
            move = await self._chooser.choose(snapshot, level, self._asker(table), rank, may_begin)
        except CannotDo as error:
            if error.key != "too-many-thoughts":
                raise
            await asyncio.sleep(PUT_OFF_SECONDS)
            return
        if move is None:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            return
        self._metrics.add_seconds("republik_thinking_seconds_total", perf_counter() - began)
        try:
            await self._tables.act(table, partial(decide_as_level, seat=seat, number=number, move=move))
        except CannotDo as error:
            if error.key != "stale":
                raise
