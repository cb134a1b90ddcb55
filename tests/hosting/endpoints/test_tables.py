"""Endpoints for the page: previews, reasons, past positions, the timeline, undoing several steps, lessons."""

import time
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.fixtures import Browser, hear, make_table, say
from tests.table import toy

from republik import games
from republik.hosting.endpoints.games import game_info
from republik.table import games as table_games
from republik.table.game import Option, Options
from republik.table.records import parse_record, position_at, verify
from republik.table.views import plain_data


def play_to_the_end(socket: WebSocketTestSession, rng: Random) -> dict[str, Any]:
    view = hear(socket)
    while view["outcome"] is None:
        view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
        assert view["type"] == "view", view
    return view


def stays(client: TestClient, path: str, view: dict[str, Any]) -> list[int]:
    """Returns the moves after which the same seat continues and nothing is revealed."""
    found = []
    for move in view["moves"]:
        preview = client.get(f"{path}/preview", params={"move": move["id"]}).json()
        if preview["to_act"] == view["to_act"] and not preview["reveals"]:
            found.append(move["id"])
    return found


def test_every_view_has_the_forecast(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    rng = Random(9)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(20):
            assert view["forecast"] == running.get(f"{path}/forecast").json()["forecast"]
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])


def test_an_event_knows_its_decision(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    rng = Random(4)
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(15):
            before = view["decisions"]
            moves = sorted(move["id"] for move in view["moves"])
            view = say(socket, type="decide", number=view["number"], move=rng.choice(moves))
            assert {event["at"] for event in view["events"]} <= set(range(before + 1, view["decisions"] + 1))
    numbers = [event["at"] for event in running.get(f"{path}/events").json()["events"]]
    assert numbers == sorted(numbers)
    assert numbers[-1] == view["decisions"]


def test_several_decisions_are_taken_back_at_once(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        first = view = hear(socket)
        for card in stays(running, path, first):
            view = say(socket, type="decide", number=view["number"], move=card)
            if going_on := stays(running, path, view):
                view = say(socket, type="decide", number=view["number"], move=going_on[0])
                break
            view = say(socket, type="undo", number=view["number"])
        assert view["undo"] == 2
        refused = say(socket, type="undo", number=view["number"], steps=3)
        assert (refused["error"], refused["number"]) == ("undo-nothing", view["number"])
        back = say(socket, type="undo", number=view["number"], steps=2)
        assert back["view"] == first["view"]
        assert back["number"] == view["number"] + 2
        assert back["undo"] == 0


def test_a_preview_is_what_then_happens(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    rng = Random(12)
    told = {True: 0, False: 0}
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        while view["outcome"] is None:
            move = rng.choice(view["moves"])
            asked = {"move": move["text"] if rng.random() < 0.5 else move["id"], "number": view["number"]}
            preview = running.get(f"{path}/preview", params=asked).json()
            assert (preview["number"], preview["move"]) == (view["number"], move["id"])
            seat = view["seat"]
            view = say(socket, type="decide", number=view["number"], move=move["id"])
            told[preview["reveals"]] += 1
            assert preview["ends_turn"] or view["to_act"] == seat
            if not preview["reveals"]:
                assert preview["ends_turn"] == (view["to_act"] != seat)
                past = running.get(f"{path}/view", params={"seat": seat}).json()
                assert preview["view"] == past["view"]
                assert preview["forecast"] == past["forecast"]
                assert preview["to_act"] == past["to_act"]
                assert past["undo"] > 0 or past["to_act"] != seat
            else:
                assert view["outcome"] is not None or view["undo"] == 0 or view["seat"] != seat
    assert min(told.values()) >= 1


def test_a_preview_is_for_the_seat_to_act(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True)
    path = f"/api/tables/{table['id']}"
    move = running.get(f"{path}/moves").json()["moves"][0]["id"]
    other, watcher = browser(), browser()
    other.post(f"{path}/join", json={"seat": "east"})
    number = running.get(f"{path}/view").json()["number"]
    for client, error in ((other, "not-your-turn"), (watcher, "not-your-seat")):
        assert client.get(f"{path}/preview", params={"move": move}).json()["error"] == error
        assert client.get(f"{path}/why-not-all", params={"moves": move}).json()["error"] == error
    assert running.get(f"{path}/preview", params={"move": move, "number": number + 1}).json()["error"] == "stale"
    assert running.get(f"{path}/preview", params={"move": "build Stuttgart"}).json()["rule"]
    assert running.get(f"{path}/preview", params={"move": ""}).json()["error"] == "bad-request"
    assert running.get(f"{path}/preview", params={"move": "99999999"}).json()["error"] == "bad-request"
    assert running.get(f"{path}/view").json()["number"] == number


def test_why_not_for_many_moves(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    legal = [move["id"] for move in running.get(f"{path}/moves").json()["moves"]]
    asked = [legal[0], *[move for move in range(100, 200) if move not in legal][:40]]
    refusals = running.get(f"{path}/why-not-all", params={"moves": ",".join(map(str, asked))}).json()["refusals"]
    assert list(refusals) == [str(move) for move in asked]
    assert refusals[str(legal[0])] is None
    for refusal in filter(None, refusals.values()):
        assert refusal["general"] == (refusal["error"] in ("other-decision", "not-possible"))
    for move in asked[1:4]:
        single = running.get(f"{path}/why-not", params={"move": move}).json()
        assert single["refusal"] == refusals[str(move)]
        assert single["legal"] is False
    by_place = running.get(f"{path}/why-not-all", params={"place": "province:BY"}).json()["refusals"]
    assert by_place == {}
    card = running.get(f"{path}/view").json()["view"]["cards"]["display"][0]
    answer = running.get(f"{path}/why-not-all", params={"place": f"card:{card}"}).json()
    uses = answer["refusals"]
    assert list(answer["moves"]) == list(uses)
    named = [phrase["args"]["use"]["id"] for phrase in answer["moves"].values()]
    assert named == ["unrest", "build", "living", "event"]
    assert [move for move, refusal in uses.items() if refusal is None] == [
        str(one) for one in legal if str(one) in uses
    ]
    for wrong in ("", "1,", "a", "1,,2", "-1", ",".join(["1"] * 65), "1234567"):
        assert running.get(f"{path}/why-not-all", params={"moves": wrong}).json()["error"] == "bad-request"


def test_after_the_end_everybody_looks_from_everywhere(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True)
    path = f"/api/tables/{table['id']}"
    stranger = browser()
    for seat in ("west", "east", "open"):
        for part in ("past", "events", "timeline"):
            refused = stranger.get(f"{path}/{part}", params={"seat": seat})
            assert refused.json()["error"] == "not-your-seat"
        assert seat != "open" or running.get(f"{path}/past", params={"seat": seat}).json()["error"] == "not-your-seat"
    with running.websocket_connect(f"{path}/socket") as socket:
        last = play_to_the_end(socket, Random(1))
    record = parse_record(stranger.get(f"{path}/record").text)
    assert verify(record, games.game)
    total = len(record.decisions)
    for at in (0, 11, total // 2, total):
        true = position_at(record, at, games.game)
        seen = stranger.get(f"{path}/past", params={"seat": "open", "at": at}).json()
        assert seen["view"] == plain_data(games.game("wsdv").presenter.open(true, ("west", "east")))
        assert all(card["id"] for hand in seen["view"]["hands"].values() for card in hand)
        assert seen["total"] == total
        assert seen["outcome"] == (last["outcome"] if at == total else None)
        assert seen["forecast"]["flight"]
        west = stranger.get(f"{path}/past", params={"seat": "west", "at": at}).json()
        assert west["view"]["hands"]["west"] == seen["view"]["hands"]["west"]
        assert seen["seat"] == "open"
        state = {
            seat: stranger.get(f"{path}/past", params={"seat": seat, "at": at, "words": 1}).json()["state"]
            for seat in ("west", "east", "open")
        }
        named = [said["args"]["seat"]["id"] for said in state["open"] if said["key"] == "state-of-seat"]
        assert named == ["west", "east"]
        assert all(said in state["open"] for seat in named for said in state[seat])
    assert stranger.get(f"{path}/past", params={"seat": "north"}).json()["error"] == "not-your-seat"
    assert stranger.get(f"{path}/past", params={"at": total + 1}).json()["error"] == "not-found"
    told = stranger.get(f"{path}/events", params={"seat": "open"}).json()["events"]
    assert all("card" in event["args"] for event in told if event["key"] == "drawn")
    assert any("card" not in event["args"] for event in stranger.get(f"{path}/events").json()["events"])


class SoloToy(toy.ToyGame):
    name = "solo-toy"
    options = (*toy.ToyGame.options, Option("people", ("1", "2"), "1"))

    def automatic_seats(self, options: Options) -> tuple[str, ...]:
        return ("bob",) if options["people"] == "1" else ()


def test_seats_that_the_rules_play_may_depend_on_any_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table_games._loaded, "solo-toy", SoloToy())
    assert game_info(SoloToy()).automatic == {"4": ["bob"], "3": ["bob"]}


def test_the_timeline_ends_where_the_game_is(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    assert running.get(f"{path}/timeline").json()["points"] == []
    with running.websocket_connect(f"{path}/socket") as socket:
        view = play_to_the_end(socket, Random(5))
    points = running.get(f"{path}/timeline").json()["points"]
    cards = [event for event in running.get(f"{path}/events").json()["events"] if event["key"] == "card"]
    assert len(points) >= len(cards)
    assert [point["at"] for point in points] == sorted({point["at"] for point in points})
    assert points[-1]["at"] == view["decisions"]
    last, shown = points[-1]["figures"], view["view"]
    provinces = shown["provinces"].values()
    assert {name: last[f"track_{name}"] for name in shown["tracks"]} == shown["tracks"]
    assert last["living_west"] + last["living_east"] == sum(province["living_standard"] for province in provinces)
    assert last["unrest_west"] + last["unrest_east"] == sum(province["unrest"] for province in provinces)
    assert last["socialists"] == sum(province["socialists"] for province in provinces)
    for side in ("west", "east"):
        assert last[f"protests_{side}"] == view["forecast"]["protests"][side]["now"]
    assert last["economy_east"] == view["forecast"]["police_cost"]["has"]


def test_every_moment_can_be_looked_back_at(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        last = play_to_the_end(socket, Random(3))
    total = last["decisions"]
    for at in (0, 1, total // 2, total - 1, total):
        past = running.get(f"{path}/past?at={at}").json()
        assert (past["decisions"], past["total"]) == (at, total)
        assert (past["outcome"] is None) == (at < total)
    assert past["view"] == last["view"]
    assert running.get(f"{path}/past?at={total + 1}").status_code == 404


def test_a_table_says_what_it_is(running: TestClient, browser: Browser) -> None:
    clock = {"kind": "days", "days": 3, "minutes": 0, "increment": 0}
    table = make_table(running, open=True, language="hu", clock=clock, takeover=14)
    assert (table["language"], table["clock"], table["takeover"]) == ("hu", clock, 14)
    assert (table["to_act"], table["your_turn"], table["rematch"]) == ("west", True, None)
    assert table["when"] == {"key": "when-decade", "args": {"decade": "I"}}
    assert (table["edition"], table["options"]) == ("2.1", {"edition": "2.1"})
    assert table["rated"] is False
    path = f"/api/tables/{table['id']}"
    east = browser()
    assert [found["id"] for found in east.get("/api/tables").json()["open"]] == [table["id"]]
    assert east.get("/api/tables").json()["watch"] == []
    assert east.post(f"{path}/join", json={"seat": "east"}).json()["your_turn"] is False
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        while view["to_act"] == "west":
            view = say(socket, type="decide", number=view["number"], move=view["moves"][-1]["id"])
    (mine,) = east.get("/api/tables").json()["mine"]
    assert (mine["to_act"], mine["your_turn"]) == ("east", True)
    assert mine["updated"] >= mine["created"]
    assert [found["id"] for found in browser().get("/api/tables").json()["watch"]] == [table["id"]]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"clock": {"kind": "days"}}, "no-such-table-options"),
        ({"clock": {"kind": "live", "days": 3}}, "no-such-table-options"),
        ({"clock": {"kind": "live", "minutes": 601}}, "bad-request"),
        ({"clock": {"kind": "hourglass"}}, "bad-request"),
        ({"delay": 201}, "bad-request"),
        ({"delay": -1}, "bad-request"),
        ({"takeover": 366}, "bad-request"),
        ({"lesson": "second-decade"}, "no-such-table-options"),
        ({"rated": True, "seats": {"west": "person", "east": "citizen"}}, "rated-needs-people"),
        ({"rated": True, "sit": ["west", "east"]}, "rated-needs-people"),
        ({"lesson": "first-decade"}, "no-such-table-options"),
        ({"lesson": "first-decade", "seats": {"west": "person", "east": "statesman"}}, "no-such-table-options"),
        (
            {"lesson": "first-decade", "open": True, "seats": {"west": "person", "east": "citizen"}},
            "no-such-table-options",
        ),
    ],
    ids=range(13),
)
def test_options_that_do_not_fit(running: TestClient, asked: dict[str, Any], error: str) -> None:
    answer = running.post("/api/tables", json={"seats": {"west": "person", "east": "person"}, **asked})
    assert answer.json()["error"] == error


def test_a_lesson_is_the_same_every_time(running: TestClient, browser: Browser) -> None:
    """The same cards, and the same answers of the computer to the same decisions."""
    stories = []
    for client in (running, browser()):
        table = make_table(client, "newcomer", "person", lesson="first-decade")
        assert (table["lesson"], table["rated"], table["open"]) == ("first-decade", False, False)
        path = f"/api/tables/{table['id']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            view, decided = hear(socket), 0
            while decided < 15:
                if view["to_act"] == "east":
                    decided += 1
                    socket.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
                view = hear(socket)
        while (view := client.get(f"{path}/view").json())["to_act"] != "east":
            time.sleep(0.02)
        stories.append((view["view"], client.get(f"{path}/events").json()["events"], view["commitment"]))
    assert stories[0] == stories[1]


def test_the_lobby_shows_public_games_that_have_ended(running: TestClient, browser: Browser) -> None:
    """Not private ones, and none that only computers or nobody has finished."""
    tables = [make_table(running, west="citizen", open=is_open)["id"] for is_open in (True, False, True)]
    make_table(running, west="citizen", east="citizen", sit=[], open=True)
    for table in tables[:2]:
        with running.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            socket.send_json({"type": "resign"})
            while hear(socket).get("outcome") is None:
                pass
    ended = browser().get("/api/tables").json()["ended"]
    assert [(found["id"], found["result"]) for found in ended] == [(tables[0], "west, resigned")]
    assert ended[0]["headline"]["key"] == "headline-resigned"
    assert running.get("/api/tables").json()["mine"][0]["headline"] is None  # it still runs
