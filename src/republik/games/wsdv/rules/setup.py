"""2 Set-up."""

from republik.table.native import i64, vec

from .economy import build_city
from .state import State


def set_up(state: State) -> None:
    rules = state.rules
    edition = rules.edition
    provinces = len(rules.codes)
    state.clear()
    state.unrest = vec[i64]([edition.unrest] * provinces)
    for supplier in rules.suppliers:
        state.unrest[supplier] = edition.supplier_unrest
    state.living = vec[i64]([0] * provinces)
    state.socialists = vec[i64]([0] * provinces)
    state.imported = vec[i64]([0] * provinces)
    state.sectors = vec[i64]([0] * len(rules.suppliers))
    state.box = edition.socialists
    state.tracks = vec[i64]([0, 0, 0])
    state.started = vec[i64]([0, 0])
    state.complete = vec[i64]([0, 0])
    state.reach = vec[i64]([0, 0])
    state.value = vec[i64]([0] * len(rules.cities))
    for city in rules.start_cities:
        build_city(state, city)
