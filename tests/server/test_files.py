"""Games from files at a server's tables: those that a page without a server has saved, and others."""

from random import Random

import pytest
from starlette.testclient import TestClient

from republik import games
from republik.table.chance import Seed
from republik.table.records import parse_record, verify, write_record
from republik.table.session import Session, new_session

from .fixtures import Browser, hear, say
from .test_continuing import finished


def begun(decisions: int, **players: str) -> Session:
    """A game after some decisions at random."""
    session, rng = new_session(games.game(), None, players, Seed.from_text("saved elsewhere")), Random(3)
    while len(session.decisions) < decisions:
        session.play(rng.choice(session.position.moves()))
    return session


def test_a_game_goes_on_at_the_server(running: TestClient, browser: Browser) -> None:
    session = begun(30, west="person", east="person")
    opened = running.post("/api/records", json={"text": write_record(session.record(reveal=True))})
    assert opened.status_code == 201, opened.text
    table = opened.json()
    assert not table["open"]
    assert not table["rated"]
    assert all(seat["you"] for seat in table["seats"])
    assert browser().get(f"/api/tables/{table['id']}").status_code == 404
    rng = Random(4)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert view["decisions"] == len(session.decisions)
        while view["outcome"] is None:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert record.decisions[:30] == session.decisions[:30]
    assert verify(record, games.game)


def test_a_finished_game_comes_back_from_either_format(running: TestClient) -> None:
    path, view = finished(running, games.DEFAULT)
    for what in ("record", "interchange"):
        again = running.post("/api/records", json={"text": running.get(f"{path}/{what}").text})
        assert again.status_code == 201, again.text
        opened = f"/api/tables/{again.json()['id']}"
        assert running.get(f"{opened}/view").json()["outcome"] == view["outcome"]
        assert running.post(f"{opened}/analysis", json={}).status_code == 200


def test_without_a_seed_a_game_is_abandoned_and_can_be_played_on(running: TestClient) -> None:
    record = begun(30, west="person", east="person").record()
    del record.header["commitment"]
    table = running.post("/api/records", json={"text": write_record(record)}).json()
    assert table["result"] == "draw, abandoned"
    assert table["commitment"] == ""
    asked = {"at": 20, "seats": {"west": "person", "east": "person"}, "sit": ["west", "east"]}
    assert running.post(f"/api/tables/{table['id']}/continue", json=asked).status_code == 201


@pytest.mark.parametrize(
    ("text", "status", "error"),
    [
        ("", 400, "file-unknown"),
        ("x" * 300_000, 400, "bad-request"),
        ("x" * 1_100_000, 413, "too-large"),
        ("hello", 400, "file-unknown"),
        ("republik record 1\ngame: unknown\n\n", 400, "file-refused"),
    ],
)
def test_bad_files_leave_nothing_behind(running: TestClient, text: str, status: int, error: str) -> None:
    answer = running.post("/api/records", json={"text": text})
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert running.get("/api/tables").json()["mine"] == []


def test_a_game_in_play_is_not_given_out(running: TestClient) -> None:
    session = begun(30, west="person", east="person")
    table = running.post("/api/records", json={"text": write_record(session.record(reveal=True))}).json()["id"]
    for what in ("record", "interchange"):
        assert running.get(f"/api/tables/{table}/{what}").json()["error"] == "not-over"
