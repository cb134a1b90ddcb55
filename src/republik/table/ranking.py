"""Players that take what looks best at once."""

from abc import ABC, abstractmethod
from random import Random
from typing import Generic, TypeVar

from republik.table.contract import View

Seen = TypeVar("Seen")


class RankingPlayer(ABC, Generic[Seen]):
    """Ranks its moves by the chance to win and takes the first.

    With `lapses` above 0 it decides that share of its decisions without a thought.
    """

    def __init__(self, name: str = "greedy", lapses: float = 0.0) -> None:
        self.name = name
        self.lapses = lapses

    @abstractmethod
    def looks(self, view: View, rng: Random) -> tuple[Seen, list[tuple[float, int]]]:
        """A position dealt from the view, and the seat's chance after each move, best first."""

    def choose(self, view: View, rng: Random) -> int:
        return self.ranked(view, rng)[1][0][1]

    def ranked(self, view: View, rng: Random) -> tuple[Seen, list[tuple[float, int]]]:
        position, ranked = self.looks(view, rng)
        if self.lapses and rng.random() < self.lapses:
            ranked.insert(0, ranked.pop(rng.randrange(len(ranked))))
        return position, ranked
