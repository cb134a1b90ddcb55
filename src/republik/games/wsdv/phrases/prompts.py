"""What is to be decided: its name, and the one sentence that asks."""

from republik.games.wsdv.rules.flow import STEP_NAMES, decision_of
from republik.games.wsdv.rules.state import State
from republik.table.phrases import Phrase


def step_name(position: State) -> str:
    """What is to be decided, by name; empty after the end."""
    return STEP_NAMES.get(position.step()[0], "") if position.depth else ""


def prompt(position: State) -> Phrase:
    if not position.depth:
        return Phrase("prompt-over")
    step = position.step()
    return decision_of(step).prompt(position, step)
