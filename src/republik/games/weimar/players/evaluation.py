"""Evaluation of positions of Weimar for each party: named features, their weights, and every party's winning chance.

Each party's score is a weighted sum of features. The chances are the softmax of the scores, with a fifth share for a
game that everybody loses. Points are weighted by how near the end is; impending anarchy brings it nearer.
"""

from math import exp, log
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import opinion, scoring, strength, threats
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.bases import DemoBase, PlaceBase
from republik.games.weimar.rules.dice_actions import COUP
from republik.games.weimar.rules.effect_steps import May, Option
from republik.games.weimar.rules.foreign import Foreign
from republik.games.weimar.rules.opinion import PointStep, TopicStep
from republik.games.weimar.rules.plays import OtherUse
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.state import State
from republik.table.native import Floats, i64, vec

FEATURES: Final = (
    "points",  # victory points
    "goals",  # what step 4 of the politics phase would give now
    "final_scoring",
    "government",  # the declaration of the government, shared by its parties
    "crisis",  # expected crisis rolls
    "seats",
    "overthrow",  # half of the seats for KPD or DNVP
    "bases",
    "cities",  # cities with the party's own bases
    "units",
    "sudden_win",  # progress of Councils or Regimes towards a sudden victory
    "uprisings",
    "coup",  # the best possible coup
    "anarchy",  # being ahead or behind when the DR box is full
    "topics",
    "minor_parties",
    "reserve",
    "hand",
    "nsdap",
    "under_way",  # action points, debate steps and bases still to use
    "criteria",  # of the solo scenario
)
COUNT: Final = 21

F_POINTS: Final = 0
F_GOALS: Final = 1
F_FINAL: Final = 2
F_GOVERNMENT: Final = 3
F_CRISIS: Final = 4
F_SEATS: Final = 5
F_OVERTHROW: Final = 6
F_BASES: Final = 7
F_CITIES: Final = 8
F_UNITS: Final = 9
F_SUDDEN: Final = 10
F_UPRISINGS: Final = 11
F_COUP: Final = 12
F_ANARCHY: Final = 13
F_TOPICS: Final = 14
F_MINOR: Final = 15
F_RESERVE: Final = 16
F_HAND: Final = 17
F_NSDAP: Final = 18
F_UNDER_WAY: Final = 19
F_CRITERIA: Final = 20

WEIGHTS: Final[list[float]] = [
    0.9,  # points, at the very end
    0.7,
    0.5,
    0.5,
    -0.15,
    0.06,
    0.8,
    0.04,
    0.10,
    0.04,
    1.6,
    0.40,
    0.40,
    0.8,
    0.06,
    0.08,
    0.06,
    0.10,
    -0.8,
    0.05,
    1.2,
]

ANARCHY: Final[list[float]] = [0.0, 0.0, 0.02, 0.05, 0.12, 0.25, 0.5, 1.0]  # by markers in the DR box: how near it is
SUDDEN: Final[list[float]] = [0.0, 0.3, 0.9, 2.2, 4.0]  # by Councils or Regimes, of the three or four that win
NOBODY: Final[list[float]] = [-9.0, -6.0, -4.5, -3.0, -1.5, 0.3, 4.0]  # by figures on the NSDAP track
HAND: Final = 5.0  # cards in a party's hand when the impulses begin
SOLO_HALF: Final = 5.0  # criteria at which winning and losing are equally likely, without other threats
SOLO_SHARES: Final[list[float]] = [-2.4, 0.19]  # lists: mypyc cannot read a final tuple of floats
SHARES_OF_FOUR: Final[list[float]] = [-0.6, 0.33]
NETWORK_SOLO_SHARES: Final[list[float]] = [0.2, 1.1]  # of the network that comes with the game
"""Level and slope that convert the logit of an estimate to that of a share of games won, fitted by
docs/games/weimar/make_chances.py."""
CERTAIN: Final = 1e-4
SMALL_VICTORY: Final = 0.85  # of the solo scenario, where a great one is 1
# the measures of final-scoring lines, by number
MEASURES: Final = (
    "ultimatum economy government box inflation councils regimes uprisings unrest dissolved seats bases vp nsdap "
    "dissolved_kpd_dnvp councils_or_regime"
).split()
_ZEROS: Final[Floats] = vec[float]([0.0] * (COUNT * st.PARTIES))


def rounds_left(state: State) -> float:
    """Returns the number of rounds left, with the cards in hand as a fraction of the current one."""
    cards = 0
    for hand in state.hands:
        cards += len(hand)
    whole = float(max(state.rules.last_round - state.round, 0))
    return whole + min(1.0, float(cards) / (HAND * float(st.PARTIES)))


def features(state: State) -> Floats:
    """Returns all features of all parties, at party * COUNT + feature, before weighting."""
    out = _ZEROS[:]
    left = rounds_left(state)
    fear = ANARCHY[min(state.box_total(), 7)]
    late = min(1.0, 1.0 / (0.8 + left) + fear)
    again = (1.0 - fear) * min(2.0, 0.5 + left)  # expected number of further politics phases
    _points(state, late, again, out)
    _government(state, late, again, out)
    _presence(state, out)
    _markers(state, fear, out)
    _hands(state, out)
    if state.depth:
        _under_way(state, out)
    if state.rules.solo:
        _criteria(state, out)
    return out


class Evaluator:
    """Judges positions by the weighted sums of their features; a subclass judges otherwise."""

    def chances(self, state: State) -> list[float]:
        """Returns each party's winning chance; once the game is over, 1 for the winner."""
        if state.termination != st.ONGOING:
            return outcome(state)
        scores = party_scores(features(state))
        if state.rules.solo:
            return solo_chances(1.0 / (1.0 + exp(-solo_score(state, scores))))
        mean = (scores[0] + scores[1] + scores[2] + scores[3]) / 4.0
        nobody = mean + NOBODY[min(state.nsdap_total(), 6)]
        best = max(scores[0], scores[1], scores[2], scores[3], nobody)
        parts = [exp(score - best) for score in scores]
        total = exp(nobody - best)
        for part in parts:
            total += part
        return [part / total for part in parts]

    def chance(self, state: State, seat: i64) -> float:
        """Returns the winning chance of one seat."""
        return self.chances(state)[seat]

    def share_won(self, estimate: float, solo: bool) -> float:
        """Converts an estimate to the share of games won: the sums rank positions well but are overconfident."""
        return share_of(estimate, SOLO_SHARES if solo else SHARES_OF_FOUR)


def share_of(estimate: float, line: list[float]) -> float:
    """Returns the share of games won for an estimate, by level and slope of a line in logits."""
    within = min(1.0 - CERTAIN, max(CERTAIN, estimate))
    return 1.0 / (1.0 + exp(-line[0] - line[1] * log(within / (1.0 - within))))


LINEAR: Final = Evaluator()


def party_scores(values: Floats) -> list[float]:
    """Returns the weighted sum of each party's features."""
    scores = [0.0, 0.0, 0.0, 0.0]
    for party in range(st.PARTIES):
        total = 0.0
        at = party * COUNT
        for feature in range(COUNT):
            total += WEIGHTS[feature] * values[at + feature]
        scores[party] = total
    return scores


def outcome(state: State) -> list[float]:
    """Returns how a finished game ended for each party: 1 for the winner."""
    out = [0.0, 0.0, 0.0, 0.0]
    if state.rules.solo:  # a great victory is the better one
        if state.termination == st.GREAT_VICTORY:
            return solo_chances(1.0)
        return solo_chances(SMALL_VICTORY if state.termination == st.SMALL_VICTORY else 0.0)
    if state.winner >= 0:
        out[state.winner] = 1.0
    return out


def solo_chances(won: float) -> list[float]:
    """Returns all chances of a solo game: one player has SPD and Zentrum."""
    return [won, won, 1.0 - won, 1.0 - won]


def solo_score(state: State, scores: list[float]) -> float:
    """Returns the solo player's prospects in logits: the criteria, unless the Republic falls first."""
    enemy = max(scores[fx.KPD], scores[fx.DNVP])
    return scores[fx.SPD] + 0.3 * scores[fx.ZENTRUM] - 0.5 * enemy - 4.0 * ANARCHY[min(state.box_total(), 7)]


# -- points ------------------------------------------------------------------------------------------


def _at(table: tuple[int, ...], index: i64) -> float:
    return float(table[min(index, len(table) - 1)])


def _points(state: State, late: float, again: float, out: Floats) -> None:
    """Adds the points scored, and what the goals and the final scoring would give."""
    goals = state.rules.goals
    councils = scoring.in_cities(state, st.COUNCILS)
    regimes = scoring.in_cities(state, st.REGIME)
    poverty = state.marker_total(st.POVERTY) + state.box[st.B_POVERTY]
    unrest = state.marker_total(st.UNREST)
    for party in range(st.PARTIES):
        out[party * COUNT + F_POINTS] = late * float(state.vp[party])
    soon = late * again
    spd = _at(goals.spd_poverty, poverty) + (0.0 if regimes else float(goals.spd_no_regime))
    spd -= 0.15 * float(max(poverty - 4, 0))  # Poverty beyond the scoring table
    out[F_GOALS] = soon * spd
    zentrum = _at(goals.zentrum_unrest, unrest) + (0.0 if councils else float(goals.zentrum_no_councils))
    zentrum -= 0.25 * float(max(unrest - 2, 0)) + 0.2 * float(councils)
    out[COUNT + F_GOALS] = soon * zentrum
    kpd = councils * goals.kpd_councils + (0 if regimes else goals.kpd_no_regime)
    out[fx.KPD * COUNT + F_GOALS] = soon * float(kpd)
    dnvp = regimes * goals.dnvp_regime + (0 if councils else goals.dnvp_no_councils)
    out[fx.DNVP * COUNT + F_GOALS] = soon * (float(dnvp) - 0.2 * float(councils))
    for line in _final_lines(state):
        counted = _measured(state, line.measure, line.party, councils, regimes)
        if line.each:
            out[line.party * COUNT + F_FINAL] += late * float(line.vp * counted)
        elif line.low <= counted <= line.high:
            out[line.party * COUNT + F_FINAL] += late * float(line.vp)


class FinalLine:
    """A line of a scenario's final scoring for one party, by numbers."""

    def __init__(self, party: i64, measure: i64, vp: i64, each: bool, low: i64, high: i64) -> None:
        self.party = party
        self.measure = measure
        self.vp = vp
        self.each = each
        self.low = low
        self.high = high


_LINES: Final[dict[Rules, list[FinalLine]]] = {}


def _final_lines(state: State) -> list[FinalLine]:
    lines = _LINES.get(state.rules)
    if lines is None:
        lines = []
        for line in state.rules.scenario.final:
            for party in line.parties:
                measure = MEASURES.index(line.measure)
                lines.append(FinalLine(party, measure, line.vp, line.each, line.low, line.high))
        _LINES[state.rules] = lines
    return lines


def _measured(state: State, measure: i64, party: i64, councils: i64, regimes: i64) -> i64:
    """Evaluates the most common measures directly, and the others with the scoring code."""
    if measure == 1:
        return state.economy
    if measure == 2:
        return 1 if state.governs(party) else 0
    if measure == 3:
        return state.box_total()
    if measure == 4:
        return state.box[st.B_INFLATION]
    if measure == 5:
        return councils
    if measure == 6:
        return regimes
    if measure == 7:
        return scoring.in_cities(state, st.UPRISING)
    if measure == 8:
        return state.marker_total(st.UNREST)
    if measure == 9:
        return scoring.dissolved(state, party)
    if measure == 10:
        return state.seats[party]
    if measure == 13:
        return state.nsdap[party]
    return scoring.measure(state, MEASURES[measure], party)


def _government(state: State, late: float, again: float, out: Floats) -> None:
    """Adds the declaration of the government, its losses, and the crisis rolls."""
    free: i64 = 0
    troubled: i64 = 0
    for city in range(st.CITIES):
        count = threats.threats(state, city)
        if count == 0:
            free += 1
        elif count > 1:
            troubled += 1
    size = 0
    for party in range(st.PARTIES):
        if state.governs(party):
            size += 1
    if not size:
        return
    rolls = _at(state.rules.politics.escalation_rolls, state.box_total())
    for party in range(st.PARTIES):
        if state.governs(party):
            at = party * COUNT
            out[at + F_GOVERNMENT] = late * again * (float(free) / float(size) - 0.3 * float(troubled))
            out[at + F_CRISIS] = rolls


# -- on the board --------------------------------------------------------------------------------------


def _presence(state: State, out: Floats) -> None:
    occupied = float(max(state.occupied(), 1))
    for party in range(st.PARTIES):
        at = party * COUNT
        out[at + F_SEATS] = float(state.seats[party])
        cities = 0
        for city in range(st.CITIES):
            if state.bases[party * st.CITIES + city]:
                cities += 1
        out[at + F_BASES] = float(state.base_count(party))
        out[at + F_CITIES] = float(cities)
        out[at + F_TOPICS] = _topics(state, party)
        out[at + F_RESERVE] = float(state.reserve[party])
        out[at + F_NSDAP] = float(state.nsdap[party])
        if party >= fx.KPD:
            share = 2.0 * float(state.seats[party]) / occupied
            out[at + F_OVERTHROW] = 4.0 * max(0.0, share - 0.6) * max(0.0, share - 0.6) / 0.16
            if state.governs(party):
                out[at + F_OVERTHROW] *= 0.5
    for minor in range(3):
        if state.minor[minor] >= 0:
            out[state.minor[minor] * COUNT + F_MINOR] += 1.0
    _units(state, out)


def _topics(state: State, party: i64) -> float:
    """Returns the value of the topics controlled, weighted by how secure they are."""
    rules = state.rules
    pull: i64 = 0
    for point in state.topics:
        if point >= 0:
            pull += rules.pull[party][point]
    return float(opinion.halves(state, party)) + 0.35 * float(pull)


def _units(state: State, out: Floats) -> None:
    rules = state.rules
    for party in (fx.SPD, fx.KPD, fx.DNVP):
        total: i64 = 0
        for kind in rules.own_units[party]:
            at = kind * st.PLACES
            worth: i64 = rules.strength[kind]
            for city in range(st.CITIES):
                total += state.units[at + city] * worth * 2
            total += state.units[at + st.SUPPLY] * worth
        out[party * COUNT + F_UNITS] = 0.5 * float(total)


def _markers(state: State, fear: float, out: Floats) -> None:
    """Adds sudden victories, uprisings, possible coups, and who gains from anarchy."""
    for party in (fx.KPD, fx.DNVP):
        if state.governs(party):
            continue
        marker = st.COUNCILS if party == fx.KPD else st.REGIME
        count = state.marker_total(marker)
        if state.marker(marker, fx.BERLIN):
            count += 1
        out[party * COUNT + F_SUDDEN] = SUDDEN[min(count, 4)]
        out[party * COUNT + F_COUP] = _best_coup(state, party, marker)
    out[fx.KPD * COUNT + F_UPRISINGS] = float(scoring.in_cities(state, st.UPRISING))
    for party in range(st.PARTIES):
        most: i64 = 0
        for other in range(st.PARTIES):
            if other != party and state.vp[other] > most:
                most = state.vp[other]
        lead = float(state.vp[party] - most)
        out[party * COUNT + F_ANARCHY] = fear * max(-4.0, min(4.0, lead))


def _best_coup(state: State, party: i64, marker: i64) -> float:
    """Returns the chance of the best coup that the party's units allow."""
    best: i64 = 0
    for city in range(st.CITIES):
        if state.marker(marker, city) or not strength.own_strength(state, party, city):
            continue
        best = max(best, COUP.dice(state, party, city, 0))
    miss = 1.0
    for _ in range(min(best, 8)):
        miss *= 5.0 / 6.0
    return 1.0 - miss


# -- cards and pending steps -----------------------------------------------------------------------------


def _hands(state: State, out: Floats) -> None:
    rules = state.rules
    for party in range(st.PARTIES):
        total = 0.0
        for card in state.hands[party]:
            total += 1.0
            if card >= 0:
                total += 0.2 * float(rules.big[card] + rules.small[card] - 5)
        out[party * COUNT + F_HAND] = total


def _under_way(state: State, out: Floats) -> None:
    """Adds what is pending on the agenda: points to spend, steps to debate, bases to place."""
    for step in state.stack:
        worth = 0.0
        if isinstance(step, ActionPoints):
            worth = float(step.points)
        elif isinstance(step, (TopicStep, PointStep)):
            worth = float(step.steps)
        elif isinstance(step, (PlaceBase, DemoBase)):
            worth = 2.0 * float(step.left)
        elif isinstance(step, OtherUse):
            worth = 4.0
        elif isinstance(step, (Option, May, Foreign)):
            worth = 2.0
        if worth:
            out[step.seat * COUNT + F_UNDER_WAY] += worth


# -- the solo scenario -------------------------------------------------------------------------------------


def _criteria(state: State, out: Floats) -> None:
    """Adds the criteria met, with partial credit for near ones, relative to the number at which chances are even."""
    total = 0.0
    for line in state.rules.scenario.criteria:
        counted = scoring.measure(state, line.measure, fx.SPD)
        missing: i64 = max(line.low - counted, counted - line.high)
        total += 1.0 if missing <= 0 else max(0.0, 0.7 - 0.12 * float(missing))
    out[F_CRITERIA] = total - SOLO_HALF
