"""Gymnasium: one seat against built-in players. Importing this module registers an environment for every game, named by
`environment_id`."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from random import Random
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from republik import games
from republik.players.asking import dismiss, inform
from republik.table.contract import Outcome
from republik.table.player import Forfeit, NotifiedPlayer, Player

from .entrants import entrant
from .environment import Environment
from .observations import Illegal, Observation, observation_space
from .research import complete_options, research_of


def environment_id(game: str) -> str:
    """The name of a game's environment."""
    return f"republik/{research_of(game).slug.title().replace('_', '')}-v0"


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat decides; an entrant of the arena plays the others, restarted for every game, and the seed determines
    chance.

    The observation is a dictionary as in `republik.lab.pettingzoo`. The reward is the value of the finished game for
    the seat. `info["action_mask"]` repeats the mask for libraries that expect it there.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's type

    def __init__(
        self,
        seat: str = "",
        opponent: str = "random",
        game: str = games.DEFAULT,
        *,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """Without a seat: the game's first. Further options are those of the game."""
        seats = games.game(game).seats_for(complete_options(research_of(game), options))
        if seat and seat not in seats:
            raise ValueError(f"seat must be one of {', '.join(seats)}, not {seat!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"unknown render mode {render_mode!r}")
        self.render_mode = render_mode
        self.game = game
        self.seat = seats.index(seat) if seat else 0
        self.others = [number for number in range(len(seats)) if number != self.seat]
        self.opponent = opponent
        self.options = options
        self._players: dict[int, Player] = {}  # while their game is in progress
        notify = any(isinstance(player, NotifiedPlayer) for player in self._new_players().values())
        self.match = Environment(game, options, illegal, keep_events=notify)
        features, actions = len(self.match.feature_names), self.match.action_count
        self.observation_space = observation_space(features, actions)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]

    def _new_players(self) -> dict[int, Player]:
        return {seat: entrant(self.opponent, self.game, self.options) for seat in self.others}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._dismiss(None)
        self._players = self._new_players()
        self.match.begin(int(self.np_random.integers(2**63)))
        self._thinking = Random(int(self.np_random.integers(2**63)))
        self._answer()
        return self.match.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        self.match.play(int(action))
        self._answer()
        return self.match.observe(self.seat), self.match.reward(self.seat), self.match.over, False, self._info()

    def render(self) -> str | None:
        """The board as the seat sees it."""
        return self.match.picture(self.seat) if self.render_mode else None

    def close(self) -> None:
        """Leaves a game: bots at the other seats are stopped."""
        self._dismiss(None)

    def _answer(self) -> None:
        """Lets the others decide until it is this seat's turn or the game is over."""
        while (other := self.match.seat()) is not None and other != self.seat:
            player = self._players[other]
            inform(player, other, self.match.events)
            try:
                self.match.play(player.choose(self.match.position.view(other), self._thinking))
            except Forfeit:
                self.match.forfeit(other)
        if self.match.outcome is not None:
            self._dismiss(self.match.outcome)

    def _dismiss(self, outcome: Outcome | None) -> None:
        """The game has ended or was left (no outcome): tell bots the rest and stop them."""
        dismiss(self._players.items(), self.match.events, outcome)
        self._players = {}

    def _info(self) -> dict[str, Any]:
        outcome = self.match.outcome
        mask = self.match.observe(self.seat)["action_mask"]
        return {"action_mask": mask} if outcome is None else {"action_mask": mask, "termination": outcome.termination}


def register(game: str) -> None:
    """Registers the environment of a game with Gymnasium."""
    gymnasium.register(environment_id(game), entry_point="republik.lab.gymnasium:SeatEnv", kwargs={"game": game})


for _game in games.names():
    register(_game)
