"""The learned evaluation: its inputs, its start from the linear one, and the games it trains on."""

from array import array
from random import Random

import pytest
from tests.players.helpers import acting, decisions_along

from republik.games.wsdv.game import EDITIONS, new_game
from republik.games.wsdv.players import evaluators as judgement
from republik.games.wsdv.players import levels
from republik.games.wsdv.players.evaluation import COUNT, LINEAR, WON
from republik.games.wsdv.players.evaluators import SHIPPED, learned, linear
from republik.games.wsdv.players.greedy import GreedyPlayer
from republik.games.wsdv.players.learned import (
    EAST_PROVINCES,
    SHAPE,
    SPARSE,
    WEST_CITIES,
    WEST_CONNECTIONS,
    Inputs,
    LearnedEvaluator,
    fits,
)
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.research.learning import WsdvLearner
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.lab.entrants import entrant
from republik.players import registry
from republik.table.learning.learner import Exploration
from republik.table.learning.network import Weights, read

LEARNER = WsdvLearner()


def positions() -> list[Position]:
    return [
        position
        for number, edition in enumerate(EDITIONS)
        for position in decisions_along(new_game(edition), Random(number), lambda decision: decision % 9 == 0)
    ]


def spread(seed: int) -> Weights:
    """Returns the starting weights with random output rows, so that the hidden layers matter."""
    start = read(LEARNER.start(seed))
    rng = Random(seed)
    rows = array("f", [rng.gauss(0, 0.3) for _ in start.arrays["weights3"]])
    return start._replace(arrays={**start.arrays, "weights3": rows})


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_network_fits_the_printed_game(edition: str) -> None:
    rules = new_game(edition).rules
    assert fits(rules)
    assert rules.last[EAST] - rules.first[EAST] == EAST_PROVINCES
    assert list(rules.city_side).index(EAST) == WEST_CITIES
    assert list(rules.city_side) == sorted(rules.city_side)
    assert rules.west_connections == WEST_CONNECTIONS


def test_inputs_are_within_range_and_different() -> None:
    inputs = Inputs()
    for position in positions():
        inputs.write(position)
        active = list(inputs.active)[: inputs.count]
        assert len(set(active)) == len(active)
        assert all(0 <= number < SPARSE for number in active)
        assert all(abs(value) < 10 for value in inputs.dense)


def test_a_new_network_judges_like_the_linear_evaluation() -> None:
    judge = LearnedEvaluator(read(LEARNER.start(1)))
    for position in positions():
        assert judge.score(position) == pytest.approx(LINEAR.score(position), abs=1e-3)


def test_a_won_game_is_worth_more_than_anything() -> None:
    judge = LearnedEvaluator(spread(1))
    assert judge.score(scene(phase=10, unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4})) == -WON
    assert judge.worth(scene(phase=10, unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4}), WEST) == WON


def test_a_training_game_can_be_repeated_and_its_rows_are_complete() -> None:
    weights = LEARNER.start(3)
    played = LEARNER.play((weights, weights), weights, Exploration(0.2, 0.1, 0.2), 7)
    assert played == LEARNER.play((weights, weights), weights, Exploration(0.2, 0.1, 0.2), 7)
    rows = len(played.groups)
    counts = array("H", played.counts)
    assert len(counts) == rows
    assert len(played.dense) == 4 * rows * COUNT
    assert len(array("H", played.active)) == sum(counts)
    targets, estimates = array("f", played.targets), array("f", played.estimates)
    assert len(targets) == len(estimates) == rows
    assert all(0 <= value <= 1 for value in [*targets, *estimates])
    assert array("f", played.result)[0] == (1 if played.facts["winner"] == "east" else 0)
    assert set(played.groups) <= {0, 1, 2, 3}


def test_the_last_positions_learn_the_result() -> None:
    weights = LEARNER.start(3)
    played = LEARNER.play((weights, weights), weights, Exploration(0.0, 0.0, 0.0), 5)
    assert array("f", played.targets)[-1] == pytest.approx(array("f", played.result)[0])


def test_training_plays_all_editions() -> None:
    weights = LEARNER.start(3)
    quick = Exploration(0.0, 1.0, 0.0, 0.0)
    editions = {LEARNER.play((weights, weights), weights, quick, seed).facts["edition"] for seed in range(60)}
    assert editions == set(EDITIONS)


@pytest.mark.parametrize("level", ["greedy", "delegate", "minister", "search"])
def test_every_level_plays_with_a_network(level: str) -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    weights = LEARNER.start(1)
    learned, linear = LEARNER.player(level, weights), LEARNER.player(level, None)
    view = position.view(WEST)
    assert learned.choose(view, Random(1)) == linear.choose(view, Random(1))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="emperor"):
        LEARNER.player("emperor", None)


# -- the network that comes with the game -----------------------------------------------------------------------


def test_the_shipped_network_fits_and_is_small() -> None:
    assert SHIPPED.weights().shape == SHAPE
    assert len(SHIPPED.data()) < 500_000


def test_it_judges_otherwise_than_the_linear_evaluation() -> None:
    judge = LearnedEvaluator(SHIPPED.weights())
    apart = [abs(judge.chance(position) - LINEAR.chance(position)) for position in positions()]
    assert max(apart) > 0.1


def test_the_delegate_plays_at_sight_by_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the network cannot be used, it plans one play by the linear evaluation."""
    monkeypatch.setattr(judgement, "is_quick", lambda: True)
    delegate, greedy = registry.player("delegate", "wsdv"), GreedyPlayer(lapses=levels.LAPSES, judge=learned)
    planner = PlannerPlayer(width=1, replies=0)
    views = [position.view(acting(position)) for position in positions()]
    assert [delegate.choose(view, Random(1)) for view in views] == [greedy.choose(view, Random(1)) for view in views]
    monkeypatch.setattr(judgement, "is_quick", lambda: False)
    assert [delegate.choose(view, Random(1)) for view in views] == [planner.choose(view, Random(1)) for view in views]


def test_the_delegate_explains_its_best_choice_without_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "is_quick", lambda: True)
    monkeypatch.setattr(levels, "LAPSES", 1.0)
    delegate, greedy = levels.Delegate(), GreedyPlayer(judge=learned)
    views = [position.view(acting(position)) for position in positions()]
    best = [greedy.choose(view, Random(1)) for view in views]
    assert [delegate.think(view, Random(1)).choices[0].move for view in views] == best
    assert [delegate.choose(view, Random(1)) for view in views] != best


@pytest.mark.parametrize("name", ["minister", "statesman:20", "chancellor:20"])
def test_levels_from_the_minister_upward_judge_by_the_network(name: str) -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    player = registry.player(name, "wsdv")
    assert isinstance(player, PlannerPlayer | SearchPlayer)
    assert player.judge is learned
    assert registry.players("wsdv")[name.partition(":")[0]].learned
    assert player.choose(position.view(WEST), Random(1)) in position.moves()
    assert player.think(position.view(WEST), Random(1)).choices[0].reasons


def test_a_quick_minister_judges_by_the_network_and_checks_no_replies() -> None:
    player = entrant("quick-minister", "wsdv", {})
    assert isinstance(player, PlannerPlayer)
    assert (player.judge, player.width, player.replies) == (learned, 1, 0)


@pytest.mark.parametrize("name", ["linear-delegate", "planner", "search:20"])
def test_players_for_experiments_judge_by_the_linear_evaluation(name: str) -> None:
    player = entrant(name, "wsdv", {})
    assert isinstance(player, PlannerPlayer | SearchPlayer)
    assert player.judge is linear


def test_custom_components_are_judged_by_the_linear_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = new_game().rules
    monkeypatch.setattr(judgement, "fits", lambda rules: False)
    assert learned(rules) is LINEAR
    assert linear(rules) is LINEAR


def test_without_compiled_engine_the_linear_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "is_quick", lambda: False)
    assert learned(new_game().rules) is LINEAR
