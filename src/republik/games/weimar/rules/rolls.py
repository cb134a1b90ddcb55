"""Dice (W9): pools of which the highest die counts, the city table, and rerolls."""

from republik.games.weimar.phrases import names
from republik.table.contract import CHANCE
from republik.table.native import i64
from republik.table.phrases import Phrase

from . import cards, threats
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State


def push_roll(state: State, roller: i64, dice: i64, flags: i64 = 0) -> None:
    """Rolls a pool of dice; the result is in `state.result` when the step below runs."""
    state.push(st.ROLL, CHANCE, roller, dice, dice, 0, 0, flags)


class Roll(Decision):
    """Chance: two dice together or a single one, per decision."""

    kind = st.ROLL
    name = "roll"
    rule = "W9"
    answers = "roll roll_two"

    def options(self, state: State, step: st.Step) -> list[int]:
        left = step[4]
        return state.rules.roll_two_moves if left >= 2 else state.rules.roll_moves

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        roller = step[2]
        left = step[4]
        flags = step[7]
        actions = state.rules.actions
        if left >= 2:
            index = move - actions.roll_two
            first = index // 6 + 1
            second = index % 6 + 1
            left -= 2
        else:
            first = move - actions.roll + 1
            second = 0
            left -= 1
        best = max(step[5], first, second)
        if flags & st.CITY_TABLE:
            best = step[5] + first + second
        state.report("thrown", roller, first, second)
        sixes = step[6] + (1 if first == 6 else 0) + (1 if second == 6 else 0)
        if left:
            state.put(4, left)
            state.put(5, best)
            state.put(6, sixes)
            return
        state.drop()
        if sixes > 1 and not flags & st.CITY_TABLE:  # W9: every further 6 adds 1
            best += sixes - 1
        state.result = best
        state.report("roll", roller, best)
        state.push(st.AFTER_ROLL, roller, roller, step[3], 0, 0, 0, flags)


class AfterRoll(Automatic):
    """W10: first Stresemann, then politicians, clockwise after the party that rolled."""

    kind = st.AFTER_ROLL

    def run(self, state: State, step: st.Step) -> None:
        roller = step[2]
        asked = step[4]
        flags = step[7]
        if asked == 0:
            holder = state.minor[st.DVP]
            if state.stresemann == st.FACE_UP and holder >= 0:
                if below(state, 1)[0] == st.ACT_RESULT:
                    state.report("total", roller, state.act[st.ACT_KIND], total(state))
                state.push(st.AFTER_ROLL, roller, roller, step[3], 1, 0, 0, flags)
                state.push(st.ROLL_AGAIN, holder, roller, step[3], 1, 0, 0, flags)
                return
            asked = 1
        if flags & st.REROLLED:
            return
        cards.report_hidden_answers(state, roller)
        order = state.order_from(roller)
        while asked < st.PARTIES:
            party = order[asked]
            asked += 1
            if not state.rules.is_bot[party] and cards.holds(state, party, st.REROLL):
                state.push(st.AFTER_ROLL, roller, roller, step[3], asked, 0, 0, flags)
                state.push(st.ROLL_AGAIN, party, roller, step[3], 0, 0, 0, flags)
                return


class RollAgain(Decision):
    """W10: Stresemann or a politician makes the dice be rolled again."""

    kind = st.ROLL_AGAIN
    name = "roll_again"
    rule = "W10"
    answers = "yes no answer done"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, seat, _, _, by_stresemann, _, _, _ = step
        if by_stresemann:
            return state.rules.yes_no
        return cards.answer_options(state, seat, st.REROLL)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        actions = state.rules.actions
        if move == actions.no or move == actions.done:
            return
        state.drop()  # the remaining parties are asked about the new roll
        flags = step[7]
        seat = step[1]
        state.report("again", seat)
        if step[4]:
            state.stresemann = st.FACE_DOWN
            state.report("stresemann", st.FACE_DOWN)
            push_roll(state, step[2], step[3], flags)
            return
        push_roll(state, step[2], step[3], flags | st.REROLLED)
        cards.answer(state, seat, move)

    def prompt(self, state: State, step: st.Step) -> Phrase:
        """Names the roll and, where it decides something, what it would bring."""
        asked: Arguments = {
            "party": names.party_or_nobody(step[1]),
            "other": names.party_or_nobody(step[2]),
            "result": state.result,
        }
        brings = _brings(state, below(state, 3))
        if brings is None:
            return Phrase("prompt-roll-again", asked)
        return Phrase("prompt-roll-again-for", {**asked, "what": brings})


# -- what a roll brings ------------------------------------------------------------


def below(state: State, depth: i64) -> tuple[int, int]:
    """Returns the kind of the pending step that stands this far from the top (1: the top), and its first number."""
    at = (state.depth - depth) * st.STEP
    return state.stack[at], state.stack[at + 2]


def total(state: State) -> i64:
    """W9: returns the last roll with everything that is added for the action in progress."""
    act = state.act
    added = modifier(state, act[st.ACT_PLAYER], act[st.ACT_KIND], act[st.ACT_CITY], act[st.ACT_TARGET])
    return state.result + act[st.ACT_BONUS] + added


def modifier(state: State, seat: i64, kind: i64, city: i64, target: i64) -> i64:
    """W9: returns what is added to the highest die, apart from a bonus bought for it."""
    rules = state.rules
    if kind == st.DEMONSTRATION:
        return state.bonus[seat]
    if kind == st.FIGHT:
        return rules.fight_bonus[target]
    if kind == st.COUNTER_COUP:
        return 0
    added: i64 = 0
    if state.marker(st.POVERTY, city):
        added += rules.coup_poverty
    if threats.unrest_counts(state, city):
        added += rules.coup_unrest
    return added


def succeeds(state: State, reached: i64) -> bool:
    """W9: returns whether a total is enough for the action in progress; for a demonstration, for a base."""
    rules = state.rules
    kind = state.act[st.ACT_KIND]
    if kind == st.DEMONSTRATION:
        return rules.demo_bases[min(reached, len(rules.demo_bases) - 1)] > 0
    if kind == st.COUP:
        return reached >= rules.coup_success
    if kind == st.COUNTER_COUP:
        return reached >= rules.counter_success
    return reached >= rules.fight_success


def _brings(state: State, pending: tuple[int, int]) -> Phrase | None:
    """Describes what the last roll would bring, by the pending step that it is for; None if the roll says it all."""
    kind, card = pending
    rules = state.rules
    if kind == st.ACT_RESULT:
        reached = total(state)
        action: Arguments = {"action": names.action(state.act[st.ACT_KIND]), "count": reached}
        return Phrase("roll-succeeds" if succeeds(state, reached) else "roll-fails", action)
    if kind == st.REACTION_RESULT:
        lost: Arguments = {"count": rules.dice_lost[min(state.result, len(rules.dice_lost) - 1)]}
        return Phrase("roll-takes-dice", lost)
    if kind == st.NEGOTIATED:
        wanted: Arguments = {"card": names.foreign(card), "count": rules.target[card]}
        return Phrase("roll-signs" if state.result >= rules.target[card] else "roll-not-signs", wanted)
    return None


# -- the city table ----------------------------------------------------------------


def push_city_roll(state: State, roller: i64, marker: i64) -> None:
    """W7: puts a marker into a random city."""
    state.push(st.CITY_ROLLED, roller, marker)
    push_roll(state, roller, 2, st.CITY_TABLE)


class CityRolled(Automatic):
    """W7: the dice determine the city."""

    kind = st.CITY_ROLLED

    def run(self, state: State, step: st.Step) -> None:
        marker = step[2]
        city = state.rules.city_of_sum[state.result]
        state.report("city_rolled", city)
        threats.put(state, marker, city)


# -- W7: crisis rolls ------------------------------------------------------------------


class Crisis(Automatic):
    """W7: a party rolls as often as the crisis requires."""

    kind = st.CRISIS

    def run(self, state: State, step: st.Step) -> None:
        _, party, left, _, _, _, _, _ = step
        if left > 0:
            state.push(st.CRISIS, party, left - 1)
            state.push(st.CRISIS_RESULT, party)
            push_roll(state, party, state.rules.crisis_dice)


class CrisisResult(Automatic):
    """W7: the loser chooses; it does not lose what it does not have."""

    kind = st.CRISIS_RESULT

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        rules = state.rules
        result = min(state.result, 6)
        state.report("crisis", party, result)
        state.add_seats(party, -rules.crisis_seat[result])
        state.add_vp(party, -rules.crisis_vp[result])
        if rules.crisis_base[result]:
            state.push(st.REMOVE_BASE, party, rules.bit[party], rules.crisis_base[result], -1, 2)
