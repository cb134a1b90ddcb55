"""Fixtures: a server with a fresh database, guests who visit it, and computer players that think in this process."""

import asyncio
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url
from starlette.testclient import TestClient, WebSocketTestSession
from tests.server import services

from republik.analysis.analyser import Finding
from republik.hosting.core.import_file import OpenedTable, open_file
from republik.hosting.load.fair_queue import MayBegin, Rank
from republik.hosting.thinking import pictures, seat_snapshot
from republik.hosting.thinking.analysis_jobs import examine
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.hosting.visitor import Asker, Visitor
from republik.server.http import app, middleware, page
from republik.server.settings import DATABASE_FILE, Settings, database_in
from republik.server.storage.database import migrate, open_database
from republik.table.thoughts import Thoughts

ASK = {"x-republik": "1"}
Browser = Callable[[], TestClient]


class ThinkHere:
    """Replaces the worker pool: the same functions on the same snapshot, in this process."""

    def __init__(self, _workers: int) -> None:
        self.snapshots: list[SeatSnapshot] = []
        self.drawn: list[pictures.Task] = []
        self.opened: list[int] = []
        """Who has opened a file."""

    async def choose(
        self,
        snapshot: SeatSnapshot,
        level: str,
        _asker: Asker,
        _rank: Rank,
        may_begin: MayBegin,
    ) -> int | None:
        if not await may_begin():
            return None
        self.snapshots.append(snapshot)
        return seat_snapshot.choose(snapshot, level)

    async def think(self, snapshot: SeatSnapshot, level: str, *_who: object) -> Thoughts:
        return seat_snapshot.think(snapshot, level)

    async def examine(self, record: str, level: str, index: int, *_who: object) -> Finding:
        await asyncio.sleep(0)
        return examine(record, level, index)

    async def open_file(self, text: str, maker: Visitor, _asker: Asker) -> OpenedTable:
        self.opened.append(maker.id)
        return open_file(text, maker)

    async def draw(self, task: pictures.Task, _asker: Asker) -> bytes:
        self.drawn.append(task)
        return pictures.draw(task)

    def close(self) -> None:
        pass


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs tests that are marked so on SQLite and on PostgreSQL, unless a test's name says which."""
    if "database_url" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_databases"):
        kinds = ["sqlite"] if "sqlite" in metafunc.function.__name__ else ["sqlite", "postgresql"]
        metafunc.parametrize("database_url", kinds, indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


def migrate_empty(url: str) -> str:
    """Migrates an empty database; returns its name."""
    engine = open_database(url)
    migrate(engine)
    engine.dispose()
    return make_url(url).database or ""


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(migrate_empty(database_in(tmp_path_factory.mktemp("migrated"))))


@pytest.fixture(scope="session")
def migrated_postgres(postgres: services.Postgres) -> str:
    return migrate_empty(postgres.fresh())


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the requested kind: empty, or a copy of a migrated one if the test runs a server on it."""
    is_served = "settings" in request.fixturenames
    if getattr(request, "param", "sqlite") == "sqlite":
        if is_served:
            shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / DATABASE_FILE)
        return database_in(tmp_path)
    server: services.Postgres = request.getfixturevalue("postgres")
    return server.fresh(request.getfixturevalue("migrated_postgres")) if is_served else server.fresh()


@pytest.fixture
def settings(database_url: str) -> Settings:
    unlimited = Settings(database_url, requests_per_second=1e6, burst=1e6, guests_per_minute=1e6)
    unlimited = replace(unlimited, open_tables_per_guest=10**6, open_tables_per_network=10**6)
    unlimited = replace(unlimited, files_per_day=10**6, invitations_per_day=10**6)
    return replace(unlimited, presence_seconds=3600.0, lists_seconds=0.0)


@pytest.fixture(autouse=True)
def known_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the server accept the test client's host name."""
    monkeypatch.setattr(middleware, "local_hostnames", lambda: ("localhost", "testserver"))


@pytest.fixture
def think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", ThinkHere)


load_files_once = cache(page.load_files)


@pytest.fixture
def running(settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """The server, and the browser of a first guest."""
    monkeypatch.setattr(page, "load_files", load_files_once)
    with TestClient(app.create_app(settings), headers=ASK) as client:
        yield client


@pytest.fixture
def browser(running: TestClient) -> Browser:
    """Creates further browsers at the same server."""

    def visit() -> TestClient:
        client = TestClient(running.app, headers=ASK)
        client.portal = running.portal  # the same event loop
        return client

    return visit


def make_table(client: TestClient, west: str = "person", east: str = "person", **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"seats": {"west": west, "east": east}, **asked})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def hear(socket: WebSocketTestSession) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(socket.receive_text())
    return message


def say(socket: WebSocketTestSession, **message: Any) -> dict[str, Any]:
    """Sends a message and waits for the answer."""
    socket.send_json(message)
    return hear(socket)


def count_calls(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> Counter[str]:
    """Counts the calls of a function from now on."""
    calls: Counter[str] = Counter()
    real: Callable[..., Any] = getattr(where, name)

    def call(*given: Any, **named: Any) -> Any:
        calls[name] += 1
        return real(*given, **named)

    monkeypatch.setattr(where, name, call)
    return calls


def whole_view(client: TestClient, path: str) -> bytes:
    """Returns the guest's view of a table with all events."""
    return client.get(f"{path}/view", params={"since": 0}).content


def assert_goes_on(settings: Settings, path: str, guest: TestClient, before: bytes) -> None:
    """Checks that after a restart the server shows the guest the same table, and the game continues."""
    with TestClient(app.create_app(settings), headers=ASK, cookies=guest.cookies) as client:
        assert whole_view(client, path) == before
        with client.websocket_connect(f"{path}/socket") as socket:
            view = hear(socket)
            assert say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])["type"] == "view"
