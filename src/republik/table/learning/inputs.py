"""The inputs of a network that evaluates positions: a few dense numbers, and the numbers of those that are 1. Compiled
with the engine."""

from republik.table.native import Floats, Ints, i64, vec


class NetworkInputs:
    """The inputs for one position at a time; a game's subclass writes them."""

    def __init__(self, dense: int, most_active: int) -> None:
        self.dense: Floats = vec[float]([0.0] * dense)
        self.active: Ints = vec[i64]([0] * most_active)
        self.count: i64 = 0

    def add(self, number: i64) -> None:
        """Marks a sparse input as active."""
        self.active[self.count] = number
        self.count += 1

    def add_levels(self, at: i64, levels: Ints, most: i64) -> None:
        """Adds the input of each level from 1 to `most`; a higher one counts as that, 0 has none."""
        active = self.active
        count = self.count
        for level in levels:
            if level > 0:
                active[count] = at + min(most, level) - 1
                count += 1
            at += most
        self.count = count

    def add_all(self, at: i64, numbers: list[int]) -> None:
        """Adds the inputs of these numbers, cards for example."""
        active = self.active
        count = self.count
        for number in numbers:
            active[count] = at + number
            count += 1
        self.count = count

    def _add_mask(self, at: i64, mask: i64) -> None:
        """Adds the inputs of all bits that are set."""
        count = self.count
        while mask:
            if mask & 1:
                self.active[count] = at
                count += 1
            mask >>= 1
            at += 1
        self.count = count
