"""Players that rank their moves without searching further."""

from abc import ABC, abstractmethod
from random import Random
from typing import Generic, TypeVar

from republik.table.contract import View

Sampled = TypeVar("Sampled")


class RankingPlayer(ABC, Generic[Sampled]):
    """Ranks its moves by winning chance and plays the best.

    `lapses` is the share of decisions in which a random move is moved to the top of the ranking.
    """

    def __init__(self, name: str = "greedy", lapses: float = 0.0) -> None:
        self.name = name
        self.lapses = lapses

    @abstractmethod
    def rank_moves(self, view: View, rng: Random) -> tuple[Sampled, list[tuple[float, int]]]:
        """Returns a position sampled from the view, and the seat's winning chance after each move, best first."""

    def choose(self, view: View, rng: Random) -> int:
        return self.ranked(view, rng)[1][0][1]

    def ranked(self, view: View, rng: Random) -> tuple[Sampled, list[tuple[float, int]]]:
        position, ranked = self.rank_moves(view, rng)
        if self.lapses and rng.random() < self.lapses:
            ranked.insert(0, ranked.pop(rng.randrange(len(ranked))))
        return position, ranked
