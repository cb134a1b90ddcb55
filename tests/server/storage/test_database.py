"""The database: migrations up and down, and reads and writes in groups."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, inspect, select
from sqlalchemy.exc import IntegrityError, OperationalError

from republik.hosting.core.log import DECISION, LogEntry
from republik.server.accounts.identity import Guests
from republik.server.storage import queries
from republik.server.storage.database import Answer, Database, migrate
from republik.server.storage.models import Base, Guest
from republik.server.storage.server_keys import server_key

pytestmark = pytest.mark.both_databases


def test_migrations_go_up_and_down_and_up(engine: Engine) -> None:
    migrate(engine)
    assert set(Base.metadata.tables) < set(inspect(engine).get_table_names())
    migrate(engine)
    migrate(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_sqlite_writes_ahead_and_waits_for_the_disk(engine: Engine) -> None:
    with engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", 2]
    engine.dispose()


def test_one_bad_write_of_a_group_fails_alone(engine: Engine) -> None:
    migrate(engine)
    database = Database(engine)

    async def write() -> list[object]:
        guests = Guests(database)
        good = [guests.make() for _ in range(20)]
        entry = [LogEntry(DECISION, "west", "x")]
        bad = database.write(lambda connection: queries.add_entries(connection, "nowhere", 0, entry, None))
        return await asyncio.gather(*good[:10], bad, *good[10:], return_exceptions=True)

    answers = asyncio.run(write())
    assert [isinstance(answer, IntegrityError) for answer in answers].index(True) == 10
    assert sum(isinstance(answer, Exception) for answer in answers) == 1
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(Guest)) == 20
    database.close()


def test_a_write_follows_the_removal_of_deleted_data(engine: Engine) -> None:
    """A reader thread may keep what a read returned for a moment after the next write has begun."""
    migrate(engine)
    kept: list[object] = []

    class Slow(Database):
        async def read(self, work: Callable[[Connection], Answer]) -> Answer:
            kept.append(answer := await super().read(work))
            return answer

    async def delete_and_write(database: Database) -> None:
        for _ in range(3):
            await database.purge_deleted()
            await Guests(database).make()

    database = Slow(engine)
    asyncio.run(delete_and_write(database))
    database.close()


def test_items_that_wait_are_written_at_once_and_a_bad_one_fails_alone(engine: Engine) -> None:
    database = Database(engine)
    done: list[list[int]] = []
    all_wait = threading.Event()

    def work(_connection: Connection, items: list[int]) -> None:
        if 3 in items:
            raise OperationalError("insert", {}, Exception("disk full"))
        done.append(items)

    async def write(*items: int) -> list[Any]:
        all_wait.clear()
        first = asyncio.ensure_future(database.write(lambda _connection: all_wait.wait(10)))
        others = [asyncio.ensure_future(database.write_item(work, item)) for item in items]
        await asyncio.sleep(0.1)
        all_wait.set()
        return (await asyncio.gather(first, *others, return_exceptions=True))[1:]

    assert asyncio.run(write(0, 1, 2)) == [None] * 3
    assert done == [[0, 1, 2]]
    answers = asyncio.run(write(1, 2, 3, 4))
    assert [isinstance(answer, OperationalError) for answer in answers] == [False, False, True, False]
    assert done[1:] == [[1], [2], [4]]
    database.close()


def test_items_that_wait_are_read_at_once(engine: Engine) -> None:
    database = Database(engine)
    read: list[list[int]] = []

    def work(_connection: Connection, items: list[int]) -> list[int]:
        read.append(items)
        if 5 in items:
            raise OperationalError("select", {}, Exception("gone"))
        if 9 in items:
            raise ValueError("damaged")
        return [-item for item in items]

    async def ask(*items: int) -> list[Any]:
        first = asyncio.ensure_future(database.read_item(work, items[0]))
        await asyncio.sleep(0)  # the first read has begun, and the others wait for it
        others = [database.read_item(work, item) for item in items[1:]]
        return await asyncio.gather(first, *others, return_exceptions=True)

    assert asyncio.run(ask(1, 2, 3)) == [-1, -2, -3]
    assert read == [[1], [2, 3]]
    answers = asyncio.run(ask(4, 5, 6))
    assert [isinstance(answer, OperationalError) for answer in answers] == [False, True, True]
    assert asyncio.run(ask(7)) == [-7]
    first, damaged, other = asyncio.run(ask(8, 9, 10))
    assert (first, other, type(damaged)) == (-8, -10, ValueError)
    database.close()


def test_a_cancelled_read_lets_nobody_wait(engine: Engine) -> None:
    database = Database(engine)
    held = threading.Event()

    def work(_connection: Connection, items: list[int]) -> list[int]:
        held.wait()
        return items

    async def ask() -> list[Any]:
        asked = [asyncio.ensure_future(database.read_item(work, item)) for item in (1, 2)]
        await asyncio.sleep(0.01)
        for reading in database._reading._tasks:
            reading.cancel()
        held.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    assert [type(answer) for answer in asyncio.run(ask())] == [asyncio.CancelledError] * 2
    database.close()


def test_a_key_is_never_empty(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever signs with it must not sign with something that everybody knows, whatever becomes of the stored one."""
    migrate(engine)
    database = Database(engine)

    async def refuse(_work: Callable[[Connection], object]) -> object:
        raise IntegrityError("insert", None, Exception())

    monkeypatch.setattr(database, "write", refuse)
    assert asyncio.run(server_key(database, "device", lambda: "fresh")) == "fresh"
    database.close()
