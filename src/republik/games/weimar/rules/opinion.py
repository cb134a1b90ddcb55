"""W4 The opinion grid: topics are introduced, moved by debates and events, and controlled."""

from typing import final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import naming
from . import steps as st
from .arguments import COUNT, COUNT_OR_CARD, FIELD, TOPIC, TOPIC_IF_ANY, Takes
from .decision import NO_REASON, Arguments, Automatic, Decision, Reason
from .state import State
from .verb import Verb


def introduce_topic(state: State, topic: i64, point: i64) -> bool:
    """Puts a topic onto the grid if a copy is in the supply."""
    for slot in state.rules.slots_of[topic]:
        if state.topics[slot] == st.IN_SUPPLY:
            state.topics[slot] = point
            state.report("topic", slot, point)
            return True
    return False


def has_copy(state: State, topic: i64) -> bool:
    for slot in state.rules.slots_of[topic]:
        if state.topics[slot] == st.IN_SUPPLY:
            return True
    return False


def free_topics(state: State) -> list[int]:
    """Returns the white topics with a copy in the supply."""
    rules = state.rules
    out: list[int] = []
    last: i64 = -1
    for slot in range(len(rules.slot_topic)):
        topic = rules.slot_topic[slot]
        if rules.white[slot] and topic != last and state.topics[slot] == st.IN_SUPPLY:
            out.append(topic)
            last = topic
    return out


def movable(state: State, slot: i64, only: i64) -> bool:
    """Returns whether the topic is on the grid, may be moved now, and is of the kind `only`."""
    if state.topics[slot] < 0 or state.moved & state.rules.bit[slot]:
        return False
    return only == fx.ANY_TOPIC or state.rules.slot_topic[slot] == only


def can_steer(state: State, only: i64) -> bool:
    for slot in range(len(state.topics)):
        if movable(state, slot, only):
            return True
    return False


def halves(state: State, party: i64) -> i64:
    """Returns the topics a party controls, counted in halves: a shared one is half for each of the two."""
    total: i64 = 0
    controllers = state.rules.controllers
    bit = state.rules.bit[party]
    for point in state.topics:
        if point >= 0 and controllers[point] & bit:
            total += 2 if controllers[point] == bit else 1
    return total


# -- debates -----------------------------------------------------------------------


def start_debate(state: State, seat: i64, card: i64) -> None:
    """W4: one topic up to the big value, a different one up to the small value."""
    open_debate(state)
    push_debate(state, seat, card)


def open_debate(state: State) -> None:
    """Begins a debate, in which each topic is moved at most once."""
    state.moved = 0
    state.push(EndDebate())


@final
@mypyc_attr(free_list_len=1)
class EndDebate(Automatic):
    """W4: the topics of a debate may be moved again."""

    kind = 8
    slots = "nobody"

    def run(self, state: State) -> None:
        state.release_topics()


def push_debate(state: State, seat: i64, card: i64) -> None:
    state.push(TopicStep(seat, steps=state.rules.small[card], debate=True))
    state.push(TopicStep(seat, steps=state.rules.big[card], debate=True))


def _reach(state: State, seat: i64, steps: i64, reserve: bool) -> i64:
    return min(steps + (state.reserve[seat] if reserve else 0), 8)


def must_move_spd_topic(state: State, seat: i64, steps: i64, debate: bool) -> bool:
    """Solo, 1.3: with a value of 1 the player's Zentrum must move a topic of the SPD if there is one; the target is
    free."""
    rules = state.rules
    if not (rules.solo and debate and seat == fx.ZENTRUM and steps == rules.zentrum.debate_value):
        return False
    for slot in range(len(state.topics)):
        if movable(state, slot, fx.ANY_TOPIC) and _spd_holds(state, slot):
            return True
    return False


def _spd_holds(state: State, slot: i64) -> bool:
    return state.rules.controllers[state.topics[slot]] == state.rules.bit[fx.SPD]


@final
@mypyc_attr(free_list_len=1)
class TopicStep(Decision):
    """Topics that may be moved, or none; among equal copies on one point, only the first is offered."""

    kind = 62
    name = "topic"
    rule = "W4"
    answers = "topic done"
    slots = "seat steps topic debate?"

    def __init__(self, seat: i64, steps: i64, topic: i64 = fx.ANY_TOPIC, debate: bool = False) -> None:
        self.seat = seat
        self.steps = steps
        self.topic = topic
        self.debate = debate

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        bound = must_move_spd_topic(state, self.seat, self.steps, self.debate)
        out: list[int] = [] if bound else [actions.done]
        last_topic: i64 = -1
        last_point: i64 = -1
        for slot in range(len(state.topics)):
            if not movable(state, slot, self.topic) or (bound and not _spd_holds(state, slot)):
                continue
            topic = state.rules.slot_topic[slot]
            point = state.topics[slot]
            if topic == last_topic and point == last_point:
                continue
            last_topic = topic
            last_point = point
            out.append(actions.topic + slot)
        if len(out) == 1 and not bound:
            return []
        return out

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move in self.options(state):
            return None
        if move == state.rules.actions.done:
            return NO_REASON
        slot = move - state.rules.actions.topic
        if state.topics[slot] < 0:
            return "topic-not-there", {}
        if state.moved & state.rules.bit[slot]:
            return "topic-moved", {}
        bound = must_move_spd_topic(state, self.seat, self.steps, self.debate)
        return ("spd-topic", {}) if bound else NO_REASON

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        if move != state.rules.actions.done:
            slot = move - state.rules.actions.topic
            state.push(PointStep(self.seat, slot, self.steps, self.debate))

    def asks(self, state: State) -> Arguments:
        return {"steps": self.steps}


@final
@mypyc_attr(free_list_len=1)
class PointStep(Decision):
    """W10: each reserve point adds a step."""

    kind = 63
    name = "point"
    rule = "W4"
    answers = "point"
    slots = "seat slot steps debate?"

    def __init__(self, seat: i64, slot: i64, steps: i64, debate: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.steps = steps
        self.debate = debate

    def options(self, state: State) -> list[int]:
        reach = _reach(state, self.seat, self.steps, self.debate)
        return state.rules.point_moves[state.topics[self.slot]][reach]

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else ("too-far", {})

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        rules = state.rules
        point = move - rules.actions.point
        extra = rules.distance[state.topics[self.slot]][point] - self.steps
        if extra > 0:
            state.add_reserve(self.seat, -extra)
        state.moved |= rules.bit[self.slot]
        state.topics[self.slot] = point
        state.report("topic", self.slot, point)

    def asks(self, state: State) -> Arguments:
        return {"topic": naming.topic(state.rules, self.slot), "steps": self.steps}


# -- a topic of choice ---------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class TopicIn(Decision):
    """W4: introduces a topic of the party's choice."""

    kind = 79
    name = "topic_in"
    rule = "W4"
    answers = "topic"
    slots = "seat point"

    def __init__(self, seat: i64, point: i64) -> None:
        self.seat = seat
        self.point = point

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        return [actions.topic + state.rules.slots_of[topic][0] for topic in free_topics(state)]

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else ("topic-out", {})

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        slot = move - state.rules.actions.topic
        introduce_topic(state, state.rules.slot_topic[slot], self.point)

    def asks(self, state: State) -> Arguments:
        return {"field": naming.field(state.rules, self.point)}


# -- effects -------------------------------------------------------------------------


class TopicVerb(Verb):
    """topic media @SPD3"""

    word = "topic"
    takes: Takes = (TOPIC, FIELD)
    names_party = False

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return bool(free_topics(state)) if step.thing < 0 else has_copy(state, step.thing)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        point = state.rules.arm[step.party][step.amount] if step.party >= 0 else 0
        if step.thing < 0:
            state.push(TopicIn(actor, point))
        else:
            introduce_topic(state, step.thing, point)


class SteerVerb(Verb):
    """steer 3 dolchstoss"""

    word = "steer"
    takes: Takes = (COUNT, TOPIC_IF_ANY)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return can_steer(state, step.thing)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.push(TopicStep(actor, steps=step.amount, topic=step.thing))


class DebateVerb(Verb):
    """debate 2, or with the values of the card: debate big small"""

    word = "debate"
    takes: Takes = (COUNT_OR_CARD,)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        return can_steer(state, fx.ANY_TOPIC)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if step.amount:
            state.push(TopicStep(actor, steps=step.amount, debate=True))
        else:
            push_debate(state, actor, card)

    def key(self, step: fx.Step) -> str:
        return "effect-debate" if step.amount else "effect-debate-card"
