"""Tables in the database."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from republik.hosting.core.changes import Change, ExtraChange, Invitation, NextTable, SeatTaken, SeatTakenOver
from republik.hosting.core.log import LogEntry
from republik.hosting.core.record import TableRecord, TableStatus
from republik.hosting.core.store import LogTail, OpenTableBounds, Outdated, failing
from republik.hosting.core.timekeeper import Timekeeper

from . import queries
from .database import Database
from .queries import LogAppend

Answer = TypeVar("Answer")


class SqlTableStore:
    """A TableStore on SQL. Decisions of many tables are committed together."""

    def __init__(self, database: Database, time: Timekeeper) -> None:
        self._database = database
        self._time = time

    async def load(self, table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        return await self._read(lambda connection: queries.load(connection, table, self._time))

    async def load_tail(self, table: str, number: int) -> LogTail | None:
        with failing(SQLAlchemyError):
            return await self._database.read_item(self._load_tails, (table, number))

    def _load_tails(self, connection: Connection, logs: list[tuple[str, int]]) -> list[LogTail | None]:
        return queries.load_tails(connection, logs, self._time)

    async def create(self, record: TableRecord, log: list[LogEntry], bounds: OpenTableBounds | None = None) -> None:
        await self._write(lambda connection: queries.add_table(connection, record, log, bounds))

    async def write(self, table: str, number: int, change: Change) -> None:
        status = change.status
        with failing(SQLAlchemyError):
            try:
                if change.entries and status is not None:
                    appended = LogAppend(table, number, change.entries, change.result, status)
                    await self._database.write_item(queries.add, appended)
                else:
                    await self._database.write(lambda connection: _write(connection, table, number, change))
            except IntegrityError as error:  # another process was faster: each number is assigned once
                raise Outdated(table) from error

    async def clocks_running(self) -> list[tuple[str, str, TableStatus]]:
        """Tables with a running clock, its kind and their status."""
        return await self._read(queries.clocks_running)

    # Links

    async def invite(self, table: str, seat: str | None, token_hash: str) -> None:
        await self._write(lambda connection: queries.invite(connection, table, seat, token_hash))

    async def find_invitation(self, token_hash: str) -> Invitation | None:
        row = await self._read(lambda connection: queries.find_invitation(connection, token_hash))
        return None if row is None else Invitation(*row)

    async def watch(self, table: str, guest: int) -> None:
        await self._write(lambda connection: queries.watch(connection, table, guest, by_link=True))

    async def withdraw_links(self, table: str) -> tuple[int, set[int]]:
        return await self._write(lambda connection: queries.withdraw_links(connection, table))

    # Lists, notes and analyses

    async def games_in_progress(self, guest: int) -> int:
        return await self._read(lambda connection: queries.games_in_progress(connection, guest))

    async def has_played(self, guest: int, game: str) -> bool:
        return await self._read(lambda connection: queries.has_played(connection, guest, game))

    async def notes(self, table: str, guest: int) -> str:
        return await self._read(lambda connection: queries.notes_of(connection, table, guest))

    async def write_notes(self, table: str, guest: int, text: str) -> None:
        await self._write(lambda connection: queries.write_notes(connection, table, guest, text))

    async def lesson_progress(self, table: str, guest: int) -> str:
        return await self._read(lambda connection: queries.lesson_progress(connection, table, guest))

    async def keep_lesson_progress(self, table: str, guest: int, progress: str) -> None:
        await self._write(lambda connection: queries.keep_lesson_progress(connection, table, guest, progress))

    async def find_analysis(self, table: str, level: str | None) -> tuple[str, str] | None:
        return await self._read(lambda connection: queries.find_analysis(connection, table, level))

    async def write_analysis(self, table: str, level: str, result: str) -> None:
        await self._write(lambda connection: queries.write_analysis(connection, table, level, result))

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with failing(SQLAlchemyError):
            return await self._database.read(work)

    async def _write(self, work: Callable[[Connection], Answer]) -> Answer:
        with failing(SQLAlchemyError):
            return await self._database.write(work)


def _write(connection: Connection, table: str, number: int, change: Change) -> None:
    """Writes all of a change, or none of it."""
    if change.chat is not None:
        queries.say(connection, table, change.chat)
    if change.also is not None:
        _write_also(connection, table, change.also)
    if change.status is not None:
        queries.write_status(connection, table, number, change.status)


def _write_also(connection: Connection, table: str, also: ExtraChange) -> None:
    match also:
        case SeatTaken(seat, guest):
            queries.sit(connection, table, seat, guest)
        case SeatTakenOver(seat, level, left):
            queries.take_over(connection, table, seat, level)
            if left is not None:
                queries.watch(connection, table, left, by_link=False)
        case NextTable(record, log):
            queries.add_table(connection, record, log)
