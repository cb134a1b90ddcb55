"""OpenSpiel: importing this module registers the game "python_wir_sind_das_volk".

Players are 0 West and 1 East, actions are the numbers of the action space, and chance deals one card at a time: its
actions are the numbers of the cards. A state is made of a position and of what each seat saw happen.
"""

import republik.lab.extra  # noqa: F401 - before the packages it asks for

# isort: split
import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from republik.table.contract import CHANCE, IllegalMove
from republik.wsdv import GAME, Position
from republik.wsdv.features import encode, feature_count, feature_names
from republik.wsdv.game import EDITIONS, NEWEST, new_game, rules_for
from republik.wsdv.space import ActionSpace
from republik.wsdv.steps import DEAL, EAST, TAKE, TO_DISPLAY, TO_WEST, WEST

from .observing import STRANGER

NAME = "python_wir_sind_das_volk"
LONGEST = 4096
"""OpenSpiel wants a bound on decisions: random games have about 150, and this leaves a wide margin."""

TRIES = 50
SECRETS = ("deal", "discard", "take", "give")
"""Moves that name a card which the other side may not see."""

WHO = {WEST: "w", EAST: "e", CHANCE: "c"}
PLAYER_IDS = {WEST: WEST, EAST: EAST, CHANCE: int(pyspiel.PlayerId.CHANCE), None: int(pyspiel.PlayerId.TERMINAL)}
"""OpenSpiel's numbers for who is to act."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Wir sind das Volk!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # all that a seat remembers has no fixed length
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"edition": float(NEWEST)},  # as text it would not read back from a game's name
)


class WirSindDasVolkGame(pyspiel.Game):  # type: ignore[misc]
    """The game in one of its editions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        edition = str((params or {}).get("edition", NEWEST))
        if edition not in EDITIONS:
            raise ValueError(f"edition is one of {', '.join(EDITIONS)}, not {edition}")
        self.rules = rules_for(edition)
        self.start = new_game(edition)
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

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters of observation: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


Seen = tuple[int, int, tuple[int, ...]]
"""A move of the past: who made it, the move, and who saw its card. Put into words only when somebody asks."""


class Witnessed:
    """The position and what each seat saw happen. OpenSpiel makes deep copies of it: this one is quick."""

    __slots__ = ("past", "position")

    def __init__(self, position: Position, past: list[Seen]) -> None:
        self.position = position
        self.past = past

    def __deepcopy__(self, memo: dict[int, Any]) -> "Witnessed":
        return Witnessed(self.position.copy(), self.past[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles it when it serializes a state: as text, the same from every build of the engine."""
        return _read, (self.position.to_text(), self.past)

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


def _read(text: str, past: list[Seen]) -> Witnessed:
    return Witnessed(GAME.from_text(text), past)


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


class WirSindDasVolkState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel; `position` is the engine's."""

    def __init__(self, game: WirSindDasVolkGame) -> None:
        super().__init__(game)
        self.held = Witnessed(game.start.copy(), [])

    @property
    def position(self) -> Position:
        return self.held.position

    def current_player(self) -> int:
        return PLAYER_IDS[self.held.position.to_act()]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks for the one who decides
        return self.held.position.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every card of the pile is as likely as the others."""
        cards = self.held.position.moves()
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - a move says the same for both
        return self.held.position.move_text(action)

    def is_terminal(self) -> bool:
        return self.held.position.to_act() is None

    def returns(self) -> list[float]:
        outcome = self.held.position.outcome()
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == WEST else [-1.0, 1.0]

    def __str__(self) -> str:
        return self.held.position.to_text()

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "WirSindDasVolkState":
        """A state the player cannot tell from this one, with a history of its own."""
        return resample(self, player, Random(probability()))


class Observer:
    """What a player sees; OpenSpiel asks for the public part, the private part, both, or all that was ever seen.

    Tensors: "view" is a seat's whole view as `features.encode` tells it; "public" the same for a stranger, "private_0"
    and "private_1" the cards in that seat's hand and those it knows in the other's. With perfect recall there is no
    tensor, since a game has no fixed length.
    """

    def __init__(self, game: WirSindDasVolkGame, kind: "pyspiel.IIGObservationType") -> None:
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        self.single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        names = feature_names(game.rules)
        self.cards = [at for at, name in enumerate(names) if name.startswith(("own_hand ", "known_hand "))]
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recall:
            self._lay_out(feature_count(game.rules))

    def _lay_out(self, width: int) -> None:
        if self.public and self.single:
            sizes = {"view": width}
        else:
            sizes = {"public": width} if self.public else {}
            if self.single:
                sizes["private"] = len(self.cards)
            if self.all:
                sizes |= {"private_0": len(self.cards), "private_1": len(self.cards)}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: WirSindDasVolkState, player: int) -> None:
        for name, part in self.dict.items():
            if name == "view":
                part[:] = encode(state.position.view(player))
            elif name == "public":
                part[:] = encode(state.position.view(STRANGER))
            else:
                seat = player if name == "private" else int(name[-1])
                numbers = encode(state.position.view(seat))
                part[:] = [numbers[at] for at in self.cards]

    def string_from(self, state: WirSindDasVolkState, player: int) -> str:
        parts = []
        if self.public and self.single:
            parts.append(_json(state.position.view(player).to_dict()))
        elif self.public:
            parts.append(_json(state.position.view(STRANGER).to_dict()))
        if self.recall and (self.single or self.all):
            parts.insert(0, state.held.story(player))
        if self.all or (self.single and not self.public):
            parts += [_json(private(state.position, seat)) for seat in ((WEST, EAST) if self.all else (player,))]
        return "\n".join(parts)


def private(position: Position, seat: int) -> dict[str, list[int]]:
    """The cards that a seat knows and a stranger does not."""
    west = seat == WEST
    return {
        "hand": position.hand_west if west else position.hand_east,
        "gone": position.gone_west if west else position.gone_east,
        "seen": position.seen_west if west else position.seen_east,
        "top": [] if west else position.top,
    }


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


def state_at(game: WirSindDasVolkGame, position: Position) -> WirSindDasVolkState:
    """The state of a game that begins with this position: nothing is remembered of what led there."""
    state = game.new_initial_state()
    state.held = Witnessed(position, [])
    return state


# -- dealing hidden cards anew ------------------------------------------------------------------------


def resampler(rng: Random) -> Callable[[WirSindDasVolkState, int], WirSindDasVolkState]:
    """For `ISMCTSBot.set_resampler`: every world of the search is drawn with this generator."""
    return lambda state, player: resample(state, player, rng)


def resample(state: WirSindDasVolkState, player: int, rng: Random) -> WirSindDasVolkState:
    """A state the player cannot tell from this one: `View.sample` deals, and the same game is played with its cards.

    The history is the one that would have led there, so that nothing in the new state tells the true cards.
    """
    space = state.position.rules.space
    view = state.position.view(player)
    for _ in range(TRIES):
        swaps = exchange(state.position, view.sample(rng), player)
        world: WirSindDasVolkState = state.get_game().new_initial_state()
        try:
            for action in state.history():
                world.apply_action(_exchanged(space, action, swaps))
        except IllegalMove:  # another card in the other hand would have left that side another choice
            continue
        if world.position.view(player) == view:
            return world
    raise RuntimeError(f"no other state found in {TRIES} tries")


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
