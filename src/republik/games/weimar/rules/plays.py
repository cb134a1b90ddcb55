"""W3 Playing a card: its use, its event and its end; W13 the president's additional debate."""

from typing import final

from republik.table.native import i64, mypyc_attr

from . import actions, cards, interpreter, naming, opinion
from . import steps as st
from .decision import Arguments, Automatic, Decision, Reason, YesNo
from .state import State


@final
@mypyc_attr(free_list_len=1)
class Play(Decision):
    """W3: a card and its use; the event of a party card must change something."""

    kind = 58
    name = "play"
    rule = "W3"
    answers = "play"

    def options(self, state: State) -> list[int]:
        rules = state.rules
        out: list[int] = []
        for card in state.hands[self.seat]:
            allowed = event_allowed(state, self.seat, card)
            out += rules.play_moves[card] if allowed else rules.idle_play_moves[card]
        return out

    def why_not(self, state: State, move: i64) -> Reason | None:
        index = move - state.rules.actions.play
        card = index // st.USES
        if card not in state.hands[self.seat]:
            return cards.not_there(state, card)
        if index % st.USES == st.EVENT and not event_allowed(state, self.seat, card):
            return "event-idle", {"card": naming.card(state.rules, card)}
        return None

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        index = move - state.rules.actions.play
        card = index // st.USES
        use = index % st.USES
        put_in_play(state, self.seat, card)
        state.report("card", self.seat, card, use)
        state.push(EndCard(self.seat))
        republic = state.rules.deck[card] == st.REPUBLIC
        if use == st.EVENT:
            if republic:
                state.push(OtherUse(self.seat))
                state.push(RunEvent(self.seat))
            else:
                state.push(RunEvent(self.seat))
                state.push(AskCancel(self.seat))
            return
        if republic:
            state.push(RunEvent(self.seat, True))
        use_card(state, self.seat, use)


def event_allowed(state: State, party: i64, card: i64) -> bool:
    """W3: a republic card's event always, a party card's only if it changes something."""
    rules = state.rules
    return rules.deck[card] == st.REPUBLIC or interpreter.does_something(state, rules.effects[rules.event[card]], party)


def put_in_play(state: State, party: i64, card: i64) -> None:
    """Puts a card from the hand into play."""
    cards.leave_hand(state, party, card)
    state.card = card
    state.player = party
    state.event_done = False
    state.cancelled = False


def use_card(state: State, party: i64, use: i64) -> None:
    if use == st.DEBATE:
        opinion.start_debate(state, party, state.card)
    else:
        state.push(actions.ActionPoints(party, points=state.rules.big[state.card], city=-1))


@final
@mypyc_attr(free_list_len=1)
class OtherUse(Decision):
    """W3: a republic card, or one whose event was cancelled, is also used for a debate or actions."""

    kind = 59
    name = "other_use"
    rule = "W3"
    answers = "use"

    def options(self, state: State) -> list[int]:
        start_move = state.rules.actions.use
        return [start_move + st.DEBATE, start_move + st.ACTIONS]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        use = move - state.rules.actions.use
        state.report("use", self.seat, state.card, use)
        use_card(state, self.seat, use)

    def asks(self, state: State) -> Arguments:
        return {"card": naming.card(state.rules, state.card), "other": naming.party_or_nobody(state.player)}


@final
@mypyc_attr(free_list_len=1)
class AskCancel(cards.AskPoliticians):
    """W10: a politician may cancel an announced event of another party's card."""

    kind = 39

    def reaction(self) -> i64:
        return st.CANCEL

    def ask(self, state: State, party: i64, turn: i64) -> None:
        state.push(AskCancel(self.seat, turn))
        state.push(CancelEvent(party))


@final
@mypyc_attr(free_list_len=1)
class CancelEvent(cards.PoliticianAnswers):
    """W10: a politician may cancel the event of another party's card."""

    kind = 60
    name = "cancel_event"

    def reaction(self) -> i64:
        return st.CANCEL

    def interfere(self, state: State) -> None:
        state.cancelled = True
        state.report("cancelled", self.seat, state.card)

    def asks(self, state: State) -> Arguments:
        return {"card": naming.card(state.rules, state.card), "other": naming.party_or_nobody(state.player)}


@final
@mypyc_attr(free_list_len=1)
class RunEvent(Automatic):
    """W3: runs the event of the card in play, unless it was cancelled."""

    kind = 9
    slots = "seat after_use?"

    def __init__(self, seat: i64, after_use: bool = False) -> None:
        self.seat = seat
        self.after_use = after_use

    def run(self, state: State) -> None:
        if state.cancelled:
            if not state.rules.is_bot[self.seat]:
                state.push(OtherUse(self.seat))
            return
        if self.after_use:
            state.report("use", self.seat, state.card, st.EVENT)
        state.event_done = True
        state.start_effect(state.rules.event[state.card], self.seat, state.card)


@final
@mypyc_attr(free_list_len=1)
class EndCard(Automatic):
    """W3: to the discards, or out of the game if its event was executed and it says so."""

    kind = 10

    def run(self, state: State) -> None:
        rules = state.rules
        card = state.card
        state.card = -1
        state.player = -1
        if state.event_done and rules.removed[card]:
            state.report("removed_card", card)
        else:
            cards.to_discard(state, card)
        state.event_done = False
        if rules.deck[card] != st.REPUBLIC and state.president == self.seat and not state.president_used:
            state.push(President(self.seat, card))


@final
@mypyc_attr(free_list_len=1)
class President(YesNo):
    """W13: once a round, after playing a party card, the president's holder also debates with it."""

    kind = 101
    name = "president"
    rule = "W13"
    slots = "seat card"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def answer(self, state: State, yes: bool) -> None:
        if yes:
            state.president_used = True
            state.report("presidency", self.seat, self.card)
            opinion.start_debate(state, self.seat, self.card)

    def asks(self, state: State) -> Arguments:
        return {"card": naming.card(state.rules, self.card)}
