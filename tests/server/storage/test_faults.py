"""A database that fails or does not answer: everything recovers, and faults are reported."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.server.faults import WAIT, Fault, locked
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.server.accounts.identity import COOKIE
from republik.server.http import app
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import Database, WriterEnded, open_database

# -- the database does not answer -------------------------------------------------------------------------------------


@pytest.fixture
def away(running: TestClient) -> Callable[[], None]:
    """Makes the database fail from now on."""
    engine: Engine = running.app.state.server.services.database.engine  # type: ignore[attr-defined]

    def fail(*_args: object) -> None:
        raise locked()

    return lambda: event.listen(engine, "before_cursor_execute", fail)


SEATS = {"west": "person", "east": "person"}
ASKED = [
    ("GET", "/api/me", None),
    ("PUT", "/api/me", {"name": "Anna"}),
    ("POST", "/api/account", {"name": "Anna", "password": "correct horse"}),
    ("POST", "/api/login", {"name": "Anna", "password": "correct horse"}),
    ("POST", "/api/logout", {}),
    ("POST", "/api/push/forget", {"endpoint": "https://push.example/1"}),
    ("POST", "/api/notify/test", {}),
    ("GET", "/api/ratings", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"seats": SEATS}),
    ("GET", "/api/tables/unknown", None),
    ("POST", "/api/tables/{table}/invitations", {"seat": "east"}),
    ("POST", "/api/invitations", {"token": "guessed"}),
    ("GET", "/api/tables/{table}/notes", None),
    ("PUT", "/api/tables/{table}/notes", {"text": "remember"}),
    ("GET", "/api/health", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ASKED, ids=[f"{method} {path}" for method, path, _ in ASKED])
def test_a_database_that_does_not_answer_is_told_everywhere(
    running: TestClient, away: Callable[[], None], method: str, path: str, body: object
) -> None:
    table = make_table(running)
    away()
    answer = running.request(method, path.format(table=table["id"]), json=body)
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")
    assert answer.json()["reason"]
    assert "content-security-policy" in answer.headers


def test_over_a_socket_it_is_told_too(running: TestClient, browser: Browser, away: Callable[[], None]) -> None:
    table = make_table(running)
    path = f"/api/tables/{table['id']}/socket"
    stranger = browser()
    stranger.cookies.set(COOKIE, "x" * 43)
    with running.websocket_connect(path) as socket:
        view = hear(socket)
        away()
        for message in (
            {"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]},
            {"type": "say", "text": "hello"},
            {"type": "resign"},
        ):
            refused = say(socket, **message)
            assert (refused["type"], refused["error"], refused["number"]) == ("refused", "storage", view["number"])
    for client, place in ((running, "/api/tables/unknown/socket"), (stranger, path)):
        with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(place):
            pass
        assert denied.value.status_code == 503


def test_health_tells_that_sqlite_cannot_be_written(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("republik.server.storage.database.BUSY_MS", 20)
    monkeypatch.setattr("republik.server.storage.health.REMEMBERED_SECONDS", 0.0)
    with TestClient(app.create_app(settings), headers=ASK) as client:
        assert client.get("/api/health").json()["status"] == "ok"
        other = open_database(settings.database)
        with other.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # another program holds a slow write transaction
            assert client.get("/api/tables").status_code == 200
            answer = client.get("/api/health")
            assert (answer.status_code, answer.json()["error"]) == (503, "storage")
            connection.rollback()
        other.dispose()
        assert client.get("/api/health").json()["status"] == "ok"


def test_health_waits_for_a_writer_no_longer_than_the_client(
    running: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("republik.server.storage.health.MAX_SECONDS", 0.05)
    stuck = threading.Event()
    database = running.app.state.server.services.database  # type: ignore[attr-defined]
    assert running.portal is not None
    blocked = running.portal.start_task_soon(database.write, lambda _connection: stuck.wait(WAIT))
    try:
        assert running.get("/api/health").json()["error"] == "storage"
    finally:
        stuck.set()
    assert blocked.result(WAIT)


def test_health_asked_again_and_again_writes_once(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Fault(queries.write_probe, locked())
    monkeypatch.setattr(queries, "write_probe", written)
    monkeypatch.setattr("republik.server.storage.health.REMEMBERED_SECONDS", 3600.0)
    assert [running.get("/api/health").status_code for _ in range(20)] == [200] * 20
    assert written.done == 1


# -- the writer -------------------------------------------------------------------------------------------------------


def test_when_the_writer_ends_everybody_who_waits_is_told(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ended: list[str] = []
    write = Database(open_database(database_url), lambda: ended.append("told"))

    def broken(_seconds: float) -> None:
        raise OSError(22, "Invalid argument")

    async def wait() -> list[Any]:
        monkeypatch.setattr("republik.server.storage.database.sleep", broken)
        jobs = [write.write(lambda _connection: None) for _ in range(5)]
        async with asyncio.timeout(WAIT):
            answers = list(await asyncio.gather(*jobs, return_exceptions=True))
            answers += await asyncio.gather(write.write(lambda _connection: None), return_exceptions=True)
            return answers

    assert [type(answer) for answer in asyncio.run(wait())] == [WriterEnded] * 6
    write.close()
    assert ended == ["told"]
    assert "writer ended" in caplog.text


def test_a_server_whose_writer_ends_ends_itself(tmp_path: Path) -> None:
    """With an exit status that makes systemd restart it."""
    code = f"""
import sys
from pathlib import Path
from republik.server.storage import database
from republik.server.ops.serve import serve_at
from republik.server.settings import Settings, database_in
import socket, threading, urllib.request
listening = socket.create_server(("127.0.0.1", 0))
def ask():
    address = "http://127.0.0.1:%d" % listening.getsockname()[1]
    urllib.request.urlopen(address + "/api/health").close()
    def broken(_seconds):
        raise OSError(22, "Invalid argument")
    database.sleep = broken
    try:
        urllib.request.urlopen(address + "/api/me")
    except urllib.error.HTTPError as error:
        print(error.code, flush=True)
threading.Thread(target=ask).start()
sys.exit(0 if serve_at(Settings(database_in(Path({str(tmp_path)!r}))), listening) else 1)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "503\n"), done.stderr
    assert '"what": "writer ended"' in done.stderr
