"""Why a choice of Wir sind das Volk! is good: the features of the evaluation that tell it from the others."""

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.thoughts import Choice, Thoughts, telling_features

from .evaluation import FEATURES, contributions

COMPARED = 8


def explain(
    seat: int, considered: list[tuple[int, float, float, Position]], iterations: int = 0, depth: int = 0
) -> Thoughts:
    """`considered`: moves best first, each with the seat's chance, its share of the thinking, and where it leads."""
    shown = considered[:COMPARED]
    decided = [position.termination != ONGOING for _, _, _, position in shown]
    ends = [
        [0.0] * len(FEATURES) if over else contributions(position)
        for over, (_, _, _, position) in zip(decided, shown, strict=True)
    ]
    sign = 1.0 if seat == EAST else -1.0
    told = telling_features(FEATURES, ends, [chance for _, chance, _, _ in shown], sign)
    choices = [
        Choice(move, chance, weight, () if over else reasons)
        for over, reasons, (move, chance, weight, _) in zip(decided, told, shown, strict=True)
    ]
    choices += [Choice(move, chance, weight) for move, chance, weight, _ in considered[COMPARED:]]
    return Thoughts(seat, tuple(choices), iterations, depth)
