"""Offers: undo by agreement, rematch, handing a seat to the computer."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.clients import make_table_for_two
from tests.server.clocks import DAY, Later
from tests.server.fixtures import ASK, Browser, assert_goes_on, hear, make_table, say, whole_view

from republik import games
from republik.hosting.core.log import AGREED_BACK, DECISION, LogEntry, ReplayedLog, replay_log
from republik.server.http.app import create_app
from republik.server.settings import Settings
from republik.server.storage import models
from republik.server.storage.database import open_database
from republik.table.records import BadRecord, Decision, Record, parse_record, redraws, verify, write_redraws


def play_both(
    sockets: dict[str, WebSocketTestSession], views: dict[str, Any], decisions: int, rng: Random
) -> dict[str, Any]:
    """Plays both seats until the given number of decisions has been made."""
    while views["west"]["decisions"] < decisions and views["west"]["outcome"] is None:
        acting = views["west"]["to_act"]
        move = rng.choice(views[acting]["moves"])["id"]
        sockets[acting].send_json({"type": "decide", "number": views[acting]["number"], "move": move})
        views = {seat: hear(socket) for seat, socket in sockets.items()}
    return views


def to_second_half(socket: WebSocketTestSession, view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Plays both sides until cards are dealt for the second half of the decade."""
    half = view["view"]["half"]
    while view["view"]["half"] == half:
        view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    return view


def test_going_back_needs_the_other_side(running: TestClient, browser: Browser) -> None:
    bert = browser()
    path = make_table_for_two(running, bert)
    with running.websocket_connect(f"{path}/socket") as west, bert.websocket_connect(f"{path}/socket") as east:
        sockets = {"west": west, "east": east}
        views = play_both(sockets, {seat: hear(socket) for seat, socket in sockets.items()}, 30, Random(1))
        target = next(at for at in range(14, 30) if running.get(f"{path}/past?at={at}").json()["to_act"] != "chance")
        number = views["west"]["number"]
        assert say(west, type="answer", accept=True)["error"] == "no-offer"
        assert say(west, type="withdraw")["error"] == "no-offer"
        for decisions in (None, 0, views["west"]["decisions"], 10_000):
            refused = say(west, type="offer", what="take-back", decisions=decisions)
            assert refused["error"] == "offer-not-now"
        west.send_json({"type": "offer", "what": "take-back", "decisions": target})
        for socket in (west, east):
            view = hear(socket)
            offered = view["offer"].pop("number")
            assert view["offer"] == {
                "what": "take-back",
                "by": "west",
                "level": "",
                "decisions": target,
                "seat": "",
                "accepted": [],
            }
            assert view["number"] == number
        assert say(west, type="answer", accept=True, number=offered)["error"] == "no-offer"
        assert say(east, type="offer", what="take-back", decisions=target)["error"] == "offer-pending"
        east.send_json({"type": "answer", "accept": False, "number": offered})
        assert [hear(socket)["offer"] for socket in (west, east)] == [None, None]
        west.send_json({"type": "offer", "what": "take-back", "decisions": target})
        assert [hear(socket)["offer"]["by"] for socket in (west, east)] == ["west", "west"]
        west.send_json({"type": "withdraw"})
        assert [hear(socket)["offer"] for socket in (west, east)] == [None, None]
        west.send_json({"type": "offer", "what": "take-back", "decisions": target})
        hear(west)
        offered = hear(east)["offer"]["number"]
        was = running.get(f"{path}/past?at={target}").json()
        east.send_json({"type": "answer", "accept": True, "number": offered})
        views = {"west": hear(west), "east": hear(east)}
        assert views["west"]["decisions"] == target
        assert views["west"]["number"] == number + 1
        assert views["west"]["view"] == was["view"]
        assert views["west"]["offer"] is None
        assert views["west"]["start"] == len(running.get(f"{path}/events").json()["events"])
        acting = views["west"]["to_act"]
        own = sockets[acting]
        own.send_json({"type": "offer", "what": "take-back", "decisions": target - 1})
        after = hear(own)
        if after["type"] == "view":
            hear(sockets["east" if acting == "west" else "west"])
        views = play_both(sockets, views, target + 1, Random(2))
        assert views["west"]["offer"] is None  # a decision cancels it


def test_an_answer_names_the_offer_that_was_read(running: TestClient, browser: Browser) -> None:
    """The other side may replace its offer while the answer is on its way."""
    bert = browser()
    path = make_table_for_two(running, bert)
    with running.websocket_connect(f"{path}/socket") as west, bert.websocket_connect(f"{path}/socket") as east:
        sockets = {"west": west, "east": east}
        views = play_both(sockets, {seat: hear(socket) for seat, socket in sockets.items()}, 30, Random(1))
        acting = views["west"]["to_act"]
        own, other = sockets[acting], sockets["east" if acting == "west" else "west"]
        own.send_json({"type": "offer", "what": "take-back", "decisions": views[acting]["decisions"] - 1})
        hear(own)
        read = hear(other)["offer"]["number"]
        own.send_json({"type": "offer", "what": "takeover", "level": "newcomer"})
        hear(own)
        shown = hear(other)["offer"]["number"]
        assert shown > read
        assert say(other, type="answer", accept=True, number=read)["error"] == "offer-changed"
        assert say(other, type="answer", accept=True)["error"] == "stale"  # a page of an earlier version
        assert all(seat["kind"] == "person" for seat in running.get(path).json()["seats"])
        own.send_json({"type": "withdraw"})
        assert [hear(socket)["offer"] for socket in (own, other)] == [None, None]


def test_an_own_offer_from_another_seat_does_not_block(running: TestClient, browser: Browser) -> None:
    """Made as a guest at one seat, before the guest logged in as the member at the other."""
    account, anna = {"name": "Anna", "password": "correct horse"}, browser()
    assert running.post("/api/account", json=account).status_code == 201
    path = f"/api/tables/{make_table(running, open=True)['id']}"
    assert anna.post(f"{path}/join", json={"seat": "east"}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as west, anna.websocket_connect(f"{path}/socket") as east:
        views = {"west": hear(west), "east": hear(east)}
        before = views["west"]["decisions"]
        played = play_both({"west": west, "east": east}, views, before + 1, Random(1))
        assert played["west"]["to_act"] == "west"
        assert say(east, type="offer", what="take-back", decisions=before)["offer"]["by"] == "east"
    assert anna.post("/api/login", json=account).status_code == 200
    with anna.websocket_connect(f"{path}/socket") as both:
        assert hear(both)["offer"]["by"] == "east"
        back = say(both, type="offer", what="take-back", decisions=before)
        assert "error" not in back, back
        assert (back["decisions"], back["offer"]) == (before, None)


def test_chance_draws_again_and_the_record_still_verifies(running: TestClient) -> None:
    """A player of both sides agrees at once; after an undo past chance, other cards are dealt."""
    path = f"/api/tables/{make_table(running, sit=['west', 'east'])['id']}"
    rng = Random(7)
    with running.websocket_connect(f"{path}/socket") as socket:
        first = view = hear(socket)
        for _ in range(3):
            to_second_half(socket, view, rng)
            view = say(socket, type="offer", what="take-back", decisions=first["decisions"])
            assert (view["decisions"], view["view"]) == (first["decisions"], first["view"])
        to_second_half(socket, view, rng)
        assert say(socket, type="resign", seat="east")["outcome"] is not None
    record = parse_record(running.get(f"{path}/record").text)
    skipped = record.header.pop("x-redrawn")
    assert skipped.startswith(f"{first['decisions'] + 1}+")
    with pytest.raises(BadRecord):
        verify(record, games.game)
    record.header["x-redrawn"] = skipped
    assert verify(record, games.game)


def test_what_was_drawn_is_not_drawn_again() -> None:
    """Two ways to the same position: undone draws count."""
    decisions = [Decision("chance", "deal 1"), Decision("west", "a"), Decision("chance", "deal 2")]
    log = [LogEntry(DECISION, *decision) for decision in decisions]
    back = LogEntry(AGREED_BACK, "west", "1")
    assert replay_log([*log, back]) == ReplayedLog(decisions[:1], None, {2: 1})
    again = replay_log([*log, back, *log[1:], *log[1:], back])
    assert again == ReplayedLog(decisions[:1], None, {2: 3})
    further = replay_log([*log, back, *log[1:], *log[1:], LogEntry(AGREED_BACK, "east", "3")])
    assert further == ReplayedLog([*decisions[:1], *decisions[1:]], None, {2: 1, 4: 1})
    assert redraws(Record({"x-redrawn": write_redraws(further.redrawn)})) == further.redrawn
    for wrong in ("1", "0+1", "1+0", "a+b", "1+1,2+2", "1+1000000"):
        with pytest.raises(BadRecord):
            redraws(parse_record(f"republik record 1\ngame: wsdv\nx-redrawn: {wrong}\n\n"))


def test_a_table_that_went_back_is_rebuilt(settings: Settings, think_here: None) -> None:
    rng = Random(8)
    with TestClient(create_app(settings), headers=ASK) as client:
        path = f"/api/tables/{make_table(client, sit=['west', 'east'])['id']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            view = hear(socket)
            first = view["decisions"]
            to_second_half(socket, view, rng)
            view = say(socket, type="offer", what="take-back", decisions=first)
            to_second_half(socket, view, rng)
        before = whole_view(client, path)
    assert_goes_on(settings, path, client, before)


def test_a_rematch_swaps_the_sides(running: TestClient, browser: Browser) -> None:
    bert, watcher = browser(), browser()
    clock = {"kind": "live", "minutes": 30, "increment": 0, "days": 0}
    path = make_table_for_two(running, bert, clock=clock, language="de")
    assert running.post(f"{path}/rematch", json={}).json()["error"] == "not-over"
    with running.websocket_connect(f"{path}/socket") as west, bert.websocket_connect(f"{path}/socket") as east:
        hear(west), hear(east)
        assert say(west, type="offer", what="rematch")["error"] == "not-over"
        assert say(west, type="resign")["outcome"] is not None
        hear(east)
        assert watcher.post(f"{path}/rematch", json={}).json()["error"] == "not-your-seat"
        asked = running.post(f"{path}/rematch", json={})
        assert (asked.status_code, asked.json()["id"], asked.json()["rematch"]) == (202, path.rpartition("/")[2], None)
        offers = [hear(socket)["offer"] for socket in (west, east)]
        assert [offer["what"] for offer in offers] == ["rematch", "rematch"]
        east.send_json({"type": "answer", "accept": True, "number": offers[1]["number"]})
        ids = {hear(socket)["rematch"] for socket in (west, east)}
        assert len(ids) == 1
    again = running.post(f"{path}/rematch", json={})
    assert (again.status_code, again.json()["id"]) == (201, ids.pop())
    new = again.json()
    assert [seat["name"] for seat in new["seats"]] == ["Bert", "Anna"]
    assert [seat["you"] for seat in new["seats"]] == [False, True]
    assert (new["clock"], new["language"], new["open"], new["result"]) == (clock, "de", True, None)
    assert new["commitment"] != running.get(path).json()["commitment"]
    assert bert.post(f"{path}/rematch", json={}).json()["id"] == new["id"]


def test_a_rematch_against_the_computer_begins_at_once(running: TestClient) -> None:
    path = f"/api/tables/{make_table(running, 'person', 'newcomer')['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        say(socket, type="resign")
        answer = running.post(f"{path}/rematch", json={})
        assert hear(socket)["rematch"] == answer.json()["id"]
    assert answer.status_code == 201
    assert [(seat["kind"], seat["name"]) for seat in answer.json()["seats"]] == [("level", "newcomer"), ("person", "")]
    mine = [table["id"] for table in running.get("/api/tables").json()["mine"]]
    assert answer.json()["id"] in mine


def test_a_seat_is_left_to_the_computer_by_agreement(running: TestClient, browser: Browser) -> None:
    bert = browser()
    path = make_table_for_two(running, bert)
    with (
        running.websocket_connect(f"{path}/socket") as west,
        bert.websocket_connect(f"{path}/socket?seat=east") as east,
    ):
        hear(west), hear(east)
        assert say(west, type="offer", what="takeover", level="bot:sh")["error"] == "no-such-table-options"
        west.send_json({"type": "offer", "what": "takeover", "level": "newcomer"})
        offers = [hear(socket)["offer"] for socket in (west, east)]
        assert [offer["level"] for offer in offers] == ["newcomer", "newcomer"]
        east.send_json({"type": "answer", "accept": True, "number": offers[1]["number"]})
        views = [hear(west), hear(east)]
        assert views[0]["seats"][1] == {"seat": "east", "kind": "level", "name": "newcomer", "you": False}
        assert views[1]["seat"] is None
        assert all(card["id"] is None for card in views[1]["view"]["hands"]["east"])
        view = views[0]
        while view["to_act"] == "west":
            view = say(west, type="decide", number=view["number"], move=view["moves"][-1]["id"])
            hear(east)
        while view["to_act"] == "east":
            view = hear(west)
        assert say(east, type="resign")["type"] in ("view", "refused")
    info = running.get(path).json()
    assert info["rated"] is False
    assert bert.get(f"{path}/view").status_code == 200


def test_a_takeover_offered_by_an_earlier_version_can_be_answered(settings: Settings, think_here: None) -> None:
    """It does not name the seat: with two seats it is the opponent's."""
    with TestClient(create_app(settings), headers=ASK) as anna:
        bert = TestClient(anna.app, headers=ASK)
        bert.portal = anna.portal
        path = make_table_for_two(anna, bert)
        anna_cookies, bert_cookies = dict(anna.cookies), dict(bert.cookies)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        old = '{"what":"takeover","by":"west","level":"newcomer","decisions":0}'
        connection.execute(update(models.TableRow).values(offer=old))
    engine.dispose()
    for cookies, error in ((anna_cookies, "no-offer"), (bert_cookies, None)):
        with TestClient(create_app(settings), headers=ASK, cookies=cookies) as client:
            with client.websocket_connect(f"{path}/socket") as socket:
                number = hear(socket)["offer"]["number"]
                assert say(socket, type="answer", accept=True, number=number).get("error") == error
            kinds = [seat["kind"] for seat in client.get(path).json()["seats"]]
            assert kinds == (["person", "person"] if error else ["person", "level"])


def test_who_is_away_for_long_has_agreed_before(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    bert = browser()
    path = make_table_for_two(running, bert, takeover=7)
    with running.websocket_connect(f"{path}/socket") as west:
        view = hear(west)
        while view["to_act"] == "west":
            view = say(west, type="decide", number=view["number"], move=view["moves"][-1]["id"])
        later = Later(monkeypatch)
        later.go_on(6 * DAY)
        assert say(west, type="offer", what="takeover")["offer"]["level"] == "minister"
        assert say(west, type="withdraw")["offer"] is None
        later.go_on(2 * DAY)
        view = say(west, type="offer", what="takeover", level="newcomer")
        assert view["seats"][1]["kind"] == "level"
        assert view["offer"] is None
        while view["to_act"] == "east":
            view = hear(west)
