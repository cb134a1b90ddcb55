"""PettingZoo: `env` for agents that take turns (AEC), `parallel_env` for agents that all submit an action every step.

An observation is a dictionary: "observation" is the agent's view as described by the game's research description,
"action_mask" marks the legal actions. Chance is decided inside, from the seed.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from republik import games
from republik.table.contract import SPECTATOR

from .environment import Environment
from .observations import Illegal, Observation, action_mask, observation_space

RENDER_MODES = ["ansi"]


def env(**options: Any) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The environment for agents that take turns, wrapped in PettingZoo's order check."""
    return OrderEnforcingWrapper(TurnEnv(**options))


def parallel_env(**options: Any) -> "ParallelTurnEnv":
    """The environment in which all agents submit an action every step."""
    return ParallelTurnEnv(**options)


class _Seated:
    """Options, spaces and seeds shared by both environments."""

    def __init__(
        self,
        game: str = games.DEFAULT,
        *,
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """A game is truncated after `max_cycles` decisions. Further options are those of the game."""
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"unknown render mode {render_mode!r}")
        self.match = Environment(game, options, illegal)
        self.possible_agents = [f"{seat}_{number}" for number, seat in enumerate(self.match.seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        features, actions = len(self.match.feature_names), self.match.action_count
        # one object per agent, always the same: PettingZoo seeds them
        self.observation_spaces = {agent: observation_space(features, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(None)

    def _metadata(self, parallel: bool) -> dict[str, Any]:
        name = f"{self.match.research.slug}_v0"
        return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": parallel}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        return self.match.picture(SPECTATOR) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match.begin(int(self._chance.integers(2**63)))
        self.agents = list(self.possible_agents)

    def _play(self, action: int) -> tuple[dict[str, float], dict[str, bool], dict[str, bool]]:
        """Plays an action of the agent to act; returns the rewards, and whether the game has ended or was truncated."""
        self.match.play(action)
        over, agents = self.match.over, self.possible_agents
        truncated = self.max_cycles is not None and not over and self.match.decisions >= self.max_cycles
        rewards = {agent: self.match.reward(seat) for seat, agent in enumerate(agents)}
        return rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, truncated)


class TurnEnv(_Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents take turns; the rules may let one agent decide several times in a row."""

    def __init__(self, game: str = games.DEFAULT, **options: Any) -> None:
        AECEnv.__init__(self)
        _Seated.__init__(self, game, **options)
        self.metadata = self._metadata(parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose()

    def observe(self, agent: str) -> Observation:
        return self.match.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.rewards, self.terminations, self.truncations = self._play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._choose()
        self._accumulate_rewards()

    def _choose(self) -> None:
        seat = self.match.seat()
        self.agent_selection = self.possible_agents[0 if seat is None else seat]


class ParallelTurnEnv(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents submit an action every step; only that of the agent to act counts. The mask of a waiting agent allows
    one action, so that every policy has something to choose."""

    def __init__(self, game: str = games.DEFAULT, **options: Any) -> None:
        _Seated.__init__(self, game, **options)
        self.metadata = self._metadata(parallel=True)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, seat = self.possible_agents, self.match.seat()
        assert seat is not None
        rewards, terminations, truncations = self._play(int(actions[agents[seat]]))
        if terminations[agents[0]] or truncations[agents[0]]:
            self.agents = []
        return self._observations(), rewards, terminations, truncations, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        observations = {agent: self.match.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat != self.match.seat():
                observations[agent]["action_mask"] = action_mask(self.match.action_count, [self.match.idle_action])
        return observations
