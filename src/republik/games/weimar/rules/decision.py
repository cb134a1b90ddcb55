"""A kind of step on the agenda is one object: what answers it, what it offers, what an answer does.

Each is defined in the chapter of its rule; flow.py lists them all.
"""

from republik.games.weimar.phrases import names
from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from .state import State
from .steps import Step

Arguments = dict[str, Arg]


class Automatic:
    """A step that runs by itself. It has left the agenda when it runs."""

    kind: int = -1  # its number in steps.py

    def run(self, state: State, step: Step) -> None:
        raise NotImplementedError


class Decision:
    """A step that somebody decides: a party, or chance."""

    kind: int = -1  # its number in steps.py
    name: str = ""  # for programs and messages
    rule: str = ""
    answers: str = ""  # the blocks of moves that can answer it

    def options(self, state: State, step: Step) -> list[int]:
        """Every legal move, sorted; none when the step is over."""
        raise NotImplementedError

    def apply(self, state: State, step: Step, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def prompt(self, state: State, step: Step) -> Phrase:
        """The one sentence that asks."""
        key = "prompt-" + self.name.replace("_", "-")
        return Phrase(key, {"party": names.somebody(step[1]), **self.asks(state, step)})

    def asks(self, state: State, step: Step) -> Arguments:
        """What the prompt says beside the party that is asked."""
        return {}
