"""8 Police power."""

from . import steps as st
from .decision import Arguments, Decision
from .protest import place_unrest
from .state import State
from .steps import EAST, Step


def collect(state: State) -> None:
    """6.4: executes a police symbol; it has no effect after the Stasi has been dissolved (R8-2)."""
    if not state.dissolved:
        state.keeps_card = True
        state.police = [*state.police, state.card]
        state.report("police_gained", state.card)


def ready(state: State) -> int:
    """Returns the number of cards not used in this decade."""
    return len(state.police) - state.police_used


def police_moves(state: State, out: list[int]) -> None:
    """8: one unrest in East for a ready card, wherever there is any."""
    rules = state.rules
    if ready(state) > 0:
        for province in range(rules.west_count, rules.province_count):
            if state.unrest[province]:
                out.append(rules.actions.police + province)


def offer(state: State, out: list[int]) -> list[int]:
    """8: adds police to the options; it may be used at any time during East's own action."""
    if out and state.police_used < len(state.police) and state.acting and state.side == EAST:
        police_moves(state, out)
        out.sort()
    return out


def use(state: State, move: int) -> None:
    province = move - state.rules.actions.police
    state.police_used += 1
    state.unrest[province] -= 1
    state.report("police", province)


def is_police(state: State, move: int) -> bool:
    actions = state.rules.actions
    return actions.police <= move < actions.police + state.rules.province_count


class LastPolice(Decision):
    """8: the last opportunity of East's action, so that a card gained in it can be used at once."""

    kind = st.LAST_POLICE
    name = "last_police"
    rule = "8"
    answers = "police done"

    def options(self, state: State, step: Step) -> list[int]:
        out: list[int] = []
        police_moves(state, out)
        if out:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, step: Step, move: int) -> None:
        state.drop()  # done; police moves are executed in flow.apply


# -- 6.4: the Stasi is dissolved -----------------------------------------------


class ReturnUnrest(Decision):
    """The unrest on the cards returns, at most one per province; the rest is removed."""

    kind = st.RETURN_UNREST
    name = "return_unrest"
    rule = "6.4"
    answers = "place"

    def options(self, state: State, step: Step) -> list[int]:
        _, _, left, used = step
        rules = state.rules
        if not left:
            return []
        return [rules.actions.place + p for p in range(rules.west_count, rules.province_count) if not used >> p & 1]

    def apply(self, state: State, step: Step, move: int) -> None:
        _, _, left, used = step
        province = move - state.rules.actions.place
        state.drop()
        place_unrest(state, province, 1, EAST)
        state.push(st.RETURN_UNREST, EAST, left - 1, used | 1 << province)

    def asks(self, state: State, step: Step) -> Arguments:
        return {"count": step[2]}


def dissolve(state: State) -> int:
    """Removes all police cards permanently; returns the unrest on them."""
    lying = state.police_used
    state.dissolved = True
    state.row = state.row + state.police
    state.police = []
    state.police_used = 0
    state.report("stasi_dissolved", lying)
    return lying
