"""Tables in the database: decisions stored before they are acknowledged, and failures to store them."""

import asyncio
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.hosting.core.log import DECISION, RESIGNED, TAKEN_BACK, LogEntry, ReplayedLog, replay_log
from republik.hosting.core.new_table import checked_request, new_table
from republik.hosting.core.record import TableStatus
from republik.hosting.core.store import OpenTableBounds
from republik.hosting.core.table import Table
from republik.hosting.core.timekeeper import SYSTEM_TIME, Timekeeper
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Visitor
from republik.hosting.wire import NewTable
from republik.server.accounts.identity import Guests
from republik.server.http.app import create_app
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import Database, migrate, open_database
from republik.server.storage.models import LogRow, TableRow, now
from republik.server.storage.queries import LogAppend
from republik.server.storage.table_store import SqlTableStore
from republik.table.phrases import Phrase
from republik.table.records import Decision

pytestmark = pytest.mark.both_databases


def test_the_log_is_folded() -> None:
    log = [
        LogEntry(DECISION, "west", "a"),
        LogEntry(DECISION, "west", "b"),
        LogEntry(TAKEN_BACK, "west"),
        LogEntry(RESIGNED, "east"),
    ]
    assert replay_log(log) == ReplayedLog([Decision("west", "a")], ("east", RESIGNED))


def test_the_ends_of_several_logs_are_read_together(running: TestClient, settings: Settings) -> None:
    """Each from its own number on, also where nothing is new, for one asked for twice, and for a table that does not
    exist."""
    rng = Random(1)
    names = [make_table(running, sit=["west", "east"])["id"] for _ in range(3)]
    for count, name in enumerate(names, 1):
        with running.websocket_connect(f"/api/tables/{name}/socket") as socket:
            view = hear(socket)
            for _ in range(count):
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    engine = open_database(settings.database)
    with engine.connect() as connection:
        logs = [found[1] for name in names if (found := queries.load(connection, name)) is not None]
        after = [0, len(logs[1]) - 1, len(logs[2])]
        asked = [*zip(names, after, strict=True), (names[0], 1), ("nowhere", 0)]
        tails = queries.load_tails(connection, asked[::-1])[::-1]
    assert [None if tail is None else tail.entries for tail in tails] == [logs[0], logs[1][-1:], [], logs[0][1:], None]
    assert [None if tail is None else tail.status.changes for tail in tails] == [1, 2, 3, 1, None]
    engine.dispose()


def test_every_decision_is_there_before_it_is_told(running: TestClient, settings: Settings) -> None:
    rng = Random(1)
    table = make_table(running, sit=["west", "east"])
    engine = open_database(settings.database)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(25):
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            with engine.connect() as connection:
                assert connection.scalar(select(func.max(LogRow.number))) == view["number"]
    engine.dispose()


def test_nobody_sees_a_decision_that_is_not_kept_yet(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    keep = queries.add
    entered, release = threading.Event(), threading.Event()

    def slow_disk(*args: Any) -> None:
        entered.set()
        assert release.wait(10)
        keep(*args)

    with running.websocket_connect(f"{path}/socket") as socket, ThreadPoolExecutor(3) as others:
        view = hear(socket)
        monkeypatch.setattr(queries, "add", slow_disk)
        socket.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
        assert entered.wait(10)
        asked = [others.submit(running.get, f"{path}/{what}") for what in ("view", "events", "moves")]
        time.sleep(0.2)
        assert not any(answer.done() for answer in asked)
        release.set()
        after = hear(socket)
        assert after["number"] > view["number"]
        assert {answer.result().json()["number"] for answer in asked} == {after["number"]}


def test_a_decision_that_cannot_be_kept_is_not_made(
    running: TestClient, monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    table = make_table(running)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        keep = queries.add

        def full_disk(*_args: object) -> None:
            raise OperationalError("insert", {}, Exception("disk full"))

        monkeypatch.setattr(queries, "add", full_disk)
        socket.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
        refused = hear(socket)
        assert running.get(f"/api/tables/{table['id']}/view").json()["view"] == view["view"]
        assert (refused["error"], refused["number"]) == ("storage", view["number"])
        monkeypatch.setattr(queries, "add", keep)
        after = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert after["number"] > view["number"]


def test_another_process_that_was_quicker_wins(running: TestClient, settings: Settings) -> None:
    table = make_table(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        engine = open_database(settings.database)
        with engine.begin() as connection:
            first = [LogEntry(DECISION, "west", view["moves"][0]["text"])]
            queries.add_entries(connection, table["id"], view["number"], first, None)
        engine.dispose()
        socket.send_json({"type": "decide", "number": view["number"], "move": view["moves"][1]["id"]})
        moved, refused = hear(socket), hear(socket)
        assert refused["error"] == "stale"
        assert moved["number"] == view["number"] + 1


def another_process_decides(settings: Settings, view: dict[str, Any], state: TableStatus) -> None:
    """Another process makes a decision without announcing it."""
    engine = open_database(settings.database)
    with engine.begin() as connection:
        entry = LogEntry(DECISION, view["to_act"], view["moves"][0]["text"])
        queries.add(connection, [LogAppend(view["table"], view["number"], [entry], None, state)])
    engine.dispose()


def state_kept(settings: Settings, table: str) -> TableStatus:
    engine = open_database(settings.database)
    with engine.connect() as connection:
        found = queries.load(connection, table)
    engine.dispose()
    assert found is not None
    return found[0].status


def test_an_offer_to_a_table_that_has_gone_on_elsewhere_is_stale(
    running: TestClient, settings: Settings, browser: Browser
) -> None:
    table = make_table(running, open=True)
    path = f"/api/tables/{table['id']}"
    assert browser().post(f"{path}/join", json={"seat": "east"}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        newer = TableStatus(now(), 0.0, "east", Phrase("when-decade", {"decade": "III"}))
        another_process_decides(settings, view, newer)
        socket.send_json({"type": "offer", "what": "takeover", "level": "citizen"})
        told = [hear(socket), hear(socket)]
        assert [one["type"] for one in told] == ["view", "refused"]
        assert (told[0]["number"], told[1]["error"]) == (view["number"] + 1, "stale")
    kept = state_kept(settings, table["id"])
    assert (kept.to_act, kept.when, kept.offer) == ("east", newer.when, None)


def test_who_sits_down_at_a_table_that_has_gone_on_elsewhere_starts_the_clock(
    running: TestClient, settings: Settings, browser: Browser
) -> None:
    table = make_table(running, open=True, clock={"kind": "live", "minutes": 10, "increment": 0})
    path = f"/api/tables/{table['id']}"
    view = running.get(f"{path}/view").json()
    another_process_decides(
        settings, view, TableStatus(now(), 0.0, view["to_act"], seconds_left={"west": 600.0, "east": 600.0})
    )
    joined = browser().post(f"{path}/join", json={"seat": "east"})
    assert [seat["you"] for seat in joined.json()["seats"]] == [False, True]
    after = running.get(f"{path}/view").json()
    assert after["number"] == view["number"] + 1
    assert after["clock"]["running"] == after["to_act"]
    kept = state_kept(settings, table["id"])
    assert kept.to_act == after["to_act"]
    assert kept.clock_since is not None


def two_processes(settings: Settings, stack: ExitStack) -> tuple[TestClient, TestClient]:
    """Two processes with one database and no bus; the same person at both."""
    here, there = (stack.enter_context(TestClient(create_app(settings), headers=ASK)) for _ in range(2))
    here.get("/api/me")
    here.put("/api/me", json={"name": "Anna"})
    there.cookies = here.cookies
    return here, there


def finished(client: TestClient, **asked: Any) -> str:
    path = f"/api/tables/{make_table(client, **asked)['id']}"
    with client.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        assert say(socket, type="resign")["outcome"] is not None
    return path


def tables_kept(settings: Settings) -> int:
    engine = open_database(settings.database)
    with engine.connect() as connection:
        count = connection.scalar(select(func.count()).select_from(TableRow))
    engine.dispose()
    return count or 0


def test_a_rematch_that_is_asked_for_at_two_processes_is_one(settings: Settings, think_here: None) -> None:
    with ExitStack() as stack:
        here, there = two_processes(settings, stack)
        path = finished(here, sit=["west", "east"])
        assert there.get(path).json()["result"] is not None
        answers = [client.post(f"{path}/rematch", json={}) for client in (here, there)]
        assert [answer.status_code for answer in answers] == [201, 201]
        assert answers[0].json()["id"] == answers[1].json()["id"]
    assert tables_kept(settings) == 2


def test_an_offer_over_one_that_was_made_elsewhere_is_stale(settings: Settings, think_here: None) -> None:
    """The log has not moved on, but the table has changed."""
    with ExitStack() as stack:
        here, there = two_processes(settings, stack)
        bert = stack.enter_context(TestClient(create_app(settings), headers=ASK))
        path = f"/api/tables/{make_table(here, open=True)['id']}"
        assert bert.post(f"{path}/join", json={"seat": "east"}).status_code == 200
        with (
            bert.websocket_connect(f"{path}/socket") as east,
            there.websocket_connect(f"{path}/socket") as west,
        ):
            hear(east), hear(west)
            say(east, type="offer", what="takeover", level="newcomer")
            pending = say(west, type="offer", what="takeover", level="citizen")["offer"]
            assert pending["by"] == "east"
            assert hear(west)["error"] == "stale"
            assert say(west, type="answer", accept=False, number=pending["number"])["offer"] is None
    kept = state_kept(settings, path.rpartition("/")[2])
    assert kept.offer is None


def test_a_table_goes_on_after_each_change_of_its_state(running: TestClient, browser: Browser) -> None:
    """A seat, offers and decisions, each based on what the same process stored before."""
    path = f"/api/tables/{make_table(running, open=True)['id']}"
    assert browser().post(f"{path}/join", json={"seat": "east"}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as west:
        view = hear(west)
        for _ in range(2):
            assert say(west, type="offer", what="takeover", level="newcomer")["offer"]["by"] == "west"
            assert say(west, type="withdraw")["offer"] is None
            view = say(west, type="decide", number=view["number"], move=view["moves"][0]["id"])
            assert view["type"] == "view"


def test_a_rematch_that_cannot_be_kept_leaves_no_table(
    running: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished(running, sit=["west", "east"])
    keep = queries.write_status

    def full_disk(*args: Any) -> None:
        if args[-1].rematch is not None:
            raise OperationalError("update", {}, Exception("disk full"))
        keep(*args)

    monkeypatch.setattr(queries, "write_status", full_disk)
    assert running.post(f"{path}/rematch", json={}).json()["error"] == "storage"
    assert tables_kept(settings) == 1
    assert len(running.get("/api/tables").json()["mine"]) == 1
    monkeypatch.setattr(queries, "write_status", keep)
    assert running.post(f"{path}/rematch", json={}).status_code == 201
    assert tables_kept(settings) == 2


NUL = "a\0b"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/tables/{table}/notes", {"text": NUL}),
        ("POST", "/api/tables", {"seats": {"west": "person", "east": "person"}, "language": NUL}),
        ("PUT", "/api/me", {"name": NUL}),
        ("PUT", "/api/me", {"notify": {"webhook": f"https://hook.example/{NUL}"}}),
        ("POST", "/api/invitations", {"token": NUL}),
        ("POST", "/api/push/forget", {"endpoint": NUL}),
    ],
    ids=lambda part: part if isinstance(part, str) else next(iter(part)),
)
def test_what_one_kind_of_database_cannot_keep_none_is_given(
    running: TestClient, method: str, path: str, body: dict[str, Any]
) -> None:
    table = make_table(running)
    answer = running.request(method, path.format(table=table["id"]), json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "nul-character")
    assert "NUL" in answer.json()["reason"]


def test_what_only_looks_like_it_is_kept(running: TestClient) -> None:
    path = f"/api/tables/{make_table(running)['id']}"
    text = "\\u0000 and \\\\u0000, \x01\u2028\N{SNOWMAN}"
    assert running.put(f"{path}/notes", json={"text": text}).status_code == 200
    assert running.get(f"{path}/notes").json()["text"] == text
    with running.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        assert say(socket, type="say", text=NUL)["error"] == "nul-character"
        assert say(socket, type="say", text=text)["chat"][-1]["text"].startswith("\\u0000 and")


def test_a_long_table_is_rebuilt_from_its_log(running: TestClient, settings: Settings) -> None:
    """The database has no snapshots: the whole log is replayed."""
    rng = Random(3)
    table = make_table(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        while view["outcome"] is None:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    engine = open_database(settings.database)
    with engine.connect() as connection:
        found = queries.load(connection, table["id"])
    engine.dispose()
    assert found is not None
    rebuilt = Table(*found, Timekeeper())
    assert rebuilt.number == view["number"]
    assert len(rebuilt.session.decisions) == view["decisions"]
    assert rebuilt.is_over()


def test_two_processes_count_open_tables_together(settings: Settings) -> None:
    """Each has a database connection and a writer of its own."""

    async def create(store: SqlTableStore, made_by: int) -> str:
        asked, seats = checked_request(
            NewTable({"west": "person", "east": "person"}, "wsdv", open=True), Visitor(made_by, "")
        )
        record, log = new_table(asked, seats, made_by, SYSTEM_TIME)
        try:
            await store.create(record, log, OpenTableBounds(2, 100, frozenset()))
        except CannotDo as error:
            return error.key
        return ""

    async def race() -> Counter[str]:
        engines = [open_database(settings.database) for _ in range(2)]
        migrate(engines[0])
        databases = [Database(engine) for engine in engines]
        maker = (await Guests(databases[0]).make())[0].id
        stores = [SqlTableStore(database, SYSTEM_TIME) for database in databases]
        try:
            return Counter(await asyncio.gather(*(create(store, maker) for store in stores * 5)))
        finally:
            for database in databases:
                database.close()

    assert asyncio.run(race()) == {"": 2, "too-many-open-tables": 8}
