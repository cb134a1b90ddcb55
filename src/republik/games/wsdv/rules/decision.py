"""Base classes of steps: a pending step knows its options and executes the answer.

Each kind is defined in the module of its chapter; flow.py lists them all.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from republik.table.contract import IllegalMove
from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from . import naming
from .steps import STEP

if TYPE_CHECKING:
    from .state import State

Arguments = dict[str, Arg]


def refuse(key: str, rule: str, **args: Arg) -> IllegalMove:
    return IllegalMove(key, rule, args)


class Step:
    """A pending step: an instance of its kind, with what is still to do as named fields.

    A step is never changed, so that copies of a state share it and all that is pending below it; one that goes on is
    replaced by another.
    """

    kind: ClassVar[int] = -1  # its number in texts and encodings, which never changes
    slots: ClassVar[tuple[str, ...]] = ()  # the fields besides the seat, in the order of texts and of `__init__`

    below: "Step | None"  # what comes after it; the agenda sets it

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, state: "State") -> list[int]:
        """Returns every legal move, sorted; empty if there is nothing to decide, or nothing more."""
        raise NotImplementedError

    def apply(self, state: "State", move: int) -> None:
        """Executes a legal move."""
        raise NotImplementedError

    def run(self, state: "State") -> None:
        """Called without options, after the step has been removed from the agenda."""

    def numbers(self) -> list[int]:
        """Returns the step as texts contain it: kind, seat and two numbers."""
        values = self.packed()
        return [self.kind, self.seat, *values, *[0] * (STEP - 2 - len(values))]

    def packed(self) -> list[int]:
        """Returns the fields as at most two numbers."""
        return [int(getattr(self, name)) for name in self.slots]

    @classmethod
    def unpacked(cls, seat: int, numbers: list[int]) -> "Step":
        """Returns the step of a text."""
        return cls(seat, *numbers[: len(cls.slots)])

    def __repr__(self) -> str:
        fields = "".join([f", {name}={getattr(self, name)}" for name in self.slots])
        return f"{type(self).__name__}({self.seat}{fields})"


NOTHING: Final[list[int]] = []  # shared, never modified


class Automatic(Step):
    """A step without a decision: it only runs."""

    def options(self, state: "State") -> list[int]:
        return NOTHING


class Decision(Step):
    """A step decided by a side or by chance."""

    name: ClassVar[str] = ""  # for programs and messages
    rule: ClassVar[str] = ""
    answers: ClassVar[str] = ""  # the blocks of moves that can answer it
    counts: ClassVar[str] = ""  # the field with the amount left to do, if the prompt names it
    one_verb: ClassVar[bool] = False  # whether the prompt contains the verb, so that the choices are only places

    def why_not(self, state: "State", move: int) -> IllegalMove | None:
        """Returns what forbids one of its `answers`, using public information only; None if there is nothing to say
        about this move in particular. It is None for every option."""
        return None

    def prompt(self, state: "State") -> Phrase:
        """Returns the prompt."""
        return Phrase("prompt-" + self.name.replace("_", "-"), {"side": naming.seat(self.seat), **self.asks(state)})

    def asks(self, state: "State") -> Arguments:
        """Returns the arguments of the prompt besides the side that is asked."""
        return {"count": self.left()} if self.counts else {}

    def left(self) -> int:
        """Returns the amount left to do."""
        return int(getattr(self, self.counts))


class Counted(Decision):
    """A decision that is repeated a number of times."""

    slots = ("count",)
    counts = "count"

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count
