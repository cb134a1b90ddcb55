"""Many games at once in NumPy arrays; the loop over them runs inside the engine."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from republik.games.wsdv.game import NEWEST, rules_for
from republik.games.wsdv.research.batch import Batch


class Decisions(NamedTuple):
    """In every game the decision that comes next: who decides, what that seat knows, what it may do."""

    seat: NDArray[np.int8]
    observation: NDArray[np.float32]
    action_mask: NDArray[np.bool_]


class Step(NamedTuple):
    """What a step led to: the next decisions, and for games that ended the rewards of both seats."""

    decisions: Decisions
    reward: NDArray[np.float32]
    ended: NDArray[np.bool_]


class BatchEnv:
    """`games` games side by side, for self-play: both seats are decided by whoever calls `step`.

    A game that ends begins anew within the same step: its decision is then the first of the new game, `ended` is true
    and `reward` has the result of the old one. Chance is dealt from the seed, for each game on its own.
    """

    def __init__(self, games: int, seed: int = 0, edition: str = NEWEST) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.games = games
        self.rules = rules_for(edition)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Decisions:
        """All games from their beginning."""
        self._batch = Batch(self.rules, self.games, seed)
        self.observation_size = self._batch.width
        self.action_count = self._batch.actions
        return self.decisions()

    def decisions(self) -> Decisions:
        """The decisions that are pending, in arrays of the caller's own."""
        batch = self._batch
        return Decisions(
            _array(batch.seats, np.int64).astype(np.int8),
            _array(batch.features, np.int64).astype(np.float32).reshape(self.games, batch.width),
            _array(batch.masks, np.bool_).copy().reshape(self.games, batch.actions),
        )

    def step(self, actions: NDArray[Any]) -> Step:
        """Play one action in every game; IllegalMove, and nothing is played, if one of them is not legal."""
        self._batch.step(actions.tolist())
        winners = _array(self._batch.winners, np.int64)
        reward = np.zeros((self.games, 2), np.float32)
        ended = winners >= 0
        reward[ended] = -1
        reward[ended, winners[ended]] = 1
        return Step(self.decisions(), reward, ended)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return np.array(self._batch.random_actions(), np.int64)


def _array(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """The engine's own memory where it is compiled, a copy of its list where it is interpreted."""
    return np.array(numbers, kind) if isinstance(numbers, list) else np.frombuffer(memoryview(numbers), kind)
