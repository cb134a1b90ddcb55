"""W1, W9: units in cities, their strength, and their movement."""

from typing import Final, final

from republik.table.native import i64, mypyc_attr

from . import bases, naming
from . import effects as fx
from . import steps as st
from .arguments import COUNT, PARTY_OR_ANY, PARTY_OR_YOU, PLACE, PLACE_IF_ANY, UNIT, UNIT_OR_GROUP, Takes
from .bot_values import INDIFFERENT, S_LOSSES, S_UNITS, Score, score
from .decision import Arguments, Decision, Repeated
from .state import State
from .verb import Verb


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


def may_use(state: State, party: i64, kind: i64, group: i64) -> bool:
    """Returns whether the party may move units of this kind for an order of `group`: one kind, or several."""
    side = state.rules.unit_side[kind]
    mine = side == party or (side < 0 and state.governs(party))
    if not mine:
        return False
    if group == fx.OWN_UNITS:
        return side == party
    if group == fx.GOV_UNITS:
        return side < 0
    return group in (kind, ANY_UNITS)


ANY_UNITS: Final = -3  # the mobilise action: the party's own units and, in government, the government's


def mobilise_moves(state: State, party: i64, city: i64, group: i64, from_supply: bool = False) -> list[int]:
    """Returns the units that can come from the supply and, unless only that is allowed, from other cities."""
    out: list[int] = []
    start = state.rules.actions.mobilise
    units = state.units
    first = st.SUPPLY if from_supply else 0
    for kind in range(st.UNIT_KINDS):
        if not may_use(state, party, kind, group):
            continue
        for source in range(first, st.CITIES + 1):
            if source != city and units[kind * st.PLACES + source]:
                out.append(start + kind * (st.CITIES + 1) + source)
    return out


def can_mobilise(state: State, party: i64, city: i64, group: i64, from_supply: bool = False) -> bool:
    units = state.units
    first = st.SUPPLY if from_supply else 0
    for kind in range(st.UNIT_KINDS):
        if may_use(state, party, kind, group):
            for source in range(first, st.CITIES + 1):
                if source != city and units[kind * st.PLACES + source]:
                    return True
    return False


def mobilise(state: State, city: i64, move: i64) -> None:
    index = move - state.rules.actions.mobilise
    state.move_unit(index // (st.CITIES + 1), index % (st.CITIES + 1), city)


@final
@mypyc_attr(free_list_len=1)
class Mobilise(Decision):
    """W9: which units move to the city, and from where."""

    kind = 72
    name = "mobilise"
    rule = "W9"
    answers = "mobilise done"
    slots = "seat group left city from_supply?"

    def __init__(self, seat: i64, group: i64, left: i64, city: i64, from_supply: bool) -> None:
        self.seat = seat
        self.group = group
        self.left = left
        self.city = city
        self.from_supply = from_supply

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        out = mobilise_moves(state, self.seat, self.city, self.group, self.from_supply)
        if out:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, move: i64) -> None:
        if move == state.rules.actions.done:
            state.drop()
            return
        state.replace(Mobilise(self.seat, self.group, self.left - 1, self.city, self.from_supply))
        mobilise(state, self.city, move)

    def asks(self, state: State) -> Arguments:
        return {"count": self.left, "place": naming.city(self.city)}


@final
@mypyc_attr(free_list_len=1)
class MobiliseTo(Repeated):
    """W9: where the next unit goes."""

    kind = 71
    name = "mobilise_to"
    rule = "W9"
    answers = "city done"
    slots = "seat group left from_supply?"

    def __init__(self, seat: i64, group: i64, left: i64, from_supply: bool) -> None:
        self.seat = seat
        self.group = group
        self.left = left
        self.from_supply = from_supply

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        actions = state.rules.actions
        out = [actions.done]
        for city in range(st.CITIES):
            if can_mobilise(state, self.seat, city, self.group, self.from_supply):
                out.append(actions.city + city)
        return out if len(out) > 1 else []

    def apply(self, state: State, move: i64) -> None:
        if move == state.rules.actions.done:
            state.drop()
            return
        state.replace(MobiliseTo(self.seat, self.group, self.left - 1, self.from_supply))
        city = move - state.rules.actions.city
        state.push(Mobilise(self.seat, self.group, left=1, city=city, from_supply=self.from_supply))


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


@final
@mypyc_attr(free_list_len=1)
class Dissolve(Repeated):
    """W9: dissolves units of the given parties."""

    kind = 73
    name = "dissolve"
    rule = "W9"
    answers = "dissolve done"
    slots = "seat parties left only optional?"

    def __init__(self, seat: i64, parties: i64, left: i64, only: i64, optional: bool = False) -> None:
        self.seat = seat
        self.parties = parties
        self.left = left
        self.only = only
        self.optional = optional

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        out = dissolve_moves(state, self.parties, self.only)
        if out and self.optional:
            out.insert(0, state.rules.actions.done)
        return out

    def apply(self, state: State, move: i64) -> None:
        if move == state.rules.actions.done:
            state.drop()
            return
        state.replace(Dissolve(self.seat, self.parties, self.left - 1, self.only, self.optional))
        index = move - state.rules.actions.dissolve
        state.move_unit(index // st.CITIES, index % st.CITIES, st.DISSOLVED)


def recall_options(state: State, party: i64, left: i64) -> list[int]:
    """W5: Security returns the party's dissolved units to the supply."""
    if left <= 0:
        return []
    start = state.rules.actions.recall
    return [start + k for k in state.rules.own_units[party] if state.units[k * st.PLACES + st.DISSOLVED]]


@final
@mypyc_attr(free_list_len=1)
class Recall(Repeated):
    """W5: the party's dissolved units return."""

    kind = 74
    name = "recall"
    rule = "W5"
    answers = "recall"

    def options(self, state: State) -> list[int]:
        return recall_options(state, self.seat, self.left)

    def apply(self, state: State, move: i64) -> None:
        state.replace(Recall(self.seat, self.left - 1))
        state.move_unit(move - state.rules.actions.recall, st.DISSOLVED, st.SUPPLY)


WHITE: Final = (fx.REICHSWEHR_1, fx.REICHSWEHR_2)
BLACK: Final = (st.BLACK_1, st.BLACK_2)


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


@final
@mypyc_attr(free_list_len=1)
class Takeover(Decision):
    """W9: turns a Reichswehr black."""

    kind = 75
    name = "takeover"
    rule = "W9"
    answers = "takeover"
    slots = "seat only"

    def __init__(self, seat: i64, only: i64) -> None:
        self.seat = seat
        self.only = only

    def options(self, state: State) -> list[int]:
        return takeover_options(state, self.only)

    def apply(self, state: State, move: i64) -> None:
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


# -- effects -----------------------------------------------------------------------------


class UnitVerb(Verb):
    """Units for the acting party."""

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        return score(S_UNITS, max(step.amount, 1)) if actor == party else INDIFFERENT


class SupplyVerb(UnitVerb):
    """supply 3 rfb: from the box"""

    word = "supply"
    takes: Takes = (COUNT, UNIT, PARTY_OR_YOU)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return state.units[step.thing * st.PLACES + st.UNUSED] > 0

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for _ in range(step.amount):
            if state.units[step.thing * st.PLACES + st.UNUSED]:
                state.move_unit(step.thing, st.UNUSED, st.SUPPLY)

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        return score(S_UNITS, step.amount) if state.rules.unit_side[step.thing] == party else INDIFFERENT


class MobiliseVerb(UnitVerb):
    """mobilise 2 own @C: from the supply and from other cities"""

    word = "mobilise"
    takes: Takes = (COUNT, UNIT_OR_GROUP, PLACE)
    from_supply: bool = False

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        for city in range(st.CITIES):
            if (where < 0 or city == where) and can_mobilise(state, actor, city, step.thing, self.from_supply):
                return True
        return False

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if where >= 0:
            state.push(Mobilise(actor, step.thing, left=step.amount, city=where, from_supply=self.from_supply))
        else:
            state.push(MobiliseTo(actor, step.thing, left=step.amount, from_supply=self.from_supply))


class DeployVerb(MobiliseVerb):
    """deploy 1 gov @berlin: from the supply only"""

    word = "deploy"
    from_supply = True


class DissolveVerb(Verb):
    """dissolve 1 KPD @C; without a party, any unit but the acting party's own"""

    word = "dissolve"
    takes: Takes = (COUNT, PARTY_OR_ANY, PLACE_IF_ANY)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(dissolve_moves(state, self.parties(state, step, actor), where))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(Dissolve(actor, parties=self.parties(state, step, actor), left=step.amount, only=where))

    def parties(self, state: State, step: fx.Step, actor: i64) -> i64:
        return bases.enemies(state, actor) if step.party == fx.NOBODY else state.rules.bit[step.party]

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        hit = actor != party if step.party == fx.NOBODY else step.party == party
        return score(S_UNITS, -step.amount) if hit else score(S_LOSSES, step.amount)


class RecallVerb(UnitVerb):
    """recall 1"""

    word = "recall"
    takes: Takes = (COUNT,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(recall_options(state, actor, 1))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(Recall(actor, step.amount))


class TakeoverVerb(UnitVerb):
    """takeover @berlin"""

    word = "takeover"
    takes: Takes = (PLACE,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return can_take_over(state, where)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if can_take_over(state, where):
            state.push(Takeover(actor, where))
