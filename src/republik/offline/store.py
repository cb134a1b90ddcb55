"""Tables on the storage of a browser: written whole after every decision."""

import logging
from typing import Final

from republik.hosting.core.changes import Change, Invitation, NextTable
from republik.hosting.core.log import LogEntry
from republik.hosting.core.record import TableRecord
from republik.hosting.core.store import LogTail, OpenTableBounds, Outdated, failing
from republik.hosting.core.table import changed
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.refusals import CannotDo

from .storage import Storage, StorageFailed
from .table_text import read_table, write_table

TABLES: Final = "table/"
NOTES: Final = "notes/"
LESSONS: Final = "lesson/"
ANALYSES: Final = "analysis/"

_log = logging.getLogger("republik.offline")


class BrowserTableStore:
    """A TableStore on a storage. Everything belongs to the one person at this browser."""

    def __init__(self, storage: Storage, time: Timekeeper) -> None:
        self._storage = storage
        self._time = time

    async def tables(self) -> list[TableRecord]:
        """All tables, newest first; without those that another version has written in a way unknown to this one."""
        with failing(StorageFailed):
            texts = await self._storage.read_all(TABLES)
        records = []
        for text in texts:
            try:
                records.append(read_table(text, self._time).record)
            except (LookupError, TypeError, ValueError):
                _log.exception("table not read")
        return sorted(records, key=lambda record: record.created, reverse=True)

    async def load(self, table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        with failing(StorageFailed):
            text = await self._storage.read(TABLES + table)
        return None if text is None else read_table(text, self._time)

    async def load_tail(self, table: str, number: int) -> LogTail | None:
        stored = await self.load(table)
        return None if stored is None else LogTail(stored[1][number:], stored[0].status, stored[0].result)

    async def create(self, record: TableRecord, log: list[LogEntry], bounds: OpenTableBounds | None = None) -> None:  # noqa: ARG002
        """Nobody else sees the lobby of a browser, so there are no bounds."""
        with failing(StorageFailed):
            await self._storage.write(TABLES + record.id, write_table(record, log))

    async def write(self, table: str, number: int, change: Change) -> None:
        """Another tab of the browser may have been faster: Outdated."""
        with failing(StorageFailed):
            before = await self._storage.read(TABLES + table)
            if before is None:
                raise Outdated(table)
            stored = read_table(before, self._time)
            if len(stored.log) != number:
                raise Outdated(table)
            after = write_table(changed(stored.record, change), [*stored.log, *change.entries])
            if not await self._storage.replace(TABLES + table, before, after, _next_table(change)):
                raise Outdated(table)

    async def rename(self, guest: int, name: str) -> None:
        """Writes somebody's new name into all tables."""
        for record in await self.tables():
            while not await self._renamed(record.id, guest, name):
                pass  # a decision was stored meanwhile

    async def _renamed(self, table: str, guest: int, name: str) -> bool:
        with failing(StorageFailed):
            text = await self._storage.read(TABLES + table)
            if text is None:
                return True
            record, log = read_table(text, self._time)
            for seat in record.seats:
                if seat.guest == guest:
                    seat.name = name
            return await self._storage.replace(TABLES + table, text, write_table(record, log))

    # Notes, lessons and analyses

    async def notes(self, table: str, guest: int) -> str:  # noqa: ARG002
        return await self._text(NOTES + table)

    async def write_notes(self, table: str, guest: int, text: str) -> None:  # noqa: ARG002
        await self._keep(NOTES + table, text)

    async def lesson_progress(self, table: str, guest: int) -> str:  # noqa: ARG002
        return await self._text(LESSONS + table)

    async def keep_lesson_progress(self, table: str, guest: int, progress: str) -> None:  # noqa: ARG002
        await self._keep(LESSONS + table, progress)

    async def find_analysis(self, table: str, level: str | None) -> tuple[str, str] | None:
        text = await self._text(ANALYSES + table)
        made_by, _, result = text.partition("\n")
        return (made_by, result) if text and level in (None, made_by) else None

    async def write_analysis(self, table: str, level: str, result: str) -> None:
        await self._keep(ANALYSES + table, f"{level}\n{result}")

    async def _text(self, key: str) -> str:
        with failing(StorageFailed):
            return await self._storage.read(key) or ""

    async def _keep(self, key: str, text: str) -> None:
        with failing(StorageFailed):
            await self._storage.write(key, text)

    # Who has played

    async def games_in_progress(self, guest: int) -> int:  # noqa: ARG002
        return sum(record.result is None for record in await self.tables())

    async def has_played(self, guest: int, game: str) -> bool:
        return any(
            record.game == game and not record.lesson and guest in record.people() for record in await self.tables()
        )

    # Other people: there are none

    async def invite(self, table: str, seat: str | None, token_hash: str) -> None:  # noqa: ARG002
        raise CannotDo("needs-server")

    async def find_invitation(self, token_hash: str) -> Invitation | None:  # noqa: ARG002
        return None

    async def watch(self, table: str, guest: int) -> None:  # noqa: ARG002
        raise CannotDo("needs-server")

    async def withdraw_links(self, table: str) -> tuple[int, set[int]]:  # noqa: ARG002
        return 0, set()


def _next_table(change: Change) -> tuple[str, str] | None:
    """The key and the text of the table at which the players go on, if the change makes one."""
    if not isinstance(change.also, NextTable):
        return None
    return TABLES + change.also.record.id, write_table(change.also.record, change.also.log)
