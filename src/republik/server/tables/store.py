"""Where tables are stored: what their core asks of a database, or of whatever takes its place."""

from typing import Protocol

from .changes import Change, Invitation
from .log import LogEntry
from .record import TableRecord


class Outdated(Exception):
    """Somebody else, such as another process, has gone on with the table."""


class StoreFailed(Exception):
    """Nothing was stored, or nothing can be read just now; the cause is the store's own error."""


class TableStore(Protocol):
    """Stores tables. What a method wrote is there when it returns; StoreFailed means that nothing of it was."""

    async def load(self, table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        """A table with its whole log."""
        ...

    async def create(self, record: TableRecord, log: list[LogEntry]) -> None:
        """A new table."""
        ...

    async def write(self, table: str, number: int, change: Change) -> None:
        """A change of a table whose log has `number` entries; Outdated where it has more by now, or where another
        status has been written since."""
        ...

    async def invite(self, table: str, seat: str | None, token_hash: str) -> None:
        """A link to a free seat, or to watch."""
        ...

    async def find_invitation(self, token_hash: str) -> Invitation | None: ...

    async def watch(self, table: str, guest: int) -> None:
        """The guest came by a link to watch."""
        ...

    async def withdraw_links(self, table: str) -> tuple[int, set[int]]:
        """Removes the links to watch: how many there were, and who had come by one."""
        ...

    async def games_in_progress(self, guest: int) -> int:
        """How many tables that a guest made are in play."""
        ...

    async def notes(self, table: str, guest: int) -> str: ...
    async def write_notes(self, table: str, guest: int, text: str) -> None: ...

    async def find_analysis(self, table: str, level: str | None) -> tuple[str, str] | None:
        """The level and the result of an analysis; any level's where none is named."""
        ...

    async def write_analysis(self, table: str, level: str, result: str) -> None: ...
