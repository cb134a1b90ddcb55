"""3 Sequence of play: decades and half-decades, hands, display, turn order."""

from republik.table.contract import CHANCE
from republik.table.native import i64
from republik.table.phrases import Phrase

from . import steps as st
from .decision import Automatic, Decision
from .protest import send_socialists
from .state import State, with_card, without_card
from .steps import EAST, WEST, Step

# -- decades and half-decades ---------------------------------------------------


class StartDecade(Automatic):
    """3, step 1: place the special card in the display, shuffle the deck, refill the hands."""

    kind = st.START_DECADE

    def run(self, state: State, step: Step) -> None:
        rules = state.rules
        decade = step[2]
        state.decade = decade
        state.half = 1
        specials = rules.specials[decade]
        state.special = specials[1 if len(specials) > 1 and state.wall else 0] if specials else -1
        if state.special >= 0:
            state.show(state.special)
        state.pile = rules.normal[decade]
        state.top = []
        state.report("decade", decade, state.special)
        state.push(st.START_HALF, state.holder())
        state.push(st.DEAL, CHANCE, st.TO_EAST, st.HAND)
        state.push(st.DEAL, CHANCE, st.TO_WEST, st.HAND)
        if decade > 1:
            state.push(st.DISCARD, EAST)
            state.push(st.DISCARD, WEST)


class StartHalf(Automatic):
    """3, steps 2 and 3: turn up seven cards, then the sides alternate."""

    kind = st.START_HALF

    def run(self, state: State, step: Step) -> None:
        starter = step[1]
        state.report("half", state.decade, state.half, starter)
        state.push(st.ACTION, starter)
        state.push(st.DEAL, CHANCE, st.TO_DISPLAY, st.DISPLAY)


class EndAction(Automatic):
    """3: the card played goes to the discard row unless East keeps it (6.4); 7: socialists move."""

    kind = st.END_ACTION

    def run(self, state: State, step: Step) -> None:
        if not state.keeps_card:
            state.row = [*state.row, state.card]
        side = state.side
        state.acting = False
        state.card = -1
        state.use = -1
        state.origin = -1
        state.keeps_card = False
        state.push(st.NEXT_ACTION, 1 - side)
        send_socialists(state)


class NextAction(Automatic):
    """3, step 4: the half-decade ends with the last normal card of the display."""

    kind = st.NEXT_ACTION

    def run(self, state: State, step: Step) -> None:
        side = step[1]
        if state.display:
            state.push(st.ACTION, side)
        elif state.half == 1:
            state.half = 2
            state.push(st.START_HALF, side)
        else:
            state.report("decade_end", state.decade)
            state.push(st.PHASE, WEST, 1)


def end_decade(state: State) -> None:
    """9.10: discards the rest of the pile and an unused special card."""
    state.pile = []
    state.top = []
    state.special = -1
    state.ledger = []


# -- dealing ----------------------------------------------------------------------


class Deal(Decision):
    """Chance: any unseen card may come next, unless Guillaume left a known one on top."""

    kind = st.DEAL
    name = "deal"
    rule = "3"
    answers = "deal"

    def options(self, state: State, step: Step) -> list[int]:
        _, _, target, left = step
        if not _wanted(state, target, left):
            return []
        if state.top and target != st.TO_TOP:
            return state.top[:1]
        return state.pile  # the move that deals a card is the card's number

    def apply(self, state: State, step: Step, move: int) -> None:
        target = step[2]
        known_to_east = bool(state.top) and target != st.TO_TOP
        if known_to_east:
            state.top = state.top[1:]
        else:
            state.pile = without_card(state.pile, move)
        if target == st.TO_DISPLAY:
            state.display = with_card(state.display, move)
            state.show(move)
            state.report("turned_up", move)
        elif target == st.TO_TOP:
            state.top = [*state.top, move]
            state.report_private("seen", ("card",), (EAST,), move)
        else:
            _draw(state, target, move, known_to_east)

    def prompt(self, state: State, step: Step) -> Phrase:
        return Phrase("prompt-deal")  # chance is asked, not a side


def _wanted(state: State, target: i64, left: i64) -> bool:
    if target == st.TO_WEST and len(state.hand_west) >= left:
        return False
    if target == st.TO_EAST and len(state.hand_east) >= left:
        return False
    if target == st.TO_DISPLAY and len(state.display) >= left:
        return False
    return not (target == st.TO_TOP and len(state.top) >= left)


def _draw(state: State, side: int, card: int, known_to_east: bool) -> None:
    state.set_hand(side, with_card(state.hand(side), card))
    if known_to_east and side == WEST:
        state.seen_east = with_card(state.seen_east, card)
    state.report_private("drawn", ("card",), (side,), side, card, state.rules.card_decade[card])


# -- hands at the start of a decade -------------------------------------------------------


class Discard(Decision):
    """3: hand cards of the last decade may be discarded; with three, at least one must (edition 2.0 and later)."""

    kind = st.DISCARD
    name = "discard"
    rule = "3"
    answers = "discard done"

    def options(self, state: State, step: Step) -> list[int]:
        _, side, discarded, _ = step
        actions = state.rules.actions
        hand = state.hand(side)
        if not hand:
            return []
        out = [actions.discard + card for card in hand]
        if discarded or len(hand) <= st.HAND or not state.rules.edition.must_discard_third:
            out.insert(0, actions.done)
        return out

    def apply(self, state: State, step: Step, move: int) -> None:
        _, side, discarded, _ = step
        state.drop()
        if move == state.rules.actions.done:
            return
        discard(state, side, move - state.rules.actions.discard)
        state.push(st.DISCARD, side, discarded + 1)


def discard(state: State, side: int, card: int) -> None:
    """Removes a card from the game face down; a side that knew cards of this hand no longer knows which remain
    (R3-3)."""
    state.set_hand(side, without_card(state.hand(side), card))
    if side == WEST:
        state.gone_west = with_card(state.gone_west, card)
        state.seen_east = []
    else:
        state.gone_east = with_card(state.gone_east, card)
        state.seen_west = []
    state.report_private("discarded", ("card",), (side,), side, card, state.rules.card_decade[card])


def leave_hand(state: State, side: int, card: int) -> None:
    """Plays a card from a hand: it becomes public."""
    state.set_hand(side, without_card(state.hand(side), card))
    state.show(card)
    if card in state.seen_west:
        state.seen_west = without_card(state.seen_west, card)
    if card in state.seen_east:
        state.seen_east = without_card(state.seen_east, card)
