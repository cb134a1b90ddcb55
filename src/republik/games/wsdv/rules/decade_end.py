"""9 Decade end: ten phases in order."""

from typing import Final, final

from republik.table.contract import IllegalMove
from republik.table.native import Ints, i64, mypyc_attr

from . import economy, naming
from . import steps as st
from .card_events import StartEvent, Symbols, lose_living, shift
from .decision import Arguments, Automatic, Counted, Decision, refuse
from .police import police_moves, ready, use, why_not_police
from .protest import place_unrest, send_socialists
from .state import State
from .steps import EAST, WEST

FLIGHT: Final = 1
PRESTIGE: Final = 2
CURRENCY: Final = 3
PAY_POLICE: Final = 4
KEEP_LIVING: Final = 5
INTERNAL: Final = 6
EAST_WEST: Final = 7
USE_POLICE: Final = 8
SOCIALIST_PHASE: Final = 9
WE_ARE_THE_PEOPLE: Final = 10

# limits of the figures that a phase leaves in the ledger
LARGE: Final = 999  # more than any board produces
COUNT: Final = (0, LARGE)
NUMBER: Final = (-LARGE, LARGE)
ONE_OR_NONE: Final = (0, 1)
SPACES: Final = (-st.TRACK_END, st.TRACK_END)
WALL: Final = ((1, 1), COUNT)
ENTRY: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    FLIGHT: (COUNT, COUNT, COUNT, ONE_OR_NONE, (-LARGE, 0), (-1, 0), NUMBER, COUNT, COUNT),
    PRESTIGE: ((WEST, EAST), SPACES, SPACES),
    CURRENCY: (NUMBER, COUNT, COUNT, COUNT, NUMBER, COUNT, COUNT, ONE_OR_NONE),
    PAY_POLICE: (COUNT, COUNT),
    USE_POLICE: (COUNT, COUNT),
    SOCIALIST_PHASE: (NUMBER, (0, st.SOCIALISTS)),
    WE_ARE_THE_PEOPLE: (COUNT, COUNT),
}


@final
@mypyc_attr(free_list_len=1)
class Phase(Automatic):
    """Begins a phase; the next one is pushed below whatever it asks of the players."""

    kind = 4
    slots = ("phase",)

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, state: State) -> None:
        run_phase(state, self.phase)


def run_phase(state: State, phase: i64) -> None:
    if phase < WE_ARE_THE_PEOPLE:
        state.push(Phase(WEST, phase + 1))
    state.report("phase", phase)
    if phase > FLIGHT:
        state.row = []  # 9.1: the cards leave after the flight has been paid, with or without the Wall (R9.1-4)
    if phase == FLIGHT:
        wall_or_flight(state)
    elif phase == PRESTIGE:
        state.push(Space(state.holder()))
    elif phase == CURRENCY:
        state.push(Hamburg(WEST, CURRENCY))
    elif phase == PAY_POLICE:
        pay_police(state)
    elif phase == KEEP_LIVING:
        state.push(Hamburg(WEST, KEEP_LIVING))
    elif phase == INTERNAL:
        compare_internally(state)
    elif phase == EAST_WEST:
        declare_attacks(state)
    elif phase == USE_POLICE:
        state.note(USE_POLICE, [ready(state), 0])
        state.push(FinishPolice(EAST))
        state.push(PolicePhase(EAST, ready(state)))
    elif phase == SOCIALIST_PHASE:
        socialist_phase(state)
    else:
        we_are_the_people(state)


def current_phase(state: State) -> int:
    """Returns the phase under way, or the one in which the game ended; 0 outside the decade end."""
    for step in state.agenda():
        if isinstance(step, Phase):  # the one that follows
            return step.phase - 1
    if not state.ledger:
        return 0
    return WE_ARE_THE_PEOPLE if state.termination == st.ONGOING else state.ledger[-1][0]


def still_due(state: State) -> int:
    """Returns what the current phase still costs: points to dismantle, factories to run down, living standard,
    socialists."""
    left = 0
    for step in state.agenda():
        if isinstance(step, economy.Dismantle):
            left += step.points
        elif isinstance(step, (RunDown, DismantleLines, LoseSector, SocialistOut)):
            left += step.count
    return left


def is_entry(state: State, phase: int, figures: list[int]) -> bool:
    """Returns whether a phase can have left these figures in the ledger."""
    count = state.rules.province_count
    if phase == EAST_WEST:
        place = (0, count - 1)
        return len(figures) % 3 == 0 and _within(figures, (place, place, (1, LARGE)) * (len(figures) // 3))
    if phase in (KEEP_LIVING, INTERNAL):
        return _within(figures, (COUNT,) * count)
    if phase == USE_POLICE and figures != sorted(figures, reverse=True):  # ready, used
        return False
    if phase == FLIGHT and len(figures) == len(WALL):
        return (state.wall or current_phase(state) > FLIGHT) and _within(figures, WALL)
    if phase not in ENTRY or not _within(figures, ENTRY[phase]):
        return False
    return phase != PRESTIGE or figures[2] in spaces_open(figures[1], figures[0])


def _within(figures: list[int], bounds: tuple[tuple[int, int], ...]) -> bool:
    return len(figures) == len(bounds) and all(
        low <= figure <= high for figure, (low, high) in zip(figures, bounds, strict=True)
    )


def must_dismantle(state: State, points: i64, chooser: int, alternate: bool) -> None:
    """9: East is bankrupt as soon as it must dismantle more than it has."""
    if points > economy.capacity(state, EAST):
        state.finish(WEST, st.BANKRUPTCY)
    elif points:
        state.push(economy.Dismantle(chooser, EAST, points, alternate))


def shortfall(state: State) -> list[int]:
    """9: returns what East had to dismantle when it went bankrupt, and what it had; nothing if it did not."""
    if state.termination != st.BANKRUPTCY:
        return []
    phase = current_phase(state)
    figures = state.noted(phase)
    if phase == PRESTIGE:
        return space_shortfall(state, state.rules.first_space + st.TRACK_END + figures[2])
    if phase == CURRENCY:
        return [figures[6], repayable(state)]
    return figures[-2:]


# -- 9.1 flight from the republic, or the cost of the Wall ---------------------------------


def wall_or_flight(state: State) -> None:
    has = economy.capacity(state, EAST)
    if state.wall:
        state.note(FLIGHT, [1, has])
        surplus = _pay_prestige(state)
        must_dismantle(state, 1, EAST, False)
        if surplus and state.termination == st.ONGOING:
            state.push(Symbols(WEST, surplus, face=state.rules.first_space + st.TRACK_END))
    else:
        steps, points = flight_steps(state), flight_points(state)
        state.note(FLIGHT, [*flight_parts(state), steps, points, has])
        state.report("flight", steps, points)
        must_dismantle(state, points, state.holder(), True)


def _pay_prestige(state: State) -> i64:
    """The Wall costs prestige; at the end of the track West chooses the effect of a surplus arrow (6.4, R9.1-2)."""
    moved = [0, 0, 0]
    surplus = shift(state, 0, -1, moved)
    state.report("wall_cost")
    if not surplus:
        state.report("tracks", -1, 0, 0)
    return surplus


def flight_icons(state: State) -> i64:
    """Returns the icons still to be counted: none once the decade end has counted them."""
    total: i64 = 0
    if state.ledger:
        return total
    icons = state.rules.flight_icons
    for card in state.row:
        total += icons[card]
    return total


def red_police(state: State) -> i64:
    total: i64 = 0
    for card in state.police:
        if state.rules.red_police[card]:
            total += 1
    return total


def highest(values: Ints, first: i64, last: i64) -> i64:
    """Returns the largest of a side's values."""
    best = values[first]
    for i in range(first + 1, last):
        if values[i] > best:
            best = values[i]
    return best


def lowest(values: Ints, first: i64, last: i64) -> i64:
    """Returns the smallest of a side's values."""
    least = values[first]
    for i in range(first + 1, last):
        if values[i] < least:
            least = values[i]
    return least


def east_living(state: State) -> i64:
    total: i64 = 0
    for province in range(state.rules.west_count, state.rules.province_count):
        total += state.living[province]
    return total


def flight_parts(state: State) -> list[int]:
    """9.1: returns what moves the marker forward (icons, West's best province, red police, protest in East) and back
    (East's worst province, protest in West)."""
    rules = state.rules
    return [
        flight_icons(state),
        highest(state.living, 0, rules.west_count),
        red_police(state),
        1 if state.side_protests(EAST) else 0,
        -lowest(state.living, rules.west_count, rules.province_count),
        -1 if state.side_protests(WEST) else 0,
    ]


def flight_of_people(state: State) -> i64:
    """9.1: returns the steps due to living standard and protests."""
    rules = state.rules
    steps = highest(state.living, 0, rules.west_count) - lowest(state.living, rules.west_count, rules.province_count)
    if state.side_protests(EAST):
        steps += 1
    if state.side_protests(WEST):
        steps -= 1
    return steps


def flight_steps(state: State) -> i64:
    """9.1: returns the final position of the flight marker, the sum of all parts."""
    return flight_icons(state) + red_police(state) + flight_of_people(state)


def flight_points(state: State) -> i64:
    return flight_loss(state, flight_of_people(state))


def flight_loss(state: State, of_people: i64) -> i64:
    """9.1: returns the points that East must dismantle, given the steps due to living standard and protests."""
    loss = state.rules.flight_loss
    steps = flight_icons(state) + red_police(state) + of_people
    if steps < 0:
        return loss[0]
    return loss[steps] if steps < len(loss) else loss[len(loss) - 1]


# -- 9.2 prestige ----------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Space(Decision):
    """The marker's space, or one nearer the middle in the holder's half; space 0 is West's (R9.2-1)."""

    kind = 35
    name = "space"
    rule = "9.2"
    answers = "space"

    def options(self, state: State) -> list[int]:
        return [
            state.rules.actions.prestige + st.TRACK_END + space for space in spaces_open(state.tracks[0], self.seat)
        ]

    def apply(self, state: State, move: int) -> None:
        side = self.seat
        space = move - state.rules.actions.prestige
        face = state.rules.first_space + space
        state.drop()
        state.note(PRESTIGE, [side, state.tracks[0], space - st.TRACK_END])
        state.report("space", space - st.TRACK_END, side)
        if space_bankrupts(state, face):
            state.finish(WEST, st.BANKRUPTCY)
            return
        state.push(StartEvent(side, face))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return None if move in self.options(state) else refuse("prestige-space", "9.2")


def spaces_open(marker: i64, side: int) -> list[int]:
    return list(range(1, marker + 1) if side == EAST else range(marker, 1))


def space_bankrupts(state: State, face: int) -> bool:
    """9: returns whether the symbols of a space make East dismantle more than it has."""
    return len(space_shortfall(state, face)) > 0


def space_shortfall(state: State, face: int) -> list[int]:
    """Returns what the first symbol that East cannot pay makes it dismantle, and what it has; nothing if it can pay.

    In edition 2.1 a rundown symbol dismantles if no sound factory is left (6.4, R6.4-11).
    """
    sound = economy.bit_count(economy.sound_factories(state))
    for row in state.rules.rows[face]:
        due, has = row.count, economy.capacity(state, EAST)
        if row.kind == st.S_RUNDOWN and state.rules.edition.rundown_fallback:
            due, has = row.count - sound, repayable(state)
        elif row.kind != st.S_DISMANTLE or row.side != EAST:
            continue
        if due > has:
            return [due, has]
    return []


# -- 9.3 currency, with Hamburg's choice for 9.3 and 9.5 (10.3) -------------------------------


@final
@mypyc_attr(free_list_len=1)
class Hamburg(Decision):
    """10.3: West chooses where Hamburg counts in this phase, if it makes a difference."""

    kind = 38
    name = "hamburg"
    rule = "10.3"
    answers = "hamburg"
    slots = ("phase",)

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def options(self, state: State) -> list[int]:
        rules = state.rules
        choices = rules.hamburg_choices
        first = rules.actions.hamburg
        if not choices or not state.value[rules.hamburg]:
            return [first]
        if self.phase == CURRENCY:
            results = [worst_and_exports(state, province) for province in choices]
            same = results[0] == results[1]
        else:
            losses = [living_losses(state, province) for province in choices]
            same = losses[0] == losses[1]
        return [first + choices[0]] if same else sorted([first + province for province in choices])

    def apply(self, state: State, move: int) -> None:
        province = move - state.rules.actions.hamburg
        if state.listener is not None and len(self.options(state)) > 1:
            state.report("hamburg", province)
        state.drop()
        if self.phase == CURRENCY:
            pay_currency(state, province)
        else:
            keep_living(state, province)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return None if move in self.options(state) else refuse("hamburg-choice", "10.3")


def worst_and_exports(state: State, hamburg: i64) -> tuple[i64, i64]:
    worst = economy.worst_export(state, hamburg)
    return worst, economy.east_exports(state, worst)


def currency_figures(state: State, worst: i64) -> list[int]:
    """9.3: returns track, exports, West's worst export, living standard, balance, factories to run down, further
    losses, and whether East cannot pay them."""
    income = state.rules.currency_income[state.tracks[1] + st.TRACK_END]
    exports = economy.east_exports(state, worst)
    need = east_living(state)
    missing = max(0, need - income - exports)
    sound = economy.bit_count(economy.sound_factories(state))
    rundown, rest = min(missing, sound), max(0, missing - sound)
    return [income, exports, worst, need, income + exports - need, rundown, rest, 1 if rest > repayable(state) else 0]


def pay_currency(state: State, hamburg: i64) -> None:
    figures = currency_figures(state, economy.worst_export(state, hamburg))
    income, exports, worst, need, balance, rundown, rest, bankrupt = figures
    state.note(CURRENCY, figures)
    state.report("currency", balance, income, exports, worst, need)
    if bankrupt:
        state.finish(WEST, st.BANKRUPTCY)
        return
    if rest:
        state.push(DismantleLines(state.holder(), rest))
    if rundown:
        state.push(RunDown(state.holder(), rundown))


def repayable(state: State) -> int:
    """Returns what can be dismantled once every factory is rundown: infrastructure, and Rheinsberg."""
    plant = 1 if state.factories & state.rules.rheinsberg_bit else 0
    return economy.infrastructure(state, EAST) + plant


@final
@mypyc_attr(free_list_len=1)
class RunDown(Counted):
    """9.3: one sound East factory runs down for each missing point; the sides alternate."""

    kind = 36
    name = "run_down"
    rule = "9.3"
    answers = "rundown"
    one_verb = True

    def options(self, state: State) -> list[int]:
        if not self.count:
            return []
        rules = state.rules
        sound = economy.sound_factories(state)
        return [rules.actions.rundown + city for city in rules.side_cities[EAST] if sound >> city & 1]

    def apply(self, state: State, move: int) -> None:
        city = move - state.rules.actions.rundown
        state.drop()
        economy.run_down(state, city)
        state.report("rundown", city, self.seat)
        if self.count > 1:
            state.push(RunDown(1 - self.seat, self.count - 1))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return economy.why_not_run_down(state, move)


@final
@mypyc_attr(free_list_len=1)
class DismantleLines(Counted):
    """9.3: when everything is rundown, infrastructure or the rundown Rheinsberg is lost; the sides alternate."""

    kind = 37
    name = "dismantle_lines"
    rule = "9.3"
    answers = "dismantle_city dismantle_line"
    one_verb = True

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        if self.count:
            rules = state.rules
            economy.dismantle_moves(state, EAST, rules.rheinsberg_bit, rules.all_lines[EAST], out)
        return out

    def apply(self, state: State, move: int) -> None:
        state.drop()
        economy.dismantle(state, move, self.seat)
        if self.count > 1:
            state.push(DismantleLines(1 - self.seat, self.count - 1))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return economy.why_not_lose(state, EAST, move)


# -- 9.4 paying the police ---------------------------------------------------------------------


def pay_police(state: State) -> None:
    state.note(PAY_POLICE, [len(state.police), economy.capacity(state, EAST)])
    state.report("police_cost", len(state.police))
    must_dismantle(state, len(state.police), EAST, False)


# -- 9.5 maintaining living standard -------------------------------------------------------------


def living_losses(state: State, hamburg: i64) -> list[int]:
    """Returns how much living standard each province loses, including West Berlin."""
    rules = state.rules
    losses = [0] * rules.province_count
    for province in range(rules.province_count):
        living = state.living[province]
        if not living:
            continue
        if province == rules.berlin:
            losses[province] = max(0, living - berlin_limit(state))
        else:
            losses[province] = max(0, living - max(0, economy.export_value(state, province, hamburg)))
    return losses


def berlin_limit(state: State) -> int:
    """9.5: returns the worst export factory of all suppliers that have ever delivered; without any there is no
    limit."""
    limit = 99
    for sector, supplier in enumerate(state.rules.suppliers):
        if state.delivered >> sector & 1:
            limit = min(limit, max(0, economy.export_value(state, supplier, -1)))
    return limit


def keep_living(state: State, hamburg: i64) -> None:
    losses = living_losses(state, hamburg)
    state.note(KEEP_LIVING, losses)
    for province, loss in enumerate(losses):
        if not loss:
            continue
        if province == state.rules.berlin:
            state.push(LoseSector(WEST, loss))
        else:
            state.living[province] -= loss
            state.report("living", province, -loss, -1, -1)


@final
@mypyc_attr(free_list_len=1)
class LoseSector(Counted):
    """9.5, 10.2: West chooses which sectors of West Berlin lose living standard."""

    kind = 39
    name = "lose_sector"
    rule = "9.5"
    answers = "lose_sector"

    def options(self, state: State) -> list[int]:
        if not self.count:
            return []
        return [state.rules.actions.lose_sector + i for i, living in enumerate(state.sectors) if living]

    def apply(self, state: State, move: int) -> None:
        state.drop()
        lose_living(state, state.rules.berlin, move - state.rules.actions.lose_sector, WEST)
        if self.count > 1:
            state.push(LoseSector(WEST, self.count - 1))


# -- 9.6 internal comparison -----------------------------------------------------------------------


def internal_unrest(state: State, living: Ints, province: i64) -> i64:
    """9.6: the difference to the side's best province minus 1; West Berlin suffers the full difference."""
    rules = state.rules
    side = rules.province_side[province]
    difference = highest(living, rules.first[side], rules.last[side]) - living[province]
    if province == rules.berlin or not difference:
        return difference
    return difference - 1


def compare_internally(state: State) -> None:
    added = [int(internal_unrest(state, state.living, province)) for province in range(state.rules.province_count)]
    state.note(INTERNAL, added)
    for province, unrest in enumerate(added):
        if unrest:
            place_unrest(state, province, unrest, -1)


# -- 9.7 East-West comparison ----------------------------------------------------------------------


def declare_attacks(state: State) -> None:
    """West declares first, then East (R9.7-3); unrest is placed when both have attacked."""
    state.attacks = 0
    state.push(FinishAttacks(WEST))
    next_attacker(state, 0)


def next_attacker(state: State, first: i64) -> None:
    """Asks the next province that could attack with effect."""
    rules = state.rules
    for province in range(first, rules.province_count):
        for target in rules.neighbours[province]:
            if attack_unrest(state, province, target) > 0:
                state.push(Attack(rules.province_side[province], province))
                return


def deciding_attacker(state: State) -> int:
    """Returns the province that is asked whether it attacks; all before it have answered."""
    for step in state.agenda():
        if isinstance(step, Attack):
            return step.province
    return state.rules.province_count


def usable_living(state: State, province: i64) -> i64:
    """9.7: each protest marker in the attacking province makes one living standard unusable."""
    return state.living[province] - state.protests(province)


def attack_unrest(state: State, attacker: i64, target: i64) -> i64:
    """9.7: returns the unrest that an attack would place; without any it has no effect."""
    return usable_living(state, attacker) - state.living[target]


@final
@mypyc_attr(free_list_len=1)
class Attack(Decision):
    """9.7: attacks are optional; those without effect are not offered. West Berlin attacks both neighbours or
    neither."""

    kind = 40
    name = "attack"
    rule = "9.7"
    answers = "attack done"
    slots = ("province",)

    def __init__(self, seat: i64, province: i64) -> None:
        self.seat = seat
        self.province = province

    def options(self, state: State) -> list[int]:
        province = self.province
        rules = state.rules
        first = rules.actions.attack + province * rules.province_count
        if province == rules.berlin:
            return [rules.actions.done, first + rules.neighbours[province][0]]
        out = [rules.actions.done]
        for target in rules.neighbours[province]:
            if attack_unrest(state, province, target) > 0:
                out.append(first + target)
        return out

    def apply(self, state: State, move: int) -> None:
        province = self.province
        rules = state.rules
        state.drop()
        if move != rules.actions.done:
            if province == rules.berlin:
                for target in rules.neighbours[province]:
                    state.attacks |= rules.attack_bit[province * rules.province_count + target]
            else:
                state.attacks |= rules.attack_bit[move - rules.actions.attack]
        next_attacker(state, province + 1)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        rules = state.rules
        if move == rules.actions.done:
            return None
        attacker, target = divmod(move - rules.actions.attack, rules.province_count)
        place, other = naming.province(rules, target), naming.province(rules, attacker)
        if target not in rules.neighbours[attacker]:
            return refuse("not-adjacent", "9.7", place=place, other=other)
        if attack_unrest(state, attacker, target) <= 0:
            return refuse("attack-weak", "9.7", place=place, other=other)
        return None

    def asks(self, state: State) -> Arguments:
        return {"place": naming.province(state.rules, self.province)}


@final
@mypyc_attr(free_list_len=1)
class FinishAttacks(Automatic):
    """9.7: unrest is placed when both sides have attacked."""

    kind = 6

    def run(self, state: State) -> None:
        rules = state.rules
        count = rules.province_count
        gained = [0] * count
        carried_out: list[int] = []
        for province in range(count):
            for target in rules.neighbours[province]:
                unrest = attack_unrest(state, province, target)
                if unrest > 0 and state.attacks & rules.attack_bit[province * count + target]:
                    gained[target] += unrest
                    carried_out += [province, target, unrest]
        for province in range(count):
            state.unrest[province] += gained[province]
        state.attacks = 0
        state.note(EAST_WEST, carried_out)
        for i in range(0, len(carried_out), 3):
            state.report("attack", carried_out[i], carried_out[i + 1], carried_out[i + 2])


# -- 9.8 using police ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PolicePhase(Counted):
    """9.8: each ready card is used once, as long as there is unrest in East."""

    kind = 41
    name = "police_phase"
    rule = "9.8"
    answers = "police"

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        if self.count:
            police_moves(state, out)
        return out

    def apply(self, state: State, move: int) -> None:
        state.replace(PolicePhase(EAST, self.count - 1))
        use(state, move)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return why_not_police(state, move)


@final
@mypyc_attr(free_list_len=1)
class FinishPolice(Automatic):
    """9.8: the cards become ready for the next decade."""

    kind = 7

    def run(self, state: State) -> None:
        noted = state.noted(USE_POLICE)
        if noted:
            state.note(USE_POLICE, [noted[0], noted[0] - ready(state)])
        state.police_used = 0


# -- 9.9 socialists --------------------------------------------------------------------------------


def socialists_on_board(state: State) -> i64:
    total = state.box
    for count in state.socialists:
        total += count
    return total


def socialist_phase(state: State) -> None:
    change = state.rules.socialist_change[state.tracks[2] + st.TRACK_END]
    total = socialists_on_board(state)
    state.note(SOCIALIST_PHASE, [change, total])
    to_box = max(change, -state.box)
    if 0 <= total + change <= st.SOCIALISTS:
        state.box += to_box
    state.report("socialist_phase", change)
    if total + change > st.SOCIALISTS:
        state.finish(EAST, st.TRIUMPH)
    elif total + change < 0:
        state.finish(WEST, st.FAILURE)
    elif change < to_box:
        state.push(SocialistOut(WEST, to_box - change))
    else:
        send_socialists(state)


@final
@mypyc_attr(free_list_len=1)
class SocialistOut(Counted):
    """9.9: West chooses which provinces lose their socialists; the unrest that each had removed returns."""

    kind = 42
    name = "socialist_out"
    rule = "9.9"
    answers = "take_socialist"

    def options(self, state: State) -> list[int]:
        if not self.count:
            return []
        rules = state.rules
        first = rules.actions.take_socialist
        return [int(first + p) for p in range(rules.west_count, rules.province_count) if state.socialists[p]]

    def apply(self, state: State, move: int) -> None:
        province = move - state.rules.actions.take_socialist
        state.replace(SocialistOut(WEST, self.count - 1))
        state.socialists[province] -= 1
        state.unrest[province] += 1
        state.report("socialist", province, -1)

    def run(self, state: State) -> None:
        send_socialists(state)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        province = move - state.rules.actions.take_socialist
        if state.socialists[province]:
            return None
        return refuse("no-socialist", "9.9", place=naming.province(state.rules, province))


# -- 9.10 Wir sind das Volk? -------------------------------------------------------------------------


def collapses(protests: i64) -> bool:
    """9.10: returns whether a side with so many mass protests collapses."""
    return protests >= st.COLLAPSE_AT


def we_are_the_people(state: State) -> None:
    west = state.side_protests(WEST)
    east = state.side_protests(EAST)
    state.note(WE_ARE_THE_PEOPLE, [west, east])
    state.report("protests", west, east)
    if collapses(west):  # both collapse: East wins
        state.finish(EAST, st.COLLAPSE)
    elif collapses(east):
        state.finish(WEST, st.COLLAPSE)
    elif state.decade == st.LAST_DECADE:
        state.finish(EAST, st.SURVIVAL)
    else:
        end_decade(state)


def end_decade(state: State) -> None:
    """9.10: discards the rest of the pile and an unused special card; with nothing pending, the next decade begins."""
    state.pile = []
    state.top = []
    state.special = -1
    state.ledger = []
