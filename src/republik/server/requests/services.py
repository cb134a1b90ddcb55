"""What requests need of the program that answers them."""

from typing import Any, Protocol

from republik.server.rate_limit import Limiter, Rates
from republik.server.settings import Settings
from republik.server.tables.analysis_jobs import AnalysisJobs
from republik.server.tables.analysis_words import AnalysisWordsCache
from republik.server.tables.audience import Audience
from republik.server.tables.computer import ComputerTurns
from republik.server.tables.hints import Advisor
from republik.server.tables.opening import FileOpener
from republik.server.tables.service import TableService


class Lists(Protocol):
    """The lists of tables."""

    async def tables(self, guest: int | None) -> dict[str, Any]: ...


class LongWork(Advisor, FileOpener, Protocol):
    """What takes long and is done elsewhere: in the worker processes of a server, or between other requests."""


class TableServices(Protocol):
    """The services behind the requests about tables: those of a server, or of a page without one."""

    @property
    def settings(self) -> Settings: ...
    @property
    def tables(self) -> TableService: ...
    @property
    def lists(self) -> Lists: ...
    @property
    def audience(self) -> Audience: ...
    @property
    def workers(self) -> LongWork: ...
    @property
    def analyses(self) -> AnalysisJobs: ...
    @property
    def analysis_words(self) -> AnalysisWordsCache: ...
    @property
    def chat_pace(self) -> Limiter: ...
    @property
    def computers(self) -> ComputerTurns: ...
    @property
    def file_pace(self) -> Rates: ...
    @property
    def invitation_pace(self) -> Rates: ...
