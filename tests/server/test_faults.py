"""Faults around the server: storage, workers, Redis, clients. Everything recovers, and faults are reported."""

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketDenialResponse

from republik.messages import i18n, render
from republik.server import retrying
from republik.server.accounts import queries as people
from republik.server.accounts.identity import COOKIE
from republik.server.http import app
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import Database, WriterEnded, open_database
from republik.server.storage.redis_bus import RedisBus
from republik.server.tables.bus import News
from republik.server.tables.log import DECISION, LogEntry
from republik.server.tables.seat_snapshot import SeatSnapshot

from . import services
from .fixtures import ASK, Browser, ThinkHere, hear, made, say
from .test_clocks import LIVE, Later, seated

WAIT = 20.0


class Fault:
    """A function that fails the given number of times, and counts."""

    def __init__(self, work: Callable[..., Any], error: Exception) -> None:
        self._work, self._error = work, error
        self.left = self.failed = self.done = 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            self.failed += 1
            raise self._error
        self.done += 1
        return self._work(*args, **named)


def locked() -> OperationalError:
    return OperationalError("insert", {}, Exception("database is locked"))


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Fault:
    """Makes storing decisions fail while `left` is positive."""
    fault = Fault(queries.add, locked())
    monkeypatch.setattr(queries, "add", fault)
    return fault


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the pauses after a failure short enough for a test."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "LONGEST_PAUSE", 0.02)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes retries wait for an hour unless a client asks."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "pause_after", lambda _failures: 3600.0)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def moved(client: TestClient, table: str) -> bool:
    """Whether the computer player in the west has decided, according to the list of tables."""
    mine = client.get("/api/tables").json()["mine"]
    return any(found["id"] == table and found["to_act"] == "east" for found in mine)


# -- a computer player -----------------------------------------------------------------------------------------------


def test_a_computer_player_goes_on_after_storage_errors_though_nobody_looks(
    running: TestClient, storage: Fault, hasty: None
) -> None:
    storage.left = 5
    table = made(running, "newcomer", "person")
    until(lambda: moved(running, table["id"]))
    assert storage.failed == 5


def test_a_visit_wakes_a_computer_player(running: TestClient, storage: Fault, patient: None) -> None:
    storage.left = 1
    table = made(running, "newcomer", "person")
    until(lambda: storage.failed)
    assert not moved(running, table["id"])
    running.get(f"/api/tables/{table['id']}")
    until(lambda: moved(running, table["id"]))


@pytest.mark.parametrize("leaves", ["watcher", "player"])
def test_a_computer_player_goes_on_though_somebody_left_before_its_decision_could_not_be_kept(
    running: TestClient, browser: Browser, hasty: None, monkeypatch: pytest.MonkeyPatch, leaves: str
) -> None:
    add, writing, may_fail = queries.add, threading.Event(), threading.Event()

    def fail_once(connection: Connection, additions: Sequence[queries.LogAppend]) -> None:
        by_computer = any(entry.seat == "east" for one in additions for entry in one.entries)
        if by_computer and additions[0].status.to_act == "west" and not writing.is_set():
            writing.set()
            may_fail.wait(WAIT)
            raise locked()
        add(connection, additions)

    monkeypatch.setattr(queries, "add", fail_once)
    table = made(running, "person", "newcomer", open=True)["id"]
    path = f"/api/tables/{table}/socket"
    with running.websocket_connect(path) as player, browser().websocket_connect(path) as watcher:
        view = hear(player)
        while view["to_act"] == "west":
            view = say(player, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert writing.wait(WAIT)
        {"watcher": watcher, "player": player}[leaves].close()
        until(lambda: "republik_sockets 1\n" in running.get("/metrics").text)
        may_fail.set()
        until(lambda: [found["to_act"] for found in running.get("/api/tables").json()["mine"]] == ["west"])


class ThinkersDie(ThinkHere):
    """Workers that are killed repeatedly."""

    kills = 4

    async def choose(self, sight: SeatSnapshot, level: str, *who: Any) -> int | None:
        self.kills -= 1
        if self.kills >= 0:
            raise CannotDo("no-thinker")
        return await super().choose(sight, level, *who)


def test_a_computer_player_goes_on_when_its_thinkers_were_killed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, hasty: None
) -> None:
    monkeypatch.setattr(app, "Workers", ThinkersDie)
    with TestClient(app.create_app(settings), headers=ASK) as client:
        table = made(client, "newcomer", "person")
        until(lambda: moved(client, table["id"]))


def test_the_server_ends_while_a_computer_player_waits_for_its_next_try(
    settings: Settings, think_here: None, storage: Fault, patient: None
) -> None:
    storage.left = 1
    with TestClient(app.create_app(settings), headers=ASK) as client:
        made(client, "newcomer", "person")
        until(lambda: storage.failed)


def test_pauses_grow_up_to_a_bound() -> None:
    pauses = [retrying.pause_after(failures) for failures in range(1, 2000)]
    assert pauses[0] == retrying.FIRST_PAUSE
    assert pauses[:5] == sorted(set(pauses[:5]))
    assert pauses[-1] == retrying.LONGEST_PAUSE


# -- a clock ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def result(client: TestClient) -> object:
    return client.get("/api/tables").json()["mine"][0]["result"]


def test_a_clock_rings_again_after_storage_errors(
    running: TestClient,
    browser: Browser,
    later: Later,
    storage: Fault,
    hasty: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("republik.server.tables.clock_timers.MAX_SLEEP_SECONDS", 0.05)
    seated(running, browser(), LIVE)
    storage.left = 5
    later.go_on(601)
    until(lambda: result(running) == "east, timeout")
    assert storage.failed == 5


def test_a_visit_wakes_a_clock(
    running: TestClient,
    browser: Browser,
    later: Later,
    storage: Fault,
    patient: None,
) -> None:
    path = seated(running, browser(), LIVE)
    storage.left = 1
    later.go_on(599.9)
    with running.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="I am still here")  # any change at a table resets its timer
    until(lambda: storage.failed)
    assert result(running) is None
    running.get(path)
    until(lambda: result(running) == "east, timeout")


# -- Redis -----------------------------------------------------------------------------------------------------------


def test_a_redis_that_hangs_stops_no_computer_player() -> None:
    async def ask(url: str, process: "subprocess.Popen[bytes]") -> list[bool]:
        others = RedisBus(url)
        answers = [await others.claim_turn("table", 1)]
        process.send_signal(signal.SIGSTOP)
        async with asyncio.timeout(WAIT):
            answers += [await others.claim_turn("table", number) for number in (1, 2)]
        await others.close()
        return answers

    with services.redis_process() as (url, process):
        try:
            assert asyncio.run(ask(url, process)) == [True, True, True]
        finally:
            process.send_signal(signal.SIGCONT)


def test_silence_does_not_cause_a_new_subscription(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages still arrive, and silence does not trigger a reload of everything."""
    monkeypatch.setattr("republik.server.storage.redis_bus.ANSWER_SECONDS", 0.05)

    async def listen() -> list[str]:
        heard: list[str] = []
        news = asyncio.Event()

        async def hear_news(one: Any) -> None:
            heard.append("all" if one is None else one.table)
            news.set()

        one, two = RedisBus(redis_url), RedisBus(redis_url)
        await one.start(hear_news)
        await two.start(hear_nothing)
        async with asyncio.timeout(WAIT):
            await news.wait()
            await asyncio.sleep(0.5)
            news.clear()
            two.publish(table="t", number=1)
            await news.wait()
        await one.close()
        await two.close()
        return heard

    async def hear_nothing(_news: Any) -> None:
        pass

    assert asyncio.run(listen()) == ["all", "t"]


def test_what_another_process_told_of_is_read_when_the_database_answers_again(
    running: TestClient, settings: Settings, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        engine = open_database(settings.database)
        with engine.begin() as connection:
            entry = [LogEntry(DECISION, "west", view["moves"][0]["text"])]
            queries.add_entries(connection, table["id"], view["number"], entry, None)
        engine.dispose()
        fault = Fault(queries.load, locked())
        fault.left = 3
        monkeypatch.setattr(queries, "load", fault)
        server = running.app.state.server  # type: ignore[attr-defined]
        assert running.portal is not None
        running.portal.call(server.services.tables.on_news, News("another", table["id"], view["number"] + 1))
        assert hear(socket)["number"] == view["number"] + 1
    assert fault.failed == 3


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
    table = made(running)
    away()
    answer = running.request(method, path.format(table=table["id"]), json=body)
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")
    assert answer.json()["reason"]
    assert "content-security-policy" in answer.headers


def test_over_a_socket_it_is_told_too(running: TestClient, browser: Browser, away: Callable[[], None]) -> None:
    table = made(running)
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


# -- clients ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//\u2100.example", "http://a]b", "["])
def test_a_malformed_origin_is_a_foreign_one(running: TestClient, origin: str) -> None:
    table = made(running)
    odd = {b"origin": origin.encode()}
    answer = running.put("/api/me", json={"name": "x"}, headers=odd)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        running.websocket_connect(f"/api/tables/{table['id']}/socket", headers=odd),
    ):
        pass
    assert denied.value.status_code == 403


@pytest.mark.parametrize("host", ["[", "[::1", "a]b", ""])
def test_a_malformed_host_is_not_a_server_error(running: TestClient, host: str) -> None:
    for method, path in (("GET", "/api/me"), ("PUT", "/api/me"), ("GET", "/"), ("GET", "/api/nowhere")):
        running.cookies.clear()
        answer = running.request(method, path, headers={"host": host}, json={"name": "x"} if method == "PUT" else None)
        assert answer.status_code < 500


def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(running: TestClient) -> None:
    headers = [(b"host", b"testserver"), (b"x-republik", b"1"), (b"content-length", b"100")]
    scope = {"type": "http", "method": "PUT", "path": "/api/me", "headers": headers, "query_string": b""}
    messages = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    async def send(_message: Any) -> None:
        pass

    assert running.portal is not None
    running.portal.call(running.app, {**scope, "http_version": "1.1", "scheme": "http"}, receive, send)


def test_a_name_that_was_just_taken_causes_no_error_in_the_log(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    account = {"name": "Anna", "password": "correct horse"}
    assert running.post("/api/account", json=account).status_code == 201
    monkeypatch.setattr(people, "find_member", lambda _connection, _key: None)  # it was free a moment ago
    assert browser().post("/api/account", json=account).json()["error"] == "name-taken"
    assert "write failed" not in caplog.text


def test_a_watcher_with_a_delay_is_refused_with_the_number_it_sees(running: TestClient, browser: Browser) -> None:
    table = made(running, sit=["west", "east"], open=True, delay=100)
    path = f"/api/tables/{table['id']}/socket"
    with running.websocket_connect(path) as socket, browser().websocket_connect(path) as behind:
        view, shown = hear(socket), hear(behind)
        for _ in range(3):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
            for message in ({}, {"type": "decide", "number": view["number"], "move": 1}, {"type": "resign"}):
                refused = say(behind, **message)
                assert (refused["type"], refused["number"]) == ("refused", shown["number"])
                assert str(view["number"]) not in refused["details"].values()
        assert view["number"] > shown["number"]


def test_a_takeover_or_a_seat_that_cannot_be_kept_whole_is_not_kept_at_all(
    running: TestClient, browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Fault(queries.write_status, locked())
    table, east = made(running, open=True), browser()
    path = f"/api/tables/{table['id']}"
    monkeypatch.setattr(queries, "write_status", fault)

    def east_seat() -> list[Any]:
        engine = open_database(settings.database)
        with engine.connect() as connection:
            kept = queries.load(connection, table["id"])
        engine.dispose()
        assert kept is not None
        told = running.get(path).json()["seats"][1]
        return [told["kind"], *((one.guest is None, one.level) for one in kept[0].seats if one.seat == "east")]

    fault.left = 1
    assert east.post(f"{path}/join", json={"seat": "east"}).json()["error"] == "storage"
    assert east_seat() == ["free", (True, None)]
    assert east.post(f"{path}/join", json={"seat": "east"}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as west, east.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        hear(west)
        say(west, type="offer", what="takeover", level="newcomer")
        number = hear(socket)["offer"]["number"]
        fault.left = 1
        assert say(socket, type="answer", accept=True, number=number)["error"] == "storage"
        assert east_seat() == ["person", (False, None)]
        assert say(socket, type="answer", accept=True, number=number)["type"] == "view"
        assert east_seat() == ["level", (True, "newcomer")]


def test_the_first_refusal_does_not_parse_messages_while_others_wait(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(_text: str) -> None:
        raise AssertionError("messages were parsed during a request")

    i18n._rooms.cache_clear()
    i18n._bundle.cache_clear()
    render._renderer.cache_clear()
    with TestClient(app.create_app(settings)) as client:
        monkeypatch.setattr(i18n, "FluentResource", slow)
        answer = client.get("/api/tables/missing")
    assert answer.status_code == 404
    assert answer.json()["reason"]
    assert not answer.json()["reason"].startswith("[")
