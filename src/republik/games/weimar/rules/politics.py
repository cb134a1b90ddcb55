"""W8 The politics phase: eight steps; W13 the president."""

from republik.games.weimar.phrases import names
from republik.table.native import i64

from . import effects as fx
from . import endings, executing, foreign, opinion, rolls, society, strength, tally, threats, topics
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State

LAST_STEP = 8


class Politics(Automatic):
    """W8: one of the eight steps, or a part of the fifth."""

    kind = st.POLITICS

    def run(self, state: State, step: st.Step) -> None:
        if step[3]:
            run_part(state, step[3])
        else:
            run(state, step[2])


def run(state: State, number: i64) -> None:
    """Runs one of the eight steps; the next is below it on the agenda."""
    state.report("politics", number)
    if number < LAST_STEP:
        state.push(st.POLITICS, 0, number + 1)
    if number == 1:
        state.chooser = -1
        state.co_chooser = -1
        state.push(st.MAJORITY, state.president)
    elif number == 2:
        topics.resolve_white(state, 0)
    elif number == 3:
        society.run_space(state, 0)
    elif number == 4:
        score_goals(state)
        for minor in (st.DVP, st.DDP, st.USPD):
            state.push(st.MINOR_BONUS, 0, minor)
    elif number == 5:
        _state_of_the_republic(state)
    elif number == 6:
        minor_seats(state)
    elif number == 7:
        cut_parliament(state)
    else:
        state.push(st.ROUND_END, 0)
        _new_government(state)


# -- 1: majority of topics ---------------------------------------------------------------


class Majority(Decision):
    """Most topics, then second most; the president's holder orders tied parties. A party without topics gets no
    seat."""

    kind = st.MAJORITY
    name = "majority"
    rule = "W8"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        out = step[3]
        best: i64 = 0
        moves: list[int] = []
        for party in range(st.PARTIES):
            if out >> party & 1:
                continue
            count = opinion.halves(state, party)
            if count > best:
                best = count
                moves = []
            if count and count == best:
                moves.append(state.rules.actions.party + party)
        return moves

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, place, out, _, _, _, _ = step
        party = move - state.rules.actions.party
        politics = state.rules.politics
        state.report("majority", party, place + 1)
        state.add_seats(party, politics.majority_first if place == 0 else politics.majority_second)
        if place == 0:
            state.put(2, 1)
            state.put(3, out | state.rules.bit[party])
        else:
            state.drop()

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"number": step[2] + 1}


# -- 4: goals and minor parties ------------------------------------------------------------


def score_goals(state: State) -> None:
    points = [0] * st.PARTIES
    for goal in tally.goals(state):
        points[goal.party] += goal.points
    for party in range(st.PARTIES):
        state.add_vp(party, points[party])


class MinorBonus(Automatic):
    """W8, step 4: the DDP's controller may give up a base to negotiate; the DVP's controller turns Stresemann face
    up."""

    kind = st.MINOR_BONUS

    def run(self, state: State, step: st.Step) -> None:
        minor = step[2]
        controller = state.minor[minor]
        if controller < 0:
            return
        if minor == st.DVP:
            if state.stresemann == st.FACE_DOWN:
                state.stresemann = st.FACE_UP
                state.report("stresemann", st.FACE_UP)
        elif minor != st.DDP or (state.base_count(controller) and foreign.open_cards(state)):
            state.start_effect(state.rules.minor_bonus[minor], controller)


# -- 5: state of the Republic ----------------------------------------------------------------


def _state_of_the_republic(state: State) -> None:
    for part in (4, 3, 2, 1, 0):
        state.push(st.POLITICS, 0, 5, part + 1)


def run_part(state: State, part: i64) -> None:
    if part == 1:
        state.push(st.BLACK_FRIDAY, 0, state.box[st.B_BLACK_FRIDAY])
    elif part == 2:
        _economy(state)
    elif part == 3:
        _declaration(state)
    elif part == 4:
        _escalation(state)
    else:
        for kind in state.rules.stabilised:
            threats.drop_box(state, kind, state.box[kind])


class BlackFriday(Automatic):
    """W8: for each Black Friday the chancellor removes 1 Prosperity; if there is none, 1 Poverty goes to a random
    city."""

    kind = st.BLACK_FRIDAY

    def run(self, state: State, step: st.Step) -> None:
        left = step[2]
        if left <= 0:
            return
        state.push(st.BLACK_FRIDAY, 0, left - 1)
        if state.marker_total(st.PROSPERITY):
            state.push(st.TAKE_MARKER, state.chancellor, st.PROSPERITY, 1)
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
    _, _, points, seats = tally.declaration(state)
    for party in tally.government_parties(state):
        state.add_vp(party, points)
        state.add_seats(party, -seats)


def _escalation(state: State) -> None:
    """Makes crisis rolls for each government party."""
    count = tally.crisis_rolls(state)
    for party in reversed(tally.government_parties(state)):
        state.push(st.CRISIS, party, count)


# -- 6 and 7: parliament ------------------------------------------------------------------------


def minor_seats(state: State) -> None:
    for _, party, seats in tally.minor_seats(state):
        state.add_seats(party, seats)


def cut_parliament(state: State) -> None:
    """Above 24 seats every party gives some up."""
    cut = tally.seats_cut(state)
    for party in range(st.PARTIES):
        state.add_seats(party, -cut[party])
    state.report("parliament", state.occupied())


# -- 8: a new government ---------------------------------------------------------------------------


def _new_government(state: State) -> None:
    if endings.overthrows(state, fx.KPD) or endings.overthrows(state, fx.DNVP):
        endings.fall(state, st.OVERTHROW)
        return
    state.push(st.FORM, 0)


class Form(Automatic):
    """A single party with more than half of the seats governs alone; otherwise coalitions by their seats."""

    kind = st.FORM

    def run(self, state: State, step: st.Step) -> None:
        refused = step[2]
        occupied = state.occupied()
        for party in (fx.SPD, fx.ZENTRUM):
            if 2 * state.seats[party] > occupied:
                state.push(st.SWEAR_IN, 0, state.rules.bit[party])
                return
        best: i64 = -1
        tied: i64 = 0
        for coalition in range(3):
            if refused >> coalition & 1:
                continue
            total = tally.coalition_seats(state, coalition)
            if total > best:
                best = total
                tied = 0
            if total == best:
                tied |= state.rules.bit[coalition]
        state.push(st.COALITION, state.president, tied, refused)


class Coalition(Decision):
    """W8: only the Weimar coalition cannot be refused; for the others, the larger partner is asked first."""

    kind = st.COALITION
    name = "coalition"
    rule = "W8"
    answers = "coalition"

    def options(self, state: State, step: st.Step) -> list[int]:
        tied = step[2]
        start = state.rules.actions.coalition
        return [start + coalition for coalition in range(3) if tied >> coalition & 1]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        refused = step[3]
        state.drop()
        coalition = move - state.rules.actions.coalition
        if coalition == st.WEIMAR:
            state.push(st.SWEAR_IN, 0, st.COALITION_MASKS[coalition])
            return
        first, second = (fx.SPD, fx.KPD) if coalition == st.LEFT else (fx.ZENTRUM, fx.DNVP)
        larger = second if state.seats[second] > state.seats[first] else first
        state.push(st.JOIN, larger, coalition, refused)


class Join(Decision):
    """W8: a partner may refuse the coalition."""

    kind = st.JOIN
    name = "join"
    rule = "W8"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        state.drop()
        seat = step[1]
        coalition = step[2]
        refused = step[3]
        agreed = move == state.rules.actions.yes
        state.report("coalition", coalition, seat, 1 if agreed else 0)
        mask = st.COALITION_MASKS[coalition]
        if not agreed:
            state.push(st.FORM, 0, refused | state.rules.bit[coalition])
        elif step[4]:
            state.push(st.SWEAR_IN, 0, mask)
        else:
            other = next(party for party in range(st.PARTIES) if mask >> party & 1 and party != seat)
            state.push(st.JOIN, other, coalition, refused, 1)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"coalition": names.coalition(step[2])}


class SwearIn(Automatic):
    """Chancellor: the party with more seats; if equal, the president's holder decides."""

    kind = st.SWEAR_IN

    def run(self, state: State, step: st.Step) -> None:
        parties = step[2]
        best: i64 = -1
        tied: i64 = 0
        for party in range(st.PARTIES):
            if parties >> party & 1:
                if state.seats[party] > best:
                    best = state.seats[party]
                    tied = 0
                if state.seats[party] == best:
                    tied |= state.rules.bit[party]
        state.push(st.CHANCELLOR, state.president, tied, parties)


class Chancellor(Decision):
    """W8: the Presidential Cabinet is in the DR box while the government has less than half of the seats."""

    kind = st.CHANCELLOR
    name = "chancellor"
    rule = "W8"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        tied = step[2]
        start = state.rules.actions.party
        return [start + party for party in range(st.PARTIES) if tied >> party & 1]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        parties = step[3]
        state.drop()
        state.chancellor = move - state.rules.actions.party
        state.government = parties
        state.report("government", parties, state.chancellor)
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


# -- control of minor parties -----------------------------------------------------------------------


class Control(Decision):
    """W5: decides which of the two controls a minor party."""

    kind = st.CONTROL
    name = "control"
    rule = "W5"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        _, _, _, one, other, _, _, _ = step
        start = state.rules.actions.party
        return [start + min(one, other), start + max(one, other)]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        minor = step[2]
        state.drop()
        state.minor[minor] = move - state.rules.actions.party
        state.report("minor", minor, state.minor[minor])

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"minor": names.minor(step[2])}


# -- W13: the president ------------------------------------------------------------------------------


class Ballot(Decision):
    """W13: each party votes with its seats."""

    kind = st.BALLOT
    name = "ballot"
    rule = "W13"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        return candidate_moves(state, step[2], 0)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        seat = step[1]
        state.drop()
        state.votes[seat] = move - state.rules.actions.party
        state.report("ballot", seat, state.votes[seat])

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"seats": state.seats[step[1]]}


class CountBallot(Automatic):
    """More than half elects; after the first ballot the two leaders go into a runoff. Ties: the chancellor."""

    kind = st.COUNT_BALLOT

    def run(self, state: State, step: st.Step) -> None:
        candidates = step[2]
        tally = [0, 0, 0, 0]
        total = 0
        for party in range(st.PARTIES):
            tally[state.votes[party]] += state.seats[party]
            total += state.seats[party]
        for party in range(st.PARTIES):
            state.votes[party] = 0
        for party in range(st.PARTIES):
            if 2 * tally[party] > total:
                elect(state, party)
                return
        if candidates != 15:
            state.push(st.RUNOFF, state.chancellor, candidates, 1, 0, 1)
            return
        _push_runoff(state, tally)


def _push_runoff(state: State, tally: list[int]) -> None:
    chosen: i64 = 0
    wanted = 2
    for count in sorted(set(tally), reverse=True):
        group: i64 = 0
        size = 0
        for party in range(st.PARTIES):
            if tally[party] == count:
                group |= state.rules.bit[party]
                size += 1
        if size > wanted:
            state.push(st.RUNOFF, state.chancellor, group, wanted, chosen)
            return
        chosen |= group
        wanted -= size
        if not wanted:
            break
    executing.start_election(state, chosen)


def candidate_moves(state: State, tied: i64, chosen: i64) -> list[int]:
    start = state.rules.actions.party
    return [start + party for party in range(st.PARTIES) if tied >> party & 1 and not chosen >> party & 1]


class Runoff(Decision):
    """W13: the chancellor chooses among tied candidates."""

    kind = st.RUNOFF
    name = "runoff"
    rule = "W13"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        return candidate_moves(state, step[2], step[4])

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        party = move - state.rules.actions.party
        if step[5]:
            state.drop()
            elect(state, party)
            return
        chosen = step[4] | state.rules.bit[party]
        if step[3] > 1:
            state.put(3, step[3] - 1)
            state.put(4, chosen)
        else:
            state.drop()
            executing.start_election(state, chosen)


def elect(state: State, party: i64) -> None:
    state.president = party
    state.report("president", party)
