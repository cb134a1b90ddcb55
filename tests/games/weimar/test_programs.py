"""Bots at a Weimar table: they play any seat and get everything by name, and nothing hidden."""

import json
import sys
from pathlib import Path
from random import Random

import pytest
from tests.games.weimar.helpers import quiet
from tests.games.weimar.playing import positions
from tests.players.helpers import acting
from tests.players.programs import BEGIN, recorder

from republik.games.weimar.game import GAME
from republik.games.weimar.presenter import WeimarPresenter
from republik.games.weimar.presenter.view import EventArgs
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules import threats
from republik.games.weimar.rules.effects import PARTIES
from republik.games.weimar.rules.flow import STEP_NAMES
from republik.games.weimar.rules.state import EVENTS
from republik.lab.arena import Plan, arena
from republik.players.external import ExternalPlayer
from republik.table.contract import Event
from republik.table.game import PAGE, UnknownValues
from republik.table.views import plain_data

EXAMPLE = Path(__file__).parents[3] / "examples" / "bots" / "random_bot.py"
SCENARIOS = ("bruderkrieg", "abyss")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_example_plays_every_seat(scenario: str) -> None:
    bot = f'bot:"{sys.executable}" "{EXAMPLE}"'
    (pair,) = arena(Plan((bot, "random"), 1, "outside", "weimar", {"scenario": scenario})).results
    assert not [game for game in pair.games if game.termination == "forfeited"]
    assert {seat for game in pair.games for seat, player in enumerate(game.seats) if player == 0} == set(
        range(len(pair.games[0].seats))
    )


@pytest.mark.parametrize("seat", range(4))
def test_what_is_told_does_not_depend_on_what_is_hidden(tmp_path: Path, seat: int) -> None:
    asked = [position for position in positions("bruderkrieg", 8, 0.5) if acting(position) == seat][::6]
    heard, others = [], 0
    for deal in range(3):
        log, program = tmp_path / f"log{deal}", tmp_path / "bot.py"
        program.write_text(BEGIN + recorder(log, ["components", "features", "forecast"]), encoding="utf-8")
        with ExternalPlayer([sys.executable, str(program)], "weimar", WeimarPresenter()) as player:
            for position in asked:
                truth = position.view(seat).sample(Random(deal)) if deal else position
                others += truth != position
                player.choose(truth.view(seat), Random(1))
        heard.append([line for line in log.read_bytes().splitlines() if not line.startswith(b'{"type":"time"')])
    assert heard[0] == heard[1] == heard[2]
    assert others
    began = next(json.loads(line) for line in heard[0] if line.startswith(b'{"type":"new_game"'))
    assert (began["game"], began["seat"], began["scenario"]) == ("weimar", PARTIES[seat], "bruderkrieg")
    assert len(began["components"]["cards"]) == 136


def test_hands_and_agendas_of_others_are_not_named() -> None:
    secret = 0
    for position in positions("bruderkrieg", 9, 0.2):
        seat = acting(position)
        told = plain_data(WeimarPresenter().view(position.view(seat), ()))
        assert told["hand"] == [position.rules.cards[card] for card in position.hands[seat]]
        for party, key in enumerate(PARTIES):
            about = told["parties"][key]
            assert about["cards"] == len(position.hands[party])
            known = [card for card in position.hands[party] if party == seat or card in position.shown]
            assert about["cards_known"] == [position.rules.cards[card] for card in known]
            secret += about["agenda"] == "hidden"
    assert secret


@pytest.mark.parametrize(
    ("poverty", "left", "danger"), [(0, 7, "calm"), (4, 3, "calm"), (5, 2, "near"), (6, 1, "full")]
)
def test_the_view_tells_how_near_anarchy_is(poverty: int, left: int, danger: str) -> None:
    told = WeimarPresenter().open(quiet(box={"poverty": poverty}), PARTIES).anarchy
    assert (told.left, told.danger) == (left, danger)


def test_the_view_tells_that_the_box_has_overflowed() -> None:
    position = quiet(box={"poverty": 6})
    threats.add_box(position, st.B_POVERTY, 1)
    assert WeimarPresenter().open(position, PARTIES).anarchy.danger == "over"


def test_the_view_tells_the_surplus_seats() -> None:
    for seats, surplus in (((6, 6, 6, 6), 0), ((9, 5, 8, 7), 5), ((1, 1, 1, 1), 0)):
        assert WeimarPresenter().open(quiet(seats=seats), PARTIES).parliament.surplus == surplus


def test_every_event_can_be_told() -> None:
    """In random games, all messages are plain data with parties, cities and cards by name."""
    named = set("party city card agenda marker termination winner chancellor candidate".split())
    more = set("use why deck kind source target slot point nation minor special coalition space".split())
    seen: set[str] = set()
    rng = Random(7)
    for scenario in ("bruderkrieg", "main", "vulkan", "abyss") * 2:
        position = GAME.new({"scenario": scenario})
        heard: list[Event] = []
        while position.to_act() is not None:
            position.play(rng.choice(position.moves()), heard.append)
        view = position.view(0)
        for event in heard:
            told = WeimarPresenter().event(event, view)
            json.dumps(told)
            seen.add(event.key)
            assert all(isinstance(value, str | None) for name, value in told.items() if name in named), told
            assert all(isinstance(value, int) for name, value in told.items() if name in more), told
            shown = WeimarPresenter().event(event, view, (PAGE,))
            assert shown.keys() == told.keys()
            assert all(isinstance(value, str | None) for name, value in shown.items() if name in named | more), shown
            assert all(isinstance(shown.get(name, []), list) for name in ("parties", "seating")), shown
    assert len(seen) > len(EVENTS) // 2


def test_every_argument_of_an_event_has_a_type() -> None:
    assert {name for names in EVENTS.values() for name in names} <= EventArgs.__annotations__.keys()


VERSION_1 = {
    "": "round step parties hand cities units topics box economy society flags chancellor president card",
    "parties": "vp reserve seats nsdap governs cards cards_known agenda",
    "cities": "slots bases markers units",
}
"""The fields of a view in the first version of the protocol; later versions may add to them."""


def test_a_view_has_all_that_the_first_version_of_the_protocol_promised() -> None:
    for position in positions("bruderkrieg", 3, 0.1):
        told = plain_data(WeimarPresenter().view(position.view(acting(position)), ()))
        assert set(VERSION_1[""].split()) <= told.keys()
        for part in ("parties", "cities"):
            for about in told[part].values():
                assert set(VERSION_1[part].split()) <= about.keys()
        assert told["step"]["decide"] in STEP_NAMES.values()
        assert all({"topic", "field"} <= topic.keys() for topic in told["topics"])
        assert set(told["units"]) == {"supply", "dissolved", "unused"}


def test_an_open_view_shows_every_hand() -> None:
    for position in positions("bruderkrieg", 4, 0.1):
        told = plain_data(WeimarPresenter().open(position, PARTIES))
        for party, key in enumerate(PARTIES):
            assert told["parties"][key]["hand"] == [position.rules.cards[card] for card in position.hands[party]]


def test_a_view_is_plain_data_and_a_hidden_card_is_null() -> None:
    hidden = 0
    for position in positions("bruderkrieg", 5, 0.1):
        seat = acting(position)
        told = plain_data(WeimarPresenter().view(position.view(seat), ()))
        assert json.loads(json.dumps(told)) == told
        for party, key in enumerate(PARTIES):
            about = told["parties"][key]
            assert [card for card in about["hand"] if card is not None] == about["cards_known"]
            assert len(about["hand"]) == about["cards"]
            hidden += about["hand"].count(None) * (party != seat)
        stranger = plain_data(WeimarPresenter().view(position.view(-2), ()))
        assert stranger["hand"] == []
    assert hidden


def test_components_are_plain_data_and_know_their_values() -> None:
    told = plain_data(WeimarPresenter().components({"scenario": "main"}))
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(told))
    assert len(told["cards"]) == 136
    by_id = {field["id"]: field for field in told["fields"]}
    assert by_id["0"]["owners"] == []
    assert by_id["K2 S1"]["owners"] == ["kpd"]
    assert by_id["S1 K1"]["owners"] == ["spd", "kpd"]
    with pytest.raises(UnknownValues):
        plain_data(WeimarPresenter().components({"values": "2.0123456789ab"}))
