"""The learned evaluation of Weimar: its inputs, its start, and the games it is trained on."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import log
from pathlib import Path
from random import Random

import pytest
from tests.games.weimar.playing import FOUR, SCENARIOS, positions
from tests.players.helpers import acting

from republik.games.weimar.players import evaluators as judgement
from republik.games.weimar.players import learned
from republik.games.weimar.players.evaluation import LINEAR, SMALL_VICTORY
from republik.games.weimar.players.evaluators import SHIPPED
from republik.games.weimar.players.learned import SHAPE, Inputs, LearnedEvaluator, fits, group_of, log_odds, result_of
from republik.games.weimar.players.players import WeimarGreedy, WeimarSearch, explain
from republik.games.weimar.research import learning, self_play
from republik.games.weimar.research.learning import MIX, WeimarLearner
from republik.games.weimar.rules.position import Position, new_position
from republik.games.weimar.rules.rules import rules_for
from republik.games.wsdv.players import evaluators as wsdv_judgement
from republik.lab.learning.training import prepare
from republik.players import registry
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.learning.learner import Exploration, GameRows
from republik.table.learning.network import LARGEST, PlainForward, Weights, read, write
from republik.table.learning.self_play import Manner

LEARNER = WeimarLearner()
EXPLORATION = Exploration(0.2, 0.05, 0.02, 0.5)
PLANNED = Manner(0.2, 0.05, 0.02, True, 0.95, 1)
AT_SIGHT = Manner(0.02, 0.01, 0.0, False, 0.95, 1)
RANDOM = Manner(0.0, 1.0, 0.0, False, 0.95, 1)


@cache
def start() -> bytes:
    return LEARNER.start(1)


@cache
def trained() -> Weights:
    """Returns the start with random outputs, as a stand-in for a trained network."""
    weights, rng = read(start()), Random(2)
    outputs = array("f", [rng.gauss(0.0, 0.2) for _ in weights.arrays["weights3"]])
    return weights._replace(arrays={**weights.arrays, "weights3": outputs})


# -- inputs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_inputs_are_in_range_and_named_once(scenario: str) -> None:
    inputs, most = Inputs(), 0
    for seed in range(3):
        for position in positions(scenario, seed, 0.2):
            inputs.write(position)
            active = list(inputs.active)[: inputs.count]
            assert len(set(active)) == len(active)
            assert all(0 <= number < SHAPE.sparse for number in active)
            assert all(-8.0 <= value <= 8.0 for value in inputs.dense)
            assert 0 <= group_of(position) < SHAPE.groups
            most = max(most, len(active))
    assert 60 < most < learned.MOST_ACTIVE / 2


def test_the_first_inputs_of_the_kinds_are_in_order() -> None:
    places = {name: value for name, value in vars(learned).items() if name.endswith("_AT") and name not in DENSE_ONLY}
    assert sorted(places.values()) == list(places.values())
    assert len(set(places.values())) == len(places)


DENSE_ONLY = {"NOBODY_AT", "FEAR_AT", "ENEMY_AT", "ROUNDS_LEFT_AT", "RAW_POINTS_AT"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_printed_game_fits(scenario: str) -> None:
    rules = rules_for(scenario)
    assert fits(rules)
    assert (len(rules.cards), len(rules.agendas)) == (learned.CARDS, learned.AGENDAS)
    assert (len(rules.slot_topic), len(rules.points)) == (learned.TOPICS, learned.POINTS)
    assert 1 <= rules.first_round <= rules.last_round <= learned.ROUNDS


def test_every_hand_has_its_inputs() -> None:
    position = positions("bruderkrieg", 3, 1.0)[60]
    inputs = Inputs()
    for party in range(4):
        inputs.write(position)
        for card in position.hands[party]:
            assert learned.HANDS_AT + party * learned.CARDS + card in list(inputs.active)[: inputs.count]


def test_hidden_cards_have_no_input() -> None:
    position = positions("bruderkrieg", 3, 1.0)[60]
    inputs = Inputs()
    inputs.write(position.view(0).shown)
    hands = [number for number in list(inputs.active)[: inputs.count] if learned.HANDS_AT <= number < learned.CARD_AT]
    assert len(hands) == sum(card >= 0 for hand in position.view(0).shown.hands for card in hand)


def test_the_groups_are_the_rounds_still_to_come() -> None:
    assert group_of(new_position(rules_for("main"))) == 5
    assert group_of(new_position(rules_for("bruderkrieg"))) == 1
    assert group_of(new_position(rules_for("abyss"))) == learned.SOLO_GROUP
    assert group_of(positions("vulkan", 1, 1.0)[-1]) in (0, 1)


# -- the network --------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_start_judges_like_the_linear_evaluation_with_less_confidence(scenario: str) -> None:
    judge = LearnedEvaluator(read(start()))
    solo = scenario not in FOUR
    for seed in (1, 2):
        for position in positions(scenario, seed, 0.1):
            told, known = judge.chances(position), LINEAR.chances(position)
            if solo:
                assert log_odds(told[0]) == pytest.approx(
                    learning.SOLO_LEVEL + learning.SOLO_CONFIDENCE * log_odds(known[0]), abs=0.1
                )
                continue
            for party in range(1, 4):
                ratio = log(known[party] / known[0])
                assert log(told[party] / told[0]) == pytest.approx(learning.CONFIDENCE * ratio, abs=1e-3)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seat_has_its_own_chance(scenario: str) -> None:
    judge = LearnedEvaluator(trained())
    for position in positions(scenario, 1, 0.1):
        assert [judge.chance(position, seat) for seat in range(4)] == pytest.approx(judge.chances(position))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_forward_pass_in_python_says_the_same(scenario: str) -> None:
    judge, inputs = LearnedEvaluator(trained()), Inputs()
    plain = PlainForward(trained(), inputs.dense, inputs.active)
    differed = 0.0
    for position in positions(scenario, 4, 0.05):
        told = judge.values(position)
        inputs.write(position)
        judge.forward.evaluate(judge.inputs.count, group_of(position))
        plain.evaluate(inputs.count, group_of(position))
        for k in range(SHAPE.values):
            assert judge.forward.value(k) == pytest.approx(plain.value(k), abs=1e-3)
        assert sum(told) == pytest.approx(1.0)
        differed = max(differed, abs(judge.chances(position)[0] - LINEAR.chances(position)[0]))
    assert differed > 0.001


def test_the_end_is_certain() -> None:
    judge = LearnedEvaluator(trained())
    for scenario in SCENARIOS:
        position = finished(scenario, 5)
        assert judge.chances(position) == LINEAR.chances(position)
        assert sum(judge.values(position)) == pytest.approx(1.0)
        assert judge.values(position) == result_of(position)


def finished(scenario: str, seed: int) -> Position:
    rng, position = Random(seed), new_position(rules_for(scenario))
    while position.to_act() is not None:
        position.play(rng.choice(position.moves()))
    return position


def test_the_file_of_a_network_is_small() -> None:
    assert len(start()) < LARGEST
    assert len(write(read(start()), half=True)) < 600_000


# -- training games -----------------------------------------------------------------------------------


@cache
def played(seed: int) -> GameRows:
    return LEARNER.play((start(),) * 4, start(), EXPLORATION, seed)


def scenario_of(seed: int) -> str:
    return str(played(seed).facts["scenario"])


def test_games_are_repeatable() -> None:
    again = LEARNER.play((start(),) * 4, start(), EXPLORATION, 3)
    assert again == played(3)
    assert played(4) != played(3)


@pytest.mark.parametrize("seed", range(4))
def test_rows_are_well_formed(seed: int) -> None:
    rows = played(seed)
    count = len(rows.groups)
    assert 10 < count < int(rows.facts["decisions"])
    counts, active = array("H", rows.counts), array("H", rows.active)
    assert len(counts) == count
    assert sum(counts) == len(active)
    assert max(active) < SHAPE.sparse
    assert len(rows.dense) == 4 * count * SHAPE.dense
    assert max(rows.groups) < SHAPE.groups
    for column in (rows.targets, rows.estimates):
        values = array("f", column)
        assert len(values) == count * SHAPE.values
        for at in range(0, len(values), SHAPE.values):
            assert sum(values[at : at + SHAPE.values]) == pytest.approx(1.0, abs=1e-5)
    assert sum(array("f", rows.result)) == pytest.approx(1.0)
    assert scenario_of(seed) in MIX


def test_the_last_target_is_the_result_or_was_cut() -> None:
    judge = learning.evaluator(start())
    for seed in range(3):
        game = self_play.SelfPlay(new_position(rules_for("bruderkrieg")), [judge] * 4, AT_SIGHT, Dice(seed))
        game.run(judge)
        last = game.rows[-1]
        assert last.target == pytest.approx(last.best or result_of(game.position))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    judge = learning.evaluator(start())
    game = self_play.SelfPlay(new_position(rules_for(scenario)), [judge] * 4, PLANNED, Dice(6))
    game.run(judge)
    assert game.position.to_act() is None
    assert all(len(row.target) == SHAPE.values for row in game.rows)
    groups = {row.group for row in game.rows}
    assert groups == {learned.SOLO_GROUP} if scenario not in FOUR else learned.SOLO_GROUP not in groups


def test_a_clearly_worse_choice_cuts_the_trace() -> None:
    judge = learning.evaluator(start())
    game = self_play.SelfPlay(new_position(rules_for("vulkan")), [judge] * 4, RANDOM, Dice(6))
    game.run(judge)
    cut = [row for row in game.rows if row.best]
    assert 0 < len(cut) == game.cuts < len(game.rows)
    assert all(row.target == row.best for row in cut)


def test_games_are_planned_or_at_sight() -> None:
    planned = {
        int(LEARNER.play((start(),) * 4, start(), Exploration(planning=share), 5).facts["planned"])
        for share in (0.0, 1.0)
    }
    assert planned == {0, 1}


def test_seats_may_play_with_other_weights() -> None:
    other = write(trained())
    mixed = LEARNER.play((start(), other, start(), start()), start(), EXPLORATION, 3)
    assert mixed.facts["scenario"] == scenario_of(3)
    assert mixed != played(3)


def test_a_run_explores_as_the_game_suggests_unless_told_otherwise(tmp_path: Path) -> None:
    usual = prepare(tmp_path / "usual", "weimar", {"minutes": 1.0})[1].settings
    assert usual.phases == learning.PHASES
    flat = ((0.0, 0.1, 0.1, 0.0, 0.0),)
    assert prepare(tmp_path / "flat", "weimar", {"phases": flat})[1].settings.phases == flat


# -- players ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["citizen", "delegate", "minister", "search:4"])
def test_players_with_and_without_a_network_have_the_same_name(level: str) -> None:
    assert LEARNER.player(level, None).name == LEARNER.player(level, start()).name


@pytest.mark.parametrize("level", ["citizen", "delegate"])
def test_the_start_plays_like_the_level_without_a_network(level: str) -> None:
    linear, network = LEARNER.player(level, None), LEARNER.player(level, start())
    equal = asked = 0
    for position in positions("bruderkrieg", 7, 0.03):
        view = position.view(acting(position))
        asked += 1
        equal += linear.choose(view, Random(1)) == network.choose(view, Random(1))
    assert equal > 0.8 * asked


def test_a_learned_player_has_reasons_and_uncorrected_chances() -> None:
    player = LEARNER.player("search:6", write(trained()))
    for position in positions("bruderkrieg", 8, 0.02):
        thoughts = player.think(position.view(acting(position)), Random(1))  # type: ignore[attr-defined]
        assert all(0.0 <= choice.chance <= 1.0 for choice in thoughts.choices)
        assert all(reason.phrase is not None for choice in thoughts.choices for reason in choice.reasons)


# -- the network that comes with the game -------------------------------------------------------------


def test_the_shipped_network_fits_and_both_are_at_most_a_megabyte() -> None:
    assert SHIPPED.weights().shape == SHAPE
    assert len(SHIPPED.data()) + len(wsdv_judgement.SHIPPED.data()) <= 1_000_000


def test_it_judges_otherwise_than_the_linear_evaluation() -> None:
    judge = LearnedEvaluator(SHIPPED.weights())
    for scenario in SCENARIOS:
        apart = [abs(judge.chance(one, 0) - LINEAR.chance(one, 0)) for one in positions(scenario, 3, 0.1)]
        assert max(apart) > 0.1


@pytest.mark.parametrize("name", ["delegate", "minister", "statesman:20"])
def test_levels_from_the_delegate_upward_judge_by_the_network(name: str) -> None:
    player = registry.player(name, "weimar")
    assert isinstance(player, WeimarSearch)
    assert player.judge is judgement.learned
    assert registry.players("weimar")[name.partition(":")[0]].learned
    position = positions("bruderkrieg", 8, 0.02)[1]
    thoughts = player.think(position.view(acting(position)), Random(1))
    assert thoughts.move in position.moves()
    assert any(choice.reasons for choice in thoughts.choices)


@pytest.mark.parametrize("name", ["greedy", "citizen", "search:20"])
def test_other_players_judge_by_the_linear_evaluation(name: str) -> None:
    player = registry.player(name, "weimar")
    assert isinstance(player, WeimarSearch | WeimarGreedy)
    assert player.judge is judgement.linear


def test_every_thread_has_its_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the position that it judges."""
    monkeypatch.setattr(judgement, "is_quick", lambda: True)
    rules = rules_for("main")
    own = judgement.learned(rules)
    assert own is judgement.learned(rules)
    assert SHIPPED.is_own(own)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(judgement.learned, rules).result() is not own


def test_without_compiled_engine_the_linear_evaluation_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "is_quick", lambda: False)
    assert judgement.learned(rules_for("main")) is LINEAR


def test_custom_values_are_judged_by_the_linear_evaluation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[republic.A21]\nbig = 4\nevent = "vp +1"\n', encoding="utf-8")
    monkeypatch.setattr(judgement, "is_quick", lambda: True)
    assert judgement.learned(rules_for("main")) is not LINEAR
    assert judgement.learned(rules_for("main", tmp_path)) is LINEAR


def test_a_sure_small_victory_of_the_solo_scenario_is_told_as_won() -> None:
    judge = LearnedEvaluator(trained())
    assert judge.share_won(SMALL_VICTORY, True) == pytest.approx(1.0, abs=1e-3)
    assert judge.share_won(0.5, False) == 0.5


def test_the_shipped_networks_chances_in_the_solo_scenario_are_corrected_by_games() -> None:
    """In 400 games against the bots of revision 3 it told 5 points too much."""
    judge = SHIPPED.evaluation()
    shares = [judge.share_won(n / 50, True) for n in range(51)]
    assert shares == sorted(set(shares))
    assert judge.share_won(0.8, True) < 0.8 / SMALL_VICTORY
    assert judge.share_won(0.5, False) == 0.5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reasons_of_every_seat_leave_out_decided_games(scenario: str) -> None:
    judge, position = LearnedEvaluator(trained()), positions(scenario, 3, 0.05)[2]
    seats = range(2) if scenario not in FOUR else range(4)
    for seat in seats:
        thoughts = explain(seat, [position], [(move, 0.5, 1.0) for move in position.moves()], 1, judge)
        assert len(thoughts.choices) == len(position.moves())
        assert any(choice.reasons for choice in thoughts.choices) or len(thoughts.choices) == 1


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(ValueError, match="emperor"):
        LEARNER.player("emperor", None)


def test_chance_is_no_decision() -> None:
    rows = played(0)
    first = new_position(rules_for(scenario_of(0)))
    assert first.to_act() == CHANCE
    chance_steps = set(range(learned.STEP_AT, learned.PENDING_AT, learned.SEATS))
    assert not chance_steps & set(array("H", rows.active))
