"""The chances that players tell with the learned network: corrected by experience, without any effect on choices."""

from random import Random

import pytest

from republik.games.wsdv.game import new_game
from republik.games.wsdv.players import calibration as chances
from republik.games.wsdv.players.calibration import KNOTS, NONE, Correction, correction, weights_of_knots
from republik.games.wsdv.players.evaluation import LINEAR
from republik.games.wsdv.players.evaluators import SHIPPED, fixed, learned
from republik.games.wsdv.players.learned import LearnedEvaluator
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import EAST, LAST_DECADE, WEST
from republik.players import registry
from republik.table.learning.network import is_compiled
from republik.table.thoughts import Thinker

BEND = (-0.3, -0.5, -0.3, 0.1, 0.4, 0.8, 0.2)
compiled = pytest.mark.skipif(not is_compiled(), reason="the network is used where the engine is compiled")


def test_a_correction_keeps_the_order_and_what_is_certain() -> None:
    made = Correction(0.7, 1.3, BEND)
    assert made.keeps_order()
    told = [made.apply(number / 100, EAST) for number in range(101)]
    assert told == sorted(set(told))
    assert (told[0], told[100]) == (0.0, 1.0)
    assert [NONE.apply(number / 100, EAST) for number in range(101)] == pytest.approx([n / 100 for n in range(101)])


def test_both_sides_are_told_the_same() -> None:
    made = Correction(0.7, 1.3, BEND)
    for chance in (0.03, 0.5, 0.8):
        assert made.apply(chance, EAST) + made.apply(1 - chance, WEST) == pytest.approx(1.0)
    assert made.apply(0.5, EAST) > 0.5 > made.apply(0.5, WEST)


def test_a_bend_is_linear_between_its_knots_and_constant_beyond() -> None:
    assert weights_of_knots(KNOTS[2]) == pytest.approx([0, 0, 1, 0, 0, 0, 0])
    assert weights_of_knots(0.0) == pytest.approx([0, 0, 0.5, 0.5, 0, 0, 0])
    assert weights_of_knots(-9.0) == [1, 0, 0, 0, 0, 0, 0]
    assert weights_of_knots(9.0) == [0, 0, 0, 0, 0, 0, 1]
    assert not Correction(0.0, 0.1, (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)).keeps_order()


@compiled
def test_only_the_shipped_network_is_corrected() -> None:
    judge = learned(new_game().rules)
    assert SHIPPED.is_own(judge)
    other = LearnedEvaluator(SHIPPED.weights())
    for decade in range(LAST_DECADE + 1):
        assert correction(LINEAR, decade) == correction(other, decade) == NONE
        assert correction(judge, decade).slope > 0


@compiled
def test_a_correction_of_another_network_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHIPPED, "fingerprint", lambda: "another")
    chances._of_network.cache_clear()
    try:
        assert correction(learned(new_game().rules), 1) == NONE
    finally:
        chances._of_network.cache_clear()


def test_the_correction_belongs_to_the_shipped_network() -> None:
    """After a new network: docs/games/wsdv/make_chances.py."""
    made = chances.read()
    assert made["network"] == SHIPPED.fingerprint()
    assert len(made["decades"]) == LAST_DECADE
    bend = tuple(made["bend"])
    assert all(Correction(shift, slope, bend).keeps_order() for shift, slope in made["decades"])


@compiled
def test_the_correction_changes_what_is_told_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    view = scene(display=("16", "18", "4"), to_act="W").view(WEST)
    minister = registry.player("minister", "wsdv")
    assert isinstance(minister, Thinker)
    monkeypatch.setattr(chances, "_of_network", lambda: (Correction(0.5, 1.5),) * LAST_DECADE)
    told = minister.think(view, Random(1))
    raw = PlannerPlayer(judge=fixed(LearnedEvaluator(SHIPPED.weights()))).think(view, Random(1))
    assert told.move == raw.move == minister.choose(view, Random(1))
    assert [choice.move for choice in told.choices] == [choice.move for choice in raw.choices]
    expected = [Correction(0.5, 1.5).apply(choice.chance, WEST) for choice in raw.choices]
    assert [choice.chance for choice in told.choices] == pytest.approx(expected)
