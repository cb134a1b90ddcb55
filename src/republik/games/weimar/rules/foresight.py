"""What the rest of the round would bring if its impulses ended now.

The engine carries out the politics phase on a copy, without dice and without choices: what remains is certain as the
board stands. What a die or a party decides is left out, and counted where it bears on the result.
"""

from typing import Final, Literal

from republik.table.contract import CHANCE, Event
from republik.table.native import i64

from . import effects as fx
from . import foreign, politics
from . import steps as st
from .decision import Automatic, Decision
from .effect_steps import ChooseCity
from .interpreter import NO_CITY_FITS, set_city
from .position import Position
from .roads import Road, is_asleep
from .rolls import RollResult
from .round_end import NextRound
from .state import State

MOST_STEPS: Final = 1000  # a politics phase without dice and choices has about fifty
GOALS: Final = 4
REPUBLIC: Final = 5


class Foreseen:
    """What is certain of the rest of the round, by party."""

    def __init__(self) -> None:
        self.majority: list[tuple[int, ...]] = []
        """For each place that is filled, the parties: several are tied, and the president's holder decides."""
        self.goals = [0] * st.PARTIES
        self.republic = [0] * st.PARTIES
        """Points for the cities without threats."""
        self.others = [0] * st.PARTIES
        """All other points."""
        self.changes = [[0] * st.PARTIES for _ in range(politics.LAST_STEP + 1)]
        """Seats won and lost in each step."""
        self.seats = [0] * st.PARTIES
        self.occupied = 0
        self.box = 0
        """Markers in the DR box."""
        self.coalitions = 0
        """A mask of those that are offered first; 0: one party governs alone."""
        self.government = 0
        """The party that governs alone, as a mask."""
        self.rolls = 0
        """Crisis rolls of each government party."""
        self.termination: i64 = st.ONGOING
        self.complete = False
        """Whether a politics phase is ahead at all."""


def foresee(shown: Position) -> Foreseen:
    """Returns what is certain of the rest of the round; it uses public information alone."""
    state = shown.copy()
    found = Foreseen()
    if shown.termination == st.ONGOING and skip_impulses(state):
        found.complete = True
        watch = _Watch(state, found)
        state.listener = watch.hear
        _run(state, found)
        state.listener = None
    found.termination = state.falling
    found.seats = [int(seats) for seats in state.seats]
    found.occupied = state.occupied()
    found.box = int(state.box_total())
    return found


class _Watch:
    """Hears the points of each step."""

    def __init__(self, state: State, found: Foreseen) -> None:
        self.state = state
        self.found = found
        self.step = 0

    def hear(self, event: Event) -> None:
        args = event.args
        if event.key == "politics":
            self.step = args["step"]
        elif event.key == "vp":
            found = self.found
            by = found.goals if self.step == GOALS else found.republic if self.step == REPUBLIC else found.others
            by[args["party"]] += args["count"]
        elif event.key == "seat":
            self.found.changes[self.step][args["party"]] += args["count"]
        elif event.key == "majority":
            self.found.majority.append((args["party"],))


def skip_impulses(state: State) -> bool:
    """Removes everything that comes before the politics phase; returns whether the phase is ahead, or under way."""
    for depth in range(len(state.stack)):
        step = state.stack[depth]
        if isinstance(step, politics.Politics) and step.number == 1:
            while len(state.stack) > depth + 1:
                state.drop()
            return True
    for step in state.stack:
        if isinstance(step, (politics.Politics, politics.Form, politics.Coalition, politics.Majority)):
            return True
    return False


def _run(state: Position, found: Foreseen) -> None:
    for _ in range(MOST_STEPS):
        if state.falling != st.ONGOING or not len(state.stack):
            return
        step = state.step()
        if isinstance(step, NextRound):
            return
        if isinstance(step, politics.SwearIn):
            found.government = step.parties
            state.drop()
        elif isinstance(step, Automatic):
            _note_crisis(state, step, found)
            step.runs(state)
        elif isinstance(step, Decision):
            _pass(state, step, found)


def _note_crisis(state: State, step: Automatic, found: Foreseen) -> None:
    if isinstance(step, politics.Politics) and step.part == politics.ESCALATION:
        found.rolls = politics.crisis_rolls(state)


def _pass(state: Position, step: Decision, found: Foreseen) -> None:
    """Leaves out a decision that is not forced."""
    if step.seat == CHANCE:
        state.drop()
        if len(state.stack) and isinstance(state.step(), RollResult):
            state.drop()
        return
    legal = step.options(state)
    if isinstance(step, politics.Coalition):
        found.coalitions = step.largest
        state.drop()
    elif isinstance(step, politics.Majority) and len(legal) > 1:
        start = state.rules.actions.party
        found.majority.append(tuple([move - start for move in legal]))
        state.drop()
    elif isinstance(step, ChooseCity):
        set_city(state, step.root, NO_CITY_FITS)
        state.drop()
    elif len(legal) == 1:
        step.apply(state, legal[0])
    else:
        state.drop()


Danger = Literal["calm", "watch", "near", "next", "now"]
"""How near a sudden end is: as many are missing as one round can bring, few are missing, one more ends the game, or it
ends with this round as the board stands."""


def danger(state: State, road: Road, foreseen: Foreseen) -> Danger:
    """Returns how near the end of a road is."""
    if road.termination == foreseen.termination and (
        road.termination != st.OVERTHROW or 2 * foreseen.seats[road.party] >= foreseen.occupied
    ):
        return "now"
    if is_asleep(state, road):
        return "calm"
    if road.missing <= 1:
        return "next"
    missing = min(road.missing, missing_after(road, foreseen))
    return "near" if missing <= road.near else "watch" if missing <= road.watch else "calm"


def missing_after(road: Road, foreseen: Foreseen) -> i64:
    """Returns how many are missing at the end of the round: it moves seats on all sides, and fills the DR box."""
    if road.termination == st.OVERTHROW:
        return (foreseen.occupied + 1) // 2 - foreseen.seats[road.party]
    if road.termination == st.ANARCHY:
        return road.need - foreseen.box
    return road.missing


# -- crisis odds -----------------------------------------------------------------------------------


class CrisisOdds:
    """Of all equally likely throws of one crisis roll, how many take a base, a seat, a point, or nothing."""

    def __init__(self, throws: int, base: int, seat: int, vp: int, nothing: int) -> None:
        self.throws = throws
        self.base = base
        self.seat = seat
        self.vp = vp
        self.nothing = nothing


def crisis_odds(state: State) -> CrisisOdds:
    """W7: counts the throws of a crisis roll by what they take: of its dice, the highest counts."""
    losses = state.rules.crisis
    odds = CrisisOdds(6**losses.dice, 0, 0, 0, 0)
    for highest in range(1, 7):
        throws = highest**losses.dice - (highest - 1) ** losses.dice
        odds.base += throws * losses.base[highest]
        odds.seat += throws * losses.seat[highest]
        odds.vp += throws * losses.vp[highest]
        if losses.base[highest] + losses.seat[highest] + losses.vp[highest] == 0:
            odds.nothing += throws
    return odds


# -- threats ---------------------------------------------------------------------------------------


THREATS: Final = {"poverty": "poverty", "no-regime": "regime", "unrest": "unrest", "no-councils": "councils"}
"""The threat that a goal counts."""


class Bite:
    """What threats of a kind cost at the end of the round: the points that parties do not get, or the seats that each
    government party loses."""

    def __init__(self, what: str, count: i64, party: i64, points: i64 = 0, seats: i64 = 0, rolls: i64 = 0) -> None:
        self.what = what
        self.count = count
        self.party = party
        """-1: each party in government."""
        self.points = points
        self.seats = seats
        self.rolls = rolls


def bites(state: State) -> list[Bite]:
    """W8: returns what the threats on the board would cost, without those that cost nothing."""
    goals = state.rules.goals
    best = {
        "poverty": goals.spd_poverty[0],
        "no-regime": goals.spd_no_regime,
        "unrest": goals.zentrum_unrest[0],
        "no-councils": goals.zentrum_no_councils,
    }
    out = [
        Bite(THREATS[goal.what], goal.count, goal.party, points=best[goal.what] - goal.points)
        for goal in politics.goals(state)
        if goal.party in (fx.SPD, fx.ZENTRUM) and goal.points < best[goal.what]
    ]
    black = state.box[st.B_BLACK_FRIDAY]
    if black:
        out.append(Bite("black-friday", black, -1))
    declared = politics.declaration(state)
    if declared.seats:
        out.append(Bite("troubled", declared.troubled, -1, seats=declared.seats))
    rolls = politics.crisis_rolls(state)
    if rolls:
        out.append(Bite("box", state.box_total(), -1, rolls=rolls))
    return out


class Ending:
    """An effect at the end of a round, and its card: the round card, or the open card of foreign affairs."""

    def __init__(self, card: str, effect: i64) -> None:
        self.card = card
        self.effect = effect


def endings_of_round(state: State) -> list[Ending]:
    """W3: returns the effects of cards at the end of this round."""
    rules = state.rules
    out: list[Ending] = []
    for card in rules.components.rounds.values():
        if card.round == state.round and card.end:
            out.append(Ending(card.key, rules.round_end[state.round]))
    top = foreign.top_card(state)
    if top >= 0 and rules.effects[rules.foreign_end[top]].blocks[0]:
        out.append(Ending(fx.FOREIGN_CARDS[top], rules.foreign_end[top]))
    return out
