"""A simple player that makes the small decision with the best immediate evaluation."""

from random import Random
from typing import cast

from republik.games.wsdv.players.evaluators import Judge, linear
from republik.games.wsdv.rules.position import Position
from republik.table.contract import View
from republik.table.ranking_player import RankingPlayer
from republik.table.thoughts import Thoughts

from .beam import after, move_values
from .reasons import ConsideredMove, explain

SAME = 1e-9
"""Chances that differ by less are equal."""


class GreedyPlayer(RankingPlayer[Position]):
    """Plays Wir sind das Volk! by evaluation only; hidden cards are resampled."""

    def __init__(self, name: str = "greedy", lapses: float = 0.0, judge: Judge = linear) -> None:
        super().__init__(name, lapses)
        self.judge = judge

    def think(self, view: View, rng: Random) -> Thoughts:
        position, ranked = self.ranked(view, rng)
        weight = 1.0 / len(ranked)
        considered = [ConsideredMove(move, chance, weight, after(position, move)) for chance, move in ranked]
        return explain(self.judge(position.rules), view.seat, position, considered)

    def rank_moves(self, view: View, rng: Random) -> tuple[Position, list[tuple[float, int]]]:
        """Returns the ranked moves; equal moves are in random order."""
        position = cast("Position", view.sample(rng))
        values = move_values(self.judge(position.rules), position, view.seat)
        order = sorted((-round(chance / SAME), rng.random(), chance, move) for move, chance in values)
        return position, [(chance, move) for _, _, chance, move in order]
