# ruff: noqa: ARG001  all conditions take the same arguments
"""The booklet's decision tables (solo, 1.4): where a bot places, whom it attacks, what it debates, where it strikes.

Each table is a list of conditions; the first that any candidate meets decides, then the further criteria given here,
then the bot's list of cities.
"""

from collections.abc import Callable
from typing import Final

from republik.table.native import i64

from . import effects as fx
from . import steps as st
from . import strength, threats
from .bot_values import table
from .components import ROUND_TOPIC
from .dice_actions import ALLOWED, COUP, DEMONSTRATION
from .state import State

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
TABLE_ENEMIES: Final = 0
TABLE_BASE: Final = 1
TABLE_UNIT: Final = 2
TABLE_AGENDA: Final = 3
TABLE_FREE_TOPICS: Final = 4
TABLE_USES: Final = 5
TABLE_TOPICS: Final = 6
TABLE_ACTION: Final = 7
TABLE_SURPLUS: Final = 8
TABLE_DEMONSTRATION: Final = 9
TABLE_COUP: Final = 10
# rows of the table of uses; those of the die follow
USES_ROW_REPUBLIC: Final = 0
USES_ROW_DEBATE: Final = 1
USES_ROW_ACTION: Final = 2
USES_ROW_DIE: Final = 3
EVENT_AND_DEBATE: Final = ("event", "debate")
EVENT_AND_ACTION: Final = ("event", "action")
# rows of the table of actions
ACTION_ROW_COUP: Final = 0
ACTION_ROW_DEMONSTRATION: Final = 1


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
    return by_priority(state, party, _first_row(state, party, TABLE_BASE, table(state, party).base, cities, []))[0]


def unit_city(state: State, party: i64, cities: list[int]) -> int:
    """Chooses where the bot places a unit."""
    return by_priority(state, party, _first_row(state, party, TABLE_UNIT, table(state, party).unit, cities, []))[0]


def _first_row(
    state: State, party: i64, number: int, words: tuple[str, ...], cities: list[int], dice: list[int]
) -> list[int]:
    """Follows the first row of a table whose condition some city meets, and returns these cities; all if there is
    none."""
    for row, word in enumerate(words):
        matching = CONDITIONS[word](state, party, cities, dice)
        if matching:
            state.report("row", party, number, row)
            return matching
    state.report("row", party, number, len(words))
    return cities


# the conditions of the rows; `dice` are those of a demonstration in each city


def _councils_or_uprising(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    councils = [city for city in cities if state.has(st.COUNCILS, city)]
    return councils or [city for city in cities if state.has(st.UPRISING, city)]


def _few_enemy_bases(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return [city for city in cities if enemy_bases(state, party, city) <= 1]


def _no_own_base(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return [city for city in cities if not state.bases[party * st.CITIES + city]]


def _two_threats(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return [city for city in cities if _counted_threats(state, city) >= 2]


def _counted_threats(state: State, city: i64) -> i64:
    regime = 1 if state.has(st.REGIME, city) else 0
    return state.marker(st.POVERTY, city) + state.marker(st.UNREST, city) + regime


def _no_enemy_unit(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return [city for city in cities if not enemy_units(state, party, city)]


def _poverty_or_unrest(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    poor = [city for city in cities if state.marker(st.POVERTY, city)]
    both = [city for city in poor if state.marker(st.UNREST, city)]
    return both or poor or [city for city in cities if state.marker(st.UNREST, city)]


def _promising_uprising(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    enough = state.rules.bot_rules.promising_dice
    return [city for city in cities if state.has(st.UPRISING, city) and dice[city] >= enough]


def _most_dice(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    most = max(dice[city] for city in cities)
    return [city for city in cities if dice[city] == most] if most >= state.rules.bot_rules.most_dice_from else []


def _kpd_units(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return [city for city in cities if strength.has_own_unit(state, fx.KPD, city)]


def _most_threats(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    worst = max(threats.threats(state, city) for city in cities)
    return [city for city in cities if threats.threats(state, city) == worst]


def _any(state: State, party: i64, cities: list[int], dice: list[int]) -> list[int]:
    return cities


CONDITIONS: Final[dict[str, Callable[[State, i64, list[int], list[int]], list[int]]]] = {
    "councils or uprising": _councils_or_uprising,
    "at most 1 enemy base": _few_enemy_bases,
    "no own base": _no_own_base,
    "2 threats": _two_threats,
    "no enemy unit": _no_enemy_unit,
    "poverty or unrest": _poverty_or_unrest,
    "uprising and 3 dice": _promising_uprising,
    "most dice": _most_dice,
    "kpd units": _kpd_units,
    "most threats": _most_threats,
    "any": _any,
}


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
            state.report("row", party, TABLE_TOPICS, 0, value)
            return slot
    important = important_topics(state, party)
    holders = sum(rules.bit[other] for other in bot.controlled_by)
    for slot in choosable:
        if rules.slot_topic[slot] in important and _held_by(state, slot, holders):
            state.report("row", party, TABLE_TOPICS, 1, value)
            return slot
    state.report("row", party, TABLE_TOPICS, 2, value)
    return choosable[0]


def _copy_order(state: State, party: i64, slot: i64, point: i64) -> tuple[int, int, int]:
    """Ranks equal topics by benefit: gained by the bot, taken from others, then the higher field."""
    rules = state.rules
    bit = rules.bit[party]
    before = rules.controllers[state.topics[slot]]
    after = rules.controllers[point]
    won = _halves(after, bit) - _halves(before, bit)
    taken = _halves(before, st.ALL_PARTIES - bit) - _halves(after, st.ALL_PARTIES - bit)
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


def _gather(state: State, party: i64, city: i64, count: i64, group: i64, sources: list[int]) -> i64:
    """Moves up to `count` units into a city, strongest first; returns how many are missing."""
    for source in sources:
        while count > 0:
            kind = strongest(state, party, source, group)
            if kind < 0:
                break
            state.move_unit(kind, source, city)
            count -= 1
    return count


def strongest(state: State, party: i64, place: i64, group: i64) -> int:
    """Returns the strongest unit in a place that the party may use for an order, or -1."""
    best = -1
    for kind in range(st.UNIT_KINDS):
        there = state.units[kind * st.PLACES + place] > 0 and strength.may_use(state, party, kind, group)
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
    return COUP.dice(state, party, city, 0) if COUP.why_not(state, party, city, 0) == ALLOWED else 0


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
    state.report("row", party, TABLE_COUP, row)
    return city


def _after_event(state: State, party: i64, city: i64, steps: tuple[fx.Step, ...]) -> State:
    """Returns the state after an event has brought its units to a city."""
    trial = State(state.rules)
    state.copy_to(trial)
    for step in steps:
        if step.place != fx.THE_CITY or step.by != fx.YOU:
            continue
        verb = step.verb
        if isinstance(verb, strength.MobiliseVerb):
            cities = [] if verb.from_supply else _other_cities(state, party, city)
            _gather(trial, party, city, step.amount, step.thing, [st.SUPPLY, *cities])
        elif isinstance(verb, strength.TakeoverVerb) and strength.can_take_over(trial, city):
            strength.take_over(trial, strength.takeover_moves(trial, city)[-1])
    return trial


def _promising(state: State, party: i64, cities: list[int], dice: list[int]) -> tuple[int, int]:
    """Conditions 1 and 2: enough dice, preferably on the other side's marker; returns the city, -1 if none has them,
    and the row."""
    enough = state.rules.bot_rules.promising_dice
    promising = [city for city in cities if dice[city] >= enough]
    for row, word in enumerate(table(state, party).coup):
        matching = [city for city in promising if not word.startswith("prepare") and _has_marker(state, city, word)]
        if matching:
            return highest_count(state, party, matching, dice), row
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
    matching = _first_row(state, party, TABLE_DEMONSTRATION, table(state, party).demonstration, cities, dice)
    return highest_count(state, party, matching, dice)


def _demonstration_dice(state: State, party: i64, city: i64, steps: tuple[fx.Step, ...]) -> int:
    reached = _after_event(state, party, city, steps) if steps else state
    return DEMONSTRATION.dice(reached, party, city, 0)
