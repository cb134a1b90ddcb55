"""The booklet's decision tables (solo, 1.4): where a bot places, whom it hits, what it debates, where it strikes.

Each table is a list of conditions; the first that any candidate meets decides, then the further criteria named here,
then the bot's own list of cities.
"""

from typing import Final

from republik.table.native import i64

from . import actions, executing, strength, threats
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


def table(state: State, party: i64) -> Bot:
    bot = state.rules.bots[party]
    assert bot is not None
    return bot


def by_priority(state: State, party: i64, cities: list[int]) -> list[int]:
    """Cities by the bot's own list, highest priority first."""
    rank = state.rules.city_rank[party]
    return sorted(cities, key=lambda city: rank[city])


def lowest(state: State, party: i64, cities: list[int]) -> int:
    return by_priority(state, party, cities)[-1]


def enemy_bases(state: State, party: i64, city: i64) -> i64:
    return state.filled[city] - state.bases[party * st.CITIES + city]


def enemy_units(state: State, party: i64, city: i64) -> int:
    """Units in a city that are not the bot's, the government's included."""
    side = state.rules.unit_side
    return sum(state.units[kind * st.PLACES + city] for kind in range(st.UNIT_KINDS) if side[kind] != party)


# -- 1.4.3: bases and units ---------------------------------------------------------------


def base_city(state: State, party: i64, cities: list[int]) -> int:
    """Where the bot places a base, among cities with a free slot."""
    for word in table(state, party).base:
        found = _where_base(state, party, word, cities)
        if found:
            return by_priority(state, party, found)[0]
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
    """Where the bot places a unit."""
    for word in table(state, party).unit:
        found = _where_unit(state, party, word, cities)
        if found:
            return by_priority(state, party, found)[0]
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
    """Topics from the highest priority to the lowest; those the table does not name come last, in their order."""
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
    """Points the bot reaches with the full value on its way to the own field 4; none if that is nearer."""
    rules = state.rules
    here = state.topics[slot]
    goal = rules.distance[rules.arm[party][fx.ARM_LENGTH]]
    if goal[here] < value:
        return []
    row = rules.distance[here]
    return [point for point in range(len(rules.points)) if row[point] == value and goal[point] == goal[here] - value]


def best_point(state: State, party: i64, slot: i64, value: i64) -> int:
    """Controlled if possible, then the highest own coordinate; -1 if the full value cannot be used."""
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


def debated_slot(state: State, party: i64, value: i64, slots: list[int]) -> int:
    """The topic the bot moves, among those that may be moved; -1 if none can take the full value."""
    rules = state.rules
    bot = table(state, party)
    order = topic_order(state, party)
    ranked = sorted(slots, key=lambda slot: (order.index(rules.slot_topic[slot]), slot))
    choosable = [slot for slot in ranked if best_point(state, party, slot, value) >= 0]
    for slot in choosable:
        point = best_point(state, party, slot, value)
        if rules.controllers[point] == rules.bit[party] and rules.value[point] >= bot.reach:
            return slot
    important = important_topics(state, party)
    masks = [rules.bit[other] for other in bot.controlled_by]
    for slot in choosable:
        if rules.slot_topic[slot] in important and rules.controllers[state.topics[slot]] in masks:
            return slot
    return choosable[0] if choosable else -1


# -- 1.4.7: targets of actions ------------------------------------------------------------------


def prepare(state: State, party: i64, city: i64, points: i64) -> i64:
    """The bots' own action: gather strength in a city. What is left of the points is lost."""
    rules = state.rules
    for word in table(state, party).prepare:
        if word == "control":
            while points >= rules.cost_control and strength.takeover_moves(state, city):
                strength.take_over(state, strength.takeover_moves(state, city)[-1])
                points -= rules.cost_control
        else:
            points = _gather(state, party, city, points, word == "supply")
    return points


def _gather(state: State, party: i64, city: i64, points: i64, from_supply: bool) -> i64:
    """Strongest units first; cities of the lowest priority first."""
    rules = state.rules
    if from_supply:
        sources = [st.SUPPLY]
    else:
        ranked = by_priority(state, party, [other for other in range(st.CITIES) if other != city])
        sources = ranked[::-1]
    for source in sources:
        while points >= rules.cost_mobilise:
            kind = strongest(state, party, source)
            if kind < 0:
                break
            state.move_unit(kind, source, city)
            points -= rules.cost_mobilise
    return points


def strongest(state: State, party: i64, place: i64) -> int:
    """The strongest own unit in a place, -1 if there is none."""
    best = -1
    for kind in state.rules.own_units[party]:
        there = state.units[kind * st.PLACES + place] > 0
        if there and (best < 0 or state.rules.strength[kind] > state.rules.strength[best]):
            best = kind
    return best


def coup_dice(state: State, party: i64, city: i64, points: i64) -> int:
    """Dice of a coup there once it is prepared with so many points; 0 where none is allowed."""
    trial = State(state.rules)
    state.copy_to(trial)
    prepare(trial, party, city, points)
    if not actions.can_coup(trial, party, city):
        return 0
    return actions.dice(trial, party, st.COUP, city, 0)


def coup_city(state: State, party: i64, points: i64) -> tuple[int, bool]:
    """The target of a coup prepared with so many points, and whether it is struck or only prepared."""
    enough = state.rules.bot_rules.promising_dice
    dice = [coup_dice(state, party, city, points) for city in range(st.CITIES)]
    promising = [city for city in range(st.CITIES) if dice[city] >= enough]
    for word in table(state, party).coup:
        if word.startswith("prepare"):
            return _only_prepared(state, party, word), False
        found = [city for city in promising if _has_marker(state, city, word)]
        if found:
            return most(state, party, found, dice), True
    return _only_prepared(state, party, "prepare"), False


def _has_marker(state: State, city: i64, word: str) -> bool:
    if word.startswith("regime"):
        return state.has(st.REGIME, city)
    if word.startswith("councils or uprising"):
        return state.has(st.COUNCILS, city) or state.has(st.UPRISING, city)
    return True


def _only_prepared(state: State, party: i64, word: str) -> int:
    """Condition 3: without the own marker, fewest enemy units."""
    marker = word.removeprefix("prepare without ")
    cities = [city for city in range(st.CITIES) if not _has_marker(state, city, marker)] or list(range(st.CITIES))
    fewest = min(enemy_units(state, party, city) for city in cities)
    return by_priority(state, party, [city for city in cities if enemy_units(state, party, city) == fewest])[0]


def most(state: State, party: i64, cities: list[int], counts: list[int]) -> int:
    """Most of what is counted, then the highest priority."""
    best = max(counts[city] for city in cities)
    return by_priority(state, party, [city for city in cities if counts[city] == best])[0]


def demonstration_city(state: State, party: i64, cities: list[int]) -> int:
    """The target of a demonstration."""
    dice = [actions.dice(state, party, st.DEMONSTRATION, city, 0) for city in range(st.CITIES)]
    for word in table(state, party).demonstration:
        found = _where_demonstration(state, party, word, cities, dice)
        if found:
            return most(state, party, found, dice)
    return most(state, party, cities, dice)


def _where_demonstration(state: State, party: i64, word: str, cities: list[int], dice: list[int]) -> list[int]:
    if word == "uprising and 3 dice":
        enough = state.rules.bot_rules.promising_dice
        return [city for city in cities if state.has(st.UPRISING, city) and dice[city] >= enough]
    if word == "no own base":
        return [city for city in cities if not state.bases[party * st.CITIES + city]]
    if word == "most dice":  # only where units add to the one die everybody has
        best = max(dice[city] for city in cities)
        return [city for city in cities if dice[city] == best] if best >= 2 else []
    if word == "kpd units":
        return [city for city in cities if strength.has_own_unit(state, fx.KPD, city)]
    if word == "most threats":
        worst = max(threats.threats(state, city) for city in cities)
        return [city for city in cities if threats.threats(state, city) == worst]
    return cities


# -- what an effect is worth to a bot ---------------------------------------------------------------


def worth(state: State, effect: Effect, party: i64) -> Score:
    """The documented order: end of the game, own markers, VP, seats, bases, units, threats, losses of enemies."""
    return _block_worth(state, effect, 0, party, party)


def _block_worth(state: State, effect: Effect, block: i64, actor: i64, party: i64) -> Score:
    total = list(INDIFFERENT)
    for step in effect.blocks[block]:
        if executing.step_does(state, effect, step, actor, executing.NO_CITY):
            for index, number in enumerate(_step_worth(state, effect, step, actor, party)):
                total[index] += number
    return tuple(total)


def _step_worth(state: State, effect: Effect, step: fx.Step, actor: i64, party: i64) -> Score:
    who = executing.actor_of(state, step.by, actor)
    if step.verb == fx.MAY:
        return max(INDIFFERENT, _block_worth(state, effect, step.blocks[0], who, party))
    if step.verb >= fx.CHOICE:
        return max(_block_worth(state, effect, block, who, party) for block in step.blocks)
    total = list(INDIFFERENT)
    if step.verb <= fx.RESERVE:
        _count_worth(state, step, who, party, total)
    elif step.verb <= fx.TAKEOVER:
        _unit_worth(state, step, who, party, total)
    else:
        _threat_worth(state, step, party, total)
    return tuple(total)


def _count_worth(state: State, step: fx.Step, actor: i64, party: i64, total: list[int]) -> None:
    for other in executing.parties_of(state, fx.OTHERS if step.party == fx.FOE else step.party, actor, -1):
        if other == party:
            total[{fx.BASE: S_BASES, fx.SEAT: S_SEATS, fx.VP: S_VP}.get(step.verb, S_UNITS)] += step.amount
        else:
            rank = table(state, party).enemies.index(other)
            total[S_LOSSES] -= step.amount * (3 - rank)
            if step.party == fx.FOE:
                break


def _unit_worth(state: State, step: fx.Step, actor: i64, party: i64, total: list[int]) -> None:
    if step.verb == fx.DISSOLVE:
        hit = step.party == party
        total[S_UNITS if hit else S_LOSSES] += -step.amount if hit else step.amount
    elif step.verb == fx.SUPPLY:
        if state.rules.unit_side[step.thing] == party:
            total[S_UNITS] += step.amount
    elif actor == party:
        total[S_UNITS] += max(step.amount, 1)


def _threat_worth(state: State, step: fx.Step, party: i64, total: list[int]) -> None:
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
    elif step.verb == fx.ECONOMY:
        total[S_CITY_THREATS] -= step.amount
