"""The sweep: what is deleted when its time is up."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update
from starlette.testclient import TestClient
from tests.server.clients import serving
from tests.server.fixtures import Browser, hear, make_table, say

from republik.server.http import app
from republik.server.http.app import Server
from republik.server.settings import Settings
from republik.server.storage.models import Base, Guest, TableRow, now
from republik.server.storage.sweep import Sweep, Swept


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
    unplayed, fresh, begun, long_ago = (make_table(running, sit=["west", "east"])["id"] for _ in range(4))
    for table in (begun, long_ago):
        played(running, table)
    running.put(f"/api/tables/{long_ago}/notes", json={"text": "mind the wall"})
    running.post(f"/api/tables/{long_ago}/invitations", json={"seat": None})
    of_member = make_table(member)["id"]
    joined = make_table(running, open=True)["id"]
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
    begun, unplayed = (make_table(running, open=True, sit=["west"])["id"] for _ in range(2))
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
        table = make_table(anna)["id"]
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
