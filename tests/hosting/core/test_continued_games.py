"""Playing on from a position of a finished game, at a new table."""

import json
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.hosting.tables import GAMES, finish_game
from tests.server.fixtures import Browser, assert_goes_on, count_calls, hear, make_table, say, whole_view

from republik import games
from republik.hosting.core.import_file import open_file
from republik.hosting.core.table import Table
from republik.hosting.visitor import Visitor
from republik.server.http.app import Server
from republik.server.settings import Settings
from republik.table.chance import HMAC_DEAL, Seed, deal_again
from republik.table.contract import SPECTATOR
from republik.table.records import DEALT, START, BadRecord, Record, parse_record, position_at, verify, write_record
from republik.table.session import new_session


def live_tables(client: TestClient) -> list[Table]:
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    return list(server.services.tables.live())


def asked(game: str, at: int) -> dict[str, Any]:
    seats = dict.fromkeys(games.game(game).seats, "person")
    return {"at": at, "seats": seats, "sit": list(seats)}


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_same_and_hidden_cards_are_dealt_again(running: TestClient, game: str) -> None:
    path, last = finish_game(running, game)
    at = last["decisions"] // 8
    again = running.post(f"{path}/continue", json=asked(game, at))
    assert again.status_code == 201, again.text
    new = f"/api/tables/{again.json()['id']}"
    rng = Random(1)
    with running.websocket_connect(f"{new}/socket") as socket:
        view = hear(socket)
        while view["outcome"] is None:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    whole = parse_record(running.get(f"{new}/record").text)
    original = position_at(parse_record(running.get(f"{path}/record").text), at)
    start = games.game(game).from_text(whole.header[START])
    assert start.view(SPECTATOR) == original.view(SPECTATOR)
    assert start.to_text() != original.to_text()
    assert verify(whole)
    assert whole.header[DEALT] == HMAC_DEAL
    for header, fault in (
        ({START: deal_again(start, Seed.from_text("another deal")).to_text()}, "deal-differs"),
        ({DEALT: "by hand"}, "deal-unknown"),
    ):
        with pytest.raises(BadRecord, match=fault):
            verify(Record(whole.header | header, whole.decisions))


@pytest.mark.parametrize("game", GAMES)
def test_every_hidden_card_is_a_choice_of_the_seed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A generator with a small state could be searched by a player who knows some of the cards."""
    session = new_session(games.game(game), GAMES[game].get("options", {}), {}, Seed.from_text("a table"))
    rng = Random(2)
    while len(session.decisions) < 40:
        session.play(rng.choice(session.position.moves()))
    calls = count_calls(monkeypatch, Seed, "pick")
    dealt = deal_again(session.position, Seed.from_text("dealt again"))
    assert dealt.view(SPECTATOR) == session.position.view(SPECTATOR)
    before = json.loads(session.position.to_text())
    hidden = sum(len(before[name]) for name in ("hand_west", "hand_east") if name in before)
    hidden += sum(len(hand) for hand in before.get("hands", []))
    assert calls["pick"] >= hidden > 1
    deals = {deal_again(session.position, Seed.from_text(text)).to_text() for text in "abcdefgh"}
    assert len(deals) > 1


def test_a_continued_game_of_before_still_verifies() -> None:
    game, seed = games.game("wsdv"), Seed.from_text("before")
    first = new_session(game, {"edition": "2.1"}, {}, Seed.from_text("the original"))
    start = deal_again(first.position, seed, "").to_text()
    again = new_session(game, {"edition": "2.1"}, {}, seed, start=start)
    record = again.record(reveal=True)
    with pytest.raises(BadRecord, match="deal-differs"):
        verify(record)
    del record.header[DEALT]
    assert verify(record)
    assert open_file(write_record(record), Visitor(1, "Anna")).record.dealt == ""


def test_a_continued_game_survives_a_restart(running: TestClient, settings: Settings) -> None:
    path, last = finish_game(running, "wsdv")
    new = running.post(f"{path}/continue", json=asked("wsdv", last["decisions"] // 3)).json()["id"]
    view = whole_view(running, f"/api/tables/{new}")
    assert_goes_on(settings, f"/api/tables/{new}", running, view)


def test_what_cannot_be_continued_is_refused(running: TestClient, browser: Browser) -> None:
    path, last = finish_game(running, "wsdv")
    assert running.post(f"{path}/continue", json=asked("wsdv", last["decisions"])).json()["error"] == "game-over"
    bad = asked("wsdv", 3) | {"seats": {"west": "person"}}
    assert running.post(f"{path}/continue", json=bad).json()["error"] == "no-such-table-options"
    assert browser().post(f"{path}/continue", json=asked("wsdv", 3)).status_code == 404
    table = make_table(running, sit=["west", "east"])["id"]
    assert running.post(f"/api/tables/{table}/continue", json=asked("wsdv", 0)).json()["error"] == "not-over"


def test_the_dealt_cards_stay_secret_while_the_game_runs(running: TestClient) -> None:
    path, last = finish_game(running, "wsdv")
    body = asked("wsdv", last["decisions"] // 2) | {"seats": {"west": "person", "east": "newcomer"}, "sit": ["west"]}
    new = running.post(f"{path}/continue", json=body).json()["id"]
    (start,) = (table.record.start for table in live_tables(running) if table.id == new)
    assert start
    for address in (f"/api/tables/{new}", f"/api/tables/{new}/view?since=0", "/api/me/data", "/api/tables"):
        assert start not in running.get(address).text
    assert running.get(f"/api/tables/{new}/record").status_code == 409
