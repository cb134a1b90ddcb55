"""The lists of tables: the lobby, who is away, and that they are read once for all."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from tests.server.clients import another, serving
from tests.server.fixtures import Browser, count_calls, hear, make_table

from republik.hosting.views import presenters as telling
from republik.server.settings import Settings
from republik.server.storage import queries as archive

DAYS = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "minutes": 10, "increment": 0}
UNTIMED = {"kind": "none"}


def test_the_public_lists_are_read_and_written_once(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(settings, lists_seconds=3600.0)) as client:
        make_table(client, open=True)
        watched = make_table(client, "newcomer", "newcomer", open=True)
        reads = count_calls(monkeypatch, archive, "_in_play")
        infos = count_calls(monkeypatch, telling, "table_info")
        lists = [another(client).get("/api/tables").json() for _ in range(10)]
        assert all(one == lists[0] for one in lists)
        assert [len(lists[0][part]) for part in ("open", "mine", "watch")] == [1, 0, 1]
        assert lists[0]["watch"][0]["id"] == watched["id"]
        assert (reads.total(), infos.total()) == (2, 2)
        own = client.get("/api/tables").json()  # shows the viewer's own seats, from the same cached lists
        assert [seat["you"] for seat in own["open"][0]["seats"]] == [True, False]
        assert len(own["mine"]) == 2
        assert reads.total() == 2


def post(client: TestClient, **asked: object) -> str:
    """Asks for a table; returns the refusal, if any."""
    answer = client.post("/api/tables", json={"seats": {"west": "person", "east": "person"}, **asked})
    return str(answer.json().get("error", ""))


def test_a_guest_and_a_network_have_few_open_tables(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, open_tables_per_guest=2, open_tables_per_network=3)) as anna:
        assert [post(anna, open=True) for _ in range(3)] == ["", "", "too-many-open-tables"]
        assert post(anna) == ""  # private
        assert post(anna, open=True, sit=["west", "east"]) == ""  # nobody can join
        bert = another(anna)
        assert [post(bert, open=True) for _ in range(2)] == ["", "too-many-open-tables-nearby"]
        (joined,) = [table["id"] for table in bert.get("/api/tables").json()["mine"]]
        assert anna.post(f"/api/tables/{joined}/join", json={"seat": "east"}).status_code == 200
        assert post(bert, open=True) == ""


def test_open_tables_created_at_once_are_counted(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, open_tables_per_guest=2, open_tables_per_network=3)) as anna:
        bert = another(anna)
        for guest in (anna, bert):
            make_table(guest)  # a guest from now on
        with ThreadPoolExecutor(12) as threads:
            answers = Counter(threads.map(lambda guest: post(guest, open=True), [anna, bert] * 6))
        assert answers[""] == 3, answers
        assert len(anna.get("/api/tables").json()["open"]) == 3


def lobby(client: TestClient) -> list[str]:
    return [table["id"] for table in client.get("/api/tables").json()["open"]]


def test_a_table_without_anybody_leaves_the_lobby(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, away_seconds=0.2)) as anna:
        by_days, live, untimed = (make_table(anna, open=True, clock=clock)["id"] for clock in (DAYS, LIVE, UNTIMED))
        visitor = another(anna)
        path = f"/api/tables/{untimed}"
        time.sleep(0.3)
        assert lobby(visitor) == [by_days]
        assert {table["id"] for table in anna.get("/api/tables").json()["mine"]} == {by_days, live, untimed}
        assert set(lobby(visitor)) == {by_days, live, untimed}  # she is back
        time.sleep(0.3)
        with anna.websocket_connect(f"{path}/socket") as socket:
            hear(socket)
            time.sleep(0.3)
            assert set(lobby(visitor)) == {by_days, live, untimed}
        assert set(lobby(visitor)) == {by_days, live, untimed}  # she may only be reloading the page
        time.sleep(0.3)
        assert lobby(visitor) == [by_days]
        assert visitor.get(path).status_code == 200
        assert visitor.post(f"{path}/join", json={"seat": "east"}).status_code == 200


def test_who_waits_at_the_table_of_somebody_away_is_found(settings: Settings, think_here: None) -> None:
    parties = dict.fromkeys(("spd", "zentrum", "kpd", "dnvp"), "person")
    with serving(replace(settings, away_seconds=0.2)) as anna:
        table = anna.post("/api/tables", json={"game": "weimar", "seats": parties, "open": True}).json()["id"]
        bert = another(anna)
        assert bert.post(f"/api/tables/{table}/join", json={"seat": "kpd"}).status_code == 200
        time.sleep(0.3)
        assert lobby(another(anna)) == []
        bert.get("/api/me")
        assert lobby(another(anna)) == [table]


def test_those_away_do_not_push_others_out_of_the_lobby(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("republik.server.storage.queries.MAX_LISTED", 1)
    with serving(replace(settings, away_seconds=0.2)) as anna:
        table = make_table(anna, open=True)["id"]
        make_table(another(anna), open=True)
        time.sleep(0.3)
        anna.get("/api/me")
        assert lobby(another(anna)) == [table]


def test_nobody_pushes_others_out_of_the_lobby(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("republik.server.storage.queries.MAX_LISTED", 4)
    honest = make_table(browser(), open=True)["id"]
    greedy = [make_table(running, open=True)["id"] for _ in range(6)]
    listed = [table["id"] for table in browser().get("/api/tables").json()["open"]]
    assert sorted(listed) == sorted([honest, *greedy[-3:]])


def test_open_tables_are_listed_until_they_are_full(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True)
    second, third = browser(), browser()
    assert [found["id"] for found in second.get("/api/tables").json()["open"]] == [table["id"]]
    path = f"/api/tables/{table['id']}"
    assert second.post(f"{path}/join", json={"seat": "east"}).json()["seats"][1]["you"] is True
    assert third.post(f"{path}/join", json={"seat": "east"}).json()["error"] == "seat-taken"
    assert third.post(f"{path}/join", json={"seat": "north"}).json()["error"] == "no-such-table-options"
    assert second.get("/api/tables").json()["open"] == []
    assert running.post(f"{path}/invitations", json={"seat": "east"}).json()["error"] == "seat-taken"
