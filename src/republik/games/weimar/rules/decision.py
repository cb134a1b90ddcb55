"""Base classes of steps: a pending step is an object that knows its options and executes the answer.

Each kind is a class in the module of its chapter; flow.py collects them.
"""

from typing import ClassVar, Final

from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from . import naming
from .state import State
from .steps import PARTIES, Step

Arguments = dict[str, Arg]
Reason = tuple[str, Arguments]
"""Why a move is no option: the key of a message with its arguments."""
NO_REASON: Final[Reason] = ("", {})  # none but the general one


class Automatic(Step):
    """A step that runs automatically, after it has been removed from the agenda."""

    def runs(self, state: State) -> bool:
        state.drop()
        self.run(state)
        return True

    def run(self, state: State) -> None:
        raise NotImplementedError

    def fits(self, state: State) -> bool:
        """Returns whether the step is part of what is below it on the agenda, as currently defined."""
        return True


class AskOthers(Automatic):
    """Asks the other parties clockwise, one after another; if one does something, no others are asked."""

    slots = "seat turn"

    def __init__(self, seat: i64, turn: i64 = 0) -> None:
        self.seat = seat
        self.turn = turn

    def run(self, state: State) -> None:
        order = state.order_from(self.seat)
        for turn in range(self.turn + 1, PARTIES):
            party = order[turn]
            if self.is_asked(state, party):
                self.ask(state, party, turn)
                return

    def is_asked(self, state: State, party: i64) -> bool:
        """Returns whether a party could do something."""
        raise NotImplementedError

    def ask(self, state: State, party: i64, turn: i64) -> None:
        """Asks a party, and afterwards the others."""
        raise NotImplementedError


class Decision(Step):
    """A step decided by a party or by chance."""

    name: ClassVar[str] = ""  # for programs and messages
    rule: ClassVar[str] = ""
    answers: ClassVar[str] = ""  # the blocks of moves that can answer it

    def why_not(self, state: State, move: i64) -> Reason | None:
        """Returns why a move of one of the blocks in `answers` is no option; None if it is one."""
        return None if move in self.options(state) else NO_REASON

    def apply_die(self, state: State, die: i64) -> None:
        """Solo: executes the result of the die that was rolled before the decision."""
        raise NotImplementedError

    def fits(self, state: State) -> bool:
        """Returns whether the step is part of what is below it on the agenda, as currently defined."""
        return True

    def prompt(self, state: State) -> Phrase:
        """Returns the prompt."""
        key = "prompt-" + self.name.replace("_", "-")
        return Phrase(key, {"party": naming.party_or_nobody(self.seat), **self.asks(state)})

    def asks(self, state: State) -> Arguments:
        """Returns the arguments of the prompt besides the party that is asked."""
        return {}


class YesNo(Decision):
    """A question with two answers."""

    answers = "yes no"

    def options(self, state: State) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        self.answer(state, move == state.rules.actions.yes)

    def answer(self, state: State, yes: bool) -> None:
        """Executes an answer, after the question has been removed from the agenda."""
        raise NotImplementedError


class Repeated(Decision):
    """A decision that is made a number of times."""

    slots = "seat left"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def asks(self, state: State) -> Arguments:
        return {"count": self.left}
