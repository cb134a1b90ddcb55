"""3 Sequence of play: decades and half-decades, hands, display, whose turn it is."""

from republik.table.contract import CHANCE

from .protest import send_socialists
from .state import State, with_card, without_card
from .steps import (
    ACTION,
    DEAL,
    DISCARD,
    DISPLAY,
    EAST,
    HAND,
    NEXT_ACTION,
    PHASE,
    START_HALF,
    TO_DISPLAY,
    TO_EAST,
    TO_TOP,
    TO_WEST,
    WEST,
)

# -- decades and half-decades ---------------------------------------------------


def start_decade(state: State, decade: int) -> None:
    """3, step 1: the special card lies in the display, the deck is shuffled, hands are refilled."""
    rules = state.rules
    state.decade = decade
    state.half = 1
    specials = rules.specials[decade]
    state.special = specials[1 if len(specials) > 1 and state.wall else 0] if specials else -1
    if state.special >= 0:
        state.show(state.special)
    state.pile = rules.normal[decade]
    state.top = []
    state.tell("decade", decade, state.special)
    state.push(START_HALF, state.holder())
    state.push(DEAL, CHANCE, TO_EAST, HAND)
    state.push(DEAL, CHANCE, TO_WEST, HAND)
    if decade > 1:
        state.push(DISCARD, EAST)
        state.push(DISCARD, WEST)


def start_half(state: State, starter: int) -> None:
    """3, steps 2 and 3: seven cards are turned up, then the sides take turns."""
    state.tell("half", state.decade, state.half, starter)
    state.push(ACTION, starter)
    state.push(DEAL, CHANCE, TO_DISPLAY, DISPLAY)


def end_action(state: State) -> None:
    """3: the played card goes to the discard row unless East keeps it (6.4); 7: socialists move."""
    if not state.keeps_card:
        state.row = [*state.row, state.card]
    side = state.side
    state.acting = False
    state.card = -1
    state.use = -1
    state.origin = -1
    state.keeps_card = False
    state.push(NEXT_ACTION, 1 - side)
    send_socialists(state)


def next_action(state: State, side: int) -> None:
    """3, step 4: the half-decade ends with the last normal card of the display."""
    if state.display:
        state.push(ACTION, side)
    elif state.half == 1:
        state.half = 2
        state.push(START_HALF, side)
    else:
        state.tell("decade_end", state.decade)
        state.push(PHASE, WEST, 1)


def end_decade(state: State) -> None:
    """9.10: the rest of the pile and an unused special card are discarded."""
    state.pile = []
    state.top = []
    state.special = -1
    state.ledger = []


# -- dealing ----------------------------------------------------------------------


def deal_options(state: State, target: int, left: int) -> list[int]:
    """Chance: any unseen card may come next, unless Guillaume left one known on top."""
    if not _wanted(state, target, left):
        return []
    if state.top and target != TO_TOP:
        return state.top[:1]
    return state.pile  # the move that deals a card is the card's own number


def _wanted(state: State, target: int, left: int) -> bool:
    if target == TO_WEST and len(state.hand_west) >= left:
        return False
    if target == TO_EAST and len(state.hand_east) >= left:
        return False
    if target == TO_DISPLAY and len(state.display) >= left:
        return False
    return not (target == TO_TOP and len(state.top) >= left)


def apply_deal(state: State, target: int, move: int) -> None:
    card = move
    known_to_east = bool(state.top) and target != TO_TOP
    if known_to_east:
        state.top = state.top[1:]
    else:
        state.pile = without_card(state.pile, card)
    if target == TO_DISPLAY:
        state.display = with_card(state.display, card)
        state.show(card)
        state.tell("turned_up", card)
    elif target == TO_TOP:
        state.top = [*state.top, card]
        state.tell_secret("seen", ("card",), (EAST,), card)
    else:
        state.set_hand(target, with_card(state.hand(target), card))
        if known_to_east and target == TO_WEST:
            state.seen_east = with_card(state.seen_east, card)
        state.tell_secret("drawn", ("card",), (target,), target, card)


# -- hands at a decade's start -------------------------------------------------------


def discard_options(state: State, side: int, discarded: int) -> list[int]:
    """3: hand cards of the last decade may go; with three, at least one must (edition 2.0 and later)."""
    space = state.rules.space
    hand = state.hand(side)
    if not hand:
        return []
    out = [space.discard + card for card in hand]
    if discarded or len(hand) <= HAND or not state.rules.must_discard_third:
        out.insert(0, space.done)
    return out


def apply_discard(state: State, side: int, discarded: int, move: int) -> None:
    state.drop()
    if move == state.rules.space.done:
        return
    discard(state, side, move - state.rules.space.discard)
    state.push(DISCARD, side, discarded + 1)


def discard(state: State, side: int, card: int) -> None:
    """A card leaves the game face down; whoever knew cards of this hand no longer knows which are left (R3-3)."""
    state.set_hand(side, without_card(state.hand(side), card))
    if side == WEST:
        state.gone_west = with_card(state.gone_west, card)
        state.seen_east = []
    else:
        state.gone_east = with_card(state.gone_east, card)
        state.seen_west = []
    state.tell_secret("discarded", ("card",), (side,), side, card)


def leave_hand(state: State, side: int, card: int) -> None:
    """A card is played from a hand: now everybody knows it."""
    state.set_hand(side, without_card(state.hand(side), card))
    state.show(card)
    if card in state.seen_west:
        state.seen_west = without_card(state.seen_west, card)
    if card in state.seen_east:
        state.seen_east = without_card(state.seen_east, card)
