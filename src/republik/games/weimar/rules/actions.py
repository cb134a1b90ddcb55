"""W9 Actions: action points in one city, and the actions that roll dice."""

from typing import Final, final

from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import cards, naming, reactions, rolls, strength
from . import effects as fx
from . import steps as st
from .arguments import DEMO, PLACE, SIGNED, Takes
from .decision import NO_REASON, Arguments, Automatic, Decision, Reason, YesNo
from .dice_actions import ALLOWED, COUNTER_COUP, COUP, DICE_ACTIONS, DiceAction
from .state import State
from .verb import Verb

NO_CITY: Final = -1  # not chosen yet

# -- action points --------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ActionPoints(Decision):
    """W9: everything the points allow. Before the city is chosen: a city, or points for the reserve."""

    kind = 61
    name = "actions"
    rule = "W9"
    answers = "done city mobilise takeover win_back demonstration coup counter fight store spend better"
    slots = "seat points city done bonus"

    def __init__(self, seat: i64, points: i64, city: i64 = NO_CITY, done: i64 = 0, bonus: i64 = 0) -> None:
        self.seat = seat
        self.points = points
        self.city = city
        self.done = done
        self.bonus = bonus

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        out: list[int] = [actions.done]
        if self.city < 0:
            if self.points > 0:
                out += state.rules.city_moves
        else:
            _unit_moves(state, self.seat, self.points, self.city, out)
            _dice_moves(state, self.seat, self.points, self.city, self.done, out)
        _reserve_moves(state, self, out)
        return out

    def why_not(self, state: State, move: i64) -> Reason | None:
        actions = state.rules.actions
        start = actions.start_of[move]
        if start == actions.done:
            return None
        if start == actions.city:
            if self.city >= 0:
                return "city-chosen", {}
            return None if self.points > 0 else ("points-short", {})
        if start in (actions.store, actions.spend, actions.better):
            key = _why_no_reserve(state, self, move)
        else:
            key = _why_no_action(state, self, move)
        if key == ALLOWED:
            return None
        if key == "not-possible":
            return NO_REASON
        args: Arguments = {}
        if key in ("coup-party", "not-your-unit"):
            args["party"] = naming.party(self.seat)
        elif key in ("not-opposition", "nothing-to-dissolve"):
            args["party"] = naming.party(move - start)
        elif key == "no-marker":
            args["place"] = naming.city(self.city)
        return key, args

    def apply(self, state: State, move: i64) -> None:
        actions = state.rules.actions
        start = actions.start_of[move]
        if start == actions.done:
            state.drop()
        elif start == actions.city:
            state.replace(ActionPoints(self.seat, self.points, city=move - start, done=self.done, bonus=self.bonus))
        elif start == actions.store:
            state.replace(self.spending(state.rules.cost_reserve, self.done | st.STORED))
            state.add_reserve(self.seat, 1)
        elif start == actions.spend:
            state.replace(self.spending(-1))
            state.add_reserve(self.seat, -1)
        elif start == actions.better:
            state.replace(self.spending(state.rules.cost_better, self.done | st.BOUGHT, bonus=1))
            state.report("better", self.seat)
        elif start == actions.mobilise or start == actions.takeover or start == actions.win_back:
            _apply_units(state, self, move)
        else:
            _apply_dice(state, self, move)

    def spending(self, cost: i64, done: i64 = -1, bonus: i64 = -1) -> "ActionPoints":
        """Returns the step with fewer points; what was done and the bonus stay as they are unless given."""
        return ActionPoints(
            self.seat,
            self.points - cost,
            self.city,
            self.done if done < 0 else done,
            self.bonus if bonus < 0 else bonus,
        )

    def prompt(self, state: State) -> Phrase:
        """Asks first for the city, then for the action there."""
        args: Arguments = {"party": naming.party_or_nobody(self.seat), "points": self.points}
        if self.city < 0:
            return Phrase("prompt-actions-city", args)
        return Phrase("prompt-actions", {**args, "place": naming.city(self.city)})


def _why_no_action(state: State, step: ActionPoints, move: i64) -> str:
    """Returns why an action in a city is not possible; ALLOWED if it is."""
    rules = state.rules
    start = rules.actions.start_of[move]
    if step.city < 0:
        return "city-first"
    if step.points < cost_of(state, step.seat, start):
        return "points-short"
    if start in (rules.actions.mobilise, rules.actions.takeover, rules.actions.win_back):
        return _why_no_unit(state, step, move)
    return _why_no_dice(state, step, move)


def cost_of(state: State, seat: i64, start: i64) -> i64:
    """Returns the cost of an action, by the block of its moves."""
    rules = state.rules
    if start == rules.actions.mobilise:
        return rules.cost_mobilise
    if start == rules.actions.takeover:
        return rules.cost_control
    if start == rules.actions.win_back:
        return rules.cost_win_back
    return _dice_action(state, start).cost(rules, seat)


def _dice_action(state: State, start: i64) -> DiceAction:
    """Returns the dice action with this block of moves."""
    for action in DICE_ACTIONS:
        if action.start(state.rules.actions) == start:
            return action
    raise ValueError(f"no dice action begins with move {start}")


def _why_no_unit(state: State, step: ActionPoints, move: i64) -> str:
    actions = state.rules.actions
    moves: list[int] = []
    _unit_moves(state, step.seat, step.points, step.city, moves)
    if move in moves:
        return ALLOWED
    if actions.start_of[move] != actions.mobilise:
        return "no-unit"
    unit = (move - actions.mobilise) // (st.CITIES + 1)
    return "no-unit" if strength.may_use(state, step.seat, unit, strength.ANY_UNITS) else "not-your-unit"


def _why_no_dice(state: State, step: ActionPoints, move: i64) -> str:
    """Each kind of dice action once per card."""
    start = state.rules.actions.start_of[move]
    action = _dice_action(state, start)
    if step.done & state.rules.bit[action.kind]:
        return "once-per-card"
    return action.why_not(state, step.seat, step.city, move - start + action.targets[0])


def _why_no_reserve(state: State, step: ActionPoints, move: i64) -> str:
    """W10: returns why points cannot be stored, spent or turned into a better result like this; ALLOWED if they can."""
    moves: list[int] = []
    _reserve_moves(state, step, moves)
    if move in moves:
        return ALLOWED
    if move == state.rules.actions.store:
        return "reserve-full" if state.reserve[step.seat] >= state.rules.most_reserve else "points-short"
    if move == state.rules.actions.spend:
        return "reserve-stored" if state.reserve[step.seat] else "reserve-empty"
    return "points-short" if step.seat == fx.KPD else "not-possible"


def _unit_moves(state: State, seat: i64, points: i64, city: i64, out: list[int]) -> None:
    rules = state.rules
    if points >= rules.cost_mobilise:
        out += strength.mobilise_moves(state, seat, city, strength.ANY_UNITS)
    if seat == fx.DNVP and points >= rules.cost_control and not state.governs(seat):
        out += strength.takeover_moves(state, city)
    if state.governs(seat) and points >= rules.cost_win_back:
        for index in range(2):
            if state.units[strength.BLACK[index] * st.PLACES + city]:
                out.append(rules.actions.win_back + index)


def _dice_moves(state: State, seat: i64, points: i64, city: i64, done: i64, out: list[int]) -> None:
    """Each kind of dice action once per card."""
    rules = state.rules
    for action in DICE_ACTIONS:
        cost = action.cost(rules, seat)
        if not cost or points < cost or done & rules.bit[action.kind]:
            continue
        move = action.start(rules.actions)
        for target in action.targets:
            if action.why_not(state, seat, city, target) == ALLOWED:
                out.append(move)
            move += 1


def _reserve_moves(state: State, step: ActionPoints, out: list[int]) -> None:
    """W10: points may be taken from the reserve, but not after one has been stored."""
    rules = state.rules
    seat = step.seat
    if step.points >= rules.cost_reserve and state.reserve[seat] < rules.most_reserve:
        out.append(rules.actions.store)
    if state.reserve[seat] and not step.done & st.STORED:
        out.append(rules.actions.spend)
    if seat == fx.KPD and step.city >= 0 and step.points > rules.cost_better and not step.done & st.BOUGHT:
        out.append(rules.actions.better)


def _apply_units(state: State, step: ActionPoints, move: i64) -> None:
    rules = state.rules
    actions = rules.actions
    start = actions.start_of[move]
    if start == actions.mobilise:
        state.replace(step.spending(rules.cost_mobilise))
        strength.mobilise(state, step.city, move)
    elif start == actions.takeover:
        state.replace(step.spending(rules.cost_control))
        strength.take_over(state, move)
    else:
        state.replace(step.spending(rules.cost_win_back))
        index = move - start
        strength.turn(state, strength.BLACK[index], strength.WHITE[index], step.city)


def _apply_dice(state: State, step: ActionPoints, move: i64) -> None:
    rules = state.rules
    start = rules.actions.start_of[move]
    action = _dice_action(state, start)
    done = (step.done | rules.bit[action.kind]) & ~st.BOUGHT
    state.replace(step.spending(action.cost(rules, step.seat), done, bonus=0))
    begin(state, step.seat, action.kind, step.city, move - start + action.targets[0], step.bonus)


# -- an action that rolls dice -----------------------------------------------------------


def begin(state: State, seat: i64, kind: i64, city: i64, target: i64, bonus: i64) -> None:
    """Announces the action: others join in and react, then the dice are rolled."""
    act = state.act
    act[st.ACT_KIND] = kind
    act[st.ACT_CITY] = city
    act[st.ACT_TARGET] = target
    act[st.ACT_LOST] = 0
    act[st.ACT_BONUS] = bonus
    act[st.ACT_JOINED] = 0
    act[st.ACT_PLAYER] = seat
    state.report("action", seat, kind, city)
    state.push(ActRoll(seat))
    state.push(reactions.AskReactions(seat))
    state.push(AskFewer(seat))
    action = DICE_ACTIONS[kind]
    others = state.order_from(seat)[1:]
    others.reverse()
    for party in others:  # W9: others with units there may oppose a coup or counter-coup; the DNVP may support a fight
        is_there = not state.rules.is_bot[party] and strength.has_own_unit(state, party, city)
        if not action.joining_helps and state.rules.never_reacts(party, seat):
            continue  # W10-7
        if is_there and action.may_join(state, seat, party, city, target):
            state.push(Oppose(party))


@final
@mypyc_attr(free_list_len=1)
class Oppose(YesNo):
    """W9: a party with units in the city may join in."""

    kind = 97
    name = "oppose"
    rule = "W9"

    def answer(self, state: State, yes: bool) -> None:
        if yes:
            state.act[st.ACT_JOINED] |= state.rules.bit[self.seat]
            state.report("joined", self.seat)

    def asks(self, state: State) -> Arguments:
        return reactions.announced(state)


def pool(state: State) -> i64:
    """Returns the dice of the action in progress, including those who joined in and after reactions."""
    act = state.act
    seat = act[st.ACT_PLAYER]
    action = DICE_ACTIONS[act[st.ACT_KIND]]
    city = act[st.ACT_CITY]
    count = action.dice(state, seat, city, act[st.ACT_TARGET]) - act[st.ACT_LOST]
    for party in range(st.PARTIES):
        if act[st.ACT_JOINED] >> party & 1:
            joined = strength.own_strength(state, party, city)
            count += joined if action.joining_helps else -joined
    return count


@final
@mypyc_attr(free_list_len=1)
class ActRoll(Automatic):
    """Rolls the dice; with no die left, the action has failed."""

    kind = 19

    def run(self, state: State) -> None:
        count = pool(state)
        state.report("dice", self.seat, max(count, 0))
        if count > 0:
            state.push(ActResult(self.seat))
            rolls.push_roll(state, self.seat, count)


@final
@mypyc_attr(free_list_len=1)
class ActResult(rolls.RollResult):
    """W9: applies the result of the action's dice."""

    kind = 20

    def report_total(self, state: State, roller: i64) -> None:
        state.report("total", roller, state.act[st.ACT_KIND], total(state))

    def fails(self, state: State) -> bool:
        reached = total(state)
        kind = state.act[st.ACT_KIND]
        if state.rules.spares_partners or kind == st.DEMONSTRATION:
            return not DICE_ACTIONS[kind].succeeds(state.rules, reached)
        return not COUP.succeeds(state.rules, reached)  # so the bots judged every other action before revision 4

    def can_improve(self, state: State) -> bool:
        return DICE_ACTIONS[state.act[st.ACT_KIND]].can_improve(state.rules, total(state))

    def brings(self, state: State) -> Phrase:
        reached = total(state)
        kind = state.act[st.ACT_KIND]
        args: Arguments = {"action": naming.action(kind), "count": reached}
        return Phrase("roll-succeeds" if DICE_ACTIONS[kind].succeeds(state.rules, reached) else "roll-fails", args)

    def run(self, state: State) -> None:
        act = state.act
        reached = total(state)
        state.report("result", self.seat, act[st.ACT_KIND], reached)
        action = DICE_ACTIONS[act[st.ACT_KIND]]
        action.finish(state, self.seat, act[st.ACT_CITY], act[st.ACT_TARGET], reached)


def total(state: State) -> i64:
    """W9: returns the last roll with everything that is added for the action in progress."""
    act = state.act
    action = DICE_ACTIONS[act[st.ACT_KIND]]
    added = action.modifier(state, act[st.ACT_PLAYER], act[st.ACT_CITY], act[st.ACT_TARGET])
    return state.result + act[st.ACT_BONUS] + added


# -- counter-coup of an event ---------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class CounterTarget(Decision):
    """W9: the marker that an event's counter-coup targets."""

    kind = 102
    name = "counter_target"
    rule = "W9"
    answers = "counter"
    slots = "seat city"

    def __init__(self, seat: i64, city: i64) -> None:
        self.seat = seat
        self.city = city

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.counter
        return [
            start + marker - st.UPRISING
            for marker in COUNTER_COUP.targets
            if COUNTER_COUP.why_not(state, self.seat, self.city, marker) == ALLOWED
        ]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        begin(state, self.seat, st.COUNTER_COUP, self.city, move - state.rules.actions.counter + st.UPRISING, 0)

    def asks(self, state: State) -> Arguments:
        return {"place": naming.city(self.city)}


# -- politicians that remove a die ----------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class AskFewer(cards.AskPoliticians):
    """W10: one politician may remove a die from the announced action."""

    kind = 40

    def reaction(self) -> i64:
        return st.LESS_DICE

    def ask(self, state: State, party: i64, turn: i64) -> None:
        state.push(AskFewer(self.seat, turn))
        state.push(FewerDice(party))


@final
@mypyc_attr(free_list_len=1)
class FewerDice(cards.PoliticianAnswers):
    """W10: a politician may remove a die from the announced action."""

    kind = 98
    name = "fewer_dice"

    def reaction(self) -> i64:
        return st.LESS_DICE

    def interfere(self, state: State) -> None:
        state.act[st.ACT_LOST] += 1

    def asks(self, state: State) -> Arguments:
        return reactions.announced(state)


# -- effects ---------------------------------------------------------------------------


class DiceVerb(Verb):
    """demo @C, coup @C, fight KPD @C: an action that rolls dice, without action points"""

    def __init__(self, word: str, action: DiceAction, takes: Takes = (PLACE,)) -> None:
        self.word = word
        self.action = action
        self.takes = takes

    def allowed(self, state: State, step: fx.Step, actor: i64, city: i64) -> bool:
        """Returns whether the dice may be rolled in a city."""
        return self.action.why_not(state, actor, city, max(step.party, 0)) == ALLOWED

    def changes_something(self, state: State, step: fx.Step, actor: i64, where: i64) -> bool:
        for city in range(st.CITIES):
            if (where < 0 or city == where) and self.allowed(state, step, actor, city):
                return True
        return False

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        if where >= 0 and self.allowed(state, step, actor, where):
            self.begin(state, step, actor, where)

    def begin(self, state: State, step: fx.Step, actor: i64, city: i64) -> None:
        begin(state, actor, self.action.kind, city, max(step.party, 0), 0)


class CounterVerb(DiceVerb):
    """counter @C: the acting party chooses the marker"""

    def allowed(self, state: State, step: fx.Step, actor: i64, city: i64) -> bool:
        return bool(CounterTarget(actor, city).options(state))

    def begin(self, state: State, step: fx.Step, actor: i64, city: i64) -> None:
        state.push(CounterTarget(actor, city))


class BonusVerb(Verb):
    """bonus demo +1"""

    word = "bonus"
    takes: Takes = (DEMO, SIGNED)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.bonus[actor] += step.amount
        state.report("bonus", actor, step.amount)
