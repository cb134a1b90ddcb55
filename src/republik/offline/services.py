"""The parts of a table without a server."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Final

from republik.hosting.core.bus import Bus
from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.endpoints.services import TableServices
from republik.hosting.load.metrics import Metrics
from republik.hosting.settings import HostingSettings
from republik.hosting.views import presenters
from republik.hosting.wire import Shared, TableList

from . import codec
from .person import Person
from .storage import Storage
from .store import BrowserTableStore
from .thinking import ThinkingHere

NO_LIMIT: Final = 10**9
SETTINGS: Final = HostingSettings(
    network_share=1.0,
    tables_in_memory=4,
    decisions_in_memory=inf,
    files_per_day=NO_LIMIT,
    invitations_per_day=NO_LIMIT,
    presence_seconds=0.0,
)
"""One person has a browser's storage to themselves, and no seat is ever open to others."""

TellOthers = Callable[[str, int], None]
"""Tells the other tabs of the browser that a table has changed, and the number of its log."""


@dataclass(frozen=True)
class OwnTables:
    """The lists of tables: all of them belong to the person here."""

    store: BrowserTableStore

    async def tables(self, guest: int | None) -> TableList:
        own = [presenters.table_info(record, guest) for record in await self.store.tables()]
        return TableList(Shared([]), own, Shared([]), Shared([]))


class OfflineServices(TableServices):
    """The services behind the requests of the page in this browser."""

    def __init__(self, storage: Storage, tell_others: TellOthers) -> None:
        time = Timekeeper()
        self.store = BrowserTableStore(storage, time)
        super().__init__(SETTINGS, codec, self.store, ThinkingHere(), Bus(), Metrics(), time)
        self.person = Person(storage, self.store, self.at_tables)
        self.lists = OwnTables(self.store)
        self.tables.subscribe(self.audience.on_change, self.computers.on_change, partial(_publish, tell_others))
        self.tables.subscribe_to_visits(self.computers.wake)


def _publish(tell_others: TellOthers, changed: TableChanged) -> None:
    if changed.kind in (ChangeKind.CHANGED, ChangeKind.CREATED, ChangeKind.REMATCH):
        tell_others(changed.table.id, changed.table.number if changed.change.entries else 0)
