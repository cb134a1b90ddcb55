"""Gymnasium: one seat against a player of the house. Importing this module registers "republik/WirSindDasVolk-v0"."""

import republik.lab.extra  # noqa: F401 - before the packages it asks for

# isort: split
from random import Random
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from republik.players import registry
from republik.wsdv.game import NEWEST, rules_for

from .match import Match
from .observing import SEATS, Illegal, Observation, observation_space

NAME = "republik/WirSindDasVolk-v0"


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat decides; the other is played by a player of `republik.players.registry`, and chance by the seed.

    The observation is a dictionary as in `republik.lab.pettingzoo`. The reward is 1 for a won game and -1 for a lost
    one, when it ends. `info["action_mask"]` repeats the mask for libraries that look for it there.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's type

    def __init__(
        self,
        seat: str = "west",
        opponent: str = "random",
        edition: str = NEWEST,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        if seat not in SEATS:
            raise ValueError(f"seat is one of {', '.join(SEATS)}, not {seat!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        rules = rules_for(edition)
        self.render_mode = render_mode
        self.seat = SEATS.index(seat)
        self.opponent = registry.player(opponent)
        self.match = Match(edition, illegal)
        self.observation_space = observation_space(rules)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(rules.space.count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.match.begin(int(self.np_random.integers(2**63)))
        self._thinking = Random(int(self.np_random.integers(2**63)))
        self._answer()
        return self.match.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        self.match.play(int(action))
        self._answer()
        over = self.match.winner is not None
        return self.match.observe(self.seat), self.match.reward(self.seat), over, False, self._info()

    def render(self) -> str | None:
        """The board as the seat sees it."""
        return self.match.picture(self.seat) if self.render_mode else None

    def _answer(self) -> None:
        """The other side decides until it is this seat's turn, or the game is over."""
        while self.match.seat() == 1 - self.seat:
            self.match.play(self.opponent.choose(self.match.position.view(1 - self.seat), self._thinking))

    def _info(self) -> dict[str, Any]:
        outcome = self.match.position.outcome()
        mask = self.match.observe(self.seat)["action_mask"]
        return {"action_mask": mask} if outcome is None else {"action_mask": mask, "termination": outcome.termination}


gymnasium.register(NAME, entry_point="republik.lab.gymnasium:SeatEnv")
