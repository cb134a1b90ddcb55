"""The solo scenario's bots (1.4): agenda, hand pile, uses of a card, and the dice of the player's Zentrum."""

from typing import Final, final

from republik.table.contract import CHANCE
from republik.table.native import i64, mypyc_attr

from . import actions, interpreter, opinion, plays
from . import bot_tables as bt
from . import bot_values as bv
from . import steps as st
from .decision import Automatic, Decision
from .state import State

USE_WORDS: Final = {"event": st.EVENT, "debate": st.DEBATE, "action": st.ACTIONS}


# -- deciding dice -----------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class DecideDie(Decision):
    """1.4: a die decides for a bot or for the player's Zentrum: the use of a bot's card, or the decision that lies
    below on the agenda."""

    kind = 52
    name = "decide_die"
    rule = "W2"
    answers = "roll"
    slots = "chance why party"

    def __init__(self, why: i64, party: i64) -> None:
        self.seat = CHANCE
        self.why = why
        self.party = party

    def options(self, state: State) -> list[int]:
        return state.rules.roll_moves

    def apply(self, state: State, move: i64) -> None:
        die = move - state.rules.actions.roll + 1
        state.drop()
        if self.why == st.DIE_CARD:
            _use_by_die(state, self.party, die)
            return
        decision = state.step()
        assert isinstance(decision, Decision)
        decision.apply_die(state, die)


def _use_by_die(state: State, party: i64, die: i64) -> None:
    """1.4.5: uses a party card as the die says."""
    by_die = state.rules.bot_rules.otherwise
    for row, (_, highest, uses) in enumerate(bt.die_ranges(by_die)):
        if die <= highest:
            state.report("row", party, bt.TABLE_USES, bt.USES_ROW_DIE + row, die)
            _push_uses(state, party, uses.split())
            return


# -- the hand pile ----------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class BotDraw(Decision):
    """1.4.5: any card of a bot's pile may be the top one."""

    kind = 53
    name = "bot_draw"
    rule = "W2"
    answers = "deal"
    slots = "chance party"

    def __init__(self, party: i64) -> None:
        self.seat = CHANCE
        self.party = party

    def options(self, state: State) -> list[int]:
        return state.hands[self.party]

    def apply(self, state: State, move: i64) -> None:
        reveal_card(state, self.party, move)


def reveal_card(state: State, party: i64, card: i64) -> None:
    """1.4.5: turns up the top card of the pile; a party card is used in two ways, a republic card in all three."""
    state.drop()
    rules = state.rules
    plays.put_in_play(state, party, card)
    state.report_hidden()
    state.report("card", party, card, st.EVENT)
    state.push(plays.EndCard(party))
    bot_rules = rules.bot_rules
    if rules.deck[card] == st.REPUBLIC:
        _use_by_row(state, party, bt.USES_ROW_REPUBLIC, list(bot_rules.republic_uses))
    elif rules.small[card] >= bot_rules.debate_from:
        _use_by_row(state, party, bt.USES_ROW_DEBATE, list(bt.EVENT_AND_DEBATE))
    elif rules.big[card] - rules.small[card] >= bot_rules.action_by:
        _use_by_row(state, party, bt.USES_ROW_ACTION, list(bt.EVENT_AND_ACTION))
    else:
        state.push(DecideDie(why=st.DIE_CARD, party=party))


def _use_by_row(state: State, party: i64, row: i64, uses: list[str]) -> None:
    state.report("row", party, bt.TABLE_USES, row)
    _push_uses(state, party, uses)


def _push_uses(state: State, party: i64, uses: list[str]) -> None:
    for use in reversed(uses):  # the last one pushed comes first
        state.push(BotUse(party, USE_WORDS[use]))


@final
@mypyc_attr(free_list_len=1)
class BotUse(Automatic):
    """1.4.5: one of the uses of a bot's card."""

    kind = 38
    slots = "seat use"

    def __init__(self, seat: i64, use: i64) -> None:
        self.seat = seat
        self.use = use

    def run(self, state: State) -> None:
        rules = state.rules
        card = state.card
        state.report("use", self.seat, card, self.use)
        if self.use == st.DEBATE:
            opinion.open_debate(state)
            state.push(opinion.TopicStep(self.seat, steps=rules.small[card]))
        elif self.use == st.ACTIONS:
            act(state, self.seat, rules.big[card])
        elif rules.deck[card] == st.REPUBLIC:
            state.push(plays.RunEvent(self.seat))
        elif interpreter.does_something(state, rules.effects[rules.event[card]], self.seat):
            state.push(plays.RunEvent(self.seat))
            state.push(plays.AskCancel(self.seat))


# -- 1.4.7: the action ---------------------------------------------------------------------------


def act(state: State, party: i64, value: i64) -> None:
    """Makes exactly one action: a coup, or at least its preparation, if the points allow; otherwise a demonstration."""
    points = value + state.reserve[party]
    state.add_reserve(party, -state.reserve[party])
    bot = bv.table(state, party)
    rules = state.rules
    wants_coup = points >= bot.coup_from and not state.governs(party)
    action_row = bt.ACTION_ROW_COUP if wants_coup else bt.ACTION_ROW_DEMONSTRATION
    state.report("row", party, bt.TABLE_ACTION, action_row, points)
    cost = rules.cost_coup[party] if wants_coup else rules.cost_demonstration
    surplus = points - cost
    row = min(surplus, len(bot.surplus)) - 1  # the last row is for that many points or more
    plan = bot.surplus[row] if surplus > 0 else ""  # some of the words "reserve", "better" and "prepare"
    if wants_coup:
        _coup(state, party, points, surplus, plan, row)
        return
    if plan:
        state.report("row", party, bt.TABLE_SURPLUS, row, surplus)
    bonus = _spend_surplus(state, party, plan)
    city = bt.demonstration_city(state, party, list(range(st.CITIES)))
    actions.begin(state, party, st.DEMONSTRATION, city, 0, bonus)


def _spend_surplus(state: State, party: i64, plan: str) -> i64:
    """Stores a point or buys a better result, as the table says; returns what is added to the result."""
    if "reserve" in plan:
        state.add_reserve(party, 1)
    if "better" not in plan:
        return 0
    state.report("better", party)
    return 1


def _coup(state: State, party: i64, points: i64, surplus: i64, plan: str, row: i64) -> None:
    """Makes a coup; if none is promising, all points except a stored one prepare the next.

    W2-37: a result that is not rolled is not improved, so these points prepare, too.
    """
    rules = state.rules
    stored: i64 = 1 if "reserve" in plan else 0
    spent = stored + (rules.cost_better if "better" in plan else 0)
    prepares = surplus - spent if "prepare" in plan else 0
    city, is_promising, coup_row = bt.coup_city(state, party, prepares)
    bonus: i64 = 0
    if plan and (is_promising or "better" not in plan):
        state.report("row", party, bt.TABLE_SURPLUS, row, surplus)
        bonus = _spend_surplus(state, party, plan)
    state.report("row", party, bt.TABLE_COUP, coup_row)
    if not is_promising:
        state.report("prepared", party, city)
    bt.prepare(state, party, city, prepares if is_promising else points - stored)
    if is_promising:
        actions.begin(state, party, st.COUP, city, 0, bonus)
