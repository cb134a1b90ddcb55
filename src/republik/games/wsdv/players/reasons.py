"""Explains a choice in Wir sind das Volk!: the evaluation features that distinguish it from the others."""

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.thoughts import Choice, Thoughts, distinctive_features

from .evaluation import FEATURES, Evaluator

COMPARED = 8


def explain(
    judge: Evaluator,
    seat: int,
    considered: list[tuple[int, float, float, Position]],
    iterations: int = 0,
    depth: int = 0,
) -> Thoughts:
    """Explains choices. `considered` has the moves, best first, each with its chance, search share and resulting
    position."""
    shown = considered[:COMPARED]
    decided = [position.termination != ONGOING for _, _, _, position in shown]
    ends = [
        [0.0] * len(FEATURES) if over else judge.contributions(position)
        for over, (_, _, _, position) in zip(decided, shown, strict=True)
    ]
    sign = 1.0 if seat == EAST else -1.0
    told = distinctive_features(FEATURES, ends, [chance for _, chance, _, _ in shown], sign)
    choices = [
        Choice(move, chance, weight, () if over else reasons)
        for over, reasons, (move, chance, weight, _) in zip(decided, told, shown, strict=True)
    ]
    choices += [Choice(move, chance, weight) for move, chance, weight, _ in considered[COMPARED:]]
    return Thoughts(seat, tuple(choices), iterations, depth)
