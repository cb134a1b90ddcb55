"""5 Economy, 10.3 Hamburg, 10.4 Rheinsberg, 10.5 external factories."""

from typing import Final, final

from republik.table.contract import IllegalMove
from republik.table.native import Ints, i64, mypyc_attr, vec
from republik.table.phrases import Name

from . import naming
from .decision import Arguments, Decision, refuse
from .police import is_police, offer, why_not_police
from .rules import extend_moves
from .state import State
from .steps import EAST, LIVING_COST, MAX_LENT, PROTEST, WEST

ENDLESS: Final = 99  # points that no card has

# -- 5.1 building ------------------------------------------------------------


def blocked_sites(state: State, side: int) -> tuple[i64, i64]:
    """5.1: returns masks of a side's cities and connections where a mass protest forbids building."""
    rules = state.rules
    unrest = state.unrest
    imported = state.imported
    cities: i64 = 0
    lines: i64 = 0
    for province in range(rules.first[side], rules.last[side]):
        if unrest[province] >= PROTEST or imported[province]:
            cities |= rules.province_cities[province]
            lines |= rules.province_lines[province]
    if cities and side == WEST and hamburg_blocked(state):
        cities |= rules.bit[rules.hamburg]
        lines |= rules.city_lines[rules.hamburg]
    return cities, lines


def hamburg_blocked(state: State) -> bool:
    """10.3: West counts Hamburg for a province without a protest, if there is one."""
    rules = state.rules
    if rules.hamburg < 0:
        return False
    for province in rules.hamburg_choices:
        if state.unrest[province] < PROTEST and not state.imported[province]:
            return False
    return True


def build_moves(state: State, side: int, cities: i64, lines: i64, out: list[int]) -> None:
    """5.1: appends the building sites that a side may use now, among the given cities and connections."""
    rules = state.rules
    no_cities, no_lines = blocked_sites(state, side)
    cities &= ~(state.factories | state.closed | no_cities)
    lines &= state.reach[side] & ~(state.complete[side] | no_lines)
    extend_moves(out, rules.build_city_moves, cities)
    extend_moves(out, rules.build_line_moves[side], lines)


def why_not_build(state: State, side: int, move: int) -> IllegalMove | None:
    """5.1: returns what forbids a building site."""
    actions = state.rules.actions
    start = actions.start_of[move]
    place = move - start
    return _why_not_line(state, side, place) if start == actions.build_line else _why_not_city(state, side, place)


def _why_not_city(state: State, side: int, city: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.city(rules, city)
    if state.closed >> city & 1:
        return refuse("site-closed", "10.5", place=place)
    if state.factories >> city & 1:
        return refuse("city-taken", "5.1", place=place)
    if rules.city_side[city] != side:
        return refuse("other-side", "5.1", place=place, side=naming.seat(side))
    barred = _barred_by(state, city)
    return None if barred is None else refuse("mass-protest", "5.1", place=barred)


def why_not_home(state: State, city: int) -> IllegalMove | None:
    """10.4, 10.5: only events build the plant and abroad."""
    if city == state.rules.rheinsberg:
        return refuse("plant-site", "10.4")
    return refuse("abroad-site", "10.5") if state.rules.external_mask >> city & 1 else None


def _why_not_line(state: State, side: int, connection: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.line(rules, connection)
    bit = rules.connection_bit[connection]
    ends = (rules.connection_a[connection], rules.connection_b[connection])
    if rules.connection_side[connection] != side:
        return refuse("other-side", "5.1", place=place, side=naming.seat(side))
    if state.complete[side] & bit:
        return refuse("line-full", "5.1", place=place)
    for city in ends:
        if rules.external_mask >> city & 1 and not state.factories >> city & 1 and rules.edition.external_factory_first:
            return refuse("no-factory-abroad", "10.5", place=place)
        if state.closed >> city & 1:
            return refuse("site-closed", "10.5", place=naming.city(rules, city))
    if not state.reach[side] & bit:
        return refuse("no-factory-at-end", "5.1", place=place)
    for city in ends:
        barred = _barred_by(state, city)
        if barred is not None:
            return refuse("mass-protest", "5.1", place=barred)
    return None


def _barred_by(state: State, city: int) -> Name | None:
    """Returns the province whose protest bars a city, or Hamburg itself; None if it is not barred."""
    rules = state.rules
    province = rules.city_province[city]
    if city == rules.hamburg:
        return naming.city(rules, city) if hamburg_blocked(state) else None
    if province >= 0 and (state.unrest[province] >= PROTEST or state.imported[province]):
        return naming.province(rules, province)
    return None


def build_city(state: State, city: i64) -> None:
    rules = state.rules
    state.factories |= rules.bit[city]
    side = rules.city_side[city]
    value: i64 = 2 if city == rules.rheinsberg else 1  # 10.4
    complete = state.complete[side]
    for connection in rules.city_connections[city]:
        if complete & rules.connection_bit[connection]:
            other = rules.other_end(connection, city)
            if state.factories >> other & 1:
                value += 1
                state.value[other] += 1
    state.value[city] = value
    state.reach[side] |= rules.opened_lines[city]
    if side == EAST:
        bar_closed_sites(state)


def bar_closed_sites(state: State) -> None:
    """10.5: connections of a permanently closed external site take no infrastructure."""
    if state.closed:
        for city in state.rules.external_cities:
            if state.closed >> city & 1:
                state.reach[EAST] &= ~state.rules.city_lines[city]


def count_reach(state: State) -> None:
    """5.1: recalculates from the factories which connections may take infrastructure."""
    rules = state.rules
    state.reach = vec[i64]([0, 0])
    for city in range(len(rules.cities)):
        if state.factories >> city & 1:
            state.reach[rules.city_side[city]] |= rules.opened_lines[city]
    bar_closed_sites(state)


def build_line(state: State, connection: i64) -> None:
    rules = state.rules
    side = rules.connection_side[connection]
    bit = rules.connection_bit[connection]
    if rules.double[side] & bit and not state.started[side] & bit:
        state.started[side] |= bit
        return
    state.started[side] |= bit
    state.complete[side] |= bit
    _change_ends(state, connection, 1)


def build(state: State, move: int, by: int) -> None:
    actions = state.rules.actions
    if actions.start_of[move] == actions.build_line:
        connection = move - actions.build_line
        build_line(state, connection)
        state.report("build_line", connection, by)
    else:
        city = move - actions.build_city
        build_city(state, city)
        state.report("build_city", city, by)


def _change_ends(state: State, connection: i64, change: i64) -> None:
    """Updates both ends after a connection starts or stops working."""
    a = state.rules.connection_a[connection]
    b = state.rules.connection_b[connection]
    if state.factories >> a & 1 and state.factories >> b & 1:
        state.value[a] += change
        state.value[b] += change


# -- 5.2 dismantling ---------------------------------------------------------


def removable_cities(state: State, side: int, cities: i64) -> i64:
    """5.2, 5.3, 10.4: returns the mask of factories that one dismantle point may remove."""
    rules = state.rules
    candidates = cities & state.factories & ~rules.external_mask & (~state.rundown | rules.rheinsberg_bit)
    started = state.started[side]
    if started:
        for city in rules.side_cities[side]:
            if candidates >> city & 1 and rules.city_lines[city] & started:
                candidates ^= rules.bit[city]
    return candidates


def dismantle_moves(state: State, side: int, cities: i64, lines: i64, out: list[int]) -> None:
    rules = state.rules
    extend_moves(out, rules.dismantle_city_moves, removable_cities(state, side, cities))
    extend_moves(out, rules.dismantle_line_moves[side], lines & state.started[side])


def why_not_lose(state: State, loser: int, move: int) -> IllegalMove | None:
    """5.2: returns what forbids dismantling a piece of the side that must lose one."""
    rules = state.rules
    start = rules.actions.start_of[move]
    i = move - start
    line = start == rules.actions.dismantle_line
    if (rules.connection_side[i] if line else rules.city_side[i]) != loser:
        place = naming.line(rules, i) if line else naming.city(rules, i)
        return refuse("other-side", "5.2", place=place, side=naming.seat(loser))
    return why_not_dismantle(state, move)


def why_not_dismantle(state: State, move: int) -> IllegalMove | None:
    """5.2, 5.3: returns what forbids taking a piece from the board, whoever loses it."""
    rules = state.rules
    start = rules.actions.start_of[move]
    if start == rules.actions.dismantle_line:
        connection = move - start
        if state.started[rules.connection_side[connection]] & rules.connection_bit[connection]:
            return None
        return refuse("no-infrastructure", "5.2", place=naming.line(rules, connection))
    city = move - start
    place = naming.city(rules, city)
    if not state.factories >> city & 1:
        return refuse("no-factory", "5.2", place=place)
    if rules.external_mask >> city & 1:
        return refuse("abroad-stays", "5.2", place=place)
    if state.rundown >> city & 1 and city != rules.rheinsberg:
        return refuse("rundown-stays", "5.3", place=place)
    if rules.city_lines[city] & state.started[rules.city_side[city]]:
        return refuse("has-infrastructure", "5.2", place=place)
    return None


def all_cities(state: State, side: int) -> i64:
    """Returns the mask of all cities of a side except external ones."""
    return state.rules.sites[side] | (state.rules.rheinsberg_bit if side == EAST else 0)


def bit_count(mask: i64) -> i64:
    """Returns the number of set bits."""
    count: i64 = 0
    while mask > 0:  # a mask read from a damaged file may be negative
        mask &= mask - 1
        count += 1
    return count


def infrastructure(state: State, side: int) -> i64:
    """Returns the number of infrastructure pieces that a side has on the board."""
    doubles = state.complete[side] & state.rules.double[side]
    return bit_count(state.started[side]) + bit_count(doubles)


def capacity(state: State, side: int) -> i64:
    """5.2: returns the total number of points that a side could dismantle."""
    sound = state.factories & ~state.rundown & all_cities(state, side)
    total = infrastructure(state, side) + bit_count(sound)
    if side == EAST and state.factories & state.rules.rheinsberg_bit:
        total += 1  # 10.4: a sound Rheinsberg gives two points, a rundown one gives one
    return total


def has_economy(state: State, side: int) -> bool:
    """Returns whether there is anything to dismantle."""
    if state.started[side]:
        return True
    removable = ~state.rundown | state.rules.rheinsberg_bit
    return state.factories & removable & all_cities(state, side) != 0


def dismantle_city(state: State, city: i64) -> bool:
    """Removes a factory, or turns Rheinsberg to its rundown side (10.4); returns True if it was removed."""
    rules = state.rules
    bit = rules.bit[city]
    if city == rules.rheinsberg and not state.rundown & bit:
        run_down(state, city)
        return False
    state.factories ^= bit
    state.rundown &= ~bit
    state.value[city] = 0
    _narrow_reach(state, city)
    return True


def _narrow_reach(state: State, city: i64) -> None:
    """Updates the reach after a factory is removed: a connection stays open only if its other end has a factory, and
    not at a closed site."""
    rules = state.rules
    side = rules.city_side[city]
    for connection in rules.city_connections[city]:
        if state.closed >> city & 1 or not state.factories >> rules.other_end(connection, city) & 1:
            state.reach[side] &= ~rules.connection_bit[connection]


def dismantle_line(state: State, connection: i64) -> None:
    rules = state.rules
    side = rules.connection_side[connection]
    bit = rules.connection_bit[connection]
    if state.complete[side] & bit:
        state.complete[side] ^= bit
        _change_ends(state, connection, -1)
        if rules.double[side] & bit:
            return
    state.started[side] &= ~bit


def dismantle(state: State, move: int, by: int) -> None:
    actions = state.rules.actions
    if actions.start_of[move] == actions.dismantle_line:
        connection = move - actions.dismantle_line
        dismantle_line(state, connection)
        state.report("dismantle_line", connection, by)
        return
    city = move - actions.dismantle_city
    left = dismantle_city(state, city)
    state.report("dismantle_city" if left else "rundown", city, by)


@final
@mypyc_attr(free_list_len=1)
class Dismantle(Decision):
    """5.2: any piece of the losing side; at a decade end the sides may alternate (9.1)."""

    kind = 34
    name = "dismantle"
    rule = "5.2"
    answers = "dismantle_city dismantle_line police"
    slots = ("loser", "points", "alternate")
    counts = "points"
    one_verb = True

    def __init__(self, seat: i64, loser: i64, points: i64, alternate: bool = False) -> None:
        self.seat = seat
        self.loser = loser
        self.points = points
        self.alternate = alternate

    def packed(self) -> list[int]:
        return [self.loser, self.points * 2 + (1 if self.alternate else 0)]

    @classmethod
    def unpacked(cls, seat: int, numbers: list[int]) -> "Dismantle":
        loser, points = numbers
        return cls(seat, loser, points // 2, points % 2 == 1)

    def options(self, state: State) -> list[int]:
        side = self.loser
        out: list[int] = []
        dismantle_moves(state, side, all_cities(state, side), state.rules.all_lines[side], out)
        return offer(state, out)

    def apply(self, state: State, move: int) -> None:
        state.drop()
        dismantle(state, move, self.seat)
        if self.points > 1:
            following = 1 - self.seat if self.alternate else self.seat
            state.push(Dismantle(following, self.loser, self.points - 1, self.alternate))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        if is_police(state, move):
            return why_not_police(state, move)
        return why_not_lose(state, self.loser, move)

    def asks(self, state: State) -> Arguments:
        return {"count": self.points, "owner": naming.seat(self.loser)}


# -- 5.3 rundown factories, 10.5 closing external factories --------------------


def sound_factories(state: State) -> i64:
    """5.3: returns East's factories that can become rundown; external ones never do."""
    return state.factories & ~state.rundown & all_cities(state, EAST)


def why_not_run_down(state: State, move: int) -> IllegalMove | None:
    """5.3: returns why a factory cannot become rundown."""
    rules = state.rules
    city = move - rules.actions.rundown
    place = naming.city(rules, city)
    if not state.factories >> city & 1:
        return refuse("no-factory", "5.3", place=place)
    if state.rundown >> city & 1:
        return refuse("already-rundown", "5.3", place=place)
    if not all_cities(state, EAST) >> city & 1:
        return refuse("never-rundown", "5.3", place=place)
    return None


def run_down(state: State, city: i64) -> None:
    state.rundown |= state.rules.bit[city]
    state.value[city] -= 1


def repair(state: State, city: i64) -> None:
    state.rundown &= ~state.rules.bit[city]
    state.value[city] += 1


def close(state: State, city: i64) -> None:
    """10.5: removes an external factory with all its infrastructure; its site stays closed."""
    rules = state.rules
    for connection in rules.city_connections[city]:
        while state.started[rules.city_side[city]] & rules.connection_bit[connection]:
            dismantle_line(state, connection)
    state.factories ^= rules.bit[city]
    state.closed |= rules.bit[city]
    state.value[city] = 0
    _narrow_reach(state, city)


# -- values of provinces -----------------------------------------------------


def economy(state: State, province: i64) -> i64:
    """6.3: returns the sum of a province's own factories, without Hamburg and external factories."""
    total: i64 = 0
    value = state.value
    for city in state.rules.city_list[province]:
        total += value[city]
    return total


def export_value(state: State, province: i64, hamburg: i64) -> i64:
    """9.3: returns the value of a province's export factory, with Hamburg counted for the province `hamburg`; -1 if it
    has none."""
    best: i64 = -1
    factories = state.factories
    for city in state.rules.city_list[province]:
        if factories >> city & 1 and state.value[city] > best:
            best = state.value[city]
    if province == hamburg:
        city = state.rules.hamburg
        if city >= 0 and factories >> city & 1 and state.value[city] > best:
            best = state.value[city]
    return best


def worst_export(state: State, hamburg: i64) -> i64:
    """9.3: returns West's worst export factory; 0 if a province has none. West Berlin exports nothing."""
    worst: i64 = 99
    for province in range(state.rules.west_count):
        if province != state.rules.berlin:
            value = export_value(state, province, hamburg)
            if value < worst:
                worst = value
    return max(0, worst)


def east_exports(state: State, worst: i64) -> i64:
    """9.3: returns the number of East provinces whose export factory is at least as good as West's worst."""
    rules = state.rules
    count: i64 = 0
    for province in range(rules.west_count, rules.province_count):
        best = export_value(state, province, -1)
        if best >= 0 and best >= worst:
            count += 1
    return count


def is_working(state: State, connection: i64) -> bool:
    """5.1: returns whether a connection works: all lines filled, with a factory at both ends."""
    rules = state.rules
    side = rules.connection_side[connection]
    if not state.complete[side] & rules.connection_bit[connection]:
        return False
    ends = rules.bit[rules.connection_a[connection]] | rules.bit[rules.connection_b[connection]]
    return state.factories & ends == ends


def external_help(state: State, province: i64) -> i64:
    """10.3, 10.5: returns the most that Hamburg and external factories could add to a province."""
    rules = state.rules
    most: i64 = 0
    if province < rules.west_count:
        if rules.hamburg >= 0 and province in rules.hamburg_choices:
            most = state.value[rules.hamburg]
    elif state.factories & rules.external_mask:
        for city in rules.external_cities:
            most += state.value[city]
    return most


def points_suffice(state: State, provinces: i64, points: i64) -> bool:
    """6.3: returns whether all provinces of the mask support their living standard if a card lends them so many points,
    at most 2 to each.

    Hamburg and each external factory count for one province each; the best assignment is used.
    """
    count = state.rules.province_count
    lent: i64 = 0
    for province in range(count):
        if provinces >> province & 1:
            lent += _lent(_need(state, province))
    if lent <= points:
        return True
    helpers = _helpers(state, provinces)
    if not helpers:
        return False
    needs = vec[i64]([0] * count)
    for province in range(count):
        if provinces >> province & 1:
            needs[province] = _need(state, province)
    return _least_lent(needs, helpers, 0) <= points


def _need(state: State, province: i64) -> i64:
    """6.3: returns the points that a province lacks for its living standard; below 0 if it has more than it needs."""
    return LIVING_COST * state.living[province] - economy(state, province)


def _lent(need: i64) -> i64:
    """6.3: returns the card points that a province with this need takes, at most 2; without end if it needs more."""
    if need > MAX_LENT:
        return ENDLESS
    return max(0, need)


def _helpers(state: State, provinces: i64) -> list[tuple[int, list[int]]]:
    """10.3, 10.5: returns the values of Hamburg and of external factories, each with the provinces it can help."""
    rules = state.rules
    helpers: list[tuple[int, list[int]]] = []
    if rules.hamburg >= 0 and state.value[rules.hamburg] and provinces & rules.side_provinces[WEST]:
        helpers.append((state.value[rules.hamburg], [p for p in rules.hamburg_choices if provinces >> p & 1]))
    if state.factories & rules.external_mask and provinces & rules.side_provinces[EAST]:
        for i, city in enumerate(rules.external_cities):
            if state.value[city]:
                fed = [p for p, k in rules.feeds[i] if provinces >> p & 1 and is_working(state, k)]
                helpers.append((state.value[city], fed))
    return helpers


def _least_lent(needs: Ints, helpers: list[tuple[int, list[int]]], first: int) -> i64:
    """Returns the fewest card points with which the helpers, from this one on, meet the needs."""
    lent: i64 = 0
    for need in needs:
        lent += _lent(need)
    if not lent or first == len(helpers):
        return lent
    best = _least_lent(needs, helpers, first + 1)
    value, choices = helpers[first]
    for province in choices:
        needs[province] -= value
        other = _least_lent(needs, helpers, first + 1)
        needs[province] += value
        if other < best:
            best = other
    return best
