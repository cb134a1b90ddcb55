"""3 Sequence of play: decades and half-decades, display, turn order, choosing a card and its use."""

from typing import final

from republik.table.contract import CHANCE, IllegalMove
from republik.table.native import i64, mypyc_attr

from . import economy, naming
from . import steps as st
from .actions import begin_use
from .card_events import event_allowed, why_not_event
from .decade_end import Phase
from .decision import Automatic, Decision, refuse
from .hands import Deal, Discard, leave_hand
from .police import LastPolice
from .protest import send_socialists
from .state import State, without_card
from .steps import EAST, WEST

# -- decades and half-decades ---------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class StartDecade(Automatic):
    """3, step 1: place the special card in the display, shuffle the deck, refill the hands."""

    kind = 0
    slots = ("decade",)

    def __init__(self, seat: i64, decade: int) -> None:
        self.seat = seat
        self.decade = decade

    def run(self, state: State) -> None:
        rules = state.rules
        decade = self.decade
        state.decade = decade
        state.half = 1
        specials = rules.specials[decade]
        # where there are two, the second is for a decade that begins with the Wall
        state.special = specials[1 if len(specials) > 1 and state.wall else 0] if specials else -1
        if state.special >= 0:
            state.show(state.special)
        state.pile = rules.normal[decade]
        state.top = []
        state.report("decade", decade, state.special)
        state.push(StartHalf(state.holder()))
        state.push(Deal(CHANCE, st.TO_EAST, st.HAND))
        state.push(Deal(CHANCE, st.TO_WEST, st.HAND))
        if decade > 1:
            state.push(Discard(EAST))
            state.push(Discard(WEST))


@final
@mypyc_attr(free_list_len=1)
class StartHalf(Automatic):
    """3, steps 2 and 3: turn up seven cards, then the sides alternate."""

    kind = 3

    def run(self, state: State) -> None:
        starter = self.seat
        state.report("half", state.decade, state.half, starter)
        state.push(Action(starter))
        state.push(Deal(CHANCE, st.TO_DISPLAY, st.DISPLAY))


# -- actions: one card, one of four uses ---------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Action(Decision):
    """A card of the display or the hand, used for its event, to build, for living standard, or to remove unrest."""

    kind = 18
    name = "action"
    rule = "3"
    answers = "play"

    def options(self, state: State) -> list[int]:
        side = self.seat
        rules = state.rules
        has_unrest = state.has_unrest(side)
        can_pay = has_unrest and economy.has_economy(state, side)
        free = rules.free_removal[side]
        cards = state.display + state.hand(side)
        cards.sort()
        out: list[int] = []
        for card in cards:
            # a bit for each use: building and living standard are always allowed
            uses = 1 << st.BUILD_UP | 1 << st.LIVING_STANDARD
            if can_pay or (has_unrest and free[card]):
                uses |= 1 << st.REMOVE_UNREST
            if event_allowed(state, side, card):
                uses |= 1 << st.EVENT
            out += rules.play_moves[card][uses]
        if side == EAST and special_allowed(state):
            out += rules.play_moves[state.special][1 << st.EVENT]
        return out

    def apply(self, state: State, move: int) -> None:
        side = self.seat
        choice = move - state.rules.actions.play
        card = choice // st.USES
        state.drop()
        _take_card(state, side, card)
        state.side = side
        state.acting = True
        state.card = card
        state.use = choice % st.USES
        state.report("card", side, card, state.use, state.origin)
        state.push(EndAction(side))
        if side == EAST and (state.police or state.rules.has_police[card]):
            state.push(LastPolice(EAST))
        begin_use(state, side, card)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        rules = state.rules
        side = self.seat
        card, use = divmod(move - rules.actions.play, st.USES)
        name = naming.card(rules, card)
        if rules.special[card]:
            return self._why_not_special(state, card, use)
        if card not in state.display and card not in state.hand(side):
            return refuse("card-not-there", "3", card=name)
        if use == st.REMOVE_UNREST:
            return self._why_not_remove(state, card)
        return why_not_event(state, side, card) if use == st.EVENT else None

    def _why_not_special(self, state: State, card: int, use: int) -> IllegalMove | None:
        if self.seat == WEST:
            return refuse("special-east-only", "3")
        if use != st.EVENT:
            return refuse("special-event-only", "6")
        if card != state.special:
            return refuse("special-not-there", "3", card=naming.card(state.rules, card))
        reason = why_not_event(state, EAST, card)
        if reason is None and not special_allowed(state):
            return refuse("special-price", "3", card=naming.card(state.rules, card))
        return reason

    def _why_not_remove(self, state: State, card: int) -> IllegalMove | None:
        if not state.has_unrest(self.seat):
            return refuse("no-own-unrest", "6.1")
        if state.rules.free_removal[self.seat][card] or economy.has_economy(state, self.seat):
            return None
        return refuse("nothing-to-dismantle", "6.1")


def special_allowed(state: State) -> bool:
    """3: only East may choose the special card, and only if it can pay its price: a card, from its hand or drawn."""
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


@final
@mypyc_attr(free_list_len=1)
class EndAction(Automatic):
    """3: the card played goes to the discard row unless East keeps it (6.4); 7: socialists move."""

    kind = 1

    def run(self, state: State) -> None:
        if not state.keeps_card:
            state.row = [*state.row, state.card]
        side = state.side
        state.acting = False
        state.card = -1
        state.use = -1
        state.origin = -1
        state.keeps_card = False
        state.push(NextAction(1 - side))
        send_socialists(state)


@final
@mypyc_attr(free_list_len=1)
class NextAction(Automatic):
    """3, step 4: the half-decade ends with the last normal card of the display."""

    kind = 2

    def run(self, state: State) -> None:
        if state.display:
            state.push(Action(self.seat))
        elif state.half == 1:
            state.half = 2
            state.push(StartHalf(self.seat))
        else:
            state.report("decade_end", state.decade)
            state.push(Phase(WEST, phase=1))
