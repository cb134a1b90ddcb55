"""W11 Foreign affairs: which cards can be negotiated, and how."""

from republik.table.native import i64

from . import effects as fx
from . import rolls, threats
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State


def top_card(state: State) -> i64:
    """Returns the face-up card of the stack, or -1."""
    order = state.rules.stack_order
    return order[state.foreign_top] if state.foreign_top < len(order) else -1


def can_negotiate(state: State, card: i64) -> bool:
    """W11: a card whose first part fills a space of the DR box cannot be chosen if the box is full."""
    return not (state.rules.fills_box[card] and threats.box_full(state))


def open_cards(state: State) -> list[int]:
    out: list[int] = []
    top = top_card(state)
    for card in range(len(fx.FOREIGN_CARDS)):
        if (card == top or state.foreign_beside >> card & 1) and can_negotiate(state, card):
            out.append(card)
    return out


def in_play(state: State) -> list[int]:
    """Returns the cards that can still be negotiated in this game: the rest of the stack, and those beside it."""
    order = state.rules.stack_order
    out = [order[index] for index in range(state.foreign_top, len(order))]
    return out + [card for card in range(len(fx.FOREIGN_CARDS)) if state.foreign_beside >> card & 1]


def lies_open(state: State, card: i64) -> bool:
    return card == top_card(state) or state.foreign_beside >> card & 1 != 0


class Foreign(Decision):
    """W11: a card to negotiate; the action is optional."""

    kind = st.FOREIGN
    name = "foreign"
    rule = "W11"
    answers = "foreign done"

    def options(self, state: State, step: st.Step) -> list[int]:
        """Returns the cards that can be negotiated, and the choice to negotiate none."""
        actions = state.rules.actions
        cards = open_cards(state)
        if not cards:
            return []
        out = [actions.done]
        for card in cards:
            out.append(actions.foreign + card)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        seat = step[1]
        state.drop()
        if move == state.rules.actions.done:
            return
        card = move - state.rules.actions.foreign
        state.report("negotiation", seat, card)
        state.push(st.NEGOTIATE, seat, card)
        state.start_effect(state.rules.before[card], seat)


class Negotiate(Automatic):
    """Rolls one die, plus one per flag of the card's nation."""

    kind = st.NEGOTIATE

    def run(self, state: State, step: st.Step) -> None:
        _, seat, card, _, _, _, _, _ = step
        nation = state.rules.nation[card]
        count = state.rules.negotiation_dice
        if nation >= 0:
            count += state.flags[nation]
        state.push(st.NEGOTIATED, seat, card)
        state.result = 0
        if count > 0:
            rolls.push_roll(state, seat, count)


class Negotiated(Automatic):
    """W11: compares the dice with the card's number."""

    kind = st.NEGOTIATED

    def run(self, state: State, step: st.Step) -> None:
        _, seat, card, _, _, _, _, _ = step
        rules = state.rules
        success = state.result >= rules.target[card]
        state.report("negotiated", card, 1 if success else 0)
        state.push(st.FOREIGN_END, seat, card, 1 if success else 0)
        state.start_effect(rules.always[card], seat)
        if success:
            state.start_effect(rules.success[card], seat)


class ForeignEnd(Automatic):
    """W11: a finished card leaves the game, a failed one stays."""

    kind = st.FOREIGN_END

    def run(self, state: State, step: st.Step) -> None:
        _, _, card, success, _, _, _, _ = step
        if not success:
            return
        bit = state.rules.bit[card]
        state.foreign_done |= bit
        if state.foreign_beside & bit:
            state.foreign_beside &= ~bit
        elif top_card(state) == card:
            state.foreign_top += 1


def advance_track(state: State) -> None:
    if state.foreign_track < len(fx.FOREIGN_CARDS) - 1:
        state.foreign_track += 1
        state.report("foreign_track", state.foreign_track)


# -- flags ------------------------------------------------------------------------------


class Flag(Decision):
    """W11: adds or removes a flag of a nation of the party's choice."""

    kind = st.FLAG
    name = "flag"
    rule = "W11"
    answers = "nation"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, sign, left, _, _, _, _ = step
        out: list[int] = []
        if left > 0:
            for nation in range(len(fx.NATIONS)):
                if can_flag(state, nation, sign):
                    out.append(state.rules.actions.nation + nation)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, sign, left, _, _, _, _ = step
        state.put(3, left - 1)
        add_flag(state, move - state.rules.actions.nation, sign)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"change": "more" if step[2] > 0 else "less"}


def can_flag(state: State, nation: i64, sign: i64) -> bool:
    if sign < 0:
        return state.flags[nation] > 0
    return state.flags[nation] < state.rules.nation_flags[nation]


def add_flag(state: State, nation: i64, sign: i64) -> None:
    if can_flag(state, nation, sign):
        state.flags[nation] += sign
        state.report("flag", nation, sign)
