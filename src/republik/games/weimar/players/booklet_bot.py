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
from typing import Any, Final, cast

from republik.games.weimar.rules import bot_choices, strength
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import bot_values as bv
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.bots import USE_WORDS
from republik.games.weimar.rules.decision import Decision
from republik.games.weimar.rules.flow import decision
from republik.games.weimar.rules.plays import OtherUse, Play
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rounds import Agenda
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.strength import Mobilise
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
        step = decision(position)
        position.rules = with_bot_tables(position.rules)
        answer = WITH_CARDS.get(type(step))
        move = answer(position, step, legal, rng) if answer else bot_choices.choose(position, step, legal)
        assert move in legal, f"{step}: {position.move_text(move)}"
        return move


def _agenda(position: Position, step: Decision, legal: list[int], rng: Random) -> int:
    """1.4.4: rolls a die for the agenda; if that is out of the game, by the other round's table."""
    agendas = bv.table(position, step.seat).agenda
    number = position.round if position.round in agendas else 2 - position.round % 2
    die = rng.randrange(DIE)
    start = position.rules.actions.agenda
    moves = [start + position.rules.agendas.index(agendas[row][die]) for row in (number, 3 - number)]
    return moves[0] if moves[0] in legal else moves[1]


# -- 1.4.5: the card and its use ----------------------------------------------------------------------


def _card(position: Position, step: Decision, legal: list[int], rng: Random) -> int:
    rules = position.rules
    party = step.seat
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
    return bv.effect_value(position, rules.effects[rules.event[card]], party) > bv.INDIFFERENT


def _second_use(position: Position, card: int) -> int:
    """Returns the use besides the event: a debate if the small value is high, otherwise an action."""
    rules = position.rules
    if rules.deck[card] != st.REPUBLIC and rules.small[card] >= rules.bot_rules.debate_from:
        return st.DEBATE
    return st.ACTIONS


def _other_use(position: Position, _step: Decision, _legal: list[int], _rng: Random) -> int:
    return position.rules.actions.use + _second_use(position, position.card)


# -- 1.4.7: the action, step by step ------------------------------------------------------------------


def _act(position: Position, step: ActionPoints, legal: list[int], _rng: Random) -> int:
    """Makes one action, as in the solo scenario. Reserve points are spent when needed."""
    actions = position.rules.actions
    move = _begun(position, step) if step.city < 0 else _next(position, step)
    return actions.spend if move not in legal and actions.spend in legal else move


def _begun(position: Position, step: ActionPoints) -> int:
    """Stores a point if the table says so, after emptying the reserve; then chooses the city."""
    actions = position.rules.actions
    party = step.seat
    if "reserve" in _plan(position, step):
        return actions.spend if position.reserve[party] else actions.store
    if _may_strike(position, step):
        return actions.city + bt.coup_city(position, party, _to_prepare(position, step))[0]
    return actions.city + bt.demonstration_city(position, party, list(range(st.CITIES)))


def _next(position: Position, step: ActionPoints) -> int:
    """Spends the surplus first, then makes the coup, prepares further, or demonstrates."""
    actions = position.rules.actions
    if step.done & ~(st.STORED | st.BOUGHT):
        return actions.done
    if _may_strike(position, step):
        return _strike(position, step)
    if _has_prepared(position, step):
        return _prepare(position, step, _points(position, step)) or actions.done
    return actions.better if "better" in _plan(position, step) else actions.demonstration


def _points(position: Position, step: ActionPoints) -> int:
    """Returns the action points plus those of the reserve, which is unavailable once a point has been stored."""
    return step.points + (0 if step.done & st.STORED else position.reserve[step.seat])


def _may_strike(position: Position, step: ActionPoints) -> bool:
    party = step.seat
    return _points(position, step) >= bv.table(position, party).coup_from and not position.governs(party)


def _left(position: Position, step: ActionPoints) -> int:
    """Returns the points beyond the cost of the action."""
    rules = position.rules
    cost = rules.cost_coup[step.seat] if _may_strike(position, step) else rules.cost_demonstration
    return _points(position, step) - cost


def _plan(position: Position, step: ActionPoints) -> str:
    """Returns the table's use of surplus points; after storing or buying, they are only for preparation."""
    return "" if step.done & (st.STORED | st.BOUGHT) else _row(position, step.seat, _left(position, step))


def _row(position: Position, party: int, left: int) -> str:
    surplus = bv.table(position, party).surplus
    return surplus[min(left, len(surplus)) - 1] if left > 0 else ""


def _to_prepare(position: Position, step: ActionPoints) -> int:
    """Returns the surplus points for gathering units, after a bonus has been bought."""
    return _left(position, step) - (position.rules.cost_better if "better" in _plan(position, step) else 0)


def _strike(position: Position, step: ActionPoints) -> int:
    """Makes a coup with everything its surplus buys; if it is not promising, all points prepare the next one."""
    rules = position.rules
    left = _to_prepare(position, step)
    if bt.coup_dice(position, step.seat, step.city, left) < rules.bot_rules.promising_dice:
        return _prepare(position, step, _points(position, step)) or rules.actions.done
    if "better" in _plan(position, step):
        return rules.actions.better
    return _prepare(position, step, left) or rules.actions.coup


def _has_prepared(position: Position, step: ActionPoints) -> bool:
    """Returns whether points have been spent on preparing a coup, so that a demonstration was not intended.

    In that case fewer points are left than the card gave or, counting stored and bought ones, too many for a
    demonstration. The exception is the DNVP's last point of a weak card with a full reserve: it is indistinguishable
    from a demonstration's and is used for one.
    """
    rules = position.rules
    party = step.seat
    if position.governs(party):
        return False
    stored = rules.cost_reserve if step.done & st.STORED else 0
    used = stored + (rules.cost_better if step.done & st.BOUGHT else 0)
    given = _points(position, step) + used
    if step.points + used < rules.big[position.card] or given >= bv.table(position, party).coup_from:
        return True
    return ("reserve" in _row(position, party, given - rules.cost_demonstration)) != bool(stored)


def _prepare(position: Position, step: ActionPoints, points: int) -> int:
    """Returns the move for the next unit of a coup, as the table gathers them; 0 if no points or units are left."""
    rules = position.rules
    party, city = step.seat, step.city
    takeovers = strength.takeover_moves(position, city)
    if takeovers and points >= rules.cost_control and "control" in bv.table(position, party).prepare:
        return takeovers[-1]
    sources = strength.mobilise_moves(position, party, city, fx.OWN_UNITS)
    if not sources or points < rules.cost_mobilise:
        return 0
    return bot_choices.choose(position, Mobilise(party, strength.ANY_UNITS, 1, city, from_supply=False), sources)


Answer = Callable[[Position, Any, list[int], Random], int]  # each takes its own kind of decision

WITH_CARDS: Final[dict[type[Decision], Answer]] = {
    Agenda: _agenda,
    Play: _card,
    OtherUse: _other_use,
    ActionPoints: _act,
}
"""Decisions that the solo scenario does not ask of its bots: their dice and piles decide."""
