"""Profiles: results by game, seat and opponent, the list of finished games with its filters, the rating over time."""

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient
from tests.server.fixtures import Browser, make_table

from republik.hosting.views import finished
from republik.server.accounts import passwords

RESIGN = {"type": "resign"}


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "hasher", lambda: PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def member(client: TestClient, name: str) -> TestClient:
    assert client.post("/api/account", json={"name": name, "password": f"secret of {name}"}).status_code == 201
    return client


def resigned(client: TestClient, seat: str = "west", level: str = "newcomer", *, is_open: bool = True) -> str:
    """A game against the computer that the person gives up at once."""
    seats = {"west": level, "east": level} | {seat: "person"}
    table = make_table(client, **seats, sit=[seat], open=is_open)
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        socket.receive_json()
        socket.send_json(RESIGN)
        while socket.receive_json().get("outcome") is None:
            pass
    return str(table["id"])


def test_results_are_counted_by_seat_and_opponent(running: TestClient) -> None:
    member(running, "Anna")
    resigned(running, "west")
    resigned(running, "west")
    resigned(running, "east", "citizen")
    told = running.get("/api/people/Anna").json()
    assert (told["name"], told["member"], told["you"]) == ("Anna", True, True)
    assert told["results"] == [
        {"game": "wsdv", "seat": "east", "opponent": "citizen", "won": 0, "lost": 1, "drawn": 0},
        {"game": "wsdv", "seat": "west", "opponent": "newcomer", "won": 0, "lost": 2, "drawn": 0},
    ]


def test_strangers_see_only_games_that_everybody_may_see(running: TestClient, browser: Browser) -> None:
    member(running, "Anna")
    shown, hidden = resigned(running), resigned(running, is_open=False)
    stranger = browser()
    assert [table["id"] for table in stranger.get("/api/people/Anna/games").json()["tables"]] == [shown]
    assert sum(row["lost"] for row in stranger.get("/api/people/Anna").json()["results"]) == 1
    assert not stranger.get("/api/people/Anna").json()["you"]
    own = [table["id"] for table in running.get("/api/me/games").json()["tables"]]
    assert own == [hidden, shown]
    assert sum(row["lost"] for row in running.get("/api/me/profile").json()["results"]) == 2


def test_the_list_is_filtered_and_continues(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "PAGE", 2)
    west = [resigned(running, "west") for _ in range(3)]
    east = [resigned(running, "east", "citizen")]
    first = running.get("/api/me/games").json()
    rest = running.get("/api/me/games", params={"before": first["next"]}).json()
    assert [table["id"] for table in first["tables"] + rest["tables"]] == [*east, *reversed(west)]
    assert rest["next"] is None
    for filters, found in (
        ({"seat": "east"}, east),
        ({"opponent": "citizen"}, east),
        ({"opponent": "person"}, []),
        ({"score": "won"}, []),
        ({"game": "weimar"}, []),
        ({"game": "wsdv", "seat": "west", "score": "lost"}, west[:0:-1]),
    ):
        assert [table["id"] for table in running.get("/api/me/games", params=filters).json()["tables"]] == found


def test_games_against_oneself_and_lessons_do_not_count(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        socket.receive_json()
        socket.send_json({**RESIGN, "seat": "west"})
        while socket.receive_json().get("outcome") is None:
            pass
    assert running.get("/api/me/profile").json()["results"] == []


def test_rated_games_draw_a_curve(running: TestClient, browser: Browser) -> None:
    anna, boris = member(running, "Anna"), member(browser(), "Boris")
    table = make_table(anna, sit=["west"], open=True, rated=True)["id"]
    assert boris.post(f"/api/tables/{table}/join", json={"seat": "east"}).status_code == 200
    with anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_json()
        socket.send_json(RESIGN)
        while socket.receive_json().get("outcome") is None:
            pass
    (point,) = boris.get("/api/people/boris").json()["curve"]
    assert (point["game"], point["seat"]) == ("wsdv", "east")
    assert point["points"] > 1500 > anna.get("/api/people/Anna").json()["curve"][0]["points"]


def test_unknown_people_and_bad_filters_are_refused(running: TestClient) -> None:
    assert running.get("/api/people/Nobody").status_code == 404
    assert running.get("/api/people/Nobody/games").status_code == 404
    assert running.get("/api/me/games", params={"before": "yesterday"}).status_code == 400
    assert running.get("/api/me/games", params={"score": "happy"}).status_code == 400
