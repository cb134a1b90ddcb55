"""Ratings: how rated games change those of members."""

from random import Random
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.server.clocks import LIVE, Later
from tests.server.fixtures import Browser, hear, say

from republik.server.accounts import passwords
from republik.server.settings import Settings
from republik.server.storage import ratings
from republik.server.storage.database import open_database
from republik.server.storage.models import RatingChange, TableRow

pytestmark = pytest.mark.both_databases


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "hasher", lambda: PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def member(client: TestClient, name: str) -> TestClient:
    assert client.post("/api/account", json={"name": name, "password": f"secret of {name}"}).status_code == 201
    return client


def seated(west: TestClient, east: TestClient, **asked: Any) -> str:
    """Creates a table with two people."""
    seats = {"west": "person", "east": "person"}
    answer = west.post("/api/tables", json={"seats": seats, "rated": True, **asked})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    token = west.post(f"/api/tables/{table}/invitations", json={"seat": "east"}).json()["token"]
    assert east.post("/api/invitations", json={"token": token}).status_code == 200
    return table


def resign(client: TestClient, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        assert say(socket, type="resign")["outcome"] is not None


def points(client: TestClient) -> tuple[int | None, int | None]:
    told = {(one["game"], one["seat"]): one["points"] for one in client.get("/api/me").json()["ratings"]}
    return told.get(("wsdv", "west")), told.get(("wsdv", "east"))


def test_a_rated_game_changes_one_rating_of_each(running: TestClient, browser: Browser) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    resign(bert, seated(anna, bert))
    assert (points(anna), points(bert)) == ((1662, None), (None, 1338))
    resign(bert, seated(bert, anna))
    assert (points(anna), points(bert)) == ((1662, 1662), (1338, 1338))
    west, east = anna.get("/api/me").json()["ratings"][::-1]
    assert west == {"game": "wsdv", "seat": "west", "points": 1662, "games": 1, "deviation": 290}
    assert (east["game"], east["seat"]) == ("wsdv", "east")
    assert browser().get("/api/ratings", params={"game": "chess"}).status_code == 404
    none_yet = browser().get("/api/ratings", params={"game": "weimar"}).json()
    assert none_yet == {"game": "weimar", "seats": {"spd": [], "zentrum": [], "kpd": [], "dnvp": []}}
    listed = browser().get("/api/ratings").json()["seats"]
    assert [(one["name"], one["points"], one["games"]) for one in listed["west"]] == [
        ("Anna", 1662, 1),
        ("Bert", 1338, 1),
    ]
    assert [one["name"] for one in listed["east"]] == ["Anna", "Bert"]


def test_a_game_that_is_played_to_its_end_counts(running: TestClient, browser: Browser) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert)
    rng = Random(4)
    with (
        anna.websocket_connect(f"/api/tables/{table}/socket") as west,
        bert.websocket_connect(f"/api/tables/{table}/socket") as east,
    ):
        views = [hear(west), hear(east)]
        while views[0]["outcome"] is None:
            number = max(view["number"] for view in views)
            for at, socket in enumerate((west, east)):
                while views[at]["number"] < number:
                    views[at] = hear(socket)
            at = ("west", "east").index(views[0]["to_act"])
            move = rng.choice(views[at]["moves"])["id"]
            views[at] = say((west, east)[at], type="decide", number=number, move=move)
            while views[at]["number"] <= number:
                views[at] = hear((west, east)[at])
            if views[at]["outcome"] is not None:
                views[0] = views[at]
    winner = views[0]["outcome"]["winner"]
    expected = {"west": (1662, 1338), "east": (1338, 1662), None: (1500, 1500)}[winner]
    assert (points(anna)[0], points(bert)[1]) == expected


def test_time_that_ran_out_counts(running: TestClient, browser: Browser, later: Later) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert, clock=LIVE)
    with anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
        later.go_on(601)
        say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    assert (points(anna), points(bert)) == ((1338, None), (None, 1662))


def test_games_that_are_not_rated_change_nothing(running: TestClient, browser: Browser) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    resign(bert, seated(anna, bert, rated=False))
    assert points(anna) == points(bert) == (None, None)


def test_rated_games_are_for_members(running: TestClient, browser: Browser) -> None:
    anna, guest = member(running, "Anna"), browser()
    seats = {"west": "person", "east": "person"}
    refused = guest.post("/api/tables", json={"seats": seats, "rated": True})
    assert (refused.status_code, refused.json()["error"]) == (403, "members-only")
    table = anna.post("/api/tables", json={"seats": seats, "rated": True, "open": True}).json()["id"]
    assert guest.post(f"/api/tables/{table}/join", json={"seat": "east"}).json()["error"] == "members-only"
    member(guest, "Guest")
    assert guest.post(f"/api/tables/{table}/join", json={"seat": "east"}).status_code == 200


def test_nobody_is_rated_against_themselves(running: TestClient, browser: Browser, settings: Settings) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE seats SET guest_id = (SELECT guest_id FROM seats WHERE seat = 'west') WHERE seat = 'east'"
        )
        ratings.settle(connection, table, "west, resigned")
        assert connection.execute(select(RatingChange.seat)).all() == []
    engine.dispose()


def test_a_game_counts_once(running: TestClient, browser: Browser, settings: Settings) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert)
    resign(anna, table)
    assert points(bert) == (None, 1662)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        ratings.settle(connection, table, "east, resigned")
        changes = connection.execute(select(RatingChange.seat, RatingChange.before).order_by(RatingChange.seat)).all()
    engine.dispose()
    assert changes == [("east", 1500.0), ("west", 1500.0)]
    assert points(bert) == (None, 1662)


def test_a_draw_by_agreement(running: TestClient, browser: Browser, settings: Settings) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        ratings.settle(connection, table, "draw, agreed")
    engine.dispose()
    assert (points(anna), points(bert)) == ((1500, None), (None, 1500))


def test_result_and_rating_are_written_together_or_not_at_all(
    running: TestClient, browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    table = seated(anna, bert)

    def full_disk(*_args: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with monkeypatch.context() as broken, anna.websocket_connect(f"/api/tables/{table}/socket") as socket:
        broken.setattr(ratings, "settle", full_disk)
        hear(socket)
        assert say(socket, type="resign")["error"] == "storage"
    engine = open_database(settings.database)
    with engine.begin() as connection:
        assert connection.scalar(select(TableRow.result)) is None
        connection.execute(update(TableRow).values(rated=True))
    engine.dispose()
    resign(anna, table)
    assert points(anna) == (1338, None)


def test_who_has_left_is_not_listed(running: TestClient, browser: Browser) -> None:
    anna, bert = member(running, "Anna"), member(browser(), "Bert")
    resign(bert, seated(anna, bert))
    assert bert.post("/api/account/delete", json={"password": "secret of Bert"}).status_code == 200
    listed = anna.get("/api/ratings").json()["seats"]
    assert ([one["name"] for one in listed["west"]], listed["east"]) == (["Anna"], [])
