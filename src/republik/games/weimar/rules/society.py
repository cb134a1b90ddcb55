"""W6 The society track."""

from republik.table.native import i64

from . import steps as st
from .decision import Automatic, Decision
from .state import State


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


class SocietyIn(Decision):
    """W6: a marker of the party's choice."""

    kind = st.SOCIETY_IN
    name = "society_in"
    rule = "W6"
    answers = "society"

    def options(self, state: State, step: st.Step) -> list[int]:
        return markers_to_add(state)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        add(state, move - state.rules.actions.society)


class SocietyOut(Decision):
    """W6: removes a marker of the party's choice."""

    kind = st.SOCIETY_OUT
    name = "society_out"
    rule = "W6"
    answers = "society"

    def options(self, state: State, step: st.Step) -> list[int]:
        start = state.rules.actions.society
        return sorted([start + marker for marker in state.society])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        remove_marker(state, move - state.rules.actions.society)


class NextSociety(Automatic):
    """W8, step 3: the next marker."""

    kind = st.NEXT_SOCIETY

    def run(self, state: State, step: st.Step) -> None:
        run_space(state, step[2])


def run_space(state: State, space: i64) -> None:
    """W8, step 3: markers from left to right."""
    if space < len(state.society):
        state.push(st.NEXT_SOCIETY, 0, space + 1)
        state.start_effect(state.rules.society_effect[state.society[space]], state.chancellor)
