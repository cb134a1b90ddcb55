"""The moves of a game, as numbers and as text.

A game declares its kinds of moves once. Each kind is a block of consecutive numbers, one for each of its values; its
text is the name of the kind and the value, as records write it. Anything that needs the moves of the game (the action
space of research, the parser of records, the rules) reads this one declaration.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from .action_space import ActionSpace
from .notation import MoveTexts

Value = TypeVar("Value")


class MoveKind(Generic[Value]):
    """One kind of move: a block of numbers, one per value.

    >>> moves = Moves()
    >>> play = moves.kind("play", range(1, 10))
    >>> play(7), play.value(play(7)), play(7) in play
    (6, 7, True)
    """

    def __init__(self, name: str, start: int, values: Sequence[Value]) -> None:
        self.name = name
        self.start = start
        self.values = tuple(values)
        self._numbers = {value: start + index for index, value in enumerate(self.values)}

    def __call__(self, value: Value) -> int:
        """Returns the move with this value; raises KeyError if there is none."""
        return self._numbers[value]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and self.start <= move < self.start + len(self.values)

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.start, self.start + len(self.values)))

    def value(self, move: int) -> Value:
        """Returns the value of a move of this kind."""
        if move not in self:
            raise ValueError(f"{move} is not a move to {self.name}")
        return self.values[move - self.start]


class Moves:
    """All moves of a game, numbered in the order in which their kinds are declared.

    >>> moves = Moves()
    >>> play, stop = moves.kind("play", range(1, 10)), moves.single("stop")
    >>> moves.text(play(7)), moves.text(stop), moves.count
    ('play 7', 'stop', 10)
    >>> moves.parse(" Play  7") == play(7)
    True

    A value of several parts is written with spaces in between:

    >>> walk = moves.kind("walk", [("a", "b"), ("b", "c")])
    >>> moves.text(walk(("b", "c")))
    'walk b c'
    """

    def __init__(self) -> None:
        self._space = ActionSpace()
        self._kinds: dict[str, MoveKind[object]] = {}
        self._texts: list[str] = []
        self._notation: MoveTexts | None = None

    @property
    def count(self) -> int:
        """The number of moves."""
        return self._space.count

    def kind(self, name: str, values: Sequence[Value]) -> MoveKind[Value]:
        """Declares a kind of move with its values and returns it."""
        start = self._declare(name, [f"{name} {_written(value)}" for value in values])
        declared = MoveKind(name, start, values)
        self._kinds[name] = declared  # type: ignore[assignment]
        return declared

    def single(self, name: str) -> int:
        """Declares a move that has no value, such as passing, and returns its number."""
        start = self._declare(name, [name])
        self._kinds[name] = MoveKind(name, start, (None,))
        return start

    def _declare(self, name: str, texts: list[str]) -> int:
        if name in self._kinds:
            raise ValueError(f"declared twice: {name}")
        self._texts += texts
        self._notation = None
        return self._space._block(name, len(texts))

    def kind_of(self, move: int) -> MoveKind[object]:
        """Returns the kind of a move."""
        return self._kinds[self._space.block_of(move).name]

    def text(self, move: int) -> str:
        """Returns a move as text; raises IllegalMove for a number that is no move."""
        return self._read().text(move)

    def parse(self, text: str) -> int:
        """Returns the move that a text names, whatever its case and spacing; raises IllegalMove if there is none."""
        return self._read().move(text)

    def _read(self) -> MoveTexts:
        if self._notation is None:
            self._notation = MoveTexts(self._texts, _plain)
        return self._notation


def _written(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
