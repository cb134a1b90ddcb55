"""The database: opened, brought to the newest form, read from threads, written by one thread that commits in groups."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

Answer = TypeVar("Answer")
MOST_IN_A_GROUP = 256
BUSY_MS = 10_000

_log = logging.getLogger("republik.server")


def open_database(url: str) -> Engine:
    """An engine; SQLite writes ahead (WAL) and waits for the disk at every commit."""
    # an error's text may be logged: no seed may stand in it
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Brings the database up to a revision (`base`: down to nothing)."""
    config = Config()
    config.set_main_option("script_location", "republik.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if revision == "base":
            command.downgrade(config, revision)
        else:
            command.upgrade(config, revision)


@dataclass
class _Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"

    def settle(self, answer: Any, error: Exception | None) -> None:
        def tell() -> None:
            if self.done.cancelled():
                return
            if error is None:
                self.done.set_result(answer)
            else:
                self.done.set_exception(error)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(tell)


class Database:
    """Reads and writes for the event loop, which waits for neither the disk nor a lock."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="republik-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` did is committed when this returns; an exception means that nothing of it was."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Answer] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    def close(self) -> None:
        """Writes what waits, then lets go."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = self._group(first)
            self._write_group(group)
            if last:
                return

    def _group(self, first: _Job) -> tuple[list[_Job], bool]:
        """All that waits already: one commit serves them all."""
        group = [first]
        while len(group) < MOST_IN_A_GROUP:
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
                answers = [job.work(connection) for job in group]
        except Exception as error:
            if len(group) > 1:  # one bad job must not take the others with it
                for job in group:
                    self._write_group([job])
                return
            _log.warning("write refused", extra={"fields": {"error": type(error).__name__}})
            group[0].settle(None, error)
            return
        for job, answer in zip(group, answers, strict=True):
            job.settle(answer, None)
