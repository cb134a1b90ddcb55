"""What the named features add to the judgement of several plays, in log odds of East.

The linear evaluation is a sum, so every feature has its share. A network is not: what a feature is worth depends on the
others. Its plays are therefore compared with the first one. The parts of the position that belong to a feature (its
figure and the inputs that show the same on the board) are replaced one feature after the other, from those of the first
play to those of the other, once in each direction. What the value changes by at a feature's turn is the feature's
share, so the shares of a play add up to the difference that the network sees.
"""

from collections.abc import Sequence
from typing import NamedTuple

from republik.games.wsdv.rules.state import State

from .evaluation import COUNT, F_GROUND, SCALE, WEIGHTS, Evaluator, features
from .learned import FEATURE_OF, LearnedEvaluator, group_of


def contributions(judge: Evaluator, states: Sequence[State]) -> list[list[float]]:
    """Returns what each feature contributes to the judgement of each state: of a network, compared with the first."""
    if isinstance(judge, LearnedEvaluator):
        return _compared(judge, states)
    return [_linear(state) for state in states]


def _linear(state: State) -> list[float]:
    weights = WEIGHTS[max(state.decade, 1) - 1]
    values = features(state)
    return [values[i] * weights[i] / SCALE for i in range(COUNT)]


class _Parts(NamedTuple):
    """The inputs of the network for a position, by the feature they belong to."""

    figures: list[float]
    active: list[list[int]]
    decade: int


def _compared(judge: LearnedEvaluator, states: Sequence[State]) -> list[list[float]]:
    parts = [_parts(judge, state) for state in states]
    return [_shares(judge, parts[0], other) for other in parts]


def _parts(judge: LearnedEvaluator, state: State) -> _Parts:
    inputs = judge.inputs
    inputs.write(state)
    active: list[list[int]] = [[] for _ in range(COUNT)]
    for place in range(inputs.count):
        number = int(inputs.active[place])
        active[FEATURE_OF[number]].append(number)
    return _Parts([inputs.dense[i] for i in range(COUNT)], active, group_of(state))


def _shares(judge: LearnedEvaluator, first: _Parts, other: _Parts) -> list[float]:
    """Returns each feature's share of the difference: the average of both directions."""
    differing = [
        i
        for i in range(COUNT)
        if first.figures[i] != other.figures[i]
        or first.active[i] != other.active[i]
        or (i == F_GROUND and first.decade != other.decade)
    ]
    out = [0.0] * COUNT
    for order in (differing, differing[::-1]):
        mixed = _Parts(first.figures[:], first.active[:], first.decade)
        before = _value(judge, mixed)
        for i in order:
            mixed.figures[i] = other.figures[i]
            mixed.active[i] = other.active[i]
            if i == F_GROUND:
                mixed = mixed._replace(decade=other.decade)
            after = _value(judge, mixed)
            out[i] += (after - before) / 2
            before = after
    return out


def _value(judge: LearnedEvaluator, parts: _Parts) -> float:
    """Returns the network's log odds of East for a mixture of positions."""
    inputs = judge.inputs
    for i, figure in enumerate(parts.figures):
        inputs.dense[i] = figure
    inputs.count = 0
    for numbers in parts.active:
        for number in numbers:
            inputs.add(number)
    value: float = judge.forward.evaluate(inputs.count, parts.decade)
    return value
