"""OpenSpiel: importing this module registers the game "python_wir_sind_das_volk".

Players are 0 West and 1 East, actions are the numbers of the action space, and chance deals one card at a time: its
actions are the numbers of the cards. A state is made of a position and of what each seat saw happen.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from random import Random
from typing import Any

import pyspiel

from republik.games.wsdv import GAME, Position
from republik.games.wsdv.game import EDITIONS, NEWEST, new_game, rules_for
from republik.games.wsdv.research.features import encode, feature_names
from republik.games.wsdv.rules.action_space import ActionSpace
from republik.games.wsdv.rules.steps import DEAL, EAST, TAKE, TO_DISPLAY, TO_WEST, WEST
from republik.table.contract import CHANCE, IllegalMove

from .openspiel_door import DoorGame, DoorState, Remembered, Sight, game_type, resample, resampler

__all__ = [
    "NAME",
    "WirSindDasVolkGame",
    "WirSindDasVolkState",
    "Witnessed",
    "exchange",
    "private",
    "resample",
    "resampler",
    "state_at",
    "witnesses",
]

NAME = "python_wir_sind_das_volk"
LONGEST = 4096
"""OpenSpiel wants a bound on decisions: random games have about 150, and this leaves a wide margin."""

TRIES = 50
SECRETS = ("deal", "discard", "take", "give")
"""Moves that name a card which the other side may not see."""

WHO = {WEST: "w", EAST: "e", CHANCE: "c"}

GAME_TYPE = game_type(
    NAME,
    "Wir sind das Volk!",
    players=2,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    options={"edition": float(NEWEST)},  # as text it would not read back from a game's name
)


class WirSindDasVolkGame(DoorGame):
    """The game in one of its editions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        edition = str((params or {}).get("edition", NEWEST))
        if edition not in EDITIONS:
            raise ValueError(f"edition is one of {', '.join(EDITIONS)}, not {edition}")
        self.rules = rules_for(edition)
        self.start = new_game(edition)
        self.sight = Sight(encode, feature_names(self.rules), ("own_hand ", "known_hand "), private)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.space.count,
            max_chance_outcomes=len(self.rules.cards),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "WirSindDasVolkState":
        return WirSindDasVolkState(self)

    def max_chance_nodes_in_history(self) -> int:
        """3: a card is dealt once, or twice where Guillaume saw it first."""
        return 2 * len(self.rules.cards)


Seen = tuple[int, int, tuple[int, ...]]
"""A move of the past: who made it, the move, and who saw its card. Put into words only when somebody asks."""


class Witnessed(Remembered[Position]):
    """The position and what both seats saw happen."""

    __slots__ = ()
    game = GAME
    past: list[Seen]

    def play(self, move: int) -> None:
        actor, seats = witnesses(self.position, move)
        self.position.play(move)
        self.past.append((actor, move, seats))

    def story(self, seat: int) -> str:
        """What a seat saw happen; of cards it has lost sight of, only that they moved, as its view has it (R3-3)."""
        shown = self.position.view(seat).shown
        known = {*shown.hand_west, *shown.hand_east, *shown.gone_west, *shown.gone_east, *shown.top}
        told = []
        for actor, move, seats in self.past:
            block = shown.rules.space.block_of(move)
            card = move - block.start if block.name in SECRETS else -1
            seen = seat in seats and (card < 0 or card in known or shown.is_public(card))
            told.append(f"{WHO[actor]}{move}" if seen else f"{WHO[actor]}:{block.name}")
        return " ".join(told)


def witnesses(position: Position, move: int) -> tuple[int, tuple[int, ...]]:
    """Who makes a move, and which seats see its card; of all other moves both see everything."""
    kind, actor, a, b = position.step()
    space = position.rules.space
    if kind == DEAL:
        if a == TO_DISPLAY:
            return actor, (WEST, EAST)
        return actor, (WEST,) if a == TO_WEST else (EAST,)  # to the top of the pile: Guillaume looks
    if space.block_of(move).name == "discard":
        return actor, (actor,)
    if move >= space.take and (a if kind == TAKE else b):  # 6.4: what he takes from the pile is East's secret
        return actor, (EAST,)
    return actor, (WEST, EAST)


class WirSindDasVolkState(DoorState[Position]):
    """A state of the game between West and East."""

    def __init__(self, game: WirSindDasVolkGame) -> None:
        super().__init__(game, Witnessed(game.start.copy(), []))

    def returns(self) -> list[float]:
        outcome = self.position.outcome()
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == WEST else [-1.0, 1.0]

    def resampled(self, player: int, rng: Random) -> "WirSindDasVolkState":
        """`View.sample` deals, and the same game is played with its cards.

        The history is the one that would have led there, so that nothing in the new state tells the true cards.
        """
        space = self.position.rules.space
        view = self.position.view(player)
        for _ in range(TRIES):
            swaps = exchange(self.position, view.sample(rng), player)
            world: WirSindDasVolkState = self.get_game().new_initial_state()
            try:
                for action in self.history():
                    world.apply_action(_exchanged(space, action, swaps))
            except IllegalMove:  # another card in the other hand would have left that side another choice
                continue
            if world.position.view(player) == view:
                return world
        raise RuntimeError(f"no other state found in {TRIES} tries")


def private(position: Position, seat: int) -> dict[str, list[int]]:
    """The cards that a seat knows and a stranger does not."""
    west = seat == WEST
    return {
        "hand": position.hand_west if west else position.hand_east,
        "gone": position.gone_west if west else position.gone_east,
        "seen": position.seen_west if west else position.seen_east,
        "top": [] if west else position.top,
    }


def state_at(game: WirSindDasVolkGame, position: Position) -> WirSindDasVolkState:
    """The state of a game that begins with this position: nothing is remembered of what led there."""
    state = game.new_initial_state()
    state.held = Witnessed(position, [])
    return state


# -- dealing hidden cards anew ------------------------------------------------------------------------


def exchange(true: Position, sampled: Position, player: int) -> dict[int, int]:
    """Which card stands in for which: hidden places of the one position against those of the other."""
    swaps: dict[int, int] = {}
    before, after = _hidden(true, player), _hidden(sampled, player)
    for old, new in zip(before, after, strict=True):
        swaps |= zip(old, new, strict=True)
    # cards that left with the pile of an earlier decade lie nowhere; they make up the rest
    came = set(swaps.values()) - set(swaps)
    left = set(swaps) - set(swaps.values())
    decade = true.rules.card_decade
    by_decade = sorted(came, key=lambda card: (decade[card], card)), sorted(left, key=lambda card: (decade[card], card))
    return swaps | dict(zip(*by_decade, strict=True))


def _hidden(position: Position, player: int) -> list[list[int]]:
    """The cards the player does not see, by place; within a place by decade, since that is open."""
    decade = position.rules.card_decade
    if player == WEST:
        places = [position.hand_east, position.gone_east, position.top]
        known = position.seen_west
    else:
        places = [position.hand_west, position.gone_west]
        known = position.seen_east
    unknown = [[card for card in cards if card not in known] for cards in (*places, position.pile)]
    return [sorted(cards, key=lambda card: (decade[card], card)) for cards in unknown]


def _exchanged(space: ActionSpace, action: int, swaps: dict[int, int]) -> int:
    block = space.block_of(action)
    if block.name not in SECRETS:
        return action
    card = action - block.start
    return block.start + swaps.get(card, card)


pyspiel.register_game(GAME_TYPE, WirSindDasVolkGame)
