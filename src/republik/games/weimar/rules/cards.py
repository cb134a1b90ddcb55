"""Hands, draw piles and discards (W1, W3)."""

from typing import final

from republik.table.contract import CHANCE
from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import naming
from . import steps as st
from .arguments import COUNT, COUNT_OR_ALL, REINFORCEMENT, Takes
from .decision import AskOthers, Decision, Reason, Repeated
from .state import State, with_card, without_card
from .verb import Verb


def draw(state: State, party: i64, count: i64) -> None:
    """Deals party cards into the party's own hand."""
    state.push(Deal(deck=party, hand=party, left=count))


def refill(state: State, deck: i64) -> None:
    """W3: reshuffles the discards into an empty pile."""
    if not state.piles[deck] and state.discards[deck]:
        state.piles[deck] = sorted(state.discards[deck])
        state.discards[deck] = []
        state.report("deck_changed", deck)


@final
@mypyc_attr(free_list_len=1)
class Deal(Decision):
    """Chance: any unseen card may come next. The move that deals a card is the card's number."""

    kind = 48
    name = "deal"
    rule = "W3"
    answers = "deal"
    slots = "chance deck hand left"

    def __init__(self, deck: i64, hand: i64, left: i64) -> None:
        self.seat = CHANCE
        self.deck = deck
        self.hand = hand
        self.left = left

    def prepare(self, state: State) -> None:
        if self.left > 0:
            refill(state, self.deck)

    def options(self, state: State) -> list[int]:
        return state.piles[self.deck] if self.left > 0 else []

    def apply(self, state: State, move: i64) -> None:
        state.replace(Deal(self.deck, self.hand, left=self.left - 1))
        state.piles[self.deck] = without_card(state.piles[self.deck], move)
        state.hands[self.hand] = with_card(state.hands[self.hand], move)
        state.report_private("drawn", "card", self.hand, self.hand, move)


def party_cards(state: State, party: i64) -> list[int]:
    deck = state.rules.deck
    return [card for card in state.hands[party] if deck[card] != st.REPUBLIC]


def not_there(state: State, card: i64) -> Reason:
    return "card-not-there", {"card": naming.card(state.rules, card)}


def leave_hand(state: State, party: i64, card: i64) -> None:
    """Takes a card out of a hand; it need not be remembered as known to everybody any more."""
    state.hands[party] = without_card(state.hands[party], card)
    if card in state.shown:
        state.shown = without_card(state.shown, card)


def to_discard(state: State, card: i64) -> None:
    deck = state.rules.deck[card]
    state.discards[deck] = with_card(state.discards[deck], card)


def discard(state: State, party: i64, card: i64) -> None:
    """Discards a card face up."""
    leave_hand(state, party, card)
    to_discard(state, card)
    state.report("discarded", party, card)


def discard_all(state: State) -> None:
    """A28: every party discards all party cards in its hand."""
    state.report_hidden()
    for party in state.order_from(state.first):
        for card in party_cards(state, party):
            discard(state, party, card)


@final
@mypyc_attr(free_list_len=1)
class Discard(Repeated):
    """W3: party cards of the party's choice."""

    kind = 85
    name = "discard"
    rule = "W3"
    answers = "discard"

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.discard
        return [start + card for card in party_cards(state, self.seat)] if self.left > 0 else []

    def why_not(self, state: State, move: i64) -> Reason | None:
        card = move - state.rules.actions.discard
        return None if card in party_cards(state, self.seat) else not_there(state, card)

    def apply(self, state: State, move: i64) -> None:
        state.replace(Discard(self.seat, self.left - 1))
        discard(state, self.seat, move - state.rules.actions.discard)


def fetch_options(state: State, party: i64) -> list[int]:
    """Returns every possible first reinforcement of the pile, whose order nobody knows."""
    reinforces = state.rules.reinforces
    return [card for card in state.piles[party] if reinforces[card]]


@final
@mypyc_attr(free_list_len=1)
class Fetch(Decision):
    """The first reinforcement of the pile."""

    kind = 54
    name = "fetch"
    rule = "W3"
    answers = "deal"
    slots = "chance party"

    def __init__(self, party: i64) -> None:
        self.seat = CHANCE
        self.party = party

    def options(self, state: State) -> list[int]:
        return fetch_options(state, self.party)

    def apply(self, state: State, move: i64) -> None:
        """Takes it openly: everybody knows the card now."""
        state.drop()
        state.piles[self.party] = without_card(state.piles[self.party], move)
        state.hands[self.party] = with_card(state.hands[self.party], move)
        state.shown = with_card(state.shown, move)
        state.report("drawn", self.party, move)


def has_politician(state: State, party: i64, reaction: i64) -> bool:
    """W10: returns whether the party has a politician with this reaction in its hand."""
    reactions = state.rules.reaction
    for card in state.hands[party]:
        if reactions[card] == reaction:
            return True
    return False


def report_hidden_answers(state: State, seat: i64) -> None:
    """Reports hidden information: if another hand may contain a politician, who is asked next reveals something about
    it."""
    rules = state.rules
    if state.listener is None or rules.solo:  # solo: the player knows both hands, and bots never answer
        return
    for party in range(st.PARTIES):
        if party != seat and any(rules.deck[card] == party and card not in state.shown for card in state.hands[party]):
            state.report_hidden()
            return


def answer_options(state: State, party: i64, reaction: i64) -> list[int]:
    actions = state.rules.actions
    reactions = state.rules.reaction
    out = [actions.done]
    for card in state.hands[party]:
        if reactions[card] == reaction:
            out.append(actions.answer + card)
    return out


def no_such_answer(state: State, move: i64) -> Reason:
    return "no-such-answer", {"card": naming.card(state.rules, move - state.rules.actions.answer)}


def answer(state: State, party: i64, move: i64) -> None:
    """Discards a politician; its owner draws a party card."""
    card = move - state.rules.actions.answer
    discard(state, party, card)
    state.report("politician", party, card)
    draw(state, party, 1)


class AskPoliticians(AskOthers):
    """W10: asks whether a politician interferes; only one may, and not one of a partner (W10-7)."""

    def run(self, state: State) -> None:
        report_hidden_answers(state, self.seat)
        super().run(state)

    def is_asked(self, state: State, party: i64) -> bool:
        rules = state.rules
        if rules.is_bot[party] or rules.never_reacts(party, self.seat):
            return False
        return has_politician(state, party, self.reaction())

    def reaction(self) -> i64:
        """Returns the reaction that is asked for."""
        raise NotImplementedError


class PoliticianAnswers(Decision):
    """W10: a politician may interfere; nobody else is asked then."""

    rule = "W10"
    answers = "answer done"

    def options(self, state: State) -> list[int]:
        return answer_options(state, self.seat, self.reaction())

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else no_such_answer(state, move)

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        if move != state.rules.actions.done:
            state.drop()  # the step that would ask the next party
            self.interfere(state)
            answer(state, self.seat, move)

    def reaction(self) -> i64:
        """Returns the reaction that is asked for."""
        raise NotImplementedError

    def interfere(self, state: State) -> None:
        """Does what the politician is discarded for."""
        raise NotImplementedError


def purge_options(state: State) -> list[int]:
    """D06: returns the politician cards in all discard piles."""
    start = state.rules.actions.purge
    out: list[int] = []
    for deck in range(st.PARTIES):
        for card in state.discards[deck]:
            if state.rules.politician[card]:
                out.append(start + card)
    out.sort()
    return out


@final
@mypyc_attr(free_list_len=1)
class Purge(Decision):
    """D06: removes a politician from the game."""

    kind = 86
    name = "purge"
    rule = "W3"
    answers = "purge"

    def options(self, state: State) -> list[int]:
        return purge_options(state)

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in purge_options(state) else not_there(state, move - state.rules.actions.purge)

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        card = move - state.rules.actions.purge
        deck = state.rules.deck[card]
        state.discards[deck] = without_card(state.discards[deck], card)
        state.report("removed_card", card)


def change_era(state: State) -> None:
    """W3: removes the sets that end, adds the new one, and shuffles the pile with its discards."""
    rules = state.rules
    new_cards = [
        card
        for card in range(len(rules.first_era))
        if rules.first_era[card] == state.round and rules.cards[card] not in rules.scenario.republic_out
    ]
    if not new_cards:
        return
    remaining = [
        card for card in state.piles[st.REPUBLIC] + state.discards[st.REPUBLIC] if rules.last_era[card] >= state.round
    ]
    state.piles[st.REPUBLIC] = sorted(remaining + new_cards)
    state.discards[st.REPUBLIC] = []
    state.report("deck_changed", st.REPUBLIC)


def add_set(state: State, party: i64, agenda: i64) -> None:
    """W3: shuffles an agenda's set into the draw pile, once."""
    rules = state.rules
    if state.added & rules.bit[agenda]:
        return
    state.added |= rules.bit[agenda]
    new_cards = rules.agenda_adds[agenda]
    if new_cards:
        state.piles[party] = sorted(state.piles[party] + new_cards)
        state.report("set_added", party, agenda)


# -- effects --------------------------------------------------------------------------


class DrawVerb(Verb):
    """draw 1, with the hand of the round if it has not been drawn yet; bots draw nothing extra."""

    word = "draw"
    takes: Takes = (COUNT,)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        count: i64 = step.amount
        bit = state.rules.bit[actor]
        if state.rules.is_bot[actor] and state.card < 0:
            return
        if state.card < 0 and not state.drawn & bit:
            state.drawn |= bit
            count += state.rules.play.party_cards
        draw(state, actor, count)


class DiscardVerb(Verb):
    """discard 1"""

    word = "discard"
    takes: Takes = (COUNT_OR_ALL,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return step.amount == fx.ALL or bool(party_cards(state, actor))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if step.amount == fx.ALL:
            discard_all(state)
        elif not state.rules.is_bot[actor]:
            state.push(Discard(actor, step.amount))

    def key(self, step: fx.Step) -> str:
        return "effect-discard-all" if step.amount == fx.ALL else "effect-discard"

    def harms(self, step: fx.Step) -> bool:
        return True


class FetchVerb(Verb):
    """fetch reinforcement"""

    word = "fetch"
    takes: Takes = (REINFORCEMENT,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(fetch_options(state, actor))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(Fetch(actor))


class PurgeVerb(Verb):
    """D06: purge"""

    word = "purge"

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(purge_options(state))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(Purge(actor))
