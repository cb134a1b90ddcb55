"""Bases in cities (W1, W9): where they are placed, and whose are removed."""

from typing import Final, final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import naming
from . import steps as st
from .arguments import PARTY_OR_YOU, PLACE_IF_ANY, SIGNED, Takes
from .bot_values import S_BASES
from .decision import NO_REASON, Arguments, Decision, Reason, Repeated
from .goods import Goods
from .interpreter import parties_of
from .state import State

DIE_NEEDED: Final = 0  # solo: the player's Zentrum rolls before it removes a base
SPD_FIRST: Final = 1
FREE: Final = 2
ANYWHERE: Final = -1


def can_place(state: State, party: i64, only: i64, barred: i64) -> bool:
    if state.figures_left(party) <= 0:
        return False
    for city in range(st.CITIES):
        if (only < 0 or city == only) and state.has_slot(city) and not barred >> city & 1:
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class PlaceBase(Repeated):
    """Bases of one step go to different cities with a free slot."""

    kind = 64
    name = "place_base"
    rule = "W1"
    answers = "base"
    slots = "seat left barred only"

    def __init__(self, seat: i64, left: i64, only: i64 = ANYWHERE, barred: i64 = 0) -> None:
        self.seat = seat
        self.left = left
        self.barred = barred
        self.only = only

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        if self.left <= 0 or state.figures_left(self.seat) <= 0:
            return out
        start = state.rules.actions.base
        for city in range(st.CITIES):
            if (self.only < 0 or city == self.only) and state.has_slot(city) and not self.barred >> city & 1:
                out.append(start + city)
        return out

    def why_not(self, state: State, move: i64) -> Reason | None:
        city = move - state.rules.actions.base
        reason = why_no_base(state, self.seat, city)
        if reason is not None:
            return reason
        if self.barred >> city & 1:
            return "same-city", {"place": naming.city(city)}
        return None if self.only in (ANYWHERE, city) else ("other-city", {})

    def apply(self, state: State, move: i64) -> None:
        city = move - state.rules.actions.base
        state.replace(PlaceBase(self.seat, self.left - 1, self.only, barred=self.barred | state.rules.bit[city]))
        state.add_base(self.seat, city, 1)


def why_no_base(state: State, party: i64, city: i64) -> Reason | None:
    """W1: returns why the party can place no base in the city at all; None if it can."""
    if state.figures_left(party) <= 0:
        return "no-figures", {"party": naming.party(party)}
    return None if state.has_slot(city) else ("no-slot", {"place": naming.city(city)})


def can_remove(state: State, parties: i64, only: i64) -> bool:
    for party in range(st.PARTIES):
        if parties >> party & 1:
            for city in range(st.CITIES):
                if (only < 0 or city == only) and state.bases[party * st.CITIES + city]:
                    return True
    return False


def remove_moves(state: State, parties: i64, only: i64) -> list[int]:
    out: list[int] = []
    start = state.rules.actions.remove_base
    for party in range(st.PARTIES):
        if parties >> party & 1:
            for city in range(st.CITIES):
                if (only < 0 or city == only) and state.bases[party * st.CITIES + city]:
                    out.append(start + party * st.CITIES + city)
    return out


def remove_options(state: State, parties: i64, left: i64, only: i64, bound: i64) -> list[int]:
    if left <= 0:
        return []
    spd = state.rules.bit[fx.SPD]
    if bound == SPD_FIRST and parties & spd and can_remove(state, spd, only):
        parties = spd
    return remove_moves(state, parties, only)


@final
@mypyc_attr(free_list_len=1)
class RemoveBase(Repeated):
    """W1: a base of one of the given parties."""

    kind = 65
    name = "remove_base"
    rule = "W1"
    answers = "remove_base"
    die_for = st.DIE_REMOVE
    slots = "seat parties left only die"

    def __init__(self, seat: i64, parties: i64, left: i64, only: i64 = ANYWHERE, die: i64 = DIE_NEEDED) -> None:
        self.seat = seat
        self.parties = parties
        self.left = left
        self.only = only
        self.die = die

    def options(self, state: State) -> list[int]:
        return remove_options(state, self.parties, self.left, self.only, self.die)

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else why_not_removed(state, move)

    def apply(self, state: State, move: i64) -> None:
        state.replace(RemoveBase(self.seat, self.parties, left=self.left - 1, only=self.only))
        remove(state, move)

    def needs_die(self, state: State) -> bool:
        """Solo: returns whether the Zentrum may remove an enemy base and it is not yet decided whose."""
        if self.seat != fx.ZENTRUM or self.die != DIE_NEEDED or self.left <= 0:
            return False
        parties = self.parties & st.ALL_BUT_ZENTRUM
        return parties & (parties - 1) != 0  # more than one

    def apply_die(self, state: State, die: i64) -> None:
        state.replace(RemoveBase(self.seat, self.parties, self.left, self.only, spd_first(state, self.seat, die)))


def spd_first(state: State, party: i64, die: i64) -> i64:
    """Solo, 1.3: returns what a die says about the base that the Zentrum removes: one of the SPD, or any."""
    bound = die <= state.rules.zentrum.base_die
    state.report("base_die", party, die, int(bound))
    return SPD_FIRST if bound else FREE


def why_not_removed(state: State, move: i64) -> Reason:
    """Returns why a base cannot be removed; only the general reason if it is there."""
    index = move - state.rules.actions.remove_base
    if state.bases[index]:
        return NO_REASON
    return "no-base", {"party": naming.party(index // st.CITIES), "place": naming.city(index % st.CITIES)}


def remove(state: State, move: i64) -> None:
    index = move - state.rules.actions.remove_base
    state.add_base(index // st.CITIES, index % st.CITIES, -1)


def enemies(state: State, party: i64) -> i64:
    return st.ALL_PARTIES - state.rules.bit[party]


@final
@mypyc_attr(free_list_len=1)
class DemoBase(Decision):
    """W9: a base in a free slot; if there is none, an enemy base is removed instead."""

    kind = 66
    name = "demo_base"
    rule = "W9"
    answers = "base remove_base"
    die_for = st.DIE_REMOVE
    slots = "seat left city - die"

    def __init__(self, seat: i64, left: i64, city: i64, die: i64 = DIE_NEEDED) -> None:
        self.seat = seat
        self.left = left
        self.city = city
        self.die = die

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        if state.has_slot(self.city):
            return [state.rules.actions.base + self.city] if state.figures_left(self.seat) > 0 else []
        return remove_options(state, enemies(state, self.seat), 1, self.city, self.die)

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move in self.options(state):
            return None
        if state.rules.actions.start_of[move] == state.rules.actions.remove_base:
            return why_not_removed(state, move)
        return why_no_base(state, self.seat, move - state.rules.actions.base) or ("other-city", {})

    def apply(self, state: State, move: i64) -> None:
        state.replace(DemoBase(self.seat, left=self.left - 1, city=self.city))
        if move == state.rules.actions.base + self.city:
            state.add_base(self.seat, self.city, 1)
        else:
            remove(state, move)

    def needs_die(self, state: State) -> bool:
        """Solo: returns whether the Zentrum may remove an enemy base and it is not yet decided whose."""
        if self.seat != fx.ZENTRUM or self.die != DIE_NEEDED or self.left <= 0:
            return False
        return not state.has_slot(self.city) and can_remove(state, st.ALL_BUT_ZENTRUM, self.city)

    def apply_die(self, state: State, die: i64) -> None:
        state.replace(DemoBase(self.seat, self.left, self.city, spd_first(state, self.seat, die)))

    def asks(self, state: State) -> Arguments:
        return {"count": self.left, "place": naming.city(self.city)}


# -- effects ---------------------------------------------------------------------------


class BaseVerb(Goods):
    """base +1 Z @breslau"""

    word = "base"
    takes: Takes = (SIGNED, PARTY_OR_YOU, PLACE_IF_ANY)
    worth = S_BASES

    def possible(self, state: State, step: fx.Step, party: i64, where: i64) -> i64:
        """Returns the bases it could lose there, or the cities where it could place one."""
        total: i64 = 0
        for city in range(st.CITIES):
            if where < 0 or city == where:
                if step.amount < 0:
                    total += state.bases[party * st.CITIES + city]
                elif state.has_slot(city):
                    total += 1
        return total if step.amount < 0 else min(total, state.figures_left(party))

    def asks_foe(self, step: fx.Step) -> bool:
        """Returns False for a single base: it is removed whichever party's it is."""
        return step.amount != -1

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if step.amount < 0 and step.party == fx.FOE and foe < 0:
            state.push(RemoveBase(actor, parties=enemies(state, actor), left=1, only=where))
            return
        for party in reversed(parties_of(state, step.party, actor, foe)):
            if step.amount > 0:
                state.push(PlaceBase(party, left=step.amount, only=where))
            else:
                state.push(RemoveBase(actor, parties=state.rules.bit[party], left=-step.amount, only=where))
