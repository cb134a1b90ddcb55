"""What the named features add to the judgement of several plays, in log odds of East: shares of the sum that the linear
evaluation is, or of the differences that the network sees."""

from collections.abc import Sequence
from typing import Final

from republik.games.wsdv.players.evaluation import COUNT, F_GROUND, SCALE, WEIGHTS, Evaluator, features
from republik.games.wsdv.players.learned import FEATURE_OF, LearnedEvaluator, group_of
from republik.games.wsdv.rules.state import State
from republik.table.learning.attribution import Comparison, Owners

OWNERS: Final = Owners(COUNT, range(COUNT), FEATURE_OF, F_GROUND)


def contributions(judge: Evaluator, states: Sequence[State]) -> list[list[float]]:
    """Returns what each feature contributes to the judgement of each state: of a network, compared with the first."""
    if not isinstance(judge, LearnedEvaluator):
        return [_linear(state) for state in states]
    inputs, forward = judge.inputs, judge.forward
    comparison = Comparison(inputs, OWNERS, lambda group: float(forward.evaluate(inputs.count, group)))

    def write(state: State) -> int:
        inputs.write(state)
        return group_of(state)

    return comparison.contributions(states, write)


def _linear(state: State) -> list[float]:
    weights = WEIGHTS[max(state.decade, 1) - 1]
    values = features(state)
    return [values[i] * weights[i] / SCALE for i in range(COUNT)]
