"""W7 Threats: markers in cities and in the DR box."""

from typing import final

from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import effects as fx
from . import endings, naming
from . import steps as st
from .arguments import SIGNED, SIGNED_OR_ALL, Takes
from .bot_values import S_BOX_THREATS, S_CITY_THREATS, S_ENDS, Score, score
from .decision import Arguments, Reason, Repeated
from .roads import markers_to_anarchy
from .state import State
from .verb import Verb

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
    if markers_to_anarchy(state) <= 0:
        endings.fall(state, st.ANARCHY)


def drop_box(state: State, kind: i64, count: i64) -> None:
    count = min(count, state.box[kind])
    if count:
        state.box[kind] -= count
        state.report("box", kind, -count)


def box_full(state: State) -> bool:
    return markers_to_anarchy(state) <= 1


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


class MarkerDecision(Repeated):
    """W7: a marker of this kind in cities of the party's choice."""

    rule = "W7"
    slots = "seat marker left"

    def __init__(self, seat: i64, marker: i64, left: i64) -> None:
        self.seat = seat
        self.marker = marker
        self.left = left

    def start(self, state: State) -> i64:
        """Returns the move for the first city."""
        raise NotImplementedError

    def allows(self, state: State, city: i64) -> bool:
        """Returns whether the city may be chosen."""
        raise NotImplementedError

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        if self.left > 0:
            for city in range(st.CITIES):
                if self.allows(state, city):
                    out.append(self.start(state) + city)
        return out

    def asks(self, state: State) -> Arguments:
        return {"marker": naming.marker(st.MARKER_NAMES[self.marker]), "count": self.left}


@final
@mypyc_attr(free_list_len=1)
class PutMarker(MarkerDecision):
    """W7: places a marker."""

    kind = 67
    name = "put_marker"
    answers = "put"

    def start(self, state: State) -> i64:
        return state.rules.actions.put

    def allows(self, state: State, city: i64) -> bool:
        return can_put(state, self.marker, city)

    def why_not(self, state: State, move: i64) -> Reason | None:
        city = move - self.start(state)
        return None if self.allows(state, city) else ("marker-barred", {"place": naming.city(city)})

    def apply(self, state: State, move: i64) -> None:
        state.replace(PutMarker(self.seat, self.marker, left=self.left - 1))
        put(state, self.marker, move - self.start(state))


@final
@mypyc_attr(free_list_len=1)
class TakeMarker(MarkerDecision):
    """W7: removes a marker."""

    kind = 68
    name = "take_marker"
    answers = "take"

    def start(self, state: State) -> i64:
        return state.rules.actions.take

    def allows(self, state: State, city: i64) -> bool:
        return state.marker(self.marker, city) > 0

    def why_not(self, state: State, move: i64) -> Reason | None:
        city = move - self.start(state)
        return None if self.allows(state, city) else ("no-marker", {"place": naming.city(city)})

    def apply(self, state: State, move: i64) -> None:
        state.replace(TakeMarker(self.seat, self.marker, left=self.left - 1))
        take(state, self.marker, move - self.start(state))


# -- effects ---------------------------------------------------------------------


class NamedMarker(Verb):
    """A verb named after its marker."""

    def __init__(self, word: str, kind: int) -> None:
        self.word = word
        self.kind = kind

    def phrase(self, step: fx.Step) -> Phrase:
        return Phrase("effect-marker", {"thing": naming.marker(self.word), "count": super().phrase(step).args["count"]})


class BoxVerb(NamedMarker):
    """inflation +1, blockade -all"""

    takes: Takes = (SIGNED_OR_ALL,)
    fills_box = True

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        held = state.box[self.kind]
        return held < state.rules.box_count[self.kind] if step.amount > 0 else held > 0

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if step.amount > 0:
            add_box(state, self.kind, step.amount)
        else:
            drop_box(state, self.kind, -step.amount)

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        total = list(score(S_BOX_THREATS, step.amount))
        if step.amount >= markers_to_anarchy(state):
            total[S_ENDS] += 1
        return tuple(total)


class EconomyVerb(Verb):
    """W7: moves the economy between level 1 and the highest."""

    word = "economy"
    takes: Takes = (SIGNED,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return state.economy < state.rules.best_economy if step.amount > 0 else state.economy > 1

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        level = min(max(state.economy + step.amount, 1), state.rules.best_economy)
        if level != state.economy:
            state.economy = level
            state.report("economy", level)

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        return score(S_CITY_THREATS, -step.amount)
