"""W4 The opinion grid: topics are introduced, moved by debates and events, and controlled."""

from republik.games.weimar.phrases import names
from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State


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
    """Returns whether the topic is on the grid, may be moved now, and is the one wanted."""
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
    state.push(st.END_DEBATE, 0)


class EndDebate(Automatic):
    """W4: the topics of a debate may be moved again."""

    kind = st.END_DEBATE

    def run(self, state: State, step: st.Step) -> None:
        state.release_topics()


def push_debate(state: State, seat: i64, card: i64) -> None:
    state.push(st.TOPIC_STEP, seat, state.rules.small[card], fx.ANY_TOPIC, 1)
    state.push(st.TOPIC_STEP, seat, state.rules.big[card], fx.ANY_TOPIC, 1)


def _reach(state: State, seat: i64, steps: i64, reserve: i64) -> i64:
    return min(steps + (state.reserve[seat] if reserve else 0), 8)


def must_move_spd_topic(state: State, seat: i64, steps: i64, debate: i64) -> bool:
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


class TopicStep(Decision):
    """Topics that may be moved, or none; among equal copies on one point, only the first is offered."""

    kind = st.TOPIC_STEP
    name = "topic"
    rule = "W4"
    answers = "topic done"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, seat, steps, only, debate, _, _, _ = step
        actions = state.rules.actions
        bound = must_move_spd_topic(state, seat, steps, debate)
        out: list[int] = [] if bound else [actions.done]
        last_topic: i64 = -1
        last_point: i64 = -1
        for slot in range(len(state.topics)):
            if not movable(state, slot, only) or (bound and not _spd_holds(state, slot)):
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

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, steps, _, debate, _, _, _ = step
        state.drop()
        if move != state.rules.actions.done:
            state.push(st.POINT_STEP, seat, move - state.rules.actions.topic, steps, debate)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"steps": step[2]}


class PointStep(Decision):
    """W10: each reserve point adds a step."""

    kind = st.POINT_STEP
    name = "point"
    rule = "W4"
    answers = "point"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, seat, slot, steps, debate, _, _, _ = step
        rules = state.rules
        start = rules.actions.point
        return [start + point for point in rules.near[state.topics[slot]][_reach(state, seat, steps, debate)]]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, slot, steps, _, _, _, _ = step
        state.drop()
        rules = state.rules
        point = move - rules.actions.point
        extra = rules.distance[state.topics[slot]][point] - steps
        if extra > 0:
            state.add_reserve(seat, -extra)
        state.moved |= rules.bit[slot]
        state.topics[slot] = point
        state.report("topic", slot, point)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"topic": names.topic(state.rules, step[2]), "steps": step[3]}


# -- a topic of choice ---------------------------------------------------------------


class TopicIn(Decision):
    """W4: introduces a topic of the party's choice."""

    kind = st.TOPIC_IN
    name = "topic_in"
    rule = "W4"
    answers = "topic"

    def options(self, state: State, step: st.Step) -> list[int]:
        actions = state.rules.actions
        return [actions.topic + state.rules.slots_of[topic][0] for topic in free_topics(state)]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        point = step[2]
        state.drop()
        slot = move - state.rules.actions.topic
        introduce_topic(state, state.rules.slot_topic[slot], point)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"field": names.field(state.rules, step[2])}
