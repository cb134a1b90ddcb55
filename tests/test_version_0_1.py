"""Data written by version 0.1 still opens and plays: a server's database, records, positions, and a bot.

That version wrote the files in tests/data/version-0.1: seven tables of both games (rated, analysed, solo, a lesson, two
seats of one person), two members, a guest. `facts.json` says what the server showed of them.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.fixtures import ASK, hear, say

from republik import games
from republik.players import registry
from republik.players.asking import ask, dismiss
from republik.server.http.app import create_app
from republik.server.settings import Settings, database_in
from republik.table import records
from republik.table.session import new_session

HERE = Path(__file__).parent / "data" / "version-0.1"
FACTS = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))
POSITIONS = json.loads((HERE / "positions.json").read_text(encoding="utf-8"))
TABLES = ["finished", "four", "hotseat", "lesson", "rated", "running", "solo"]
RECORDS = ["finished", "four", "rated"]
POSITIONS_OF_EACH = 2
RUNNING = ("running", "solo", "lesson")
REFUSED_SINCE = {"four": 273}
"""The first decision that a correction refuses: in *Weimar*, K11 takes its units from the supply (W1-6)."""
ADDED_EVENTS = {"thrown", "total", "row", "agenda_die", "base_die", "reaction_die", "better", "prepared", "presidency"}
"""Events of *Weimar* that later versions tell in addition."""
BOTS = ("kpd", "dnvp")


@pytest.fixture
def upgraded(tmp_path: Path, think_here: None) -> Iterator[TestClient]:
    """A current server on the old database, and a member's browser."""
    url = database_in(tmp_path)
    Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    unlimited = Settings(url, requests_per_second=1e6, burst=1e6, guests_per_minute=1e6)
    settings = replace(unlimited, presence_seconds=3600.0, lists_seconds=0.0)
    with TestClient(create_app(settings), headers=ASK) as client:
        log_in(client, "Ada")
        yield client


def log_in(client: TestClient, name: str) -> None:
    answer = client.post("/api/login", json={"name": name, "password": f"secret of {name}"})
    assert answer.status_code == 200, answer.text


def path_of(key: str) -> str:
    return f"/api/tables/{FACTS['tables'][key]}"


def test_all_that_was_written_is_here() -> None:
    """Checks that none of the data for the tests below is missing."""
    assert sorted(FACTS["tables"]) == TABLES
    assert sorted(path.stem for path in HERE.glob("*.txt")) == RECORDS
    assert {game: len(written) for game, written in POSITIONS.items()} == dict.fromkeys(
        ("weimar", "wsdv"), POSITIONS_OF_EACH
    )
    assert all(written["moves"] for of_game in POSITIONS.values() for written in of_game)


@pytest.mark.parametrize("key", [key for key in TABLES if key != "hotseat"])
def test_every_table_is_shown_as_it_was(upgraded: TestClient, key: str) -> None:
    then = FACTS["seen"][key]
    refused = REFUSED_SINCE.get(key, 0)
    decisions = refused - 1 if refused else then["decisions"]
    view = upgraded.get(f"{path_of(key)}/view", params={"since": 0}).json()
    assert (view["number"], view["decisions"], view["to_act"]) == (then["number"], decisions, then["to_act"])
    assert sorted(move["text"] for move in view["moves"]) == sorted(then["moves"])
    assert (view["outcome"] or {}).get("winner") == then["winner"]
    assert (view["corrected"] or {"refused": 0})["refused"] == refused
    if not refused:
        assert sum(not was_added(event) for event in view["events"]) == then["events"]


def was_added(event: dict[str, Any]) -> bool:
    """Whether that version did not tell of an event: those above, and a person's event after a debate or actions."""
    of_event = event["key"] == "use" and event["args"]["use"] == "event"
    return event["key"] in ADDED_EVENTS or (of_event and event["args"]["party"] not in BOTS)


@pytest.mark.parametrize(("key", "game"), [("solo", "weimar"), ("four", "weimar"), ("running", "wsdv")])
def test_a_table_from_before_a_correction_says_so(upgraded: TestClient, key: str, game: str) -> None:
    corrected = upgraded.get(f"{path_of(key)}/view").json()["corrected"]
    now = games.game(game).revision
    assert (corrected or {"began": now})["began"] == 2
    assert corrected is None or corrected["now"] == now


def test_a_guest_of_then_is_known_and_plays_both_seats_on(upgraded: TestClient) -> None:
    guest = TestClient(upgraded.app, headers=ASK, cookies=FACTS["cookies"])
    guest.portal = upgraded.portal
    play_some(guest, "hotseat")


@pytest.mark.parametrize("key", RUNNING)
def test_running_games_go_on(upgraded: TestClient, key: str) -> None:
    play_some(upgraded, key)


def play_some(client: TestClient, key: str) -> None:
    rng = Random(key)
    with client.websocket_connect(f"{path_of(key)}/socket") as socket:
        view = hear(socket)
        before = view["decisions"]
        for _ in range(12):
            while not view["moves"] and view["outcome"] is None:
                view = hear(socket)
            if view["outcome"] is not None:
                break
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            assert view["type"] == "view", view
        assert view["decisions"] > before


def test_lists_tell_how_far_each_game_has_come(upgraded: TestClient) -> None:
    mine = {table["id"]: table for table in upgraded.get("/api/tables").json()["mine"]}
    assert mine[FACTS["tables"]["running"]]["when"]["key"] == "when-decade"
    assert mine[FACTS["tables"]["solo"]]["when"]["key"] == "when-round"


def test_ratings_belong_to_the_game_they_were_won_in(upgraded: TestClient) -> None:
    found = {(one["game"], one["seat"]): one["points"] for one in upgraded.get("/api/me").json()["ratings"]}
    then = {("wsdv", seat): rating["points"] for seat, rating in FACTS["ratings"]["Ada"].items() if rating}
    assert then
    assert found == then


def test_a_stored_analysis_opens(upgraded: TestClient) -> None:
    analysis = upgraded.get(f"{path_of('finished')}/analysis").json()
    assert analysis["state"] == "done"
    assert analysis["done"] == len(analysis["result"]["moments"]) > 0


def test_everything_a_member_has_can_still_be_taken_along(upgraded: TestClient) -> None:
    own: dict[str, Any] = upgraded.get("/api/me/data").json()
    assert len(own["tables"]) == len(TABLES) - 1
    assert own["notes"][0]["text"] == "East resigned early."


@pytest.mark.parametrize("name", RECORDS)
def test_records_verify(name: str) -> None:
    record = records.parse_record((HERE / f"{name}.txt").read_text(encoding="utf-8"))
    if name in REFUSED_SINCE:
        valid, refusal = records.accepted(record, games.game)
        assert refusal is not None
        assert len(valid.decisions) == REFUSED_SINCE[name] - 1
    else:
        records.verify(record, games.game)


@pytest.mark.parametrize("number", range(POSITIONS_OF_EACH))
@pytest.mark.parametrize("game", ["weimar", "wsdv"])
def test_positions_read_back_with_the_same_moves(game: str, number: int) -> None:
    written = POSITIONS[game][number]
    position = games.game(game).from_text(written["text"])
    assert [position.move_text(move) for move in position.moves()] == written["moves"]
    position.check()


def test_a_program_of_then_plays_a_game() -> None:
    game = games.game()
    session = new_session(game)
    program = registry.player(f"bot:{sys.executable} {HERE / 'bot.py'}", game.name)
    players = [program, registry.player("random", game.name)]
    while (seat := session.position.to_act()) is not None:
        session.play(ask(players[seat], session, seat), seat)
    dismiss(players, session, session.position.outcome())
    assert session.position.outcome() is not None
