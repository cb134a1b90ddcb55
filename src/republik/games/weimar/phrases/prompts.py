"""The prompt of the pending decision."""

from republik.games.weimar.rules.flow import decision
from republik.games.weimar.rules.state import State
from republik.table.phrases import Phrase


def prompt(state: State) -> Phrase:
    """Returns the prompt of the pending decision."""
    if not state.depth:
        return Phrase("prompt-over")
    return decision(state).prompt(state)
