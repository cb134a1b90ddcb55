"""W9 Actions: action points in one city, and the actions that roll dice."""

from republik.games.weimar.phrases import names
from republik.table.native import i64
from republik.table.phrases import Phrase

from . import bases, cards, rolls, strength, threats
from . import effects as fx
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State

# -- dice ---------------------------------------------------------------------------


def defender(state: State, party: i64, city: i64) -> i64:
    """Returns who defends against a coup: the other side if its marker is there, otherwise the government (-1)."""
    if party == fx.KPD and state.has(st.REGIME, city):
        return fx.DNVP
    if party == fx.DNVP and (state.has(st.COUNCILS, city) or state.has(st.UPRISING, city)):
        return fx.KPD
    return -1


def marker_party(marker: i64) -> i64:
    return fx.DNVP if marker == st.REGIME else fx.KPD


def dice(state: State, party: i64, kind: i64, city: i64, target: i64) -> i64:
    """W9: returns the number of dice of an action, before anyone joins in or reacts."""
    own = strength.strength(state, party, city)
    if kind == st.DEMONSTRATION:
        return 1 + own
    if kind == st.COUP:
        guard = defender(state, party, city)
        if guard < 0:
            return own - strength.government_strength(state, city)
        return own - strength.own_strength(state, guard, city)
    if kind == st.COUNTER_COUP:
        guard = marker_party(target)
        if state.rules.is_bot[guard]:  # solo, 1.4.1: the units of both bots are neutral
            return own
        return own - strength.own_strength(state, guard, city)
    return 1 + own - strength.own_strength(state, target, city)


def can_coup(state: State, party: i64, city: i64) -> bool:
    """W9: KPD and DNVP, not in government, and not in a city with their own Councils or Regime."""
    if party == fx.KPD:
        own = st.COUNCILS
    elif party == fx.DNVP:
        own = st.REGIME
    else:
        return False
    if state.governs(party) or state.marker(own, city):
        return False
    return dice(state, party, st.COUP, city, 0) > 0


def can_counter(state: State, party: i64, city: i64, marker: i64) -> bool:
    """W9: a government party, against a party's marker that counts."""
    if not state.governs(party) or not state.has(marker, city):
        return False
    return dice(state, party, st.COUNTER_COUP, city, marker) > 0


def can_counter_any(state: State, party: i64, city: i64) -> bool:
    for marker in (st.UPRISING, st.COUNCILS, st.REGIME):
        if can_counter(state, party, city, marker):
            return True
    return False


def can_fight(state: State, party: i64, city: i64, target: i64) -> bool:
    """W9: a government party, against an opposition party with a unit that can be dissolved."""
    if not state.governs(party) or state.governs(target):
        return False
    if not strength.can_be_dissolved(state, target, city):
        return False
    return dice(state, party, st.FIGHT, city, target) > 0


# -- action points --------------------------------------------------------------------


class ActionPoints(Decision):
    """W9: everything the points allow. Before the city is chosen: a city, or points for the reserve."""

    kind = st.ACTIONS_STEP
    name = "actions"
    rule = "W9"
    answers = "done city mobilise takeover win_back demonstration coup counter fight store spend better"

    def options(self, state: State, step: st.Step) -> list[int]:
        actions = state.rules.actions
        points = step[2]
        city = step[3]
        out: list[int] = [actions.done]
        if city < 0:
            if points > 0:
                out += range(actions.city, actions.city + st.CITIES)
        else:
            _unit_moves(state, step[1], points, city, out)
            _dice_moves(state, step[1], points, city, step[4], out)
        _reserve_moves(state, step, out)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        actions = state.rules.actions
        points = step[2]
        start = actions.start_of[move]
        if start == actions.done:
            state.drop()
        elif start == actions.city:
            state.put(3, move - start)
        elif start == actions.store:
            state.put(2, points - state.rules.cost_reserve)
            state.put(4, step[4] | st.STORED)
            state.add_reserve(step[1], 1)
        elif start == actions.spend:
            state.put(2, points + 1)
            state.add_reserve(step[1], -1)
        elif start == actions.better:
            state.put(2, points - state.rules.cost_better)
            state.put(4, step[4] | st.BOUGHT)
            state.put(5, 1)
            state.report("better", step[1])
        elif start == actions.mobilise or start == actions.takeover or start == actions.win_back:
            _apply_units(state, step, move)
        else:
            _apply_dice(state, step, move)

    def prompt(self, state: State, step: st.Step) -> Phrase:
        """Asks first for the city, then for the action there."""
        asked: Arguments = {"party": names.party_or_nobody(step[1]), "points": step[2]}
        if step[3] < 0:
            return Phrase("prompt-actions-city", asked)
        return Phrase("prompt-actions", {**asked, "place": names.city(step[3])})


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
    actions = rules.actions
    if points >= rules.cost_demonstration and not done & 1:
        out.append(actions.demonstration)
    cost = rules.cost_coup[seat]
    if cost and points >= cost and not done & 2 and can_coup(state, seat, city):
        out.append(actions.coup)
    if points >= rules.cost_counter and not done & 4:
        for marker in (st.UPRISING, st.COUNCILS, st.REGIME):
            if can_counter(state, seat, city, marker):
                out.append(actions.counter + marker - st.UPRISING)
    if points >= rules.cost_fight and not done & 8:
        for target in range(st.PARTIES):
            if can_fight(state, seat, city, target):
                out.append(actions.fight + target)


def _reserve_moves(state: State, step: st.Step, out: list[int]) -> None:
    """W10: points may be taken from the reserve, but not after one has been stored."""
    rules = state.rules
    seat = step[1]
    points = step[2]
    done = step[4]
    if points >= rules.cost_reserve and state.reserve[seat] < rules.most_reserve:
        out.append(rules.actions.store)
    if state.reserve[seat] and not done & st.STORED:
        out.append(rules.actions.spend)
    if seat == fx.KPD and step[3] >= 0 and points > rules.cost_better and not done & st.BOUGHT:
        out.append(rules.actions.better)


def _apply_units(state: State, step: st.Step, move: i64) -> None:
    rules = state.rules
    actions = rules.actions
    points = step[2]
    city = step[3]
    start = actions.start_of[move]
    if start == actions.mobilise:
        state.put(2, points - rules.cost_mobilise)
        strength.mobilise(state, city, move)
    elif start == actions.takeover:
        state.put(2, points - rules.cost_control)
        strength.take_over(state, move)
    else:
        state.put(2, points - rules.cost_win_back)
        index = move - start
        strength.turn(state, strength.BLACK[index], strength.WHITE[index], city)


def _apply_dice(state: State, step: st.Step, move: i64) -> None:
    rules = state.rules
    actions = rules.actions
    seat = step[1]
    target: i64 = 0
    start = actions.start_of[move]
    if start == actions.demonstration:
        kind: i64 = st.DEMONSTRATION
        cost = rules.cost_demonstration
    elif start == actions.coup:
        kind = st.COUP
        cost = rules.cost_coup[seat]
    elif start == actions.counter:
        kind = st.COUNTER_COUP
        cost = rules.cost_counter
        target = move - start + st.UPRISING
    else:
        kind = st.FIGHT
        cost = rules.cost_fight
        target = move - start
    state.put(2, step[2] - cost)
    state.put(4, (step[4] | rules.bit[kind]) & ~st.BOUGHT)
    state.put(5, 0)
    begin(state, seat, kind, step[3], target, step[5])


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
    state.push(st.ACT_ROLL, seat)
    state.push(st.ASK_REACTIONS, seat)
    state.push(st.ASK_FEWER, seat)
    if kind != st.DEMONSTRATION:
        others = state.order_from(seat)[1:]
        others.reverse()
        for party in others:
            if may_join(state, seat, party):
                state.push(st.OPPOSE, party)


def announced(state: State) -> Arguments:
    """Returns the description of the action for the prompts of those who may join in or react."""
    act = state.act
    return {
        "other": names.party(act[st.ACT_PLAYER]),
        "action": names.action(act[st.ACT_KIND]),
        "place": names.city(act[st.ACT_CITY]),
    }


def may_join(state: State, seat: i64, party: i64) -> bool:
    """W9: others with units there may oppose a coup or counter-coup; the DNVP may support a fight."""
    act = state.act
    city = act[st.ACT_CITY]
    kind = act[st.ACT_KIND]
    if state.rules.is_bot[party] or not strength.has_own_unit(state, party, city):
        return False
    if kind == st.FIGHT:
        return party == fx.DNVP and act[st.ACT_TARGET] != party and not state.governs(party)
    if kind == st.COUP:
        return party != defender(state, seat, city)
    return party != marker_party(act[st.ACT_TARGET])


class Oppose(Decision):
    """W9: a party with units in the city may join in."""

    kind = st.OPPOSE
    name = "oppose"
    rule = "W9"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        party = step[1]
        state.drop()
        if move == state.rules.actions.yes:
            state.act[st.ACT_JOINED] |= state.rules.bit[party]
            state.report("joined", party)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return announced(state)


def pool(state: State) -> i64:
    """Returns the dice of the action in progress, including those who joined in and after reactions."""
    act = state.act
    seat = act[st.ACT_PLAYER]
    kind = act[st.ACT_KIND]
    city = act[st.ACT_CITY]
    count = dice(state, seat, kind, city, act[st.ACT_TARGET]) - act[st.ACT_LOST]
    for party in range(st.PARTIES):
        if act[st.ACT_JOINED] >> party & 1:
            joined = strength.own_strength(state, party, city)
            count += joined if kind == st.FIGHT else -joined
    return count


class ActRoll(Automatic):
    """Rolls the dice; with no die left, the action has failed."""

    kind = st.ACT_ROLL

    def run(self, state: State, step: st.Step) -> None:
        seat = step[1]
        count = pool(state)
        state.report("dice", seat, max(count, 0))
        if count > 0:
            state.push(st.ACT_RESULT, seat)
            rolls.push_roll(state, seat, count)


class ActResult(Automatic):
    """W9: applies the result of the action's dice."""

    kind = st.ACT_RESULT

    def run(self, state: State, step: st.Step) -> None:
        seat = step[1]
        act = state.act
        kind = act[st.ACT_KIND]
        city = act[st.ACT_CITY]
        total = rolls.total(state)
        state.report("result", seat, kind, total)
        if kind == st.DEMONSTRATION:
            _demonstrated(state, seat, city, total)
        elif kind == st.COUP:
            if total >= state.rules.coup_success:
                coup_succeeds(state, seat, city)
        elif kind == st.COUNTER_COUP:
            if total >= state.rules.counter_success:
                threats.take(state, act[st.ACT_TARGET], city)
        elif total >= state.rules.fight_success:
            state.push(st.DISSOLVE, seat, state.rules.bit[act[st.ACT_TARGET]], 1, city)


def coup_succeeds(state: State, seat: i64, city: i64) -> None:
    """W9: places Councils or a Regime, then one Unstable State."""
    threats.put(state, st.COUNCILS if seat == fx.KPD else st.REGIME, city)
    threats.add_box(state, st.B_INSTABLE, 1)


def _demonstrated(state: State, seat: i64, city: i64, total: i64) -> None:
    rules = state.rules
    if total >= rules.demo_extra_from:
        _demonstrated_extra(state, seat, city)
    last = len(rules.demo_bases) - 1
    count = rules.demo_bases[min(total, last)]
    if count:
        state.push(st.DEMO_BASE, seat, count, city)


def _demonstrated_extra(state: State, seat: i64, city: i64) -> None:
    extra = state.rules.demo_extra[seat]
    if extra == 1:  # KPD: an Uprising, or Councils if there already is one
        threats.put(state, st.COUNCILS if state.marker(st.UPRISING, city) else st.UPRISING, city)
    elif extra == 2:  # DNVP: may dissolve an enemy unit there
        state.push(st.DISSOLVE, seat, bases.enemies(state, seat), 1, city, 1)
    else:
        threats.take(state, st.UNREST, city)


# -- counter-coup of an event ---------------------------------------------------------------


class CounterTarget(Decision):
    """W9: the marker that an event's counter-coup targets."""

    kind = st.COUNTER_TARGET
    name = "counter_target"
    rule = "W9"
    answers = "counter"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, seat, city, _, _, _, _, _ = step
        start = state.rules.actions.counter
        return [
            start + m - st.UPRISING for m in (st.UPRISING, st.COUNCILS, st.REGIME) if can_counter(state, seat, city, m)
        ]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, city, _, _, _, _, _ = step
        state.drop()
        begin(state, seat, st.COUNTER_COUP, city, move - state.rules.actions.counter + st.UPRISING, 0)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"place": names.city(step[2])}


# -- politicians that remove a die ----------------------------------------------------------------


class AskFewer(Automatic):
    """W10: one politician may remove a die from the announced action."""

    kind = st.ASK_FEWER

    def run(self, state: State, step: st.Step) -> None:
        _, seat, asked, _, _, _, _, _ = step
        cards.report_hidden_answers(state, seat)
        order = state.order_from(seat)
        while asked + 1 < st.PARTIES:
            party = order[asked + 1]
            asked += 1
            if not state.rules.is_bot[party] and cards.holds(state, party, st.LESS_DICE):
                state.push(st.ASK_FEWER, seat, asked)
                state.push(st.FEWER_DICE, party)
                return


class FewerDice(Decision):
    """W10: a politician may remove a die from the announced action."""

    kind = st.FEWER_DICE
    name = "fewer_dice"
    rule = "W10"
    answers = "answer done"

    def options(self, state: State, step: st.Step) -> list[int]:
        return cards.answer_options(state, step[1], st.LESS_DICE)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        seat = step[1]
        state.drop()
        if move != state.rules.actions.done:
            state.drop()
            state.act[st.ACT_LOST] += 1
            cards.answer(state, seat, move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return announced(state)
