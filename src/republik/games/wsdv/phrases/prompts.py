"""The name and the prompt of the pending decision."""

from republik.games.wsdv.rules.decision import Decision
from republik.games.wsdv.rules.state import State
from republik.table.phrases import Phrase


def step_name(position: State) -> str:
    """Returns the name of the pending decision; empty after the end."""
    step = position.pending
    return step.name if isinstance(step, Decision) else ""


def prompt(position: State) -> Phrase:
    step = position.pending
    return step.prompt(position) if isinstance(step, Decision) else Phrase("prompt-over")
