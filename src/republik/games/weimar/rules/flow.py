"""The chapters with their kinds of steps, and the main loop that runs to the next decision."""

from types import ModuleType
from typing import Final

from republik.table.chapters import kinds_in
from republik.table.native import i64

from . import (
    actions,
    bases,
    bot_choices,
    bots,
    cards,
    effect_steps,
    endings,
    foreign,
    offices,
    opinion,
    plays,
    politics,
    reactions,
    rolls,
    round_end,
    rounds,
    scenarios,
    society,
    strength,
    threats,
    topics,
)
from . import steps as st
from .decision import Automatic, Decision
from .state import State
from .steps import Step, read_step

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    scenarios,  # W2
    rounds,  # W3
    plays,
    cards,
    round_end,
    effect_steps,
    bases,  # W1, W9
    opinion,  # W4
    topics,  # W5
    society,  # W6
    threats,  # W7
    politics,  # W8
    offices,  # W5, W13
    actions,  # W9
    strength,
    rolls,
    reactions,  # W10
    foreign,  # W11
    endings,  # W12
    bots,  # solo
)


KINDS: Final[dict[int, type[Step]]] = kinds_in(CHAPTERS, Step)
AUTOMATIC: Final = [kind for kind in KINDS.values() if issubclass(kind, Automatic)]
DECISIONS: Final = [kind for kind in KINDS.values() if issubclass(kind, Decision)]
STEP_NAMES: Final[dict[int, str]] = {decision.kind: decision.name for decision in DECISIONS}


def step_from(numbers: list[int]) -> Step:
    """Returns the step that eight numbers describe; raises KeyError or ValueError if there is none."""
    return read_step(KINDS[numbers[0]], numbers)


def decision(state: State) -> Decision:
    """Returns the pending decision."""
    step = state.step()
    assert isinstance(step, Decision)
    return step


def apply(state: State, move: i64) -> None:
    """Executes a legal move of the pending decision."""
    state.step().apply(state, move)


def advance(state: State) -> None:
    """Runs until a real decision is pending, executing automatic steps, forced decisions and bots' decisions."""
    rules = state.rules
    while state.termination == st.ONGOING:
        if state.falling != st.ONGOING:
            endings.finish(state)
            return
        step = state.step()
        if step.runs(state):
            continue
        step.prepare(state)
        if rules.solo and step.needs_die(state):
            state.push(bots.DecideDie(step.die_for, step.seat))
            continue
        legal = step.options(state)
        if not legal:
            state.drop()
        elif len(legal) == 1:
            step.apply(state, legal[0])
        elif step.seat >= 0 and rules.is_bot[step.seat]:
            step.apply(state, bot_choices.choose(state, step, legal))
        else:
            state.legal = legal
            return
