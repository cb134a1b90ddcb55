"""The booklet's decision tables (solo, 1.4): where a bot places, whom it attacks, what it debates, where it strikes.

Each table is a list of conditions; the first that any candidate meets decides, then the further criteria given here,
then the bot's list of cities.
"""

from typing import Final

from republik.table.native import i64

from . import actions, executing, foreign, society, strength, threats
from . import effects as fx
from . import steps as st
from .components import ROUND_TOPIC, Bot
from .effects import Effect
from .state import State

Score = tuple[int, ...]
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

# The tables, for the event "row": which row of which table a bot has followed.
TABLES: Final = (
    "enemies",
    "base",
    "unit",
    "agenda",
    "free_topics",
    "uses",
    "topics",
    "action",
    "surplus",
    "demonstration",
    "coup",
)
T_ENEMIES: Final = 0
T_BASE: Final = 1
T_UNIT: Final = 2
T_AGENDA: Final = 3
T_FREE_TOPICS: Final = 4
T_USES: Final = 5
T_TOPICS: Final = 6
T_ACTION: Final = 7
T_SURPLUS: Final = 8
T_DEMONSTRATION: Final = 9
T_COUP: Final = 10
# rows of the table of uses; those of the die follow
U_REPUBLIC: Final = 0
U_DEBATE: Final = 1
U_ACTION: Final = 2
U_DIE: Final = 3
DEBATED: Final = ("event", "debate")
ACTED: Final = ("event", "action")
# rows of the table of actions
A_COUP: Final = 0
A_DEMONSTRATION: Final = 1


def table(state: State, party: i64) -> Bot:
    bot = state.rules.bots[party]
    assert bot is not None
    return bot


def by_priority(state: State, party: i64, cities: list[int]) -> list[int]:
    """Sorts cities by the bot's list, highest priority first."""
    rank = state.rules.city_rank[party]
    return sorted(cities, key=lambda city: rank[city])


def lowest(state: State, party: i64, cities: list[int]) -> int:
    return by_priority(state, party, cities)[-1]


def die_ranges(results: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Groups the six results of a die: the first and the last number with the same result."""
    ranges: list[tuple[int, int, str]] = []
    for index, result in enumerate(results):
        if ranges and ranges[-1][2] == result:
            ranges[-1] = (ranges[-1][0], index + 1, result)
        else:
            ranges.append((index + 1, index + 1, result))
    return ranges


def agenda_row(state: State, party: i64) -> int:
    """Returns the row by which the bot has chosen its agenda: the rounds one after another, each with its die."""
    key = state.rules.agendas[state.agendas[party]]
    row = 0
    for number, results in sorted(table(state, party).agenda.items()):
        for _, _, agenda in die_ranges(results):
            if number == state.round and agenda == key:
                return row
            row += 1
    return row


def enemy_bases(state: State, party: i64, city: i64) -> i64:
    return state.filled[city] - state.bases[party * st.CITIES + city]


def enemy_units(state: State, party: i64, city: i64) -> int:
    """Returns the units in a city that are not the bot's, including the government's."""
    side = state.rules.unit_side
    return sum(state.units[kind * st.PLACES + city] for kind in range(st.UNIT_KINDS) if side[kind] != party)


# -- 1.4.2: enemies -----------------------------------------------------------------------


def enemy_for(state: State, party: i64, step: fx.Step, parties: list[int], city: i64) -> int:
    """Chooses a party for a step: the first of the list that can carry out most of it; for a benefit, the last."""
    enemies = [enemy for enemy in table(state, party).enemies if enemy in parties]
    if not is_harmful(step):
        enemies.reverse()
    return max(enemies, key=lambda enemy: _extent(state, step, enemy, city))


def is_harmful(step: fx.Step) -> bool:
    """Returns whether a step is bad for the party chosen for it."""
    return (step.verb <= fx.RESERVE and step.amount < 0) or step.verb in (fx.CRISIS, fx.NSDAP, fx.DISCARD)


def _extent(state: State, step: fx.Step, party: i64, city: i64) -> i64:
    """Returns how much of a step a party could carry out."""
    wanted: i64 = abs(step.amount)
    if step.verb == fx.BASE:
        return min(wanted, _bases_at_hand(state, step, party, city))
    if step.verb == fx.SEAT:
        return min(wanted, state.seats[party] if step.amount < 0 else state.figures_left(party))
    if step.verb == fx.VP and step.amount < 0:
        return min(wanted, state.vp[party])
    if step.verb == fx.RESERVE:
        stored = state.reserve[party]
        return min(wanted, stored if step.amount < 0 else state.rules.most_reserve - stored)
    return wanted


def _bases_at_hand(state: State, step: fx.Step, party: i64, city: i64) -> i64:
    """Returns the bases the party could lose there, or the cities where it could place one."""
    only = executing.city_at(step.place, city)
    total: i64 = 0
    for where in range(st.CITIES):
        if only < 0 or where == only:
            if step.amount < 0:
                total += state.bases[party * st.CITIES + where]
            elif state.has_slot(where):
                total += 1
    return total if step.amount < 0 else min(total, state.figures_left(party))


# -- 1.4.1: markers -----------------------------------------------------------------------


def marker_city(state: State, party: i64, marker: i64, cities: list[int], put: bool) -> int:
    """Places helpful markers where the bot needs them most and removes them where it needs them least; harmful ones in
    reverse."""
    other_side = (st.COUNCILS, st.UPRISING) if party == fx.DNVP else (st.REGIME,)
    helps = marker != st.PROSPERITY and marker not in other_side
    # W7: beside Prosperity, Unrest counts for nothing
    idle = [city for city in cities if marker == st.UNREST and state.marker(st.PROSPERITY, city)]
    if helps == put:
        return by_priority(state, party, [city for city in cities if city not in idle] or cities)[0]
    return lowest(state, party, idle or cities)


# -- 1.4.3: bases and units ---------------------------------------------------------------


def base_city(state: State, party: i64, cities: list[int]) -> int:
    """Chooses where the bot places a base, among cities with a free slot."""
    words = table(state, party).base
    for row, word in enumerate(words):
        found = _where_base(state, party, word, cities)
        if found:
            state.report("row", party, T_BASE, row)
            return by_priority(state, party, found)[0]
    state.report("row", party, T_BASE, len(words))
    return by_priority(state, party, cities)[0]


def _where_base(state: State, party: i64, word: str, cities: list[int]) -> list[int]:
    if word == "councils or uprising":
        return _councils_first(state, cities)
    if word == "at most 1 enemy base":
        return [city for city in cities if enemy_bases(state, party, city) <= 1]
    return [city for city in cities if not state.bases[party * st.CITIES + city]]


def _councils_first(state: State, cities: list[int]) -> list[int]:
    councils = [city for city in cities if state.has(st.COUNCILS, city)]
    return councils or [city for city in cities if state.has(st.UPRISING, city)]


def unit_city(state: State, party: i64, cities: list[int]) -> int:
    """Chooses where the bot places a unit."""
    words = table(state, party).unit
    for row, word in enumerate(words):
        found = _where_unit(state, party, word, cities)
        if found:
            state.report("row", party, T_UNIT, row)
            return by_priority(state, party, found)[0]
    state.report("row", party, T_UNIT, len(words))
    return by_priority(state, party, cities)[0]


def _where_unit(state: State, party: i64, word: str, cities: list[int]) -> list[int]:
    if word == "2 threats":
        return [city for city in cities if _counted_threats(state, city) >= 2]
    if word == "no enemy unit":
        return [city for city in cities if not enemy_units(state, party, city)]
    if word == "councils or uprising":
        return _councils_first(state, cities)
    both = [city for city in cities if state.marker(st.POVERTY, city) and state.marker(st.UNREST, city)]
    poor = [city for city in cities if state.marker(st.POVERTY, city)]
    return both or poor or [city for city in cities if state.marker(st.UNREST, city)]


def _counted_threats(state: State, city: i64) -> i64:
    regime = 1 if state.has(st.REGIME, city) else 0
    return state.marker(st.POVERTY, city) + state.marker(st.UNREST, city) + regime


# -- 1.4.6: debates -------------------------------------------------------------------------


def topic_order(state: State, party: i64) -> list[int]:
    """Returns the topics by priority, highest first; those not in the table come last, in order."""
    rules = state.rules
    out: list[int] = []
    for word in table(state, party).topics:
        topic = rules.round_topic[state.round] if word == ROUND_TOPIC else fx.TOPICS.index(word)
        if topic >= 0 and topic not in out:
            out.append(topic)
    return out + [topic for topic in range(len(fx.TOPICS)) if topic not in out]


def important_topics(state: State, party: i64) -> list[int]:
    bot = table(state, party)
    rules = state.rules
    words = bot.topics[: bot.important]
    return [rules.round_topic[state.round] if word == ROUND_TOPIC else fx.TOPICS.index(word) for word in words]


def points_towards(state: State, party: i64, slot: i64, value: i64) -> list[int]:
    """Returns the points that the bot reaches with exactly this value on the way to its field 4; none if that is
    nearer."""
    rules = state.rules
    here = state.topics[slot]
    goal = rules.distance[rules.arm[party][fx.ARM_LENGTH]]
    if goal[here] < value:
        return []
    row = rules.distance[here]
    return [point for point in range(len(rules.points)) if row[point] == value and goal[point] == goal[here] - value]


def best_point(state: State, party: i64, slot: i64, value: i64) -> int:
    """Prefers a controlled point, then the highest own coordinate; -1 if the whole value cannot be used."""
    rules = state.rules
    bit = rules.bit[party]
    best = -1
    best_score = (-1, -1)
    for point in points_towards(state, party, slot, value):
        score = (1 if rules.controllers[point] == bit else 0, rules.pull[party][point])
        if score > best_score:
            best = point
            best_score = score
    return best


def steps_possible(state: State, party: i64, slot: i64, value: i64) -> i64:
    """1.4.6: returns how far the bot moves a topic: by the whole value, but not beyond its field 4."""
    rules = state.rules
    goal: i64 = rules.distance[rules.arm[party][fx.ARM_LENGTH]][state.topics[slot]]
    return min(value, goal)


def debated_slot(state: State, party: i64, value: i64, slots: list[int]) -> int:
    """Chooses the topic the bot moves: among those that can use the full value or, if none can, as much of it as
    possible; -1 if all are on its field 4."""
    possible = [steps_possible(state, party, slot, value) for slot in slots]
    most = max(possible, default=0)
    if most == 0:
        return -1
    return _debated(state, party, most, [slot for slot, steps in zip(slots, possible, strict=True) if steps == most])


def _debated(state: State, party: i64, value: i64, choosable: list[int]) -> int:
    """Chooses among topics that can all be moved by this value."""
    rules = state.rules
    bot = table(state, party)
    order = topic_order(state, party)
    points = {slot: best_point(state, party, slot, value) for slot in choosable}

    def rank(slot: int) -> tuple[int, tuple[int, int, int], int]:
        return order.index(rules.slot_topic[slot]), _copy_order(state, party, slot, points[slot]), slot

    choosable = sorted(choosable, key=rank)
    for slot in choosable:
        point = points[slot]
        if rules.controllers[point] == rules.bit[party] and rules.value[point] >= bot.reach:
            state.report("row", party, T_TOPICS, 0, value)
            return slot
    important = important_topics(state, party)
    holders = sum(rules.bit[other] for other in bot.controlled_by)
    for slot in choosable:
        if rules.slot_topic[slot] in important and _held_by(state, slot, holders):
            state.report("row", party, T_TOPICS, 1, value)
            return slot
    state.report("row", party, T_TOPICS, 2, value)
    return choosable[0]


def _copy_order(state: State, party: i64, slot: i64, point: i64) -> tuple[int, int, int]:
    """Ranks equal topics by benefit: gained by the bot, taken from others, then the higher field."""
    rules = state.rules
    bit = rules.bit[party]
    before = rules.controllers[state.topics[slot]]
    after = rules.controllers[point]
    won = _halves(after, bit) - _halves(before, bit)
    taken = _halves(before, 15 - bit) - _halves(after, 15 - bit)
    return -won, -taken, -rules.pull[party][point]


def _halves(controllers: i64, parties: i64) -> int:
    """Returns how many halves of a topic some parties hold."""
    if not controllers & parties:
        return 0
    return 1 if controllers & ~parties else 2


def _held_by(state: State, slot: i64, parties: i64) -> bool:
    """Returns whether a topic is controlled by one of these parties, or by two of them together."""
    controllers = state.rules.controllers[state.topics[slot]]
    return controllers != 0 and controllers & ~parties == 0


# -- 1.4.7: targets of actions ------------------------------------------------------------------


def prepare(state: State, party: i64, city: i64, points: i64) -> i64:
    """The bots' special action: gathers strength in a city. Unused points are lost."""
    rules = state.rules
    for word in table(state, party).prepare:
        if word == "control":
            while points >= rules.cost_control and strength.takeover_moves(state, city):
                strength.take_over(state, strength.takeover_moves(state, city)[-1])
                points -= rules.cost_control
        else:
            sources = [st.SUPPLY] if word == "supply" else _other_cities(state, party, city)
            units = points // rules.cost_mobilise
            points -= (units - _gather(state, party, city, units, fx.OWN_UNITS, sources)) * rules.cost_mobilise
    return points


def _other_cities(state: State, party: i64, city: i64) -> list[int]:
    """Returns the other cities, lowest priority first."""
    return by_priority(state, party, [other for other in range(st.CITIES) if other != city])[::-1]


def _gather(state: State, party: i64, city: i64, count: i64, wanted: i64, sources: list[int]) -> i64:
    """Moves up to `count` units into a city, strongest first; returns how many are missing."""
    for source in sources:
        while count > 0:
            kind = strongest(state, party, source, wanted)
            if kind < 0:
                break
            state.move_unit(kind, source, city)
            count -= 1
    return count


def strongest(state: State, party: i64, place: i64, wanted: i64) -> int:
    """Returns the strongest unit in a place that the party may use for an order, or -1."""
    best = -1
    for kind in range(st.UNIT_KINDS):
        there = state.units[kind * st.PLACES + place] > 0 and strength.may_use(state, party, kind, wanted)
        if there and (best < 0 or state.rules.strength[kind] > state.rules.strength[best]):
            best = kind
    return best


def coup_dice(state: State, party: i64, city: i64, points: i64) -> int:
    """Returns the dice of a coup there after preparing it with some points; 0 if it is not allowed."""
    trial = State(state.rules)
    state.copy_to(trial)
    prepare(trial, party, city, points)
    return dice_now(trial, party, city)


def dice_now(state: State, party: i64, city: i64) -> int:
    """Returns the dice of a coup now; 0 if it is not allowed."""
    return actions.dice(state, party, st.COUP, city, 0) if actions.can_coup(state, party, city) else 0


def coup_city(state: State, party: i64, points: i64) -> tuple[int, bool, int]:
    """Returns the target of a coup prepared with some points, whether it is carried out or only prepared, and the row
    of the table that says so."""
    cities = list(range(st.CITIES))
    struck, row = _promising(state, party, cities, [coup_dice(state, party, city, points) for city in cities])
    if struck >= 0:
        return struck, True, row
    city, row = _only_prepared(state, party, cities, [dice_now(state, party, city) for city in cities])
    return city, False, row


def event_coup_city(state: State, party: i64, cities: list[int], steps: tuple[fx.Step, ...]) -> int:
    """Returns the target of a coup granted by an event, with only the units that it brings.

    It is rolled even if only condition 3 holds, so in that case it needs a die.
    """
    dice = [dice_now(_after_event(state, party, city, steps), party, city) for city in range(st.CITIES)]
    city, row = _promising(state, party, cities, dice)
    if city < 0:
        city, row = _only_prepared(state, party, [city for city in cities if dice[city]] or cities, dice)
    state.report("row", party, T_COUP, row)
    return city


def _after_event(state: State, party: i64, city: i64, steps: tuple[fx.Step, ...]) -> State:
    """Returns the state after an event has brought its units to a city."""
    trial = State(state.rules)
    state.copy_to(trial)
    for step in steps:
        if step.place != fx.THE_CITY or step.by != fx.YOU:
            continue
        if step.verb == fx.MOBILISE or step.verb == fx.DEPLOY:
            cities = _other_cities(state, party, city) if step.verb == fx.MOBILISE else []
            _gather(trial, party, city, step.amount, step.thing, [st.SUPPLY, *cities])
        elif step.verb == fx.TAKEOVER and strength.can_take_over(trial, city):
            strength.take_over(trial, strength.takeover_moves(trial, city)[-1])
    return trial


def _promising(state: State, party: i64, cities: list[int], dice: list[int]) -> tuple[int, int]:
    """Conditions 1 and 2: enough dice, preferably on the other side's marker; returns the city, -1 if none has them,
    and the row."""
    enough = state.rules.bot_rules.promising_dice
    promising = [city for city in cities if dice[city] >= enough]
    for row, word in enumerate(table(state, party).coup):
        found = [city for city in promising if not word.startswith("prepare") and _has_marker(state, city, word)]
        if found:
            return highest_count(state, party, found, dice), row
    return -1, -1


def _has_marker(state: State, city: i64, word: str) -> bool:
    if word.startswith("regime"):
        return state.has(st.REGIME, city)
    if word.startswith("councils or uprising"):
        return state.has(st.COUNCILS, city) or state.has(st.UPRISING, city)
    return True


def _only_prepared(state: State, party: i64, cities: list[int], dice: list[int]) -> tuple[int, int]:
    """Follows condition 3: no marker of its own, fewest enemy units; then, as for every condition, most dice."""
    condition = -1
    for row, word in enumerate(table(state, party).coup):
        if word.startswith("prepare"):
            condition = row
            marker = word.removeprefix("prepare without ")
            cities = [city for city in cities if not _has_marker(state, city, marker)] or cities
    fewest = min(enemy_units(state, party, city) for city in cities)
    cities = [city for city in cities if enemy_units(state, party, city) == fewest]
    return highest_count(state, party, cities, dice), condition


def highest_count(state: State, party: i64, cities: list[int], counts: list[int]) -> int:
    """Returns the city with the highest count, then the highest priority."""
    best = max(counts[city] for city in cities)
    return by_priority(state, party, [city for city in cities if counts[city] == best])[0]


def demonstration_city(state: State, party: i64, cities: list[int], steps: tuple[fx.Step, ...] = ()) -> int:
    """Returns the target of a demonstration; `steps` are those of an event that brings units to it."""
    dice = [_demonstration_dice(state, party, city, steps) for city in range(st.CITIES)]
    words = table(state, party).demonstration
    for row, word in enumerate(words):
        found = _where_demonstration(state, party, word, cities, dice)
        if found:
            state.report("row", party, T_DEMONSTRATION, row)
            return highest_count(state, party, found, dice)
    state.report("row", party, T_DEMONSTRATION, len(words))
    return highest_count(state, party, cities, dice)


def _demonstration_dice(state: State, party: i64, city: i64, steps: tuple[fx.Step, ...]) -> int:
    reached = _after_event(state, party, city, steps) if steps else state
    return actions.dice(reached, party, st.DEMONSTRATION, city, 0)


def _where_demonstration(state: State, party: i64, word: str, cities: list[int], dice: list[int]) -> list[int]:
    if word == "uprising and 3 dice":
        enough = state.rules.bot_rules.promising_dice
        return [city for city in cities if state.has(st.UPRISING, city) and dice[city] >= enough]
    if word == "no own base":
        return [city for city in cities if not state.bases[party * st.CITIES + city]]
    if word == "most dice":
        best = max(dice[city] for city in cities)
        return [city for city in cities if dice[city] == best] if best >= state.rules.bot_rules.most_dice_from else []
    if word == "kpd units":
        return [city for city in cities if strength.has_own_unit(state, fx.KPD, city)]
    if word == "most threats":
        worst = max(threats.threats(state, city) for city in cities)
        return [city for city in cities if threats.threats(state, city) == worst]
    return cities


# -- value of an effect to a bot ------------------------------------------------------------------------


def effect_value(state: State, effect: Effect, party: i64, actor: i64 = -1) -> Score:
    """Scores an effect that the bot itself or another party carries out, in the documented order: end of the game, own
    markers, VP, seats, bases, units, threats, enemy losses.

    Moved topics, flags, dice actions and cards count for nothing (W2-36).
    """
    return _block_value(state, effect, 0, party if actor < 0 else actor, party)


def _block_value(state: State, effect: Effect, block: i64, actor: i64, party: i64) -> Score:
    total = list(INDIFFERENT)
    for step in effect.blocks[block]:
        if executing.step_does(state, effect, step, actor, executing.NO_CITY):
            for index, number in enumerate(_step_value(state, effect, step, actor, party)):
                total[index] += number
    return tuple(total)


def _step_value(state: State, effect: Effect, step: fx.Step, actor: i64, party: i64) -> Score:
    who = executing.actor_of(state, step.by, actor)
    if step.verb >= fx.CHOICE:
        return _bracket_value(state, effect, step, who, party)
    if step.verb == fx.FOREIGN:
        values = [negotiation_value(state, card, party, who) for card in foreign.open_cards(state)]
        return _chosen([INDIFFERENT, *values], who == party)
    if step.verb == fx.SOCIETY:
        return _society_value(state, step, who, party)
    total = list(INDIFFERENT)
    if step.verb <= fx.RESERVE:
        _count_value(state, step, who, party, total)
    elif step.verb <= fx.TAKEOVER:
        _unit_value(state, step, who, party, total)
    elif step.verb <= fx.ECONOMY:
        _threat_value(state, step, party, total)
    elif step.verb == fx.CONTROL:
        _control_value(state, step, who, party, total)
    elif step.verb == fx.NSDAP and state.nsdap_total() + 1 >= state.rules.nsdap_end:
        total[S_ENDS] -= 1  # W12: everybody loses
    return tuple(total)


def _bracket_value(state: State, effect: Effect, step: fx.Step, who: i64, party: i64) -> Score:
    values = [_block_value(state, effect, block, who, party) for block in step.blocks]
    if step.verb == fx.MAY:
        values.append(INDIFFERENT)
    return _chosen(values, who == party and step.verb != fx.VOTE)


def _chosen(values: list[Score], by_the_bot: bool) -> Score:
    """Returns the best outcome if the bot chooses, and the worst if another party does."""
    return max(values) if by_the_bot else min(values)


def negotiation_value(state: State, card: i64, party: i64, actor: i64 = -1) -> Score:
    """Returns the value of a foreign-affairs card before the dice are rolled."""
    return effect_value(state, state.rules.effects[state.rules.before[card]], party, actor)


def marker_value(state: State, marker: i64, party: i64) -> Score:
    """Returns the value of a society marker: what it does in one politics phase, by order of the chancellor."""
    return effect_value(state, state.rules.effects[state.rules.society_effect[marker]], party, state.chancellor)


def _society_value(state: State, step: fx.Step, who: i64, party: i64) -> Score:
    if step.amount < 0:
        taken = [marker_value(state, marker, party) for marker in state.society]
        return _chosen([tuple([-number for number in value]) for value in taken], who == party)
    if step.thing >= 0:
        return marker_value(state, step.thing, party)
    start = state.rules.actions.society
    free = [move - start for move in society.markers_to_add(state)]
    return _chosen([marker_value(state, marker, party) for marker in free], who == party)


def _control_value(state: State, step: fx.Step, who: i64, party: i64, total: list[int]) -> None:
    """A minor party brings its party seats: the bot takes it, another party takes it away."""
    holds = state.minor[executing.effect_minor(state, step)] == party
    if who == party and party in (step.party, step.thing) and not holds:
        total[S_SEATS] += 1
    elif who != party and holds:
        total[S_SEATS] -= 1


def _count_value(state: State, step: fx.Step, actor: i64, party: i64, total: list[int]) -> None:
    for other in _parties_hit(state, step, actor, party):
        if other == party:
            total[{fx.BASE: S_BASES, fx.SEAT: S_SEATS, fx.VP: S_VP}.get(step.verb, S_UNITS)] += step.amount
        else:
            rank = table(state, party).enemies.index(other)
            total[S_LOSSES] -= step.amount * (3 - rank)


def _parties_hit(state: State, step: fx.Step, actor: i64, party: i64) -> list[int]:
    """Returns the parties affected by a step: for the bot's choice the one it would choose, for another's choice the
    bot."""
    if step.party != fx.FOE:
        return executing.parties_of(state, step.party, actor, -1)
    if actor != party:
        return [party]
    others = [other for other in table(state, party).enemies if executing.count_does(state, step, other, -1)]
    return [enemy_for(state, party, step, others, -1)] if others else []


def _unit_value(state: State, step: fx.Step, actor: i64, party: i64, total: list[int]) -> None:
    if step.verb == fx.DISSOLVE:
        hit = actor != party if step.party == fx.NOBODY else step.party == party
        total[S_UNITS if hit else S_LOSSES] += -step.amount if hit else step.amount
    elif step.verb == fx.SUPPLY:
        if state.rules.unit_side[step.thing] == party:
            total[S_UNITS] += step.amount
    elif actor == party:
        total[S_UNITS] += max(step.amount, 1)


def _threat_value(state: State, step: fx.Step, party: i64, total: list[int]) -> None:
    own = (fx.UPRISING, fx.COUNCILS) if party == fx.KPD else (fx.REGIME,)
    if step.verb in own:
        total[S_MARKERS] += step.amount
    elif step.verb <= fx.REGIME:
        sign = -1 if step.verb == fx.PROSPERITY else 1
        total[S_CITY_THREATS] += sign * step.amount
    elif step.verb <= fx.BLACK_FRIDAY:
        total[S_BOX_THREATS] += step.amount
        if step.amount > state.rules.box_spaces - state.box_total():
            total[S_ENDS] += 1
    else:
        total[S_CITY_THREATS] -= step.amount  # the economy
