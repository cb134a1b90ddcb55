"""W8 The politics phase: eight steps."""

from typing import Final, NamedTuple, final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import endings, foreign, naming, opinion, rolls, round_end, scoring, society, strength, threats, topics
from . import steps as st
from .decision import Arguments, Automatic, Decision, YesNo
from .state import State

LAST_STEP: Final = 8
ESCALATION: Final = 4
"""The part of step 5 with the crisis rolls."""


@final
@mypyc_attr(free_list_len=1)
class Politics(Automatic):
    """W8: one of the eight steps, or a part of the fifth."""

    kind = 15
    slots = "nobody number part"

    def __init__(self, number: i64, part: i64 = 0) -> None:
        self.seat = st.NOBODY
        self.number = number
        self.part = part

    def run(self, state: State) -> None:
        if self.part:
            run_part(state, self.part)
        else:
            run(state, self.number)


def run(state: State, number: i64) -> None:
    """Runs one of the eight steps; the next is below it on the agenda."""
    state.report("politics", number)
    if number < LAST_STEP:
        state.push(Politics(number + 1))
    if number == 1:
        state.chooser = -1
        state.co_chooser = -1
        state.push(Majority(state.president))
    elif number == 2:
        topics.resolve_white(state, 0)
    elif number == 3:
        society.run_space(state, 0)
    elif number == 4:
        score_goals(state)
        for minor in (st.DVP, st.DDP, st.USPD):
            state.push(MinorBonus(minor))
    elif number == 5:
        _state_of_the_republic(state)
    elif number == 6:
        add_minor_seats(state)
    elif number == 7:
        cut_parliament(state)
    else:
        state.push(round_end.RoundEnd())
        _new_government(state)


# -- 1: majority of topics ---------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Majority(Decision):
    """Most topics, then second most; the president's holder orders tied parties. A party without topics gets no
    seat."""

    kind = 90
    name = "majority"
    rule = "W8"
    answers = "party"
    slots = "seat place out"

    def __init__(self, seat: i64, place: i64 = 0, out: i64 = 0) -> None:
        self.seat = seat
        self.place = place
        self.out = out

    def options(self, state: State) -> list[int]:
        best: i64 = 0
        moves: list[int] = []
        for party in range(st.PARTIES):
            if self.out >> party & 1:
                continue
            count = opinion.halves(state, party)
            if count > best:
                best = count
                moves = []
            if count and count == best:
                moves.append(state.rules.actions.party + party)
        return moves

    def apply(self, state: State, move: i64) -> None:
        party = move - state.rules.actions.party
        politics = state.rules.politics
        state.report("majority", party, self.place + 1)
        state.add_seats(party, politics.majority_first if self.place == 0 else politics.majority_second)
        if self.place == 0:
            state.replace(Majority(self.seat, place=1, out=self.out | state.rules.bit[party]))
        else:
            state.drop()

    def asks(self, state: State) -> Arguments:
        return {"number": self.place + 1}


# -- 4: goals and minor parties ------------------------------------------------------------


def score_goals(state: State) -> None:
    points = [0] * st.PARTIES
    for goal in goals(state):
        points[goal.party] += goal.points
    for party in range(st.PARTIES):
        state.add_vp(party, points[party])


@final
@mypyc_attr(free_list_len=1)
class MinorBonus(Automatic):
    """W8, step 4: the DDP's controller may give up a base to negotiate; the DVP's controller turns Stresemann face
    up."""

    kind = 18
    slots = "nobody minor"

    def __init__(self, minor: i64) -> None:
        self.seat = st.NOBODY
        self.minor = minor

    def run(self, state: State) -> None:
        controller = state.minor[self.minor]
        if controller < 0:
            return
        if self.minor == st.DVP:
            if state.stresemann == st.FACE_DOWN:
                state.stresemann = st.FACE_UP
                state.report("stresemann", st.FACE_UP)
        elif self.minor != st.DDP or (state.base_count(controller) and foreign.open_cards(state)):
            state.start_effect(state.rules.minor_bonus[self.minor], controller)


# -- 5: state of the Republic ----------------------------------------------------------------


def _state_of_the_republic(state: State) -> None:
    for part in (4, 3, 2, 1, 0):
        state.push(Politics(number=5, part=part + 1))


def run_part(state: State, part: i64) -> None:
    if part == 1:
        state.push(BlackFriday(state.box[st.B_BLACK_FRIDAY]))
    elif part == 2:
        _economy(state)
    elif part == 3:
        _declaration(state)
    elif part == ESCALATION:
        _escalation(state)
    else:
        for kind in state.rules.stabilised:
            threats.drop_box(state, kind, state.box[kind])


@final
@mypyc_attr(free_list_len=1)
class BlackFriday(Automatic):
    """W8: for each Black Friday the chancellor removes 1 Prosperity; if there is none, 1 Poverty goes to a random
    city."""

    kind = 37
    slots = "nobody left"

    def __init__(self, left: i64) -> None:
        self.seat = st.NOBODY
        self.left = left

    def run(self, state: State) -> None:
        if self.left <= 0:
            return
        state.push(BlackFriday(self.left - 1))
        if state.marker_total(st.PROSPERITY):
            state.push(threats.TakeMarker(state.chancellor, marker=st.PROSPERITY, left=1))
        else:
            rolls.push_city_roll(state, state.chancellor, st.POVERTY)


def _economy(state: State) -> None:
    politics = state.rules.politics
    for _ in range(politics.economy_prosperity[state.economy - 1]):
        rolls.push_city_roll(state, state.chancellor, st.PROSPERITY)
    for _ in range(politics.economy_poverty[state.economy - 1]):
        rolls.push_city_roll(state, state.chancellor, st.POVERTY)


def _declaration(state: State) -> None:
    """Scores shared points for cities without threats; takes seats for cities with several."""
    _, _, points, seats = declaration(state)
    for party in state.government_parties():
        state.add_vp(party, points)
        state.add_seats(party, -seats)


def _escalation(state: State) -> None:
    """Makes crisis rolls for each government party."""
    count = crisis_rolls(state)
    for party in reversed(state.government_parties()):
        state.push(rolls.Crisis(party, count))


# -- 6 and 7: parliament ------------------------------------------------------------------------


def add_minor_seats(state: State) -> None:
    for gain in minor_seats(state):
        state.add_seats(gain.party, gain.seats)


def cut_parliament(state: State) -> None:
    """Above 24 seats every party gives some up."""
    cut = seats_cut(state)
    for party in range(st.PARTIES):
        state.add_seats(party, -cut[party])
    state.report("parliament", state.occupied())


# -- 8: a new government ---------------------------------------------------------------------------


def _new_government(state: State) -> None:
    if endings.overthrows(state, fx.KPD) or endings.overthrows(state, fx.DNVP):
        endings.fall(state, st.OVERTHROW)
        return
    state.push(Form())


@final
@mypyc_attr(free_list_len=1)
class Form(Automatic):
    """A single party with more than half of the seats governs alone; otherwise coalitions by their seats."""

    kind = 34
    slots = "nobody refused"

    def __init__(self, refused: i64 = 0) -> None:
        self.seat = st.NOBODY
        self.refused = refused

    def run(self, state: State) -> None:
        occupied = state.occupied()
        for party in (fx.SPD, fx.ZENTRUM):
            if 2 * state.seats[party] > occupied:
                state.push(SwearIn(state.rules.bit[party]))
                return
        best: i64 = -1
        largest: i64 = 0
        for coalition in range(3):
            if self.refused >> coalition & 1:
                continue
            total = coalition_seats(state, coalition)
            if total > best:
                best = total
                largest = 0
            if total == best:
                largest |= state.rules.bit[coalition]
        state.push(Coalition(state.president, largest=largest, refused=self.refused))


@final
@mypyc_attr(free_list_len=1)
class Coalition(Decision):
    """W8: only the Weimar coalition cannot be refused; for the others, the larger partner is asked first."""

    kind = 94
    name = "coalition"
    rule = "W8"
    answers = "coalition"
    slots = "seat largest refused"

    def __init__(self, seat: i64, largest: i64, refused: i64) -> None:
        self.seat = seat
        self.largest = largest
        self.refused = refused

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.coalition
        return [start + coalition for coalition in range(3) if self.largest >> coalition & 1]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        coalition = move - state.rules.actions.coalition
        if coalition == st.WEIMAR:
            state.push(SwearIn(st.COALITION_MASKS[coalition]))
            return
        first, second = (fx.SPD, fx.KPD) if coalition == st.LEFT else (fx.ZENTRUM, fx.DNVP)
        larger = second if state.seats[second] > state.seats[first] else first
        state.push(Join(larger, coalition=coalition, refused=self.refused))


@final
@mypyc_attr(free_list_len=1)
class Join(YesNo):
    """W8: a partner may refuse the coalition."""

    kind = 95
    name = "join"
    rule = "W8"
    slots = "seat coalition refused agreed?"

    def __init__(self, seat: i64, coalition: i64, refused: i64, agreed: bool = False) -> None:
        self.seat = seat
        self.coalition = coalition
        self.refused = refused
        self.agreed = agreed

    def answer(self, state: State, yes: bool) -> None:
        state.report("coalition", self.coalition, self.seat, 1 if yes else 0)
        mask = st.COALITION_MASKS[self.coalition]
        if not yes:
            state.push(Form(self.refused | state.rules.bit[self.coalition]))
        elif self.agreed:
            state.push(SwearIn(mask))
        else:
            other = next(party for party in range(st.PARTIES) if mask >> party & 1 and party != self.seat)
            state.push(Join(other, coalition=self.coalition, refused=self.refused, agreed=True))

    def asks(self, state: State) -> Arguments:
        return {"coalition": naming.coalition(self.coalition)}


@final
@mypyc_attr(free_list_len=1)
class SwearIn(Automatic):
    """Chancellor: the party with more seats; if equal, the president's holder decides."""

    kind = 35
    slots = "nobody parties"

    def __init__(self, parties: i64) -> None:
        self.seat = st.NOBODY
        self.parties = parties

    def run(self, state: State) -> None:
        best: i64 = -1
        tied: i64 = 0
        for party in range(st.PARTIES):
            if self.parties >> party & 1:
                if state.seats[party] > best:
                    best = state.seats[party]
                    tied = 0
                if state.seats[party] == best:
                    tied |= state.rules.bit[party]
        state.push(Chancellor(state.president, tied=tied, parties=self.parties))


@final
@mypyc_attr(free_list_len=1)
class Chancellor(Decision):
    """W8: the Presidential Cabinet is in the DR box while the government has less than half of the seats."""

    kind = 96
    name = "chancellor"
    rule = "W8"
    answers = "party"
    slots = "seat tied parties"

    def __init__(self, seat: i64, tied: i64, parties: i64) -> None:
        self.seat = seat
        self.tied = tied
        self.parties = parties

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.party
        return [start + party for party in range(st.PARTIES) if self.tied >> party & 1]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        state.chancellor = move - state.rules.actions.party
        state.government = self.parties
        state.report("government", self.parties, state.chancellor)
        if state.governs(fx.DNVP):
            strength.turn_all_white(state)
        threats.drop_box(state, st.B_MINORITY, 1)
        seats: i64 = 0
        for party in range(st.PARTIES):
            if state.governs(party):
                seats += state.seats[party]
        if 2 * seats < state.occupied():
            threats.add_box(state, st.B_MINORITY, 1)
        endings.check_sudden(state, st.COUNCILS, fx.KPD, st.COUNCILS_WIN)
        endings.check_sudden(state, st.REGIME, fx.DNVP, st.REGIME_WIN)


# -- the sums of the steps as the table stands: what they count and what comes of it --------------------


def at(table: tuple[int, ...], index: int) -> int:
    """Returns the entry of a table; beyond its end its last value applies."""
    return table[min(index, len(table) - 1)]


class Goal:
    """A goal of a party: what is counted, and the victory points for it."""

    def __init__(self, party: i64, what: str, count: i64, points: i64) -> None:
        self.party = party
        self.what = what
        self.count = count
        self.points = points


def goals(state: State) -> list[Goal]:
    """Returns what step 4 scores."""
    goals = state.rules.goals
    councils = scoring.measure(state, "councils", 0)
    regimes = scoring.measure(state, "regimes", 0)
    poverty = state.marker_total(st.POVERTY) + state.box[st.B_POVERTY]
    unrest = state.marker_total(st.UNREST)
    return [
        Goal(fx.SPD, "poverty", poverty, at(goals.spd_poverty, poverty)),
        Goal(fx.SPD, "no-regime", regimes, 0 if regimes else goals.spd_no_regime),
        Goal(fx.ZENTRUM, "unrest", unrest, at(goals.zentrum_unrest, unrest)),
        Goal(fx.ZENTRUM, "no-councils", councils, 0 if councils else goals.zentrum_no_councils),
        Goal(fx.KPD, "councils", councils, councils * goals.kpd_councils),
        Goal(fx.KPD, "no-regime", regimes, 0 if regimes else goals.kpd_no_regime),
        Goal(fx.DNVP, "regime", regimes, regimes * goals.dnvp_regime),
        Goal(fx.DNVP, "no-councils", councils, 0 if councils else goals.dnvp_no_councils),
    ]


class Declaration(NamedTuple):
    """Step 5: cities without threats and with several, and what each government party gets and loses for them."""

    free: int
    troubled: int
    points: int
    seats: int


def declaration(state: State) -> Declaration:
    politics = state.rules.politics
    free = 0
    troubled = 0
    for city in range(st.CITIES):
        count = threats.threats(state, city)
        if count == 0:
            free += 1
        elif count >= politics.declaration_threats:
            troubled += 1
    parties = len(state.government_parties())
    points = free * politics.declaration_vp // parties if parties else 0
    return Declaration(free, troubled, points, troubled * politics.declaration_seats)


def crisis_rolls(state: State) -> int:
    """Returns the crisis rolls of each government party in step 5, by the markers in the DR box."""
    return at(state.rules.politics.escalation_rolls, state.box_total())


class MinorSeats:
    """Step 6: a minor party, who controls it, and the seats it brings."""

    def __init__(self, minor: i64, party: i64, seats: i64) -> None:
        self.minor = minor
        self.party = party
        self.seats = seats


def minor_seats(state: State) -> list[MinorSeats]:
    table = state.rules.minor_seats
    return [
        MinorSeats(minor, state.minor[minor], table[minor][state.round])
        for minor in range(len(table))
        if state.minor[minor] >= 0
    ]


def seats_cut(state: State) -> list[int]:
    """Returns the seats that each party gives up in step 7: according to its size, repeatedly while there are too
    many."""
    table = state.rules.politics.seats_cut
    left = [int(state.seats[party]) for party in range(st.PARTIES)]
    most = state.rules.parliament - state.neutral_seats()
    while sum(left) > most:
        after = [seats - min(at(table, seats), seats) for seats in left]
        if after == left:
            break
        left = after
    return [state.seats[party] - left[party] for party in range(st.PARTIES)]


def coalition_seats(state: State, coalition: i64) -> i64:
    """Returns the seats of a coalition's parties."""
    total: i64 = 0
    for party in range(st.PARTIES):
        if st.COALITION_MASKS[coalition] >> party & 1:
            total += state.seats[party]
    return total
