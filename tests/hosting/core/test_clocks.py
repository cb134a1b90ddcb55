"""Clocks: whose time runs, what a decision costs, and who loses on time."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.clients import until
from tests.server.clocks import DAY, DAYS, LIVE, Later, seat_two
from tests.server.faults import Fault
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik import games
from republik.hosting.core import clock_timers
from republik.server.http.app import create_app
from republik.server.settings import Settings
from republik.table.records import parse_record, verify


def test_no_clock_unless_asked_for(running: TestClient) -> None:
    table = make_table(running)
    assert running.get(f"/api/tables/{table['id']}/view").json()["clock"] is None


def test_a_live_clock_waits_for_both(running: TestClient, browser: Browser, later: Later) -> None:
    table = make_table(running, open=True, clock=LIVE)
    path = f"/api/tables/{table['id']}"
    later.go_on(3600)
    clock = running.get(f"{path}/view").json()["clock"]
    assert (clock["running"], clock["remaining"]) == (None, {"west": 600.0, "east": 600.0})
    browser().post(f"{path}/join", json={"seat": "east"})
    later.go_on(60)
    clock = running.get(f"{path}/view").json()["clock"]
    assert clock["running"] == "west"
    assert clock["remaining"]["west"] == pytest.approx(540, abs=5)
    assert clock["remaining"]["east"] == 600


def test_a_decision_stops_the_clock_and_earns_the_increment(
    running: TestClient, browser: Browser, later: Later
) -> None:
    path = seat_two(running, browser(), LIVE)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        later.go_on(100)
        decided = 0
        while view["to_act"] == "west":
            decided += 1
            view = say(socket, type="decide", number=view["number"], move=view["moves"][-1]["id"])
        assert view["clock"]["running"] == "east"
        assert view["clock"]["remaining"]["west"] == pytest.approx(500 + 5 * decided, abs=5)
        later.go_on(50)
        clock = running.get(f"{path}/view").json()["clock"]
        assert clock["remaining"]["west"] == pytest.approx(500 + 5 * decided, abs=5)
        assert clock["remaining"]["east"] == pytest.approx(550, abs=5)


def test_taking_back_returns_no_time(running: TestClient, browser: Browser, later: Later) -> None:
    path = seat_two(running, browser(), LIVE)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(5):
            later.go_on(10)
            for move in view["moves"]:
                after = running.get(f"{path}/preview", params={"move": move["id"]}).json()
                if after["to_act"] == "west" and not after["reveals"]:
                    break
            view = say(socket, type="decide", number=view["number"], move=move["id"])
            view = say(socket, type="undo", number=view["number"])
        assert view["clock"]["remaining"]["west"] == pytest.approx(550, abs=5)
        later.go_on(view["clock"]["remaining"]["west"] - 2)
        view = say(socket, type="decide", number=view["number"], move=move["id"])
        later.go_on(3)
        assert say(socket, type="undo", number=view["number"])["error"] == "undo-no-time"


def test_who_has_no_time_left_loses_though_nobody_looks(running: TestClient, browser: Browser, later: Later) -> None:
    east = browser()
    path = seat_two(running, east, LIVE)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        later.go_on(601)
        refused = [say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"]), hear(socket)]
        told, error = sorted(refused, key=lambda message: message["type"] == "refused")
        assert error["error"] == "time-over"
        outcome = told["outcome"]
        assert (outcome["winner"], outcome["termination"], outcome["rule"]) == ("east", "timeout", "")
    record = parse_record(east.get(f"{path}/record").text)
    assert record.header["result"] == "east, timeout"
    assert verify(record, games.game)
    assert east.get("/api/tables").json()["mine"][0]["result"] == "east, timeout"


def test_the_timer_rings(running: TestClient, browser: Browser, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock_timers, "MAX_SLEEP_SECONDS", 0.05)
    east = browser()
    path = seat_two(running, east, LIVE)
    with east.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        later.go_on(601)
        assert hear(socket)["outcome"]["termination"] == "timeout"


@pytest.mark.parametrize("correction", [7200.0, -7200.0], ids=["forward", "back"])
def test_a_live_clock_does_not_follow_the_one_on_the_wall(
    running: TestClient, browser: Browser, later: Later, correction: float
) -> None:
    path = seat_two(running, browser(), LIVE)
    later.go_on(100)
    later.correct(correction)
    assert running.get(f"{path}/view").json()["clock"]["remaining"]["west"] == pytest.approx(500, abs=5)
    later.go_on(100)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        decided = 0
        while view["to_act"] == "west":
            decided += 1
            view = say(socket, type="decide", number=view["number"], move=view["moves"][-1]["id"])
            assert view["type"] == "view"
        later.correct(correction)
        later.go_on(50)
        clock = running.get(f"{path}/view").json()["clock"]
        assert clock["remaining"]["west"] == pytest.approx(400 + 5 * decided, abs=5)
        assert clock["remaining"]["east"] == pytest.approx(550, abs=5)


def test_days_restart_with_each_turn(running: TestClient, browser: Browser, later: Later) -> None:
    path = seat_two(running, browser(), DAYS)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        assert view["clock"]["remaining"]["west"] == pytest.approx(2 * DAY, abs=5)
        later.go_on(DAY)
        while view["to_act"] == "west":
            view = say(socket, type="decide", number=view["number"], move=view["moves"][-1]["id"])
            if view["to_act"] == "west":
                assert view["clock"]["remaining"]["west"] == pytest.approx(DAY, abs=5)
        assert view["clock"]["remaining"]["east"] == pytest.approx(2 * DAY, abs=5)
        later.go_on(2 * DAY + 1)
    assert running.get(f"{path}/view").json()["clock"]["remaining"]["east"] == 0


def test_computer_players_have_no_clock(running: TestClient) -> None:
    table = make_table(running, "citizen", "person", clock=LIVE)
    path = f"/api/tables/{table['id']}"
    while (view := running.get(f"{path}/view").json())["to_act"] != "east":
        assert view["clock"]["running"] is None
        time.sleep(0.01)
    assert view["clock"]["running"] == "east"
    assert list(view["clock"]["remaining"]) == ["east"]


@pytest.mark.parametrize(("clock", "lost"), [(LIVE, False), (DAYS, True)], ids=["live", "days"])
def test_a_restart(settings: Settings, think_here: None, later: Later, clock: dict[str, Any], lost: bool) -> None:
    """Downtime of the server is not charged in a live game, but days continue to count."""
    with TestClient(create_app(settings), headers=ASK) as client:
        east = TestClient(client.app, headers=ASK)
        east.portal = client.portal
        path = seat_two(client, east, clock)
        cookies = client.cookies
    later.go_on(3 * DAY)
    with TestClient(create_app(settings), headers=ASK, cookies=cookies) as client:
        until = time.monotonic() + 10
        while lost and client.get("/api/tables").json()["mine"][0]["result"] is None and time.monotonic() < until:
            time.sleep(0.02)  # nobody opens the table: the server checks it at startup
        assert client.get(path).json()["result"] == ("east, timeout" if lost else None)
        if not lost:
            later.go_on(100)
            left = client.get(f"{path}/view").json()["clock"]["remaining"]["west"]
            assert left == pytest.approx(500, abs=5)


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
    monkeypatch.setattr("republik.hosting.core.clock_timers.MAX_SLEEP_SECONDS", 0.05)
    seat_two(running, browser(), LIVE)
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
    path = seat_two(running, browser(), LIVE)
    storage.left = 1
    later.go_on(599.9)
    with running.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="I am still here")  # any change at a table resets its timer
    until(lambda: storage.failed)
    assert result(running) is None
    running.get(path)
    until(lambda: result(running) == "east, timeout")
