"""The parts of a running server, and who is told of what happens at its tables."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from republik.server.accounts.identity import Guests
from republik.server.accounts.people import People
from republik.server.metrics import Metrics
from republik.server.notify.notices import Notices
from republik.server.rate_limit import Limiter
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.health import Health
from republik.server.storage.redis_bus import bus_at
from republik.server.storage.table_store import SqlTableStore
from republik.server.tables.analysis_jobs import AnalysisJobs
from republik.server.tables.audience import Audience
from republik.server.tables.bus import Bus, News
from republik.server.tables.chat import LINES_AT_ONCE, LINES_PER_SECOND
from republik.server.tables.clock_timers import ClockTimers
from republik.server.tables.computer import ComputerTurns
from republik.server.tables.decisions import look_at_clock
from republik.server.tables.events import How, TableChanged
from republik.server.tables.log import DECISION
from republik.server.tables.people import PeopleAtTables
from republik.server.tables.service import TableService
from republik.server.tables.table import Table
from republik.server.tables.tasks import Tasks
from republik.server.tables.timekeeper import Timekeeper
from republik.server.tables.workers import Workers

from .table_lists import TableLists


@dataclass(frozen=True)
class Services:
    """What endpoints and sockets use."""

    settings: Settings
    database: Database
    metrics: Metrics
    bus: Bus
    tasks: Tasks
    guests: Guests
    people: People
    notices: Notices
    health: Health
    tables: TableService
    lists: TableLists
    audience: Audience
    computers: ComputerTurns
    workers: Workers
    analyses: AnalysisJobs
    chat_pace: Limiter

    async def hear(self, news: News | None) -> None:
        """What another process at the same database has changed."""
        if news is not None and news.person:
            await self.people.hear(news.person)
        await self.tables.hear(news)


@asynccontextmanager
async def running_services(
    settings: Settings, database: Database, metrics: Metrics, make_workers: Callable[[int], Workers]
) -> AsyncIterator[Services]:
    """Starts the parts in their order. At the end what is being written is finished; what is being thought is dropped
    and begun anew at the next start."""
    time, tasks, bus, guests = Timekeeper(), Tasks(), bus_at(settings.redis), Guests(database)
    store, workers = SqlTableStore(database, time), make_workers(settings.workers)
    tables = TableService(store, time, tasks, settings.tables_in_memory)
    audience = Audience(tasks, settings.presence_seconds)
    followers = audience.followers
    timers = ClockTimers(time, partial(_look_at_clock, tables))
    notices = Notices(settings, database, metrics, followers.is_there)
    computers = ComputerTurns(tables, workers, bus, followers.watching, tasks, metrics)
    analyses = AnalysisJobs(store, workers)
    at_tables = PeopleAtTables(tables, audience)
    people = People(settings, database, guests, tables, at_tables, notices, bus)
    lists = TableLists(database, tasks, settings.lists_seconds)
    tables.subscribe(timers.hear, partial(_tell_others, bus), audience.hear, notices.hear, computers.hear)
    tables.subscribe(partial(_count, metrics))
    metrics.gauge("republik_tables_in_memory", lambda: len(tables.live()))
    metrics.gauge("republik_sockets", followers.count)
    services = Services(
        settings=settings,
        database=database,
        metrics=metrics,
        bus=bus,
        tasks=tasks,
        guests=guests,
        people=people,
        notices=notices,
        health=Health(database),
        tables=tables,
        lists=lists,
        audience=audience,
        computers=computers,
        workers=workers,
        analyses=analyses,
        chat_pace=Limiter(LINES_PER_SECOND, LINES_AT_ONCE),
    )
    await notices.start()
    await people.start()
    await bus.start(services.hear)
    for table, kind, status in await store.clocks_running():
        timers.resume(table, kind, status)
    try:
        yield services
    finally:
        tables.close()
        await timers.close()
        await analyses.close()
        computers.close()
        await tasks.join()
        await notices.close()
        people.close()
        await bus.close()
        workers.close()


async def _look_at_clock(tables: TableService, table_id: str) -> Table | None:
    """A timer has rung: the side to act may have lost."""
    table = await tables.get(table_id)
    if table is not None:
        await tables.act(table, look_at_clock)
    return table


def _tell_others(bus: Bus, news: TableChanged) -> None:
    if news.how == How.CHANGED:
        bus.tell(table=news.table.id, number=news.table.number if news.change.entries else 0)
    elif news.how == How.ADMISSION:
        bus.tell(table=news.table.id)


def _count(metrics: Metrics, news: TableChanged) -> None:
    if news.change.entries and news.change.entries[0].kind == DECISION:
        metrics.count("republik_decisions_total")
        metrics.add_seconds("republik_decision_seconds_total", news.seconds)
