"""Hands, draw piles and discards (W1, W3)."""

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import steps as st
from .decision import Arguments, Decision
from .state import State, with_card, without_card


def draw(state: State, party: i64, count: i64) -> None:
    """Deals `count` party cards into the hand."""
    state.push(st.DEAL, CHANCE, party, party, count)


def refill(state: State, deck: i64) -> None:
    """W3: reshuffles the discards into an empty pile."""
    if not state.piles[deck] and state.discards[deck]:
        state.piles[deck] = sorted(state.discards[deck])
        state.discards[deck] = []
        state.report("deck_changed", deck)


class Deal(Decision):
    """Chance: any unseen card may come next. The move that deals a card is the card's number."""

    kind = st.DEAL
    name = "deal"
    rule = "W3"
    answers = "deal"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, deck, _, left, _, _, _ = step
        return state.piles[deck] if left > 0 else []

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, deck, hand, left, _, _, _ = step
        state.put(4, left - 1)
        state.piles[deck] = without_card(state.piles[deck], move)
        state.hands[hand] = with_card(state.hands[hand], move)
        state.report_private("drawn", "card", hand, hand, move)


def party_cards(state: State, party: i64) -> list[int]:
    deck = state.rules.deck
    return [card for card in state.hands[party] if deck[card] != st.REPUBLIC]


def leave_hand(state: State, party: i64, card: i64) -> None:
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


class Discard(Decision):
    """W3: party cards of the party's choice."""

    kind = st.DISCARD
    name = "discard"
    rule = "W3"
    answers = "discard"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, party, left, _, _, _, _, _ = step
        start = state.rules.actions.discard
        return [start + card for card in party_cards(state, party)] if left > 0 else []

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, party, left, _, _, _, _, _ = step
        state.put(2, left - 1)
        discard(state, party, move - state.rules.actions.discard)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"count": step[2]}


def fetch_options(state: State, party: i64) -> list[int]:
    """Returns every possible first reinforcement of the pile, whose order nobody knows."""
    reinforces = state.rules.reinforces
    return [card for card in state.piles[party] if reinforces[card]]


class Fetch(Decision):
    """The first reinforcement of the pile."""

    kind = st.FETCH
    name = "fetch"
    rule = "W3"
    answers = "deal"

    def options(self, state: State, step: st.Step) -> list[int]:
        return fetch_options(state, step[2])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        """Takes it openly: everybody knows the card now."""
        party = step[2]
        state.drop()
        state.piles[party] = without_card(state.piles[party], move)
        state.hands[party] = with_card(state.hands[party], move)
        state.shown = with_card(state.shown, move)
        state.report("drawn", party, move)


def holds(state: State, party: i64, reaction: i64) -> bool:
    """Returns whether the party could answer with a politician."""
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


def answer(state: State, party: i64, move: i64) -> None:
    """Discards a politician; its owner draws a party card."""
    card = move - state.rules.actions.answer
    discard(state, party, card)
    state.report("politician", party, card)
    draw(state, party, 1)


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


class Purge(Decision):
    """D06: removes a politician from the game."""

    kind = st.PURGE
    name = "purge"
    rule = "W3"
    answers = "purge"

    def options(self, state: State, step: st.Step) -> list[int]:
        return purge_options(state)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        card = move - state.rules.actions.purge
        deck = state.rules.deck[card]
        state.discards[deck] = without_card(state.discards[deck], card)
        state.report("removed_card", card)


def change_era(state: State) -> None:
    """W3: removes the sets that end, adds the new one, and shuffles the pile with its discards."""
    rules = state.rules
    joins = [
        card
        for card in range(len(rules.first_era))
        if rules.first_era[card] == state.round and rules.cards[card] not in rules.scenario.republic_out
    ]
    if not joins:
        return
    kept = [
        card for card in state.piles[st.REPUBLIC] + state.discards[st.REPUBLIC] if rules.last_era[card] >= state.round
    ]
    state.piles[st.REPUBLIC] = sorted(kept + joins)
    state.discards[st.REPUBLIC] = []
    state.report("deck_changed", st.REPUBLIC)


def add_set(state: State, party: i64, agenda: i64) -> None:
    """W3: shuffles an agenda's set into the draw pile, once."""
    rules = state.rules
    if state.added & rules.bit[agenda]:
        return
    state.added |= rules.bit[agenda]
    mine = [card for card in rules.agenda_adds[agenda] if not _in_deck(state, card)]
    if mine:
        state.piles[party] = sorted(state.piles[party] + mine)
        state.report("set_added", party, agenda)


def _in_deck(state: State, card: int) -> bool:
    """Returns whether the scenario puts the card into the deck at the start."""
    return state.rules.cards[card] in state.rules.scenario.party
