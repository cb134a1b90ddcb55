"""W7 Threats: markers in cities and in the DR box."""

from republik.games.weimar.phrases import names
from republik.table.native import i64

from . import effects as fx
from . import endings
from . import steps as st
from .decision import Arguments, Decision
from .state import State

# -- the DR box ----------------------------------------------------------------


def add_box(state: State, kind: i64, count: i64) -> None:
    """Adds markers to the DR box, as far as there are any; one more than it has spaces is anarchy (W12)."""
    left = state.rules.box_count[kind] - state.box[kind]
    if kind == st.B_POVERTY:
        left = poverty_left(state)
    count = min(count, left)
    if count <= 0:
        return
    state.box[kind] += count
    state.report("box", kind, count)
    if state.box_total() > state.rules.box_spaces:
        endings.fall(state, st.ANARCHY)


def drop_box(state: State, kind: i64, count: i64) -> None:
    count = min(count, state.box[kind])
    if count:
        state.box[kind] -= count
        state.report("box", kind, -count)


def box_full(state: State) -> bool:
    return state.box_total() >= state.rules.box_spaces


def poverty_left(state: State) -> i64:
    """Returns the markers left for Poverty and Prosperity, which are two sides of the same markers."""
    used = state.marker_total(st.POVERTY) + state.marker_total(st.PROSPERITY) + state.box[st.B_POVERTY]
    return state.rules.poverty_count - used


# -- cities --------------------------------------------------------------------


def marker_left(state: State, marker: i64) -> bool:
    if marker == st.POVERTY or marker == st.PROSPERITY:
        return poverty_left(state) > 0
    return state.marker_total(marker) < state.rules.marker_count[marker]


def change(state: State, marker: i64, city: i64, count: i64) -> None:
    """Places a marker in a city or removes it, regardless of the rules."""
    state.markers[marker * st.CITIES + city] += count
    state.report("marker", marker, city, count)


def put(state: State, marker: i64, city: i64) -> None:
    """Places a marker in a city, according to its rules."""
    if marker == st.POVERTY:
        _put_poverty(state, city)
    elif marker == st.PROSPERITY:
        _put_prosperity(state, city)
    elif can_put(state, marker, city):
        if marker == st.COUNCILS or marker == st.REGIME:
            for other in (st.UPRISING, st.COUNCILS, st.REGIME):
                take(state, other, city)
        change(state, marker, city, 1)
        if marker == st.COUNCILS:
            endings.check_sudden(state, marker, fx.KPD, st.COUNCILS_WIN)
        elif marker == st.REGIME:
            endings.check_sudden(state, marker, fx.DNVP, st.REGIME_WIN)


def _put_poverty(state: State, city: i64) -> None:
    """W7: Poverty and Prosperity cancel each other; a second Poverty goes to the DR box."""
    if state.marker(st.PROSPERITY, city):
        change(state, st.PROSPERITY, city, -1)
    elif state.marker(st.POVERTY, city):
        add_box(state, st.B_POVERTY, 1)
    elif poverty_left(state) > 0:
        change(state, st.POVERTY, city, 1)


def _put_prosperity(state: State, city: i64) -> None:
    """W7: a second Prosperity removes Poverty from the DR box."""
    if state.marker(st.POVERTY, city):
        change(state, st.POVERTY, city, -1)
    elif state.marker(st.PROSPERITY, city):
        drop_box(state, st.B_POVERTY, 1)
    elif poverty_left(state) > 0:
        change(state, st.PROSPERITY, city, 1)


def take(state: State, marker: i64, city: i64) -> None:
    if state.marker(marker, city):
        change(state, marker, city, -1)


def can_put(state: State, marker: i64, city: i64) -> bool:
    """Returns whether placing this marker there changes anything."""
    if marker == st.POVERTY:
        return state.marker(st.PROSPERITY, city) != 0 or poverty_left(state) > 0
    if marker == st.PROSPERITY:
        if state.marker(st.PROSPERITY, city):
            return state.box[st.B_POVERTY] > 0
        return state.marker(st.POVERTY, city) != 0 or poverty_left(state) > 0
    if state.marker(marker, city) or not marker_left(state, marker):
        return False
    return not (marker == st.UPRISING and state.marker(st.COUNCILS, city))


def unrest_counts(state: State, city: i64) -> bool:
    """W7: Returns whether the city has Unrest that counts, because no Prosperity cancels it."""
    return state.marker(st.UNREST, city) != 0 and not state.marker(st.PROSPERITY, city)


def threats(state: State, city: i64) -> i64:
    """Returns the threats in a city that count: not those of a governing party, and not Unrest beside Prosperity."""
    count = state.marker(st.POVERTY, city)
    if unrest_counts(state, city):
        count += 1
    for marker in (st.UPRISING, st.COUNCILS, st.REGIME):
        if state.has(marker, city):
            count += 1
    return count


# -- decisions -------------------------------------------------------------------


class PutMarker(Decision):
    """W7: places a marker in cities of the party's choice."""

    kind = st.PUT_MARKER
    name = "put_marker"
    rule = "W7"
    answers = "put"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, marker, left, _, _, _, _ = step
        out: list[int] = []
        if left > 0:
            for city in range(st.CITIES):
                if can_put(state, marker, city):
                    out.append(state.rules.actions.put + city)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, marker, left, _, _, _, _ = step
        state.put(3, left - 1)
        put(state, marker, move - state.rules.actions.put)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"marker": names.marker(st.MARKER_NAMES[step[2]]), "count": step[3]}


class TakeMarker(Decision):
    """W7: removes a marker from cities of the party's choice."""

    kind = st.TAKE_MARKER
    name = "take_marker"
    rule = "W7"
    answers = "take"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, marker, left, _, _, _, _ = step
        out: list[int] = []
        if left > 0:
            for city in range(st.CITIES):
                if state.marker(marker, city):
                    out.append(state.rules.actions.take + city)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, marker, left, _, _, _, _ = step
        state.put(3, left - 1)
        take(state, marker, move - state.rules.actions.take)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"marker": names.marker(st.MARKER_NAMES[step[2]]), "count": step[3]}
