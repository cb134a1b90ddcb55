"""W1, W9: units in cities, their strength, and their movement."""

from republik.games.weimar.phrases import names
from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .decision import Arguments, Decision
from .state import State


def own_strength(state: State, party: i64, city: i64) -> i64:
    """Returns the strength of a party's own units in a city; black Reichswehr belongs to the DNVP."""
    total: i64 = 0
    units = state.units
    strength = state.rules.strength
    for kind in state.rules.own_units[party]:
        total += units[kind * st.PLACES + city] * strength[kind]
    return total


def government_strength(state: State, city: i64) -> i64:
    """Returns the strength of police and white Reichswehr."""
    total: i64 = 0
    units = state.units
    strength = state.rules.strength
    for kind in state.rules.government_units:
        total += units[kind * st.PLACES + city] * strength[kind]
    return total


def strength(state: State, party: i64, city: i64) -> i64:
    """W9: returns the strength of the party's own units; for a government party also the government's."""
    total = own_strength(state, party, city)
    if state.governs(party):
        total += government_strength(state, city)
    return total


def has_own_unit(state: State, party: i64, city: i64) -> bool:
    for kind in state.rules.own_units[party]:
        if state.units[kind * st.PLACES + city]:
            return True
    return False


def can_be_dissolved(state: State, party: i64, city: i64) -> bool:
    """Returns whether the party has a unit there that can be dissolved: never police or Reichswehr."""
    dissolves = state.rules.dissolves
    for kind in state.rules.own_units[party]:
        if dissolves[kind] and state.units[kind * st.PLACES + city]:
            return True
    return False


# -- mobilising ----------------------------------------------------------------------


def may_use(state: State, party: i64, kind: i64, wanted: i64) -> bool:
    """Returns whether the party may move units of this kind for an order that names `wanted`."""
    side = state.rules.unit_side[kind]
    mine = side == party or (side < 0 and state.governs(party))
    if not mine:
        return False
    if wanted == fx.OWN_UNITS:
        return side == party
    if wanted == fx.GOV_UNITS:
        return side < 0
    return wanted in (kind, ANY_UNITS)


ANY_UNITS = -3  # the mobilise action: the party's own units and, in government, the government's


def mobilise_moves(state: State, party: i64, city: i64, wanted: i64, from_supply: bool = False) -> list[int]:
    """Returns the units that can come from the supply and, unless only that is allowed, from other cities."""
    out: list[int] = []
    start = state.rules.actions.mobilise
    units = state.units
    first = st.SUPPLY if from_supply else 0
    for kind in range(st.UNIT_KINDS):
        if not may_use(state, party, kind, wanted):
            continue
        for source in range(first, st.CITIES + 1):
            if source != city and units[kind * st.PLACES + source]:
                out.append(start + kind * (st.CITIES + 1) + source)
    return out


def can_mobilise(state: State, party: i64, city: i64, wanted: i64, from_supply: bool = False) -> bool:
    units = state.units
    first = st.SUPPLY if from_supply else 0
    for kind in range(st.UNIT_KINDS):
        if may_use(state, party, kind, wanted):
            for source in range(first, st.CITIES + 1):
                if source != city and units[kind * st.PLACES + source]:
                    return True
    return False


def mobilise(state: State, city: i64, move: i64) -> None:
    index = move - state.rules.actions.mobilise
    state.move_unit(index // (st.CITIES + 1), index % (st.CITIES + 1), city)


class Mobilise(Decision):
    """W9: which units move to the city, and from where."""

    kind = st.MOBILISE
    name = "mobilise"
    rule = "W9"
    answers = "mobilise done"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, party, wanted, left, city, from_supply, _, _ = step
        if left <= 0:
            return []
        out = mobilise_moves(state, party, city, wanted, from_supply != 0)
        if out:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, _, left, city, _, _, _ = step
        if move == state.rules.actions.done:
            state.drop()
            return
        state.put(3, left - 1)
        mobilise(state, city, move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[3], "place": names.city(step[4])}


class MobiliseTo(Decision):
    """W9: where the next unit goes."""

    kind = st.MOBILISE_TO
    name = "mobilise_to"
    rule = "W9"
    answers = "city done"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, party, wanted, left, from_supply, _, _, _ = step
        if left <= 0:
            return []
        actions = state.rules.actions
        out = [actions.done]
        for city in range(st.CITIES):
            if can_mobilise(state, party, city, wanted, from_supply != 0):
                out.append(actions.city + city)
        return out if len(out) > 1 else []

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, party, wanted, left, from_supply, _, _, _ = step
        if move == state.rules.actions.done:
            state.drop()
            return
        state.put(3, left - 1)
        state.push(st.MOBILISE, party, wanted, 1, move - state.rules.actions.city, from_supply)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[3]}


# -- dissolving, recalling, turning ------------------------------------------------------


def dissolve_moves(state: State, parties: i64, only: i64) -> list[int]:
    out: list[int] = []
    rules = state.rules
    start = rules.actions.dissolve
    for kind in range(st.UNIT_KINDS):
        side = rules.unit_side[kind]
        if side < 0 or not rules.dissolves[kind] or not parties >> side & 1:
            continue
        for city in range(st.CITIES):
            if (only < 0 or city == only) and state.units[kind * st.PLACES + city]:
                out.append(start + kind * st.CITIES + city)
    return out


class Dissolve(Decision):
    """W9: dissolves units of the given parties."""

    kind = st.DISSOLVE
    name = "dissolve"
    rule = "W9"
    answers = "dissolve done"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, parties, left, only, optional, _, _ = step
        if left <= 0:
            return []
        out = dissolve_moves(state, parties, only)
        if out and optional:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        left = step[3]
        if move == state.rules.actions.done:
            state.drop()
            return
        state.put(3, left - 1)
        index = move - state.rules.actions.dissolve
        state.move_unit(index // st.CITIES, index % st.CITIES, st.DISSOLVED)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[3]}


def recall_options(state: State, party: i64, left: i64) -> list[int]:
    """W5: Security returns the party's dissolved units to the supply."""
    if left <= 0:
        return []
    start = state.rules.actions.recall
    return [start + k for k in state.rules.own_units[party] if state.units[k * st.PLACES + st.DISSOLVED]]


class Recall(Decision):
    """W5: the party's dissolved units return."""

    kind = st.RECALL
    name = "recall"
    rule = "W5"
    answers = "recall"

    def options(self, state: State, step: st.Step) -> list[int]:
        return recall_options(state, step[1], step[2])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        left = step[2]
        state.put(2, left - 1)
        state.move_unit(move - state.rules.actions.recall, st.DISSOLVED, st.SUPPLY)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[2]}


WHITE = (fx.REICHSWEHR_1, fx.REICHSWEHR_2)
BLACK = (st.BLACK_1, st.BLACK_2)


def takeover_moves(state: State, city: i64) -> list[int]:
    start = state.rules.actions.takeover
    out: list[int] = []
    for index in range(2):
        if state.units[WHITE[index] * st.PLACES + city]:
            out.append(start + index * st.CITIES + city)
    return out


def takeover_options(state: State, only: i64) -> list[int]:
    out: list[int] = []
    for city in range(st.CITIES):
        if only < 0 or city == only:
            out += takeover_moves(state, city)
    out.sort()
    return out


class Takeover(Decision):
    """W9: turns a Reichswehr black."""

    kind = st.TAKEOVER
    name = "takeover"
    rule = "W9"
    answers = "takeover"

    def options(self, state: State, step: st.Step) -> list[int]:
        return takeover_options(state, step[2])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        take_over(state, move)


def can_take_over(state: State, only: i64) -> bool:
    return not state.governs(fx.DNVP) and bool(takeover_options(state, only))


def take_over(state: State, move: i64) -> None:
    """Turns a white Reichswehr black: it now belongs to the DNVP."""
    index = move - state.rules.actions.takeover
    turn(state, WHITE[index // st.CITIES], BLACK[index // st.CITIES], index % st.CITIES)


def turn(state: State, source: i64, target: i64, city: i64) -> None:
    state.units[source * st.PLACES + city] -= 1
    state.units[target * st.PLACES + city] += 1
    state.report("turned", target, city)


def turn_all_white(state: State) -> None:
    """W8: turns black Reichswehr back when the DNVP enters the government."""
    for index in range(2):
        for city in range(st.CITIES):
            while state.units[BLACK[index] * st.PLACES + city]:
                turn(state, BLACK[index], WHITE[index], city)
