"""The parts of a running server, the subscribers to its tables, and a request that uses them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from republik.hosting import wire
from republik.hosting.core.bus import Bus, News
from republik.hosting.core.clock_timers import ClockTimers
from republik.hosting.core.decisions import look_at_clock
from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.log import DECISION
from republik.hosting.core.presence import Presence
from republik.hosting.core.service import TableService
from republik.hosting.core.table import Table
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.endpoints.endpoint import Call
from republik.hosting.endpoints.services import TableServices
from republik.hosting.load.metrics import Metrics
from republik.hosting.thinking.workers import Workers
from republik.server import codec
from republik.server.accounts.identity import Guests, Origin
from republik.server.accounts.members import Members, SignedIn
from republik.server.accounts.profiles import Profiles
from republik.server.notify.notices import Notices
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.health import Health
from republik.server.storage.sweep import Sweep
from republik.server.storage.table_store import SqlTableStore

from .pictures import Pictures
from .table_lists import TableLists


class Services(TableServices):
    """The services used by endpoints and sockets."""

    settings: Settings
    workers: Workers

    def __init__(self, settings: Settings, database: Database, metrics: Metrics, workers: Workers) -> None:
        time, bus, guests = Timekeeper(), _bus(settings.redis), Guests(database)
        self.store = SqlTableStore(database, time)
        super().__init__(settings, codec, self.store, workers, bus, metrics, time)
        tables, followers = self.tables, self.audience.followers
        self.database = database
        self.metrics = metrics
        self.bus = bus
        self.guests = guests
        self.notices = Notices(settings, database, metrics, followers.is_present, self.computers.network_of)
        self.members = Members(database, guests, tables, self.at_tables, self.notices, bus)
        self.profiles = Profiles(settings, database, guests, self.at_tables, self.notices, bus)
        self.health = Health(database)
        self.timers = ClockTimers(time, partial(_look_at_clock, tables))
        self.presence = Presence(bus, followers.guests, settings.away_seconds)
        self.lists = TableLists(database, self.tasks, settings.lists_seconds, self.presence.present)
        self.pictures = Pictures(tables, workers)
        self.sweep = Sweep(settings, database, tables, followers.is_followed, guests.forget_idle)

    async def on_news(self, news: News | None) -> None:
        """Another process on the same database has changed something."""
        if news is not None and news.person:
            await self.members.on_news(news.person)
        await self.tables.on_news(news)

    async def start(self) -> None:
        """Subscribes to tables, in this order, and to the other processes."""
        self.tables.subscribe(
            self.timers.on_change,
            partial(_tell_others, self.bus),
            self.audience.on_change,
            self.notices.on_change,
            self.computers.on_change,
            partial(_count, self.metrics),
        )
        self.tables.subscribe_to_visits(self.timers.on_visit, self.computers.wake)
        self.metrics.gauge("republik_tables_in_memory", lambda: len(self.tables.live()))
        self.metrics.gauge("republik_sockets", self.audience.followers.count)
        await self.notices.start()
        await self.members.start()
        await self.bus.start(self.on_news)
        await self.presence.start()
        for table, kind, status in await self.store.clocks_running():
            self.timers.resume(table, kind, status)

    async def close(self) -> None:
        """Finishes pending writes; drops unfinished thinking, which starts again with the server."""
        self.tables.close()
        await self.timers.close()
        await self.analyses.close()
        self.computers.close()
        await self.tasks.join()
        await self.presence.close()
        await self.notices.close()
        self.members.close()
        await self.bus.close()
        self.workers.close()


@asynccontextmanager
async def running_services(
    settings: Settings, database: Database, metrics: Metrics, make_workers: Callable[[int], Workers]
) -> AsyncIterator[Services]:
    """Builds the services, starts them, and closes them at the end."""
    services = Services(settings, database, metrics, make_workers(settings.workers))
    await services.start()
    try:
        yield services
    finally:
        await services.close()


def _bus(url: str | None) -> Bus:
    """The Redis bus; without a URL this process is alone."""
    if url is None:
        return Bus()
    from republik.server.storage.redis_bus import RedisBus  # its package is an extra

    return RedisBus(url)


async def _look_at_clock(tables: TableService, table_id: str) -> Table | None:
    """A timer has fired: the seat to act may have lost on time."""
    table = await tables.get(table_id)
    if table is not None:
        await tables.act(table, look_at_clock)
    return table


def _tell_others(bus: Bus, changed: TableChanged) -> None:
    if changed.kind == ChangeKind.CHANGED:
        bus.publish(table=changed.table.id, number=changed.table.number if changed.change.entries else 0)
    elif changed.kind == ChangeKind.ACCESS:
        bus.publish(table=changed.table.id)


def _count(metrics: Metrics, changed: TableChanged) -> None:
    if changed.change.entries and changed.change.entries[0].kind == DECISION:
        metrics.count("republik_decisions_total")
        metrics.add_seconds("republik_decision_seconds_total", changed.seconds)


@dataclass
class HttpCall(Call):
    """A request with its origin, and the cookies to set with the answer."""

    services: Services
    origin: Origin
    token: str | None = None
    """The session cookie."""
    device: str | None = None
    """The device cookie."""

    async def enter(self, entered: SignedIn) -> wire.Me:
        """Gives the browser the token of a new session."""
        self.visitor, self.token, self.device = entered.visitor, entered.token, entered.device
        return await self.services.profiles.me(entered.visitor)
