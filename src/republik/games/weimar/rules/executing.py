"""Executes effects (effects.py) step by step on the agenda, each as far as possible.

An EFFECT frame on the stack contains what concerns the whole event: who "you" is, the city chosen for "@C", the cities
of "cities N", and the card whose values "debate big small" uses. RUN frames above it go through its blocks.
"""

from typing import Final

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import actions, bases, cards, endings, foreign, opinion, rolls, scoring, society, strength, threats
from . import effects as fx
from . import steps as st
from .effects import Effect, Step
from .state import State

NO_CITY: Final = -1  # not chosen yet
NO_CITY_FITS: Final = -2

CITY_MARKERS: Final = {
    fx.POVERTY: st.POVERTY,
    fx.PROSPERITY: st.PROSPERITY,
    fx.UNREST: st.UNREST,
    fx.UPRISING: st.UPRISING,
    fx.COUNCILS: st.COUNCILS,
    fx.REGIME: st.REGIME,
}
BOX_KINDS: Final = {
    fx.INFLATION: st.B_INFLATION,
    fx.BLOCKADE: st.B_BLOCKADE,
    fx.VIOLENT_PEACE: st.B_VIOLENT_PEACE,
    fx.BLACK_FRIDAY: st.B_BLACK_FRIDAY,
}

# -- frames --------------------------------------------------------------------------


def effect_of(state: State, root: i64) -> Effect:
    return state.rules.effects[state.stack[root * st.STEP + 2]]


def chosen_city(state: State, root: i64) -> i64:
    return state.stack[root * st.STEP + 3]


def set_city(state: State, root: i64, city: i64) -> None:
    state.stack[root * st.STEP + 3] = city


def chosen_cities(state: State, root: i64) -> list[int]:
    """Returns the cities of "cities N" chosen so far, in the order of choice."""
    packed = state.stack[root * st.STEP + 4]
    out: list[int] = []
    while packed:
        out.append(packed % 16 - 1)
        packed //= 16
    out.reverse()
    return out


def add_city(state: State, root: i64, city: i64) -> None:
    at = root * st.STEP + 4
    state.stack[at] = state.stack[at] * 16 + city + 1


def card_of(state: State, root: i64) -> i64:
    """Returns the card whose values a debate of the event uses, or -1."""
    return state.stack[root * st.STEP + 5]


def comes_later(state: State, verb: i64) -> bool:
    """Returns whether the event goes on with such a step after the pending decision, be it optional."""
    at = (state.depth - 2) * st.STEP
    if at < 0 or state.stack[at] != st.RUN:
        return False
    blocks = effect_of(state, state.stack[at + 2]).blocks
    for step in blocks[state.stack[at + 3]][state.stack[at + 4] :]:
        if step.verb == verb or (step.verb == fx.MAY and any(one.verb == verb for one in blocks[step.blocks[0]])):
            return True
    return False


def effect_step(state: State, root: i64, block: i64, index: i64) -> Step:
    """Returns the step of an effect to which a pending step belongs."""
    return effect_of(state, root).blocks[block][index]


OF_A_BLOCK: Final = (st.RUN, st.EACH, st.CHOOSE_CITIES)
OF_A_STEP: Final = (st.PERFORM, st.CHOOSE_CITY, st.OPTION, st.MAY, st.VOTE, st.FOE, st.COUNT_VOTES)
BRACKETS: Final = {st.OPTION: fx.CHOICE, st.MAY: fx.MAY, st.VOTE: fx.VOTE, st.COUNT_VOTES: fx.VOTE}


def fits(state: State, pending: list[int]) -> bool:
    """Returns whether a pending step is still part of its effect as currently defined."""
    kind = pending[0]
    if kind not in OF_A_BLOCK and kind not in OF_A_STEP:
        return True
    root: i64 = pending[2]
    block = pending[4] if kind == st.CHOOSE_CITIES else pending[3]
    index = pending[4]
    if not 0 <= root < state.depth or state.stack[root * st.STEP] != st.EFFECT:
        return False
    blocks = effect_of(state, root).blocks
    if not 0 <= block < len(blocks) or index < 0:
        return False
    if kind in OF_A_BLOCK:
        return True
    if index >= len(blocks[block]):
        return False
    return kind not in BRACKETS or blocks[block][index].verb == BRACKETS[kind]


def run(state: State, seat: i64, root: i64, block: i64, index: i64) -> None:
    """Runs the next step of a block; the frame that asked has been removed from the stack."""
    steps = effect_of(state, root).blocks[block]
    if index >= len(steps):
        return
    step = steps[index]
    if needs_city(step) and chosen_city(state, root) == NO_CITY:
        actor = actor_of(state, step.by, seat)
        if not city_choices(state, actor, root, block):
            set_city(state, root, NO_CITY_FITS)
        state.push(st.RUN, seat, root, block, index)
        if chosen_city(state, root) == NO_CITY:
            state.push(st.CHOOSE_CITY, actor, root, block, index)
        return
    state.push(st.RUN, seat, root, block, index + 1)
    if test_holds(state, step, seat, chosen_city(state, root)):
        _let_act(state, step, seat, root, block, index)


def needs_city(step: Step) -> bool:
    if step.place == fx.THE_CITY:
        return True
    return step.test in (fx.IF_MAJORITY, fx.IF_COUNCILS) and step.argument == fx.THE_CITY


def actor_of(state: State, by: int, seat: i64) -> i64:
    """Returns the acting party if it is determined without a choice."""
    if by >= 0:
        return by
    if by == fx.CHANCELLOR:
        return state.chancellor
    return seat


def _let_act(state: State, step: Step, seat: i64, root: i64, block: i64, index: i64) -> None:
    """ "by P: x": P acts and chooses; several parties act one after another."""
    if step.by == fx.FOE:
        state.push(st.FOE, seat, root, block, index)
    elif step.by == fx.OTHERS or step.by == fx.GOV:
        for party in reversed(parties_of(state, step.by, seat, -1)):
            state.push(st.PERFORM, party, root, block, index, -1)
    else:
        perform(state, actor_of(state, step.by, seat), root, block, index, -1)


def parties_of(state: State, party: int, actor: i64, foe: i64) -> list[int]:
    """Returns the parties a word stands for, in the order in which they are processed."""
    if party >= 0:
        return [party]
    if party == fx.YOU:
        return [actor]
    if party == fx.CHANCELLOR:
        return [state.chancellor]
    if party == fx.FOE:
        return [foe] if foe >= 0 else []
    if party == fx.GOV:
        return [seat for seat in state.order_from(state.chancellor) if state.governs(seat)]
    return state.order_from(actor)[1:]


# -- conditions ------------------------------------------------------------------------


def test_holds(state: State, step: Step, seat: i64, city: i64) -> bool:
    if step.test == fx.ALWAYS:
        return True
    return _test(state, step, seat, city) != step.negated


def _test(state: State, step: Step, seat: i64, city: i64) -> bool:
    test = step.test
    argument = step.argument
    if test == fx.IF_BLOCKADE:
        return state.box[st.B_BLOCKADE] > 0
    if test == fx.IF_DONE:
        return state.foreign_done & state.rules.bit[argument] != 0
    if test == fx.IF_GOVERNS:
        return state.governs(seat if argument == fx.YOU else argument)
    if test == fx.IF_MINORITY:
        return state.box[st.B_MINORITY] > 0
    if test == fx.IF_IMPULSE:
        return state.impulses[seat] <= argument
    if test == fx.IF_GREEN:
        return state.green & state.rules.bit[argument] != 0
    place = city if argument == fx.THE_CITY else argument
    if place < 0:
        return False
    if test == fx.IF_COUNCILS:
        return state.has(st.COUNCILS, place)
    return _has_majority(state, seat, place)


def _has_majority(state: State, party: i64, city: i64) -> bool:
    mine = state.bases[party * st.CITIES + city]
    for other in range(st.PARTIES):
        if other != party and state.bases[other * st.CITIES + city] >= mine:
            return False
    return True


# -- does it change anything? -----------------------------------------------------------------


def does_something(state: State, effect: Effect, seat: i64) -> bool:
    """W3: returns whether at least one step would change something now."""
    return block_does(state, effect, 0, seat, NO_CITY)


def block_does(state: State, effect: Effect, block: i64, seat: i64, city: i64) -> bool:
    for step in effect.blocks[block]:
        if step_does(state, effect, step, seat, city):
            return True
    return False


def step_does(state: State, effect: Effect, step: Step, seat: i64, city: i64) -> bool:
    if needs_city(step) and city < 0:
        if city == NO_CITY_FITS:
            return False
        for candidate in range(st.CITIES):
            if step_does(state, effect, step, seat, candidate):
                return True
        return False
    if not test_holds(state, step, seat, city):
        return False
    if step.by == fx.FOE or step.by == fx.OTHERS or step.by == fx.GOV:
        for party in parties_of(state, fx.GOV if step.by == fx.GOV else fx.OTHERS, seat, -1):
            if action_does(state, effect, step, party, city):
                return True
        return False
    return action_does(state, effect, step, actor_of(state, step.by, seat), city)


def action_does(state: State, effect: Effect, step: Step, actor: i64, city: i64) -> bool:
    """Returns whether the action itself would change something for the acting party."""
    verb = step.verb
    if verb >= fx.CHOICE:
        return _bracket_does(state, effect, step, actor, city)
    if verb <= fx.RESERVE:
        return _count_does(state, step, actor, city)
    if verb <= fx.TAKEOVER:
        return _unit_does(state, step, actor, city)
    if verb <= fx.REGIME:
        return _marker_does(state, step, city)
    if verb <= fx.ECONOMY:
        return _track_does(state, step)
    if verb <= fx.DEBATE:
        return _table_does(state, step)
    if verb <= fx.FIGHT:
        return _dice_does(state, step, actor, city)
    return _rest_does(state, step, actor)


def _bracket_does(state: State, effect: Effect, step: Step, actor: i64, city: i64) -> bool:
    if step.verb == fx.EACH_CITY:
        for candidate in range(st.CITIES):
            if block_does(state, effect, step.blocks[0], actor, candidate):
                return True
        return False
    for block in step.blocks:
        if block_does(state, effect, block, actor, city):
            return True
    return False


def city_at(place: int, city: i64) -> i64:
    """Returns the city for a place, or -1 if it is any city."""
    if place == fx.THE_CITY:
        return city
    return place if place >= 0 else -1


def _count_does(state: State, step: Step, actor: i64, city: i64) -> bool:
    """base, seat, vp, reserve"""
    for party in parties_of(state, fx.OTHERS if step.party == fx.FOE else step.party, actor, -1):
        if count_does(state, step, party, city):
            return True
    return False


def count_does(state: State, step: Step, party: i64, city: i64) -> bool:
    where = city_at(step.place, city)
    if step.verb == fx.BASE:
        if step.amount > 0:
            return bases.can_place(state, party, where, 0)
        return bases.can_remove(state, state.rules.bit[party], where)
    if step.verb == fx.SEAT:
        return state.figures_left(party) > 0 if step.amount > 0 else state.seats[party] > 0
    if step.verb == fx.VP:
        return step.amount > 0 or state.vp[party] > 0
    if step.amount > 0:
        return state.reserve[party] < state.rules.most_reserve
    return state.reserve[party] > 0


def _unit_does(state: State, step: Step, actor: i64, city: i64) -> bool:
    """supply, mobilise, deploy, dissolve, recall, takeover"""
    where = city_at(step.place, city)
    if step.verb == fx.SUPPLY:
        return state.units[step.thing * st.PLACES + st.UNUSED] > 0
    if step.verb == fx.MOBILISE or step.verb == fx.DEPLOY:
        from_supply = step.verb == fx.DEPLOY
        if where >= 0:
            return strength.can_mobilise(state, actor, where, step.thing, from_supply)
        for candidate in range(st.CITIES):
            if strength.can_mobilise(state, actor, candidate, step.thing, from_supply):
                return True
        return False
    if step.verb == fx.DISSOLVE:
        return bool(strength.dissolve_moves(state, dissolve_mask(state, step, actor), where))
    if step.verb == fx.RECALL:
        return bool(strength.recall_options(state, actor, 1))
    return strength.can_take_over(state, where)


def dissolve_mask(state: State, step: Step, actor: i64) -> i64:
    """Returns whose units may be dissolved: without a given party, all but the acting party's own."""
    return bases.enemies(state, actor) if step.party == fx.NOBODY else state.rules.bit[step.party]


def _marker_does(state: State, step: Step, city: i64) -> bool:
    marker = CITY_MARKERS[step.verb]
    where = city_at(step.place, city)
    for candidate in range(st.CITIES):
        if where < 0 or candidate == where:
            if step.amount > 0:
                if threats.can_put(state, marker, candidate):
                    return True
            elif state.marker(marker, candidate):
                return True
    return False


def _track_does(state: State, step: Step) -> bool:
    """The DR box and the economy."""
    if step.verb == fx.ECONOMY:
        return state.economy < state.rules.best_economy if step.amount > 0 else state.economy > 1
    kind = BOX_KINDS[step.verb]
    return state.box[kind] < state.rules.box_count[kind] if step.amount > 0 else state.box[kind] > 0


def _table_does(state: State, step: Step) -> bool:
    """flag, foreign, advance, lay, topic, steer, debate"""
    verb = step.verb
    if verb == fx.FLAG:
        sign = 1 if step.amount > 0 else -1
        for nation in range(len(fx.NATIONS)):
            if (step.thing < 0 or step.thing == nation) and foreign.can_flag(state, nation, sign):
                return True
        return False
    if verb == fx.FOREIGN:
        return bool(foreign.open_cards(state))
    if verb == fx.TOPIC:
        return bool(opinion.free_topics(state)) if step.thing < 0 else opinion.has_copy(state, step.thing)
    if verb == fx.STEER or verb == fx.DEBATE:
        return opinion.can_steer(state, step.thing if verb == fx.STEER else fx.ANY_TOPIC)
    return True


def _dice_does(state: State, step: Step, actor: i64, city: i64) -> bool:
    """demo, coup, counter, fight: returns whether the dice may be rolled now."""
    where = city_at(step.place, city)
    for candidate in range(st.CITIES):
        if (where < 0 or candidate == where) and can_roll(state, step, actor, candidate):
            return True
    return False


def can_roll(state: State, step: Step, actor: i64, city: i64) -> bool:
    if step.verb == fx.DEMO:
        return True
    if step.verb == fx.COUP:
        return actions.can_coup(state, actor, city)
    if step.verb == fx.COUNTER:
        return actions.can_counter_any(state, actor, city)
    return actions.can_fight(state, actor, city, step.party)


def _rest_does(state: State, step: Step, actor: i64) -> bool:
    verb = step.verb
    if verb == fx.SOCIETY:
        if step.amount < 0:
            return bool(state.society)
        return bool(society.markers_to_add(state)) if step.thing < 0 else society.available(state, step.thing)
    if verb == fx.PURGE:
        return bool(cards.purge_options(state))
    if verb == fx.FETCH:
        return bool(cards.fetch_options(state, actor))
    if verb == fx.OUT:
        return True
    if verb == fx.DISCARD and step.amount != fx.ALL:
        return bool(cards.party_cards(state, actor))
    return True


# -- execution ------------------------------------------------------------------------------------


def perform(state: State, actor: i64, root: i64, block: i64, index: i64, foe: i64) -> None:
    """Executes one step for the acting party; choices are pushed onto the agenda."""
    step = effect_step(state, root, block, index)
    if step.party == fx.FOE and foe < 0 and not (step.verb == fx.BASE and step.amount == -1):
        state.push(st.FOE, actor, root, block, index)
        return
    city = chosen_city(state, root)
    if step.place == fx.THE_CITY and city < 0:
        return
    verb = step.verb
    if verb >= fx.CHOICE:
        _do_bracket(state, step, actor, root, block, index)
    elif verb <= fx.RESERVE:
        _do_count(state, step, actor, city, foe)
    elif verb <= fx.TAKEOVER:
        _do_units(state, step, actor, city)
    elif verb <= fx.REGIME:
        _do_marker(state, step, actor, city)
    elif verb <= fx.ECONOMY:
        _do_track(state, step)
    elif verb <= fx.DEBATE:
        _do_table(state, step, actor, root)
    elif verb <= fx.FIGHT:
        _do_dice(state, step, actor, city)
    elif verb <= fx.PURGE:
        _do_cards(state, step, actor, foe)
    else:
        _do_offices(state, step, actor)


def _do_bracket(state: State, step: Step, actor: i64, root: i64, block: i64, index: i64) -> None:
    if step.verb == fx.CHOICE:
        if len(step.blocks) == 1:
            state.push(st.RUN, actor, root, step.blocks[0])
        else:
            state.push(st.OPTION, actor, root, block, index)
    elif step.verb == fx.MAY:
        state.push(st.MAY, actor, root, block, index)
    elif step.verb == fx.EACH_CITY:
        state.push(st.EACH, actor, root, step.blocks[0], 0)
        if not chosen_cities(state, root):
            state.push(st.CHOOSE_CITIES, actor, root, step.amount, step.blocks[0])
    else:
        state.push(st.COUNT_VOTES, actor, root, block, index)
        for party in range(st.PARTIES):
            state.votes[party] = -1
        for party in reversed(state.order_from(state.first)):
            state.push(st.VOTE, party, root, block, index)


def _do_count(state: State, step: Step, actor: i64, city: i64, foe: i64) -> None:
    amount = step.amount
    where = city_at(step.place, city)
    if step.verb == fx.BASE and amount < 0 and step.party == fx.FOE and foe < 0:
        state.push(st.REMOVE_BASE, actor, bases.enemies(state, actor), 1, where)
        return
    for party in reversed(parties_of(state, step.party, actor, foe)):
        if step.verb == fx.SEAT:
            state.add_seats(party, amount)
        elif step.verb == fx.VP:
            state.add_vp(party, amount)
        elif step.verb == fx.RESERVE:
            state.add_reserve(party, amount)
        elif amount > 0:
            state.push(st.PLACE_BASE, party, amount, 0, where)
        else:
            state.push(st.REMOVE_BASE, actor, state.rules.bit[party], -amount, where)


def _do_units(state: State, step: Step, actor: i64, city: i64) -> None:
    where = city_at(step.place, city)
    if step.verb == fx.SUPPLY:
        for _ in range(step.amount):
            if state.units[step.thing * st.PLACES + st.UNUSED]:
                state.move_unit(step.thing, st.UNUSED, st.SUPPLY)
    elif step.verb == fx.MOBILISE or step.verb == fx.DEPLOY:
        from_supply = 1 if step.verb == fx.DEPLOY else 0
        if where >= 0:
            state.push(st.MOBILISE, actor, step.thing, step.amount, where, from_supply)
        else:
            state.push(st.MOBILISE_TO, actor, step.thing, step.amount, from_supply)
    elif step.verb == fx.DISSOLVE:
        state.push(st.DISSOLVE, actor, dissolve_mask(state, step, actor), step.amount, where)
    elif step.verb == fx.RECALL:
        state.push(st.RECALL, actor, step.amount)
    elif strength.can_take_over(state, where):
        state.push(st.TAKEOVER, actor, where)


def _do_marker(state: State, step: Step, actor: i64, city: i64) -> None:
    marker = CITY_MARKERS[step.verb]
    amount = step.amount
    where = city_at(step.place, city)
    if step.place == fx.RANDOM:
        for _ in range(amount):
            rolls.push_city_roll(state, actor, marker)
    elif where < 0:
        if amount > 0:
            state.push(st.PUT_MARKER, actor, marker, amount)
        else:
            state.push(st.TAKE_MARKER, actor, marker, -amount)
    else:
        for _ in range(amount):
            threats.put(state, marker, where)
        for _ in range(-amount):
            threats.take(state, marker, where)


def _do_track(state: State, step: Step) -> None:
    if step.verb == fx.ECONOMY:
        move_economy(state, step.amount)
    elif step.amount > 0:
        threats.add_box(state, BOX_KINDS[step.verb], step.amount)
    else:
        threats.drop_box(state, BOX_KINDS[step.verb], -step.amount)


def move_economy(state: State, amount: i64) -> None:
    """W7: moves the economy between level 1 and the highest."""
    level = min(max(state.economy + amount, 1), state.rules.best_economy)
    if level != state.economy:
        state.economy = level
        state.report("economy", level)


def _do_table(state: State, step: Step, actor: i64, root: i64) -> None:
    verb = step.verb
    rules = state.rules
    if verb == fx.FLAG:
        sign: i64 = 1 if step.amount > 0 else -1
        if step.thing >= 0:
            for _ in range(abs(step.amount)):
                foreign.add_flag(state, step.thing, sign)
        else:
            state.push(st.FLAG, actor, sign, abs(step.amount))
    elif verb == fx.FOREIGN:
        state.push(st.FOREIGN, actor)
    elif verb == fx.ADVANCE:
        foreign.advance_track(state)
    elif verb == fx.LAY:
        _lay(state, card_of(state, root))
    elif verb == fx.TOPIC:
        point = rules.arm[step.party][step.amount] if step.party >= 0 else 0
        if step.thing < 0:
            state.push(st.TOPIC_IN, actor, point)
        else:
            opinion.introduce_topic(state, step.thing, point)
    elif verb == fx.STEER:
        state.push(st.TOPIC_STEP, actor, step.amount, step.thing)
    elif step.amount:
        state.push(st.TOPIC_STEP, actor, step.amount, fx.ANY_TOPIC, 1)
    else:
        opinion.push_debate(state, actor, card_of(state, root))


def _lay(state: State, card: i64) -> None:
    """Lays the card in play beside the foreign-affairs stack."""
    if card >= 0 and state.rules.cards[card] in fx.FOREIGN_CARDS:
        laid = fx.FOREIGN_CARDS.index(state.rules.cards[card])
        state.foreign_beside |= state.rules.bit[laid]
        state.report("laid", laid)


def _do_dice(state: State, step: Step, actor: i64, city: i64) -> None:
    where = city_at(step.place, city)
    if where < 0 or not can_roll(state, step, actor, where):
        return
    if step.verb == fx.DEMO:
        actions.begin(state, actor, st.DEMONSTRATION, where, 0, 0)
    elif step.verb == fx.COUP:
        actions.begin(state, actor, st.COUP, where, 0, 0)
    elif step.verb == fx.FIGHT:
        actions.begin(state, actor, st.FIGHT, where, step.party, 0)
    else:
        state.push(st.COUNTER_TARGET, actor, where)


def _do_cards(state: State, step: Step, actor: i64, foe: i64) -> None:
    verb = step.verb
    if verb == fx.CRISIS:
        for party in reversed(parties_of(state, step.party, actor, foe)):
            state.push(st.CRISIS, party, step.amount)
    elif verb == fx.SOCIETY:
        if step.amount < 0:
            state.push(st.SOCIETY_OUT, actor)
        elif step.thing < 0:
            state.push(st.SOCIETY_IN, actor)
        else:
            society.add(state, step.thing)
    elif verb == fx.DRAW:
        _draw(state, actor, step.amount)
    elif verb == fx.DISCARD:
        if step.amount == fx.ALL:
            cards.discard_all(state)
        elif not state.rules.is_bot[actor]:
            state.push(st.DISCARD, actor, step.amount)
    elif verb == fx.FETCH:
        state.push(st.FETCH, CHANCE, actor)
    elif verb == fx.BONUS:
        state.bonus[actor] += step.amount
        state.report("bonus", actor, step.amount)
    elif verb == fx.PURGE:
        state.push(st.PURGE, actor)
    else:
        for party in reversed(parties_of(state, step.party, actor, foe)):
            state.push(st.NSDAP_FIGURE, party)


def _draw(state: State, party: i64, count: i64) -> None:
    """W3: draws cards, with the hand of the round if it has not been drawn yet; bots draw nothing extra."""
    bit = state.rules.bit[party]
    if state.rules.is_bot[party] and state.card < 0:
        return
    if state.card < 0 and not state.drawn & bit:
        state.drawn |= bit
        count += state.rules.party_cards
    cards.draw(state, party, count)


def _do_offices(state: State, step: Step, actor: i64) -> None:
    verb = step.verb
    if verb == fx.ELECT:
        _elect(state)
    elif verb == fx.SCORE_SEATS:
        scoring.score_seats(state)
    elif verb == fx.SCORE_CITIES:
        scoring.score_cities(state)
    elif verb == fx.ELECTION:
        start_election(state, 15)
    elif verb == fx.ORDER:
        state.chooser = actor
    elif verb == fx.CONTROL:
        for minor in range(3):
            if effect_minor(state, step) == minor and state.minor[minor] >= 0:
                state.push(st.CONTROL, actor, minor, step.party, step.thing)
    else:
        out_of_game(state, step.thing)


def effect_minor(state: State, step: Step) -> int:
    """Returns the minor party with these two possible controllers."""
    pairs = [tuple(minor.controllers) for minor in state.rules.components.minor.values()]
    wanted = (step.party, step.thing)
    return pairs.index(wanted) if wanted in pairs else -1


def _elect(state: State) -> None:
    """A21, A22: in every city where a party has two or more bases, one of them becomes a seat."""
    for party in state.order_from(state.first):
        for city in range(st.CITIES):
            if state.bases[party * st.CITIES + city] >= 2:
                state.add_base(party, city, -1)
                state.add_seats(party, 1)


def start_election(state: State, candidates: i64) -> None:
    """W13: in turn order, each party votes with its seats."""
    for party in range(st.PARTIES):
        state.votes[party] = -1
    state.push(st.COUNT_BALLOT, state.chancellor, candidates)
    for party in reversed(state.order_from(state.first)):
        state.push(st.BALLOT, party, candidates)


def out_of_game(state: State, special: i64) -> None:
    """Removes special cards from the game, and minor parties with their topics."""
    for index in range(len(fx.SPECIAL_CARDS)):
        if not special >> index & 1:
            continue
        state.report("out", index)
        word = fx.SPECIAL_CARDS[index]
        if word == "stresemann":
            state.stresemann = st.OUT_OF_GAME
        elif word in ("uspd", "ddp", "dvp"):
            state.minor[("uspd", "ddp", "dvp").index(word)] = -1
            for slot in state.rules.slots_of[fx.TOPICS.index(word)]:
                state.topics[slot] = st.GONE


def nsdap_figure(state: State, party: i64) -> None:
    """W12: places a figure from the supply, or a base if there is none; the last space ends the game."""
    if state.figures_left(party) <= 0:
        if state.base_count(party) > 0:
            state.push(st.NSDAP_FIGURE, party)
            state.push(st.REMOVE_BASE, party, state.rules.bit[party], 1, -1, bases.FREE)
        return
    state.nsdap[party] += 1
    state.report("nsdap", party)
    if state.nsdap_total() >= state.rules.nsdap_end:
        endings.fall(state, st.NSDAP_WIN)


# -- the city of an event ------------------------------------------------------------------------------


def city_choices(state: State, actor: i64, root: i64, block: i64) -> list[int]:
    """Returns the cities in which some step of the block that refers to the city would change something."""
    effect = effect_of(state, root)
    out: list[int] = []
    for city in range(st.CITIES):
        for step in effect.blocks[block]:
            if needs_city(step) and step_does(state, effect, step, actor, city):
                out.append(city)
                break
    return out
