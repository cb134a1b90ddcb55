"""The storage interface: what the core needs from a database, or from its substitute."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from .changes import Change, Invitation
from .log import LogEntry
from .record import TableRecord, TableStatus


class Outdated(Exception):
    """Somebody else, such as another process, has changed the table."""


class StoreFailed(Exception):
    """Nothing was stored, or nothing can be read at the moment; the cause is the store's own error."""


@contextmanager
def failing(kind: type[Exception]) -> Iterator[None]:
    """Translates errors of this kind, the store's own, into those of the tables."""
    try:
        yield
    except kind as error:
        raise StoreFailed from error


class LogTail(NamedTuple):
    """The end of a table's log, and how the table stands after it."""

    entries: Sequence[LogEntry]
    status: TableStatus
    result: str | None


class OpenTableBounds(NamedTuple):
    """How many open tables with a free seat the maker of one may have, and how many all guests of the network, as far
    as this process knows them."""

    per_guest: int
    per_network: int
    neighbours: Collection[int]


class TableStore(Protocol):
    """Stores tables. Data is written when a method returns; StoreFailed means that none of it was."""

    async def load(self, table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        """A table with its whole log."""
        ...

    async def load_tail(self, table: str, number: int) -> LogTail | None:
        """What follows the first `number` entries of a table's log."""
        ...

    async def create(self, record: TableRecord, log: list[LogEntry], bounds: OpenTableBounds | None = None) -> None:
        """A new table. Raises CannotDo if it exceeds the bounds, however many are created at the same time."""
        ...

    async def write(self, table: str, number: int, change: Change) -> None:
        """Writes a change of a table whose log has `number` entries; raises Outdated if it has more, or if another
        status has been written since."""
        ...

    async def invite(self, table: str, seat: str | None, token_hash: str) -> None:
        """Creates a link to a free seat, or for spectators."""
        ...

    async def find_invitation(self, token_hash: str) -> Invitation | None: ...

    async def watch(self, table: str, guest: int) -> None:
        """The guest used a spectator link."""
        ...

    async def withdraw_links(self, table: str) -> tuple[int, set[int]]:
        """Removes the spectator links; returns their number, and the guests who had used one."""
        ...

    async def games_in_progress(self, guest: int) -> int:
        """The number of tables in play that a guest created."""
        ...

    async def has_played(self, guest: int, game: str) -> bool:
        """Whether a guest has sat at a table of this game other than a lesson's."""
        ...

    async def notes(self, table: str, guest: int) -> str: ...
    async def write_notes(self, table: str, guest: int, text: str) -> None: ...
    async def lesson_progress(self, table: str, guest: int) -> str: ...
    async def keep_lesson_progress(self, table: str, guest: int, progress: str) -> None: ...

    async def find_analysis(self, table: str, level: str | None) -> tuple[str, str] | None:
        """The level and result of an analysis; any level's if none is given."""
        ...

    async def write_analysis(self, table: str, level: str, result: str) -> None: ...
