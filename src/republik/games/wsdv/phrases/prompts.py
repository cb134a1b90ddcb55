"""The name and the prompt of the pending decision."""

from republik.games.wsdv.rules.flow import STEP_NAMES, decision_of
from republik.games.wsdv.rules.state import State
from republik.table.phrases import Phrase


def step_name(position: State) -> str:
    """Returns the name of the pending decision; empty after the end."""
    return STEP_NAMES.get(position.step()[0], "") if position.depth else ""


def prompt(position: State) -> Phrase:
    if not position.depth:
        return Phrase("prompt-over")
    step = position.step()
    return decision_of(step).prompt(position, step)
