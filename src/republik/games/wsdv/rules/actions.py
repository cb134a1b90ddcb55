"""6.1 to 6.3: choosing a card and its use, removing unrest, building, living standard; 10.2 transfer to West Berlin."""

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import economy, pending
from . import steps as st
from .card_events import begin_event, event_allowed
from .decision import Arguments, Automatic, Decision
from .police import offer
from .protest import calm, remove_unrest
from .sequence import discard, leave_hand
from .state import State, with_card, without_card
from .steps import EAST, WEST, Step

# -- 3, 6: one card, one of four uses ---------------------------------------------


class Action(Decision):
    """A card of the display or the hand, used for its event, to build, for living standard, or to remove unrest."""

    kind = st.ACTION
    name = "action"
    rule = "3"
    answers = "play"

    def options(self, state: State, step: Step) -> list[int]:
        side = step[1]
        rules = state.rules
        has_unrest = state.has_unrest(side)
        can_pay = has_unrest and economy.has_economy(state, side)
        free = rules.free_removal[side]
        cards = state.display
        for card in state.hand(side):
            cards = with_card(cards, card)
        out: list[int] = []
        for card in cards:
            uses = 1 << st.BUILD_UP | 1 << st.LIVING_STANDARD
            if can_pay or (has_unrest and free[card]):
                uses |= 1 << st.REMOVE_UNREST
            if event_allowed(state, side, card):
                uses |= 1 << st.EVENT
            out += rules.play_moves[card][uses]
        if side == EAST and special_allowed(state):
            out += rules.play_moves[state.special][1 << st.EVENT]
        return out

    def apply(self, state: State, step: Step, move: int) -> None:
        side = step[1]
        choice = move - state.rules.actions.play
        card = choice // 4
        state.drop()
        _take_card(state, side, card)
        state.side = side
        state.acting = True
        state.card = card
        state.use = choice % 4
        state.report("card", side, card, state.use, state.origin)
        state.push(st.END_ACTION, side)
        if side == EAST and (state.police or state.rules.has_police[card]):
            state.push(st.LAST_POLICE, EAST)
        _push_use(state, side, card)


def special_allowed(state: State) -> bool:
    """3: only East may choose the special card, and only if it can pay its price."""
    if state.special < 0 or not event_allowed(state, EAST, state.special):
        return False
    return not state.rules.edition.special_price or bool(state.hand_east) or bool(state.pile) or bool(state.top)


def _take_card(state: State, side: int, card: int) -> None:
    if card == state.special:
        state.special = -1
        state.origin = st.FROM_SPECIAL
    elif card in state.display:
        state.display = without_card(state.display, card)
        state.origin = st.FROM_DISPLAY
    else:
        leave_hand(state, side, card)
        state.origin = st.FROM_HAND


def _push_use(state: State, side: int, card: int) -> None:
    rules = state.rules
    if state.use == st.REMOVE_UNREST:
        if not rules.free_removal[side][card]:
            state.push(st.DISMANTLE, side, side, pending.points(1, False))  # 6.1: one point of its own economy
        state.push(st.REMOVE, side)
    elif state.use == st.BUILD_UP:
        state.push(st.BUILD, side, rules.card_values[side][card])
    elif state.use == st.LIVING_STANDARD:
        state.push(st.LIVING, side)
    else:
        begin_event(state, side, card)
        if rules.special[card] and rules.edition.special_price:
            state.push(st.PRICE, EAST)


# -- 3: the price of the special card -------------------------------------------------


class Price(Decision):
    """3: East discards a card from its hand, or West draws one."""

    kind = st.PRICE
    name = "price"
    rule = "3"
    answers = "discard draw"

    def options(self, state: State, step: Step) -> list[int]:
        actions = state.rules.actions
        out = [actions.discard + card for card in state.hand_east]
        if state.pile or state.top:
            out.append(actions.draw)
        return out

    def apply(self, state: State, step: Step, move: int) -> None:
        actions = state.rules.actions
        state.drop()
        if move == actions.draw:
            state.report_words("price", "paid", "draw")
            state.push(st.DEAL, CHANCE, st.TO_WEST, len(state.hand_west) + 1)
        else:
            state.report_words("price", "paid", "discard")
            discard(state, EAST, move - actions.discard)


# -- 6.1 remove unrest -------------------------------------------------------------------


class Remove(Decision):
    """6.1: remove one of the side's own unrest, anywhere."""

    kind = st.REMOVE
    name = "remove"
    rule = "6.1"
    answers = "remove police"

    def options(self, state: State, step: Step) -> list[int]:
        side = step[1]
        rules = state.rules
        first = rules.actions.remove
        out: list[int] = []
        unrest: i64 = 0
        for province in range(rules.first[side], rules.last[side]):
            if state.unrest[province]:
                unrest += state.unrest[province]
                out.append(first + province)
        return offer(state, out) if unrest > 1 else out  # the action needs the last unrest

    def apply(self, state: State, step: Step, move: int) -> None:
        state.drop()
        remove_unrest(state, move - state.rules.actions.remove, step[1])


# -- 6.2 build ------------------------------------------------------------------------------


class Build(Decision):
    """6.2: as many points as the card's value; points may be left unused (5.1)."""

    kind = st.BUILD
    name = "build"
    rule = "6.2"
    answers = "build_city build_line done police"

    def options(self, state: State, step: Step) -> list[int]:
        _, side, points, _ = step
        if not points:
            return []
        rules = state.rules
        out = [rules.actions.done]
        economy.build_moves(state, side, rules.sites[side], rules.all_lines[side], out)
        return offer(state, out)

    def apply(self, state: State, step: Step, move: int) -> None:
        _, side, points, _ = step
        state.drop()
        if move != state.rules.actions.done:
            economy.build(state, move, side)
            if points > 1:
                state.push(st.BUILD, side, points - 1)

    def asks(self, state: State, step: Step) -> Arguments:
        return {"count": step[2]}


# -- 6.3 living standard -----------------------------------------------------------------------


class Living(Decision):
    """6.3: up to three different provinces whose requirements can be met together."""

    kind = st.LIVING
    name = "living"
    rule = "6.3"
    answers = "living done police"

    def options(self, state: State, step: Step) -> list[int]:
        _, side, chosen, _ = step
        rules = state.rules
        out = [rules.actions.done]
        if economy.bit_count(chosen) == st.MAX_LIVING:
            return out
        points = rules.card_values[side][state.card]
        for province in range(rules.first[side], rules.last[side]):
            if not chosen >> province & 1 and province != rules.berlin and can_live(state, chosen, province, points):
                out.append(rules.actions.living + province)
        return offer(state, out)

    def apply(self, state: State, step: Step, move: int) -> None:
        _, side, chosen, _ = step
        rules = state.rules
        state.drop()
        if move == rules.actions.done:
            state.push(st.FINISH_LIVING, side, chosen, -1)
            if side == WEST:
                state.push(st.TRANSFER, WEST, chosen)
            return
        province = move - rules.actions.living
        state.living[province] += 1
        state.report("living", province, 1, -1, side)
        state.push(st.LIVING, side, chosen | 1 << province)

    def asks(self, state: State, step: Step) -> Arguments:
        _, side, chosen, _ = step
        return {"count": economy.bit_count(chosen), "lends": state.rules.card_values[side][state.card]}


def can_live(state: State, chosen: int, province: int, points: int) -> bool:
    need = st.LIVING_COST * (state.living[province] + 1) - economy.economy(state, province)
    if need <= 0:
        return True
    if need > st.MAX_LENT + economy.external_help(state, province):
        return False
    state.living[province] += 1
    missing = economy.missing_points(state, chosen | 1 << province)
    state.living[province] -= 1
    return missing <= points


class Transfer(Decision):
    """10.2: a supplier may transfer its new living standard if it now has more than West Berlin and the sectors stay
    even."""

    kind = st.TRANSFER
    name = "transfer"
    rule = "10.2"
    answers = "transfer done"

    def options(self, state: State, step: Step) -> list[int]:
        chosen = step[2]
        rules = state.rules
        out: list[int] = []
        for supplier in rules.suppliers:
            if chosen >> supplier & 1 and transfer_allowed(state, supplier):
                out.append(rules.actions.transfer + supplier)
        if out:
            out.insert(0, rules.actions.done)
        return out

    def apply(self, state: State, step: Step, move: int) -> None:
        chosen = step[2]
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
        state.replace(chosen & ~(1 << supplier) | 1 << rules.berlin, sector)  # FINISH_LIVING


def transfer_allowed(state: State, supplier: int) -> bool:
    rules = state.rules
    sector = rules.sector_of[supplier]
    more = state.living[supplier] > state.living[rules.berlin]
    return more and state.sectors[sector] == min(state.sectors)


class FinishLiving(Automatic):
    """6.3: each living standard removes one unrest, once all are placed."""

    kind = st.FINISH_LIVING

    def run(self, state: State, step: Step) -> None:
        chosen = step[2]
        for province in range(state.rules.province_count):
            if chosen >> province & 1:
                calm(state, province)
