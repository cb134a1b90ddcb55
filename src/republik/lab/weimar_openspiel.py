"""OpenSpiel: importing this module registers the game "python_weimar" for the scenarios of four players.

Players are 0 SPD, 1 Zentrum, 2 KPD and 3 DNVP, actions are the numbers of the action space; chance deals one card or
rolls one or two dice at a time, and all its outcomes are equally likely. The winner gets 1, everybody else 0: a game
may be lost by all.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from random import Random
from typing import Any

import pyspiel

from republik.games.weimar.game import GAME, new_game
from republik.games.weimar.research.features import encode, feature_names
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.steps import DEAL, PARTIES

from .openspiel_door import DoorGame, DoorState, Remembered, Sight, game_type, resample, resampler

__all__ = ["NAME", "WeimarGame", "WeimarState", "Witnessed", "private", "resample", "resampler", "witness"]

NAME = "python_weimar"
SCENARIOS = ("bruderkrieg", "vulkan", "main")
USUAL = SCENARIOS[0]
LONGEST = 20_000
"""OpenSpiel wants a bound on decisions, chance included: six random rounds have some hundreds."""

GAME_TYPE = game_type(
    NAME, "Weimar", players=PARTIES, utility=pyspiel.GameType.Utility.GENERAL_SUM, options={"scenario": USUAL}
)


class WeimarGame(DoorGame):
    """The game in one of its scenarios for four."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        scenario = str((params or {}).get("scenario", USUAL))
        if scenario not in SCENARIOS:
            raise ValueError(f"scenario is one of {', '.join(SCENARIOS)}, not {scenario}")
        self.rules = rules_for(scenario)
        self.start = new_game(scenario)
        self.sight = Sight(encode, feature_names(self.rules), ("own_hand ", "agenda "), private)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.space.count,
            max_chance_outcomes=self.rules.space.count,
            num_players=PARTIES,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "WeimarState":
        return WeimarState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


Seen = tuple[int, int, int]
"""A move of the past: who made it, the move, and the only seat that saw it (-1: everybody did)."""
EVERYBODY = -1


class Witnessed(Remembered[Position]):
    """The position and what all seats saw happen."""

    __slots__ = ("revealed",)
    game = GAME
    past: list[Seen]

    def __init__(self, position: Position, past: list[Seen], revealed: int = 0) -> None:
        super().__init__(position, past)
        self.revealed = revealed
        """So many moves had been made when agendas were last revealed: those chosen before are known to all."""

    def memory(self) -> tuple[Any, ...]:
        return (*super().memory(), self.revealed)

    def play(self, move: int) -> None:
        secret = witness(self.position, move)
        actor = self.position.to_act()
        assert actor is not None
        self.position.play(move)
        self.past.append((actor, move, secret))
        if self.position.revealed:
            self.revealed = len(self.past)

    def story(self, seat: int) -> str:
        """What a seat saw happen; of a card dealt to another, or an agenda not revealed yet, only that it was."""
        space = self.position.rules.space
        told = []
        for number, (actor, move, secret) in enumerate(self.past):
            block = space.block_of(move).name
            open_by_now = block == "agenda" and number < self.revealed
            seen = secret in (EVERYBODY, seat) or open_by_now
            told.append(f"{actor} {move}" if seen else f"{actor} {secret}:{block}")
        return ",".join(told)

    def forgotten(self, seat: int) -> list[Seen]:
        """The past without what the seat did not see."""
        space = self.position.rules.space
        past = []
        for number, (actor, move, secret) in enumerate(self.past):
            block = space.block_of(move)
            hidden = secret not in (EVERYBODY, seat) and not (block.name == "agenda" and number < self.revealed)
            past.append((actor, block.start if hidden else move, secret))
        return past


def witness(position: Position, move: int) -> int:
    """The only seat that sees a move: whose hand gets the card, who chooses an agenda; EVERYBODY for all others."""
    step = position.step()
    if step[0] == DEAL:
        return step[3]
    return step[1] if position.rules.space.block_of(move).name == "agenda" else EVERYBODY


class WeimarState(DoorState[Position]):
    """A state of the game between the four parties."""

    held: Witnessed

    def __init__(self, game: WeimarGame) -> None:
        super().__init__(game, Witnessed(game.start.copy(), []))

    def returns(self) -> list[float]:
        outcome = self.position.outcome()
        return [float(outcome is not None and outcome.winner == seat) for seat in range(PARTIES)]

    def resampled(self, player: int, rng: Random) -> "WeimarState":
        """`View.sample` deals; of what the player did not see nothing is kept.

        OpenSpiel's own history of the new state is empty: it begins with this position.
        """
        world: WeimarState = self.get_game().new_initial_state()
        dealt = self.position.view(player).sample(rng)
        world.held = Witnessed(dealt, self.held.forgotten(player), self.held.revealed)
        return world


def private(position: Position, seat: int) -> dict[str, Any]:
    """What a seat knows and a stranger does not: its hand and the agenda it has chosen."""
    return {"hand": list(position.hands[seat]), "agenda": position.agendas[seat]}


pyspiel.register_game(GAME_TYPE, WeimarGame)
