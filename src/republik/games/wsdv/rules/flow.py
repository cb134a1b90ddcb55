"""The table of all kinds of steps, and the main loop that runs to the next decision."""

from typing import Final

from republik.table.native import vec

from . import actions, card_events, decade_end, economy, police, protest, sequence
from .decision import Automatic, Decision
from .state import State
from .steps import ACTION, FIRST_DECISION, IMPORT, ONGOING, Step

# in the order of the rulebook
AUTOMATIC: Final[list[Automatic]] = [
    sequence.StartDecade(),  # 3
    sequence.StartHalf(),
    sequence.EndAction(),
    sequence.NextAction(),
    actions.FinishLiving(),  # 6.3
    card_events.StartEvent(),  # 6.4
    decade_end.Phase(),  # 9
    decade_end.FinishAttacks(),  # 9.7
    decade_end.FinishPolice(),  # 9.8
]
DECISIONS: Final[list[Decision]] = [
    sequence.Deal(),  # 3
    sequence.Discard(),
    actions.Action(),
    actions.Price(),
    economy.Dismantle(),  # 5.2
    actions.Remove(),  # 6.1
    actions.Build(),  # 6.2
    actions.Living(),  # 6.3
    actions.Transfer(),  # 10.2
    card_events.Void(),  # 6.4
    card_events.Symbols(),
    card_events.Resolve(),
    police.ReturnUnrest(),
    card_events.Look(),
    card_events.Take(),
    card_events.Give(),
    protest.SocialistIn(),  # 7
    police.LastPolice(),  # 8
    decade_end.Space(),  # 9.2
    decade_end.Hamburg(),  # 9.3, 9.5
    decade_end.RunDown(),  # 9.3
    decade_end.DismantleLines(),
    decade_end.LoseSector(),  # 9.5
    decade_end.Attack(),  # 9.7
    decade_end.PolicePhase(),  # 9.8
    decade_end.SocialistOut(),  # 9.9
    protest.Import(),  # 10.2
]
STEP_NAMES: Final[dict[int, str]] = {decision.kind: decision.name for decision in DECISIONS}

# steps.py numbers both consecutively: a kind is its index
_AUTOMATIC: Final = vec[Automatic](sorted(AUTOMATIC, key=lambda step: step.kind))
_DECISIONS: Final = vec[Decision](sorted(DECISIONS, key=lambda decision: decision.kind))


def decision_of(step: Step) -> Decision:
    return _DECISIONS[step[0] - FIRST_DECISION]


def options(state: State, step: Step) -> list[int]:
    """Returns every legal move of a step, sorted; empty if the step is over."""
    return decision_of(step).options(state, step)


def apply(state: State, step: Step, move: int) -> None:
    """Executes a legal move of the step on top."""
    if state.acting and police.is_police(state, move):  # 8: at any time during East's action
        police.use(state, move)
    else:
        decision_of(step).apply(state, step, move)


def advance(state: State, to_judge: bool = False) -> None:
    """Runs until a real decision is pending, executing automatic steps, finished steps and forced decisions.

    With `to_judge`, the moves of a side that chooses a card are not listed: there are always several, and an
    evaluation does not need them.
    """
    while state.termination == ONGOING:
        step = state.step()
        if protest.import_pending(state) and step[0] != IMPORT:
            protest.push_import(state)
            step = state.step()
        if step[0] < FIRST_DECISION:
            state.drop()
            _AUTOMATIC[step[0]].run(state, step)
            continue
        if to_judge and step[0] == ACTION:
            state.legal = []
            return
        decision = decision_of(step)
        legal = decision.options(state, step)
        if len(legal) > 1:
            state.legal = legal
            return
        if legal:
            apply(state, step, legal[0])
        else:
            state.drop()
            decision.leave(state)
