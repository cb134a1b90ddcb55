"""Dice (W9): pools of which the highest die counts, the city table, and rerolls."""

from typing import final

from republik.table.contract import CHANCE
from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import bases, cards, naming, threats
from . import effects as fx
from . import steps as st
from .arguments import COUNT, PARTY, PLACE, SIGNED, Takes
from .bot_values import S_CITY_THREATS, S_MARKERS, Score, score
from .decision import NO_REASON, Arguments, Automatic, Decision, Reason
from .interpreter import parties_of
from .state import State
from .verb import Verb


def push_roll(state: State, roller: i64, dice: i64, flags: i64 = 0) -> None:
    """Rolls a pool of dice; the result is in `state.result` when the step below runs."""
    state.push(Roll(roller, dice, left=dice, flags=flags))


class RollResult(Automatic):
    """The step below a roll, which the roll is for."""

    def report_total(self, state: State, roller: i64) -> None:
        """Reports the roll with everything that is added to it, where something may be."""

    def fails(self, state: State) -> bool:
        """Returns whether the roll fails its purpose."""
        return False

    def can_improve(self, state: State) -> bool:
        """Returns whether another roll could bring the party that rolled more."""
        return True

    def brings(self, state: State) -> Phrase | None:
        """Describes what the roll would bring; None if the roll says it all."""
        return None


@final
@mypyc_attr(free_list_len=1)
class Roll(Decision):
    """Chance: two dice together or a single one, per decision."""

    kind = 50
    name = "roll"
    rule = "W9"
    answers = "roll roll_two"
    slots = "chance roller dice left best sixes flags"

    def __init__(self, roller: i64, dice: i64, left: i64, flags: i64, best: i64 = 0, sixes: i64 = 0) -> None:
        self.seat = CHANCE
        self.roller = roller
        self.dice = dice
        self.left = left
        self.best = best
        self.sixes = sixes
        self.flags = flags

    def options(self, state: State) -> list[int]:
        return state.rules.roll_two_moves if self.left >= 2 else state.rules.roll_moves

    def apply(self, state: State, move: i64) -> None:
        left = self.left
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
        if self.flags & st.CITY_TABLE:
            best = self.best + first + second
        else:
            highest = max(first, second)
            best = max(self.best, highest)
        state.report("thrown", self.roller, first, second)
        sixes = self.sixes + (1 if first == 6 else 0) + (1 if second == 6 else 0)
        if left:
            state.replace(Roll(self.roller, self.dice, left=left, flags=self.flags, best=best, sixes=sixes))
            return
        state.drop()
        if sixes > 1 and not self.flags & st.CITY_TABLE:  # W9: every further 6 adds 1
            best += sixes - 1
        state.result = best
        state.report("roll", self.roller, best)
        state.push(AfterRoll(self.roller, self.dice, turn=0, flags=self.flags))


@final
@mypyc_attr(free_list_len=1)
class AfterRoll(Automatic):
    """W10: first Stresemann, then politicians, clockwise after the party that rolled."""

    kind = 23
    slots = "roller roller dice turn - - flags"

    def __init__(self, roller: i64, dice: i64, turn: i64, flags: i64) -> None:
        self.seat = roller
        self.roller = roller
        self.dice = dice
        self.turn = turn
        self.flags = flags

    def run(self, state: State) -> None:
        turn = self.turn
        if turn == 0:
            holder = state.minor[st.DVP]
            if state.stresemann == st.FACE_UP and holder >= 0 and not self._is_spared(state, holder):
                purpose = purpose_of_roll(state, 1)
                if purpose is not None:
                    purpose.report_total(state, self.roller)
                self._ask(state, holder, turn=1, by_stresemann=True)
                return
            turn = 1
        if self.flags & st.REROLLED:
            return
        cards.report_hidden_answers(state, self.roller)
        order = state.order_from(self.roller)
        while turn < st.PARTIES:
            party = order[turn]
            turn += 1
            if state.rules.is_bot[party] or self._is_spared(state, party):
                continue
            if cards.has_politician(state, party, st.REROLL):
                self._ask(state, party, turn, by_stresemann=False)
                return

    def _is_spared(self, state: State, party: i64) -> bool:
        """W10-7: a partner is asked only where another roll could help."""
        if not state.rules.never_reacts(party, self.roller):
            return False
        purpose = purpose_of_roll(state, 1)
        return purpose is not None and not purpose.can_improve(state)

    def _ask(self, state: State, party: i64, turn: i64, by_stresemann: bool) -> None:
        state.push(AfterRoll(self.roller, self.dice, turn, self.flags))
        state.push(RollAgain(party, self.roller, self.dice, by_stresemann, self.flags))


@final
@mypyc_attr(free_list_len=1)
class RollAgain(Decision):
    """W10: Stresemann or a politician makes the dice be rolled again."""

    kind = 100
    name = "roll_again"
    rule = "W10"
    answers = "yes no answer done"
    slots = "seat roller dice by_stresemann? - - flags"

    def __init__(self, seat: i64, roller: i64, dice: i64, by_stresemann: bool, flags: i64) -> None:
        self.seat = seat
        self.roller = roller
        self.dice = dice
        self.by_stresemann = by_stresemann
        self.flags = flags

    def options(self, state: State) -> list[int]:
        if self.by_stresemann:
            return state.rules.yes_no
        return cards.answer_options(state, self.seat, st.REROLL)

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move in self.options(state):
            return None
        actions = state.rules.actions
        return cards.no_such_answer(state, move) if actions.start_of[move] == actions.answer else NO_REASON

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        actions = state.rules.actions
        if move == actions.no or move == actions.done:
            return
        state.drop()  # the remaining parties are asked about the new roll
        state.report("again", self.seat)
        if self.by_stresemann:
            state.stresemann = st.FACE_DOWN
            state.report("stresemann", st.FACE_DOWN)
            push_roll(state, self.roller, self.dice, self.flags)
            return
        push_roll(state, self.roller, self.dice, self.flags | st.REROLLED)
        cards.answer(state, self.seat, move)

    def prompt(self, state: State) -> Phrase:
        """Names the roll and, where it decides something, what it would bring."""
        args: Arguments = {
            "party": naming.party_or_nobody(self.seat),
            "other": naming.party_or_nobody(self.roller),
            "result": state.result,
        }
        purpose = purpose_of_roll(state, 3)
        brings = purpose.brings(state) if purpose is not None else None
        if brings is None:
            return Phrase("prompt-roll-again", args)
        return Phrase("prompt-roll-again-for", {**args, "what": brings})


# -- what a roll brings ------------------------------------------------------------


def purpose_of_roll(state: State, depth: i64) -> RollResult | None:
    """Returns the pending step that the last roll is for, this far from the top (1: the top); None if it is no such."""
    if depth > len(state.stack):
        return None
    step = state.stack[len(state.stack) - depth]
    return step if isinstance(step, RollResult) else None


# -- the city table ----------------------------------------------------------------


def push_city_roll(state: State, roller: i64, marker: i64) -> None:
    """W7: puts a marker into a random city."""
    state.push(CityRolled(roller, marker))
    push_roll(state, roller, 2, st.CITY_TABLE)


@final
@mypyc_attr(free_list_len=1)
class CityRolled(RollResult):
    """W7: the dice determine the city."""

    kind = 24
    slots = "seat marker"

    def __init__(self, seat: i64, marker: i64) -> None:
        self.seat = seat
        self.marker = marker

    def run(self, state: State) -> None:
        city = state.rules.city_of_sum[state.result]
        state.report("city_rolled", city)
        threats.put(state, self.marker, city)


class MarkerVerb(threats.NamedMarker):
    """poverty +2 @rnd, unrest -1 @any"""

    takes: Takes = (SIGNED, PLACE)

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        for city in range(st.CITIES):
            if where < 0 or city == where:
                if step.amount > 0:
                    if threats.can_put(state, self.kind, city):
                        return True
                elif state.marker(self.kind, city):
                    return True
        return False

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        amount = step.amount
        if step.place == fx.RANDOM:
            for _ in range(amount):
                push_city_roll(state, actor, self.kind)
        elif where < 0:
            if amount > 0:
                state.push(threats.PutMarker(actor, marker=self.kind, left=amount))
            else:
                state.push(threats.TakeMarker(actor, marker=self.kind, left=-amount))
        else:
            for _ in range(amount):
                threats.put(state, self.kind, where)
            for _ in range(-amount):
                threats.take(state, self.kind, where)

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        own = (st.UPRISING, st.COUNCILS) if party == fx.KPD else (st.REGIME,)
        if self.kind in own:
            return score(S_MARKERS, step.amount)
        return score(S_CITY_THREATS, -step.amount if self.kind == st.PROSPERITY else step.amount)


# -- W7: crisis rolls ------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Crisis(Automatic):
    """W7: a party rolls as often as the crisis requires."""

    kind = 25
    slots = "seat left"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: State) -> None:
        if self.left > 0:
            state.push(Crisis(self.seat, self.left - 1))
            state.push(CrisisResult(self.seat))
            push_roll(state, self.seat, state.rules.crisis.dice)


@final
@mypyc_attr(free_list_len=1)
class CrisisResult(RollResult):
    """W7: the loser chooses; it does not lose what it does not have."""

    kind = 26

    def can_improve(self, state: State) -> bool:
        result = min(state.result, 6)
        losses = state.rules.crisis
        return losses.base[result] + losses.seat[result] + losses.vp[result] > 0

    def run(self, state: State) -> None:
        result = min(state.result, 6)
        losses = state.rules.crisis
        state.report("crisis", self.seat, result)
        state.add_seats(self.seat, -losses.seat[result])
        state.add_vp(self.seat, -losses.vp[result])
        lost = losses.base[result]
        if lost:
            state.push(bases.RemoveBase(self.seat, parties=state.rules.bit[self.seat], left=lost, die=bases.FREE))


class CrisisVerb(Verb):
    """crisis 1 gov"""

    word = "crisis"
    takes: Takes = (COUNT, PARTY)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for party in reversed(parties_of(state, step.party, actor, foe)):
            state.push(Crisis(party, step.amount))

    def harms(self, step: fx.Step) -> bool:
        return True
