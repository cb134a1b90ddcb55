"""Gymnasium: one seat against a player of the house. Importing this module registers "republik/WirSindDasVolk-v0"."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from random import Random
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from republik.games.wsdv.game import NEWEST, rules_for
from republik.games.wsdv.research.features import feature_count
from republik.table.contract import Outcome
from republik.table.player import Forfeit, Guest

from .entrants import contestant
from .environment import Match
from .observations import SEATS, Illegal, Observation, observation_space

NAME = "republik/WirSindDasVolk-v0"


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat decides; the other is played by a contestant of the arena, afresh in every game, and chance by the seed.

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
        self.opponent = contestant(opponent)
        self._opponent = opponent
        self._guest: Guest | None = None  # while its game goes on
        self.match = Match(edition, illegal, told=isinstance(self.opponent, Guest))
        self.observation_space = observation_space(feature_count(rules), rules.space.count)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(rules.space.count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._dismiss(None)
        self.opponent = contestant(self._opponent)
        self._guest = self.opponent if isinstance(self.opponent, Guest) else None
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

    def close(self) -> None:
        """A game that is left: a program at the other seat is let go."""
        self._dismiss(None)

    def _answer(self) -> None:
        """The other side decides until it is this seat's turn, or the game is over."""
        other = 1 - self.seat
        while self.match.seat() == other:
            self._tell()
            try:
                self.match.play(self.opponent.choose(self.match.position.view(other), self._thinking))
            except Forfeit:
                self.match.forfeit(other)
        if self.match.outcome is not None:
            self._dismiss(self.match.outcome)

    def _tell(self) -> None:
        """A program hears what happened, as its seat may know it."""
        if self._guest is not None:
            self._guest.hear([event.for_seat(1 - self.seat) for event in self.match.events[self._guest.heard :]])

    def _dismiss(self, outcome: Outcome | None) -> None:
        """The game has ended, or was left (no outcome): a program hears the rest and goes."""
        if self._guest is not None:
            self._tell()
            self._guest.game_over(outcome)
            self._guest.close()
            self._guest = None

    def _info(self) -> dict[str, Any]:
        outcome = self.match.outcome
        mask = self.match.observe(self.seat)["action_mask"]
        return {"action_mask": mask} if outcome is None else {"action_mask": mask, "termination": outcome.termination}


gymnasium.register(NAME, entry_point="republik.lab.gymnasium:SeatEnv")
