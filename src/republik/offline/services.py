"""The parts of a table without a server."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from republik.server.metrics import Metrics
from republik.server.rate_limit import Limiter, Rates, per_day
from republik.server.settings import Settings
from republik.server.tables import presenters
from republik.server.tables.analysis_jobs import AnalysisJobs
from republik.server.tables.analysis_words import AnalysisWordsCache
from republik.server.tables.audience import Audience
from republik.server.tables.bus import LocalBus
from republik.server.tables.chat import LINES_AT_ONCE, LINES_PER_SECOND
from republik.server.tables.computer import ComputerTurns
from republik.server.tables.events import How, TableChanged
from republik.server.tables.people import PeopleAtTables
from republik.server.tables.service import TableService
from republik.server.tables.tasks import Tasks
from republik.server.tables.timekeeper import Timekeeper

from .person import Person
from .shelf import Shelf
from .store import ShelfStore
from .thinking import ThinkingHere

TABLES_IN_MEMORY: Final = 4
NO_LIMIT: Final = 1e9
SETTINGS: Final = Settings(database="", tables_in_memory=TABLES_IN_MEMORY, presence_seconds=0.0)

TellOthers = Callable[[str, int], None]
"""Tells the other tabs of the browser that a table has changed, and the number of its log."""


@dataclass(frozen=True)
class OwnTables:
    """The lists of tables: all of them belong to the person here."""

    store: ShelfStore

    async def tables(self, guest: int | None) -> dict[str, Any]:
        own = [presenters.table_info(record, guest) for record in await self.store.tables()]
        return {"open": [], "mine": own, "watch": [], "ended": []}


@dataclass(frozen=True)
class OfflineServices:
    """The services behind the requests of the page in this browser."""

    settings: Settings
    store: ShelfStore
    person: Person
    tables: TableService
    lists: OwnTables
    audience: Audience
    computers: ComputerTurns
    workers: ThinkingHere
    analyses: AnalysisJobs
    analysis_words: AnalysisWordsCache
    chat_pace: Limiter
    file_pace: Rates
    invitation_pace: Rates


def built(shelf: Shelf, tell_others: TellOthers) -> OfflineServices:
    time, tasks, thinking = Timekeeper(), Tasks(), ThinkingHere()
    store = ShelfStore(shelf, time)
    tables = TableService(store, time, tasks, TABLES_IN_MEMORY)
    audience = Audience(tasks, SETTINGS.presence_seconds)
    computers = ComputerTurns(tables, thinking, LocalBus(), audience.followers.watching, tasks, Metrics())

    def publish(news: TableChanged) -> None:
        if news.how in (How.CHANGED, How.CREATED, How.NEXT):
            tell_others(news.table.id, news.table.number if news.change.entries else 0)

    tables.subscribe(audience.on_change, computers.on_change, publish)
    return OfflineServices(
        settings=SETTINGS,
        store=store,
        person=Person(shelf, store, PeopleAtTables(tables, audience)),
        tables=tables,
        lists=OwnTables(store),
        audience=audience,
        computers=computers,
        workers=thinking,
        analyses=AnalysisJobs(store, thinking),
        analysis_words=AnalysisWordsCache(),
        chat_pace=Limiter(LINES_PER_SECOND, LINES_AT_ONCE),
        file_pace=per_day(NO_LIMIT, 1.0, "too-many-files"),
        invitation_pace=per_day(NO_LIMIT, 1.0, "too-many-invitations"),
    )
