"""The booklet's bots at a table of four: KPD and DNVP by the tables of the solo scenario, in the seat of a player.

There the rules ask for every decision of a party, and a card has one use where the solo scenario gives a bot two. So
the next card is any of the hand, as from a pile that lies face down; its event is carried out where it helps, and
otherwise the bot acts or debates as its table says. Rounds that the booklet does not table go like the first (odd) or
the second (even).
"""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, cast

from republik.table.contract import View
from republik.weimar import actions, bot_choices, strength
from republik.weimar import bot_tables as bt
from republik.weimar import steps as st
from republik.weimar.bots import USE_WORDS
from republik.weimar.position import Position
from republik.weimar.rules import Rules
from republik.weimar.steps import Step

from .weimar_levels import BOOKLET

DIE: Final = 6


@cache
def tabled(rules: Rules) -> Rules:
    """The rules of a scenario with the bots' tables."""
    return Rules(rules.components, replace(rules.scenario, solo=True))


class BookletPlayer:
    """Plays KPD or DNVP, and nothing else."""

    name: str = BOOKLET

    def choose(self, view: View, rng: Random) -> int:
        position = cast("Position", view.sample(rng))
        legal = list(position.legal)
        step = position.step()
        position.rules = tabled(position.rules)
        kind = step[0]
        if kind == st.AGENDA:
            wanted = _agenda(position, step, rng)
        elif kind == st.PLAY:
            wanted = _card(position, step, legal, rng)
        elif kind == st.OTHER_USE:
            wanted = position.rules.space.use + _second_use(position, position.card)
        elif kind == st.ACTIONS_STEP:
            wanted = _act(position, step, legal)
        else:
            wanted = bot_choices.choose(position, step, legal)
        return wanted if wanted in legal else legal[0]


def _agenda(position: Position, step: Step, rng: Random) -> int:
    """1.4.4, by the die."""
    agendas = bt.table(position, step[1]).agenda
    row = agendas[position.round if position.round in agendas else 2 - position.round % 2]
    return position.rules.space.agenda + position.rules.agendas.index(row[rng.randrange(DIE)])


# -- 1.4.5: the card, and what it is played for ---------------------------------------------------


def _card(position: Position, step: Step, legal: list[int], rng: Random) -> int:
    rules = position.rules
    party = step[1]
    card = position.hands[party][rng.randrange(len(position.hands[party]))]
    first = rules.space.play + card * st.USES
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
    """The event of a republic card happens in any case: first, so that the action comes upon it."""
    rules = position.rules
    if rules.deck[card] == st.REPUBLIC:
        return True
    return bt.worth(position, rules.effects[rules.event[card]], party) > bt.INDIFFERENT


def _second_use(position: Position, card: int) -> int:
    """Beside the event: a debate where the small value is high, otherwise an action."""
    rules = position.rules
    if rules.deck[card] != st.REPUBLIC and rules.small[card] >= rules.bot_rules.debate_from:
        return st.DEBATE
    return st.ACTIONS


# -- 1.4.7: the action, step by step ------------------------------------------------------------------


def _act(position: Position, step: Step, legal: list[int]) -> int:
    """A coup if the points allow one that is promising, otherwise a demonstration; what is left is stored."""
    space = position.rules.space
    if step[3] < 0:
        return space.spend if space.spend in legal else _target(position, step)
    if step[4] & ~(st.STORED | st.BOUGHT):
        return space.store if space.store in legal else space.done
    found = _strike(position, step, legal) or _prepared(position, step, legal)
    if found:
        return found
    left = step[2] - position.rules.cost_demonstration
    if space.better in legal and _plans(position, step[1], left, "better"):
        return space.better
    return next((move for move in (space.demonstration, space.store) if move in legal), space.done)


def _target(position: Position, step: Step) -> int:
    party, points = step[1], step[2]
    if _may_strike(position, party, points):
        left = points - position.rules.cost_coup[party]
        city, _ = bt.coup_city(position, party, left if _plans(position, party, left, "prepare") else 0)
    else:
        city = bt.demonstration_city(position, party, list(range(st.CITIES)))
    return position.rules.space.city + city


def _may_strike(position: Position, party: int, points: int) -> bool:
    return points >= bt.table(position, party).coup_from and not position.governs(party)


def _plans(position: Position, party: int, left: int, word: str) -> bool:
    """Whether points left over are for this."""
    surplus = bt.table(position, party).surplus
    return left > 0 and word in surplus[min(left, len(surplus)) - 1]


def _strike(position: Position, step: Step, legal: list[int]) -> int:
    """A promising coup, first with what its surplus buys; 0 where there is none."""
    space = position.rules.space
    party, points, city = step[1], step[2], step[3]
    if space.coup not in legal:
        return 0
    if actions.dice(position, party, st.COUP, city, 0) < position.rules.bot_rules.promising_dice:
        return 0
    if space.better in legal and _plans(position, party, points - position.rules.cost_coup[party], "better"):
        return space.better
    return space.coup


def _prepared(position: Position, step: Step, legal: list[int]) -> int:
    """A unit for a coup that is not promising yet, as the table prepares one; 0 where nothing can be gathered."""
    rules = position.rules
    space = rules.space
    party, points, city = step[1], step[2], step[3]
    if not _may_strike(position, party, points):
        return 0
    takeovers = [move for move in strength.takeover_moves(position, city) if move in legal]
    if takeovers and "control" in bt.table(position, party).prepare:
        return takeovers[-1]
    sources = [move for move in legal if space.mobilise <= move < space.mobilise + st.UNIT_KINDS * (st.CITIES + 1)]
    return bot_choices.choose(position, (st.MOBILISE, *step[1:]), sources) if sources else 0
