"""What requests need of the program that answers them."""

from typing import Protocol

from republik.hosting.core.bus import Bus
from republik.hosting.core.chat import LINES_AT_ONCE, LINES_PER_SECOND
from republik.hosting.core.import_file import FileOpener
from republik.hosting.core.service import TableService
from republik.hosting.core.store import TableStore
from republik.hosting.core.tasks import Tasks
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.load.metrics import Metrics
from republik.hosting.load.rate_limit import Limiter, by_name, per_day
from republik.hosting.settings import HostingSettings
from republik.hosting.thinking.analysis_jobs import AnalysisJobs, Examiner
from republik.hosting.thinking.computer import Chooser, ComputerTurns
from republik.hosting.thinking.hints import Advisor
from republik.hosting.views.analysis_words import AnalysisWordsCache
from republik.hosting.views.audience import Audience
from republik.hosting.views.people_at_tables import PeopleAtTables
from republik.hosting.wire import Codec, TableList


class Lists(Protocol):
    """The lists of tables."""

    async def tables(self, guest: int | None) -> TableList: ...


class LongWork(Chooser, Advisor, Examiner, FileOpener, Protocol):
    """What takes long and is done elsewhere: in the worker processes of a server, or between other requests."""


class TableServices:
    """The services behind the requests about tables: those of a server, or of a page without one."""

    lists: Lists

    def __init__(
        self,
        settings: HostingSettings,
        codec: Codec,
        store: TableStore,
        workers: LongWork,
        bus: Bus,
        metrics: Metrics,
        time: Timekeeper,
    ) -> None:
        share = settings.network_share
        self.settings = settings
        self.codec = codec
        self.workers = workers
        self.tasks = Tasks()
        self.tables = TableService(store, time, self.tasks, settings.tables_in_memory, settings.decisions_in_memory)
        self.audience = Audience(self.tasks, settings.presence_seconds, codec)
        self.at_tables = PeopleAtTables(self.tables, self.audience)
        self.computers = ComputerTurns(self.tables, workers, bus, self.audience.followers.askers, self.tasks, metrics)
        self.analyses = AnalysisJobs(store, workers)
        self.analysis_words = AnalysisWordsCache()
        self.chat_pace = Limiter(by_name, LINES_PER_SECOND, LINES_AT_ONCE)
        self.file_pace = per_day(settings.files_per_day, share, "too-many-files")
        self.invitation_pace = per_day(settings.invitations_per_day, share, "too-many-invitations")
