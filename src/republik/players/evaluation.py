"""What a position of Wir sind das Volk! is worth: named features, their weights, and East's chance to win.

Every feature is seen from East: more of it is better for East. Its name is what players talk about.
"""

from math import exp
from typing import Final

from republik.wsdv import decade_end, economy
from republik.wsdv.native import i64
from republik.wsdv.state import State
from republik.wsdv.steps import EAST, LAST_DECADE, LIVING_COST, ONGOING, PROTEST, SOCIALISTS, TRACK_END, WEST

FEATURES: Final = (
    "unrest_slack",  # how far provinces are from protest, with what 9.6 and 9.7 would add
    "protests_near",  # markers of a whole side: the fourth loses
    "living_standard",
    "living_at_risk",  # what no export factory would hold (9.5)
    "economy",
    "next_living_standard",
    "open_links",  # factories whose connection is not built yet
    "export_gap",  # how many East export factories would bring currency
    "prestige",
    "prestige_edge",  # who holds the advantage
    "currency_track",
    "currency_missing",
    "currency_spare",
    "flight",
    "wall",
    "reserve",  # pieces East has left after its bills
    "bankruptcy",
    "socialist_track",
    "socialists",
    "socialism_at_stake",
    "police",
    "police_later",
    "tempo",
    "decade_1",
    "decade_2",
    "decade_3",
    "decade_4",
)
COUNT: Final = 27

# where each stands in FEATURES
F_UNREST_SLACK: Final = 0
F_PROTESTS_NEAR: Final = 1
F_LIVING_STANDARD: Final = 2
F_LIVING_AT_RISK: Final = 3
F_ECONOMY: Final = 4
F_NEXT_LIVING_STANDARD: Final = 5
F_OPEN_LINKS: Final = 6
F_EXPORT_GAP: Final = 7
F_PRESTIGE: Final = 8
F_PRESTIGE_EDGE: Final = 9
F_CURRENCY_TRACK: Final = 10
F_CURRENCY_MISSING: Final = 11
F_CURRENCY_SPARE: Final = 12
F_FLIGHT: Final = 13
F_WALL: Final = 14
F_RESERVE: Final = 15
F_BANKRUPTCY: Final = 16
F_SOCIALIST_TRACK: Final = 17
F_SOCIALISTS: Final = 18
F_SOCIALISM_AT_STAKE: Final = 19
F_POLICE: Final = 20
F_POLICE_LATER: Final = 21
F_TEMPO: Final = 22
F_DECADE_1: Final = 23

# What one unrest more does to a province, as far as it is likely to stand when the decade ends (4)
UNREST_COST: Final[list[float]] = [0.0, 0.45, 1.0, 1.8, 4.6, 5.0, 5.6, 6.6, 9.2]
MORE_UNREST: Final = 1.1
BERLIN_UNREST: Final = 1.7  # 10.2: its protests count double
PROTEST_COST: Final[list[float]] = [0.0, 0.5, 2.0, 6.0, 16.0]
MORE_PROTESTS: Final = 3.0
WANTED_RESERVE: Final = 6


def late(state: State) -> float:
    """How near the decade's end is, from about a third to 1: what would happen then weighs the more."""
    left = len(state.display) + (8 if state.half == 1 else 0)
    return 1.0 - left / 22.0


def features(state: State) -> list[float]:
    """Everything that speaks for East, by the order of FEATURES; what speaks for West is negative."""
    out = [0.0] * COUNT
    soon = late(state)
    expected = _expected_unrest(state, soon)
    _people(state, EAST, 1.0, expected, out)
    _people(state, WEST, -1.0, expected, out)
    _industry(state, EAST, 1.0, out)
    _industry(state, WEST, -1.0, out)
    _tracks(state, soon, out)
    _bills(state, soon, out)
    ready = len(state.police) - state.police_used
    out[F_POLICE] = float(ready)
    out[F_POLICE_LATER] = float(len(state.police) * (LAST_DECADE - state.decade))
    if state.depth:
        out[F_TEMPO] = 1.0 if state.step()[1] == EAST else -1.0
    if state.decade:
        out[F_DECADE_1 + state.decade - 1] = 1.0
    return out


# -- people: unrest, protests, living standard -------------------------------------------------------


def _expected_unrest(state: State, soon: float) -> list[float]:
    """Unrest as it stands, and what 9.6 and 9.7 would add now, weighed by how near they are."""
    rules = state.rules
    living = state.living
    out: list[float] = []
    for side in (WEST, EAST):
        best = decade_end.highest(living, rules.first[side], rules.last[side])
        for province in range(rules.first[side], rules.last[side]):
            gap = best - living[province]
            if gap and province != rules.berlin:
                gap -= 1
            out.append(float(state.unrest[province]) + soon * float(gap))
    for province in range(rules.province_count):
        if living[province]:
            _expect_attack(state, province, soon, out)
    return out


def _expect_attack(state: State, province: i64, soon: float, out: list[float]) -> None:
    """9.7: the neighbour that would suffer most, from West Berlin both."""
    rules = state.rules
    usable = state.living[province] - state.protests(province)
    hit: i64 = -1
    most: i64 = 0
    for target in rules.neighbours[province]:
        gap = usable - state.living[target]
        if gap > 0 and province == rules.berlin:
            out[target] += soon * float(gap)
        elif gap > most:
            hit = target
            most = gap
    if hit >= 0:
        out[hit] += soon * float(most)


def _unrest_cost(unrest: float) -> float:
    low = int(unrest)
    if low >= 8:
        return UNREST_COST[8] + (unrest - 8.0) * MORE_UNREST
    return UNREST_COST[low] + (unrest - low) * (UNREST_COST[low + 1] - UNREST_COST[low])


def _people(state: State, side: int, sign: float, expected: list[float], out: list[float]) -> None:
    rules = state.rules
    cost = 0.0
    protests = 0
    living: i64 = 0
    for province in range(rules.first[side], rules.last[side]):
        unrest = expected[province]
        markers = int(unrest) // PROTEST
        if province == rules.berlin:
            cost += _unrest_cost(unrest) * BERLIN_UNREST
            markers *= 2
        else:
            cost += _unrest_cost(unrest)
        protests += markers
        living += state.living[province]
    out[F_UNREST_SLACK] -= sign * cost
    if protests > 4:
        out[F_PROTESTS_NEAR] -= sign * (PROTEST_COST[4] + (protests - 4) * MORE_PROTESTS)
    else:
        out[F_PROTESTS_NEAR] -= sign * PROTEST_COST[protests]
    out[F_LIVING_STANDARD] += sign * float(living)


# -- economy ---------------------------------------------------------------------------------------------


def _industry(state: State, side: int, sign: float, out: list[float]) -> None:
    rules = state.rules
    power_all: i64 = 0
    for province in range(rules.first[side], rules.last[side]):
        have = state.living[province]
        if province == rules.berlin:
            over = have - decade_end.berlin_limit(state)
            if over > 0:
                out[F_LIVING_AT_RISK] -= sign * float(over)
            continue
        power = economy.economy(state, province)
        power_all += power
        need = LIVING_COST * (have + 1)
        out[F_NEXT_LIVING_STANDARD] += sign if power >= need else sign * float(power) / float(need)
        best = economy.export_value(state, province, -1)
        if have and have > best:
            out[F_LIVING_AT_RISK] -= sign * float(have - max(0, best))
    if side == WEST and rules.hamburg >= 0:
        power_all += state.value[rules.hamburg]
    out[F_ECONOMY] += sign * float(power_all)
    out[F_OPEN_LINKS] += sign * float(_open_links(state, side))


def _open_links(state: State, side: int) -> i64:
    """Connections between two factories that do not stand yet."""
    rules = state.rules
    missing = state.reach[side] & ~state.complete[side]
    factories = state.factories
    first = 0 if side == WEST else rules.west_connections
    last = rules.west_connections if side == WEST else rules.connection_count
    count: i64 = 0
    for k in range(first, last):
        if missing & rules.connection_bit[k]:
            a = rules.connection_a[k]
            b = rules.connection_b[k]
            if factories >> a & 1 and factories >> b & 1:
                count += 1
    return count


# -- tracks and what the decade end costs East -----------------------------------------------------------------


def _tracks(state: State, soon: float, out: list[float]) -> None:
    prestige = state.tracks[0]
    decades = LAST_DECADE + 1 - state.decade
    out[F_PRESTIGE] = float(prestige) * (1.0 + soon)
    out[F_PRESTIGE_EDGE] = 1.0 if prestige > 0 else -1.0
    out[F_CURRENCY_TRACK] = float(state.tracks[1] * decades)
    socialists = state.tracks[2]
    change = state.rules.socialist_change[socialists + TRACK_END]
    have = decade_end.socialists_on_board(state)
    out[F_SOCIALIST_TRACK] = float(socialists) * 0.4 + float(change) * (1.0 + 0.3 * decades)
    out[F_SOCIALISTS] = float(have) + 0.8 * float(state.box)
    if change > 0 and have + change > SOCIALISTS:
        out[F_SOCIALISM_AT_STAKE] = soon
    elif -change > have:
        out[F_SOCIALISM_AT_STAKE] = -soon


def _bills(state: State, soon: float, out: list[float]) -> None:
    """9.1, 9.3, 9.4: what East would have to give up."""
    rules = state.rules
    worst: i64 = 0
    for province in rules.hamburg_choices:
        value = economy.worst_export(state, province)
        if value > worst:
            worst = value
    exports = economy.east_exports(state, worst)
    out[F_EXPORT_GAP] = float(exports)
    balance = rules.currency_income[state.tracks[1] + TRACK_END] + exports - decade_end.east_living(state)
    if balance < 0:
        out[F_CURRENCY_MISSING] = float(balance) * soon
    else:
        out[F_CURRENCY_SPARE] = float(min(3, balance))
    points: i64 = 1
    if state.wall:
        out[F_WALL] = -1.0
    else:
        points = decade_end.flight_points(state)
        out[F_FLIGHT] = -float(points) * (0.5 + soon)
    left = economy.capacity(state, EAST) - points - len(state.police) + (min(0, balance))
    if left < 0:
        out[F_BANKRUPTCY] = (float(left) - 14.0) * soon
    elif left < WANTED_RESERVE:
        out[F_RESERVE] = -float(WANTED_RESERVE - left) * soon


# -- one number ---------------------------------------------------------------------------------------------------

# Fitted to the outcomes of 5,000 games that the greedy player played against itself, one move in eight at random
# (docs/decisions/2026-11-15-evaluation.md tells how, and how much it gained).
WEIGHTS: Final[list[float]] = [
    0.44, 0.06, 0.78, 0.72, -0.16, 1.79, -0.03, -0.11, 0.55,
    0.7, 0.29, 0.29, 0.15, -0.31, -2.61, 1.05, 0.63, 1.24,
    1.42, 21.46, 0.96, -0.16, 1.52, 0.75, -1.04, -3.58, -0.22,
]  # fmt: skip
SCALE: Final = 6.0
WON: Final = 1000.0


def score(state: State) -> float:
    """East's prospects less West's, in about build points."""
    if state.termination != ONGOING:
        return WON if state.winner == EAST else -WON
    total = 0.0
    values = features(state)
    for i in range(COUNT):
        total += values[i] * WEIGHTS[i]
    return total


def chance(state: State) -> float:
    """East's chance to win, from 0 to 1."""
    if state.termination != ONGOING:
        return 1.0 if state.winner == EAST else 0.0
    return 1.0 / (1.0 + exp(-score(state) / SCALE))
