"""Whole games through the server, and everything that it refuses."""

import time
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.fixtures import ASK, Browser, assert_goes_on, hear, make_table, say, whole_view

from republik import games
from republik.hosting.views.followers import Follower
from republik.hosting.visitor import Asker
from republik.players.asking import decision_rng
from republik.players.registry import levels, player
from republik.server.http.app import create_app
from republik.server.settings import MAX_MESSAGE_BYTES, Settings
from republik.table.chance import Seed
from republik.table.contract import CHANCE
from republik.table.records import parse_record, replay, verify

pytestmark = pytest.mark.both_databases


def until_over(client: TestClient, table: str, seconds: float = 120.0) -> dict[str, Any]:
    """Watches computer players until their game is over."""
    end = time.monotonic() + seconds
    with client.websocket_connect(f"/api/tables/{table}/socket"):
        while time.monotonic() < end:
            view: dict[str, Any] = client.get(f"/api/tables/{table}/view").json()
            if view["outcome"] is not None:
                return view
            time.sleep(0.05)
    raise AssertionError("the game does not end")


def test_two_levels_play_a_whole_game_whose_record_verifies(running: TestClient) -> None:
    table = make_table(running, "newcomer", "citizen")
    view = until_over(running, table["id"])
    assert view["seat"] is None
    assert view["seed"] is not None
    assert Seed.parse(view["seed"]).verify(table["commitment"])
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert verify(record, games.game)
    assert record.header["west"] == "newcomer"
    levels = [player("newcomer", "wsdv"), player("citizen", "wsdv")]
    before = games.game("wsdv").new({"edition": "2.1"})
    for step in replay(record, games.game):  # each one depends only on the view and the public generator
        if step.seat != CHANCE:
            rng = decision_rng(table["commitment"], step.seat, step.ply - 1)
            assert levels[step.seat].choose(before.view(step.seat), rng) == step.move
        before = step.position


def test_a_person_plays_a_level_to_the_end(running: TestClient) -> None:
    rng = Random(4)
    table = make_table(running, "newcomer", "person")
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        events = view["events"]
        while view["outcome"] is None:
            if view["to_act"] == "east":
                assert len({move["id"] for move in view["moves"]}) == len(view["moves"]) > 0
                move = rng.choice(view["moves"])
                socket.send_json(
                    {"type": "decide", "number": view["number"], "move": rng.choice([move["id"], move["text"]])}
                )
            else:
                assert view["moves"] == []
            assert view["seed"] is None
            view = hear(socket)
            assert view["type"] == "view", view
            assert view["start"] == len(events)
            events += view["events"]
    assert events == running.get(f"/api/tables/{table['id']}/events").json()["events"]
    assert events[-1]["key"] == "game_over"
    mine = running.get("/api/tables").json()["mine"]
    assert mine[0]["result"].startswith(view["outcome"]["winner"])


def test_two_guests_play_and_the_second_comes_by_a_link(running: TestClient, browser: Browser) -> None:
    anna, bert = running, browser()
    anna.put("/api/me", json={"name": "Anna"})
    bert.put("/api/me", json={"name": "Bert"})
    table = make_table(anna)
    path = f"/api/tables/{table['id']}"
    token = anna.post(f"{path}/invitations", json={"seat": "east"}).json()["token"]
    assert anna.post("/api/invitations", json={"token": token}).json()["seats"][1]["kind"] == "free"  # Anna's own link
    joined = bert.post("/api/invitations", json={"token": token})
    assert [(seat["name"], seat["you"]) for seat in joined.json()["seats"]] == [("Anna", False), ("Bert", True)]
    rng = Random(2)
    with anna.websocket_connect(f"{path}/socket") as west, bert.websocket_connect(f"{path}/socket") as east:
        views = {"west": hear(west), "east": hear(east)}
        for _ in range(25):
            acting = views["west"]["to_act"]
            own, other = (west, east) if acting == "west" else (east, west)
            move = rng.choice(views[acting]["moves"])["text"]
            refused = say(other, type="decide", number=views[acting]["number"], move=move)
            assert (refused["type"], refused["error"]) == ("refused", "not-your-turn")
            own.send_json({"type": "decide", "number": views[acting]["number"], "move": move})
            views = {"west": hear(west), "east": hear(east)}
            assert views["west"]["number"] == views["east"]["number"]
            shown = views["west"]["view"]
            known = {card["id"] for card in shown["hands"]["east"]} - {None}
            assert known == set(shown["cards"]["other_hand_known"])
        east.send_json({"type": "resign"})
        ended = hear(west)
    outcome = ended["outcome"]
    assert (outcome["winner"], outcome["termination"], outcome["rule"]) == ("west", "resigned", "")
    record = parse_record(anna.get(f"{path}/record").text)
    assert record.header["result"] == "west, resigned"
    assert (record.header["west"], record.header["east"]) == ("Anna", "Bert")
    assert verify(record, games.game)


def test_what_the_rules_refuse_is_refused_with_their_number(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for move in ("build Stuttgart", 150, "deal 17"):
            refused = say(socket, type="decide", number=view["number"], move=move)
            assert refused["type"] == "refused"
            assert refused["rule"], refused
        assert say(socket, type="decide", number=view["number"], move="build Atlantis")["error"] == "unknown-move"
        assert say(socket, type="decide", number=view["number"], move=999_999)["type"] == "refused"
        stale = say(socket, type="decide", number=view["number"] - 1, move=view["moves"][0]["id"])
        assert (stale["error"], stale["number"]) == ("stale", view["number"])
        early = say(socket, type="decide", number=view["number"] + 1, move=view["moves"][0]["id"])
        assert early["error"] == "stale"
    assert running.get(f"{path}/view").json()["number"] == view["number"]


def test_why_not_and_moves_are_for_the_seat_that_is_to_act(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True)
    path = f"/api/tables/{table['id']}"
    moves = running.get(f"{path}/moves").json()["moves"]
    assert len(moves) > 1
    assert running.get(f"{path}/why-not", params={"move": moves[0]["text"]}).json()["legal"] is True
    verdict = running.get(f"{path}/why-not", params={"move": "build Stuttgart"}).json()
    assert verdict["legal"] is False
    assert verdict["refusal"]["rule"]
    other = browser()
    other.post(f"{path}/join", json={"seat": "east"})
    assert other.get(f"{path}/moves").json()["moves"] == []
    assert other.get(f"{path}/why-not", params={"move": moves[0]["text"]}).json()["error"] == "not-your-turn"
    stranger = browser()
    assert stranger.get(f"{path}/moves").json()["moves"] == []
    assert stranger.get(f"{path}/why-not", params={"move": moves[0]["text"]}).json()["error"] == "not-your-seat"


def test_a_watcher_decides_nothing(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True)
    with browser().websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert view["seat"] is None
        assert view["moves"] == []
        assert all(card["id"] is None for hand in view["view"]["hands"].values() for card in hand)
        for message in (
            {"type": "decide", "number": view["number"], "move": 252},
            {"type": "undo", "number": view["number"]},
            {"type": "resign"},
        ):
            assert say(socket, **message)["error"] == "not-your-seat"


def test_undo_inside_the_own_turn(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        first = hear(socket)
        assert first["undo"] == 0
        assert say(socket, type="undo", number=first["number"])["error"] == "undo-nothing"
        move = next(move for move in first["moves"] if move["text"].endswith("for build"))
        second = say(socket, type="decide", number=first["number"], move=move["id"])
        assert second["undo"] == 1
        assert second["to_act"] == first["to_act"]
        assert say(socket, type="undo", number=first["number"])["error"] == "stale"
        back = say(socket, type="undo", number=second["number"])
        assert back["view"] == first["view"]
        assert back["decisions"] == first["decisions"]
        assert back["number"] == second["number"] + 1  # the log only grows
        assert back["start"] <= len(first["events"])
        assert say(socket, type="decide", number=second["number"], move=move["id"])["error"] == "stale"
        again = say(socket, type="decide", number=back["number"], move=move["id"])
        assert again["view"] == second["view"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{}",
        "[1]",
        "nonsense",
        '{"type":"decide"}',
        '{"type":"decide","number":1,"move":[]}',
        '{"type":"decide","number":-1,"move":252}',
        '{"type":"decide","number":1,"move":99999999999999999999999}',
        '{"type":"decide","number":1,"move":252,"seat":"east"}',
        '{"type":"steal","number":1}',
        '{"type":"undo","number":"1"}',
        "[" * 2000,
        b"\xff\xfe\x00",
    ],
    ids=range(13),
)
def test_garbage_is_refused_and_the_table_goes_on(running: TestClient, message: str | bytes) -> None:
    table = make_table(running)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        if isinstance(message, str):
            socket.send_text(message)
        else:
            socket.send_bytes(message)
        refused = hear(socket)
        assert (refused["type"], refused["error"]) == ("refused", "bad-request")
        after = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert after["number"] > view["number"]


def test_a_message_that_is_too_large_ends_the_socket(running: TestClient) -> None:
    table = make_table(running)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        socket.send_text(" " * (MAX_MESSAGE_BYTES + 1))
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1009


def test_mutated_decisions_are_never_accepted(running: TestClient) -> None:
    rng = Random(11)
    table = make_table(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(300):
            legal = {move["id"] for move in view["moves"]}
            wrong = rng.choice([move for move in range(1700) if move not in legal])
            number = view["number"]
            refused = say(socket, type="decide", number=number, move=wrong)
            assert refused["type"] == "refused"
            refused = say(socket, type="decide", number=rng.choice([number - 1, number + 1, 0]), move=min(legal))
            assert refused["error"] == "stale"
            view = say(socket, type="decide", number=number, move=rng.choice(sorted(legal)))
            assert view["type"] == "view"
            if view["outcome"] is not None:
                return


def test_a_restart_in_the_middle_changes_nothing(settings: Settings, think_here: None) -> None:
    rng = Random(6)
    with TestClient(create_app(settings), headers=ASK) as client:
        table = make_table(client, sit=["west", "east"])
        path = f"/api/tables/{table['id']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            view = hear(socket)
            for _ in range(25):
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            if view["undo"]:
                view = say(socket, type="undo", number=view["number"])
        before = whole_view(client, path)
    assert_goes_on(settings, path, client, before)


def test_a_computer_player_goes_on_after_a_restart(settings: Settings, think_here: None) -> None:
    with TestClient(create_app(settings), headers=ASK) as client:
        table = make_table(client, "newcomer", "newcomer", open=True)
    with TestClient(create_app(settings), headers=ASK) as client:
        until_over(client, table["id"])
        assert verify(parse_record(client.get(f"/api/tables/{table['id']}/record").text), games.game)


def test_a_hint_says_what_and_why(running: TestClient, browser: Browser) -> None:
    table = make_table(running, "person", "citizen")
    path = f"/api/tables/{table['id']}"
    hint = running.post(f"{path}/hint", json={"level": "citizen"}).json()
    legal = {move["id"] for move in running.get(f"{path}/moves").json()["moves"]}
    assert {choice["id"] for choice in hint["choices"]} <= legal
    assert running.post(f"{path}/hint", json={"level": "bot:sh"}).json()["error"] == "no-such-table-options"
    people = make_table(running, open=True)
    browser().post(f"/api/tables/{people['id']}/join", json={"seat": "east"})
    refused = running.post(f"/api/tables/{people['id']}/hint", json={"level": "citizen"})
    assert refused.json()["error"] == "hint-not-here"


def test_a_game_without_advisers_gives_no_hint(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game()

    def advisers() -> list[str]:
        found: list[str] = next(
            one["advisers"] for one in running.get("/api/games").json()["games"] if one["name"] == game.name
        )
        return found

    assert advisers() == [level.key for level in levels(game.name)]
    monkeypatch.setattr(game, "players", {})
    assert advisers() == []
    path = f"/api/tables/{make_table(running, 'person', 'random')['id']}"
    refused = running.post(f"{path}/hint", json={})
    assert (refused.status_code, refused.json()["error"]) == (404, "hint-nobody")


def test_a_game_says_which_levels_are_meant_for_what(running: TestClient) -> None:
    told = {game["name"]: game for game in running.get("/api/games").json()["games"]}
    for name in games.built_in():
        info = told[name]
        assert info["default_level"] == games.game(name).default_level
        assert info["substitute"] == "minister"
        assert {info["default_level"], info["substitute"], *info["advisers"]} <= set(info["levels"])


def test_a_past_view_is_what_the_seat_knew(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    seen = []
    with running.websocket_connect(f"{path}/socket?seat=west") as socket:
        view = hear(socket)
        for _ in range(12):
            seen.append((view["decisions"], view["view"]))
            moves = running.get(f"{path}/moves").json()["moves"]
            view = say(socket, type="decide", number=view["number"], move=moves[0]["id"])
    for decisions, known in seen:
        past = running.get(f"{path}/past", params={"at": decisions, "seat": "west"}).json()
        assert past["view"] == known
    assert running.get(f"{path}/past", params={"at": 9999}).status_code == 404


def test_of_two_answers_to_one_view_one_is_taken(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}/socket"
    with running.websocket_connect(path) as first, running.websocket_connect(path) as second:
        view = hear(first)
        assert hear(second) == view
        for socket, move in ((first, view["moves"][0]), (second, view["moves"][1])):
            socket.send_json({"type": "decide", "number": view["number"], "move": move["id"]})
        for socket in (first, second):
            socket.send_json({"type": "nothing"})
        heard = []
        for socket in (first, second):
            while (answer := hear(socket)).get("error") != "bad-request":
                heard.append(answer)
    assert sorted(answer.get("error", answer["type"]) for answer in heard) == ["stale", "view", "view"]


def test_who_does_not_listen_is_let_go() -> None:
    follower = Follower(Asker("192.0.2.1"), None, 2)
    for message in ("1", "2", "3"):
        follower.send(message)
    assert follower.messages.get_nowait() is None
    assert follower.messages.empty()
