"""What one visitor may take up, and what is deleted when its time is up."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update
from starlette.testclient import TestClient

from republik.server.http import app
from republik.server.http.app import PAGE_COST, PAGES, Server, create_app
from republik.server.http.middleware import REFUSALS_AT_ONCE
from republik.server.lru import LruCache
from republik.server.rate_limit import Limiter
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage.models import Base, Guest, TableRow, now
from republik.server.storage.sweep import Sweep, Swept
from republik.server.tables.analysis_jobs import AnalysisJobs, Job
from republik.server.tables.workers import FILE_LIMITS
from republik.server.visitor import Asker
from republik.table.records import Record

from .fixtures import ASK, Browser, ThinkHere, hear, made, say


@contextmanager
def serving(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), headers=ASK) as client:
        yield client


def other(client: TestClient) -> TestClient:
    browser = TestClient(client.app, headers=ASK)
    browser.portal = client.portal
    return browser


def post(client: TestClient, **asked: object) -> str:
    """Asks for a table; returns the refusal, if any."""
    answer = client.post("/api/tables", json={"seats": {"west": "person", "east": "person"}, **asked})
    return str(answer.json().get("error", ""))


# -- The lobby


def test_a_guest_and_a_network_have_few_open_tables(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, open_tables_per_guest=2, open_tables_per_network=3)) as anna:
        assert [post(anna, open=True) for _ in range(3)] == ["", "", "too-many-open-tables"]
        assert post(anna) == ""  # private
        assert post(anna, open=True, sit=["west", "east"]) == ""  # nobody can join
        bert = other(anna)
        assert [post(bert, open=True) for _ in range(2)] == ["", "too-many-open-tables-nearby"]
        (joined,) = [table["id"] for table in bert.get("/api/tables").json()["mine"]]
        assert anna.post(f"/api/tables/{joined}/join", json={"seat": "east"}).status_code == 200
        assert post(bert, open=True) == ""


def test_nobody_pushes_others_out_of_the_lobby(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("republik.server.storage.queries.MAX_LISTED", 4)
    honest = made(browser(), open=True)["id"]
    greedy = [made(running, open=True)["id"] for _ in range(6)]
    listed = [table["id"] for table in browser().get("/api/tables").json()["open"]]
    assert sorted(listed) == sorted([honest, *greedy[-3:]])


# -- Files and links


def test_a_file_refused_because_others_wait_is_not_counted(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_asked: object) -> None:
        raise CannotDo(FILE_LIMITS.refusal, details={"most": "1"})

    with serving(replace(settings, files_per_day=1)) as anna:
        made(anna)  # a guest from now on
        with monkeypatch.context() as waiting:
            waiting.setattr(ThinkHere, "open_file", refuse)
            refused = anna.post("/api/records", json={"text": "hello"})
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-waiting-files")
            assert "files waiting" in refused.json()["reason"]
        assert anna.post("/api/records", json={"text": "hello"}).json()["error"] == "file-unknown"


def test_files_and_links_are_bounded_by_the_day(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, files_per_day=2, invitations_per_day=1, network_share=2.0)) as anna:
        table = f"/api/tables/{made(anna)['id']}/invitations"  # a guest from now on
        errors = [anna.post("/api/records", json={"text": "hello"}).json()["error"] for _ in range(3)]
        assert errors == ["file-unknown", "file-unknown", "too-many-files"]
        assert anna.post(table, json={"seat": None}).status_code == 201
        refused = anna.post(table, json={"seat": None})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-invitations")
        assert 0 < int(refused.headers["retry-after"]) <= 86_400
        bert = other(anna)
        made(bert)
        assert [bert.post("/api/records", json={"text": "hello"}).status_code for _ in range(2)] == [400, 400]
        carla = other(anna)
        assert carla.post("/api/records", json={"text": "hello"}).json()["error"] == "too-many-files"


def test_a_refusal_says_how_long_to_wait() -> None:
    time = 0.0
    limiter = Limiter(0.5, 2.0, lambda: time)
    limiter.take("anna", 2.0)
    with pytest.raises(CannotDo) as refused:
        limiter.take("anna", 2.0)
    assert refused.value.details == {"seconds": "4"}
    time = 4.0
    limiter.take("anna", 2.0)


# -- Prices


def test_much_costs_more_than_little(settings: Settings, think_here: None) -> None:
    """What a request answers is paid for before it is made."""
    with serving(replace(settings, requests_per_second=0.001, burst=60.0, network_share=100.0)) as anna:
        table = f"/api/tables/{made(anna, sit=['west', 'east'])['id']}"
        server: Server = anna.app.state.server  # type: ignore[attr-defined]
        (live,) = server.services.tables.live()
        live.session.events *= 1 + 20_000 // len(live.session.events)
        live.session.event_decisions = [1] * len(live.session.events)
        assert anna.get(f"{table}/view").status_code == 200
        for dear in ("view?since=0", "events"):
            assert anna.get(f"{table}/{dear}").status_code == 429


def test_pages_and_files_are_counted_by_network(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, requests_per_second=0.001, burst=10.0, network_share=1.0)) as anna:
        most = int(PAGES * 10.0 / PAGE_COST)
        asked = [anna.get("/api/openapi.json").status_code for _ in range(most - 1)]
        assert set(asked) == {200}
        assert [anna.get("/favicon.ico").status_code == 429 for _ in range(2)] == [False, True]


def test_a_client_that_does_not_listen_is_disconnected(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, requests_per_second=0.001, burst=1.0)) as anna:
        answers = [anna.get("/api/games") for _ in range(int(REFUSALS_AT_ONCE) + 20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert all("connection" not in answer.headers for answer in refused[: int(REFUSALS_AT_ONCE) - 10])
        assert refused[-1].headers["connection"] == "close"
        assert all("retry-after" in answer.headers for answer in refused)


def test_analyses_take_turns_by_network() -> None:
    async def analyse() -> list[str]:
        jobs, begun, may_end = AnalysisJobs(None, None), list[str](), asyncio.Event()  # type: ignore[arg-type]

        async def analysed(record: Record, _job: Job) -> dict[str, object]:
            begun.append(record.header["game"])
            await may_end.wait()
            raise CannotDo("no-thinker")

        jobs._analysed = analysed  # type: ignore[method-assign, assignment]
        waiting = [(f"greedy {number}", Asker("greedy", 1)) for number in range(4)] + [("anna", Asker("anna", 2))]
        for name, asker in waiting:
            job = jobs._under_way[name] = Job("citizen", 0, 1, asker)
            jobs._tasks.start(jobs._make(name, Record({"game": name}), job))
        await asyncio.sleep(0)
        may_end.set()
        await jobs._tasks.join()
        return begun

    assert asyncio.run(analyse()) == ["greedy 0", "greedy 1", "anna", "greedy 2", "greedy 3"]


# -- Memory


def test_long_logs_leave_room_for_fewer_tables() -> None:
    cache: LruCache[str, list[int]] = LruCache(10, 100, len)
    for name in "abcde":
        cache.put(name, [0] * 30)
    assert [name for name in "abcde" if cache.get(name) is not None] == ["c", "d", "e"]
    cache.put("long", [0] * 1000)
    assert (len(cache), cache.get("long")) == (1, [0] * 1000)
    cache.put("short", [])
    assert (len(cache), cache.get("short")) == (1, [])


# -- The sweep


def aged(client: TestClient, days: int, *tables: str) -> None:
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    then = now() - timedelta(days=days)
    with server.services.database.engine.begin() as connection:
        connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(updated=then))
        connection.execute(update(Guest).values(created=then))


def swept(client: TestClient) -> Swept:
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    assert client.portal is not None
    return client.portal.call(server.services.sweep.run)


def played(client: TestClient, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
        assert say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])["type"] == "view"
        say(socket, type="say", text="hello")


def test_tables_of_guests_are_deleted_when_their_time_is_up(running: TestClient, browser: Browser) -> None:
    member = browser()
    assert member.post("/api/account", json={"name": "Anna", "password": "correct horse"}).status_code == 201
    unplayed, fresh, begun, long_ago = (made(running, sit=["west", "east"])["id"] for _ in range(4))
    for table in (begun, long_ago):
        played(running, table)
    running.put(f"/api/tables/{long_ago}/notes", json={"text": "mind the wall"})
    running.post(f"/api/tables/{long_ago}/invitations", json={"seat": None})
    of_member = made(member)["id"]
    joined = made(running, open=True)["id"]
    assert member.post(f"/api/tables/{joined}/join", json={"seat": "east"}).status_code == 200
    aged(running, 27, fresh)
    aged(running, 29, unplayed, begun)
    aged(running, 400, long_ago, of_member, joined)
    with running.websocket_connect(f"/api/tables/{unplayed}/socket") as socket:
        hear(socket)
        assert swept(running).tables == 1  # somebody is looking at the other one
    assert swept(running).tables == 1
    there = {table: running.get(f"/api/tables/{table}").status_code for table in (unplayed, fresh, begun, long_ago)}
    assert there == {unplayed: 404, fresh: 200, begun: 200, long_ago: 404}
    assert running.get(f"/api/tables/{joined}").status_code == 200
    assert member.get(f"/api/tables/{of_member}").status_code == 200
    assert rows_of(running, long_ago) == 0


def test_a_game_counts_as_played_after_the_computer_has_taken_over(running: TestClient, browser: Browser) -> None:
    bert = browser()
    begun, unplayed = (made(running, open=True, sit=["west"])["id"] for _ in range(2))
    for table in (begun, unplayed):
        assert bert.post(f"/api/tables/{table}/join", json={"seat": "east"}).status_code == 200
    played(running, begun)
    with bert.websocket_connect(f"/api/tables/{begun}/socket") as east:
        hear(east)
        say(east, type="offer", what="takeover", level="newcomer", seat="west")
    with running.websocket_connect(f"/api/tables/{begun}/socket") as west:
        say(west, type="answer", accept=True, number=hear(west)["offer"]["number"])
    seats = running.get(f"/api/tables/{begun}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["level", "person"]
    aged(running, 29, begun, unplayed)
    assert swept(running).tables == 1
    assert [running.get(f"/api/tables/{table}").status_code for table in (begun, unplayed)] == [200, 404]


def rows_of(client: TestClient, table: str) -> int:
    """Counts all rows that name a table."""
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    found = 0
    with server.services.database.engine.connect() as connection:
        for kind in Base.metadata.sorted_tables:
            if "table_id" in kind.columns:
                same = kind.columns["table_id"] == table
                found += connection.scalar(select(func.count()).select_from(kind).where(same)) or 0
    return found


def test_an_operator_can_keep_everything(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, keep_unplayed_days=0, keep_guest_games_days=0)) as anna:
        table = made(anna)["id"]
        aged(anna, 10_000, table)
        assert swept(anna).tables == 0
        assert anna.get(f"/api/tables/{table}").status_code == 200


def test_a_sweep_that_fails_is_not_the_last(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []

    async def fail(_sweep: Sweep) -> Swept:
        tried.append("once")
        raise KeyError("unknown table")

    monkeypatch.setattr(app, "TIDY_SECONDS", 0.0)
    monkeypatch.setattr(Sweep, "run", fail)
    with serving(settings) as anna:
        for _ in range(20):
            anna.get("/api/games")
    assert len(tried) > 1
    assert "nothing deleted" in caplog.text
