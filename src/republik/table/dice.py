"""A small random number generator for playouts, searches and tests."""

from collections.abc import Callable
from typing import Final

from .native import i64

WORD: Final = 0xFFFFFFFF
FINE: Final = 1 << 24


class Dice:
    """A fast 32-bit xorshift generator with identical output when compiled and when interpreted.

    For playouts and tests only: the cards of a real game come from `republik.table.chance`. With a `source` every
    number comes from there, so that code which deals cards with dice can deal those of a real game, too.
    """

    def __init__(self, seed: int, source: Callable[[int], int] | None = None) -> None:
        self.source = source
        self.word: i64 = (seed * 2654435761 + 88675123) & WORD or 1
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1."""
        if self.source is not None:
            return self.source(n)
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
        self.word = word
        return word * n >> 32

    def fraction(self) -> float:
        """Returns a number from 0 to less than 1."""
        return float(self.below(FINE)) / float(FINE)
