"""OpenSpiel: importing this module registers every game, as "python_" and its name.

Players are seats, actions are the numbers of the action space, and all chance outcomes are equally likely. A state
consists of a position and of what each seat has observed.
"""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from republik import games
from republik.table.contract import CHANCE, SPECTATOR, IllegalMove, Position
from republik.table.game import Option, Options
from republik.table.plugin.research import AnyResearch, Memory

from .research import complete_options, research_of

TRIES: Final = 50


def game_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_{research_of(game).slug}"


# -- options ------------------------------------------------------------------------------------------


def _kind(option: Option) -> Callable[[str], Any]:
    """Numeric option values become numbers in OpenSpiel: as strings they would not survive parsing a game's name."""
    for kind in (int, float):
        try:
            if all(str(kind(value)) == value for value in option.values):
                return kind
        except ValueError:
            continue
    return str


def parameters(research: AnyResearch, options: Options) -> dict[str, Any]:
    """The options of a game as OpenSpiel's parameters."""
    kinds = {option.name: _kind(option) for option in research.options}
    return {name: kinds[name](value) for name, value in options.items()}


def game_type(research: AnyResearch) -> "pyspiel.GameType":
    """The OpenSpiel type of a game; its parameters are the game's options."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_{research.slug}",
        long_name=research.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if research.zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(research.game.seats),
        min_num_players=len(research.game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # the memory of a seat has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(research, {option.name: option.default for option in research.options}),
    )


# -- games and states ---------------------------------------------------------------------------------


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; each game has a subclass of its own, from which OpenSpiel creates it."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.research = research_of(self.name)
        self.options = complete_options(self.research, {name: str(value) for name, value in (params or {}).items()})
        self.start = self.research.game.new(self.options)
        self.feature_names = self.research.feature_names(self.start)
        super().__init__(game_type(self.research), self._info(), params or {})

    def _info(self) -> "pyspiel.GameInfo":
        research, seats = self.research, len(self.research.game.seats)
        info: dict[str, Any] = {
            "num_distinct_actions": self.start.action_count(),
            "max_chance_outcomes": research.chance_outcomes(self.start),
            "num_players": seats,
            "min_utility": -1.0 if research.zero_sum else 0.0,
            "max_utility": 1.0,
            "max_game_length": research.longest_game,
        }
        return pyspiel.GameInfo(**info, utility_sum=0.0) if research.zero_sum else pyspiel.GameInfo(**info)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.research.longest_chance(self.start)

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind)


class RememberedPosition:
    """A position and what each seat has observed. OpenSpiel copies it deeply, so copying is fast."""

    __slots__ = ("game", "memory", "position")

    def __init__(self, game: str, position: Position, memory: Memory[Any]) -> None:
        self.game = game
        self.position = position
        self.memory = memory

    def __deepcopy__(self, memo: dict[int, Any]) -> "RememberedPosition":
        return RememberedPosition(self.game, self.position.copy(), type(self.memory)(*self.memory.data()))

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles it to serialize a state: as text, the same for every build of the engine."""
        return _read, (self.game, self.position.to_text(), type(self.memory), self.memory.data())


def _read(game: str, text: str, kind: type[Memory[Any]], data: tuple[Any, ...]) -> RememberedPosition:
    return RememberedPosition(game, games.game(game).from_text(text), kind(*data))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; `position` is the engine's position."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = RememberedPosition(game.research.game.name, game.start.copy(), game.research.memory())

    @property
    def position(self) -> Any:
        return self.held.position

    def current_player(self) -> int:
        seat = self.position.to_act()
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def _legal_actions(self, player: int) -> Sequence[int]:  # noqa: ARG002 - OpenSpiel asks for the one who decides
        moves: Sequence[int] = self.position.moves()
        return moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All cards of the pile and all faces of a die are equally likely."""
        outcomes = self.position.moves()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.memory.play(self.held.position, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - a move says the same for all
        return str(self.position.move_text(action))

    def is_terminal(self) -> bool:
        return self.position.to_act() is None

    def returns(self) -> list[float]:
        research: AnyResearch = self.get_game().research
        return research.rewards(self.position.outcome())

    def __str__(self) -> str:
        return str(self.position.to_text())

    def resampled(self, player: int, rng: Random) -> "TableState":
        """A state that the player cannot distinguish from this one, dealt by `View.sample`. If the game can tell which
        moves would have led there, they become the history of the new state, so that nothing reveals the true cards;
        otherwise it starts with the position and remembers only what the player saw."""
        game: TableGame = self.get_game()
        view = self.position.view(player)
        for _ in range(TRIES):
            dealt = view.sample(rng)
            moves = game.research.history(self.position, dealt, player, self.history())
            if moves is None:
                return _state(game, dealt, self.held.memory.only(self.position, player))
            world = _replayed(game, moves)
            if world is not None and world.position.view(player) == view:
                return world
        raise RuntimeError(f"no other state found after {TRIES} tries")

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "TableState":
        return self.resampled(player, Random(probability()))


def _replayed(game: TableGame, moves: Sequence[int]) -> TableState | None:
    """None if another card in another hand would have changed that seat's choices."""
    state = game.new_initial_state()
    try:
        for move in moves:
            state.apply_action(move)
    except IllegalMove:
        return None
    return state


def _state(game: TableGame, position: Position, memory: Memory[Any]) -> TableState:
    state = game.new_initial_state()
    state.held = RememberedPosition(game.research.game.name, position, memory)
    return state


def state_at(game: TableGame, position: Position) -> TableState:
    """The state of a game that starts with this position, without any memory."""
    return _state(game, position, game.research.memory())


def resample(state: TableState, player: int, rng: Random) -> TableState:
    """A state that the player cannot distinguish from this one, with hidden cards dealt at random."""
    return state.resampled(player, rng)


def resampler(rng: Random) -> Callable[[TableState, int], TableState]:
    """For `ISMCTSBot.set_resampler`: draws every world of the search with this generator."""
    return lambda state, player: state.resampled(player, rng)


# -- what is observed ---------------------------------------------------------------------------------


class Observer:
    """What a player observes; OpenSpiel asks for the public part, the private part, both, or everything ever seen.

    Tensors: "view" is a seat's whole view as features; "public" is the same for a spectator; "private" (of the
    requested player) and "private_0" and so on (of every seat) contain what a spectator does not see. With perfect
    recall there is no tensor, since a game has no fixed length.
    """

    def __init__(self, game: TableGame, kind: "pyspiel.IIGObservationType") -> None:
        self.research = game.research
        self.names = game.feature_names
        self.players = range(game.num_players())
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        self.single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.own = [at for at, name in enumerate(self.names) if name.startswith(self.research.private_features)]
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recall:
            self._lay_out(len(self.names))

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

    def set_from(self, state: TableState, player: int) -> None:
        for name, part in self.dict.items():
            if name == "view":
                part[:] = self._numbers(state, player)
            elif name == "public":
                part[:] = self._numbers(state, SPECTATOR)
            else:
                numbers = self._numbers(state, player if name == "private" else int(name.removeprefix("private_")))
                part[:] = [numbers[at] for at in self.own]

    def _numbers(self, state: TableState, seat: int) -> list[int]:
        return self.research.encode(state.position.view(seat), self.names)

    def string_from(self, state: TableState, player: int) -> str:
        parts = []
        if self.public:
            parts.append(_json(self.research.plain(state.position.view(player if self.single else SPECTATOR))))
        if self.recall and (self.single or self.all):
            parts.insert(0, state.held.memory.story(state.position, player))
        if self.all or (self.single and not self.public):
            seats = self.players if self.all else (player,)
            parts += [_json(self.research.private(state.position, seat)) for seat in seats]
        return "\n".join(parts)


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


def register(game: str) -> None:
    """Registers a game with OpenSpiel."""
    research = research_of(game)
    pyspiel.register_game(game_type(research), type(f"{research.slug}_game", (TableGame,), {"name": game}))


for _game in games.playable():
    register(_game.name)
