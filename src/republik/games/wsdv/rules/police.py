"""8 Police power."""

from typing import final

from republik.table.contract import IllegalMove
from republik.table.native import i64, mypyc_attr

from . import naming
from .decision import Decision, refuse
from .protest import place_unrest
from .state import State
from .steps import EAST, WEST


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


def why_not_police(state: State, move: int) -> IllegalMove | None:
    """8: ready cards, East's own action, unrest in East."""
    province = move - state.rules.actions.police
    place = naming.province(state.rules, province)
    if not ready(state):
        return refuse("police-used", "8")
    if state.acting and state.side == WEST:
        return refuse("police-own-action", "8")
    if state.rules.province_side[province] == WEST:
        return refuse("other-side", "8", place=place, side=naming.seat(EAST))
    if not state.unrest[province]:
        return refuse("no-unrest", "8", place=place)
    return None


def use(state: State, move: int) -> None:
    province = move - state.rules.actions.police
    state.police_used += 1
    state.unrest[province] -= 1
    state.report("police", province)


def is_police(state: State, move: int) -> bool:
    actions = state.rules.actions
    return actions.police <= move < actions.police + state.rules.province_count


@final
@mypyc_attr(free_list_len=1)
class LastPolice(Decision):
    """8: the last opportunity of East's action, so that a card gained in it can be used at once."""

    kind = 31
    name = "last_police"
    rule = "8"
    answers = "police done"

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        police_moves(state, out)
        if out:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, move: int) -> None:
        state.drop()  # done; police moves are executed in flow.apply

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return why_not_police(state, move) if is_police(state, move) else None


# -- 6.4: the Stasi is dissolved -----------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ReturnUnrest(Decision):
    """The unrest on the cards returns, at most one per province; the rest is removed."""

    kind = 27
    name = "return_unrest"
    rule = "6.4"
    answers = "place"
    slots = ("unrest", "provinces")
    counts = "unrest"

    def __init__(self, seat: i64, unrest: i64, provinces: i64) -> None:
        self.seat = seat
        self.unrest = unrest
        self.provinces = provinces  # mask of those that have received one

    def options(self, state: State) -> list[int]:
        rules = state.rules
        if not self.unrest:
            return []
        free = ~self.provinces
        return [rules.actions.place + p for p in range(rules.west_count, rules.province_count) if free >> p & 1]

    def apply(self, state: State, move: int) -> None:
        province = move - state.rules.actions.place
        place_unrest(state, province, 1, EAST)
        state.replace(ReturnUnrest(EAST, self.unrest - 1, self.provinces | 1 << province))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        province = move - state.rules.actions.place
        place = naming.province(state.rules, province)
        if state.rules.province_side[province] == WEST:
            return refuse("other-side", "6.4", place=place, side=naming.seat(EAST))
        return refuse("limit", "6.4", place=place) if self.provinces >> province & 1 else None


def dissolve(state: State) -> int:
    """Removes all police cards permanently; returns the unrest on them."""
    lying = state.police_used
    state.dissolved = True
    state.row = state.row + state.police
    state.police = []
    state.police_used = 0
    state.report("stasi_dissolved", lying)
    return lying
