"""OpenSpiel's search as a player: fair, within its budget, and usable in the arena."""

import sys
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from republik import cli
from republik.games.wsdv import Position, View, new_game
from republik.lab import openspiel
from republik.lab.arena import Plan, Run, play_pair
from republik.lab.entrants import entrant, names
from republik.lab.openspiel_bot import FEWEST, OpenSpielPlayer
from republik.lab.summary import summary
from republik.players import registry
from republik.table.budget import Budget
from republik.table.contract import CHANCE


def decisions(seed: int, often: float, edition: str = "2.1") -> Iterator[Position]:
    """Yields decisions from a random game."""
    rng = Random(seed)
    position = new_game(edition)
    while (seat := position.to_act()) is not None:
        if seat != CHANCE and rng.random() < often:
            yield position
        position.play(rng.choice(position.moves()))


def view_of(position: Position) -> View:
    seat = position.to_act()
    assert seat is not None
    return position.view(seat)


@pytest.mark.parametrize("edition", ["1.0", "2.1"])
def test_the_choice_is_legal_and_the_view_stays_as_it_was(edition: str) -> None:
    player = OpenSpielPlayer("wsdv", {"edition": edition}, Budget(4))
    for position in decisions(1, 0.1, edition):
        view = view_of(position)
        known = hash(view)
        assert player.choose(view, Random(2)) in position.moves()
        assert hash(view) == known


def test_what_the_seat_cannot_see_makes_no_difference() -> None:
    """Positions that differ only in hidden cards get the same answer."""
    others = 0
    for position in decisions(2, 0.08):
        view = view_of(position)
        other = view.sample(Random(7))
        others += other != position
        assert view_of(other) == view
        chosen = {
            OpenSpielPlayer("wsdv", {}, Budget(12)).choose(view_of(truth), Random(3)) for truth in (position, other)
        }
        assert len(chosen) == 1
    assert others


def test_every_simulation_deals_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[str] = []
    state_at = openspiel.state_at

    def noted(game: openspiel.TableGame, position: Position) -> openspiel.TableState:
        dealt.append(position.to_text())
        return state_at(game, position)

    monkeypatch.setattr(openspiel, "state_at", noted)
    OpenSpielPlayer("wsdv", {}, Budget(20)).choose(view_of(next(decisions(3, 1.0))), Random(1))
    assert len(dealt) == 1 + 20
    assert len(set(dealt)) > 15


def test_the_clock_ends_the_search() -> None:
    """The fake clock advances by a second whenever it is read: at the start, then after a simulation."""
    view = view_of(next(decisions(4, 1.0)))
    player = OpenSpielPlayer("wsdv", {}, Budget(seconds=10), clock=count().__next__)
    player.choose(view, Random(1))
    assert player.simulations == FEWEST + 9
    player = OpenSpielPlayer("wsdv", {}, Budget(iterations=5, seconds=10), clock=count().__next__)
    player.choose(view, Random(1))
    assert player.simulations == 5
    player = OpenSpielPlayer("wsdv", {}, Budget(seconds=10), clock=count(step=60).__next__)
    player.choose(view, Random(1))
    assert player.simulations == FEWEST


# -- in the arena ------------------------------------------------------------------------------------------


def test_by_name() -> None:
    player = entrant("openspiel-ismcts:0.5s", "wsdv", {})
    assert isinstance(player, OpenSpielPlayer)
    assert player.budget == Budget(seconds=0.5)
    assert entrant("random", "wsdv", {}).name == "random"
    assert "openspiel-ismcts" in names("wsdv")
    assert "openspiel-ismcts" in names("weimar")


@pytest.mark.parametrize("name", ["openspiel-ismcts:soon", "openspiel-ismcts:", "openspiel", "nobody"])
def test_an_unknown_entrant_is_told_with_the_known_ones(name: str) -> None:
    with pytest.raises(registry.UnknownPlayer) as caught:
        entrant(name, "wsdv", {})
    assert "openspiel-ismcts" in caught.value.available


def test_a_pair_in_the_arena_tells_the_time_of_both() -> None:
    plan = Plan(("random", "openspiel-ismcts:2"), 1, seed="openspiel")
    pair = play_pair(plan, 0, 0)
    assert play_pair(plan, 0, 0) == pair
    standings = summary(Run(plan, [pair]))["standings"]
    assert {standing["player"] for standing in standings} == {"random", "openspiel-ismcts:2"}
    assert all(0 < standing["time"]["p50"] <= standing["time"]["p99"] for standing in standings)


def test_without_openspiel_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REPUBLIK_LANG", "en")
    monkeypatch.setitem(sys.modules, "republik.lab.openspiel_bot", None)
    assert cli.main(["arena", "random", "openspiel-ismcts:0.2s", "--pairs", "1"]) == 2
    assert "pip install 'republik[lab]'" in capsys.readouterr().err
