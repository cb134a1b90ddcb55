"""A person's first game against the computer has a calm opening; a lesson remembers how far its reader has come."""

from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.fixtures import Browser, hear, make_table, say

from republik.games.wsdv.game import GAME
from republik.table.chance import Seed

COMMITMENTS = {Seed.from_text(seed).commitment() for seed in GAME.calm_openings}
LESSON = {"lesson": "first-decade", "west": "newcomer"}


def is_calm(table: dict[str, Any]) -> bool:
    assert table["prepared"] == (table["commitment"] in COMMITMENTS)
    return bool(table["prepared"])


def test_only_the_first_game_against_the_computer_is_prepared(running: TestClient) -> None:
    assert is_calm(make_table(running, west="citizen"))
    assert not is_calm(make_table(running, west="citizen"))


def test_a_lesson_comes_before_the_first_game(running: TestClient) -> None:
    assert not is_calm(make_table(running, **LESSON))
    assert is_calm(make_table(running, east="delegate"))


def test_games_with_people_are_never_prepared(browser: Browser) -> None:
    assert not is_calm(make_table(browser()))
    assert not is_calm(make_table(browser(), sit=["west", "east"]))
    assert not is_calm(make_table(browser(), west="citizen", east="citizen", sit=[]))


def test_another_person_has_a_first_game_too(browser: Browser) -> None:
    anna, bert = browser(), browser()
    assert is_calm(make_table(anna, west="citizen"))
    assert is_calm(make_table(bert, west="citizen"))


def test_the_progress_of_a_lesson_is_kept_for_its_reader(browser: Browser) -> None:
    anna, bert = browser(), browser()
    path = f"/api/tables/{make_table(anna, **LESSON)['id']}"
    assert anna.get(f"{path}/lesson").json() == {"told": [], "at": 0, "closed": False, "later": []}
    read = {"told": ["welcome", "action"], "at": 1, "closed": True, "later": ["goal"]}
    assert anna.put(f"{path}/lesson", json=read).json() == read
    assert anna.get(f"{path}/lesson").json() == read
    assert bert.get(f"{path}/lesson").status_code == 404
    anna.put(f"{path}/notes", json={"text": "mind the unrest"})
    assert anna.get(f"{path}/lesson").json() == read


def test_a_lesson_cannot_store_anything_else(running: TestClient) -> None:
    path = f"/api/tables/{make_table(running, **LESSON)['id']}/lesson"
    for wrong in ({"at": -1}, {"told": ["x" * 41]}, {"told": ["a"] * 101}, {"later": ["a"] * 101}, {"page": 3}):
        assert running.put(path, json=wrong).status_code == 400


def test_a_lesson_goes_back_to_the_same_cards(running: TestClient) -> None:
    """Its texts refer to its cards, so an undone card does not change what is dealt afterwards."""
    path = f"/api/tables/{make_table(running, **LESSON)['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        view = first = own_turn(socket, hear(socket))
        dealt = []
        for _ in range(2):
            while view["view"]["half"] == 1:
                view = own_turn(socket, say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"]))
            dealt.append(view["view"])
            view = say(socket, type="offer", what="take-back", decisions=first["decisions"])
            assert (view["decisions"], view["view"]) == (first["decisions"], first["view"])
    assert dealt[0] == dealt[1]


def own_turn(socket: WebSocketTestSession, view: dict[str, Any]) -> dict[str, Any]:
    """Waits until the computer has played."""
    while view["to_act"] != "east":
        view = hear(socket)
    return view
