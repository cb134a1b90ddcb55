"""W6 The society track."""

from typing import final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import steps as st
from .arguments import SOCIETY_MARKER, Takes
from .bot_values import Score, best, marker_value
from .decision import Automatic, Decision
from .state import State
from .verb import Verb


def add(state: State, marker: i64) -> None:
    """W6: adds a marker at the left end; one pushed off the right end leaves the game."""
    if marker in state.society or state.society_gone & state.rules.bit[marker]:
        return
    state.society = [marker, *state.society]
    state.report("society", marker, 1)
    if len(state.society) > state.rules.society_spaces:
        last = state.society[-1]
        state.society = state.society[:-1]
        state.society_gone |= state.rules.bit[last]
        state.report("society", last, -1)


def remove_marker(state: State, marker: i64) -> None:
    """W6: removes a marker: white ones return to the supply, yellow ones leave the game."""
    state.society = [other for other in state.society if other != marker]
    if marker not in state.rules.white_markers:
        state.society_gone |= state.rules.bit[marker]
    state.report("society", marker, -1)


def available(state: State, marker: i64) -> bool:
    return marker not in state.society and not state.society_gone & state.rules.bit[marker]


def markers_to_add(state: State) -> list[int]:
    start = state.rules.actions.society
    return [start + marker for marker in state.rules.white_markers if available(state, marker)]


@final
@mypyc_attr(free_list_len=1)
class SocietyIn(Decision):
    """W6: a marker of the party's choice."""

    kind = 77
    name = "society_in"
    rule = "W6"
    answers = "society"

    def options(self, state: State) -> list[int]:
        return markers_to_add(state)

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        add(state, move - state.rules.actions.society)


@final
@mypyc_attr(free_list_len=1)
class SocietyOut(Decision):
    """W6: removes a marker of the party's choice."""

    kind = 78
    name = "society_out"
    rule = "W6"
    answers = "society"

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.society
        return sorted([start + marker for marker in state.society])

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        remove_marker(state, move - state.rules.actions.society)


@final
@mypyc_attr(free_list_len=1)
class NextSociety(Automatic):
    """W8, step 3: the next marker."""

    kind = 17
    slots = "nobody space"

    def __init__(self, space: i64) -> None:
        self.seat = st.NOBODY
        self.space = space

    def run(self, state: State) -> None:
        run_space(state, self.space)


def run_space(state: State, space: i64) -> None:
    """W8, step 3: markers from left to right."""
    if space < len(state.society):
        state.push(NextSociety(space + 1))
        state.start_effect(state.rules.society_effect[state.society[space]], state.chancellor)


class SocietyVerb(Verb):
    """society badehose, society white, society -1"""

    word = "society"
    takes: Takes = (SOCIETY_MARKER,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        if step.amount < 0:
            return bool(state.society)
        return bool(markers_to_add(state)) if step.thing < 0 else available(state, step.thing)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if step.amount < 0:
            state.push(SocietyOut(actor))
        elif step.thing < 0:
            state.push(SocietyIn(actor))
        else:
            add(state, step.thing)

    def key(self, step: fx.Step) -> str:
        if step.amount < 0:
            return "effect-society-out"
        return "effect-society-white" if step.thing == fx.WHITE_MARKER else "effect-society"

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        if step.amount < 0:
            taken = [marker_value(state, marker, party) for marker in state.society]
            return best([tuple([-number for number in value]) for value in taken], actor == party)
        if step.thing >= 0:
            return marker_value(state, step.thing, party)
        start = state.rules.actions.society
        free = [move - start for move in markers_to_add(state)]
        return best([marker_value(state, marker, party) for marker in free], actor == party)
