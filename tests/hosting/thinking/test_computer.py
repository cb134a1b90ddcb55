"""Computer players: when they think, for whom, and that they go on after faults."""

import threading
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient
from tests.server.clients import another, serving, until
from tests.server.faults import WAIT, Fault, locked
from tests.server.fixtures import ASK, Browser, ThinkHere, hear, make_table, say

from republik.hosting.load.fair_queue import Rank
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking import computer
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.hosting.visitor import Asker
from republik.server.http import app
from republik.server.settings import Settings
from republik.server.storage import queries


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[ThinkHere]:
    """The worker pools of the servers started, which think in this process."""
    made: list[ThinkHere] = []

    def make(workers: int) -> ThinkHere:
        made.append(ThinkHere(workers))
        return made[-1]

    monkeypatch.setattr(app, "Workers", make)
    return made


def test_computer_players_among_themselves_think_only_while_somebody_watches(
    settings: Settings, thinkers: list[ThinkHere]
) -> None:
    with serving(settings) as client:
        tables = [make_table(client, "newcomer", "newcomer", open=True)["id"] for _ in range(20)]
        for table in tables:
            client.get(f"/api/tables/{table}/view")
        assert thinkers[0].snapshots == []
        with another(client).websocket_connect(f"/api/tables/{tables[0]}/socket") as socket:
            while (view := hear(socket))["decisions"] < 10:
                pass
        client.get("/api/me")
        thought = len(thinkers[0].snapshots)
        decisions = client.get(f"/api/tables/{tables[0]}/view").json()["decisions"]
        for _ in range(20):
            client.get(f"/api/tables/{tables[0]}/view")
        assert len(thinkers[0].snapshots) <= thought + 1  # the one already in progress
        assert decisions >= view["decisions"]
        with another(client).websocket_connect(f"/api/tables/{tables[0]}/socket") as socket:
            while hear(socket)["decisions"] < decisions + 5:
                pass


def test_a_table_with_a_person_is_thought_about_for_that_person(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    class Noted(ThinkHere):
        async def choose(self, sight: SeatSnapshot, level: str, *who: Any) -> int | None:
            asked.append(who)
            return await super().choose(sight, level, *who)

    monkeypatch.setattr(app, "Workers", Noted)
    with serving(settings) as client:
        player = another(client, "2001:db8::5")
        table = make_table(player, "newcomer", "person", sit=["east"])["id"]
        with player.websocket_connect(f"/api/tables/{table}/socket") as socket:
            while not hear(socket)["moves"]:
                pass
        guest = asked[0][0]
        assert isinstance(guest, Asker)
        assert guest.network == "2001:0db8:0000:0000"
        assert {who[1] for who in asked} == {Rank.PEOPLE}
        asked.clear()
        show = make_table(client, "newcomer", "newcomer", open=True)["id"]
        with another(client, "192.0.2.3").websocket_connect(f"/api/tables/{show}/socket") as socket:
            while hear(socket)["decisions"] < 3:
                pass
        assert {who[1] for who in asked} == {Rank.EXHIBITION}
        assert {who[0].network for who in asked if isinstance(who[0], Asker)} == {"192.0.2.3"}


def test_a_decision_that_is_put_off_is_made_later(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = 3

    class Busy(ThinkHere):
        async def choose(self, sight: SeatSnapshot, level: str, *who: Any) -> int | None:
            nonlocal refusals
            if refusals:
                refusals -= 1
                raise CannotDo("too-many-thoughts")
            return await super().choose(sight, level, *who)

    monkeypatch.setattr(app, "Workers", Busy)
    monkeypatch.setattr(computer, "PUT_OFF_SECONDS", 0.0)
    with serving(settings) as client:
        table = make_table(client, "newcomer", "person", sit=["east"])["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            while not hear(socket)["moves"]:
                pass
    assert refusals == 0


def moved(client: TestClient, table: str) -> bool:
    """Whether the computer player in the west has decided, according to the list of tables."""
    mine = client.get("/api/tables").json()["mine"]
    return any(found["id"] == table and found["to_act"] == "east" for found in mine)


def test_a_computer_player_goes_on_after_storage_errors_though_nobody_looks(
    running: TestClient, storage: Fault, hasty: None
) -> None:
    storage.left = 5
    table = make_table(running, "newcomer", "person")
    until(lambda: moved(running, table["id"]))
    assert storage.failed == 5


def test_a_visit_wakes_a_computer_player(running: TestClient, storage: Fault, patient: None) -> None:
    storage.left = 1
    table = make_table(running, "newcomer", "person")
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
    table = make_table(running, "person", "newcomer", open=True)["id"]
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
        table = make_table(client, "newcomer", "person")
        until(lambda: moved(client, table["id"]))


def test_the_server_ends_while_a_computer_player_waits_for_its_next_try(
    settings: Settings, think_here: None, storage: Fault, patient: None
) -> None:
    storage.left = 1
    with TestClient(app.create_app(settings), headers=ASK) as client:
        make_table(client, "newcomer", "person")
        until(lambda: storage.failed)
