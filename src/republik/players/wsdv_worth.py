"""What a position of Wir sind das Volk! is worth, in one number: what goes well for East less what goes well for West.

The unit is about one build point. Every figure is a plain judgement, none is tuned by machine.
"""

from functools import cache
from typing import cast

from republik.wsdv import economy
from republik.wsdv.decade_end import berlin_limit, flight_points, socialists_on_board
from republik.wsdv.native import Ints
from republik.wsdv.rules import Rules, SymbolRow
from republik.wsdv.state import State
from republik.wsdv.steps import (
    EAST,
    LAST_DECADE,
    LIVING_COST,
    ONGOING,
    PROTEST,
    S_BUILD,
    S_CLOSE,
    S_DISMANTLE,
    S_DISSOLVE,
    S_GUILLAUME,
    S_LIVING,
    S_LIVING_PLAIN,
    S_LOSE_LIVING,
    S_MOVE,
    S_PINK_POLICE,
    S_PLACE,
    S_RED_POLICE,
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
    SOCIALISTS,
    TRACK_END,
    WEST,
)

WON = 1000.0

# Unrest in a province as it is likely to be when the decade ends: the fourth is the mass protest (4).
UNREST = (0.0, 0.45, 1.0, 1.8, 4.6, 5.0, 5.6, 6.6, 9.2)
MORE_UNREST = 1.1
BERLIN_UNREST = 1.7  # 10.2: its protests count double
PROTESTS = (0.0, 0.5, 2.0, 6.0, 16.0)  # of a whole side; the fourth loses the game (9.10)
MORE_PROTESTS = 3.0

LIVING = 1.3
LIVING_LOST = 1.3  # 9.5: what no export factory holds
NEXT_LIVING = 0.8  # 6.3: the way to the next living standard
FACTORY_VALUE = 0.5
OPEN_LINK = 0.25  # two factories whose connection is not built yet
PRESTIGE_ADVANTAGE = 0.9
PRESTIGE = 0.35
CURRENCY = 0.25
SOCIALIST_TRACK = 0.25
SOCIALIST_CHANGE = 0.6
SOCIALIST = 0.5  # on the board
SOCIALIST_IN_BOX = 0.4  # and still to be used
SOCIALISM_AT_STAKE = 12.0
MISSING_CURRENCY = 1.6
SPARE_CURRENCY = 0.15
FLIGHT_POINT = 0.9
WALL = 1.4
POLICE_READY = 0.4
POLICE_LATER = 0.15
BANKRUPT = 14.0
RESERVE = 6  # pieces East wants to have left after it has paid its bills
NO_RESERVE = 0.7


def plain(values: Ints) -> list[int]:
    """For the type checker: outside the engine its machine integers are ordinary ones."""
    return cast("list[int]", values)


def worth(state: State) -> float:
    """East's prospects less West's."""
    if state.termination != ONGOING:
        return WON if state.winner == EAST else -WON
    late = lateness(state)
    living = plain(state.living)
    expected = expected_unrest(state, late)
    total = _people(state, EAST, expected) - _people(state, WEST, expected)
    total += _factories(state, EAST, living) - _factories(state, WEST, living)
    return total + _tracks(state, late) + _east_bills(state, late) + _police(state)


def lateness(state: State) -> float:
    """How near the decade's end is, from one third to 1: what would happen then weighs the more."""
    left = len(state.display) + (8 if state.half == 1 else 0)
    return 1.0 - left / 22.0


# -- people: unrest, protests, living standard ----------------------------------------------


def expected_unrest(state: State, late: float) -> list[float]:
    """Unrest as it stands, and what 9.6 and 9.7 would add now, weighed by how near they are."""
    rules = state.rules
    living, unrest = plain(state.living), plain(state.unrest)
    out: list[float] = []
    for side in (WEST, EAST):
        first, last = int(rules.first[side]), int(rules.last[side])
        best = max(living[first:last])
        for province in range(first, last):
            gap = best - living[province]
            if province != rules.berlin and gap:
                gap -= 1
            out.append(unrest[province] + late * gap)
    for province in range(rules.province_count):
        if living[province]:
            _expect_attack(state, province, late, out)
    return out


def _expect_attack(state: State, province: int, late: float, out: list[float]) -> None:
    """9.7: the neighbour that would suffer most, from West Berlin both."""
    rules = state.rules
    living = plain(state.living)
    usable = living[province] - int(state.protests(province))
    hit, most = -1, 0
    for target in plain(rules.neighbours[province]):
        gap = usable - living[target]
        if gap > 0 and province == rules.berlin:
            out[target] += late * gap
        elif gap > most:
            hit, most = target, gap
    if hit >= 0:
        out[hit] += late * most


def _unrest_cost(unrest: float) -> float:
    low = int(unrest)
    top = len(UNREST) - 1
    if low >= top:
        return UNREST[top] + (unrest - top) * MORE_UNREST
    return UNREST[low] + (unrest - low) * (UNREST[low + 1] - UNREST[low])


def _people(state: State, side: int, expected: list[float]) -> float:
    rules = state.rules
    living = plain(state.living)
    total = 0.0
    protests = 0
    for province in range(int(rules.first[side]), int(rules.last[side])):
        unrest = expected[province]
        markers = int(unrest) // PROTEST
        if province == rules.berlin:
            total -= _unrest_cost(unrest) * BERLIN_UNREST
            markers *= 2
        else:
            total -= _unrest_cost(unrest)
        protests += markers
        total += living[province] * LIVING
    top = len(PROTESTS) - 1
    return total - PROTESTS[min(protests, top)] - max(0, protests - top) * MORE_PROTESTS


# -- economy --------------------------------------------------------------------------------


def _factories(state: State, side: int, living: list[int]) -> float:
    rules = state.rules
    value = plain(state.value)
    total = 0.0
    for province in range(int(rules.first[side]), int(rules.last[side])):
        have = living[province]
        if province == rules.berlin:
            total -= max(0, have - int(berlin_limit(state))) * LIVING_LOST
            continue
        values = [value[city] for city in plain(rules.city_list[province])]
        power, best = sum(values), max(values, default=0)
        total += power * FACTORY_VALUE + min(1.0, power / (LIVING_COST * (have + 1))) * NEXT_LIVING
        if have > best:
            total -= (have - best) * LIVING_LOST
    if side == WEST and rules.hamburg >= 0:
        total += value[int(rules.hamburg)] * FACTORY_VALUE
    return total + _open_links(state, side) * OPEN_LINK


def _open_links(state: State, side: int) -> int:
    """Connections between two factories that do not stand yet."""
    factories = int(state.factories)
    missing = int(state.reach[side]) & ~int(state.complete[side])
    count = 0
    for bit, ends in links(state.rules, side):
        if missing & bit and factories & ends == ends:
            count += 1
    return count


@cache
def links(rules: Rules, side: int) -> list[tuple[int, int]]:
    """Every connection of a side: its bit, and its two cities as a mask."""
    a, b = plain(rules.connection_a), plain(rules.connection_b)
    bits, sides = plain(rules.connection_bit), plain(rules.connection_side)
    return [(bits[k], 1 << a[k] | 1 << b[k]) for k in range(len(bits)) if sides[k] == side]


# -- tracks and what the decade end costs East ---------------------------------------------------


def _tracks(state: State, late: float) -> float:
    prestige, currency, socialists = plain(state.tracks)
    decades = LAST_DECADE + 1 - state.decade
    total = PRESTIGE_ADVANTAGE if prestige > 0 else -PRESTIGE_ADVANTAGE
    total += prestige * PRESTIGE * (1 + late)
    total += currency * CURRENCY * decades
    total += socialists * SOCIALIST_TRACK
    change = plain(state.rules.socialist_change)[socialists + TRACK_END]
    have = int(socialists_on_board(state))
    total += change * SOCIALIST_CHANGE * (1 + 0.3 * decades) + have * SOCIALIST + int(state.box) * SOCIALIST_IN_BOX
    if change > 0 and have + change > SOCIALISTS:
        total += SOCIALISM_AT_STAKE * late
    elif -change > have:
        total -= SOCIALISM_AT_STAKE * late
    return total


def _east_bills(state: State, late: float) -> float:
    """9.1, 9.3, 9.4: what East would have to give up."""
    rules = state.rules
    worst = max((economy.worst_export(state, province) for province in rules.hamburg_choices), default=0)
    balance = plain(rules.currency_income)[int(state.tracks[1]) + TRACK_END] + int(economy.east_exports(state, worst))
    balance -= sum(plain(state.living)[int(rules.west_count) :])
    total = balance * MISSING_CURRENCY * late if balance < 0 else min(balance, 3) * SPARE_CURRENCY
    if state.wall:
        points = 1
        total -= WALL
    else:
        points = int(flight_points(state))
        total -= points * FLIGHT_POINT * (0.5 + late)
    left = int(economy.capacity(state, EAST)) - points - len(state.police) + min(0, balance)
    if left < 0:
        return total - (BANKRUPT - left) * late
    return total - max(0, RESERVE - left) * NO_RESERVE * late


def _police(state: State) -> float:
    ready = len(state.police) - int(state.police_used)
    return ready * POLICE_READY + len(state.police) * POLICE_LATER * (LAST_DECADE - state.decade)


# -- cards, at a glance ----------------------------------------------------------------------

SYMBOL = {  # what one symbol is worth to the side it affects
    S_BUILD: 1.0,
    S_DISMANTLE: -1.1,
    S_PLACE: -1.3,
    S_REMOVE: 1.1,
    S_MOVE: -0.6,
    S_REDUCE: 1.2,
    S_LIVING: 2.2,
    S_LIVING_PLAIN: 1.3,
    S_LOSE_LIVING: -1.6,
    S_RUNDOWN: -0.8,
    S_REPAIR: 0.8,
    S_CLOSE: -1.0,
    S_RED_POLICE: 0.6,
    S_PINK_POLICE: 0.9,
    S_DISSOLVE: -0.5,
    S_GUILLAUME: 0.5,
}
ARROW = (1.0, 0.9, 0.9)


def event_worth(rules: Rules, side: int, card: int) -> float:
    """What the event of a card is worth to a side, without looking at the board."""
    if not rules.may_trigger[side][card]:
        return 0.0
    toward = 1 if side == EAST else -1
    gains = [toward * arrows * ARROW[track] for track, arrows in enumerate(plain(rules.arrows[card]))]
    gains += [_row_worth(side, row) for row in rules.rows[card]]
    if rules.dual[card]:
        gains.append(-min(0.0, *gains))  # 6.4: the worst of it may be voided
    return max(0.0, sum(gains))


def _row_worth(side: int, row: SymbolRow) -> float:
    worth_of = SYMBOL.get(int(row.kind), 0.0) * int(row.count)
    return worth_of if row.side == side else -worth_of


def card_worth(rules: Rules, side: int, card: int) -> float:
    """What a card is worth to a side at its best use."""
    return max(event_worth(rules, side, card), 0.9 * int(rules.card_values[side][card]))
