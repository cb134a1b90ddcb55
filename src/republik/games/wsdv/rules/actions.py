"""6.1 to 6.3: removing unrest, building, living standard; 10.2 transfer to West Berlin."""

from typing import final

from republik.table.contract import CHANCE, IllegalMove
from republik.table.native import i64, mypyc_attr

from . import economy, naming
from . import steps as st
from .card_events import begin_event
from .decision import Arguments, Automatic, Decision, refuse
from .hands import Deal, discard, why_not_in_hand
from .police import is_police, offer, why_not_police
from .protest import calm, remove_unrest
from .state import State
from .steps import EAST, WEST

# -- 6: the four uses of a card ----------------------------------------------------------


def begin_use(state: State, side: int, card: int) -> None:
    """6: pushes what the chosen use of a card asks of its side."""
    rules = state.rules
    if state.use == st.REMOVE_UNREST:
        if not rules.free_removal[side][card]:
            state.push(economy.Dismantle(side, loser=side, points=1))  # 6.1: one point of its own economy
        state.push(Remove(side))
    elif state.use == st.BUILD_UP:
        state.push(Build(side, points=rules.card_values[side][card]))
    elif state.use == st.LIVING_STANDARD:
        state.push(Living(side))
    else:
        begin_event(state, side, card)
        if rules.special[card] and rules.edition.special_price:
            state.push(Price(EAST))


# -- 3: the price of the special card -------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Price(Decision):
    """3: East discards a card from its hand, or West draws one."""

    kind = 19
    name = "price"
    rule = "3"
    answers = "discard draw"

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        out = [actions.discard + card for card in state.hand_east]
        if state.pile or state.top:
            out.append(actions.draw)
        return out

    def apply(self, state: State, move: int) -> None:
        actions = state.rules.actions
        state.drop()
        if move == actions.draw:
            state.report_words("price", "paid", "draw")
            state.push(Deal(CHANCE, st.TO_WEST, len(state.hand_west) + 1))
        else:
            state.report_words("price", "paid", "discard")
            discard(state, EAST, move - actions.discard)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        actions = state.rules.actions
        return None if move == actions.draw else why_not_in_hand(state, EAST, move - actions.discard, "3")


# -- 6.1 remove unrest -------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Remove(Decision):
    """6.1: remove one of the side's own unrest, anywhere."""

    kind = 20
    name = "remove"
    rule = "6.1"
    answers = "remove police"

    def options(self, state: State) -> list[int]:
        side = self.seat
        rules = state.rules
        first = rules.actions.remove
        out: list[int] = []
        unrest: i64 = 0
        for province in range(rules.first[side], rules.last[side]):
            if state.unrest[province]:
                unrest += state.unrest[province]
                out.append(first + province)
        return offer(state, out) if unrest > 1 else out  # the action needs the last unrest

    def apply(self, state: State, move: int) -> None:
        state.drop()
        remove_unrest(state, move - state.rules.actions.remove, self.seat)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        if is_police(state, move):
            return why_not_police(state, move)
        province = move - state.rules.actions.remove
        place = naming.province(state.rules, province)
        if state.rules.province_side[province] != self.seat:
            return refuse("other-side", "6.1", place=place, side=naming.seat(self.seat))
        return None if state.unrest[province] else refuse("no-unrest", "6.1", place=place)


# -- 6.2 build ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Build(Decision):
    """6.2: as many points as the card's value; points may be left unused (5.1)."""

    kind = 21
    name = "build"
    rule = "6.2"
    answers = "build_city build_line done police"
    slots = ("points",)
    counts = "points"
    one_verb = True

    def __init__(self, seat: i64, points: i64) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: State) -> list[int]:
        side = self.seat
        if not self.points:
            return []
        rules = state.rules
        out = [rules.actions.done]
        economy.build_moves(state, side, rules.sites[side], rules.all_lines[side], out)
        return offer(state, out)

    def apply(self, state: State, move: int) -> None:
        state.drop()
        if move != state.rules.actions.done:
            economy.build(state, move, self.seat)
            if self.points > 1:
                state.push(Build(self.seat, self.points - 1))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        actions = state.rules.actions
        if move == actions.done:
            return None
        if is_police(state, move):
            return why_not_police(state, move)
        barred = economy.why_not_build(state, self.seat, move)
        if barred is None and actions.start_of[move] == actions.build_city:
            return economy.why_not_home(state, move - actions.build_city)
        return barred


# -- 6.3 living standard -----------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Living(Decision):
    """6.3: up to three different provinces whose requirements can be met together."""

    kind = 22
    name = "living"
    rule = "6.3"
    answers = "living done police"
    slots = ("chosen",)

    def __init__(self, seat: i64, chosen: i64 = 0) -> None:
        self.seat = seat
        self.chosen = chosen  # mask of provinces

    def options(self, state: State) -> list[int]:
        side, chosen = self.seat, self.chosen
        rules = state.rules
        out = [rules.actions.done]
        if self.is_full():
            return out
        points = rules.card_values[side][state.card]
        for province in range(rules.first[side], rules.last[side]):
            if not chosen >> province & 1 and province != rules.berlin and can_live(state, chosen, province, points):
                out.append(rules.actions.living + province)
        return offer(state, out)

    def apply(self, state: State, move: int) -> None:
        side, chosen = self.seat, self.chosen
        rules = state.rules
        state.drop()
        if move == rules.actions.done:
            state.push(FinishLiving(side, chosen))
            if side == WEST:
                state.push(Transfer(WEST, chosen))
            return
        province = move - rules.actions.living
        state.living[province] += 1
        state.report("living", province, 1, -1, side)
        state.push(Living(side, chosen | 1 << province))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        rules = state.rules
        if move == rules.actions.done:
            return None
        if is_police(state, move):
            return why_not_police(state, move)
        province = move - rules.actions.living
        place = naming.province(rules, province)
        points = rules.card_values[self.seat][state.card]
        if province == rules.berlin:
            return refuse("living-berlin", "10.2")
        if rules.province_side[province] != self.seat:
            return refuse("other-side", "6.3", place=place, side=naming.seat(self.seat))
        if self.chosen >> province & 1:
            return refuse("living-once", "6.3", place=place)
        if not can_live(state, 0, province, points):
            number, have = int(state.living[province]) + 1, int(economy.economy(state, province))
            need = st.LIVING_COST * number
            return refuse("living-economy", "6.3", place=place, need=need, number=number, have=have)
        if self.is_full() or not can_live(state, self.chosen, province, points):
            return refuse("living-together", "6.3", place=place)
        return None

    def is_full(self) -> bool:
        """Returns whether no further province may be chosen."""
        return economy.bit_count(self.chosen) == st.MAX_LIVING

    def asks(self, state: State) -> Arguments:
        lends = state.rules.card_values[self.seat][state.card]
        return {"count": economy.bit_count(self.chosen), "lends": lends}


def can_live(state: State, chosen: int, province: int, points: int) -> bool:
    need = st.LIVING_COST * (state.living[province] + 1) - economy.economy(state, province)
    if need <= 0:
        return True
    if need > st.MAX_LENT + economy.external_help(state, province):
        return False
    state.living[province] += 1
    suffices = economy.points_suffice(state, chosen | 1 << province, points)
    state.living[province] -= 1
    return suffices


@final
@mypyc_attr(free_list_len=1)
class Transfer(Decision):
    """10.2: a supplier may transfer its new living standard if it now has more than West Berlin and the sectors stay
    even."""

    kind = 23
    name = "transfer"
    rule = "10.2"
    answers = "transfer done"
    slots = ("chosen",)

    def __init__(self, seat: i64, chosen: i64) -> None:
        self.seat = seat
        self.chosen = chosen  # mask of the provinces with a new living standard

    def options(self, state: State) -> list[int]:
        rules = state.rules
        out: list[int] = []
        for supplier in rules.suppliers:
            if self.chosen >> supplier & 1 and transfer_allowed(state, supplier):
                out.append(rules.actions.transfer + supplier)
        if out:
            out.insert(0, rules.actions.done)
        return out

    def apply(self, state: State, move: int) -> None:
        rules = state.rules
        state.drop()
        if move == rules.actions.done:
            return
        supplier = move - rules.actions.transfer
        sector = rules.sector_of[supplier]
        state.living[supplier] -= 1
        state.sectors[sector] += 1
        state.living[rules.berlin] += 1
        state.delivered |= 1 << sector
        state.report("transfer", supplier)
        chosen = self.chosen & ~(1 << supplier) | 1 << rules.berlin
        state.replace(FinishLiving(WEST, chosen, sector))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        rules = state.rules
        if move == rules.actions.done:
            return None
        supplier = move - rules.actions.transfer
        place = naming.province(rules, supplier)
        if rules.sector_of[supplier] < 0:
            return refuse("not-supplier", "10.2", place=place)
        if not self.chosen >> supplier & 1:
            return refuse("transfer-new", "10.2", place=place)
        if state.living[supplier] <= state.living[rules.berlin]:
            return refuse("transfer-more", "10.2", place=place)
        return None if transfer_allowed(state, supplier) else refuse("transfer-even", "10.2", place=place)


def transfer_allowed(state: State, supplier: int) -> bool:
    rules = state.rules
    sector = rules.sector_of[supplier]
    more = state.living[supplier] > state.living[rules.berlin]
    return more and state.sectors[sector] == min(state.sectors)


@final
@mypyc_attr(free_list_len=1)
class FinishLiving(Automatic):
    """6.3: each living standard removes one unrest, once all are placed."""

    kind = 5
    slots = ("chosen", "sector")

    def __init__(self, seat: i64, chosen: i64, sector: i64 = -1) -> None:
        self.seat = seat
        self.chosen = chosen  # mask of provinces
        self.sector = sector  # 10.2: the sector that received the transfer, or -1

    def run(self, state: State) -> None:
        for province in range(state.rules.province_count):
            if self.chosen >> province & 1:
                calm(state, province)
