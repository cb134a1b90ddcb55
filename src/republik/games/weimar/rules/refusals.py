"""Why a move is refused, with the chapter of the rules: for any move, using only public information."""

from republik.table.contract import NOT_POSSIBLE, OTHER_DECISION, IllegalMove

from . import steps as st
from .flow import decision
from .move_phrases import STEP_KEYS, move_phrase
from .state import State


def refusal(state: State, move: int) -> IllegalMove:
    """Returns why this illegal move is refused: what the pending decision says, or a general reason."""
    actions = state.rules.actions
    if not 0 <= move < actions.count:
        return IllegalMove("no-such-move", "", {"text": str(move)})
    if state.termination != st.ONGOING:
        return IllegalMove("game-over", st.TERMINATION_RULES[state.termination])
    step = decision(state)
    name = actions.block_of(move).name
    phrase = move_phrase(state.rules, move, STEP_KEYS[step.kind])
    if name not in step.answers.split():
        return IllegalMove(OTHER_DECISION, step.rule, {"move": phrase})
    key, details = step.why_not(state, move) or ("", {})
    if key:
        return IllegalMove(key, step.rule, details)
    return IllegalMove("must-do" if name == "done" else NOT_POSSIBLE, step.rule, {"move": phrase})
