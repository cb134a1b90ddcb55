"""The booklet's bots as players in four-player games: KPD and DNVP, following the tables of the solo scenario.

In a four-player game the rules ask for every decision of a party, and a card has one use instead of a bot's two. The
bot therefore plays a random card of its hand, as if from a face-down pile; it uses the event if that helps, and
otherwise acts or debates according to its table. An action is that of the solo scenario, as single steps. Rounds that
the booklet does not cover follow the table of the first (odd) or second round (even).
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, cast

from republik.games.weimar.rules import bot_choices, strength
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.bots import USE_WORDS
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.steps import Step
from republik.table.contract import View

from .levels import BOOKLET

DIE: Final = 6


@cache
def with_bot_tables(rules: Rules) -> Rules:
    """Returns the rules of a scenario with the bots' tables."""
    return Rules(rules.components, replace(rules.scenario, solo=True))


class BookletPlayer:
    """Plays KPD or DNVP only."""

    name: str = BOOKLET

    def choose(self, view: View, rng: Random) -> int:
        position = cast("Position", view.sample(rng))
        legal = list(position.legal)
        step = position.step()
        position.rules = with_bot_tables(position.rules)
        answer = WITH_CARDS.get(step[0])
        wanted = answer(position, step, legal, rng) if answer else bot_choices.choose(position, step, legal)
        assert wanted in legal, f"decision {step[0]}: {position.move_text(wanted)}"
        return wanted


def _agenda(position: Position, step: Step, legal: list[int], rng: Random) -> int:
    """1.4.4: rolls a die for the agenda; if that is out of the game, by the other round's table."""
    agendas = bt.table(position, step[1]).agenda
    number = position.round if position.round in agendas else 2 - position.round % 2
    die = rng.randrange(DIE)
    start = position.rules.actions.agenda
    wanted = [start + position.rules.agendas.index(agendas[row][die]) for row in (number, 3 - number)]
    return wanted[0] if wanted[0] in legal else wanted[1]


# -- 1.4.5: the card and its use ----------------------------------------------------------------------


def _card(position: Position, step: Step, legal: list[int], rng: Random) -> int:
    rules = position.rules
    party = step[1]
    card = position.hands[party][rng.randrange(len(position.hands[party]))]
    first = rules.actions.play + card * st.USES
    for word in _uses(position, card, rng):
        use = USE_WORDS[word]
        if first + use in legal and (use != st.EVENT or _helps(position, card, party)):
            return first + use
    return first + _second_use(position, card)


def _uses(position: Position, card: int, rng: Random) -> list[str]:
    rules = position.rules
    how = rules.bot_rules
    if rules.deck[card] == st.REPUBLIC:
        return list(how.republic_uses)
    if rules.small[card] >= how.debate_from:
        return ["event", "debate"]
    if rules.big[card] - rules.small[card] >= how.action_by:
        return ["event", "action"]
    return how.otherwise[rng.randrange(DIE)].split()


def _helps(position: Position, card: int, party: int) -> bool:
    """Returns whether the event helps. That of a republic card happens anyway, so it comes first and the action can use
    it."""
    rules = position.rules
    if rules.deck[card] == st.REPUBLIC:
        return True
    return bt.effect_value(position, rules.effects[rules.event[card]], party) > bt.INDIFFERENT


def _second_use(position: Position, card: int) -> int:
    """Returns the use besides the event: a debate if the small value is high, otherwise an action."""
    rules = position.rules
    if rules.deck[card] != st.REPUBLIC and rules.small[card] >= rules.bot_rules.debate_from:
        return st.DEBATE
    return st.ACTIONS


def _other_use(position: Position, _step: Step, _legal: list[int], _rng: Random) -> int:
    return position.rules.actions.use + _second_use(position, position.card)


# -- 1.4.7: the action, step by step ------------------------------------------------------------------


def _act(position: Position, step: Step, legal: list[int], _rng: Random) -> int:
    """Makes one action, as in the solo scenario. Reserve points are spent when needed."""
    actions = position.rules.actions
    wanted = _begun(position, step) if step[3] < 0 else _next(position, step)
    return actions.spend if wanted not in legal and actions.spend in legal else wanted


def _begun(position: Position, step: Step) -> int:
    """Stores a point if the table says so, after emptying the reserve; then chooses the city."""
    actions = position.rules.actions
    party = step[1]
    if "reserve" in _plan(position, step):
        return actions.spend if position.reserve[party] else actions.store
    if _may_strike(position, step):
        return actions.city + bt.coup_city(position, party, _to_prepare(position, step))[0]
    return actions.city + bt.demonstration_city(position, party, list(range(st.CITIES)))


def _next(position: Position, step: Step) -> int:
    """Spends the surplus first, then makes the coup, prepares further, or demonstrates."""
    actions = position.rules.actions
    if step[4] & ~(st.STORED | st.BOUGHT):
        return actions.done
    if _may_strike(position, step):
        return _strike(position, step)
    if _has_prepared(position, step):
        return _prepare(position, step, _points(position, step)) or actions.done
    return actions.better if "better" in _plan(position, step) else actions.demonstration


def _points(position: Position, step: Step) -> int:
    """Returns the action points plus those of the reserve, which is unavailable once a point has been stored."""
    return step[2] + (0 if step[4] & st.STORED else position.reserve[step[1]])


def _may_strike(position: Position, step: Step) -> bool:
    party = step[1]
    return _points(position, step) >= bt.table(position, party).coup_from and not position.governs(party)


def _left(position: Position, step: Step) -> int:
    """Returns the points beyond the cost of the action."""
    rules = position.rules
    cost = rules.cost_coup[step[1]] if _may_strike(position, step) else rules.cost_demonstration
    return _points(position, step) - cost


def _plan(position: Position, step: Step) -> str:
    """Returns the table's use of surplus points; after storing or buying, they are only for preparation."""
    return "" if step[4] & (st.STORED | st.BOUGHT) else _row(position, step[1], _left(position, step))


def _row(position: Position, party: int, left: int) -> str:
    surplus = bt.table(position, party).surplus
    return surplus[min(left, len(surplus)) - 1] if left > 0 else ""


def _to_prepare(position: Position, step: Step) -> int:
    """Returns the surplus points for gathering units, after a bonus has been bought."""
    return _left(position, step) - (position.rules.cost_better if "better" in _plan(position, step) else 0)


def _strike(position: Position, step: Step) -> int:
    """Makes a coup with everything its surplus buys; if it is not promising, all points prepare the next one."""
    rules = position.rules
    left = _to_prepare(position, step)
    if bt.coup_dice(position, step[1], step[3], left) < rules.bot_rules.promising_dice:
        return _prepare(position, step, _points(position, step)) or rules.actions.done
    if "better" in _plan(position, step):
        return rules.actions.better
    return _prepare(position, step, left) or rules.actions.coup


def _has_prepared(position: Position, step: Step) -> bool:
    """Returns whether points have been spent on preparing a coup, so that a demonstration was not intended.

    In that case fewer points are left than the card gave or, counting stored and bought ones, too many for a
    demonstration. The exception is the DNVP's last point of a weak card with a full reserve: it is indistinguishable
    from a demonstration's and is used for one.
    """
    rules = position.rules
    party = step[1]
    if position.governs(party):
        return False
    stored = rules.cost_reserve if step[4] & st.STORED else 0
    used = stored + (rules.cost_better if step[4] & st.BOUGHT else 0)
    given = _points(position, step) + used
    if step[2] + used < rules.big[position.card] or given >= bt.table(position, party).coup_from:
        return True
    return ("reserve" in _row(position, party, given - rules.cost_demonstration)) != bool(stored)


def _prepare(position: Position, step: Step, points: int) -> int:
    """Returns the move for the next unit of a coup, as the table gathers them; 0 if no points or units are left."""
    rules = position.rules
    party, city = step[1], step[3]
    takeovers = strength.takeover_moves(position, city)
    if takeovers and points >= rules.cost_control and "control" in bt.table(position, party).prepare:
        return takeovers[-1]
    sources = strength.mobilise_moves(position, party, city, fx.OWN_UNITS)
    if not sources or points < rules.cost_mobilise:
        return 0
    return bot_choices.choose(position, (st.MOBILISE, *step[1:]), sources)


Answer = Callable[[Position, Step, list[int], Random], int]

WITH_CARDS: Final[dict[int, Answer]] = {
    st.AGENDA: _agenda,
    st.PLAY: _card,
    st.OTHER_USE: _other_use,
    st.ACTIONS_STEP: _act,
}
"""Decisions that the solo scenario does not ask of its bots: their dice and piles decide."""
