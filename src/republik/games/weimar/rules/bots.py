"""The solo scenario's bots (1.4): agenda, hand pile, uses of a card, and the dice of the player's Zentrum."""

from typing import Final

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import actions, bases, executing, opinion, reactions, rounds
from . import bot_tables as bt
from . import steps as st
from .decision import Automatic, Decision
from .state import State
from .steps import Step

USE_WORDS: Final = {"event": st.EVENT, "debate": st.DEBATE, "action": st.ACTIONS}


# -- deciding dice -----------------------------------------------------------------------


def push_die(state: State, step: Step) -> bool:
    """Returns whether a die must be rolled before the decision: a bot's agenda, the Zentrum's reactions and
    removals."""
    kind = step[0]
    if kind == st.AGENDA and state.rules.is_bot[step[1]]:
        row = bt.table(state, step[1]).agenda[state.round]
        if len(set(row)) == 1:
            _take_agenda(state, step[1], row[0])
        else:
            state.push(st.DECIDE_DIE, CHANCE, st.DIE_AGENDA, step[1])
        return True
    if kind == st.REACT and reactions.die_decides(state, step[1]):
        state.push(st.DECIDE_DIE, CHANCE, st.DIE_REACT, step[1])
        return True
    if bases.needs_die(state, step):
        state.push(st.DECIDE_DIE, CHANCE, st.DIE_REMOVE, step[1])
        return True
    return False


class DecideDie(Decision):
    """1.4: a die decides for a bot or for the player's Zentrum."""

    kind = st.DECIDE_DIE
    name = "decide_die"
    rule = "W2"
    answers = "roll"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.roll_moves

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        apply_die(state, step, move - state.rules.actions.roll + 1)


def apply_die(state: State, step: Step, die: i64) -> None:
    why = step[2]
    party = step[3]
    state.drop()
    if why == st.DIE_AGENDA:
        state.report("agenda_die", party, die)
        _take_agenda(state, party, bt.table(state, party).agenda[state.round][die - 1])
    elif why == st.DIE_CARD:
        _use_by_die(state, party, die)
    elif why == st.DIE_REMOVE:
        bound = die <= state.rules.zentrum.base_die
        state.put(5, bases.SPD_FIRST if bound else bases.FREE)
        state.report("base_die", party, die, int(bound))
    else:
        _react_by_die(state, party, die)


def _use_by_die(state: State, party: i64, die: i64) -> None:
    """1.4.5: uses a party card as the die says."""
    otherwise = state.rules.bot_rules.otherwise
    for row, (_, last, words) in enumerate(bt.die_ranges(otherwise)):
        if die <= last:
            state.report("row", party, bt.T_USES, bt.U_DIE + row, die)
            _push_uses(state, party, words.split())
            return


def _react_by_die(state: State, party: i64, die: i64) -> None:
    """1.3: the player's Zentrum reacts if the die is high enough."""
    least = reactions.threshold(state)
    reacts = die >= least
    state.report("reaction_die", party, die, least, int(reacts))
    if reacts:
        reactions.apply(state, party, state.rules.actions.yes)
    else:
        state.drop()


def _take_agenda(state: State, party: i64, key: str) -> None:
    """1.4.4: takes the agenda with this key."""
    rounds.apply_agenda(state, party, state.rules.actions.agenda + state.rules.agendas.index(key))


# -- the hand pile ----------------------------------------------------------------------------


class BotDraw(Decision):
    """1.4.5: any card of a bot's pile may be the top one."""

    kind = st.BOT_DRAW
    name = "bot_draw"
    rule = "W2"
    answers = "deal"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.hands[step[2]]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        reveal_card(state, step[2], move)


def reveal_card(state: State, party: i64, card: i64) -> None:
    """1.4.5: turns up the top card of the pile; a party card is used in two ways, a republic card in all three."""
    state.drop()
    rules = state.rules
    rounds.put_in_play(state, party, card)
    state.report_hidden()
    state.report("card", party, card, st.EVENT)
    state.push(st.END_CARD, party)
    how = rules.bot_rules
    if rules.deck[card] == st.REPUBLIC:
        _use_by_row(state, party, bt.U_REPUBLIC, list(how.republic_uses))
    elif rules.small[card] >= how.debate_from:
        _use_by_row(state, party, bt.U_DEBATE, list(bt.DEBATED))
    elif rules.big[card] - rules.small[card] >= how.action_by:
        _use_by_row(state, party, bt.U_ACTION, list(bt.ACTED))
    else:
        state.push(st.DECIDE_DIE, CHANCE, st.DIE_CARD, party)


def _use_by_row(state: State, party: i64, row: i64, words: list[str]) -> None:
    state.report("row", party, bt.T_USES, row)
    _push_uses(state, party, words)


def _push_uses(state: State, party: i64, words: list[str]) -> None:
    for word in reversed(words):
        state.push(st.BOT_USE, party, USE_WORDS[word])


class BotUse(Automatic):
    """1.4.5: one of the uses of a bot's card."""

    kind = st.BOT_USE

    def run(self, state: State, step: st.Step) -> None:
        _, party, use, _, _, _, _, _ = step
        rules = state.rules
        card = state.card
        state.report("use", party, card, use)
        if use == st.DEBATE:
            opinion.open_debate(state)
            state.push(st.TOPIC_STEP, party, rules.small[card], -1)
        elif use == st.ACTIONS:
            act(state, party, rules.big[card])
        elif rules.deck[card] == st.REPUBLIC:
            state.push(st.RUN_EVENT, party)
        elif executing.does_something(state, rules.effects[rules.event[card]], party):
            state.push(st.RUN_EVENT, party)
            state.push(st.ASK_CANCEL, party)


# -- 1.4.7: the action ---------------------------------------------------------------------------


def act(state: State, party: i64, value: i64) -> None:
    """Makes exactly one action: a coup, or at least its preparation, if the points allow; otherwise a demonstration."""
    points = value + state.reserve[party]
    state.add_reserve(party, -state.reserve[party])
    bot = bt.table(state, party)
    rules = state.rules
    strikes = points >= bot.coup_from and not state.governs(party)
    state.report("row", party, bt.T_ACTION, bt.A_COUP if strikes else bt.A_DEMONSTRATION, points)
    cost = rules.cost_coup[party] if strikes else rules.cost_demonstration
    left = points - cost
    row = min(left, len(bot.surplus)) - 1
    plan = bot.surplus[row] if left > 0 else ""
    if strikes:
        _coup(state, party, points, left, plan, row)
        return
    if plan:
        state.report("row", party, bt.T_SURPLUS, row, left)
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


def _coup(state: State, party: i64, points: i64, left: i64, plan: str, row: i64) -> None:
    """Makes a coup; if none is promising, all points except a stored one prepare the next.

    W2-37: a result that is not rolled is not improved, so these points prepare, too.
    """
    rules = state.rules
    stored: i64 = 1 if "reserve" in plan else 0
    spent = stored + (rules.cost_better if "better" in plan else 0)
    prepares = left - spent if "prepare" in plan else 0
    city, struck, condition = bt.coup_city(state, party, prepares)
    bonus: i64 = 0
    if plan and (struck or "better" not in plan):
        state.report("row", party, bt.T_SURPLUS, row, left)
        bonus = _spend_surplus(state, party, plan)
    state.report("row", party, bt.T_COUP, condition)
    if not struck:
        state.report("prepared", party, city)
    bt.prepare(state, party, city, prepares if struck else points - stored)
    if struck:
        actions.begin(state, party, st.COUP, city, 0, bonus)
