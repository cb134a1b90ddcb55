"""Data written by earlier versions still opens and plays: a server's database, records, positions, and a bot.

Each version wrote the files in its folder: seven tables of both games (rated, analysed, solo, a lesson, two seats of
one person), two members, a guest. `facts.json` says what the server showed of them.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
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

TABLES = ["finished", "four", "hotseat", "lesson", "rated", "running", "solo"]
RECORDS = ["finished", "four", "rated"]
POSITIONS_OF_EACH = 2
RUNNING = ("running", "solo", "lesson")
BOTS = ("kpd", "dnvp")


@dataclass(frozen=True)
class Version:
    """What an earlier version wrote."""

    number: str
    revision: int
    """The revision of both games' rules."""
    refused_since: dict[str, int]
    """The first decision of a table that a correction of the rules refuses."""
    added_events: frozenset[str] = frozenset()
    """Events of *Weimar* that later versions add."""

    @cached_property
    def folder(self) -> Path:
        return Path(__file__).parent / "data" / f"version-{self.number}"

    @cached_property
    def facts(self) -> Any:
        return self._read("facts")

    @cached_property
    def positions(self) -> Any:
        return self._read("positions")

    def _read(self, name: str) -> Any:
        return json.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))

    def address(self, key: str) -> str:
        """Returns the address of a table."""
        return f"/api/tables/{self.facts['tables'][key]}"

    def has(self, event: dict[str, Any]) -> bool:
        """Whether that version had an event: not those above, nor a person's event after a debate or actions."""
        of_event = event["key"] == "use" and event["args"]["use"] == "event"
        return not self.added_events or not (
            event["key"] in self.added_events or (of_event and event["args"]["party"] not in BOTS)
        )


VERSIONS = (
    Version(
        "0.1",
        revision=2,
        refused_since={"four": 273},  # in Weimar, K11 takes its units from the supply (W1-6)
        added_events=frozenset(
            "thrown total row agenda_die base_die reaction_die better prepared presidency".split(),
        ),
    ),
    Version("0.2", revision=3, refused_since={}),
)


@pytest.fixture(params=VERSIONS, ids=lambda version: version.number)
def version(request: pytest.FixtureRequest) -> Version:
    parameter: Version = request.param
    return parameter


@pytest.fixture
def upgraded(version: Version, tmp_path: Path, think_here: None) -> Iterator[TestClient]:
    """A current server on the old database, and a member's browser."""
    url = database_in(tmp_path)
    database = gzip.decompress((version.folder / "tables.sqlite.gz").read_bytes())
    Path(url.removeprefix("sqlite:///")).write_bytes(database)
    unlimited = Settings(url, requests_per_second=1e6, burst=1e6, guests_per_minute=1e6)
    settings = replace(unlimited, presence_seconds=3600.0, lists_seconds=0.0)
    with TestClient(create_app(settings), headers=ASK) as client:
        log_in(client, "Ada")
        yield client


def log_in(client: TestClient, name: str) -> None:
    answer = client.post("/api/login", json={"name": name, "password": f"secret of {name}"})
    assert answer.status_code == 200, answer.text


def test_no_file_is_missing(version: Version) -> None:
    """Checks that all the data for the tests below is there."""
    assert sorted(version.facts["tables"]) == TABLES
    assert sorted(path.stem for path in version.folder.glob("*.txt")) == RECORDS
    assert {game: len(texts) for game, texts in version.positions.items()} == dict.fromkeys(
        ("weimar", "wsdv"), POSITIONS_OF_EACH
    )
    assert all(text["moves"] for texts in version.positions.values() for text in texts)


@pytest.mark.parametrize("key", [key for key in TABLES if key != "hotseat"])
def test_every_table_is_shown_as_it_was(version: Version, upgraded: TestClient, key: str) -> None:
    then = version.facts["seen"][key]
    refused = version.refused_since.get(key, 0)
    decisions = refused - 1 if refused else then["decisions"]
    view = upgraded.get(f"{version.address(key)}/view", params={"since": 0}).json()
    assert (view["number"], view["decisions"], view["to_act"]) == (then["number"], decisions, then["to_act"])
    assert sorted(move["text"] for move in view["moves"]) == sorted(then["moves"])
    assert (view["outcome"] or {}).get("winner") == then["winner"]
    assert (view["corrected"] or {"refused": 0})["refused"] == refused
    if not refused:
        assert sum(map(version.has, view["events"])) == then["events"]


@pytest.mark.parametrize(("key", "game"), [("solo", "weimar"), ("four", "weimar"), ("running", "wsdv")])
def test_a_table_from_before_a_correction_says_so(version: Version, upgraded: TestClient, key: str, game: str) -> None:
    corrected = upgraded.get(f"{version.address(key)}/view").json()["corrected"]
    now = games.game(game).revision
    if version.revision == now:
        assert corrected is None
    else:
        assert (corrected or {"began": now})["began"] == version.revision
        assert corrected is None or corrected["now"] == now


def test_a_guest_of_then_is_known_and_plays_both_seats_on(version: Version, upgraded: TestClient) -> None:
    guest = TestClient(upgraded.app, headers=ASK, cookies=version.facts["cookies"])
    guest.portal = upgraded.portal
    play_some(guest, version.address("hotseat"))


@pytest.mark.parametrize("key", RUNNING)
def test_running_games_go_on(version: Version, upgraded: TestClient, key: str) -> None:
    play_some(upgraded, version.address(key))


def play_some(client: TestClient, table: str) -> None:
    rng = Random(table)
    with client.websocket_connect(f"{table}/socket") as socket:
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


def test_lists_tell_how_far_each_game_has_come(version: Version, upgraded: TestClient) -> None:
    mine = {table["id"]: table for table in upgraded.get("/api/tables").json()["mine"]}
    assert mine[version.facts["tables"]["running"]]["when"]["key"] == "when-decade"
    assert mine[version.facts["tables"]["solo"]]["when"]["key"] == "when-round"


def test_ratings_belong_to_the_game_they_were_won_in(version: Version, upgraded: TestClient) -> None:
    ratings = {(one["game"], one["seat"]): one["points"] for one in upgraded.get("/api/me").json()["ratings"]}
    then = {("wsdv", seat): rating["points"] for seat, rating in version.facts["ratings"]["Ada"].items() if rating}
    assert then
    assert ratings == then


def test_a_stored_analysis_opens(version: Version, upgraded: TestClient) -> None:
    analysis = upgraded.get(f"{version.address('finished')}/analysis").json()
    assert analysis["state"] == "done"
    assert analysis["done"] == len(analysis["result"]["moments"]) > 0


def test_everything_a_member_has_can_still_be_taken_along(version: Version, upgraded: TestClient) -> None:
    own: dict[str, Any] = upgraded.get("/api/me/data").json()
    assert len(own["tables"]) == len(TABLES) - 1
    assert own["notes"][0]["text"] == "East resigned early."


@pytest.mark.parametrize("name", RECORDS)
def test_records_verify(version: Version, name: str) -> None:
    record = records.parse_record((version.folder / f"{name}.txt").read_text(encoding="utf-8"))
    if name in version.refused_since:
        valid, refusal = records.accepted(record, games.game)
        assert refusal is not None
        assert len(valid.decisions) == version.refused_since[name] - 1
    else:
        records.verify(record, games.game)


@pytest.mark.parametrize("number", range(POSITIONS_OF_EACH))
@pytest.mark.parametrize("game", ["weimar", "wsdv"])
def test_positions_read_back_with_the_same_moves(version: Version, game: str, number: int) -> None:
    text = version.positions[game][number]
    position = games.game(game).from_text(text["text"])
    assert [position.move_text(move) for move in position.moves()] == text["moves"]
    position.check()


def test_a_program_of_then_plays_a_game() -> None:
    """Version 0.2 came with the same program."""
    game = games.game()
    session = new_session(game)
    program = registry.player(f"bot:{sys.executable} {VERSIONS[0].folder / 'bot.py'}", game.name)
    players = [program, registry.player("random", game.name)]
    while (seat := session.position.to_act()) is not None:
        session.play(ask(players[seat], session, seat), seat)
    dismiss(enumerate(players), session.events, session.position.outcome())
    assert session.position.outcome() is not None
