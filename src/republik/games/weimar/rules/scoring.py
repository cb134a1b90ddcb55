"""Scoring: a scenario's final scoring, the solo criteria, and the tables of the scoring cards."""

from typing import Final

from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .state import State
from .verb import Verb

CITY_MEASURES: Final = {
    "councils": st.COUNCILS,
    "regimes": st.REGIME,
    "uprisings": st.UPRISING,
    "unrest": st.UNREST,
}


def measure(state: State, word: str, party: i64) -> i64:
    """Returns what a line of a final scoring measures (components.MEASURES)."""
    if word in ("government", "seats", "bases", "vp", "nsdap", "dissolved"):
        return _of_party(state, word, party)
    if word == "ultimatum":
        return 1 if state.foreign_done >> fx.FOREIGN_CARDS.index("A12") & 1 else 0
    if word == "economy":
        return state.economy
    if word == "box":
        return state.box_total()
    if word == "inflation":
        return state.box[st.B_INFLATION]
    if word == "dissolved_kpd_dnvp":
        return dissolved(state, fx.KPD) + dissolved(state, fx.DNVP)
    if word == "councils_or_regime":
        return sum(1 for city in range(st.CITIES) if state.has(st.COUNCILS, city) or state.has(st.REGIME, city))
    return in_cities(state, CITY_MEASURES[word])


def _of_party(state: State, word: str, party: i64) -> i64:
    if word == "government":
        return 1 if state.governs(party) else 0
    if word == "seats":
        return state.seats[party]
    if word == "bases":
        return state.base_count(party)
    if word == "vp":
        return state.vp[party]
    if word == "nsdap":
        return state.nsdap[party]
    return dissolved(state, party)


def in_cities(state: State, marker: i64) -> i64:
    """Returns the cities in which a marker counts."""
    total: i64 = 0
    for city in range(st.CITIES):
        if state.has(marker, city):
            total += 1
    return total


def dissolved(state: State, party: i64) -> i64:
    total: i64 = 0
    for kind in state.rules.own_units[party]:
        total += state.units[kind * st.PLACES + st.DISSOLVED]
    return total


def final_scoring(state: State) -> None:
    """Applies the scenario's final scoring if the Republic has survived; the total may fall below 0 (W2-5)."""
    sums = [0] * st.PARTIES
    for number, line in enumerate(state.rules.scenario.final):
        for party in line.parties:
            counted = measure(state, line.measure, party)
            times = counted if line.each else int(line.low <= counted <= line.high)
            if times:
                state.report("final", party, number, line.vp * times)
                sums[party] += line.vp * times
    for party in range(st.PARTIES):
        state.score(party, sums[party])


def criteria(state: State) -> list[bool]:
    """Returns which criteria of the solo scenario are met."""
    lines = state.rules.scenario.criteria
    return [line.low <= measure(state, line.measure, fx.SPD) <= line.high for line in lines]


def solo_result(state: State, termination: i64, winner: i64) -> tuple[i64, i64]:
    """1.2: any early end is a defeat with its own reason; otherwise the number of criteria decides.

    A bot that has prevailed is the winner; anarchy, which is also a defeat, has none.
    """
    if termination != st.SURVIVAL:
        return termination, -1 if termination == st.ANARCHY else winner
    fulfilled = 0
    for number, met in enumerate(criteria(state)):
        state.report("criterion", number + 1, int(met))
        fulfilled += int(met)
    scenario = state.rules.scenario
    if fulfilled >= scenario.great_victory:
        return st.GREAT_VICTORY, fx.SPD
    if fulfilled >= scenario.small_victory:
        return st.SMALL_VICTORY, fx.SPD
    return st.DEFEAT, -1


class ScoreCitiesVerb(Verb):
    """A23: scores by the number of cities with the party's own bases."""

    word = "score cities"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        table = state.rules.politics.street_vp
        for party in range(st.PARTIES):
            cities = sum(1 for city in range(st.CITIES) if state.bases[party * st.CITIES + city])
            state.add_vp(party, table[min(cities, len(table) - 1)])


class ScoreSeatsVerb(Verb):
    """A21, A22: scores by seats."""

    word = "score seats"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        table = state.rules.politics.election_vp
        for party in range(st.PARTIES):
            state.add_vp(party, table[min(state.seats[party], len(table) - 1)])
