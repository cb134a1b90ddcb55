"""The PettingZoo door: PettingZoo's own checks, and the game played to its end."""

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from shimmy import OpenSpielCompatibilityV0

from republik.lab import openspiel
from republik.lab.pettingzoo import AGENTS, TurnEnv, env, parallel_env
from republik.table.contract import IllegalMove
from republik.wsdv.features import encode

# advice of PettingZoo for environments without masks; those of its own with masks are excepted by name
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is -?infinity"),
]
UNMASKED = partial(parallel_env, illegal="replace")


def test_api() -> None:
    api_test(env(), num_cycles=400)


def test_api_of_games_cut_off() -> None:
    api_test(env(max_cycles=20), num_cycles=100)


def test_seeds() -> None:
    seed_test(env, num_cycles=200)


def test_parallel_api() -> None:
    parallel_api_test(parallel_env(), num_cycles=200)


def test_max_cycles() -> None:
    """PettingZoo's check counts cycles of parallel environments and ignores masks."""
    max_cycles_test(SimpleNamespace(parallel_env=UNMASKED, env=lambda **options: parallel_to_aec(UNMASKED(**options))))


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


def test_openspiel_door_through_shimmy() -> None:
    api_test(OpenSpielCompatibilityV0(game_name=openspiel.NAME), num_cycles=150)


def test_a_whole_game_is_zero_sum() -> None:
    game = TurnEnv(edition="2.0", render_mode="ansi")
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
        assert not game.observe(AGENTS[1 - seat])["action_mask"].any()
        game.step(int(game.action_space(agent).sample(observation["action_mask"])))
    assert sorted(total.values()) == [-1, 1]


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
    with pytest.raises(ValueError, match="there is no render mode"):
        make(render_mode="human")
    with pytest.raises(ValueError, match="illegal is one of lose, raise, replace"):
        make(illegal="ignore")
    with pytest.raises(ValueError, match="there is no edition"):
        make(edition="3")


def test_an_illegal_action() -> None:
    losing = TurnEnv()
    losing.reset(seed=1)
    loser = losing.agent_selection
    losing.step(0)  # a card that only chance deals
    assert losing.rewards == {agent: -1.0 if agent == loser else 1.0 for agent in AGENTS}
    assert all(losing.terminations.values())

    raising = TurnEnv(illegal="raise")
    raising.reset(seed=1)
    with pytest.raises(IllegalMove):
        raising.step(0)

    replacing = TurnEnv(illegal="replace")
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
