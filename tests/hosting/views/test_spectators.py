"""Spectators with a delay, and presence."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.hosting.tables import table_after, watched_table
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.hosting.core.decisions import decide, undo
from republik.hosting.core.log import AGREED_BACK, DECISION, RESIGNED, TAKEN_BACK, Delay, LogEntry, entries_of
from republik.hosting.core.table import Table
from republik.hosting.views.audience import Audience, TableViews
from republik.hosting.views.followers import Follower
from republik.hosting.views.viewpoint import viewpoint_of
from republik.hosting.visitor import Asker
from republik.server import codec
from republik.server.http.app import create_app
from republik.server.settings import Settings

DELAY = 12


def heard_nothing(socket: WebSocketTestSession) -> None:
    """Checks that no message came: the next one answers a ping."""
    assert say(socket, type="ping") == {"type": "pong"}


def test_watchers_stay_behind(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True, delay=DELAY)
    path = f"/api/tables/{table['id']}"
    watcher, rng = browser(), Random(3)
    before: dict[int, dict[str, Any]] = {}
    with running.websocket_connect(f"{path}/socket") as socket, watcher.websocket_connect(f"{path}/socket") as behind:
        view, shown = hear(socket), hear(behind)
        assert (shown["delayed"], view["delayed"]) == (True, False)
        assert shown["decisions"] == 0
        while view["decisions"] < 45:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            if view["decisions"] > DELAY:
                shown = hear(behind)
            before[view["decisions"]] = view
            assert shown["decisions"] == max(0, view["decisions"] - DELAY)
            heard_nothing(behind)
            if shown["decisions"] in before:
                assert shown["view"]["tracks"] == before[shown["decisions"]]["view"]["tracks"]
                assert shown["forecast"] == before[shown["decisions"]]["forecast"]
                assert shown["to_act"] == before[shown["decisions"]]["to_act"]
        for part in ("view", "events", "moves", "forecast"):
            assert watcher.get(f"{path}/{part}").json()["number"] == shown["number"]
        assert watcher.get(f"{path}/past", params={"at": shown["decisions"]}).json()["total"] == shown["decisions"]
        assert watcher.get(f"{path}/past", params={"at": shown["decisions"] + 1}).json()["error"] == "not-found"
        points = watcher.get(f"{path}/timeline").json()["points"]
        assert points[-1]["at"] == shown["decisions"]
        assert max(event["at"] for event in watcher.get(f"{path}/events").json()["events"]) <= shown["decisions"]
        info = watcher.get(path).json()
        assert (info["to_act"], info["when"], info["updated"]) == (None, None, info["created"])
        assert running.get(path).json()["to_act"] == view["to_act"]
        assert watcher.get(f"{path}/record").json()["error"] == "not-over"
        ended = say(socket, type="resign", seat="west")
        last = hear(behind)
        assert last["outcome"] == ended["outcome"]
        assert (last["delayed"], last["decisions"]) == (False, ended["decisions"])


def test_what_watchers_see_does_not_go_back_for_what_they_have_not_seen() -> None:
    watched = Delay(3)
    decide, undo = LogEntry(DECISION, "west", "x"), LogEntry(TAKEN_BACK, "west")
    watched.read([decide] * 10)
    assert (watched.count, watched.number) == (7, 10)
    watched.read([undo, undo, undo, decide])
    assert (watched.count, watched.number) == (7, 10)
    watched.read([LogEntry(AGREED_BACK, "west", "5")])
    assert (watched.count, watched.number) == (5, 15)
    watched.read([decide] * 3)
    assert (watched.count, watched.number) == (5, 15)
    watched.read([decide, LogEntry(RESIGNED, "west")])
    assert (watched.count, watched.number) == (6, 19)
    at_once = Delay(3)
    at_once.read([decide] * 10 + [undo] * 3 + [decide, LogEntry(AGREED_BACK, "west", "5")] + [decide] * 4)
    assert (at_once.count, at_once.number) == (6, 19)


def test_chat_and_offers_are_no_quicker_than_the_game(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True, delay=DELAY)
    path = f"/api/tables/{table['id']}"
    east, watcher = browser(), browser()
    east.post(f"{path}/join", json={"seat": "east"})
    with running.websocket_connect(f"{path}/socket") as west, watcher.websocket_connect(f"{path}/socket") as behind:
        hear(west)
        hear(behind)
        assert say(west, type="say", text="good luck")["chat"][0]["text"] == "good luck"
        assert say(west, type="offer", what="takeover")["offer"]["what"] == "takeover"
        heard_nothing(behind)
        view = watcher.get(f"{path}/view").json()
        assert (view["chat"], view["offer"], view["clock"], view["present"]) == ([], None, None, [])
        assert say(behind, type="say", text="boo")["error"] == "not-your-seat"
        assert say(west, type="resign")["outcome"] is not None
        assert hear(behind)["chat"][0]["text"] == "good luck"


def test_no_line_of_the_chat_is_lost_when_something_is_taken_back() -> None:
    """A line said before the undo is sent no later than one said after it."""
    table, page = watched_table(60, 3, delay=30), Page()
    first, second = table.chat[:2]
    said = [replace(first, decisions=table.delay.count + 5), replace(second, decisions=table.delay.count)]
    table.record.chat = list(said)
    assert page.look(table)["chat"] == []
    table.record.delay = 0
    assert [line["number"] for line in page.look(table)["chat"]] == [1, 2]


def test_a_view_tells_what_happened_to_those_who_ask_for_it_only(running: TestClient) -> None:
    path = f"/api/tables/{make_table(running)['id']}"
    view = running.get(f"{path}/view").json()
    told = running.get(f"{path}/view", params={"since": 0}).json()
    assert (view["start"], view["events"], view["lines"]) == (len(told["events"]), [], [])
    assert told["lines"]


def test_a_follower_whose_first_view_fails_is_forgotten(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    followers = running.app.state.server.services.audience.followers  # type: ignore[attr-defined]
    path = f"/api/tables/{make_table(running)['id']}/socket"

    def fail(*_given: object) -> None:
        raise RuntimeError("no view")

    monkeypatch.setattr(Audience, "_tell", fail)
    with pytest.raises(RuntimeError, match="no view"), running.websocket_connect(path) as socket:
        hear(socket)
    assert followers.count() == 0


@pytest.fixture
def prompt_server(settings: Settings, think_here: None) -> Iterator[TestClient]:
    """A server that announces arrivals and departures immediately."""
    with TestClient(create_app(replace(settings, presence_seconds=0.0)), headers=ASK) as client:
        yield client


def test_it_is_told_who_is_there(prompt_server: TestClient) -> None:
    table = make_table(prompt_server, open=True)
    path = f"/api/tables/{table['id']}"
    east = TestClient(prompt_server.app, headers=ASK)
    east.portal = prompt_server.portal
    east.post(f"{path}/join", json={"seat": "east"})
    with prompt_server.websocket_connect(f"{path}/socket") as west:
        assert hear(west)["present"] == ["west"]
        heard_nothing(west)
        with east.websocket_connect(f"{path}/socket") as other:
            assert hear(other)["present"] == ["west", "east"]
            assert hear(west)["present"] == ["west", "east"]
        assert hear(west)["present"] == ["west"]


class Page:
    """A page that follows a table and applies the views it receives."""

    def __init__(self) -> None:
        self.follower = Follower(Asker("", None), None, 10)
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []

    def look(self, table: Table) -> dict[str, Any]:
        encoded = TableViews(table, [], codec).view(self.follower, viewpoint_of(table, None))
        self.follower.sent = encoded.sent
        view: dict[str, Any] = msgspec.json.decode(encoded.text)
        self.events = self.events[: view["start"]] + view["events"]
        first = min([view["start"], *(line["first"] for line in view["lines"])])
        self.lines = [line for line in self.lines if line["first"] < first] + view["lines"]
        return view


def _play(table: Table, move: int) -> None:
    seat = table.to_act()
    assert seat is not None
    table.commit(decide(table, seat, table.number, move))


@pytest.mark.parametrize("edition", ["2.1", "bruderkrieg"])
def test_a_client_that_missed_an_undo_hears_what_was_played_instead(edition: str) -> None:
    """Spectators are updated in batches: between two views a decision may be undone and replaced."""
    rng, replaced = Random(3), 0
    table, late, later = table_after(20, 3, edition), Page(), Page()
    for page in (late, later):
        page.look(table)
    while replaced < 12:
        seat, moves = table.to_act(), list(table.session.position.moves())
        first, second = rng.choice(moves), rng.choice(moves)
        _play(table, first)
        late.look(table)
        if seat is not None and first != second and table.session.undoable(seat):
            table.commit(undo(table, seat, table.number))
            _play(table, second)
            replaced += 1
        fresh = Page()
        fresh.look(table)
        late.look(table)
        assert late.events == fresh.events
        if replaced % 4 == 0:
            later.look(table)
            assert later.events == fresh.events
        assert [line["first"] for line in late.lines] == sorted({line["first"] for line in late.lines})
        assert late.lines[-1] == fresh.lines[-1]


def test_a_table_that_is_read_again_is_told_from_where_it_differs() -> None:
    """Another process has played on: events already sent stay the same."""
    table, page = table_after(60, 3), Page()
    page.look(table)
    told = len(page.events)
    table.read(table.record, entries_of(table.session.decisions))
    assert page.look(table)["start"] == told
    other = table_after(80, 4)
    table.read(other.record, entries_of(other.session.decisions))
    assert page.look(table)["start"] < told
    fresh = Page()
    fresh.look(table)
    assert (page.events, page.lines[-1]) == (fresh.events, fresh.lines[-1])


def test_spectators_are_counted_once_each(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True)
    path = f"/api/tables/{table['id']}"
    anna, bert = browser(), browser()
    for client in (anna, bert):
        client.get("/api/me")
    with (
        running.websocket_connect(f"{path}/socket") as player,
        anna.websocket_connect(f"{path}/socket"),
        anna.websocket_connect(f"{path}/socket"),
        bert.websocket_connect(f"{path}/socket"),
    ):
        view = hear(player)
        view = say(player, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert view["spectators"] == 2
        assert anna.get(f"{path}/view").json()["spectators"] == 2
    assert running.get(f"{path}/view").json()["spectators"] == 0
