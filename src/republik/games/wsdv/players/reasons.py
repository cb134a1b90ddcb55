"""Explains a choice in Wir sind das Volk!: the evaluation features that distinguish it from the others."""

from typing import Final, NamedTuple

from republik.games.wsdv.players.attribution import contributions
from republik.games.wsdv.players.calibration import correction
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.thoughts import Choice, Thoughts, distinctive_features

from .evaluation import FEATURES, Evaluator

COMPARED: Final = 8
"""How many of the best moves are explained, each by comparison with the others."""


class ConsideredMove(NamedTuple):
    """A move, the winning chance after it, its share of the search effort, and a position it leads to."""

    move: int
    chance: float
    weight: float
    position: Position


def explain(
    judge: Evaluator,
    seat: int,
    considered: list[ConsideredMove],
    iterations: int = 0,
    depth: int = 0,
) -> Thoughts:
    """Explains moves, given with the best first. The chances are corrected by experience, the same for all moves of a
    decision."""
    corrected = correction(judge, min(move.position.decade for move in considered))
    considered = [move._replace(chance=corrected.apply(move.chance, seat)) for move in considered]
    best = considered[:COMPARED]
    ongoing = [move.position for move in best if move.position.termination == ONGOING]
    shares = iter(contributions(judge, ongoing))
    # a move that ends the game needs no reasons: its features count for nothing
    ends = [next(shares) if move.position.termination == ONGOING else [0.0] * len(FEATURES) for move in best]
    sign = corrected.slope if seat == EAST else -corrected.slope  # features count for East
    explained = distinctive_features(FEATURES, ends, [move.chance for move in best], sign)
    choices = [
        Choice(move.move, move.chance, move.weight, reasons if move.position.termination == ONGOING else ())
        for move, reasons in zip(best, explained, strict=True)
    ]
    choices += [Choice(move.move, move.chance, move.weight) for move in considered[COMPARED:]]
    return Thoughts(seat, tuple(choices), iterations, depth)
