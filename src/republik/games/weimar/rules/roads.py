"""W12 The roads to a sudden end: how far each party is from winning at once, and the Republic from falling."""

from typing import Final

from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .state import State

MARKERS: Final = {st.COUNCILS_WIN: st.COUNCILS, st.REGIME_WIN: st.REGIME}
"""The marker of an end that is won by cities."""


class Road:
    """A road to a sudden end: what a party, or nobody (-1), has of what it needs."""

    def __init__(self, termination: i64, party: i64, have: i64, need: i64, missing: i64, near: i64, watch: i64) -> None:
        self.termination = termination
        self.party = party
        self.have = have
        self.need = need
        self.missing = missing
        """How many more it takes at least."""
        self.near = near
        """So few missing are a warning."""
        self.watch = watch
        """As many have come in a single round: of 256 sudden ends of games among computers, this named all at
        least six impulses before, and 253 also exactly six before."""


def roads(state: State) -> list[Road]:
    """Returns all roads: Councils, Regimes, half of parliament for KPD and DNVP, the DR box, the NSDAP track."""
    return [
        _of_markers(state, st.COUNCILS_WIN, fx.KPD),
        _of_markers(state, st.REGIME_WIN, fx.DNVP),
        _of_seats(state, fx.KPD),
        _of_seats(state, fx.DNVP),
        _of_box(state),
        _of_nsdap(state),
    ]


def cities_missing(state: State, marker: i64) -> i64:
    """W12: returns how many more Councils or Regimes make Berlin and two other cities, or any four."""
    rules = state.rules
    count = state.marker_total(marker)
    berlin: i64 = 1 if state.marker(marker, fx.BERLIN) else 0
    with_berlin = 1 - berlin + max(0, rules.sudden_with_berlin - (count - berlin))
    return min(with_berlin, max(0, rules.sudden_anywhere - count))


def is_asleep(state: State, road: Road) -> bool:
    """W12: returns whether its markers do not count, because the party governs."""
    return road.termination in MARKERS and state.governs(road.party)


def needs_berlin(state: State, marker: i64) -> bool:
    """Returns whether the nearest end by these markers needs Berlin."""
    return not state.marker(marker, fx.BERLIN) and (
        cities_missing(state, marker) < state.rules.sudden_anywhere - state.marker_total(marker)
    )


def markers_to_anarchy(state: State) -> i64:
    """W12: returns how many more markers in the DR box end the Republic: one more than it has free spaces."""
    return state.rules.box_spaces + 1 - state.box_total()


def _of_markers(state: State, termination: i64, party: i64) -> Road:
    marker = MARKERS[termination]
    have = state.marker_total(marker)
    missing = cities_missing(state, marker)
    return Road(termination, party, have, have + missing, missing, near=1, watch=2)


def _of_seats(state: State, party: i64) -> Road:
    """W8: half of the occupied seats."""
    have = state.seats[party]
    half = (state.occupied() + 1) // 2
    return Road(st.OVERTHROW, party, have, half, max(0, half - have), near=2, watch=4)


def _of_box(state: State) -> Road:
    rules = state.rules
    return Road(st.ANARCHY, -1, state.box_total(), rules.box_spaces + 1, markers_to_anarchy(state), near=3, watch=4)


def _of_nsdap(state: State) -> Road:
    have = state.nsdap_total()
    missing = state.rules.nsdap_end - have
    return Road(st.NSDAP_WIN, -1, have, state.rules.nsdap_end, missing, near=2, watch=4)
