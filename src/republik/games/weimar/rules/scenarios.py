"""W2 Scenario set-up."""

from typing import final

from republik.table.contract import CHANCE
from republik.table.native import i64, mypyc_attr, vec

from . import bases, threats
from . import effects as fx
from . import steps as st
from .decision import Decision
from .state import State


def set_up(state: State) -> None:
    """Sets up everything that needs no choice; choices are pushed onto the agenda in order."""
    state.clear()
    _place_markers(state)
    state.piles = state.rules.start_piles[:]
    _place_units(state)
    _place_parties(state)
    scenario = state.rules.scenario
    state.start_round(scenario.rounds[0])
    for party in reversed(scenario.base_order):
        state.push(bases.PlaceBase(party, left=scenario.bases[party]))
    for word, count in reversed(scenario.scattered):
        state.push(StartCity(marker=st.MARKER_NAMES.index(word), left=count))
    state.push(Seating())


def _place_markers(state: State) -> None:
    scenario = state.rules.scenario
    state.economy = scenario.economy
    for word, count in scenario.box.items():
        state.box[st.BOX_NAMES.index(word)] = count
    for word, cities in scenario.placed.items():
        for city in cities:
            state.markers[st.MARKER_NAMES.index(word) * st.CITIES + fx.CITIES.index(city)] = 1
    for nation, count in scenario.flags.items():
        state.flags[fx.NATIONS.index(nation)] = count
    state.society = [fx.SOCIETY_MARKERS.index(word) for word in scenario.society]
    for word in scenario.foreign_done:
        card = fx.FOREIGN_CARDS.index(word)
        state.foreign_done |= state.rules.bit[card]
        state.foreign_track = max(state.foreign_track, card)


def _place_units(state: State) -> None:
    rules = state.rules
    scenario = rules.scenario
    for kind, key in enumerate(fx.UNITS):
        supply = scenario.supply.get(key, 0)
        dissolved = scenario.dissolved.get(key, 0)
        out = scenario.units_out.get(key, 0)
        state.units[kind * st.PLACES + st.SUPPLY] = supply
        state.units[kind * st.PLACES + st.DISSOLVED] = dissolved
        state.units[kind * st.PLACES + st.UNUSED] = rules.unit_count[kind] - supply - dissolved - out


def _place_parties(state: State) -> None:
    scenario = state.rules.scenario
    state.president = scenario.president_holder
    for party in scenario.government:
        state.government |= state.rules.bit[party]
    state.chancellor = scenario.chancellor
    state.seats = vec[i64](list(scenario.seats))
    state.reserve = vec[i64](list(scenario.reserve))
    state.vp = vec[i64](list(scenario.vp))
    for party in scenario.nsdap:
        state.nsdap[party] += 1
    for index, key in enumerate(("uspd", "ddp", "dvp")):
        out = key not in scenario.minor or key in scenario.special_out
        state.minor[index] = -1 if out else scenario.minor[key]
        if out:
            for slot in state.rules.slots_of[fx.TOPICS.index(key)]:
                state.topics[slot] = st.GONE
    state.stresemann = st.OUT_OF_GAME if "stresemann" in scenario.special_out else st.FACE_UP


# -- chance ---------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Seating(Decision):
    """W2: the order of the parties around the table."""

    kind = 49
    name = "seating"
    rule = "W2"
    answers = "seating"
    slots = "chance"

    def __init__(self) -> None:
        self.seat = CHANCE

    def options(self, state: State) -> list[int]:
        return state.rules.seating_moves

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        index = move - state.rules.actions.seating
        state.seating = vec[i64](list(state.rules.seatings[index]))
        state.first = state.chancellor
        state.report("seating", index)


@final
@mypyc_attr(free_list_len=1)
class StartCity(Decision):
    """Different random cities; results that conflict with the marker are rerolled."""

    kind = 51
    name = "start_city"
    rule = "W2"
    answers = "roll_two"
    slots = "chance marker left barred"

    def __init__(self, marker: i64, left: i64, barred: i64 = 0) -> None:
        self.seat = CHANCE
        self.marker = marker
        self.left = left
        self.barred = barred

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        rules = state.rules
        out: list[int] = []
        for index in range(36):
            city = rules.city_of_sum[index // 6 + index % 6 + 2]
            if not self.barred >> city & 1 and _lies_free(state, self.marker, city):
                out.append(rules.actions.roll_two + index)
        return out

    def apply(self, state: State, move: i64) -> None:
        index = move - state.rules.actions.roll_two
        city = state.rules.city_of_sum[index // 6 + index % 6 + 2]
        state.replace(StartCity(self.marker, self.left - 1, self.barred | state.rules.bit[city]))
        threats.change(state, self.marker, city, 1)


def _lies_free(state: State, marker: i64, city: i64) -> bool:
    if state.marker(marker, city):
        return False
    if marker == st.POVERTY:
        return not state.marker(st.PROSPERITY, city)
    return not (marker == st.PROSPERITY and state.marker(st.POVERTY, city))
