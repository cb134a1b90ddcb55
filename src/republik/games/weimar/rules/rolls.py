"""Dice (W9): pools of which the highest die counts, the city table, and rerolls."""

from republik.games.weimar.phrases import names
from republik.table.contract import CHANCE
from republik.table.native import i64

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

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"other": names.party_or_nobody(step[2]), "result": state.result}


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
