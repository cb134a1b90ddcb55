"""Offices: W13 the election of the president, and W5 the control of minor parties."""

from typing import final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import naming
from . import steps as st
from .arguments import PARTY, SECOND_PARTY, SPECIAL_CARDS, Takes
from .bot_values import INDIFFERENT, S_SEATS, Score, score
from .decision import Arguments, Automatic, Decision
from .state import State
from .verb import Verb

# -- control of minor parties -----------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Control(Decision):
    """W5: decides which of the two controls a minor party."""

    kind = 91
    name = "control"
    rule = "W5"
    answers = "party"
    slots = "seat minor one other"

    def __init__(self, seat: i64, minor: i64, one: i64, other: i64) -> None:
        self.seat = seat
        self.minor = minor
        self.one = one
        self.other = other

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.party
        return [start + min(self.one, self.other), start + max(self.one, self.other)]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        state.minor[self.minor] = move - state.rules.actions.party
        state.report("minor", self.minor, state.minor[self.minor])

    def asks(self, state: State) -> Arguments:
        return {"minor": naming.minor(self.minor)}


class ControlVerb(Verb):
    """control Z DNVP: of the minor party with these two possible controllers"""

    word = "control"
    takes: Takes = (PARTY, SECOND_PARTY)
    names_party = False

    def minor(self, state: State, step: fx.Step) -> int:
        """Returns the minor party, or -1."""
        pairs = [tuple(minor.controllers) for minor in state.rules.components.minor.values()]
        pair = (step.party, step.thing)
        return pairs.index(pair) if pair in pairs else -1

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        minor = self.minor(state, step)
        if minor >= 0 and state.minor[minor] >= 0:
            state.push(Control(actor, minor=minor, one=step.party, other=step.thing))

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        """Scores its seats: the bot takes it, another party takes it away."""
        holds = state.minor[self.minor(state, step)] == party
        if actor == party and party in (step.party, step.thing) and not holds:
            return score(S_SEATS, 1)
        return score(S_SEATS, -1) if actor != party and holds else INDIFFERENT


class OutVerb(Verb):
    """out stresemann uspd: special cards leave the game, and minor parties with their topics"""

    word = "out"
    takes: Takes = (SPECIAL_CARDS,)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for index, word in enumerate(fx.SPECIAL_CARDS):
            if not step.thing >> index & 1:
                continue
            state.report("out", index)
            if word == "stresemann":
                state.stresemann = st.OUT_OF_GAME
            elif word in naming.MINOR_NAMES:
                state.minor[naming.MINOR_NAMES.index(word)] = -1
                for slot in state.rules.slots_of[fx.TOPICS.index(word)]:
                    state.topics[slot] = st.GONE


# -- parliament ------------------------------------------------------------------------------------


class ElectVerb(Verb):
    """A21, A22: in every city where a party has two or more bases, one of them becomes a seat."""

    word = "elect"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for party in state.order_from(state.first):
            for city in range(st.CITIES):
                if state.bases[party * st.CITIES + city] >= 2:
                    state.add_base(party, city, -1)
                    state.add_seats(party, 1)


# -- W13: the president ------------------------------------------------------------------------------


class ElectionVerb(Verb):
    """W13: election"""

    word = "election"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        start_election(state, st.ALL_PARTIES)


def start_election(state: State, candidates: i64) -> None:
    """W13: in turn order, each party votes with its seats."""
    for party in range(st.PARTIES):
        state.votes[party] = -1
    state.push(CountBallot(state.chancellor, candidates))
    for party in reversed(state.order_from(state.first)):
        state.push(Ballot(party, candidates))


@final
@mypyc_attr(free_list_len=1)
class Ballot(Decision):
    """W13: each party votes with its seats."""

    kind = 92
    name = "ballot"
    rule = "W13"
    answers = "party"
    slots = "seat candidates"

    def __init__(self, seat: i64, candidates: i64) -> None:
        self.seat = seat
        self.candidates = candidates

    def options(self, state: State) -> list[int]:
        return candidate_moves(state, self.candidates, 0)

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        state.votes[self.seat] = move - state.rules.actions.party
        state.report("ballot", self.seat, state.votes[self.seat])

    def asks(self, state: State) -> Arguments:
        return {"seats": state.seats[self.seat]}


@final
@mypyc_attr(free_list_len=1)
class CountBallot(Automatic):
    """More than half elects; after the first ballot the two leaders go into a runoff. Ties: the chancellor."""

    kind = 33
    slots = "seat candidates"

    def __init__(self, seat: i64, candidates: i64) -> None:
        self.seat = seat
        self.candidates = candidates

    def run(self, state: State) -> None:
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
        if self.candidates != st.ALL_PARTIES:
            state.push(Runoff(state.chancellor, tied=self.candidates, places=1, final=True))
            return
        _push_runoff(state, tally)


def _push_runoff(state: State, tally: list[int]) -> None:
    chosen: i64 = 0
    places = 2
    for count in sorted(set(tally), reverse=True):
        group: i64 = 0
        size = 0
        for party in range(st.PARTIES):
            if tally[party] == count:
                group |= state.rules.bit[party]
                size += 1
        if size > places:
            state.push(Runoff(state.chancellor, tied=group, places=places, chosen=chosen))
            return
        chosen |= group
        places -= size
        if not places:
            break
    start_election(state, chosen)


def candidate_moves(state: State, tied: i64, chosen: i64) -> list[int]:
    start = state.rules.actions.party
    return [start + party for party in range(st.PARTIES) if tied >> party & 1 and not chosen >> party & 1]


@final
@mypyc_attr(free_list_len=1)
class Runoff(Decision):
    """W13: the chancellor chooses among tied candidates."""

    kind = 93
    name = "runoff"
    rule = "W13"
    answers = "party"
    slots = "seat tied places chosen final?"

    def __init__(self, seat: i64, tied: i64, places: i64, chosen: i64 = 0, final: bool = False) -> None:
        self.seat = seat
        self.tied = tied
        self.places = places
        self.chosen = chosen
        self.final = final

    def options(self, state: State) -> list[int]:
        return candidate_moves(state, self.tied, self.chosen)

    def apply(self, state: State, move: i64) -> None:
        party = move - state.rules.actions.party
        if self.final:
            state.drop()
            elect(state, party)
            return
        chosen = self.chosen | state.rules.bit[party]
        if self.places > 1:
            state.replace(Runoff(self.seat, self.tied, self.places - 1, chosen))
        else:
            state.drop()
            start_election(state, chosen)


def elect(state: State, party: i64) -> None:
    state.president = party
    state.report("president", party)
