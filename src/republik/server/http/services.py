"""The parts of a running server, and the subscribers to its tables."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from republik.server.accounts.identity import Guests
from republik.server.accounts.members import Members
from republik.server.accounts.profiles import Profiles
from republik.server.metrics import Metrics
from republik.server.notify.notices import Notices
from republik.server.rate_limit import Limiter, Rates, per_day
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.health import Health
from republik.server.storage.redis_bus import bus_at
from republik.server.storage.sweep import Sweep
from republik.server.storage.table_store import SqlTableStore
from republik.server.tables.analysis_jobs import AnalysisJobs
from republik.server.tables.analysis_words import AnalysisWordsCache
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

from .pictures import Pictures
from .table_lists import TableLists


@dataclass(frozen=True)
class Services:
    """The services used by endpoints and sockets."""

    settings: Settings
    database: Database
    metrics: Metrics
    bus: Bus
    tasks: Tasks
    guests: Guests
    members: Members
    profiles: Profiles
    notices: Notices
    health: Health
    tables: TableService
    timers: ClockTimers
    lists: TableLists
    audience: Audience
    computers: ComputerTurns
    workers: Workers
    analyses: AnalysisJobs
    analysis_words: AnalysisWordsCache
    pictures: Pictures
    chat_pace: Limiter
    file_pace: Rates
    invitation_pace: Rates
    sweep: Sweep

    async def on_news(self, news: News | None) -> None:
        """Another process on the same database has changed something."""
        if news is not None and news.person:
            await self.members.on_news(news.person)
        await self.tables.on_news(news)

    def subscribe(self) -> None:
        """The subscribers to tables, in this order."""
        self.tables.subscribe(
            self.timers.on_change,
            partial(_tell_others, self.bus),
            self.audience.on_change,
            self.notices.on_change,
            self.computers.on_change,
            partial(_count, self.metrics),
        )
        self.metrics.gauge("republik_tables_in_memory", lambda: len(self.tables.live()))
        self.metrics.gauge("republik_sockets", self.audience.followers.count)

    async def close(self) -> None:
        """Finishes pending writes; drops unfinished thinking, which starts again with the server."""
        self.tables.close()
        await self.timers.close()
        await self.analyses.close()
        self.computers.close()
        await self.tasks.join()
        await self.notices.close()
        self.members.close()
        await self.bus.close()
        self.workers.close()


@asynccontextmanager
async def running_services(
    settings: Settings, database: Database, metrics: Metrics, make_workers: Callable[[int], Workers]
) -> AsyncIterator[Services]:
    """Builds the services, starts them, and closes them at the end."""
    time = Timekeeper()
    store = SqlTableStore(database, time)
    services = _built(settings, database, metrics, make_workers(settings.workers), store, time)
    services.subscribe()
    await services.notices.start()
    await services.members.start()
    await services.bus.start(services.on_news)
    for table, kind, status in await store.clocks_running():
        services.timers.resume(table, kind, status)
    try:
        yield services
    finally:
        await services.close()


def _built(
    settings: Settings, database: Database, metrics: Metrics, workers: Workers, store: SqlTableStore, time: Timekeeper
) -> Services:
    tasks, bus, guests = Tasks(), bus_at(settings.redis), Guests(database)
    tables = TableService(store, time, tasks, settings.tables_in_memory, settings.decisions_in_memory)
    audience = Audience(tasks, settings.presence_seconds)
    followers = audience.followers
    computers = ComputerTurns(tables, workers, bus, followers.watching, tasks, metrics)
    notices = Notices(settings, database, metrics, followers.is_present, computers.network_of)
    at_tables = PeopleAtTables(tables, audience)
    analyses = AnalysisJobs(store, workers)
    return Services(
        settings=settings,
        database=database,
        metrics=metrics,
        bus=bus,
        tasks=tasks,
        guests=guests,
        members=Members(database, guests, tables, at_tables, notices, bus),
        profiles=Profiles(settings, database, guests, at_tables, notices, bus),
        notices=notices,
        health=Health(database),
        tables=tables,
        timers=ClockTimers(time, partial(_look_at_clock, tables)),
        lists=TableLists(database, tasks, settings.lists_seconds),
        audience=audience,
        computers=computers,
        workers=workers,
        analyses=analyses,
        analysis_words=AnalysisWordsCache(),
        pictures=Pictures(tables, analyses, workers),
        chat_pace=Limiter(LINES_PER_SECOND, LINES_AT_ONCE),
        file_pace=per_day(settings.files_per_day, settings.network_share, "too-many-files"),
        invitation_pace=per_day(settings.invitations_per_day, settings.network_share, "too-many-invitations"),
        sweep=Sweep(settings, database, tables, followers.is_followed, guests.forget_idle),
    )


async def _look_at_clock(tables: TableService, table_id: str) -> Table | None:
    """A timer has fired: the seat to act may have lost on time."""
    table = await tables.get(table_id)
    if table is not None:
        await tables.act(table, look_at_clock)
    return table


def _tell_others(bus: Bus, news: TableChanged) -> None:
    if news.how == How.CHANGED:
        bus.publish(table=news.table.id, number=news.table.number if news.change.entries else 0)
    elif news.how == How.ADMISSION:
        bus.publish(table=news.table.id)


def _count(metrics: Metrics, news: TableChanged) -> None:
    if news.change.entries and news.change.entries[0].kind == DECISION:
        metrics.count("republik_decisions_total")
        metrics.add_seconds("republik_decision_seconds_total", news.seconds)
