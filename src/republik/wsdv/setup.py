"""2 Set-up."""

from .economy import build_city
from .state import State
from .steps import START_DECADE, WEST


def set_up(state: State) -> None:
    rules = state.rules
    edition = rules.edition
    provinces = rules.province_count
    state.clear()
    state.unrest = [edition.unrest] * provinces
    for supplier in rules.suppliers:
        state.unrest[supplier] = edition.supplier_unrest
    state.living = [0] * provinces
    state.socialists = [0] * provinces
    state.imported = [0] * provinces
    state.sectors = [0] * len(rules.suppliers)
    state.box = edition.socialists
    state.tracks = [0, 0, 0]
    state.started = [0, 0]
    state.complete = [0, 0]
    state.reach = [0, 0]
    state.value = [0] * len(rules.cities)
    for city in rules.start_cities:
        build_city(state, city)
    state.push(START_DECADE, WEST, 1)
