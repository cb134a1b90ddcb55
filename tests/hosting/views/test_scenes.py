"""Scenes: a part of a game step by step, as one seat saw it."""

from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.hosting.tables import GAMES
from tests.server.fixtures import Browser, hear, make_table, say


def played(client: TestClient, game: str, decisions: int) -> tuple[str, dict[str, Any]]:
    """A table after this many decisions, and its last view."""
    rng = Random(f"scene {game}")
    table = make_table(client, **GAMES[game])
    path = f"/api/tables/{table['id']}"
    with client.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(decisions):
            if view["outcome"] is None:
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    return path, view


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_lead_from_the_first_position_to_the_last(running: TestClient, game: str) -> None:
    path, view = played(running, game, 60)
    seat = view["seat"]
    middle, end = view["decisions"] // 2, view["decisions"]
    scene = running.get(f"{path}/scene", params={"from": middle, "to": end, "seat": seat}).json()
    before, after = (running.get(f"{path}/past", params={"at": at, "seat": seat}).json() for at in (middle, end))
    assert scene["view"] == before["view"]
    assert scene["forecast"] == before["forecast"]
    board, forecast = dict(scene["view"]), scene["forecast"]
    for step in scene["steps"]:
        board |= step["changes"]
        forecast = step["forecast"] or forecast
    assert board == after["view"]
    assert forecast == after["forecast"]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_has_the_line_of_the_log(running: TestClient, game: str) -> None:
    path, view = played(running, game, 40)
    scene = running.get(f"{path}/scene", params={"from": 0, "seat": view["seat"]}).json()
    story = running.get(f"{path}/events", params={"since": 0, "seat": view["seat"]}).json()
    known = story["events"]
    for step in scene["steps"]:
        line = step["line"]
        assert known[line["first"]]["at"] == line["at"]
    assert [step["line"]["first"] for step in scene["steps"]] == [line["first"] for line in story["lines"]]


def test_a_scene_shows_only_what_the_seat_knew(running: TestClient) -> None:
    path, _ = played(running, "wsdv", 60)
    scene = running.get(f"{path}/scene", params={"from": 0, "seat": "west"}).json()
    board = dict(scene["view"])
    for step in scene["steps"]:
        board |= step["changes"]
        known = {card["id"] for card in board["hands"]["east"] if card["id"] is not None}
        assert known <= set(board["cards"]["other_hand_known"])


def test_a_scene_of_the_future_or_backwards_is_refused(running: TestClient) -> None:
    path, view = played(running, "wsdv", 10)
    for first, last in ((0, view["decisions"] + 1), (5, 4)):
        answer = running.get(f"{path}/scene", params={"from": first, "to": last})
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_delayed_spectators_see_no_scene_of_what_they_may_not_know_yet(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True, delay=3)
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(12):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    spectator = browser()
    shown = spectator.get(f"{path}/view").json()["decisions"]
    assert shown < view["decisions"]
    assert spectator.get(f"{path}/scene", params={"from": 0}).json()["end"] == shown
    assert spectator.get(f"{path}/scene", params={"from": 0, "to": shown + 1}).status_code == 404


def test_a_view_says_which_decision_was_the_seats_last(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    last = {"west": 0, "east": 0}
    rng = Random("last decisions")
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(30):
            assert view["acted"] == last[view["seat"]]
            last[view["seat"]] = view["decisions"] + 1
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    for seat, number in last.items():
        assert running.get(f"{path}/view", params={"seat": seat}).json()["acted"] == number
