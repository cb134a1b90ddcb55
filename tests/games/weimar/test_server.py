"""Weimar on the server: four seats, scenarios, seats played by the rules, and leaving without ending the game."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.games.weimar.tables import LEVEL, SEATS, make_table, play_on
from tests.server.fixtures import Browser, hear, say

from republik import cli, games
from republik.hosting.core.table_options import level_names, strongest_level
from republik.messages.i18n import LANGUAGES, Messages
from republik.table.records import parse_record, verify


def refused(client: TestClient, *players: str, **asked: Any) -> str:
    seats = dict(zip(SEATS, players, strict=True))
    answer = client.post("/api/tables", json={"game": "weimar", "seats": seats, **asked})
    assert answer.status_code in (400, 404, 409), answer.text
    return str(answer.json()["error"])


def test_both_games_are_listed_with_what_can_be_chosen(running: TestClient) -> None:
    listed = {game["name"]: game for game in running.get("/api/games").json()["games"]}
    assert set(listed) >= {"wsdv", "weimar"}
    assert listed["weimar"]["seats"] == list(SEATS)
    assert listed["weimar"]["option"] == "scenario"
    assert listed["weimar"]["editions"] == ["abyss", "bruderkrieg", "vulkan", "main"]
    assert listed["weimar"]["automatic"] == {"abyss": ["kpd", "dnvp"], "bruderkrieg": [], "vulkan": [], "main": []}
    assert listed["wsdv"]["option"] == "edition"
    assert "2.1" in listed["wsdv"]["editions"]


def test_seats_are_listed_as_they_sit(running: TestClient) -> None:
    make_table(running, "person", LEVEL, LEVEL, LEVEL)
    listed = running.get("/api/tables").json()["mine"]
    assert [[seat["seat"] for seat in table["seats"]] for table in listed] == [list(SEATS)]


def test_a_table_without_a_scenario_is_the_whole_game(running: TestClient) -> None:
    table = make_table(running, "person", LEVEL, LEVEL, LEVEL)
    assert (table["game"], table["edition"]) == ("weimar", "main")
    assert [seat["seat"] for seat in table["seats"]] == list(SEATS)
    forecast = running.get(f"/api/tables/{table['id']}/forecast").json()["forecast"]
    assert forecast["majority"] == [3, 1]


@pytest.mark.parametrize("scenario", ["bruderkrieg", "vulkan"])
def test_a_person_plays_three_levels_to_the_end(running: TestClient, scenario: str) -> None:
    table = make_table(running, LEVEL, LEVEL, "person", LEVEL, edition=scenario)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = play_on(socket, hear(socket), ("kpd",), Random(3))
    assert view["seed"] is not None
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert record.header["scenario"] == scenario
    assert verify(record, games.game)
    assert running.get(f"/api/tables/{table['id']}/timeline").json() == {"points": []}
    answer = running.post(f"/api/tables/{table['id']}/analysis", json={})
    assert answer.json()["state"] in ("running", "done")


def test_one_person_plays_the_solo_scenario_against_the_rules(running: TestClient) -> None:
    table = make_table(running, "person", "person", "person", "person", edition="abyss")
    assert [(seat["kind"], seat["you"]) for seat in table["seats"]] == [
        ("person", True),
        ("person", True),
        ("level", False),
        ("level", False),
    ]
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert None not in view["view"]["parties"]["spd"]["hand"]
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
    table = make_table(running, "person", "person", LEVEL, LEVEL, open=True)
    other = browser()
    assert other.post(f"/api/tables/{table['id']}/join", json={"seat": "zentrum"}).status_code == 200
    socket_address = f"/api/tables/{table['id']}/socket"
    hidden_agendas = 0
    revealed = False
    with running.websocket_connect(socket_address) as first, other.websocket_connect(socket_address) as second:
        mine, theirs = hear(first), hear(second)
        while not (hidden_agendas and revealed and mine["view"]["parties"]["spd"]["hand"]):
            acting, view = (first, mine) if mine["moves"] else (second, theirs)
            if view["moves"]:
                acting.send_json({"type": "decide", "number": view["number"], "move": view["moves"][0]["id"]})
            mine, theirs = hear(first), hear(second)
            assert mine["number"] == theirs["number"]
            seen, truth = theirs["view"]["parties"]["spd"], mine["view"]["parties"]["spd"]
            assert len(seen["hand"]) == len(truth["hand"])
            assert all(card is None for card in seen["hand"])
            revealed = revealed or any(event["key"] == "agenda" for event in mine["events"])
            if truth["agenda"] is not None and not revealed:
                assert seen["agenda"] == "hidden"
                hidden_agendas += 1


def test_who_gives_up_leaves_the_seat_to_the_computer(running: TestClient, browser: Browser) -> None:
    table = make_table(running, "person", "person", LEVEL, LEVEL, open=True, edition="bruderkrieg")
    other = browser()
    assert other.post(f"/api/tables/{table['id']}/join", json={"seat": "zentrum"}).status_code == 200
    with other.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        socket.send_json({"type": "resign"})
        view = hear(socket)
        while view["type"] != "view" or view["seats"][1]["kind"] != "level":
            view = hear(socket)
    assert view["outcome"] is None
    assert view["seats"][1]["name"] == strongest_level("weimar")
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
    table = make_table(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        view = say(socket, type="resign", seat="spd")
    outcome = view["outcome"]
    assert (outcome["winner"], outcome["termination"], outcome["rule"]) == (None, "resigned", "")
    assert outcome["phrase"]["key"] == "outcome-table"


def test_a_move_is_shown_before_it_is_made_and_refused_with_its_chapter(running: TestClient) -> None:
    table = make_table(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    address = f"/api/tables/{table['id']}"
    view = running.get(f"{address}/view").json()
    move = view["moves"][0]["id"]
    shown = running.get(f"{address}/preview", params={"move": move}).json()
    assert shown["move"] == move
    assert shown["forecast"]["coalitions"] == view["forecast"]["coalitions"]
    refusal = running.get(f"{address}/why-not", params={"move": "coalition left"}).json()["refusal"]
    assert refusal["rule"].startswith("W")


def test_another_game_moves_everybody_on_by_a_seat(running: TestClient) -> None:
    table = make_table(running, LEVEL, LEVEL, "person", LEVEL, edition="bruderkrieg")
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        play_on(socket, hear(socket), ("kpd",), Random(2))
    again = running.post(f"/api/tables/{table['id']}/rematch", json={}).json()
    assert again["edition"] == "bruderkrieg"
    assert [seat["seat"] for seat in again["seats"] if seat["you"]] == ["zentrum"]


MIX = ("person", LEVEL, "booklet", "booklet")


@pytest.mark.parametrize("scenario", ["bruderkrieg", "vulkan", "main"])
def test_a_person_a_level_and_the_booklets_bots_at_one_table(running: TestClient, scenario: str) -> None:
    table = make_table(running, *MIX, edition=scenario)
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]][2:] == [("level", "booklet")] * 2
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        play_on(socket, hear(socket), ("spd",), Random(7))
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert [record.header[seat] for seat in SEATS][1:] == [LEVEL, "booklet", "booklet"]
    assert verify(record, games.game)
    again = running.post(f"/api/tables/{table['id']}/rematch", json={}).json()
    assert [seat["name"] for seat in again["seats"]][2:] == ["booklet", "booklet"]  # they have tables
    assert [seat["seat"] for seat in again["seats"] if seat["you"]] == ["zentrum"]


@pytest.mark.parametrize(
    "players",
    [("booklet", LEVEL, LEVEL, "person"), ("person", "booklet", LEVEL, LEVEL), ("person", LEVEL, "bot:sh", LEVEL)],
)
def test_the_booklet_has_no_bot_for_spd_and_zentrum(running: TestClient, players: tuple[str, ...]) -> None:
    assert refused(running, *players) == "no-such-table-options"


# -- hints ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["bruderkrieg", "abyss"])
@pytest.mark.parametrize("level", level_names("weimar")[:4])
def test_a_hint_says_what_and_why(running: TestClient, scenario: str, level: str) -> None:
    others = ("person", LEVEL, LEVEL) if scenario == "abyss" else (LEVEL, LEVEL, LEVEL)
    table = make_table(running, "person", *others, edition=scenario)
    path = f"/api/tables/{table['id']}"
    told = 0
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        while not told:
            while not view["moves"]:
                view = hear(socket)
            hint = running.post(f"{path}/hint", json={"level": level}).json()
            choices = hint["choices"]
            moves = {move["id"]: move["text"] for move in view["moves"]}
            assert hint["number"] == view["number"]
            assert all(moves[choice["id"]] == choice["text"] for choice in choices)
            assert all(0.0 <= choice["chance"] <= 1.0 for choice in choices)
            reasons = [reason for choice in choices for reason in choice["reasons"]]
            assert all(reason["phrase"]["key"] == reason["feature"] for reason in reasons)
            told += len(reasons)
            view = say(socket, type="decide", number=view["number"], move=choices[0]["id"])
    for language in LANGUAGES:
        text = Messages(language, games.game("weimar"))
        assert all(text.has(reason["feature"]) for reason in reasons)


def test_a_hint_is_not_for_a_table_with_other_people(running: TestClient, browser: Browser) -> None:
    table = make_table(running, "person", "person", LEVEL, LEVEL, open=True)
    browser().post(f"/api/tables/{table['id']}/join", json={"seat": "zentrum"})
    answer = running.post(f"/api/tables/{table['id']}/hint", json={"level": LEVEL})
    assert answer.json()["error"] == "hint-not-here"
    alone = make_table(running, "person", LEVEL, LEVEL, LEVEL)
    answer = running.post(f"/api/tables/{alone['id']}/hint", json={"level": "booklet"})
    assert answer.json()["error"] == "no-such-table-options"


# -- undo and review ------------------------------------------------------------------------------------------------


def test_undo_stops_at_dice_and_hidden_cards(running: TestClient) -> None:
    """A decision can be undone until chance or a hidden card has answered it, and never after that."""
    table = make_table(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    rng = Random(4)
    back = stopped = 0
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        while view["outcome"] is None and (back < 10 or stopped < 10):
            before = view
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            chance_decided = view["decisions"] > before["decisions"] + 1
            if view["outcome"] is None and chance_decided:
                assert view["undo"] == 0
                assert say(socket, type="undo", number=view["number"])["error"].startswith("undo-")
                stopped += 1
            elif view["undo"] and view["outcome"] is None:
                taken = say(socket, type="undo", number=view["number"])
                assert (taken["view"], taken["decisions"]) == (before["view"], before["decisions"])
                view = taken
                back += 1
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    assert back
    assert stopped


def test_a_finished_game_is_looked_back_on_from_every_seat(running: TestClient) -> None:
    """Each seat sees what it knew at the time; without a seat, all hands are open."""
    table = make_table(running, "person", "person", "person", "person", edition="bruderkrieg", sit=list(SEATS))
    path = f"/api/tables/{table['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        view = play_on(socket, hear(socket), SEATS, Random(6))
    total = view["decisions"]
    hidden = 0
    for at in range(0, total + 1, 40):
        opened = running.get(f"{path}/past", params={"at": at, "seat": "open"}).json()["view"]["parties"]
        assert all(None not in about["hand"] for about in opened.values())
        for seat in SEATS:
            past = running.get(f"{path}/past", params={"at": at, "seat": seat}).json()
            assert (past["decisions"], past["total"]) == (at, total)
            parties = past["view"]["parties"]
            assert parties[seat]["hand"] == opened[seat]["hand"]
            hidden += sum(parties[other]["hand"].count(None) for other in SEATS if other != seat)
    assert hidden


# -- administration ---------------------------------------------------------------------------------------------------


def test_export_and_patch_know_tables_of_weimar(
    running: TestClient, database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished = make_table(running, *MIX, edition="bruderkrieg")
    with running.websocket_connect(f"/api/tables/{finished['id']}/socket") as socket:
        play_on(socket, hear(socket), ("spd",), Random(9))
    going = make_table(running, "person", "person", LEVEL, LEVEL, edition="abyss")
    with running.websocket_connect(f"/api/tables/{going['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(20):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    database = ["--lang", "en", "--database", database_url]
    assert cli.main(["server", "export", str(tmp_path / "out"), "--all", *database]) == 0
    written = sorted((tmp_path / "out").iterdir())
    assert len(written) == 2
    for path in written:
        record = parse_record(path.read_text(encoding="utf-8"))
        assert record.header["game"] == "weimar"
        assert verify(record, games.game)
        assert cli.main(["verify", str(path), "--lang", "en"]) == 0
    capsys.readouterr()
    assert cli.main(["server", "patch", *database]) == 0
    assert "One running game replayed, 0 changed." in capsys.readouterr().out


# -- agreements of four people -----------------------------------------------------------------------------


def four(clients: list[TestClient], **asked: Any) -> str:
    """A table with four people, in seat order."""
    table = make_table(clients[0], "person", "person", "person", "person", open=True, sit=["spd"], **asked)
    path = f"/api/tables/{table['id']}"
    for client, seat in zip(clients[1:], SEATS[1:], strict=True):
        assert client.post(f"{path}/join", json={"seat": seat}).status_code == 200
    return path


def to_the_end(clients: list[TestClient], path: str) -> None:
    """Plays random moves for all four until the game is over."""
    rng = Random(11)
    with ExitStack() as stack:
        sockets = [stack.enter_context(client.websocket_connect(f"{path}/socket")) for client in clients]
        views = [hear(socket) for socket in sockets]
        while views[0]["outcome"] is None:
            acting = SEATS.index(views[0]["to_act"])
            move = rng.choice(views[acting]["moves"])["id"]
            sockets[acting].send_json({"type": "decide", "number": views[acting]["number"], "move": move})
            views = [hear(socket) for socket in sockets]
    assert all(seat["kind"] == "person" for seat in views[0]["seats"])


def offer_of(client: TestClient, path: str) -> Any:
    return client.get(f"{path}/view").json()["offer"]


def error_of(client: TestClient, path: str, **message: Any) -> str:
    """Sends a message; returns its refusal or None. An answer is to the offer that is shown."""
    with client.websocket_connect(f"{path}/socket") as socket:
        offer = hear(socket)["offer"]
        if message["type"] == "answer" and offer is not None:
            message["number"] = offer["number"]
        return str(say(socket, **message).get("error", ""))


def test_only_who_would_be_replaced_answers_a_takeover(running: TestClient, browser: Browser) -> None:
    """At a table of four, two players cannot replace a third."""
    clients = [running, browser(), browser(), browser()]
    path = four(clients)
    acting = running.get(f"{path}/view").json()["to_act"]
    victim = clients[SEATS.index(acting)]
    first, second, third = (client for client in clients if client is not victim)
    assert error_of(first, path, type="offer", what="takeover", level=LEVEL) == ""
    assert offer_of(victim, path)["seat"] == acting
    for other in (first, second, third):
        assert error_of(other, path, type="answer", accept=True) == "no-offer"
        assert error_of(other, path, type="answer", accept=False) == "no-offer"
    assert offer_of(victim, path)["seat"] == acting
    assert error_of(victim, path, type="answer", accept=True) == ""
    seats = {seat["seat"]: seat["kind"] for seat in running.get(path).json()["seats"]}
    assert seats == {seat: "level" if seat == acting else "person" for seat in SEATS}


def test_a_takeover_names_the_seat_it_is_about(running: TestClient, browser: Browser) -> None:
    clients = [running, browser(), browser(), browser()]
    path = four(clients)
    acting = running.get(f"{path}/view").json()["to_act"]
    waiting = next(seat for seat in SEATS[1:] if seat != acting)
    offerer = next(client for seat, client in zip(SEATS, clients, strict=True) if seat not in (acting, waiting))
    assert error_of(offerer, path, type="offer", what="takeover", level=LEVEL, seat="elsewhere") == "offer-not-now"
    assert error_of(offerer, path, type="offer", what="takeover", level=LEVEL, seat=waiting) == ""
    assert error_of(clients[SEATS.index(acting)], path, type="answer", accept=True) == "no-offer"
    assert error_of(clients[SEATS.index(waiting)], path, type="answer", accept=True) == ""
    seats = {seat["seat"]: seat["kind"] for seat in running.get(path).json()["seats"]}
    assert seats[waiting] == "level"
    assert seats[acting] == "person"


def test_a_rematch_of_four_needs_everybody(running: TestClient, browser: Browser) -> None:
    clients = [running, browser(), browser(), browser()]
    path = four(clients, edition="vulkan")
    to_the_end(clients, path)
    assert running.post(f"{path}/rematch", json={}).status_code == 202
    assert clients[1].post(f"{path}/rematch", json={}).status_code == 202
    offer = offer_of(clients[3], path)
    assert (offer["by"], offer["accepted"]) == ("spd", ["zentrum"])
    assert error_of(clients[1], path, type="answer", accept=False) == "no-offer"
    assert running.post(f"{path}/rematch", json={}).status_code == 202
    assert error_of(clients[2], path, type="answer", accept=True) == ""
    offer = offer_of(clients[3], path)
    assert (offer["accepted"], running.get(path).json()["rematch"]) == (["zentrum", "kpd"], None)
    assert error_of(clients[3], path, type="answer", accept=True) == ""
    again = running.get(path).json()["rematch"]
    assert again is not None
    assert all(client.get(f"/api/tables/{again}").status_code == 200 for client in clients)


def test_a_take_back_of_four_needs_everybody(running: TestClient, browser: Browser) -> None:
    clients = [running, browser(), browser(), browser()]
    path = four(clients, edition="vulkan")
    before = running.get(f"{path}/view").json()["decisions"]
    for _ in range(3):
        acting = clients[SEATS.index(running.get(f"{path}/view").json()["to_act"])]
        view = acting.get(f"{path}/view").json()
        assert error_of(acting, path, type="decide", number=view["number"], move=view["moves"][0]["id"]) == ""
    assert error_of(clients[1], path, type="offer", what="take-back", decisions=before) == ""
    for place in (0, 2):
        assert error_of(clients[place], path, type="answer", accept=True) == ""
        assert running.get(f"{path}/view").json()["decisions"] > before
    assert error_of(clients[3], path, type="answer", accept=True) == ""
    assert running.get(f"{path}/view").json()["decisions"] == before


def test_one_of_four_can_decline_a_rematch(running: TestClient, browser: Browser) -> None:
    clients = [running, browser(), browser(), browser()]
    path = four(clients, edition="vulkan")
    to_the_end(clients, path)
    assert running.post(f"{path}/rematch", json={}).status_code == 202
    assert error_of(clients[2], path, type="answer", accept=False) == ""
    assert offer_of(running, path) is None
    assert running.get(path).json()["rematch"] is None
