"""Explains a network's judgement of several positions by named features.

A weighted sum has a share for every feature. A network does not: what a feature is worth depends on the others. The
positions are therefore compared with the first one. The inputs that belong to a feature (its figures, and what shows
the same on the board) are replaced one feature after the other, from those of the first position to those of the other,
once in each direction. What the value changes by at a feature's turn is the feature's share, so the shares of a
position add up to the difference that the network sees.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from republik.table.learning.inputs import NetworkInputs

Position = TypeVar("Position")


class Owners(NamedTuple):
    """The feature to which each input belongs; one more than the last feature stands for none of them."""

    features: int
    dense: Sequence[int]
    sparse: Sequence[int]
    group: int
    """To which the choice of the output rows belongs."""


class Parts(NamedTuple):
    """The inputs of a position, by the feature they belong to; those of no feature are last."""

    dense: list[list[float]]
    active: list[list[int]]
    group: list[int]
    """The number of the output rows, in the place of the feature that it belongs to; -1 elsewhere."""


class Comparison:
    """Compares positions by a network. `value` returns its value for the inputs as they stand and a group."""

    def __init__(self, inputs: NetworkInputs, owners: Owners, value: Callable[[int], float]) -> None:
        self._inputs = inputs
        self._owners = owners
        self._value = value

    def contributions(self, positions: Sequence[Position], write: Callable[[Position], int]) -> list[list[float]]:
        """Returns the features' shares of every position's difference from the first; `write` writes the inputs of a
        position and returns its group."""
        parts = [self.parts(write(position)) for position in positions]
        return [self.shares(parts[0], other)[: self._owners.features] for other in parts]

    def parts(self, group: int) -> Parts:
        """Returns the inputs as they stand."""
        owners, inputs = self._owners, self._inputs
        slots = owners.features + 1
        parts = Parts([[] for _ in range(slots)], [[] for _ in range(slots)], [-1] * slots)
        for place, feature in enumerate(owners.dense):
            parts.dense[feature].append(float(inputs.dense[place]))
        for place in range(inputs.count):
            number = int(inputs.active[place])
            parts.active[owners.sparse[number]].append(number)
        parts.group[owners.group] = group
        return parts

    def shares(self, first: Parts, other: Parts) -> list[float]:
        """Returns each feature's share of the difference between two positions, the average of both directions; last
        comes what belongs to no feature."""
        differing = [
            i
            for i in range(self._owners.features + 1)
            if (first.dense[i], first.active[i], first.group[i]) != (other.dense[i], other.active[i], other.group[i])
        ]
        out = [0.0] * (self._owners.features + 1)
        for order in (differing, differing[::-1]):
            mixed = Parts(first.dense[:], first.active[:], first.group[:])
            before = self._value_of(mixed)
            for i in order:
                mixed.dense[i], mixed.active[i], mixed.group[i] = other.dense[i], other.active[i], other.group[i]
                after = self._value_of(mixed)
                out[i] += (after - before) / 2
                before = after
        return out

    def _value_of(self, parts: Parts) -> float:
        """Returns the network's value for a mixture of positions."""
        inputs = self._inputs
        figures = [iter(own) for own in parts.dense]
        for place, feature in enumerate(self._owners.dense):
            inputs.dense[place] = next(figures[feature])
        inputs.count = 0
        for numbers in parts.active:
            for number in numbers:
                inputs.add(number)
        return self._value(parts.group[self._owners.group])
