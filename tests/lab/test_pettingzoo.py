"""The PettingZoo environments: PettingZoo's own checks, and whole games."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from shimmy import OpenSpielCompatibilityV0
from tests.lab.adapters import NAMES

from republik.games.weimar.research.features import encode as encode_weimar
from republik.games.weimar.rules.position import Position as WeimarPosition
from republik.games.wsdv.research.features import encode
from republik.lab.pettingzoo import TurnEnv, env, parallel_env
from republik.table.contract import IllegalMove

# PettingZoo's advice for environments without masks; its own environments with masks are exempted by name
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is -?infinity"),
]
every_game = pytest.mark.parametrize("game", ["wsdv", "weimar"])


def seeded(env: Any) -> Any:
    """Seeds the action spaces, so that their samples are the same in every run."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@every_game
def test_api(game: str) -> None:
    api_test(seeded(env(game=game)), num_cycles=400)


@every_game
def test_api_of_games_cut_off(game: str) -> None:
    api_test(seeded(env(game=game, max_cycles=20)), num_cycles=100)


@every_game
def test_seeds(game: str) -> None:
    seed_test(partial(env, game=game), num_cycles=150)


@every_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(seeded(parallel_env(game=game)), num_cycles=150)


@every_game
def test_max_cycles(game: str) -> None:
    """PettingZoo's check counts cycles of parallel environments and ignores masks."""
    unmasked = partial(parallel_env, game=game, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=unmasked, env=lambda **options: parallel_to_aec(unmasked(**options))))


@pytest.mark.parametrize("cycles", [1, 7])
def test_agents_that_take_turns_are_cut_off_after_max_cycles(cycles: int) -> None:
    game = TurnEnv(max_cycles=cycles)
    game.reset(seed=1)
    decisions = 0
    while not any(game.truncations.values()):
        game.step(game.match.position.moves()[0])
        decisions += 1
    assert decisions == cycles
    assert not any(game.terminations.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_openspiel_adapter_through_shimmy(name: str) -> None:
    api_test(seeded(OpenSpielCompatibilityV0(game_name=name)), num_cycles=150)


def rewards_of_a_game(game: TurnEnv, encode: Callable[[Any], list[int]]) -> dict[str, float]:
    """Plays at random to the end; checks that every agent gets its view and only the deciding one may act."""
    agents = game.possible_agents
    seeded(game).reset(seed=5)
    total = dict.fromkeys(agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, _, _ = game.last()
        total[agent] += reward
        if terminated:
            game.step(None)
            continue
        assert observation is not None
        seat = agents.index(agent)
        assert observation["observation"].tolist() == encode(game.match.position.view(seat))
        assert observation["action_mask"].nonzero()[0].tolist() == game.match.position.moves()
        assert not game.observe(agents[seat - 1])["action_mask"].any()
        game.step(int(game.action_space(agent).sample(observation["action_mask"])))
    return total


def test_a_whole_game_is_zero_sum() -> None:
    total = rewards_of_a_game(TurnEnv(edition="2.0", render_mode="ansi"), encode)
    assert sorted(total.values()) == [-1, 1]


def test_a_whole_game_of_weimar_has_at_most_one_winner() -> None:
    game = TurnEnv("weimar", scenario="vulkan", render_mode="ansi")
    total = rewards_of_a_game(game, encode_weimar)
    outcome = game.match.outcome
    winner = None if outcome is None else outcome.winner
    assert list(total.values()) == [float(seat == winner) for seat in range(4)]


def test_seeded_games_differ_and_repeat() -> None:
    def first(seed: int | None) -> list[int]:
        game.reset(seed=seed)
        return list(game.match.position.moves())

    game = TurnEnv()
    assert first(1) == first(1)
    assert len({tuple(first(seed)) for seed in range(5)}) > 1
    beginning = first(1)
    assert len({tuple(beginning), *(tuple(first(None)) for _ in range(5))}) > 1


@pytest.mark.parametrize("make", [env, parallel_env])
def test_wrong_options_are_refused(make: type) -> None:
    with pytest.raises(ValueError, match="unknown render mode"):
        make(render_mode="human")
    with pytest.raises(ValueError, match="illegal must be one of lose, raise, replace"):
        make(illegal="ignore")
    with pytest.raises(ValueError, match=r"edition must be one of 2\.1, 2\.0, 1\.0, not 3"):
        make(edition="3")


@pytest.mark.parametrize(("game", "others"), [("wsdv", 1.0), ("weimar", 0.0)])
def test_an_illegal_action(game: str, others: float) -> None:
    """A rule violation loses: with two agents the other one wins, with four nobody does."""
    losing = TurnEnv(game)
    losing.reset(seed=1)
    loser = losing.agent_selection
    losing.step(0)  # a card that only chance deals
    assert losing.rewards == {agent: -1.0 if agent == loser else others for agent in losing.possible_agents}
    assert all(losing.terminations.values())

    raising = TurnEnv(game, illegal="raise")
    raising.reset(seed=1)
    with pytest.raises(IllegalMove):
        raising.step(0)

    replacing = TurnEnv(game, illegal="replace")
    replacing.reset(seed=1)
    replacing.step(0)
    assert replacing.match.decisions == 1
    assert not any(replacing.terminations.values())


def test_the_picture_hides_all_hands() -> None:
    game = TurnEnv(render_mode="ansi")
    game.reset(seed=1)
    picture = game.render()
    assert picture is not None
    assert "West: ? ?" in picture
    assert TurnEnv().render() is None


def weimar(game: TurnEnv) -> WeimarPosition:
    position = game.match.position
    assert isinstance(position, WeimarPosition)
    return position


def test_the_picture_of_weimar_hides_all_hands() -> None:
    game = TurnEnv("weimar", render_mode="ansi")
    game.reset(seed=1)
    while not any(weimar(game).hands):
        game.step(weimar(game).moves()[0])
    picture = game.render()
    assert picture is not None
    assert "? ?" in picture
    assert not any(card in picture for card in weimar(game).rules.cards)
