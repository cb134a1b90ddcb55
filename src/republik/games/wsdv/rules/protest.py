"""4 Mass protest, 7 Socialists, 10.2 the doubled markers of West Berlin."""

from typing import Final, final

from republik.table.contract import IllegalMove
from republik.table.native import i64, mypyc_attr

from . import naming
from .decision import Arguments, Decision, refuse
from .state import State
from .steps import EAST, PROTEST

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


@final
@mypyc_attr(free_list_len=1)
class Import(Decision):
    """10.2: East chooses the supplier, both when a marker is placed and when it is removed."""

    kind = 32
    name = "import"
    rule = "10.2"
    answers = "import release"

    def options(self, state: State) -> list[int]:
        rules = state.rules
        due = state.unrest[rules.berlin] // PROTEST
        if due > state.exported:
            return [rules.actions.imported + province for province in rules.suppliers]
        if due < state.exported:
            return [rules.actions.release + province for province in rules.suppliers if state.imported[province]]
        return []

    def apply(self, state: State, move: int) -> None:
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

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        rules = state.rules
        start = rules.actions.start_of[move]
        province = move - start
        place = naming.province(rules, province)
        if rules.sector_of[province] < 0:
            return refuse("not-supplier", "10.2", place=place)
        if start == rules.actions.release and not state.imported[province]:
            return refuse("no-imported", "10.2", place=place)
        return None

    def asks(self, state: State) -> Arguments:
        due = state.unrest[state.rules.berlin] // PROTEST
        return {"change": "more" if due > state.exported else "less"}


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
    if not state.box:
        return
    needed = socialists_needed(state)
    if not needed:
        return
    if state.box < needed:
        state.push(SocialistIn(EAST))
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


@final
@mypyc_attr(free_list_len=1)
class SocialistIn(Decision):
    """7: with too few socialists, East chooses which protests end."""

    kind = 33
    name = "socialist_in"
    rule = "7"
    answers = "socialist"

    def options(self, state: State) -> list[int]:
        rules = state.rules
        if not state.box:
            return []
        first = rules.actions.socialist
        return [int(first + p) for p in range(rules.west_count, rules.province_count) if state.unrest[p] > CALM]

    def apply(self, state: State, move: int) -> None:
        _place_socialists(state, move - state.rules.actions.socialist, 1)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        province = move - state.rules.actions.socialist
        place = naming.province(state.rules, province)
        if state.rules.province_side[province] != EAST:
            return refuse("other-side", "7", place=place, side=naming.seat(EAST))
        return None if state.unrest[province] > CALM else refuse("no-protest", "7", place=place)
