"""A simple opponent: takes the small decision that looks best at once, and does not think on."""

from random import Random
from typing import cast

from republik.table.contract import View
from republik.wsdv.position import Position

from .beam import after, glances
from .reasons import explain
from .thoughts import Thoughts

SAME = 1e-9


class GreedyPlayer:
    """Plays Wir sind das Volk! by the evaluation alone; hidden cards are dealt anew.

    With `lapses` above 0 it decides that share of its decisions without a thought.
    """

    def __init__(self, name: str = "greedy", lapses: float = 0.0) -> None:
        self.name = name
        self.lapses = lapses

    def choose(self, view: View, rng: Random) -> int:
        return self._ranked(view, rng)[1][0][1]

    def think(self, view: View, rng: Random) -> Thoughts:
        position, ranked = self._ranked(view, rng)
        choices = [(move, chance, 1.0 / len(ranked), after(position, move)) for chance, move in ranked]
        return explain(view.seat, choices)

    def _ranked(self, view: View, rng: Random) -> tuple[Position, list[tuple[float, int]]]:
        """The seat's chance after each move, best first; moves that look the same in any order."""
        position = cast("Position", view.sample(rng))
        looks = glances(position, view.seat)
        order = sorted(((-round(look / SAME), rng.random(), look, move) for move, look in looks))
        ranked = [(look, move) for _, _, look, move in order]
        if self.lapses and rng.random() < self.lapses:
            ranked.insert(0, ranked.pop(rng.randrange(len(ranked))))
        return position, ranked
