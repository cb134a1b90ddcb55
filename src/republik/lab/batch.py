"""Many games at once in NumPy arrays; if the game supports it, the loop over them runs inside the engine."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from republik import games as known_games
from republik.table.contract import CHANCE, Outcome, Position
from republik.table.dice import Dice
from republik.table.plugin.research import AnyResearch, Batch

from .research import complete_options, research_of

GOES_ON: Final = -1
NOBODY: Final = -2


class Decisions(NamedTuple):
    """The pending decision of every game: who decides, what that seat knows, what it may do."""

    seat: NDArray[np.int8]
    observation: NDArray[np.float32]
    action_mask: NDArray[np.bool_]


class Step(NamedTuple):
    """The result of a step: the next decisions, and for finished games the rewards of all seats."""

    decisions: Decisions
    reward: NDArray[np.float32]
    ended: NDArray[np.bool_]


class BatchEnv:
    """`games` games side by side, for self-play: the caller of `step` decides for all seats.

    A game that ends restarts within the same step: its decision is then the first of the new game, `ended` is true and
    `reward` has the result of the old one. Chance is drawn from the seed, separately for each game.
    """

    def __init__(self, games: int, seed: int = 0, game: str = known_games.DEFAULT, **options: str) -> None:
        if games < 1:
            raise ValueError("a batch needs at least one game")
        self.games = games
        self.research = research_of(game)
        self.start = self.research.game.new(complete_options(self.research, options))
        seats = range(len(self.research.game.seats))
        outcomes = [*(Outcome(seat, "", "") for seat in seats), None]
        self._rewards = np.array([self.research.rewards(outcome) for outcome in outcomes], np.float32)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Decisions:
        """Restarts all games."""
        self._batch = self._begin(seed)
        self.observation_size = self._batch.width
        self.action_count = self._batch.actions
        return self.decisions()

    def _begin(self, seed: int) -> "Batch | PlainBatch":
        batch = self.research.batch(self.start, self.games, seed)
        return PlainBatch(self.research, self.start, self.games, seed) if batch is None else batch

    def decisions(self) -> Decisions:
        """The pending decisions, in arrays owned by the caller."""
        batch = self._batch
        return Decisions(
            _array(batch.seats, np.int64).astype(np.int8),
            _array(batch.features, np.int64).astype(np.float32).reshape(self.games, batch.width),
            _array(batch.masks, np.bool_).copy().reshape(self.games, batch.actions),
        )

    def step(self, actions: NDArray[Any]) -> Step:
        """Plays one action in every game. If one of them is illegal, it raises IllegalMove and plays nothing."""
        self._batch.step(actions.tolist())
        winners = _array(self._batch.winners, np.int64)
        ended = winners != GOES_ON
        reward = np.zeros((self.games, self._rewards.shape[1]), np.float32)
        reward[ended] = self._rewards[np.where(winners >= 0, winners, -1)[ended]]
        return Step(self.decisions(), reward, ended)

    def random_actions(self) -> NDArray[np.int64]:
        """A uniformly random legal action for every game."""
        return np.array(self._batch.random_actions(), np.int64)


def _array(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """The engine's own memory if it is compiled, a copy of its list if it is interpreted."""
    return np.array(numbers, kind) if isinstance(numbers, list) else np.frombuffer(memoryview(numbers), kind)


class PlainBatch:
    """Steps games one by one, for a game whose engine cannot step many at once."""

    def __init__(self, research: AnyResearch, start: Position, games: int, seed: int) -> None:
        self.research, self.start, self.games = research, start, games
        self.names = research.feature_names(start)
        self.width, self.actions = len(self.names), start.action_count()
        self.seats = [0] * games
        self.features = [0] * (games * self.width)
        self.masks = [False] * (games * self.actions)
        self.winners = [GOES_ON] * games
        self.dice = [Dice(seed * games + game) for game in range(games)]
        self.positions = [start.copy() for _ in range(games)]
        for game in range(games):
            self._deal(game)
            self._show(game)

    def step(self, actions: list[int]) -> None:
        if len(actions) != self.games:
            raise ValueError(f"expected {self.games} actions, not {len(actions)}")
        for position, action in zip(self.positions, actions, strict=True):
            refusal = position.why_not(action)
            if refusal is not None:
                raise refusal
        for game, action in enumerate(actions):
            self.positions[game].play(action)
            self.winners[game] = GOES_ON
            self._deal(game)
            self._show(game)

    def random_actions(self) -> list[int]:
        return [self._any(game) for game in range(self.games)]

    def _any(self, game: int) -> int:
        moves = self.positions[game].moves()
        return moves[self.dice[game].below(len(moves))]

    def _deal(self, game: int) -> None:
        """Decides for chance until a seat decides, in a new game if the old one is over."""
        while (seat := self.positions[game].to_act()) is None or seat == CHANCE:
            if seat == CHANCE:
                self.positions[game].play(self._any(game))
                continue
            outcome = self.positions[game].outcome()
            self.winners[game] = NOBODY if outcome is None or outcome.winner is None else outcome.winner
            self.positions[game] = self.start.copy()

    def _show(self, game: int) -> None:
        position = self.positions[game]
        seat = position.to_act()
        assert seat is not None
        view = position.view(seat)
        self.seats[game] = seat
        self.features[game * self.width : (game + 1) * self.width] = self.research.encode(view, self.names)
        mask = [False] * self.actions
        for move in view.moves():
            mask[move] = True
        self.masks[game * self.actions : (game + 1) * self.actions] = mask
