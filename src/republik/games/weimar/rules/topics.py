"""W5 Topics: who has won them, and the winner's options."""

from republik.games.weimar.phrases import names
from republik.games.weimar.phrases.effects import topic_option
from republik.table.native import i64

from . import effects as fx
from . import executing
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State


class Resolve(Automatic):
    """W8, step 2: the next white topic."""

    kind = st.RESOLVE

    def run(self, state: State, step: st.Step) -> None:
        resolve_white(state, step[2])


def resolve_white(state: State, index: i64) -> None:
    """W8, step 2: white topics in the order of the board, then the yellow ones."""
    rules = state.rules
    while index < len(rules.white_order):
        slot = rules.white_order[index]
        index += 1
        if state.topics[slot] >= 0:
            state.push(st.RESOLVE, 0, index)
            resolve(state, slot)
            return
    state.push(st.YELLOW, state.chancellor)


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
    state.push(st.TOPIC_OPTION, proposer, slot, partner)


class TopicOption(Decision):
    """W5: an option that changes nothing may only be chosen if all do nothing."""

    kind = st.TOPIC_OPTION
    name = "topic_option"
    rule = "W5"
    answers = "option"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, seat, slot, _, _, _, _, _ = step
        rules = state.rules
        start = rules.actions.option
        numbers = rules.options[rules.slot_topic[slot]]
        out: list[int] = []
        useful = False
        for index in range(len(numbers)):
            effect = rules.effects[numbers[index]]
            if not effect.blocks[0]:
                out.append(start + index)
            elif executing.does_something(state, effect, seat):
                out.append(start + index)
                useful = True
        if useful or out:
            return out
        return [start + index for index in range(len(numbers))]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, slot, partner, _, _, _, _ = step
        state.drop()
        option = move - state.rules.actions.option
        if partner < 0:
            carry_out(state, seat, slot, option)
        else:
            state.push(st.AGREE, partner, slot, option, seat)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"topic": names.topic(state.rules, step[2])}


class Agree(Decision):
    """W5: on a shared field both must agree; the proposer executes the option."""

    kind = st.AGREE
    name = "agree"
    rule = "W5"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, slot, option, proposer, _, _, _ = step
        state.drop()
        if move != state.rules.actions.yes:
            return
        rules = state.rules
        effect = rules.effects[rules.options[rules.slot_topic[slot]][option]]
        if any(step.verb == fx.ORDER for step in effect.blocks[0]):
            state.co_chooser = seat
        carry_out(state, proposer, slot, option)

    def asks(self, state: State, step: st.Step) -> Arguments:
        _, _, slot, option, proposer, _, _, _ = step
        return {
            "topic": names.topic(state.rules, slot),
            "option": topic_option(state.rules, slot, option),
            "other": names.party(proposer),
        }


def carry_out(state: State, seat: i64, slot: i64, option: i64) -> None:
    rules = state.rules
    topic = rules.slot_topic[slot]
    state.report("topic_won", slot, option, seat)
    if option == 0 and rules.green[topic]:
        state.green |= rules.bit[topic]
    state.start_effect(rules.options[topic][option], seat)


class Yellow(Decision):
    """W5: yellow topics in the order that the chancellor chooses."""

    kind = st.YELLOW
    name = "yellow"
    rule = "W5"
    answers = "topic"

    def options(self, state: State, step: st.Step) -> list[int]:
        rules = state.rules
        return [rules.actions.topic + slot for slot in rules.yellow_slots if state.topics[slot] >= 0]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        resolve(state, move - state.rules.actions.topic)
