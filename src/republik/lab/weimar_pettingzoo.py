"""PettingZoo: Weimar for four agents; `env` where they take turns (AEC), `parallel_env` where all act every time.

Observations are those of `republik.lab.pettingzoo`, named by `weimar.research.features`. The winner gets 1, everybody
else 0: a game may be lost by all.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from typing import Any, ClassVar

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from republik.games.weimar.game import new_game
from republik.games.weimar.research.features import encode, feature_count
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import rules_for
from republik.table.contract import Outcome

from .environment import Games
from .observations import Illegal, Observation, observed
from .pettingzoo import ParallelTurns, Seated, Table, Turns

AGENTS = ("spd_0", "zentrum_1", "kpd_2", "dnvp_3")
SCENARIOS = ("bruderkrieg", "vulkan", "main")
METADATA: dict[str, Any] = {"name": "weimar_v0", "render_modes": ["ansi"], "is_parallelizable": False}


def env(**options: Any) -> "OrderEnforcingWrapper[str, Observation, int]":
    """The environment for agents that take turns, with PettingZoo's check that it is used in order."""
    return OrderEnforcingWrapper(WeimarEnv(**options))


def parallel_env(**options: Any) -> "ParallelWeimarEnv":
    """The environment where all agents hand in an action every time."""
    return ParallelWeimarEnv(**options)


class WeimarMatch(Games[Position]):
    """Games of Weimar, four parties."""

    def __init__(self, scenario: str = SCENARIOS[0], illegal: Illegal = "lose", told: bool = False) -> None:
        if scenario not in SCENARIOS:
            raise ValueError(f"scenario is one of {', '.join(SCENARIOS)}, not {scenario!r}")
        self.scenario = scenario
        self.broken: int | None = None
        super().__init__(illegal, told)

    def new_position(self) -> Position:
        self.broken = None
        return new_game(self.scenario)

    def forfeit(self, seat: int) -> None:
        """The game breaks off and nobody wins."""
        self.broken = seat
        self.outcome = Outcome(None, "forfeited", "")

    def reward(self, seat: int) -> float:
        """1 for the winner of a game that is over, -1 for a seat that broke the rules of the table, otherwise 0."""
        if seat == self.broken:
            return -1.0
        return float(self.outcome is not None and self.outcome.winner == seat)

    def observe(self, seat: int) -> Observation:
        view = self.position.view(seat)
        return observed(encode(view), self.position.action_count(), view.moves())

    def picture(self, seat: int) -> str:
        """The board in a few lines of text, as far as the seat knows it."""
        shown = self.position.view(seat).shown
        cards = shown.rules.cards
        hands = (" ".join(cards[card] if card >= 0 else "?" for card in hand) for hand in shown.hands)
        rows = zip(AGENTS, shown.vp, shown.seats, map(shown.base_count, range(4)), hands, strict=True)
        parties = [f"{agent}: {vp} VP, {seats} seats, {bases} bases, {hand}" for agent, vp, seats, bases, hand in rows]
        return "\n".join([repr(shown), f"DR box: {shown.box_total()}, economy: {shown.economy}", *parties])


def table(scenario: str, illegal: Illegal) -> Table:
    """Weimar, for four agents."""
    match = WeimarMatch(scenario, illegal)
    rules = rules_for(scenario)
    return Table(AGENTS, feature_count(rules), rules.space.count, rules.space.done, match)


class _WithOptions(Seated):
    """The options of the environments."""

    def __init__(
        self,
        scenario: str = SCENARIOS[0],
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: a game is cut off after so many decisions."""
        super().__init__(table(scenario, illegal), max_cycles, render_mode)


class WeimarEnv(_WithOptions, Turns):
    """Weimar for agents that take turns."""

    metadata = METADATA


class ParallelWeimarEnv(_WithOptions, ParallelTurns):
    """Weimar where all agents hand in an action every time."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "is_parallelizable": True}
