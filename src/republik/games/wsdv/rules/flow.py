"""The chapters with their kinds of steps, and the main loop that runs to the next decision."""

from types import ModuleType
from typing import Final

from republik.table.chapters import kinds_in

from . import actions, card_events, decade_end, economy, hands, police, protest, sequence
from .decision import Automatic, Decision, Step
from .state import State
from .steps import EAST, ONGOING, WEST

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    hands,  # 3
    sequence,
    economy,  # 5
    actions,  # 6
    card_events,  # 6.4
    protest,  # 7, 10.2
    police,  # 8
    decade_end,  # 9
)
KINDS: Final[dict[int, type[Step]]] = kinds_in(CHAPTERS, Step)
AUTOMATIC: Final = [kind for kind in KINDS.values() if issubclass(kind, Automatic)]
DECISIONS: Final = [kind for kind in KINDS.values() if issubclass(kind, Decision)]
STEP_NAMES: Final[dict[int, str]] = {decision.kind: decision.name for decision in DECISIONS}


def decision(state: State) -> Decision:
    """Returns the pending decision."""
    step = state.step()
    assert isinstance(step, Decision)
    return step


def options(state: State) -> list[int]:
    """Returns every legal move of the pending decision, sorted; empty if it is over."""
    return state.step().options(state)


def apply(state: State, move: int) -> None:
    """Executes a legal move of the pending decision."""
    if state.acting and police.is_police(state, move):  # 8: at any time during East's action
        police.use(state, move)
    else:
        state.step().apply(state, move)


def advance(state: State, to_judge: bool = False) -> None:
    """Runs until a real decision is pending, executing automatic steps, finished steps and forced decisions.

    With `to_judge`, the moves of a side that chooses a card are not listed: there are always several, and an
    evaluation does not need them.
    """
    while state.termination == ONGOING:
        if state.pending is None:  # 3: the game has been set up, or a decade is over
            state.push(sequence.StartDecade(WEST, state.decade + 1))
        step = state.step()
        if protest.import_pending(state) and not isinstance(step, protest.Import):
            step = protest.Import(EAST)
            state.push(step)
        if to_judge and isinstance(step, sequence.Action):
            state.legal = []
            return
        legal = step.options(state)
        if len(legal) > 1:
            state.legal = legal
            return
        if legal:
            apply(state, legal[0])
        else:
            state.drop()
            step.run(state)
