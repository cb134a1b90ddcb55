"""Why a move is refused, with the rule number: for any move of the action space, using only public information.

What forbids a move that could answer the pending decision is part of the decision (`Decision.why_not`).
"""

from republik.table.contract import NOT_POSSIBLE, OTHER_DECISION, IllegalMove

from .decision import refuse
from .flow import decision
from .move_phrases import describe
from .state import State
from .steps import ONGOING, TERMINATION_RULES


def refusal(state: State, move: int) -> IllegalMove:
    """Returns why this illegal move is refused."""
    rules = state.rules
    if state.termination != ONGOING:
        return refuse("game-over", TERMINATION_RULES[state.termination])
    if not 0 <= move < rules.actions.count:
        return refuse("no-such-move", "", text=str(move))
    step = decision(state)
    block = rules.actions.block_of(move).name
    barred = step.why_not(state, move) if block in step.answers.split() else None
    if barred is not None:
        return barred
    if block == "done":
        return refuse("must-do", step.rule)
    vague = NOT_POSSIBLE if block in step.answers.split() else OTHER_DECISION
    return refuse(vague, step.rule, move=describe(rules, move))
