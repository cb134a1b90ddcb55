"""4 Mass protest, 7 Socialists, 10.2 the doubled markers of West Berlin."""

from typing import Final

from republik.table.native import i64

from . import steps as st
from .decision import Arguments, Decision
from .state import State
from .steps import EAST, PROTEST, Step

CALM: Final = 3  # maximum unrest of a province without a protest


def place_unrest(state: State, province: i64, count: i64, by: int) -> None:
    state.unrest[province] += count
    state.report("unrest", province, count, by)


def remove_unrest(state: State, province: i64, by: int) -> None:
    state.unrest[province] -= 1
    state.report("unrest", province, -1, by)


def calm(state: State, province: i64) -> None:
    """6.3: a placed living standard removes one unrest, if there is any."""
    if state.unrest[province]:
        state.unrest[province] -= 1
        state.report("calmed", province)


def reduce_protest(state: State, province: i64, by: int) -> None:
    """6.4: removes all unrest but 3 from a province with a mass protest."""
    removed = state.unrest[province] - CALM
    state.unrest[province] = CALM
    state.report("reduce", province, removed, by)


# -- 10.2: each protest of West Berlin puts a marker on a supplier ------------


def import_pending(state: State) -> bool:
    return state.unrest[state.rules.berlin] // PROTEST != state.exported


def push_import(state: State) -> None:
    state.push(st.IMPORT, EAST)


class Import(Decision):
    """10.2: East chooses the supplier, both when a marker is placed and when it is removed."""

    kind = st.IMPORT
    name = "import"
    rule = "10.2"
    answers = "import release"

    def options(self, state: State, step: Step) -> list[int]:
        rules = state.rules
        wanted = state.unrest[rules.berlin] // PROTEST
        if wanted > state.exported:
            return [rules.actions.imported + province for province in rules.suppliers]
        if wanted < state.exported:
            return [rules.actions.release + province for province in rules.suppliers if state.imported[province]]
        return []

    def apply(self, state: State, step: Step, move: int) -> None:
        actions = state.rules.actions
        if actions.start_of[move] == actions.release:
            province, change = move - actions.release, -1
        else:
            province, change = move - actions.imported, 1
        state.imported[province] += change
        state.exported += change
        state.report("imported", province, change)
        if not import_pending(state):
            state.drop()

    def asks(self, state: State, step: Step) -> Arguments:
        wanted = state.unrest[state.rules.berlin] // PROTEST
        return {"change": "more" if wanted > state.exported else "less"}


# -- 7: socialists go where protests are ---------------------------------------


def socialists_needed(state: State) -> i64:
    rules = state.rules
    needed: i64 = 0
    for province in range(rules.west_count, rules.province_count):
        if state.unrest[province] > CALM:
            needed += state.unrest[province] - CALM
    return needed


def send_socialists(state: State) -> None:
    """7: ends the protests in East; if socialists are too few, East chooses where they go."""
    needed = socialists_needed(state)
    if not needed or not state.box:
        return
    if state.box < needed:
        state.push(st.SOCIALIST_IN, EAST)
        return
    rules = state.rules
    for province in range(rules.west_count, rules.province_count):
        if state.unrest[province] > CALM:
            _place_socialists(state, province, state.unrest[province] - CALM)


def _place_socialists(state: State, province: i64, count: i64) -> None:
    state.box -= count
    state.socialists[province] += count
    state.unrest[province] -= count
    state.report("socialist", province, count)


class SocialistIn(Decision):
    """7: with too few socialists, East chooses which protests end."""

    kind = st.SOCIALIST_IN
    name = "socialist_in"
    rule = "7"
    answers = "socialist"

    def options(self, state: State, step: Step) -> list[int]:
        rules = state.rules
        if not state.box:
            return []
        first = rules.actions.socialist
        return [int(first + p) for p in range(rules.west_count, rules.province_count) if state.unrest[p] > CALM]

    def apply(self, state: State, step: Step, move: int) -> None:
        _place_socialists(state, move - state.rules.actions.socialist, 1)
