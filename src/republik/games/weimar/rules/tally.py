"""W8 The sums of the politics phase as the table stands: what its steps count and what comes of it."""

from typing import NamedTuple

from republik.table.native import i64

from . import effects as fx
from . import scoring, threats
from . import steps as st
from .state import State


def at(table: tuple[int, ...], index: int) -> int:
    """Returns the entry of a table; beyond its end its last value applies."""
    return table[min(index, len(table) - 1)]


class Goal(NamedTuple):
    """A goal of a party: what is counted, and the victory points for it."""

    party: int
    what: str
    number: int
    points: int


def goals(state: State) -> list[Goal]:
    """Returns what step 4 scores."""
    goals = state.rules.goals
    councils = scoring.measure(state, "councils", 0)
    regimes = scoring.measure(state, "regimes", 0)
    poverty = state.marker_total(st.POVERTY) + state.box[st.B_POVERTY]
    unrest = state.marker_total(st.UNREST)
    return [
        Goal(fx.SPD, "poverty", poverty, at(goals.spd_poverty, poverty)),
        Goal(fx.SPD, "no-regime", regimes, 0 if regimes else goals.spd_no_regime),
        Goal(fx.ZENTRUM, "unrest", unrest, at(goals.zentrum_unrest, unrest)),
        Goal(fx.ZENTRUM, "no-councils", councils, 0 if councils else goals.zentrum_no_councils),
        Goal(fx.KPD, "councils", councils, councils * goals.kpd_councils),
        Goal(fx.KPD, "no-regime", regimes, 0 if regimes else goals.kpd_no_regime),
        Goal(fx.DNVP, "regime", regimes, regimes * goals.dnvp_regime),
        Goal(fx.DNVP, "no-councils", councils, 0 if councils else goals.dnvp_no_councils),
    ]


def government_parties(state: State) -> list[int]:
    """Returns the parties in government, the chancellor's first."""
    return [party for party in state.order_from(state.chancellor) if state.governs(party)]


class Declaration(NamedTuple):
    """Step 5: cities without threats and with several, and what each government party gets and loses for them."""

    free: int
    troubled: int
    points: int
    seats: int


def declaration(state: State) -> Declaration:
    politics = state.rules.politics
    free = 0
    troubled = 0
    for city in range(st.CITIES):
        count = threats.threats(state, city)
        if count == 0:
            free += 1
        elif count >= politics.declaration_threats:
            troubled += 1
    parties = len(government_parties(state))
    points = free * politics.declaration_vp // parties if parties else 0
    return Declaration(free, troubled, points, troubled * politics.declaration_seats)


def crisis_rolls(state: State) -> int:
    """Returns the crisis rolls of each government party in step 5, by the markers in the DR box."""
    return at(state.rules.politics.escalation_rolls, state.box_total())


class MinorSeats(NamedTuple):
    """Step 6: a minor party, who controls it, and the seats it brings."""

    minor: int
    party: int
    seats: int


def minor_seats(state: State) -> list[MinorSeats]:
    table = state.rules.minor_seats
    return [
        MinorSeats(minor, state.minor[minor], table[minor][state.round])
        for minor in range(len(table))
        if state.minor[minor] >= 0
    ]


def seats_cut(state: State) -> list[int]:
    """Returns the seats that each party gives up in step 7: according to its size, repeatedly while there are too
    many."""
    table = state.rules.politics.seats_cut
    left = [int(state.seats[party]) for party in range(st.PARTIES)]
    most = state.rules.parliament - state.neutral_seats()
    while sum(left) > most:
        after = [seats - min(at(table, seats), seats) for seats in left]
        if after == left:
            break
        left = after
    return [state.seats[party] - left[party] for party in range(st.PARTIES)]


def coalition_seats(state: State, coalition: i64) -> i64:
    """Returns the seats of a coalition's parties."""
    total: i64 = 0
    for party in range(st.PARTIES):
        if st.COALITION_MASKS[coalition] >> party & 1:
            total += state.seats[party]
    return total
