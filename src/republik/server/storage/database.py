"""The database: opened, migrated, read from threads, and written by one thread that commits in groups."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from republik.hosting.core.tasks import Tasks

from .private_files import keep_private, make_private

Answer = TypeVar("Answer")
Item = TypeVar("Item")
MAX_GROUP = 256
BETWEEN_COMMITS = 0.004
"""Seconds between the starts of two groups: everything that arrives in between is committed together."""
BETWEEN_COMMITS_POSTGRES = 0.010
"""Longer, because a group takes several round trips there, and each of them wakes two processes."""
BETWEEN_READS = 0.005
"""Seconds between the starts of two reads of many items."""
BUSY_MS = 10_000
MAX_CONNECTIONS = 15
MAX_READERS = 8
"""Reads at the same time."""
MIGRATING = 19891109
"""The PostgreSQL advisory lock held during a migration."""

_log = logging.getLogger("republik.server")


def open_database(url: str) -> Engine:
    """Creates an engine; SQLite uses WAL and syncs at every commit."""
    # error texts may be logged and must not contain a seed
    engine = create_engine(url, hide_parameters=True, **_pool(url))
    if engine.dialect.name == "sqlite":
        _close_to_others(engine.url.database or "")
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _pool(url: str) -> dict[str, int]:
    """PostgreSQL forks a process for every new connection, so connections stay open between two reads. SQLAlchemy would
    keep five and open ten more when needed."""
    return {"pool_size": MAX_CONNECTIONS, "max_overflow": 0} if url.startswith("postgresql") else {}


def _close_to_others(file: str) -> None:
    """Makes the file private, and with it those that SQLite creates beside it."""
    if file in ("", ":memory:") or file.startswith("file:") or not Path(file).parent.is_dir():
        return
    if not Path(file).exists():
        make_private(Path(file))
    for path in (Path(file + more) for more in ("", "-wal", "-shm", "-journal")):
        try:
            if path.exists():
                keep_private(path)
        except OSError as error:
            _log.warning("database not made private", extra={"fields": {"error": type(error).__name__}})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}", "secure_delete=ON")
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Migrates the database to a revision (`base`: to nothing); only one of several processes does it."""
    with engine.connect() as connection, _rows_may_be_moved(connection), connection.begin():
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        elif engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        migrate_on(connection, revision)


def revision_of(engine: Engine) -> str | None:
    """The revision of the database; None if it is not one of ours."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "republik.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def migrate_on(connection: Connection, revision: str = "head") -> None:
    """Migrates inside a transaction."""
    config = _config()
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)


@contextmanager
def _rows_may_be_moved(connection: Connection) -> Iterator[None]:
    """SQLite alters a table by recreating it, which foreign keys must not prevent."""
    if connection.dialect.name != "sqlite":
        yield
        return
    _pragma(connection, "foreign_keys=OFF")
    try:
        yield
        if _pragma(connection, "foreign_key_check"):
            raise RuntimeError("the migration left dangling references")
    finally:
        _pragma(connection, "foreign_keys=ON")


def _pragma(connection: Connection, pragma: str) -> list[Any]:
    """Outside a transaction: SQLite ignores some pragmas inside one."""
    answer = connection.exec_driver_sql(f"PRAGMA {pragma}")
    rows = list(answer.all()) if answer.returns_rows else []
    connection.commit()
    return rows


@dataclass
class _Job:
    """An item for a function that can process many at once."""

    work: Callable[[Connection, list[Any]], Any]
    item: Any
    done: "asyncio.Future[Any]"

    def settle(self, answer: Any) -> None:
        if self.done.done():
            return
        if isinstance(answer, Exception):
            self.done.set_exception(answer)
        else:
            self.done.set_result(answer)


def _do(connection: Connection, group: list[_Job]) -> list[Any]:
    """The answer for each job; consecutive jobs with the same function are batched."""
    answers: list[Any] = []
    for work, jobs in groupby(group, attrgetter("work")):
        items = [job.item for job in jobs]
        answers += [work(connection, items)] * len(items)
    return answers


def _settle(group: list[_Job], answers: list[Any]) -> None:
    """Wakes every event loop once, however many jobs wait there."""
    settled = zip(group, answers, strict=True)
    for loop, jobs in groupby(settled, lambda pair: pair[0].done.get_loop()):
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_here, list(jobs))


def _settle_here(settled: list[tuple[_Job, Any]]) -> None:
    for job, answer in settled:
        job.settle(answer)


def _for_reading(engine: Engine) -> Engine:
    """PostgreSQL: a transaction around a few reads would only cost two more round trips, since each statement sees
    what has been committed before it, with or without one."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if engine.dialect.name == "postgresql" else engine


class WriterEnded(SQLAlchemyError):
    """The writer thread has ended: nothing can be stored any more."""


class Database:
    """Reads and writes for the event loop, which never blocks on the disk or a lock."""

    def __init__(self, engine: Engine, ended: Callable[[], None] = lambda: None) -> None:
        """`ended` is called if the writer ends although nobody closed the database."""
        self.engine = engine
        self._reader = _for_reading(engine)
        self._readers = ThreadPoolExecutor(MAX_READERS, "republik-reader")
        """Threads for nothing else: whatever other work is under way, reads do not wait for it."""
        self._ended = ended
        self._has_ended = False
        self._in_hand: list[_Job] = []
        self._pending: dict[Callable[[Connection, list[Any]], Sequence[Any]], list[_Job]] = {}
        """Items that wait for the read in progress; a key is there while there is one."""
        self._reading = Tasks()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="republik-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._reader.connect() as connection:
            return work(connection)

    async def read_item(self, work: Callable[[Connection, list[Item]], Sequence[Answer]], item: Item) -> Answer:
        """`read` for frequent work: while a read is under way, items wait, and the next one answers all of them."""
        job = _Job(work, item, asyncio.get_running_loop().create_future())
        if work in self._pending:
            self._pending[work].append(job)
        else:
            self._pending[work] = [job]
            self._reading.start(self._read_pending(work))
        answer: Answer = await job.done
        return answer

    async def _read_pending(self, work: Callable[[Connection, list[Any]], Sequence[Any]]) -> None:
        group: list[_Job] = []
        try:
            while group := self._pending[work][:MAX_GROUP]:
                del self._pending[work][:MAX_GROUP]
                next_one = monotonic() + BETWEEN_READS
                _settle_here(await self._answered(work, group))
                await asyncio.sleep(max(0.0, next_one - monotonic()))
        finally:  # nobody waits for a read that was cancelled
            for job in (*group, *self._pending.pop(work)):
                job.done.cancel()

    async def _answered(
        self, work: Callable[[Connection, list[Any]], Sequence[Any]], group: list[_Job]
    ) -> list[tuple[_Job, Any]]:
        items = [job.item for job in group]
        try:
            answers = await self.read(lambda connection: work(connection, items))
            return list(zip(group, answers, strict=True))
        except Exception as error:
            if len(group) == 1 or isinstance(error, SQLAlchemyError):  # without a database, all of them fail
                return [(job, error) for job in group]
        alone = [await self._answered(work, [job]) for job in group]  # one bad item must not fail the others
        return [answered for one in alone for answered in one]

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Runs `work` in a transaction, committed when this returns; an exception means that nothing was written."""
        answer: Answer = await self._put(lambda connection, _items: work(connection), None)
        return answer

    async def write_item(self, work: Callable[[Connection, list[Item]], None], item: Item) -> None:
        """The same for frequent work: it receives all waiting items at once."""
        await self._put(work, item)

    async def purge_deleted(self) -> None:
        """Removes deleted data from SQLite's journal; if somebody is reading, later writes will."""
        if self.engine.dialect.name == "sqlite":
            # while its row is unread, the connection cannot commit, whoever gets it next
            await self.read(lambda link: link.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())

    def _put(self, work: Callable[[Connection, list[Any]], Any], item: object) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, item, done))
        if self._has_ended:
            self._refuse_all()
        return done

    def close(self) -> None:
        """Writes what is waiting, then closes."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()

    def _write_all(self) -> None:
        try:
            self._write_until_closed()
        except BaseException:
            _log.critical("writer ended", exc_info=True)
            self._has_ended = True
            self._refuse_all()
            self._ended()

    def _write_until_closed(self) -> None:
        between = BETWEEN_COMMITS_POSTGRES if self.engine.dialect.name == "postgresql" else BETWEEN_COMMITS
        next_one = 0.0
        while (first := self._jobs.get()) is not None:
            self._in_hand = [first]
            sleep(max(0.0, next_one - monotonic()))
            next_one = monotonic() + between
            self._in_hand, last = self._group(first)
            self._write_group(self._in_hand)
            self._in_hand = []
            if last:
                return

    def _refuse_all(self) -> None:
        """Fails all waiting jobs, because there is no writer."""
        waiting, self._in_hand = self._in_hand, []
        with suppress(queue.Empty):
            while True:
                job = self._jobs.get_nowait()
                waiting += [] if job is None else [job]
        _settle(waiting, [WriterEnded()] * len(waiting))

    def _group(self, first: _Job) -> tuple[list[_Job], bool]:
        """Everything that is waiting, for one commit."""
        group = [first]
        while len(group) < MAX_GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _write_group(self, group: list[_Job]) -> None:
        try:
            with self.engine.begin() as connection:
                answers = _do(connection, group)
        except Exception as error:
            if len(group) > 1:  # one bad job must not fail the others
                for job in group:
                    self._write_group([job])
                return
            if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):  # others may be faster
                _log.warning("write failed", extra={"fields": {"error": type(error).__name__}})
            answers = [error]
        _settle(group, answers)
