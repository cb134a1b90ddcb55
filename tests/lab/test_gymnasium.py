"""The Gymnasium door: one seat against a player of the house."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from republik.lab.gymnasium import NAME, SeatEnv
from republik.players.registry import UnknownPlayer
from republik.wsdv.features import encode


@pytest.mark.parametrize(
    "options",
    [{}, {"seat": "east", "illegal": "replace"}, {"opponent": "greedy", "edition": "2.0", "render_mode": "ansi"}],
    ids=str,
)
def test_checker(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAME, **options).unwrapped)


@pytest.mark.parametrize("seat", ["west", "east"])
def test_a_whole_game(seat: str) -> None:
    env = SeatEnv(seat=seat)
    observation, info = env.reset(seed=3)
    ended = False
    total = 0.0
    while not ended:
        assert observation["observation"].tolist() == encode(env.match.position.view(env.seat))
        assert observation["action_mask"].tolist() == info["action_mask"].tolist()
        assert env.match.seat() == env.seat
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, ended, truncated, info = env.step(action)
        total += float(reward)
        assert not truncated
    assert total == env.match.reward(env.seat)
    assert abs(total) == 1
    assert info["termination"]


def test_a_seed_repeats_a_game() -> None:
    def played() -> list[int]:
        env = SeatEnv(illegal="replace")
        env.reset(seed=11)
        for _ in range(20):
            observation = env.step(0)[0]
        return [int(number) for number in observation["observation"]]

    assert played() == played()


def test_the_picture_shows_the_own_hand_only() -> None:
    env = SeatEnv(seat="east", render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "West: ?" in picture
    assert "East: ?" not in picture


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="seat is one of west, east"):
        SeatEnv(seat="north")
    with pytest.raises(ValueError, match="there is no render mode"):
        SeatEnv(render_mode="human")
    with pytest.raises(UnknownPlayer):
        SeatEnv(opponent="nobody")
