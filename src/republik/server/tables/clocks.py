"""Clocks: days for each turn, or live minutes. The server decides; only a person who is to act loses time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import Connection, select

from republik.server import protocol, retrying
from republik.server.storage.database import Database
from republik.server.storage.models import TableRow, now, steady
from republik.server.storage.queries import Kept, State, state_of_row

from .table import LiveTable

DAY = 86_400.0
MOST_WAITING = 3_600.0
"""A timer that has longer to go looks at its table again in between."""


def check_clock(clock: protocol.Clock) -> bool:
    """Whether the kind has what it needs."""
    return {"none": True, "days": clock.days > 0, "live": clock.minutes > 0}[clock.kind]


def whole_time(clock: protocol.Clock) -> float:
    """What a seat starts with."""
    return clock.days * DAY if clock.kind == "days" else clock.minutes * 60.0


def running(table: LiveTable) -> str | None:
    """The seat whose clock runs: a person's that is to act, in a live game when both are there."""
    if table.kept.clock.kind == "none":
        return None
    sittings = table.kept.sittings
    seat = table.to_act()
    if seat is None or seat < 0 or sittings[seat].guest is None:
        return None
    if table.kept.clock.kind == "live" and any(sitting.is_free for sitting in sittings):
        return None
    return sittings[seat].seat


def remaining(table: LiveTable, moment: datetime) -> dict[str, float]:
    """Seconds left for every seat that has a clock."""
    kept = table.kept
    if kept.clock.kind == "none":
        return {}
    runs = running(table)
    left = {
        sitting.seat: kept.state.seconds_left.get(sitting.seat, whole_time(kept.clock))
        for sitting in kept.sittings
        if sitting.level is None
    }
    if runs is not None:
        left[runs] = max(0.0, left[runs] - _gone(kept, moment))
    return left


def _gone(kept: Kept, moment: datetime) -> float:
    """Seconds since the clock runs. Days are those of the calendar; whoever sets the machine's clock neither gives nor
    takes time in a live game."""
    since = kept.state.clock_since
    if since is None:
        return 0.0
    if kept.clock.kind == "live":
        return steady() - kept.state.steady_since
    return max(0.0, (moment - since).total_seconds())


def clock_state(table: LiveTable) -> protocol.ClockState | None:
    """The clocks as they stand now."""
    clock = table.kept.clock
    if clock.kind == "none":
        return None
    left = {seat: round(seconds, 1) for seat, seconds in remaining(table, now()).items()}
    return protocol.ClockState(clock.kind, left, running(table), clock.days, clock.increment)


def run_out(table: LiveTable, moment: datetime) -> str | None:
    """The seat that has no time left."""
    runs = running(table)
    return runs if runs is not None and remaining(table, moment)[runs] <= 0 else None


def stopped(table: LiveTable, moment: datetime, decisions: int = 0) -> dict[str, float]:
    """What the clocks show after so many decisions of the seat whose clock runs; taken back ones count below zero, so
    that taking back and playing again gains no time. To be asked before the session moves on."""
    left, runs = remaining(table, moment), running(table)
    if runs is not None and table.kept.clock.kind == "live":
        left[runs] += decisions * table.kept.clock.increment
    return left


def can_give_back(table: LiveTable, decisions: int) -> bool:
    """Whether there would be time left without the increments of the last decisions."""
    runs = running(table)
    return runs is None or stopped(table, now(), -decisions)[runs] > 0


def started(table: LiveTable, state: State, ran: str | None) -> State:
    """The state with the clock of whoever is to act now running since `state.updated`. Days begin anew with a turn."""
    runs = running(table)
    left = dict(state.seconds_left)
    if table.kept.clock.kind == "days" and runs is not None and runs != ran:
        left[runs] = whole_time(table.kept.clock)
    return replace(state, seconds_left=left, clock_since=None if runs is None else state.updated)


def clocks_running(connection: Connection) -> list[tuple[str, str, State]]:
    """The tables at which a clock runs, with its kind and the state."""
    running = (TableRow.clock_since.is_not(None), TableRow.result.is_(None))
    rows = connection.execute(select(TableRow.__table__).where(*running))
    return [(row.id, row.clock, state_of_row(row)) for row in rows]


class Clocks:
    """One timer for each table at which a clock runs, in memory or not."""

    def __init__(self, database: Database, look_at: Callable[[str], Awaitable[None]]) -> None:
        self.began, self._began_steady = now(), steady()
        self._database = database
        self._look_at = look_at
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._failures: dict[str, int] = {}
        """How often the last looks at a table failed in a row."""

    async def sweep(self) -> None:
        """At the start: every clock that runs gets its timer."""
        for table, kind, state in await self._database.read(clocks_running):
            gone = 0.0 if kind == "live" else (self.began - (state.clock_since or self.began)).total_seconds()
            self._set(table, max(0.0, state.seconds_left.get(state.to_act or "", 0.0) - gone))

    def welcome(self, table: LiveTable) -> None:
        """A table comes into memory: in a live game nobody pays for the time in which the server was not there."""
        state = table.kept.state
        if state.clock_since is not None and table.kept.clock.kind == "live":
            since, by_steady = max(state.clock_since, self.began), max(state.steady_since, self._began_steady)
            table.kept.state = replace(state, clock_since=since, steady_since=by_steady)
        self.schedule(table)

    def schedule(self, table: LiveTable) -> None:
        """The timer as the table needs it now."""
        runs = running(table)
        if runs is None:
            self._stop(table.id)
            self._failures.pop(table.id, None)
        else:
            self._set(table.id, remaining(table, now())[runs])

    def hurry(self, table: str) -> None:
        """Somebody looks at the table: where the last look at its clock failed, the next one is soon."""
        timer = self._timers.get(table)
        soon = asyncio.get_running_loop().time() + retrying.FIRST_PAUSE
        if table in self._failures and timer is not None and timer.when() > soon:
            self._set(table, retrying.FIRST_PAUSE)

    def _set(self, table: str, seconds: float) -> None:
        self._stop(table)
        loop = asyncio.get_running_loop()
        self._timers[table] = loop.call_later(min(seconds, MOST_WAITING) + 0.005, self._ring, table)

    def _stop(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        task = asyncio.ensure_future(self._look(table))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, table: str) -> None:
        try:
            await self._look_at(table)
            self._failures.pop(table, None)
        except Exception:
            failures = self._failures[table] = self._failures.get(table, 0) + 1
            retrying.note("clock not looked at", table, failures)
            self._set(table, retrying.pause_after(failures))

    async def close(self) -> None:
        self._stop_all()
        await asyncio.gather(*self._looking, return_exceptions=True)
        self._stop_all()  # a last look may have failed and waits for the next

    def _stop_all(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def absent_since(table: LiveTable, days: int) -> bool:
    """Whether nobody has decided for so many days."""
    return days > 0 and now() - table.kept.state.updated >= timedelta(days=days)
