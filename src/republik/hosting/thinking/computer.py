"""The turns of computer players: they start thinking when their seat is to act, until it is a person's turn."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Protocol

from republik.hosting.core.bus import Bus
from republik.hosting.core.decisions import decide_as_level
from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.service import TableService
from republik.hosting.core.table import Table
from republik.hosting.core.tasks import Tasks
from republik.hosting.load import retrying
from republik.hosting.load.fair_queue import MayBegin, Rank
from republik.hosting.load.lru import LruCache
from republik.hosting.load.metrics import Metrics
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker

from .seat_snapshot import SeatSnapshot

LOOK_AGAIN_SECONDS = 0.5
"""How often to check on another process that is thinking."""
PUT_OFF_SECONDS = 2.0
"""The delay when too much is waiting already."""
MAX_NETWORKS = 20_000


class Chooser(Protocol):
    """Decides for computer players: worker processes, or a substitute."""

    async def choose(
        self, snapshot: SeatSnapshot, level: str, asker: Asker, rank: Rank, may_begin: MayBegin
    ) -> int | None: ...


AskersAt = Callable[[Table], Iterable[Asker]]
"""The followers of a table."""


@dataclass(eq=False)
class ComputerTurns:
    """Runs the computer players of all tables, one per table at a time."""

    tables: TableService
    chooser: Chooser
    bus: Bus
    askers_at: AskersAt
    tasks: Tasks
    metrics: Metrics

    def __post_init__(self) -> None:
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        """Set when somebody looks at the table: a failed attempt is retried soon."""
        self._networks: LruCache[int, str] = LruCache(MAX_NETWORKS)
        """Where guests were last seen."""

    def remember_network(self, asker: Asker) -> None:
        """Remembers the network of a guest."""
        if asker.guest is not None:
            self._networks.put(asker.guest, asker.network)

    def network_of(self, guest: int) -> str | None:
        """Where a guest was last seen by this process."""
        return self._networks.get(guest)

    def guests_in(self, network: str) -> frozenset[int]:
        """The guests whom this process last saw in a network."""
        return frozenset(guest for guest, last_network in self._networks.items() if last_network == network)

    def on_change(self, changed: TableChanged) -> None:
        if changed.kind != ChangeKind.ACCESS:
            self.wake(changed.table)

    def wake(self, table: Table) -> None:
        """Lets the computer player to act start thinking, or retries after a failure."""
        if (woken := self._woken.get(table.id)) is not None:
            woken.set()
        elif self._is_wanted(table):
            self._woken[table.id] = asyncio.Event()
            self._thinking[table.id] = self.tasks.start(self._think(table))

    def rest(self, table: Table) -> None:
        """A follower left: stop thinking about tables that nobody watches."""
        if self._is_unwatched(table):
            self._drop(table.id)

    def close(self) -> None:
        """Drops unfinished thinking; the next start begins again."""
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
        """Tables with only computer players are played only while somebody watches."""
        return table.is_exhibition() and not any(True for _ in self.askers_at(table))

    def _asker(self, table: Table) -> Asker:
        """The person a computer player thinks for: a player at the table, or a spectator."""
        guest = min(table.record.people(), default=None)
        if guest is None and (asker := next(iter(self.askers_at(table)), None)) is not None:
            return asker
        guest = table.record.made_by if guest is None else guest
        return Asker(self._networks.get(guest) or f"guest {guest}", guest)

    async def _think(self, table: Table) -> None:
        """Plays until it is a person's turn, retrying after failures."""
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
            """Checks again once it is this table's turn: it may have moved on, or another process may have started."""
            mine = table.number == number and await self.bus.claim_turn(table.id, number)
            if mine:
                self.metrics.count("republik_thoughts_total")
            return mine

        rank = Rank.EXHIBITION if table.is_exhibition() else Rank.PEOPLE
        snapshot = SeatSnapshot.of(table.session, seat)
        try:
            move = await self.chooser.choose(snapshot, level, self._asker(table), rank, may_begin)
        except CannotDo as error:
            if error.key != "too-many-thoughts":
                raise
            await asyncio.sleep(PUT_OFF_SECONDS)
            return
        if move is None:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            return
        self.metrics.add_seconds("republik_thinking_seconds_total", perf_counter() - began)
        try:
            await self.tables.act(table, partial(decide_as_level, seat=seat, number=number, move=move))
        except CannotDo as error:
            if error.key != "stale":
                raise
