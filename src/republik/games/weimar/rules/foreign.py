"""W11 Foreign affairs: cards that can be negotiated, and how."""

from republik.table.native import i64

from . import effects as fx
from . import rolls, threats
from . import steps as st
from .state import State


def top_card(state: State) -> i64:
    """The open card of the stack, or -1."""
    order = state.rules.stack_order
    return order[state.foreign_top] if state.foreign_top < len(order) else -1


def can_negotiate(state: State, card: i64) -> bool:
    """W11: a card whose first part fills a space of the DR box cannot be chosen when the box is full."""
    return not (state.rules.fills_box[card] and threats.box_full(state))


def open_cards(state: State) -> list[int]:
    out: list[int] = []
    top = top_card(state)
    for card in range(len(fx.FOREIGN_CARDS)):
        if (card == top or state.foreign_beside >> card & 1) and can_negotiate(state, card):
            out.append(card)
    return out


def options(state: State) -> list[int]:
    """The action is optional."""
    space = state.rules.space
    cards = open_cards(state)
    if not cards:
        return []
    out = [space.done]
    for card in cards:
        out.append(space.foreign + card)
    return out


def apply(state: State, seat: i64, move: i64) -> None:
    state.drop()
    if move == state.rules.space.done:
        return
    card = move - state.rules.space.foreign
    state.tell("negotiation", seat, card)
    state.push(st.NEGOTIATE, seat, card)
    state.start_effect(state.rules.before[card], seat)


def negotiate(state: State, seat: i64, card: i64) -> None:
    """Dice: one, and one for each flag of the card's nation."""
    nation = state.rules.nation[card]
    count = state.rules.negotiation_dice
    if nation >= 0:
        count += state.flags[nation]
    state.push(st.NEGOTIATED, seat, card)
    state.result = 0
    if count > 0:
        rolls.push_roll(state, seat, count)


def negotiated(state: State, seat: i64, card: i64) -> None:
    rules = state.rules
    success = state.result >= rules.target[card]
    state.tell("negotiated", card, 1 if success else 0)
    state.push(st.FOREIGN_END, seat, card, 1 if success else 0)
    state.start_effect(rules.always[card], seat)
    if success:
        state.start_effect(rules.success[card], seat)


def leave(state: State, card: i64, success: i64) -> None:
    """W11: a finished card leaves the game, a failed one stays."""
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
        state.tell("foreign_track", state.foreign_track)


# -- flags ------------------------------------------------------------------------------


def flag_options(state: State, sign: i64, left: i64) -> list[int]:
    out: list[int] = []
    if left > 0:
        for nation in range(len(fx.NATIONS)):
            if can_flag(state, nation, sign):
                out.append(state.rules.space.nation + nation)
    return out


def can_flag(state: State, nation: i64, sign: i64) -> bool:
    if sign < 0:
        return state.flags[nation] > 0
    return state.flags[nation] < state.rules.nation_flags[nation]


def apply_flag(state: State, sign: i64, left: i64, move: i64) -> None:
    state.put(3, left - 1)
    add_flag(state, move - state.rules.space.nation, sign)


def add_flag(state: State, nation: i64, sign: i64) -> None:
    if can_flag(state, nation, sign):
        state.flags[nation] += sign
        state.tell("flag", nation, sign)
