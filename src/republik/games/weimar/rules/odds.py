"""Chances: what a move that rolls dice would roll, and how likely each result is. Everything is enumerated exactly.

The engine itself says what would be rolled: the move is applied to a copy, on which everybody else keeps out of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

from republik.table.phrases import Phrase

from . import actions, bases, effect_steps, foreign, naming, plays, reactions, rolls, strength, topics
from . import effects as fx
from . import steps as st
from .decision import Automatic, Decision
from .dice_actions import DICE_ACTIONS
from .effect_phrases import joined
from .flow import decision
from .position import Position
from .state import State
from .steps import Step

NOTHING: Final = Phrase("odds-nothing")
CERTAIN: Final = Fraction(1)


@dataclass(frozen=True)
class Result:
    """Totals that bring the same, and the chance of one of them."""

    least: int
    most: int | None
    """None: and everything above."""
    chance: Fraction
    what: Phrase
    succeeds: bool


@dataclass(frozen=True)
class Odds:
    """What would be rolled if nobody else joins in, reacts or has the dice rolled again."""

    kind: str
    """An action that rolls dice, or "reaction", "negotiation", "crisis" or "city"."""
    party: int
    """The party that rolls."""
    dice: int
    bonus: int
    """What is added to the highest die."""
    results: tuple[Result, ...]
    """By total, the lowest first; empty if the dice choose a city."""
    again: bool = False
    """Whether the party may have a failure rolled again with its own Stresemann (W10)."""
    meant: "Change | None" = None

    @property
    def needed(self) -> int | None:
        """Returns the least total that succeeds; None if none does."""
        return next((result.least for result in self.results if result.succeeds), None)

    @property
    def chance(self) -> Fraction:
        """Returns the chance of success in one roll."""
        return sum((result.chance for result in self.results if result.succeeds), Fraction(0))

    @property
    def chance_again(self) -> Fraction:
        """Returns the chance of success if a failure is rolled again."""
        return 1 - (1 - self.chance) ** 2


@dataclass(frozen=True)
class Change:
    """What joining in or reacting does to the chance of the announced action."""

    kind: str
    party: int
    before: Fraction
    after: Fraction


# -- dice ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def highest(dice: int) -> Mapping[int, Fraction]:
    """Returns the chance of each result of a pool: its highest die, and 1 for every further 6 (W9).

    >>> highest(2)[6], highest(2)[7]
    (Fraction(5, 18), Fraction(1, 36))
    """
    ways = {face: face**dice - (face - 1) ** dice for face in range(1, 6)}
    ways |= {5 + sixes: comb(dice, sixes) * 5 ** (dice - sixes) for sixes in range(1, dice + 1)}
    return {result: Fraction(count, 6**dice) for result, count in ways.items()}


@lru_cache(maxsize=1)
def city_sums() -> Mapping[int, Fraction]:
    """Returns the chance of each sum of two dice, which selects a city (W7)."""
    return {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


Meaning = tuple[Phrase, bool]
"""What a total brings, and whether that is a success."""


def results_of(dice: int, bonus: int, meaning: Callable[[int], Meaning]) -> tuple[Result, ...]:
    """Returns the results of a pool; totals next to each other that bring the same are one result."""
    found: list[Result] = []
    for rolled, chance in highest(dice).items():
        total = rolled + bonus
        what, succeeds = meaning(total)
        last = found[-1] if found else None
        if last is not None and (last.what, last.succeeds) == (what, succeeds):
            found[-1] = replace(last, most=total, chance=last.chance + chance)
        else:
            found.append(Result(total, total, chance, what, succeeds))
    found[-1] = replace(found[-1], most=None)
    return tuple(found)


# -- the odds of a move --------------------------------------------------------------------------------


def odds_by_move(state: Position) -> dict[int, Odds]:
    """Returns the odds of every legal move that leads to dice without a further decision of the party."""
    if state.termination != st.ONGOING or not state.depth or not state.legal:
        return {}
    found = {move: odds_of(state, move) for move in state.legal}
    return {move: odds for move, odds in found.items() if odds is not None}


def odds_of(state: Position, move: int) -> Odds | None:
    """Returns the odds of a legal move; None if it leads to no dice, or to another decision first."""
    step = decision(state)
    if not _may_roll(state, step, move):
        return None
    after = state.copy()
    step.apply(after, move)
    if isinstance(step, (actions.Oppose, actions.FewerDice)):
        odds = _of_action(after)
        return None if odds is None else replace(odds, meant=_change(state, odds.chance))
    if isinstance(step, rolls.RollAgain):
        _drop_what_is_drawn(after)
    odds = _next_roll(after)
    if odds is not None and isinstance(step, reactions.React):
        return replace(odds, meant=_change(state, _after_reaction(after, odds)))
    return odds


def _may_roll(state: State, step: Decision, move: int) -> bool:
    """Returns whether a move of this kind can lead to dice; to try them all would take long."""
    all_actions = state.rules.actions
    start = all_actions.start_of[move]
    if start == all_actions.no or (start == all_actions.done and not isinstance(step, strength.Mobilise)):
        return False
    if isinstance(step, actions.ActionPoints):
        return start in (all_actions.demonstration, all_actions.coup, all_actions.counter, all_actions.fight)
    if isinstance(step, plays.Play):
        return (move - all_actions.play) % st.USES == st.EVENT
    return isinstance(step, ROLLING)


ROLLING: Final = (
    actions.CounterTarget,
    actions.FewerDice,
    actions.Oppose,
    reactions.React,
    rolls.RollAgain,
    foreign.Foreign,
    effect_steps.ChooseCity,
    effect_steps.Foe,
    effect_steps.May,
    effect_steps.Option,
    strength.Mobilise,
    strength.Takeover,
    topics.Agree,
    topics.TopicOption,
)
"""Decisions whose answers can lead to dice."""
KEEPING_OUT: Final = (actions.Oppose, actions.AskFewer, reactions.AskReactions, plays.AskCancel)
"""What the others are asked."""
LEADING_ON: Final = (
    foreign.Negotiate,
    plays.RunEvent,
    rolls.Crisis,
    effect_steps.EffectFrame,
    effect_steps.Run,
    effect_steps.Perform,
    effect_steps.Each,
)
"""Automatic steps on the way from a decision to its dice."""
MOST_STEPS: Final = 60


def _next_roll(state: State) -> Odds | None:
    """Runs a copy until dice are to be rolled; None if something else is to be decided before."""
    for _ in range(MOST_STEPS):
        step = state.step() if state.depth else None
        if isinstance(step, rolls.Roll):
            return _of_roll(state, step)
        if isinstance(step, actions.ActRoll):
            return _of_action(state)
        if isinstance(step, KEEPING_OUT):
            state.drop()
        elif isinstance(step, LEADING_ON):
            assert isinstance(step, Automatic)
            step.runs(state)
        elif not _is_forced(state, step):
            return None
    return None


def _drop_what_is_drawn(state: State) -> None:
    """Leaves the roll on top: the card drawn for a politician changes nothing about it."""
    while not isinstance(state.step(), rolls.Roll):
        state.drop()


def _is_forced(state: State, step: Step | None) -> bool:
    """Executes a decision with at most one option. Returns whether it was one."""
    if not isinstance(step, Decision) or step.seat < 0 or step.needs_die(state):
        return False
    legal = step.options(state)
    if len(legal) > 1:
        return False
    if legal:
        step.apply(state, legal[0])
    else:
        state.drop()
    return True


# -- what is rolled for --------------------------------------------------------------------------------


def _of_roll(state: State, roll: rolls.Roll) -> Odds | None:
    """Returns the odds of the pool that is about to be rolled."""
    purpose = state.stack[len(state.stack) - 2]
    party, dice = int(roll.roller), int(roll.dice)
    if isinstance(purpose, actions.ActResult):
        return _of_action(state, dice)
    if isinstance(purpose, reactions.ReactionResult):
        return Odds("reaction", party, dice, 0, results_of(dice, 0, lambda total: _of_reaction(state, total)))
    if isinstance(purpose, foreign.Negotiated):
        target = int(state.rules.target[purpose.card])
        signed = Phrase("odds-signed", {"card": naming.foreign(purpose.card)})
        results = results_of(dice, 0, lambda total: (signed, True) if total >= target else (NOTHING, False))
        return Odds("negotiation", party, dice, 0, results, _has_stresemann(state, party))
    if isinstance(purpose, rolls.CrisisResult):
        results = results_of(dice, 0, lambda total: _of_crisis(state, total))
        return Odds("crisis", party, dice, 0, results, _has_stresemann(state, party))
    return Odds("city", party, dice, 0, ()) if isinstance(purpose, rolls.CityRolled) else None


def _of_action(state: State, dice: int | None = None) -> Odds | None:
    """Returns the odds of the announced action, as it stands; without dice it fails."""
    act = state.act
    action = DICE_ACTIONS[act[st.ACT_KIND]]
    party, city, target = act[st.ACT_PLAYER], act[st.ACT_CITY], act[st.ACT_TARGET]
    kind, pool = naming.ACTION_NAMES[action.kind], max(int(actions.pool(state)), 0) if dice is None else dice
    bonus = int(act[st.ACT_BONUS] + action.modifier(state, party, city, target))
    if not pool:
        return Odds(kind, int(party), 0, bonus, (Result(0, None, CERTAIN, NOTHING, False),))

    def meaning(total: int) -> Meaning:
        if not action.succeeds(state.rules, total):
            return NOTHING, False
        return _success(state, action.kind, total), True

    return Odds(kind, int(party), pool, bonus, results_of(pool, bonus, meaning), _has_stresemann(state, party))


def _success(state: State, kind: int, total: int) -> Phrase:
    act = state.act
    target, party = act[st.ACT_TARGET], act[st.ACT_PLAYER]
    if kind == st.DEMONSTRATION:
        return _demonstrated(state, total)
    if kind == st.COUP:
        marker = naming.marker("councils" if party == fx.KPD else "regime")
        return all_of(
            [Phrase("odds-puts", {"marker": marker}), Phrase("odds-boxed", {"marker": naming.marker("instable-state")})]
        )
    if kind == st.COUNTER_COUP:
        return Phrase("odds-takes", {"marker": naming.counter(target - st.UPRISING)})
    return Phrase("odds-dissolves", {"party": naming.party(target)})


def _demonstrated(state: State, total: int) -> Phrase:
    """Describes what a demonstration brings: bases, as long as there are free slots, and more for a high total."""
    rules = state.rules
    city, party = state.act[st.ACT_CITY], state.act[st.ACT_PLAYER]
    count = rules.demo_bases[min(total, len(rules.demo_bases) - 1)]
    free = rules.slots[city] - state.filled[city]
    placed = min(count, free, max(state.figures_left(party), 0))
    others = state.filled[city] - state.bases[party * st.CITIES + city]
    removed = min(count - placed, others) if placed == free else 0
    parts = [Phrase("odds-places", {"count": int(placed)})] if placed else []
    if removed:
        parts.append(Phrase("odds-removes", {"count": int(removed)}))
    if total >= rules.demo_extra_from:
        parts += _extra(state, party, city)
    return all_of(parts)


def _extra(state: State, party: int, city: int) -> list[Phrase]:
    """Describes what a high total brings besides bases, if it changes anything."""
    extra = state.rules.demo_extra[party]
    if extra == st.EXTRA_UPRISING:
        marker = "councils" if state.marker(st.UPRISING, city) else "uprising"
        return [Phrase("odds-puts", {"marker": naming.marker(marker)})]
    if extra == st.EXTRA_DISSOLVE:
        units = strength.dissolve_moves(state, bases.enemies(state, party), city)
        return [Phrase("odds-may-dissolve")] if units else []
    return [Phrase("odds-takes", {"marker": naming.marker("unrest")})] if state.marker(st.UNREST, city) else []


def all_of(parts: list[Phrase]) -> Phrase:
    """Joins what a result brings."""
    return joined("odds-and", parts) if parts else NOTHING


def _of_reaction(state: State, total: int) -> Meaning:
    lost = int(state.rules.dice_lost[min(total, len(state.rules.dice_lost) - 1)])
    return (Phrase("roll-takes-dice", {"count": lost}), True) if lost else (NOTHING, False)


def _of_crisis(state: State, total: int) -> Meaning:
    """Describes the losses; a crisis is overcome if there are none."""
    losses, result = state.rules.crisis, min(total, 6)
    lost = {
        "odds-loses-bases": losses.base[result],
        "odds-loses-seats": losses.seat[result],
        "odds-loses-points": losses.vp[result],
    }
    parts = [Phrase(key, {"count": int(count)}) for key, count in lost.items() if count]
    return all_of(parts), not parts


def _has_stresemann(state: State, party: int) -> bool:
    """W10: returns whether the party may have its roll repeated by Stresemann."""
    return state.stresemann == st.FACE_UP and state.minor[st.DVP] == party


# -- joining in and reacting ------------------------------------------------------------------------------


def _change(state: State, after: Fraction) -> Change:
    odds = _of_action(state)
    assert odds is not None
    return Change(odds.kind, odds.party, odds.chance, after)


def _after_reaction(state: State, odds: Odds) -> Fraction:
    """Returns the chance of the announced action after a reaction, over everything the reaction may roll."""
    table = state.rules.dice_lost
    chance = Fraction(0)
    lost_before = state.act[st.ACT_LOST]
    for rolled, likely in highest(odds.dice).items():
        state.act[st.ACT_LOST] = lost_before + table[min(rolled, len(table) - 1)]
        action = _of_action(state)
        assert action is not None
        chance += likely * action.chance
    state.act[st.ACT_LOST] = lost_before
    return chance
