"""Bases in cities (W1, W9): where they are placed, and whose are removed."""

from republik.games.weimar.phrases import names
from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .decision import Arguments, Decision
from .state import State

DIE_NEEDED = 0  # solo: the player's Zentrum rolls before it removes a base
SPD_FIRST = 1
FREE = 2


def can_place(state: State, party: i64, only: i64, barred: i64) -> bool:
    if state.figures_left(party) <= 0:
        return False
    for city in range(st.CITIES):
        if (only < 0 or city == only) and state.has_slot(city) and not barred >> city & 1:
            return True
    return False


class PlaceBase(Decision):
    """Bases of one step go to different cities with a free slot."""

    kind = st.PLACE_BASE
    name = "place_base"
    rule = "W1"
    answers = "base"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, party, left, barred, only, _, _, _ = step
        out: list[int] = []
        if left <= 0 or state.figures_left(party) <= 0:
            return out
        start = state.rules.actions.base
        for city in range(st.CITIES):
            if (only < 0 or city == only) and state.has_slot(city) and not barred >> city & 1:
                out.append(start + city)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, party, left, barred, _, _, _, _ = step
        city = move - state.rules.actions.base
        state.put(2, left - 1)
        state.put(3, barred | state.rules.bit[city])
        state.add_base(party, city, 1)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[2]}


def can_remove(state: State, parties: i64, only: i64) -> bool:
    for party in range(st.PARTIES):
        if parties >> party & 1:
            for city in range(st.CITIES):
                if (only < 0 or city == only) and state.bases[party * st.CITIES + city]:
                    return True
    return False


def remove_moves(state: State, parties: i64, only: i64) -> list[int]:
    out: list[int] = []
    start = state.rules.actions.remove_base
    for party in range(st.PARTIES):
        if parties >> party & 1:
            for city in range(st.CITIES):
                if (only < 0 or city == only) and state.bases[party * st.CITIES + city]:
                    out.append(start + party * st.CITIES + city)
    return out


def remove_options(state: State, parties: i64, left: i64, only: i64, bound: i64) -> list[int]:
    if left <= 0:
        return []
    spd = state.rules.bit[fx.SPD]
    if bound == SPD_FIRST and parties & spd and can_remove(state, spd, only):
        parties = spd
    return remove_moves(state, parties, only)


class RemoveBase(Decision):
    """W1: a base of one of the given parties."""

    kind = st.REMOVE_BASE
    name = "remove_base"
    rule = "W1"
    answers = "remove_base"

    def options(self, state: State, step: st.Step) -> list[int]:
        return remove_options(state, step[2], step[3], step[4], step[5])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        left = step[3]
        state.put(3, left - 1)
        state.put(5, DIE_NEEDED)
        remove(state, move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[3]}


def remove(state: State, move: i64) -> None:
    index = move - state.rules.actions.remove_base
    state.add_base(index // st.CITIES, index % st.CITIES, -1)


def enemies(state: State, party: i64) -> i64:
    return 15 - state.rules.bit[party]


class DemoBase(Decision):
    """W9: a base in a free slot; if there is none, an enemy base is removed instead."""

    kind = st.DEMO_BASE
    name = "demo_base"
    rule = "W9"
    answers = "base remove_base"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, party, left, city, _, bound, _, _ = step
        if left <= 0:
            return []
        if state.has_slot(city):
            return [state.rules.actions.base + city] if state.figures_left(party) > 0 else []
        return remove_options(state, enemies(state, party), 1, city, bound)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, party, left, city, _, _, _, _ = step
        state.put(2, left - 1)
        state.put(5, DIE_NEEDED)
        if move == state.rules.actions.base + city:
            state.add_base(party, city, 1)
        else:
            remove(state, move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[2], "place": names.city(step[3])}


def needs_die(state: State, step: st.Step) -> bool:
    """Solo: returns whether the Zentrum may remove an enemy base and it is not yet decided whose."""
    if not state.rules.solo or step[1] != fx.ZENTRUM or step[5] != DIE_NEEDED:
        return False
    if step[0] == st.DEMO_BASE:
        return step[2] > 0 and not state.has_slot(step[3]) and can_remove(state, 15 - 2, step[3])
    parties = step[2] & (15 - 2)
    return step[0] == st.REMOVE_BASE and step[3] > 0 and parties & (parties - 1) != 0
