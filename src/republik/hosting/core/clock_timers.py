"""One timer per table with a running clock, whether the table is in memory or not."""

import asyncio
from collections.abc import Awaitable, Callable

from republik.hosting.load import retrying

from .clocks import remaining, running_at
from .events import ChangeKind, TableChanged
from .record import TableStatus
from .table import Table
from .tasks import Tasks
from .timekeeper import Timekeeper

MAX_SLEEP_SECONDS = 3_600.0
"""A longer timer checks its table in between."""


class ClockTimers:
    """Checks a table when its clock may have run out."""

    def __init__(self, time: Timekeeper, look_at: Callable[[str], Awaitable[Table | None]]) -> None:
        """`look_at` ends the game if the time has run out, and returns the table."""
        self.began, self._began_steady = time.now(), time.steady()
        self._time = time
        self._look_at = look_at
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks = Tasks()
        self._failures: dict[str, int] = {}
        """Consecutive failed checks per table."""

    def resume(self, table: str, kind: str, status: TableStatus) -> None:
        """Restarts the timers of all running clocks when the server starts. Live clocks were paused meanwhile."""
        gone = 0.0 if kind == "live" else (self.began - (status.clock_since or self.began)).total_seconds()
        self._set(table, max(0.0, status.seconds_left.get(status.to_act or "", 0.0) - gone))

    def on_change(self, changed: TableChanged) -> None:
        if changed.kind in (ChangeKind.LOADED, ChangeKind.CHANGED_ELSEWHERE):
            self._welcome(changed.table)
        elif changed.kind != ChangeKind.ACCESS:
            self.schedule(changed.table)

    def _welcome(self, table: Table) -> None:
        """A table was loaded: in a live game the server's downtime costs nobody any time."""
        status = table.status
        if status.clock_since is not None and table.record.clock.kind == "live":
            since, by_steady = max(status.clock_since, self.began), max(status.steady_since, self._began_steady)
            table.record.status = status._replace(clock_since=since, steady_since=by_steady)
        self.schedule(table)

    def schedule(self, table: Table) -> None:
        """Sets the timer as the table needs it now."""
        runs = running_at(table)
        if runs is None:
            self._stop(table.id)
            self._failures.pop(table.id, None)
        else:
            self._set(table.id, remaining(table, self._time.now())[runs])

    def on_visit(self, table: Table) -> None:
        """If the last check failed, check again soon."""
        if table.id not in self._failures:
            return
        timer = self._timers.get(table.id)
        soon = asyncio.get_running_loop().time() + retrying.FIRST_PAUSE
        if timer is not None and timer.when() > soon:
            self._set(table.id, retrying.FIRST_PAUSE)

    def _set(self, table: str, seconds: float) -> None:
        self._stop(table)
        loop = asyncio.get_running_loop()
        self._timers[table] = loop.call_later(min(seconds, MAX_SLEEP_SECONDS) + 0.005, self._ring, table)

    def _stop(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        self._tasks.start(self._look(table))

    async def _look(self, table: str) -> None:
        try:
            current = await self._look_at(table)
            self._failures.pop(table, None)
            if current is not None:
                self.schedule(current)
        except Exception:
            failures = self._failures[table] = self._failures.get(table, 0) + 1
            retrying.note("clock not checked", table, failures)
            self._set(table, retrying.pause_after(failures))

    async def close(self) -> None:
        self._stop_all()
        await self._tasks.join()
        self._stop_all()  # the last check may have failed; wait for the next one

    def _stop_all(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
