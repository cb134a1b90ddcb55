"""Weimar through the doors of the lab: OpenSpiel's and PettingZoo's own checks, secrets, arena and data sets."""

import json
import pickle
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pyarrow.parquet
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as openspiel_api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from shimmy import OpenSpielCompatibilityV0

from republik.lab.arena import ArenaError, PairResult, Plan, arena
from republik.lab.dataset import Recipe, write
from republik.lab.dataset_columns import WEIMAR_TABLES
from republik.lab.sprt import Sprt
from republik.lab.summary import summary
from republik.lab.weimar_openspiel import NAME, WeimarState, resample, resampler
from republik.lab.weimar_pettingzoo import AGENTS, WeimarEnv, env, parallel_env
from republik.table.contract import IllegalMove
from republik.weimar.features import encode

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is -?infinity"),
]
UNMASKED = partial(parallel_env, illegal="replace")


def states(seed: int, often: float = 1.0) -> Iterator[WeimarState]:
    """Along a random game."""
    rng = Random(seed)
    state = pyspiel.load_game(NAME).new_initial_state()
    while not state.is_terminal():
        if rng.random() < often:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


# -- OpenSpiel ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["bruderkrieg", "vulkan", "main"])
def test_random_simulations(scenario: str) -> None:
    game = pyspiel.load_game(f"{NAME}(scenario={scenario})")
    assert game.rules.scenario.key == scenario
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_simulation_with_pickle() -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(NAME))


class TestPartialTree(openspiel_api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game = pyspiel.load_game(NAME)
    game_name = NAME


def test_the_solo_scenario_is_refused() -> None:
    with pytest.raises(ValueError, match="scenario is one of bruderkrieg, vulkan, main, not abyss"):
        pyspiel.load_game(f"{NAME}(scenario=abyss)")


def test_returns_are_the_outcome() -> None:
    *_, last = states(3)
    winner = last.position.winner
    assert last.returns() == [float(seat == winner) for seat in range(4)]


def test_hidden_cards_and_agendas_do_not_leak() -> None:
    """A world drawn anew has other hidden cards and agendas, and reads the same to the seat it was drawn for."""
    rng = Random(5)
    other = 0
    for state in states(6, 0.04):
        for seat in range(4):
            world = resample(state, seat, rng)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            other += world.position != state.position
    assert other


def test_a_revealed_agenda_is_remembered() -> None:
    hidden = shown = False
    for state in states(7):
        if state.is_terminal():
            break
        told = state.information_state_string(3).partition("\n")[0]
        hidden = hidden or ":agenda" in told
        shown = shown or (hidden and ":agenda" not in told)
    assert hidden
    assert shown


def test_a_pickled_state_remembers_what_was_seen() -> None:
    for state in states(2, 0.01):
        if not state.is_terminal():
            again = pickle.loads(pickle.dumps(state))
            for seat in range(4):
                assert again.information_state_string(seat) == state.information_state_string(seat)


def test_ismcts_plays() -> None:
    game = pyspiel.load_game(NAME)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(resampler(Random(3)))
    rng = Random(4)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal() and asked < 12:
        mine = state.current_player() == 0
        action = bot.step(state) if mine else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        asked += mine
        state.apply_action(action)
    assert asked == 12


# -- PettingZoo ---------------------------------------------------------------------------------------


def test_api() -> None:
    api_test(env(), num_cycles=300)


def test_api_of_games_cut_off() -> None:
    api_test(env(max_cycles=20), num_cycles=100)


def test_seeds() -> None:
    seed_test(env, num_cycles=100)


def test_parallel_api() -> None:
    parallel_api_test(parallel_env(), num_cycles=100)


def test_max_cycles() -> None:
    max_cycles_test(SimpleNamespace(parallel_env=UNMASKED, env=lambda **options: parallel_to_aec(UNMASKED(**options))))


def test_openspiel_door_through_shimmy() -> None:
    api_test(OpenSpielCompatibilityV0(game_name=NAME), num_cycles=100)


def test_a_whole_game_has_at_most_one_winner() -> None:
    game = WeimarEnv(scenario="vulkan", render_mode="ansi")
    game.reset(seed=5)
    total = dict.fromkeys(AGENTS, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, _, _ = game.last()
        total[agent] += reward
        if terminated:
            game.step(None)
            continue
        assert observation is not None
        seat = AGENTS.index(agent)
        assert observation["observation"].tolist() == encode(game.match.position.view(seat))
        assert observation["action_mask"].nonzero()[0].tolist() == game.match.position.moves()
        assert not game.observe(AGENTS[(seat + 1) % 4])["action_mask"].any()
        game.step(int(game.action_space(agent).sample(observation["action_mask"])))
    winner = game.match.position.winner
    assert total == {agent: float(seat == winner) for seat, agent in enumerate(AGENTS)}


def test_an_illegal_action() -> None:
    losing = WeimarEnv()
    losing.reset(seed=1)
    loser = losing.agent_selection
    losing.step(0)  # a card that only chance deals
    assert losing.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in AGENTS}
    assert all(losing.terminations.values())
    raising = WeimarEnv(illegal="raise")
    raising.reset(seed=1)
    with pytest.raises(IllegalMove):
        raising.step(0)


def test_the_picture_hides_all_hands() -> None:
    game = WeimarEnv(render_mode="ansi")
    game.reset(seed=1)
    while not any(game.match.position.hands):
        game.step(game.match.position.moves()[0])
    picture = game.render()
    assert picture is not None
    assert "? ?" in picture
    assert not any(card in picture for card in game.match.position.rules.cards)


# -- arena and data sets ------------------------------------------------------------------------------


def test_the_arena_at_a_table_of_four() -> None:
    run = arena(Plan(("random", "newcomer"), 1, "four", "weimar", {"scenario": "bruderkrieg"}))
    (pair,) = run.results
    assert len(pair.games) == 6
    assert PairResult.read(pair.line()) == pair
    told = summary(run)
    assert told["games"] == 6
    assert list(told["sides"]) == ["spd", "zentrum", "kpd", "dnvp"]
    assert sum(one["points"] for one in told["standings"]) == 6
    json.dumps(told)


def test_no_sequential_test_for_four() -> None:
    with pytest.raises(ArenaError, match="error-arena-sprt-seats"):
        Plan(("random", "random"), 1, "x", "weimar", {"scenario": "main"}, sprt=Sprt())


def test_a_data_set_of_weimar(tmp_path: Path) -> None:
    recipe = Recipe(2, ("random", "random"), seed="set", scenario="bruderkrieg")
    rows = write(recipe, tmp_path / "set")
    assert rows["games"] == 2
    for name, columns in WEIMAR_TABLES.items():
        table = pyarrow.parquet.read_table(tmp_path / "set" / f"{name}.parquet")
        assert table.column_names == [column.name for column in columns]
        assert table.num_rows == rows[name]
    decisions = pyarrow.parquet.read_table(tmp_path / "set" / "decisions.parquet").to_pylist()
    assert all(row["legal_moves"] >= 2 for row in decisions)
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert "--game weimar --scenario bruderkrieg" in card
