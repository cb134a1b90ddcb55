"""What the doors to OpenSpiel share: how a game is described, its states, and what an observer is told.

Actions are the numbers of the action space, and all outcomes of chance are equally likely. A state is made of a
position and of what each seat saw happen.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from republik.table.contract import CHANCE, Position
from republik.table.game import Game

from .observations import STRANGER


def game_type(
    name: str, title: str, players: int, utility: "pyspiel.GameType.Utility", options: dict[str, Any]
) -> "pyspiel.GameType":
    """How a game presents itself; `options` are its parameters with their usual values."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # all that a seat remembers has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=options,
    )


class Sight(NamedTuple):
    """How a game shows what a seat sees."""

    encode: Callable[[Any], list[int]]
    """A view as numbers."""
    names: list[str]
    """What they tell, one name for each."""
    own: tuple[str, ...]
    """How the names begin that tell what a stranger does not see."""
    private: Callable[[Any, int], dict[str, Any]]
    """The same of a position and a seat, as data."""


Played = TypeVar("Played", bound=Position)


class Remembered(Generic[Played]):
    """A position and what each seat saw happen. OpenSpiel makes deep copies of it: this one is quick."""

    __slots__ = ("past", "position")
    game: ClassVar[Game]

    def __init__(self, position: Played, past: list[Any]) -> None:
        self.position = position
        self.past = past

    def memory(self) -> tuple[Any, ...]:
        """All but the position."""
        return (self.past[:],)

    def play(self, move: int) -> None:
        raise NotImplementedError

    def story(self, seat: int) -> str:
        """What a seat saw happen."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(self.position.copy(), *self.memory())

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles it when it serializes a state: as text, the same from every build of the engine."""
        return _read, (type(self), self.position.to_text(), *self.memory())


def _read(kind: type[Remembered[Any]], text: str, *memory: Any) -> Remembered[Any]:
    return kind(kind.game.from_text(text), *memory)


class DoorGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options chosen. OpenSpiel's players are the seats."""

    sight: Sight

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters of observation: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.sight, self.num_players(), kind)


class DoorState(pyspiel.State, Generic[Played]):  # type: ignore[misc]
    """A state of OpenSpiel; `position` is the engine's."""

    def __init__(self, game: DoorGame, held: Remembered[Played]) -> None:
        super().__init__(game)
        self.held = held

    @property
    def position(self) -> Played:
        return self.held.position

    def current_player(self) -> int:
        seat = self.position.to_act()
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> Sequence[int]:  # noqa: ARG002 - OpenSpiel asks for the one who decides
        return self.position.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every card of the pile, every face of a die is as likely as the others."""
        outcomes = self.position.moves()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - a move says the same for all
        return self.position.move_text(action)

    def is_terminal(self) -> bool:
        return self.position.to_act() is None

    def __str__(self) -> str:
        return self.position.to_text()

    def resampled(self, player: int, rng: Random) -> Self:
        """A state the player cannot tell from this one."""
        raise NotImplementedError

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> Self:
        return self.resampled(player, Random(probability()))


SomeState = TypeVar("SomeState", bound=DoorState[Any])


def resample(state: SomeState, player: int, rng: Random) -> SomeState:
    """A state the player cannot tell from this one: its hidden cards are dealt anew."""
    return state.resampled(player, rng)


def resampler(rng: Random) -> Callable[[SomeState, int], SomeState]:
    """For `ISMCTSBot.set_resampler`: every world of the search is drawn with this generator."""
    return lambda state, player: state.resampled(player, rng)


class Observer:
    """What a player sees; OpenSpiel asks for the public part, the private part, both, or all that was ever seen.

    Tensors: "view" is a seat's whole view as the game's `features.encode` tells it; "public" the same for a stranger,
    "private" (of the player asked for) and "private_0" and so on (of every seat) what a stranger does not see. With
    perfect recall there is no tensor, since a game has no fixed length.
    """

    def __init__(self, sight: Sight, players: int, kind: "pyspiel.IIGObservationType") -> None:
        self.sight = sight
        self.players = range(players)
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        self.single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.own = [at for at, name in enumerate(sight.names) if name.startswith(sight.own)]
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recall:
            self._lay_out(len(sight.names))

    def _lay_out(self, width: int) -> None:
        if self.public and self.single:
            sizes = {"view": width}
        else:
            sizes = {"public": width} if self.public else {}
            if self.single:
                sizes["private"] = len(self.own)
            if self.all:
                sizes |= {f"private_{seat}": len(self.own) for seat in self.players}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: DoorState[Any], player: int) -> None:
        for name, part in self.dict.items():
            if name == "view":
                part[:] = self._numbers(state, player)
            elif name == "public":
                part[:] = self._numbers(state, STRANGER)
            else:
                numbers = self._numbers(state, player if name == "private" else int(name[-1]))
                part[:] = [numbers[at] for at in self.own]

    def _numbers(self, state: DoorState[Any], seat: int) -> list[int]:
        return self.sight.encode(state.position.view(seat))

    def string_from(self, state: DoorState[Any], player: int) -> str:
        parts = []
        if self.public:
            parts.append(_json(state.position.view(player if self.single else STRANGER).to_dict()))
        if self.recall and (self.single or self.all):
            parts.insert(0, state.held.story(player))
        if self.all or (self.single and not self.public):
            seats = self.players if self.all else (player,)
            parts += [_json(self.sight.private(state.position, seat)) for seat in seats]
        return "\n".join(parts)


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))
