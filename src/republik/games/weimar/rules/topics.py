"""W5 Topics: who has won them, and the winner's options."""

from typing import final

from republik.table.native import i64, mypyc_attr

from . import interpreter, naming
from . import steps as st
from .decision import NO_REASON, Arguments, Automatic, Decision, Reason, YesNo
from .effect_phrases import topic_option
from .state import State


@final
@mypyc_attr(free_list_len=1)
class Resolve(Automatic):
    """W8, step 2: the next white topic."""

    kind = 16
    slots = "nobody index"

    def __init__(self, index: i64) -> None:
        self.seat = st.NOBODY
        self.index = index

    def run(self, state: State) -> None:
        resolve_white(state, self.index)


def resolve_white(state: State, index: i64) -> None:
    """W8, step 2: white topics in the order of the board, then the yellow ones."""
    rules = state.rules
    while index < len(rules.white_order):
        slot = rules.white_order[index]
        index += 1
        if state.topics[slot] >= 0:
            state.push(Resolve(index))
            resolve(state, slot)
            return
    state.push(Yellow(state.chancellor))


def resolve(state: State, slot: i64) -> None:
    """Removes the marker from the grid; the parties that controlled it decide. In the centre nobody does."""
    rules = state.rules
    controllers = rules.controllers[state.topics[slot]]
    state.topics[slot] = st.IN_SUPPLY if rules.white[slot] else st.GONE
    state.report("topic_gone", slot)
    if controllers == 0:
        return
    proposer: i64 = -1
    partner: i64 = -1
    for party in state.order_from(
        state.chancellor
    ):  # W5: on a shared field the first party, counting from the chancellor, proposes
        if controllers & rules.bit[party]:
            if proposer < 0:
                proposer = party
            else:
                partner = party
    state.push(TopicOption(proposer, slot=slot, partner=partner))


@final
@mypyc_attr(free_list_len=1)
class TopicOption(Decision):
    """W5: an option that changes nothing may only be chosen if all do nothing."""

    kind = 87
    name = "topic_option"
    rule = "W5"
    answers = "option"
    slots = "seat slot partner"

    def __init__(self, seat: i64, slot: i64, partner: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.partner = partner

    def options(self, state: State) -> list[int]:
        rules = state.rules
        start = rules.actions.option
        numbers = rules.options[rules.slot_topic[self.slot]]
        out: list[int] = []
        useful = False
        for index in range(len(numbers)):
            effect = rules.effects[numbers[index]]
            if not effect.blocks[0]:
                out.append(start + index)
            elif interpreter.does_something(state, effect, self.seat):
                out.append(start + index)
                useful = True
        if useful or out:
            return out
        return [start + index for index in range(len(numbers))]

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else ("useless-option", {})

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        option = move - state.rules.actions.option
        if self.partner < 0:
            carry_out(state, self.seat, self.slot, option)
        else:
            state.push(Agree(self.partner, slot=self.slot, option=option, proposer=self.seat))

    def asks(self, state: State) -> Arguments:
        return {"topic": naming.topic(state.rules, self.slot)}


@final
@mypyc_attr(free_list_len=1)
class Agree(YesNo):
    """W5: on a shared field both must agree; the proposer executes the option."""

    kind = 88
    name = "agree"
    rule = "W5"
    slots = "seat slot option proposer"

    def __init__(self, seat: i64, slot: i64, option: i64, proposer: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.option = option
        self.proposer = proposer

    def answer(self, state: State, yes: bool) -> None:
        if not yes:
            return
        rules = state.rules
        effect = rules.effects[rules.options[rules.slot_topic[self.slot]][self.option]]
        if any(step.verb.word == "order" for step in effect.blocks[0]):
            state.co_chooser = self.seat
        carry_out(state, self.proposer, self.slot, self.option)

    def asks(self, state: State) -> Arguments:
        return {
            "topic": naming.topic(state.rules, self.slot),
            "option": topic_option(state.rules, self.slot, self.option),
            "other": naming.party(self.proposer),
        }


def carry_out(state: State, seat: i64, slot: i64, option: i64) -> None:
    rules = state.rules
    topic = rules.slot_topic[slot]
    state.report("topic_won", slot, option, seat)
    if option == 0 and rules.green[topic]:
        state.green |= rules.bit[topic]
    state.start_effect(rules.options[topic][option], seat)


@final
@mypyc_attr(free_list_len=1)
class Yellow(Decision):
    """W5: yellow topics in the order that the chancellor chooses."""

    kind = 89
    name = "yellow"
    rule = "W5"
    answers = "topic"

    def options(self, state: State) -> list[int]:
        rules = state.rules
        return [rules.actions.topic + slot for slot in rules.yellow_slots if state.topics[slot] >= 0]

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move in self.options(state):
            return None
        on_grid = state.topics[move - state.rules.actions.topic] >= 0
        return NO_REASON if on_grid else ("topic-not-there", {})

    def apply(self, state: State, move: i64) -> None:
        resolve(state, move - state.rules.actions.topic)
