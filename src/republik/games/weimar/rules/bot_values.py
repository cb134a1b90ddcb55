"""What an effect is worth to a bot (solo, 1.4.1), and whom it chooses for it (1.4.2)."""

from typing import Final

from republik.table.native import i64

from . import effects as fx
from .components import Bot
from .effects import Effect, Step
from .interpreter import NO_CITY, actor_of, parties_of, step_does
from .state import State

Score = tuple[int, ...]
"""In the documented order: end of the game, own markers, VP, seats, bases, units, threats, enemy losses."""
INDIFFERENT: Final[Score] = (0, 0, 0, 0, 0, 0, 0, 0, 0)
S_ENDS: Final = 0
S_MARKERS: Final = 1
S_VP: Final = 2
S_SEATS: Final = 3
S_BASES: Final = 4
S_UNITS: Final = 5
S_CITY_THREATS: Final = 6
S_BOX_THREATS: Final = 7
S_LOSSES: Final = 8


def score(index: int, number: i64) -> Score:
    """Returns a score with a single number."""
    return tuple([number if place == index else 0 for place in range(len(INDIFFERENT))])


def best(values: list[Score], own: bool) -> Score:
    """Returns the best outcome if the bot chooses, and the worst if another party does."""
    return max(values) if own else min(values)


def table(state: State, party: i64) -> Bot:
    bot = state.rules.bots[party]
    assert bot is not None
    return bot


def effect_value(state: State, effect: Effect, party: i64, actor: i64 = -1) -> Score:
    """Scores an effect that the bot itself or another party carries out.

    Moved topics, flags, dice actions and cards count for nothing (W2-36).
    """
    return block_value(state, effect, 0, party if actor < 0 else actor, party)


def block_value(state: State, effect: Effect, block: i64, actor: i64, party: i64) -> Score:
    """Scores one of its blocks."""
    total = list(INDIFFERENT)
    for step in effect.blocks[block]:
        if step_does(state, effect, step, actor, NO_CITY):
            for index, number in enumerate(_step_value(state, effect, step, actor, party)):
                total[index] += number
    return tuple(total)


def _step_value(state: State, effect: Effect, step: Step, actor: i64, party: i64) -> Score:
    who = actor_of(state, step.by, actor)
    if not step.blocks:
        return step.verb.value(state, step, who, party)
    return step.verb.best_of([block_value(state, effect, block, who, party) for block in step.blocks], who == party)


def negotiation_value(state: State, card: i64, party: i64, actor: i64 = -1) -> Score:
    """Returns the value of a foreign-affairs card before the dice are rolled."""
    return effect_value(state, state.rules.effects[state.rules.before[card]], party, actor)


def marker_value(state: State, marker: i64, party: i64) -> Score:
    """Returns the value of a society marker: what it does in one politics phase, by order of the chancellor."""
    return effect_value(state, state.rules.effects[state.rules.society_effect[marker]], party, state.chancellor)


# -- 1.4.2: enemies -----------------------------------------------------------------------


def enemy_for(state: State, party: i64, step: Step, parties: list[int], city: i64) -> int:
    """Chooses a party for a step: the first of the list that can carry out most of it; for a benefit, the last."""
    enemies = [enemy for enemy in table(state, party).enemies if enemy in parties]
    if not step.verb.harms(step):
        enemies.reverse()
    where = step.where(city)
    return max(enemies, key=lambda enemy: step.verb.extent(state, step, enemy, where))


def parties_hit(state: State, step: Step, actor: i64, party: i64) -> list[int]:
    """Returns the parties affected by a step: for the bot's choice the one it would choose, for another's choice the
    bot."""
    if step.party != fx.FOE:
        return parties_of(state, step.party, actor, -1)
    if actor != party:
        return [party]
    where = step.where(NO_CITY)
    others = [
        other for other in table(state, party).enemies if step.verb.changes_something_for(state, step, other, where)
    ]
    return [enemy_for(state, party, step, others, NO_CITY)] if others else []
