"""Explains a choice in Wir sind das Volk!: the evaluation features that distinguish it from the others."""

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.thoughts import Choice, Thoughts, distinctive_features

from .chances import correction
from .comparison import contributions
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
    position. The chances told are corrected by experience, the same for all choices of a decision."""
    amended = correction(judge, min(position.decade for _, _, _, position in considered))
    considered = [(move, amended.told(chance, seat), weight, position) for move, chance, weight, position in considered]
    shown = considered[:COMPARED]
    decided = [position.termination != ONGOING for _, _, _, position in shown]
    found = iter(contributions(judge, [position for _, _, _, position in shown if position.termination == ONGOING]))
    ends = [[0.0] * len(FEATURES) if over else next(found) for over in decided]
    sign = amended.slope if seat == EAST else -amended.slope
    explained = distinctive_features(FEATURES, ends, [chance for _, chance, _, _ in shown], sign)
    choices = [
        Choice(move, chance, weight, () if over else reasons)
        for over, reasons, (move, chance, weight, _) in zip(decided, explained, shown, strict=True)
    ]
    choices += [Choice(move, chance, weight) for move, chance, weight, _ in considered[COMPARED:]]
    return Thoughts(seat, tuple(choices), iterations, depth)
