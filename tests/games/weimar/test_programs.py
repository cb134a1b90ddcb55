"""Programs at a table of Weimar: they play any seat, are told everything by name, and nothing hidden."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.players.helpers import acting
from tests.players.test_outside import BEGIN, recorder

from republik.games.weimar.game import GAME
from republik.games.weimar.presenter import WeimarPresenter
from republik.games.weimar.rules.effects import PARTIES
from republik.games.weimar.rules.state import EVENTS
from republik.lab.arena import Plan, arena
from republik.players.outside import OutsidePlayer
from republik.table.contract import Event

from .test_players import positions

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
        with OutsidePlayer([sys.executable, str(program)], "weimar", WeimarPresenter()) as player:
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
        told = WeimarPresenter().view(position.view(seat), ())
        assert told["hand"] == [position.rules.cards[card] for card in position.hands[seat]]
        for party, key in enumerate(PARTIES):
            about = told["parties"][key]
            assert about["cards"] == len(position.hands[party])
            known = [card for card in position.hands[party] if party == seat or card in position.shown]
            assert about["cards_known"] == [position.rules.cards[card] for card in known]
            secret += about["agenda"] == "hidden"
    assert secret


def test_every_event_can_be_told() -> None:
    """Random games: everything that is told is plain data, parties, cities and cards by their names."""
    named = {"party", "city", "card", "agenda", "marker", "termination"}
    seen: set[str] = set()
    rng = Random(7)
    for scenario in ("bruderkrieg", "main", "vulkan", "abyss") * 2:
        position = GAME.new({"scenario": scenario})
        heard: list[Event] = []
        while position.to_act() is not None:
            position.play(rng.choice(position.moves()), heard.append)
        view = position.view(0)
        for event in heard:
            told: dict[str, Any] = WeimarPresenter().event(event, view)
            json.dumps(told)
            seen.add(event.key)
            assert all(isinstance(value, str | None) for name, value in told.items() if name in named), told
    assert len(seen) > len(EVENTS) // 2
