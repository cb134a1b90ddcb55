"""PettingZoo: `env` for agents that take turns (AEC), `parallel_env` where all agents hand in an action every time.

An observation is a dictionary: "observation" is the agent's view as `republik.wsdv.features` names it, "action_mask"
says which actions are legal. Chance is decided inside, from the seed.
"""

import republik.lab.extra  # noqa: F401 - before the packages it asks for

# isort: split
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from republik.wsdv.game import NEWEST, rules_for

from .match import Match
from .observing import STRANGER, Illegal, Observation, action_mask, observation_space

AGENTS = ("west_0", "east_1")
METADATA: dict[str, Any] = {"name": "wir_sind_das_volk_v0", "render_modes": ["ansi"], "is_parallelizable": False}


def env(**options: Any) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The environment for agents that take turns, with PettingZoo's check that it is used in order."""
    return OrderEnforcingWrapper(TurnEnv(**options))


def parallel_env(**options: Any) -> "ParallelTurnEnv":
    """The environment where all agents hand in an action every time."""
    return ParallelTurnEnv(**options)


class _Seated:
    """Spaces and seeds, the same in both environments."""

    def __init__(self, edition: str, illegal: Illegal, max_cycles: int | None, render_mode: str | None) -> None:
        if render_mode not in (None, *METADATA["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        rules = rules_for(edition)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.match = Match(edition, illegal)
        # one object per agent, always the same: PettingZoo seeds them
        self.observation_spaces = {agent: observation_space(rules) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(rules.space.count) for agent in AGENTS}
        self._chance, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as a stranger sees it."""
        return self.match.picture(STRANGER) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match.begin(int(self._chance.integers(2**63)))
        self.agents = list(AGENTS)

    def _truncated(self) -> bool:
        return self.max_cycles is not None and self.match.winner is None and self.match.decisions >= self.max_cycles


class TurnEnv(_Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents take turns; one agent may decide several times in a row, as the rules have it."""

    metadata = METADATA

    def __init__(
        self,
        edition: str = NEWEST,
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: a game is cut off after so many decisions."""
        AECEnv.__init__(self)
        _Seated.__init__(self, edition, illegal, max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._begin(seed)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._choose()

    def observe(self, agent: str) -> Observation:
        return self.match.observe(AGENTS.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: self.match.reward(AGENTS.index(name)) for name in AGENTS}
        self.terminations = dict.fromkeys(AGENTS, self.match.winner is not None)
        self.truncations = dict.fromkeys(AGENTS, self._truncated())
        self._choose()
        self._accumulate_rewards()

    def _choose(self) -> None:
        seat = self.match.seat()
        self.agent_selection = AGENTS[0 if seat is None else seat]


class ParallelTurnEnv(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents hand in an action every time; only that of the agent whose turn it is counts.

    The mask of an agent that waits allows one action, "done", so that every policy has something to choose.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": True}

    def __init__(
        self,
        edition: str = NEWEST,
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: a game is cut off after so many decisions."""
        _Seated.__init__(self, edition, illegal, max_cycles, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in AGENTS}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        seat = self.match.seat()
        assert seat is not None
        self.match.play(int(actions[AGENTS[seat]]))
        rewards = {agent: self.match.reward(AGENTS.index(agent)) for agent in AGENTS}
        terminations = dict.fromkeys(AGENTS, self.match.winner is not None)
        truncations = dict.fromkeys(AGENTS, self._truncated())
        if self.match.winner is not None or self._truncated():
            self.agents = []
        return self._observations(), rewards, terminations, truncations, {agent: {} for agent in AGENTS}

    def _observations(self) -> dict[str, Observation]:
        shown = {agent: self.match.observe(seat) for seat, agent in enumerate(AGENTS)}
        space = self.match.position.rules.space
        for seat, agent in enumerate(AGENTS):
            if seat != self.match.seat():
                shown[agent]["action_mask"] = action_mask(space.count, [space.done])
        return shown
