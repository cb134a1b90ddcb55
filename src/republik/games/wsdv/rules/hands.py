"""3 Hands and the draw pile: dealing, discarding, playing a card."""

from typing import final

from republik.table.contract import IllegalMove
from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import naming
from . import steps as st
from .decision import Decision, refuse
from .state import State, with_card, without_card
from .steps import EAST, WEST

# -- dealing ----------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Deal(Decision):
    """Chance: any unseen card may come next, unless Guillaume left a known one on top."""

    kind = 16
    name = "deal"
    rule = "3"
    answers = "deal"
    slots = ("target", "count")

    def __init__(self, seat: i64, target: i64, count: i64) -> None:
        self.seat = seat
        self.target = target
        self.count = count  # cards to be there in the end

    def options(self, state: State) -> list[int]:
        if self._dealt(state) >= self.count:
            return []
        if state.top and self.target != st.TO_TOP:
            return state.top[:1]
        return state.pile  # the move that deals a card is the card's number

    def apply(self, state: State, move: int) -> None:
        target = self.target
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
            state.report_private("seen", ("card",), EAST, move)
        else:
            _draw(state, target, move, known_to_east)

    def prompt(self, state: State) -> Phrase:
        return Phrase("prompt-deal")  # chance is asked, not a side

    def _dealt(self, state: State) -> int:
        if self.target == st.TO_WEST:
            return len(state.hand_west)
        if self.target == st.TO_EAST:
            return len(state.hand_east)
        return len(state.display if self.target == st.TO_DISPLAY else state.top)


def _draw(state: State, side: int, card: int, known_to_east: bool) -> None:
    state.set_hand(side, with_card(state.hand(side), card))
    if known_to_east and side == WEST:
        state.seen_east = with_card(state.seen_east, card)
    state.report_private("drawn", ("card",), side, side, card, state.rules.card_decade[card])


# -- hands at the start of a decade -------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Discard(Decision):
    """3: hand cards of the last decade may be discarded; with three, at least one must (edition 2.0 and later)."""

    kind = 17
    name = "discard"
    rule = "3"
    answers = "discard done"
    slots = ("discarded",)

    def __init__(self, seat: i64, discarded: i64 = 0) -> None:
        self.seat = seat
        self.discarded = discarded  # so far

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        hand = state.hand(self.seat)
        if not hand:
            return []
        out = [actions.discard + card for card in hand]
        if self._may_stop(state):
            out.insert(0, actions.done)
        return out

    def apply(self, state: State, move: int) -> None:
        state.drop()
        if move == state.rules.actions.done:
            return
        discard(state, self.seat, move - state.rules.actions.discard)
        state.push(Discard(self.seat, self.discarded + 1))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        if move == state.rules.actions.done:
            return None if self._may_stop(state) else refuse("must-discard", "3")
        return why_not_in_hand(state, self.seat, move - state.rules.actions.discard, "3")

    def _may_stop(self, state: State) -> bool:
        few = len(state.hand(self.seat)) <= st.HAND
        return few or self.discarded > 0 or not state.rules.edition.must_discard_third


def why_not_in_hand(state: State, side: int, card: int, rule: str) -> IllegalMove | None:
    return None if card in state.hand(side) else refuse("not-in-hand", rule, card=naming.card(state.rules, card))


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
    state.report_private("discarded", ("card",), side, side, card, state.rules.card_decade[card])


def leave_hand(state: State, side: int, card: int) -> None:
    """Plays a card from a hand: it becomes public."""
    state.set_hand(side, without_card(state.hand(side), card))
    state.show(card)
    if card in state.seen_west:
        state.seen_west = without_card(state.seen_west, card)
    if card in state.seen_east:
        state.seen_east = without_card(state.seen_east, card)
