"""W11 Foreign affairs: which cards can be negotiated, and how."""

from typing import final

from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import effects as fx
from . import naming, rolls, threats
from .arguments import NATION_IF_ANY, SIGNED, Takes
from .bot_values import INDIFFERENT, Score, best, negotiation_value
from .decision import Arguments, Automatic, Decision, Reason
from .state import State
from .verb import Verb


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


@final
@mypyc_attr(free_list_len=1)
class Foreign(Decision):
    """W11: a card to negotiate; the action is optional."""

    kind = 84
    name = "foreign"
    rule = "W11"
    answers = "foreign done"

    def options(self, state: State) -> list[int]:
        """Returns the cards that can be negotiated, and the choice to negotiate none."""
        actions = state.rules.actions
        cards = open_cards(state)
        if not cards:
            return []
        out = [actions.done]
        for card in cards:
            out.append(actions.foreign + card)
        return out

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move == state.rules.actions.done:
            return None
        card = move - state.rules.actions.foreign
        if not lies_open(state, card):
            return "foreign-closed", {"card": naming.foreign(card)}
        return None if can_negotiate(state, card) else ("box-full", {"card": naming.foreign(card)})

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        if move == state.rules.actions.done:
            return
        card = move - state.rules.actions.foreign
        state.report("negotiation", self.seat, card)
        state.push(Negotiate(self.seat, card))
        state.start_effect(state.rules.before[card], self.seat)


@final
@mypyc_attr(free_list_len=1)
class Negotiate(Automatic):
    """Rolls one die, plus one per flag of the card's nation."""

    kind = 27
    slots = "seat card"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State) -> None:
        nation = state.rules.nation[self.card]
        count: i64 = state.rules.play.negotiation_dice
        if nation >= 0:
            count += state.flags[nation]
        state.push(Negotiated(self.seat, self.card))
        state.result = 0
        if count > 0:
            rolls.push_roll(state, self.seat, count)


@final
@mypyc_attr(free_list_len=1)
class Negotiated(rolls.RollResult):
    """W11: compares the dice with the card's number."""

    kind = 28
    slots = "seat card"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State) -> None:
        rules = state.rules
        success = state.result >= rules.target[self.card]
        state.report("negotiated", self.card, 1 if success else 0)
        state.push(ForeignEnd(self.seat, card=self.card, success=success))
        state.start_effect(rules.always[self.card], self.seat)
        if success:
            state.start_effect(rules.success[self.card], self.seat)

    def fails(self, state: State) -> bool:
        return state.result < state.rules.target[self.card]

    def can_improve(self, state: State) -> bool:
        return self.fails(state)

    def brings(self, state: State) -> Phrase:
        args: Arguments = {"card": naming.foreign(self.card), "count": state.rules.target[self.card]}
        return Phrase("roll-not-signs" if self.fails(state) else "roll-signs", args)


@final
@mypyc_attr(free_list_len=1)
class ForeignEnd(Automatic):
    """W11: a finished card leaves the game, a failed one stays."""

    kind = 29
    slots = "seat card success?"

    def __init__(self, seat: i64, card: i64, success: bool) -> None:
        self.seat = seat
        self.card = card
        self.success = success

    def run(self, state: State) -> None:
        if not self.success:
            return
        bit = state.rules.bit[self.card]
        state.foreign_done |= bit
        if state.foreign_beside & bit:
            state.foreign_beside &= ~bit
        elif top_card(state) == self.card:
            state.foreign_top += 1


class ForeignVerb(Verb):
    """W11: foreign"""

    word = "foreign"

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(open_cards(state))

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(Foreign(actor))

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        values = [negotiation_value(state, card, party, actor) for card in open_cards(state)]
        return best([INDIFFERENT, *values], actor == party)


class AdvanceVerb(Verb):
    """Moves the marker of the foreign-affairs track."""

    word = "advance"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if state.foreign_track < len(fx.FOREIGN_CARDS) - 1:
            state.foreign_track += 1
            state.report("foreign_track", state.foreign_track)


class LayVerb(Verb):
    """Lays the card in play beside the foreign-affairs stack."""

    word = "lay"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if card >= 0 and state.rules.cards[card] in fx.FOREIGN_CARDS:
            laid = fx.FOREIGN_CARDS.index(state.rules.cards[card])
            state.foreign_beside |= state.rules.bit[laid]
            state.report("laid", laid)


# -- flags ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Flag(Decision):
    """W11: adds or removes a flag of a nation of the party's choice."""

    kind = 76
    name = "flag"
    rule = "W11"
    answers = "nation"
    slots = "seat sign left"

    def __init__(self, seat: i64, sign: i64, left: i64) -> None:
        self.seat = seat
        self.sign = sign
        self.left = left

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        if self.left > 0:
            for nation in range(len(fx.NATIONS)):
                if can_flag(state, nation, self.sign):
                    out.append(state.rules.actions.nation + nation)
        return out

    def apply(self, state: State, move: i64) -> None:
        state.replace(Flag(self.seat, self.sign, left=self.left - 1))
        add_flag(state, move - state.rules.actions.nation, self.sign)

    def asks(self, state: State) -> Arguments:
        return {"change": "more" if self.sign > 0 else "less"}


def can_flag(state: State, nation: i64, sign: i64) -> bool:
    if sign < 0:
        return state.flags[nation] > 0
    return state.flags[nation] < state.rules.nation_flags[nation]


def add_flag(state: State, nation: i64, sign: i64) -> None:
    if can_flag(state, nation, sign):
        state.flags[nation] += sign
        state.report("flag", nation, sign)


class FlagVerb(Verb):
    """flag +1 usa_uk"""

    word = "flag"
    takes: Takes = (SIGNED, NATION_IF_ANY)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        sign = 1 if step.amount > 0 else -1
        for nation in range(len(fx.NATIONS)):
            if (step.thing < 0 or step.thing == nation) and can_flag(state, nation, sign):
                return True
        return False

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        sign: i64 = 1 if step.amount > 0 else -1
        if step.thing < 0:
            state.push(Flag(actor, sign=sign, left=abs(step.amount)))
            return
        for _ in range(abs(step.amount)):
            add_flag(state, step.thing, sign)
