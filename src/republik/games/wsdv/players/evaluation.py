"""Evaluation of positions of Wir sind das Volk!: named features, their weights, and East's winning chance.

Every feature is measured for East: larger values are better for East. Players' explanations use the feature names.
"""

from math import exp
from typing import Final

from republik.games.wsdv.rules import decade_end, economy
from republik.games.wsdv.rules.actions import Build, Living, Remove
from republik.games.wsdv.rules.card_events import Resolve, StartEvent, Symbols, Void, symbols
from republik.games.wsdv.rules.decade_end import DismantleLines, LoseSector, RunDown
from republik.games.wsdv.rules.economy import Dismantle
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.sequence import Action, EndAction
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import (
    EAST,
    LAST_DECADE,
    LIVING_COST,
    MAX_LIVING,
    ONGOING,
    PROTEST,
    SOCIALISTS,
    TRACK_END,
    WEST,
)
from republik.table.native import Floats, Ints, i64, vec

from .card_values import ValueTable, value_table_of

FEATURES: Final = (
    "east_unrest_slack",  # how far East's provinces are from protest, including what 9.6 and 9.7 would add
    "west_unrest_slack",
    "east_protests_near",  # markers of the whole side: the fourth loses the game
    "west_protests_near",
    "east_brink",  # provinces that are one or two unrest short of a protest
    "west_brink",
    "east_living_standard",
    "west_living_standard",
    "east_living_at_risk",  # living standard that no export factory supports (9.5)
    "west_living_at_risk",
    "east_economy",
    "west_economy",
    "east_next_living_standard",
    "west_next_living_standard",
    "east_open_links",  # factories whose connection is not built yet
    "west_open_links",
    "border_gap",  # difference in living standard across each border (9.7)
    "export_gap",  # number of East export factories that would bring currency
    "prestige",
    "prestige_edge",  # who holds the advantage
    "currency_track",
    "currency_missing",
    "currency_spare",
    "flight",
    "wall",
    "reserve",  # East's remaining pieces after its bills
    "bankruptcy",
    "socialist_track",
    "socialists",
    "socialism_at_stake",
    "police",
    "police_later",
    "tempo",
    "hand",  # static value of the cards in the hands
    "display",  # which side the cards in the display suit better
    "special_card",  # East may still choose it
    "building_under_way",  # points of the action in progress
    "living_under_way",
    "removal_under_way",
    "event_under_way",
    "losses_under_way",
    "ground",  # how good the decade is for East on an empty board
)
COUNT: Final = 42

# index of each feature in FEATURES; West's follows East's if both sides have one
F_UNREST_SLACK: Final = 0
F_PROTESTS_NEAR: Final = 2
F_BRINK: Final = 4
F_LIVING_STANDARD: Final = 6
F_LIVING_AT_RISK: Final = 8
F_ECONOMY: Final = 10
F_NEXT_LIVING_STANDARD: Final = 12
F_OPEN_LINKS: Final = 14
F_BORDER_GAP: Final = 16
F_EXPORT_GAP: Final = 17
F_PRESTIGE: Final = 18
F_PRESTIGE_EDGE: Final = 19
F_CURRENCY_TRACK: Final = 20
F_CURRENCY_MISSING: Final = 21
F_CURRENCY_SPARE: Final = 22
F_FLIGHT: Final = 23
F_WALL: Final = 24
F_RESERVE: Final = 25
F_BANKRUPTCY: Final = 26
F_SOCIALIST_TRACK: Final = 27
F_SOCIALISTS: Final = 28
F_SOCIALISM_AT_STAKE: Final = 29
F_POLICE: Final = 30
F_POLICE_LATER: Final = 31
F_TEMPO: Final = 32
F_HAND: Final = 33
F_DISPLAY: Final = 34
F_SPECIAL_CARD: Final = 35
F_BUILDING: Final = 36
F_LIVING: Final = 37
F_REMOVAL: Final = 38
F_EVENT: Final = 39
F_LOSSES: Final = 40
F_GROUND: Final = 41

# weight of one more unrest in a province, given how likely it is to remain until the decade ends (4)
UNREST_COST: Final = vec[float]([0.0, 0.45, 1.0, 1.8, 4.6, 5.0, 5.6, 6.6, 9.2])
MORE_UNREST: Final = 1.1
BERLIN_UNREST: Final = 1.7  # 10.2: its protests count double
PROTEST_COST: Final = vec[float]([0.0, 0.5, 2.0, 6.0, 16.0])
MORE_PROTESTS: Final = 3.0
NEAR: Final = 2.0  # unrest missing to a protest
WANTED_RESERVE: Final = 6


def late(state: State) -> float:
    """Returns how near the decade's end is, from about a third to 1; its effects are weighted by this."""
    left = len(state.display) + (8 if state.half == 1 else 0)
    return 1.0 - left / 22.0


class Measures:
    """What an evaluation measures in a position: the features, and the figures per province they are made from.

    Positions measured one after the other mostly differ in little. So the figures of the population and of the cards
    are kept, with what they depend on, and measured again only when that has changed.
    """

    def __init__(self, provinces: int) -> None:
        self.features: Floats = vec[float]([0.0] * COUNT)
        self.expected: Floats = vec[float]([0.0] * provinces)  # unrest, with what 9.6 and 9.7 would add
        self.power: Ints = vec[i64]([0] * provinces)  # economy; 0 for West Berlin
        self.exports: Ints = vec[i64]([0] * provinces)  # value of the best export factory, -1 without one
        self.open_links: Ints = vec[i64]([0, 0])  # per side: connections between two factories that are not complete
        self.rules: Rules | None = None
        self.worths: ValueTable | None = None
        # what the kept figures depend on
        self.soon = -1.0
        self.unrest: Ints = vec[i64]([0] * provinces)
        self.living: Ints = vec[i64]([0] * provinces)
        self.imported: Ints = vec[i64]([0] * provinces)
        self.display: list[int] = []
        self.hand_west: list[int] = []
        self.hand_east: list[int] = []
        # kept figures that are no features
        self.flight: i64 = 0  # 9.1: steps of the flight marker due to the population
        self.east_living: i64 = 0

    def suit(self, rules: Rules) -> ValueTable:
        """Returns the values of the cards; positions of another game make the kept figures invalid."""
        worths = self.worths
        if worths is None or self.rules is not rules:
            worths = value_table_of(rules)
            self.rules = rules
            self.worths = worths
            self.soon = -1.0
            self.display = []
        return worths


def features(state: State) -> Floats:
    """Returns all features in the order of FEATURES; positive values favour East, negative ones West."""
    measures = Measures(state.rules.province_count)
    measure(state, measures)
    return measures.features


def measure(state: State, into: Measures) -> None:
    """Measures a position, replacing what was measured before."""
    out = into.features
    worths = into.suit(state.rules)
    soon = late(state)
    if _people_changed(state, soon, into):
        _expect_unrest(state, soon, into.expected)
        _people(state, EAST, 1.0, into.expected, out)
        _people(state, WEST, -1.0, into.expected, out)
        _borders(state, out)
        into.flight = decade_end.flight_of_people(state)
        into.east_living = decade_end.east_living(state)
    _survey(state, into)
    _industry(state, EAST, 1.0, into)
    _industry(state, WEST, -1.0, into)
    _tracks(state, soon, out)
    _bills(state, soon, into)
    ready = len(state.police) - state.police_used
    out[F_POLICE] = float(ready)
    out[F_POLICE_LATER] = float(len(state.police) * (LAST_DECADE - state.decade))
    _cards(state, worths, into)
    if state.acting or state.pending is None:
        out[F_TEMPO] = 1.0 if state.side == WEST else -1.0  # the other side is next
    else:
        out[F_TEMPO] = 1.0 if state.step().seat == EAST else -1.0
    for i in range(F_BUILDING, F_LOSSES + 1):
        out[i] = 0.0
    if state.pending is not None:
        _under_way(state, worths, out)
    out[F_GROUND] = 1.0


# -- population: unrest, protests, living standard ---------------------------------------------------


def _people_changed(state: State, soon: float, into: Measures) -> bool:
    """Returns whether the figures of the population must be measured again, and notes what they depend on."""
    changed = soon != into.soon
    into.soon = soon
    unrest = state.unrest
    living = state.living
    imported = state.imported
    for province in range(state.rules.province_count):
        if unrest[province] != into.unrest[province]:
            into.unrest[province] = unrest[province]
            changed = True
        if living[province] != into.living[province]:
            into.living[province] = living[province]
            changed = True
        if imported[province] != into.imported[province]:
            into.imported[province] = imported[province]
            changed = True
    return changed


def _expect_unrest(state: State, soon: float, out: Floats) -> None:
    """Writes the current unrest plus what 9.6 and 9.7 would add now, weighted by how near they are."""
    rules = state.rules
    living = state.living
    for side in (WEST, EAST):
        best = decade_end.highest(living, rules.first[side], rules.last[side])
        for province in range(rules.first[side], rules.last[side]):
            gap = best - living[province]
            if gap and province != rules.berlin:
                gap -= 1
            out[province] = float(state.unrest[province]) + soon * float(gap)
    for province in range(rules.province_count):
        if living[province]:
            _expect_attack(state, province, soon, out)


def _expect_attack(state: State, province: i64, soon: float, out: Floats) -> None:
    """9.7: adds unrest to the neighbour that would suffer most; West Berlin attacks both neighbours."""
    rules = state.rules
    usable = decade_end.usable_living(state, province)
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
    low: i64 = int(unrest)
    if low >= 8:
        return UNREST_COST[8] + (unrest - 8.0) * MORE_UNREST
    return UNREST_COST[low] + (unrest - float(low)) * (UNREST_COST[low + 1] - UNREST_COST[low])


def _people(state: State, side: int, sign: float, expected: Floats, out: Floats) -> None:
    rules = state.rules
    own = 0 if side == EAST else 1
    cost = 0.0
    protests: i64 = 0
    brink = 0.0
    living: i64 = 0
    for province in range(rules.first[side], rules.last[side]):
        unrest = expected[province]
        whole: i64 = int(unrest)
        markers = whole // PROTEST
        missing = float(PROTEST * (markers + 1)) - unrest
        weight = 1.0
        if province == rules.berlin:
            cost += _unrest_cost(unrest) * BERLIN_UNREST
            markers *= 2
            weight = 2.0
        else:
            cost += _unrest_cost(unrest)
        if missing < NEAR:
            brink += weight * (NEAR - missing)
        protests += markers
        living += state.living[province]
    out[F_UNREST_SLACK + own] = -sign * cost
    out[F_BRINK + own] = -sign * brink
    if protests > 4:
        out[F_PROTESTS_NEAR + own] = -sign * (PROTEST_COST[4] + float(protests - 4) * MORE_PROTESTS)
    else:
        out[F_PROTESTS_NEAR + own] = -sign * PROTEST_COST[protests]
    out[F_LIVING_STANDARD + own] = sign * float(living)


def _borders(state: State, out: Floats) -> None:
    """9.7: measures the difference in living standard across each border, weighting larger gaps more."""
    rules = state.rules
    living = state.living
    gap: i64 = 0
    for west in range(rules.first[WEST], rules.last[WEST]):
        for east in rules.neighbours[west]:
            apart = living[east] - living[west]
            gap += apart * (apart if apart > 0 else -apart)
    out[F_BORDER_GAP] = float(gap)


# -- economy ---------------------------------------------------------------------------------------------


def _survey(state: State, into: Measures) -> None:
    """Writes the economy and the best export factory of every province, and counts the open links, in one pass."""
    rules = state.rules
    value = state.value
    homes = rules.city_province
    power = into.power
    exports = into.exports
    for province in range(rules.province_count):
        power[province] = 0
        exports[province] = -1
    west_once: i64 = 0  # connections with a factory at one end at least
    west_both: i64 = 0
    east_once: i64 = 0
    east_both: i64 = 0
    factories = state.factories
    city: i64 = 0
    while factories:  # a city without one is worth nothing
        if factories & 1:
            lines = rules.city_lines[city]
            if rules.city_side[city] == WEST:
                west_both |= west_once & lines
                west_once |= lines
            else:
                east_both |= east_once & lines
                east_once |= lines
            home = homes[city]
            if home >= 0:
                worth = value[city]
                power[home] += worth
                if worth > exports[home]:
                    exports[home] = worth
        factories >>= 1
        city += 1
    power[rules.berlin] = 0
    exports[rules.berlin] = 0
    into.open_links[WEST] = economy.bit_count(west_both & state.reach[WEST] & ~state.complete[WEST])
    into.open_links[EAST] = economy.bit_count(east_both & state.reach[EAST] & ~state.complete[EAST])


def _industry(state: State, side: int, sign: float, into: Measures) -> None:
    rules = state.rules
    out = into.features
    living = state.living
    own = 0 if side == EAST else 1
    power_all: i64 = 0
    at_risk: i64 = 0
    ready = 0.0
    for province in range(rules.first[side], rules.last[side]):
        have = living[province]
        if province == rules.berlin:
            if have and state.delivered:
                at_risk += _berlin_at_risk(state, have, into.exports)
            continue
        power = into.power[province]
        power_all += power
        need = LIVING_COST * (have + 1)
        ready += 1.0 if power >= need else float(power) / float(need)
        best = into.exports[province]
        if have > best:
            at_risk += have - best if best > 0 else have
    if side == WEST and rules.hamburg >= 0:
        power_all += state.value[rules.hamburg]
    out[F_NEXT_LIVING_STANDARD + own] = sign * ready
    out[F_LIVING_AT_RISK + own] = -sign * float(at_risk)
    out[F_ECONOMY + own] = sign * float(power_all)
    out[F_OPEN_LINKS + own] = sign * float(into.open_links[side])


def _berlin_at_risk(state: State, have: i64, exports: Ints) -> i64:
    """9.5: the worst export factory of the suppliers that have delivered limits West Berlin."""
    limit = have
    delivered = state.delivered
    for supplier in state.rules.suppliers:
        if delivered & 1 and exports[supplier] < limit:
            limit = exports[supplier]
        delivered >>= 1
    return have - limit if limit > 0 else have


# -- tracks and East's costs at the decade end -----------------------------------------------------------------


def _tracks(state: State, soon: float, out: Floats) -> None:
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
    else:
        out[F_SOCIALISM_AT_STAKE] = -soon if -change > have else 0.0


def _bills(state: State, soon: float, into: Measures) -> None:
    """9.1, 9.3, 9.4: estimates what East would have to give up."""
    rules = state.rules
    out = into.features
    exports = _east_exports(state, into.exports)
    out[F_EXPORT_GAP] = float(exports)
    balance = rules.currency_income[state.tracks[1] + TRACK_END] + exports - into.east_living
    short: i64 = 0
    out[F_CURRENCY_MISSING] = 0.0
    out[F_CURRENCY_SPARE] = 0.0
    if balance < 0:
        short = balance
        out[F_CURRENCY_MISSING] = float(balance) * soon
    else:
        out[F_CURRENCY_SPARE] = float(balance) if balance < 3 else 3.0
    points: i64 = 1
    if state.wall:
        out[F_WALL] = -1.0
        out[F_FLIGHT] = 0.0
    else:
        points = decade_end.flight_loss(state, into.flight)
        out[F_WALL] = 0.0
        out[F_FLIGHT] = -float(points) * (0.5 + soon)
    left = economy.capacity(state, EAST) - points - len(state.police) + short
    out[F_BANKRUPTCY] = (float(left) - 14.0) * soon if left < 0 else 0.0
    out[F_RESERVE] = -float(WANTED_RESERVE - left) * soon if 0 <= left < WANTED_RESERVE else 0.0


def _east_exports(state: State, exports: Ints) -> i64:
    """9.3: returns how many of East's export factories are good enough if West counts Hamburg where it helps most."""
    rules = state.rules
    hamburg: i64 = -1
    if rules.hamburg >= 0 and state.factories & rules.bit[rules.hamburg]:
        hamburg = state.value[rules.hamburg]
    worst: i64 = 0
    for helped in rules.hamburg_choices:
        least: i64 = 99
        for province in range(rules.west_count):
            if province == rules.berlin:
                continue
            best = exports[province]
            if province == helped and hamburg > best:
                best = hamburg
            if best < least:
                least = best
        if least > worst:
            worst = least
    count: i64 = 0
    for province in range(rules.west_count, rules.province_count):
        if exports[province] >= worst:  # the worst is 0 at least
            count += 1
    return count


# -- cards and the action in progress --------------------------------------------------------------------------


def _cards(state: State, worths: ValueTable, into: Measures) -> None:
    out = into.features
    out[F_SPECIAL_CARD] = 1.0 if state.special >= 0 else 0.0
    if (  # lists of cards are replaced, never modified
        state.display is into.display and state.hand_west is into.hand_west and state.hand_east is into.hand_east
    ):
        return
    into.display = state.display
    into.hand_west = state.hand_west
    into.hand_east = state.hand_east
    west = worths.west
    east = worths.east
    hands = 0.0
    for card in state.hand_east:
        hands += east[card]
    for card in state.hand_west:
        hands -= west[card]
    out[F_HAND] = hands
    balance = 0.0
    for card in state.display:
        balance += east[card] - west[card]
    out[F_DISPLAY] = balance


def _under_way(state: State, worths: ValueTable, out: Floats) -> None:
    """Values what the steps on the agenda are about to give or cost."""
    step = state.pending
    if isinstance(step, Action):  # between actions nothing is under way
        return
    while step is not None and not isinstance(step, EndAction):  # nothing of value is pending below it
        sign = 1.0 if step.seat == EAST else -1.0
        if isinstance(step, Build):
            out[F_BUILDING] += sign * float(step.points)
        elif isinstance(step, Living):
            left = MAX_LIVING - economy.bit_count(step.chosen)
            if step is state.pending and len(state.legal) <= left:
                left = len(state.legal) - 1
            out[F_LIVING] += sign * float(left)
        elif isinstance(step, Remove):
            out[F_REMOVAL] += sign
        elif isinstance(step, Symbols):
            out[F_EVENT] += worths.symbols(state, step.remaining, step.face)
        elif isinstance(step, Resolve):
            out[F_EVENT] += worths.symbols(state, symbols(1, step.row), step.face)
        elif isinstance(step, Void):
            out[F_EVENT] += worths.event[step.card]
        elif isinstance(step, StartEvent):
            out[F_EVENT] += worths.event[step.face]
        elif isinstance(step, Dismantle):
            out[F_LOSSES] -= (1.0 if step.loser == EAST else -1.0) * float(step.points)
        elif isinstance(step, (RunDown, DismantleLines)):  # 9.3: both sides choose, East pays
            out[F_LOSSES] -= float(step.count)
        elif isinstance(step, LoseSector):
            out[F_LOSSES] += float(step.count)
        step = step.below


# -- score and winning chance -------------------------------------------------------------------------------------

# Fitted to game results (see docs/decisions/0013-search.md for method and gain), with one row of weights per decade,
# because what counts early is not what counts late. The weights of the action in progress are set by hand: in the
# fitted games an action is only begun if it pays.
WEIGHTS: Final[list[list[float]]] = [
    [
        0.18, 0.26, 0.06, 0.18, 0.13, 0.18, 0.23, 0.28,
        0.90, 0.20, 0.13, 0.08, 0.63, 1.47, -0.25, 0.00,
        -0.07, 0.38, 0.51, 0.30, 0.23, 0.26, 0.04, 0.57,
        -0.94, 0.48, 0.44, 1.19, 0.51, 18.77, -0.16, -0.08,
        0.79, 0.17, 0.22, -0.86, 0.90, 1.20, 1.00, 0.80,
        0.80, 2.56,
    ],
    [
        0.44, 0.40, 0.09, 0.08, 0.03, 0.18, 0.33, 0.46,
        0.27, 0.40, 0.09, 0.05, 1.16, 1.38, -0.08, -0.05,
        -0.00, 0.45, 0.55, 0.31, 0.25, 1.03, 0.23, 0.49,
        -0.44, 0.38, 0.29, 1.46, 1.21, 28.91, 0.83, -0.29,
        0.70, 0.14, 0.25, -0.45, 0.90, 1.20, 1.00, 0.80,
        0.80, -2.35,
    ],
    [
        0.57, 0.34, 0.04, 0.17, 0.16, 0.13, -0.10, 0.26,
        0.67, 0.38, 0.20, -0.01, 1.35, 1.06, 0.01, -0.05,
        0.04, 0.45, 0.39, 0.60, 0.46, 0.80, 0.07, 0.56,
        -1.51, 0.24, 0.20, 1.24, 1.10, 13.34, 0.41, -0.19,
        0.69, 0.10, 0.20, -0.93, 0.90, 1.20, 1.00, 0.80,
        0.80, -2.64,
    ],
    [
        0.68, 0.17, 0.14, 0.22, 0.37, -0.04, -0.20, 0.16,
        0.12, 0.36, 0.26, -0.05, 1.52, 0.72, -0.13, -0.09,
        -0.02, 0.56, 0.20, 0.64, 0.69, 0.08, -0.10, -0.06,
        -2.13, 0.01, 0.26, 0.77, 0.88, 24.31, 0.43, -0.32,
        0.39, 0.24, 0.45, 0.01, 0.90, 1.20, 1.00, 0.80,
        0.80, 5.04,
    ],
]  # fmt: skip
WEIGHT_TABLE: Final = vec[float]([weight for weights in WEIGHTS for weight in weights])
SCALE: Final = 6.0
WON: Final = 1000.0


_SPARE: Final[list[Measures]] = []  # each is used by one thread at a time


def _spare_measures(rules: Rules) -> Measures:
    """Returns measures to write into, the last ones used if they suit."""
    try:
        measures = _SPARE.pop()
    except IndexError:
        return Measures(rules.province_count)
    return measures if measures.rules is rules else Measures(rules.province_count)


class Evaluator:
    """Judges positions by the weighted sum of their features; a subclass judges otherwise."""

    def score(self, state: State) -> float:
        """Returns East's prospects minus West's, in units of roughly one build point."""
        if state.termination != ONGOING:
            return WON if state.winner == EAST else -WON
        measures = _spare_measures(state.rules)
        measure(state, measures)
        values = measures.features
        first: i64 = COUNT * (state.decade - 1) if state.decade > 1 else 0
        total = 0.0
        for i in range(COUNT):
            total += values[i] * WEIGHT_TABLE[first + i]
        _SPARE.append(measures)
        return total

    def worth(self, state: State, seat: int) -> float:
        """Returns the seat's prospects minus the opponent's."""
        return self.score(state) if seat == EAST else -self.score(state)

    def chance(self, state: State) -> float:
        """Returns East's winning chance, from 0 to 1."""
        return odds_to_chance(self.score(state))


LINEAR: Final = Evaluator()


def odds_to_chance(points: float) -> float:
    """Converts a score to a chance from 0 to 1."""
    if points >= WON:
        return 1.0
    return 0.0 if points <= -WON else 1.0 / (1.0 + exp(-points / SCALE))
