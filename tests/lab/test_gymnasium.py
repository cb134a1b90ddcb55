"""The Gymnasium environment: one seat against a built-in player."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from republik.lab.gymnasium import SeatEnv
from republik.players import registry
from republik.players.registry import UnknownPlayer
from republik.table.contract import Event, Outcome, View
from republik.table.game import PlayerSpec
from republik.table.player import Forfeit


@pytest.mark.parametrize(
    "options",
    [{}, {"seat": "east", "illegal": "replace"}, {"opponent": "greedy", "edition": "2.0", "render_mode": "ansi"}],
    ids=str,
)
def test_checker(options: dict[str, Any]) -> None:
    check_env(gymnasium.make("republik/WirSindDasVolk-v0", **options).unwrapped)


@pytest.mark.parametrize("seat", ["west", "east"])
def test_a_whole_game(seat: str) -> None:
    env = SeatEnv(seat=seat)
    observation, info = env.reset(seed=3)
    env.action_space.seed(3)
    ended = False
    total = 0.0
    while not ended:
        assert observation["observation"].tolist() == env.match.research.encode(env.match.position.view(env.seat), ())
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


class Visitor:
    """Stands in for a bot: plays some decisions, then breaks the protocol."""

    name = "visitor"
    most = 1000
    told: list[str]

    def __init__(self, _: object = None) -> None:
        self.events_received = self.decisions = 0

    def receive_events(self, events: Sequence[Event]) -> None:
        self.events_received += len(events)
        self.told += [event.key for event in events]
        assert all(event == event.for_seat(1) for event in events)  # nothing that East may not know

    def choose(self, view: View, rng: Random) -> int:
        assert self.events_received
        self.decisions += 1
        if self.decisions > self.most:
            raise Forfeit("bot-unasked")
        return view.moves()[0]

    def game_over(self, outcome: Outcome | None) -> None:
        self.told.append(f"over: {outcome and outcome.termination}")

    def close(self) -> None:
        self.told.append("closed")


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch) -> Iterator[SeatEnv]:
    monkeypatch.setitem(registry.ANY_GAME, "visitor", PlayerSpec(Visitor))
    Visitor.told = []
    with SeatEnv(opponent="visitor") as env:
        yield env


def finish(env: SeatEnv) -> dict[str, Any]:
    info = env.reset(seed=3)[1]
    env.action_space.seed(3)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
    return info


def test_a_program_hears_what_happened_and_how_it_ended(visited: SeatEnv) -> None:
    info = finish(visited)
    assert len(Visitor.told) == len(visited.match.events) + 2
    assert Visitor.told[-2:] == [f"over: {info['termination']}", "closed"]
    assert Visitor.told.count("closed") == 1


def test_a_program_that_breaks_the_rules_of_the_table_loses(visited: SeatEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Visitor, "most", 3)
    info = finish(visited)
    assert (info["termination"], visited.match.reward(visited.seat)) == ("forfeited", 1)
    assert Visitor.told[-2:] == ["over: forfeited", "closed"]
    assert finish(visited)["termination"] == "forfeited"  # the next game starts a new bot


def test_a_program_is_let_go_when_its_game_is_left(visited: SeatEnv) -> None:
    visited.reset(seed=1)
    visited.reset(seed=2)
    assert Visitor.told.count("closed") == 1
    visited.close()
    visited.close()
    assert Visitor.told.count("closed") == 2
    assert "over: None" in Visitor.told


def test_a_real_program_plays() -> None:
    bot = Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"
    with SeatEnv(seat="east", opponent=f'bot:"{sys.executable}" "{bot}"') as env:
        assert finish(env)["termination"] != "forfeited"
        assert env.match.decisions > 20


def test_the_picture_shows_the_own_hand_only() -> None:
    env = SeatEnv(seat="east", render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "West: ?" in picture
    assert "East: ?" not in picture


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ValueError, match="seat must be one of west, east"):
        SeatEnv(seat="north")
    with pytest.raises(ValueError, match="unknown render mode"):
        SeatEnv(render_mode="human")
    with pytest.raises(UnknownPlayer):
        SeatEnv(opponent="nobody")
