"""OpenSpiel: importing this module registers the game "python_weimar" for the scenarios of four players.

Players are 0 SPD, 1 Zentrum, 2 KPD and 3 DNVP, actions are the numbers of the action space; chance deals one card and
rolls one die at a time, and all its outcomes are equally likely. The winner gets 1, everybody else 0: a game may be
lost by all.
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

from republik.table.contract import CHANCE
from republik.weimar.features import encode, feature_count, feature_names
from republik.weimar.game import GAME, new_game
from republik.weimar.position import Position
from republik.weimar.rules import rules_for
from republik.weimar.steps import DEAL, PARTIES

from .observing import STRANGER

NAME = "python_weimar"
SCENARIOS = ("bruderkrieg", "vulkan", "main")
USUAL = SCENARIOS[0]
LONGEST = 20_000
"""OpenSpiel wants a bound on decisions, chance included: six random rounds have some hundreds."""

SEATS = tuple(range(PARTIES))
PLAYER_IDS: dict[int | None, int] = {seat: seat for seat in SEATS}
PLAYER_IDS |= {CHANCE: int(pyspiel.PlayerId.CHANCE), None: int(pyspiel.PlayerId.TERMINAL)}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Weimar",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PARTIES,
    min_num_players=PARTIES,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # all that a seat remembers has no fixed length
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"scenario": USUAL},
)


class WeimarGame(pyspiel.Game):  # type: ignore[misc]
    """The game in one of its scenarios for four."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        scenario = str((params or {}).get("scenario", USUAL))
        if scenario not in SCENARIOS:
            raise ValueError(f"scenario is one of {', '.join(SCENARIOS)}, not {scenario}")
        self.rules = rules_for(scenario)
        self.start = new_game(scenario)
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

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters of observation: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


Seen = tuple[int, int, int]
"""A move of the past: who made it, the move, and the only seat that saw it (-1: everybody did)."""
EVERYBODY = -1


class Witnessed:
    """The position and what each seat saw happen. OpenSpiel makes deep copies of it: this one is quick."""

    __slots__ = ("past", "position", "revealed")

    def __init__(self, position: Position, past: list[Seen], revealed: int = 0) -> None:
        self.position = position
        self.past = past
        self.revealed = revealed
        """So many moves had been made when agendas were last revealed: those chosen before are known to all."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Witnessed":
        return Witnessed(self.position.copy(), self.past[:], self.revealed)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles it when it serializes a state: as text, the same from every build of the engine."""
        return _read, (self.position.to_text(), self.past, self.revealed)

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


def _read(text: str, past: list[Seen], revealed: int) -> Witnessed:
    return Witnessed(GAME.from_text(text), past, revealed)


def witness(position: Position, move: int) -> int:
    """The only seat that sees a move: whose hand gets the card, who chooses an agenda; EVERYBODY for all others."""
    step = position.step()
    if step[0] == DEAL:
        return step[3]
    return step[1] if position.rules.space.block_of(move).name == "agenda" else EVERYBODY


class WeimarState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel; `position` is the engine's."""

    def __init__(self, game: WeimarGame) -> None:
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
        """Every card of the pile, every face of a die is as likely as the others."""
        outcomes = self.held.position.moves()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - a move says the same for all
        return self.held.position.move_text(action)

    def is_terminal(self) -> bool:
        return self.held.position.to_act() is None

    def returns(self) -> list[float]:
        outcome = self.held.position.outcome()
        return [float(outcome is not None and outcome.winner == seat) for seat in SEATS]

    def __str__(self) -> str:
        return self.held.position.to_text()

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "WeimarState":
        """A state the player cannot tell from this one."""
        return resample(self, player, Random(probability()))


class Observer:
    """What a player sees; OpenSpiel asks for the public part, the private part, both, or all that was ever seen.

    Tensors: "view" is a seat's whole view as `features.encode` tells it; "public" the same for a stranger, "private"
    and "private_0" to "private_3" the cards in that seat's hand and its agenda. With perfect recall there is no tensor.
    """

    def __init__(self, game: WeimarGame, kind: "pyspiel.IIGObservationType") -> None:
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        self.single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        names = feature_names(game.rules)
        self.own = [at for at, name in enumerate(names) if name.startswith(("own_hand ", "agenda "))]
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
                sizes["private"] = len(self.own)
            if self.all:
                sizes |= {f"private_{seat}": len(self.own) for seat in SEATS}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: WeimarState, player: int) -> None:
        for name, part in self.dict.items():
            if name == "view":
                part[:] = encode(state.position.view(player))
            elif name == "public":
                part[:] = encode(state.position.view(STRANGER))
            else:
                numbers = encode(state.position.view(player if name == "private" else int(name[-1])))
                part[:] = [numbers[at] for at in self.own]

    def string_from(self, state: WeimarState, player: int) -> str:
        parts = []
        if self.public and self.single:
            parts.append(_json(state.position.view(player).to_dict()))
        elif self.public:
            parts.append(_json(state.position.view(STRANGER).to_dict()))
        if self.recall and (self.single or self.all):
            parts.insert(0, state.held.story(player))
        if self.all or (self.single and not self.public):
            parts += [_json(private(state.position, seat)) for seat in (SEATS if self.all else (player,))]
        return "\n".join(parts)


def private(position: Position, seat: int) -> dict[str, Any]:
    """What a seat knows and a stranger does not: its hand and the agenda it has chosen."""
    return {"hand": list(position.hands[seat]), "agenda": position.agendas[seat]}


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


def resampler(rng: Random) -> Callable[[WeimarState, int], WeimarState]:
    """For `ISMCTSBot.set_resampler`: every world of the search is drawn with this generator."""
    return lambda state, player: resample(state, player, rng)


def resample(state: WeimarState, player: int, rng: Random) -> WeimarState:
    """A state the player cannot tell from this one: `View.sample` deals; of what it did not see nothing is kept.

    OpenSpiel's own history of the new state is empty: it begins with this position.
    """
    world: WeimarState = state.get_game().new_initial_state()
    dealt = state.position.view(player).sample(rng)
    world.held = Witnessed(dealt, state.held.forgotten(player), state.held.revealed)
    return world


pyspiel.register_game(GAME_TYPE, WeimarGame)
