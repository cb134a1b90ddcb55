"""Base classes of steps: a kind of step on the agenda is one object that knows its options and executes the answer.

Each kind is defined in the module of its chapter; flow.py lists them all.
"""

from republik.games.weimar.phrases import names
from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from .state import State
from .steps import Step

Arguments = dict[str, Arg]


class Automatic:
    """A step that runs automatically, after it has been removed from the agenda."""

    kind: int = -1  # its number in steps.py

    def run(self, state: State, step: Step) -> None:
        raise NotImplementedError


class Decision:
    """A step decided by a party or by chance."""

    kind: int = -1  # its number in steps.py
    name: str = ""  # for programs and messages
    rule: str = ""
    answers: str = ""  # the blocks of moves that can answer it

    def options(self, state: State, step: Step) -> list[int]:
        """Returns every legal move, sorted; empty if the step is over."""
        raise NotImplementedError

    def apply(self, state: State, step: Step, move: i64) -> None:
        """Executes a legal move."""
        raise NotImplementedError

    def prompt(self, state: State, step: Step) -> Phrase:
        """Returns the prompt."""
        key = "prompt-" + self.name.replace("_", "-")
        return Phrase(key, {"party": names.party_or_nobody(step[1]), **self.asks(state, step)})

    def asks(self, state: State, step: Step) -> Arguments:
        """Returns the arguments of the prompt besides the party that is asked."""
        return {}
