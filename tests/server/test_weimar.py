"""The game of four parties at the server: four seats, scenarios, seats the rules play, leaving without ending it."""

from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from republik import games
from republik.server import variants
from republik.table.records import parse_record, verify

from .conftest import Browser, hear, say

SEATS = ("spd", "zentrum", "kpd", "dnvp")
LEVEL = variants.level_names("weimar")[0]


def made(client: TestClient, *players: str, **asked: Any) -> dict[str, Any]:
    seats = dict(zip(SEATS, players, strict=True))
    answer = client.post("/api/tables", json={"game": "weimar", "seats": seats, **asked})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def refused(client: TestClient, *players: str, **asked: Any) -> str:
    seats = dict(zip(SEATS, players, strict=True))
    answer = client.post("/api/tables", json={"game": "weimar", "seats": seats, **asked})
    assert answer.status_code in (400, 404, 409), answer.text
    return str(answer.json()["error"])


def play_on(socket: Any, view: dict[str, Any], seats: tuple[str, ...], rng: Random) -> dict[str, Any]:
    """Any moves for these seats until the end; the computer answers for the others."""
    while view["outcome"] is None:
        if view["to_act"] in seats:
            assert [move["id"] for move in view["moves"]] == view["view"]["legal"]
            socket.send_json({"type": "decide", "number": view["number"], "move": rng.choice(view["moves"])["id"]})
        view = hear(socket)
        assert view["type"] == "view", view
    return view


def test_both_games_are_listed_with_what_can_be_chosen(running: TestClient) -> None:
    listed = {game["name"]: game for game in running.get("/api/games").json()["games"]}
    assert set(listed) == {"wsdv", "weimar"}
    assert listed["weimar"]["seats"] == list(SEATS)
    assert listed["weimar"]["option"] == "scenario"
    assert listed["weimar"]["editions"] == ["abyss", "bruderkrieg", "vulkan", "main"]
    assert listed["weimar"]["automatic"] == {"abyss": ["kpd", "dnvp"], "bruderkrieg": [], "vulkan": [], "main": []}
    assert listed["wsdv"]["option"] == "edition"
    assert "2.1" in listed["wsdv"]["editions"]


def test_a_table_without_a_scenario_is_the_whole_game(running: TestClient) -> None:
    table = made(running, "person", LEVEL, LEVEL, LEVEL)
    assert (table["game"], table["edition"]) == ("weimar", "main")
    assert [seat["seat"] for seat in table["seats"]] == list(SEATS)
    assert running.get(f"/api/tables/{table['id']}/forecast").json()["forecast"] == {}


@pytest.mark.parametrize("scenario", ["bruderkrieg", "vulkan"])
def test_a_person_plays_three_levels_to_the_end(running: TestClient, scenario: str) -> None:
    table = made(running, LEVEL, LEVEL, "person", LEVEL, edition=scenario)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = play_on(socket, hear(socket), ("kpd",), Random(3))
    assert view["seed"] is not None
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert record.header["scenario"] == scenario
    assert verify(record, games.game)
    assert running.get(f"/api/tables/{table['id']}/timeline").json() == {"points": []}
    answer = running.post(f"/api/tables/{table['id']}/analysis", json={})
    assert answer.json()["error"] == "no-such-table-options"


def test_one_person_plays_the_solo_scenario_against_the_rules(running: TestClient) -> None:
    table = made(running, "person", "person", "person", "person", edition="abyss")
    assert [(seat["kind"], seat["you"]) for seat in table["seats"]] == [
        ("person", True),
        ("person", True),
        ("level", False),
        ("level", False),
    ]
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert len(view["view"]["hands"][0]) == len([card for card in view["view"]["hands"][0] if card >= 0])
        view = play_on(socket, view, ("spd", "zentrum"), Random(5))
    assert view["outcome"]["termination"] in ("great_victory", "small_victory", "defeat", "anarchy", "councils")


@pytest.mark.parametrize(
    ("players", "asked"),
    [
        (("person", LEVEL, LEVEL, LEVEL), {"edition": "2.1"}),
        (("person", "nobody", LEVEL, LEVEL), {}),
        (("person", "automatic", LEVEL, LEVEL), {}),
        (("person", LEVEL, "person", "person"), {"edition": "abyss"}),
        (("person", "person", "person", "person"), {"edition": "abyss", "sit": ["spd"]}),
        (("person", "person", "person", "person"), {"rated": True}),
    ],
)
def test_what_does_not_fit_together_is_refused(
    running: TestClient, players: tuple[str, ...], asked: dict[str, Any]
) -> None:
    assert refused(running, *players, **asked) in ("no-such-table-options", "rated-needs-people")


def test_hidden_agendas_and_hands_stay_hidden(running: TestClient, browser: Browser) -> None:
    table = made(running, "person", "person", LEVEL, LEVEL, open=True)
    other = browser()
    assert other.post(f"/api/tables/{table['id']}/join", json={"seat": "zentrum"}).status_code == 200
    socket_address = f"/api/tables/{table['id']}/socket"
    hidden_agendas = 0
    with running.websocket_connect(socket_address) as first, other.websocket_connect(socket_address) as second:
        mine, theirs = hear(first), hear(second)
        while not hidden_agendas or mine["view"]["drawn"] == 0:
            acting, view = (first, mine) if mine["moves"] else (second, theirs)
            if view["moves"]:
                acting.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
            mine, theirs = hear(first), hear(second)
            assert mine["number"] == theirs["number"]
            seen, truth = theirs["view"], mine["view"]
            assert all(card < 0 for card in seen["hands"][0] if card not in seen["shown"])
            if truth["agendas"][0] >= 0 and not truth["revealed"]:
                assert seen["agendas"][0] == -2
                hidden_agendas += 1


def test_who_gives_up_leaves_the_seat_to_the_computer(running: TestClient, browser: Browser) -> None:
    table = made(running, "person", "person", LEVEL, LEVEL, open=True, edition="bruderkrieg")
    other = browser()
    assert other.post(f"/api/tables/{table['id']}/join", json={"seat": "zentrum"}).status_code == 200
    with other.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        socket.send_json({"type": "resign"})
        view = hear(socket)
        while view["type"] != "view" or view["seats"][1]["kind"] != "level":
            view = hear(socket)
    assert view["outcome"] is None
    assert view["seats"][1]["name"] == variants.USUAL_LEVEL
    assert view["seat"] is None
    waited = False
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        while not (waited and view["to_act"] != "zentrum"):
            waited = waited or view["to_act"] == "zentrum"
            if view["moves"]:
                socket.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
            view = hear(socket)
    assert view["outcome"] is None


def test_who_gives_up_alone_ends_the_game(running: TestClient) -> None:
    table = made(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        view = say(socket, type="resign", seat="spd")
    assert view["outcome"] == {"winner": None, "termination": "resigned", "rule": ""}


def test_a_move_is_shown_before_it_is_made_and_refused_with_its_chapter(running: TestClient) -> None:
    table = made(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    address = f"/api/tables/{table['id']}"
    view = running.get(f"{address}/view").json()
    move = view["moves"][0]["id"]
    shown = running.get(f"{address}/preview", params={"move": move}).json()
    assert shown["move"] == move
    assert shown["forecast"] == {}
    refusal = running.get(f"{address}/why-not", params={"move": "coalition left"}).json()["refusal"]
    assert refusal["rule"].startswith("W")


def test_another_game_moves_everybody_on_by_a_seat(running: TestClient) -> None:
    table = made(running, LEVEL, LEVEL, "person", LEVEL, edition="bruderkrieg")
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        play_on(socket, hear(socket), ("kpd",), Random(2))
    again = running.post(f"/api/tables/{table['id']}/rematch", json={}).json()
    assert again["edition"] == "bruderkrieg"
    assert [seat["seat"] for seat in again["seats"] if seat["you"]] == ["zentrum"]
