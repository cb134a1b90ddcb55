"""A game unknown to the lab, with a short research description and without one."""

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyarrow.parquet
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.lab.adapters import cannot_be_told_apart, search_of_openspiel, states
from tests.table import points, toy

from republik.lab import openspiel, pettingzoo
from republik.lab.arena import Plan, arena
from republik.lab.batch import BatchEnv
from republik.lab.dataset import Recipe, tables_of, write
from republik.lab.gymnasium import SeatEnv, environment_id
from republik.lab.gymnasium import register as register_environment
from republik.lab.report import page
from republik.lab.research import complete_options, research_of
from republik.lab.result_tables import tables
from republik.lab.study import study_of
from republik.lab.summary import summary
from republik.messages.i18n import Messages
from republik.table import games
from republik.table.contract import SPECTATOR, IllegalMove, Problem, View
from republik.table.fuzz import Plan as FuzzPlan
from republik.table.fuzz import fuzz
from republik.table.plugin.research import AnyResearch, Column, Recording, Research, Row

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is -?infinity"),
]


class ToyRecording(Recording[toy.Toy]):
    def figures(self, position: toy.Toy) -> Row:
        return {"ann_bid": position.bids[0], "bob_bid": position.bids[1]}


class ToyResearch(Research[toy.Toy, toy.ToyView]):
    title = "A toy"
    zero_sum = True
    longest_game = 200
    private_features = ("ann card", "bob card")
    recording = ToyRecording
    figure_columns = tuple(Column(f"{seat}_bid", "int8", f"what {seat} has bid") for seat in ("ann", "bob"))

    def period(self, position: toy.Toy) -> int:
        return min(position.turn // 2 + 1, 2)


def described() -> AnyResearch:
    return ToyResearch(DESCRIBED)


class DescribedToy(toy.ToyGame):
    name = "described-toy"
    research = staticmethod(described)


DESCRIBED = DescribedToy()
PLAIN = toy.ToyGame()


@pytest.fixture(scope="module", autouse=True)
def known() -> Iterator[None]:
    before = dict(games._loaded)
    for game in (DESCRIBED, PLAIN):
        games.register(game)
        openspiel.register(game.name)
        with warnings.catch_warnings(action="ignore"):  # another test may have registered the toy game
            register_environment(game.name)
    yield
    games._loaded.clear()
    games._loaded.update(before)


every_game = pytest.mark.parametrize("game", ["described-toy", "toy"])


# -- the description ----------------------------------------------------------------------------------------


def test_options_are_completed_and_checked() -> None:
    research = research_of("toy")
    assert complete_options(research, {}) == {"limit": "4"}
    with pytest.raises(ValueError, match="limit must be one of 4, 3, not 9"):
        complete_options(research, {"limit": "9"})
    with pytest.raises(ValueError, match=r"unknown option 'colour' \(available: limit\)"):
        complete_options(research, {"colour": "red"})


def test_features_come_from_the_presenter() -> None:
    research = research_of("toy")
    position = toy.Toy(cards=[3, 5])
    names = research.feature_names(position)
    assert names == ["seat", "my_turn", "turn", "spent", "ann card", "bob card"]
    assert research.encode(position.view(0), names) == [0, 1, 0, 0, 3, -1]
    assert research.encode(position.view(SPECTATOR), names)[-2:] == [-1, -1]
    assert research.private(position, 1) == {"bob card": 5}
    assert "bob card: -1" in research.picture(position.view(0))


def test_what_a_game_is_worth() -> None:
    duel: AnyResearch = ToyResearch(DESCRIBED)
    plain: AnyResearch = Research(PLAIN)
    over = toy.Toy(turn=toy.TURNS, cards=[3, 5]).outcome()
    assert (duel.rewards(over), plain.rewards(over)) == ([-1.0, 1.0], [0.0, 1.0])
    assert duel.rewards(None) == [0.0, 0.0]
    assert (plain.title, plain.slug, duel.slug) == ("Toy", "toy", "described_toy")


# -- OpenSpiel ------------------------------------------------------------------------------------------------


@every_game
def test_openspiel_simulations(game: str) -> None:
    name = openspiel.game_name(game)
    for options in ("", "(limit=3)"):
        pyspiel.random_sim_test(pyspiel.load_game(name + options), num_sims=3, serialize=True, verbose=False)


@every_game
def test_resampled_worlds_cannot_be_told_apart(game: str) -> None:
    other = 0
    for seed in range(6):
        for state in states(openspiel.game_name(game), seed):
            for seat in (0, 1):
                world = openspiel.resample(state, seat, Random(seed))
                cannot_be_told_apart(world, state, seat)
                other += world.position != state.position
    assert other


def test_a_seat_remembers_what_it_saw_and_no_more() -> None:
    state = pyspiel.load_game(openspiel.game_name("toy")).new_initial_state()
    for move in (toy.DEAL + 3, toy.DEAL + 5):
        state.apply_action(move)
    ann, bob = (state.information_state_string(seat).partition("\n")[0] for seat in (0, 1))
    assert ann == '-1:[deal{"seat":0,"card":3}] -1:[deal{"seat":1}]'
    assert bob == '-1:[deal{"seat":0}] -1:[deal{"seat":1,"card":5}]'


def test_openspiels_search_plays() -> None:
    game = pyspiel.load_game(openspiel.game_name("described-toy"))
    bot, rng, state = search_of_openspiel(game), Random(4), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


# -- PettingZoo, Gymnasium, many games ---------------------------------------------------------------------


@every_game
def test_pettingzoo(game: str) -> None:
    turns = pettingzoo.env(game=game, limit="3")
    assert turns.possible_agents == ["ann_0", "bob_1"]
    for number, agent in enumerate(turns.possible_agents):
        turns.action_space(agent).seed(number)
    api_test(turns, num_cycles=100)
    seed_test(lambda: pettingzoo.env(game=game), num_cycles=60)
    parallel = pettingzoo.parallel_env(game=game, illegal="replace")
    parallel_api_test(parallel, num_cycles=60)
    assert parallel.metadata["name"] == f"{research_of(game).slug}_v0"


@every_game
def test_gymnasium(game: str) -> None:
    made = gymnasium.make(environment_id(game), seat="bob", illegal="replace", render_mode="ansi")
    check_env(made.unwrapped)
    env: gymnasium.Env[Any, int] = SeatEnv(game=game, limit="3")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    ended, reward = False, 0.0
    while not ended:
        _, paid, ended, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
        reward = float(paid)
    assert reward in (-1.0, 0.0, 1.0)
    assert info["termination"]


def test_many_games_at_once_are_stepped_one_by_one() -> None:
    batch = BatchEnv(5, seed=2, game="described-toy", limit="3")
    ended = drawn = 0
    for _ in range(200):
        decisions, reward, over = batch.step(batch.random_actions())
        assert decisions.observation.shape == (5, 6)
        assert (decisions.action_mask.sum(axis=1) > 0).all()
        assert (reward.sum(axis=1) == 0).all()
        assert not reward[~over].any()
        ended += int(over.sum())
        drawn += int((over & ~reward.any(axis=1)).sum())
    assert ended > drawn > 0
    with pytest.raises(IllegalMove):
        batch.step(np.full(5, toy.DEAL))
    with pytest.raises(ValueError, match="expected 5 actions, not 1"):
        batch.step(np.zeros(1, np.int64))


# -- arena, data set, study, fuzzing ---------------------------------------------------------------------------


@every_game
def test_the_arena_and_its_page(game: str) -> None:
    told = summary(arena(Plan(("random", "openspiel-ismcts:4"), 3, "toy", game, {"limit": "3"})))
    assert told["games"] == 6
    assert list(told["sides"]) == ["ann", "bob"]
    assert sum(one["points"] for one in told["standings"]) == 6
    json.dumps(told)
    for language in ("en", "hu"):
        shown = page(told, Messages(language))
        assert "seat-ann" in shown
        assert not [
            cell for table in tables(told, Messages(language)) for row in table.rows for cell in row if "[" in cell
        ]


@every_game
def test_the_data_set(game: str, tmp_path: Path) -> None:
    rows = write(Recipe(4, ("random", "random"), game, {"limit": "3"}, "toy"), tmp_path / "set")
    assert rows["games"] == 4
    for name, (_, columns) in tables_of(research_of(game)).items():
        table = pyarrow.parquet.read_table(tmp_path / "set" / f"{name}.parquet")
        assert table.column_names == [column.name for column in columns]
        assert table.num_rows == rows[name]
    decisions = pyarrow.parquet.read_table(tmp_path / "set" / "decisions.parquet").to_pylist()
    assert {row["step"] for row in decisions} == {"any"}
    assert ("ann_bid" in decisions[0]) == (game == "described-toy")
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert f"--game {game} --limit 3 --seed toy" in card


def test_a_game_without_a_study_has_none() -> None:
    with pytest.raises(Problem, match="error-study-game"):
        study_of("toy")


def test_fuzzing() -> None:
    assert not fuzz(DescribedToy, FuzzPlan(games=20)).failures


def test_a_view_is_all_that_is_encoded() -> None:
    """Positions that a seat cannot tell apart have the same encoding."""
    research = research_of("toy")
    names = research.feature_names(toy.Toy())
    views: list[View] = [toy.Toy(cards=[3, card]).view(0) for card in (1, 6)]
    assert research.encode(views[0], names) == research.encode(views[1], names)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_lab_seats_as_many_players_as_the_options_say(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = points.load()
    monkeypatch.setitem(games._loaded, game.name, game)
    options = {"count": str(count)}
    plan = Plan(("random", "random"), 1, game=game.name, options=options)
    (result,) = arena(plan).results
    assert plan.seats == points.SEATS[:count]
    assert {len(played.seats) for played in result.games} == {count}
    env = pettingzoo.parallel_env(game=game.name, **options)
    assert len(env.possible_agents) == count
    with pytest.raises(ValueError, match="seat must be one of"):
        SeatEnv(points.SEATS[-1], game=game.name, count="2")
