"""What the named features add to the judgement of several positions, in a seat's log odds: shares of its lead in the
weighted sums that the linear evaluation is, or of the differences that the network sees."""

from collections.abc import Sequence
from typing import Final

from republik.games.weimar.players.evaluation import COUNT, WEIGHTS, Evaluator, features
from republik.games.weimar.players.learned import (
    FEATURE_OF_DENSE,
    FEATURE_OF_SPARSE,
    LearnedEvaluator,
    group_of,
    log_odds,
)
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.state import State
from republik.table.learning.attribution import Comparison, Owners

OWNERS: Final = Owners(COUNT, FEATURE_OF_DENSE, FEATURE_OF_SPARSE, COUNT)


def contributions(judge: Evaluator, states: Sequence[State], seat: int) -> list[list[float]]:
    """Returns what each feature contributes to the judgement of each state: of a network, compared with the first."""
    if not isinstance(judge, LearnedEvaluator):
        return [_linear(state, seat) for state in states]
    own = fx.SPD if states and states[0].rules.solo else seat
    comparison = Comparison(judge.inputs, OWNERS, lambda group: log_odds(judge.shares(group)[own]))

    def write(state: State) -> int:
        judge.inputs.write(state)
        return group_of(state)

    return comparison.contributions(states, write)


def _linear(state: State, seat: int) -> list[float]:
    """Returns each feature's contribution to the seat's lead over the mean of the others."""
    values = features(state)
    out = []
    for feature in range(COUNT):
        others = sum(values[party * COUNT + feature] for party in range(st.PARTIES) if party != seat)
        mean = 0.0 if state.rules.solo else others / (st.PARTIES - 1)
        out.append(WEIGHTS[feature] * (values[seat * COUNT + feature] - mean))
    return out
