"""The learned evaluation: a small network over the named features and the whole board, compiled with the engine.

Its five values are the four parties' and nobody's logits; their softmax are the chances. In the solo scenario the first
is the player's and the last the defeat's. The network starts as the linear evaluation (its skip) and learns the rest
from games. It sees a dealt position: all hands as the player imagines them. All inputs but the dense ones are 0 or 1.
"""

from math import exp, log
from typing import Any, Final, final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActResult, ActRoll
from republik.games.weimar.rules.component_fields import SHIPPED as SHIPPED_VALUES
from republik.games.weimar.rules.decision import Decision
from republik.games.weimar.rules.flow import AUTOMATIC
from republik.games.weimar.rules.opinion import PointStep
from republik.games.weimar.rules.politics import Politics
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.state import State
from republik.games.weimar.rules.steps import Step
from republik.table.learning.inputs import NetworkInputs
from republik.table.learning.network import Shape, Weights, forward
from republik.table.native import i64, vec

from .evaluation import (
    ANARCHY,
    CERTAIN,
    COUNT,
    NETWORK_SOLO_SHARES,
    NOBODY,
    SMALL_VICTORY,
    Evaluator,
    features,
    outcome,
    party_scores,
    rounds_left,
    share_of,
    solo_chances,
)

# sizes of the printed game, which custom values cannot change
CARDS: Final = 136
AGENDAS: Final = 16
TOPICS: Final = 20
POINTS: Final = 41
SOCIETY: Final = 13
FOREIGN: Final = 8
NATIONS: Final = 3
SCENARIOS: Final = 4
ROUNDS: Final = 6

# highest value of each figure that has an input of its own
MAX_BASES: Final = 5
MAX_UNITS: Final = 3
MAX_BOX: Final = 4
MAX_BOX_TOTAL: Final = 7
MAX_FLAGS: Final = 5
MAX_ECONOMY: Final = 5
MAX_SEATS: Final = 24
MAX_POINTS: Final = 40
MAX_LEAD: Final = 8
MAX_RESERVE: Final = 2
MAX_NSDAP: Final = 6
MAX_HAND: Final = 8
MAX_IMPULSES: Final = 7
MAX_BONUS: Final = 3
PLACES: Final = 13  # of units: cities, supply, dissolved
SOCIETY_SPACES: Final = 6
POLITICS_STEPS: Final = 8
DECISIONS: Final = st.STEP_KINDS - st.FIRST_DECISION
SEATS: Final = 5  # of a step: chance and the parties
KINDS: Final[dict[type[Step], int]] = {kind: kind.kind for kind in AUTOMATIC}

# first input of each kind
BASES_AT: Final = 0
FULL_AT: Final = BASES_AT + st.PARTIES * st.CITIES * MAX_BASES
MARKERS_AT: Final = FULL_AT + st.CITIES
UNITS_AT: Final = MARKERS_AT + st.CITY_MARKERS * st.CITIES
BOX_AT: Final = UNITS_AT + st.UNIT_KINDS * PLACES * MAX_UNITS
BOX_TOTAL_AT: Final = BOX_AT + st.BOX_MARKERS * MAX_BOX
TOPICS_AT: Final = BOX_TOTAL_AT + MAX_BOX_TOTAL
CONTROL_AT: Final = TOPICS_AT + TOPICS * (POINTS + 1)
SOCIETY_AT: Final = CONTROL_AT + TOPICS * st.PARTIES
SOCIETY_GONE_AT: Final = SOCIETY_AT + SOCIETY * SOCIETY_SPACES
FLAGS_AT: Final = SOCIETY_GONE_AT + SOCIETY
ECONOMY_AT: Final = FLAGS_AT + NATIONS * MAX_FLAGS
FOREIGN_TOP_AT: Final = ECONOMY_AT + MAX_ECONOMY + 1
FOREIGN_TRACK_AT: Final = FOREIGN_TOP_AT + FOREIGN + 1
FOREIGN_DONE_AT: Final = FOREIGN_TRACK_AT + FOREIGN + 1
FOREIGN_BESIDE_AT: Final = FOREIGN_DONE_AT + FOREIGN
GOVERNMENT_AT: Final = FOREIGN_BESIDE_AT + FOREIGN
CHANCELLOR_AT: Final = GOVERNMENT_AT + 16
PRESIDENT_AT: Final = CHANCELLOR_AT + st.PARTIES
PRESIDENT_USED_AT: Final = PRESIDENT_AT + st.PARTIES
MINOR_AT: Final = PRESIDENT_USED_AT + 1
STRESEMANN_AT: Final = MINOR_AT + 3 * st.PARTIES
ROUND_AT: Final = STRESEMANN_AT + 3
FIRST_AT: Final = ROUND_AT + ROUNDS + 1
CHOOSER_AT: Final = FIRST_AT + st.PARTIES
NEXT_AT: Final = CHOOSER_AT + st.PARTIES
SEATS_AT: Final = NEXT_AT + st.PARTIES * st.PARTIES
POINTS_AT: Final = SEATS_AT + st.PARTIES * MAX_SEATS
LEAD_AT: Final = POINTS_AT + st.PARTIES * MAX_POINTS
RESERVE_AT: Final = LEAD_AT + st.PARTIES * (2 * MAX_LEAD + 1)
NSDAP_AT: Final = RESERVE_AT + st.PARTIES * MAX_RESERVE
NSDAP_TOTAL_AT: Final = NSDAP_AT + st.PARTIES * MAX_NSDAP
HAND_SIZE_AT: Final = NSDAP_TOTAL_AT + MAX_NSDAP
IMPULSES_AT: Final = HAND_SIZE_AT + st.PARTIES * MAX_HAND
BONUS_AT: Final = IMPULSES_AT + st.PARTIES * MAX_IMPULSES
AGENDA_AT: Final = BONUS_AT + st.PARTIES * MAX_BONUS
ADDED_AT: Final = AGENDA_AT + AGENDAS
REVEALED_AT: Final = ADDED_AT + AGENDAS
HANDS_AT: Final = REVEALED_AT + 1
CARD_AT: Final = HANDS_AT + st.PARTIES * CARDS
PLAYER_AT: Final = CARD_AT + CARDS
EVENT_DONE_AT: Final = PLAYER_AT + st.PARTIES
CANCELLED_AT: Final = EVENT_DONE_AT + 1
STEP_AT: Final = CANCELLED_AT + 1
PENDING_AT: Final = STEP_AT + DECISIONS * SEATS
POLITICS_AT: Final = PENDING_AT + st.FIRST_DECISION * SEATS
ACTION_AT: Final = POLITICS_AT + POLITICS_STEPS + 1
MOVING_AT: Final = ACTION_AT + 4 * st.CITIES
SCENARIO_AT: Final = MOVING_AT + TOPICS
SPARSE: Final = SCENARIO_AT + SCENARIOS
MOST_ACTIVE: Final = 800

# what makes each feature of a party about 1 at most
DENSE_SCALE: Final = vec[float]([
    0.1, 0.2, 0.2, 0.3, 0.2, 0.1, 0.5, 0.1, 0.1, 0.1, 0.4, 0.3, 1.0, 0.5, 0.1, 0.5, 0.5, 0.2, 0.5, 0.1, 0.3,
])  # fmt: skip
# the dense inputs behind the features
NOBODY_AT: Final = st.PARTIES * COUNT  # what the linear evaluation adds for a game that everybody loses
FEAR_AT: Final = NOBODY_AT + 1  # how near anarchy is
ENEMY_AT: Final = FEAR_AT + 1  # of the solo player: the stronger bot's score
ROUNDS_LEFT_AT: Final = ENEMY_AT + 1
RAW_POINTS_AT: Final = ROUNDS_LEFT_AT + 1
DENSE: Final = RAW_POINTS_AT + st.PARTIES
NOBODY_SCALE: Final = 0.1
ENEMY_SCALE: Final = 0.1
ROUNDS_LEFT_SCALE: Final = 0.2
RAW_POINTS_SCALE: Final = 0.05

VALUES: Final = 5
NOBODY_WINS: Final = 4
SOLO_GROUP: Final = ROUNDS
"""The groups are the rounds still to come, 0 to 5, and the solo scenario."""
SHAPE: Final = Shape(DENSE, SPARSE, 64, 32, ROUNDS + 1, VALUES)


def fits(rules: Rules) -> bool:
    """Returns whether the network knows the values of a game: those that come with it."""
    return rules.components.values == SHIPPED_VALUES


@final
class Inputs(NetworkInputs):
    """The inputs of the network for one position at a time."""

    def __init__(self) -> None:
        super().__init__(DENSE, MOST_ACTIVE)

    def write(self, state: State) -> None:
        """Replaces the inputs by those of a position."""
        self._features(state)
        self.count = 0
        self._cities(state)
        self._opinion(state)
        self._tracks(state)
        self._offices(state)
        self._parties(state)
        self._cards(state)
        self._pending(state)

    def _add_count(self, at: i64, count: i64, most: i64) -> None:
        """Adds the input of a count; 0 has none."""
        if count > 0:
            self.add(at + _within(count, most) - 1)

    def _features(self, state: State) -> None:
        values = features(state)
        dense = self.dense
        for party in range(st.PARTIES):
            at = party * COUNT
            for feature in range(COUNT):
                dense[at + feature] = values[at + feature] * DENSE_SCALE[feature]
            dense[RAW_POINTS_AT + party] = float(state.vp[party]) * RAW_POINTS_SCALE
        dense[NOBODY_AT] = NOBODY[min(state.nsdap_total(), 6)] * NOBODY_SCALE
        dense[FEAR_AT] = ANARCHY[min(state.box_total(), 7)]
        dense[ROUNDS_LEFT_AT] = rounds_left(state) * ROUNDS_LEFT_SCALE
        dense[ENEMY_AT] = 0.0
        if state.rules.solo:
            scores = party_scores(values)
            dense[ENEMY_AT] = max(scores[fx.KPD], scores[fx.DNVP]) * ENEMY_SCALE

    def _cities(self, state: State) -> None:
        self.add_levels(BASES_AT, state.bases, MAX_BASES)
        for city in range(st.CITIES):
            if not state.has_slot(city):
                self.add(FULL_AT + city)
        for i in range(st.CITY_MARKERS * st.CITIES):
            if state.markers[i]:
                self.add(MARKERS_AT + i)
        for kind in range(st.UNIT_KINDS):
            for place in range(PLACES):
                count = state.units[kind * st.PLACES + place]
                if count:
                    self.add(UNITS_AT + (kind * PLACES + place) * MAX_UNITS + _within(count, MAX_UNITS) - 1)

    def _opinion(self, state: State) -> None:
        controllers = state.rules.controllers
        for slot in range(TOPICS):
            point = state.topics[slot]
            if point >= 0:
                self.add(TOPICS_AT + slot * (POINTS + 1) + point)
                self._add_mask(CONTROL_AT + slot * st.PARTIES, controllers[point])
            elif point == st.GONE:
                self.add(TOPICS_AT + slot * (POINTS + 1) + POINTS)
        for space in range(min(len(state.society), SOCIETY_SPACES)):
            self.add(SOCIETY_AT + state.society[space] * SOCIETY_SPACES + space)
        self._add_mask(SOCIETY_GONE_AT, state.society_gone)

    def _tracks(self, state: State) -> None:
        self.add_levels(BOX_AT, state.box, MAX_BOX)
        self._add_count(BOX_TOTAL_AT, state.box_total(), MAX_BOX_TOTAL)
        self.add_levels(FLAGS_AT, state.flags, MAX_FLAGS)
        self.add(ECONOMY_AT + _within(state.economy, MAX_ECONOMY))
        self.add(FOREIGN_TOP_AT + _within(state.foreign_top, FOREIGN))
        self.add(FOREIGN_TRACK_AT + _within(state.foreign_track, FOREIGN))
        self._add_mask(FOREIGN_DONE_AT, state.foreign_done)
        self._add_mask(FOREIGN_BESIDE_AT, state.foreign_beside)
        self._add_count(NSDAP_TOTAL_AT, state.nsdap_total(), MAX_NSDAP)

    def _offices(self, state: State) -> None:
        self.add(GOVERNMENT_AT + state.government)
        self.add(CHANCELLOR_AT + state.chancellor)
        self.add(PRESIDENT_AT + state.president)
        if state.president_used:
            self.add(PRESIDENT_USED_AT)
        for minor in range(3):
            if state.minor[minor] >= 0:
                self.add(MINOR_AT + minor * st.PARTIES + state.minor[minor])
        self.add(STRESEMANN_AT + state.stresemann)
        self.add(ROUND_AT + _within(state.round, ROUNDS))
        self.add(FIRST_AT + state.first)
        if state.chooser >= 0:
            self.add(CHOOSER_AT + state.chooser)
        for place in range(st.PARTIES):
            following = state.seating[(place + 1) % st.PARTIES]
            self.add(NEXT_AT + state.seating[place] * st.PARTIES + following)
        self.add(SCENARIO_AT + _scenario(state.rules))

    def _parties(self, state: State) -> None:
        self.add_levels(SEATS_AT, state.seats, MAX_SEATS)
        self.add_levels(POINTS_AT, state.vp, MAX_POINTS)
        self.add_levels(RESERVE_AT, state.reserve, MAX_RESERVE)
        self.add_levels(NSDAP_AT, state.nsdap, MAX_NSDAP)
        self.add_levels(IMPULSES_AT, state.impulses, MAX_IMPULSES)
        self.add_levels(BONUS_AT, state.bonus, MAX_BONUS)
        for party in range(st.PARTIES):
            most: i64 = 0
            for other in range(st.PARTIES):
                if other != party and state.vp[other] > most:
                    most = state.vp[other]
            lead: i64 = max(-MAX_LEAD, min(MAX_LEAD, state.vp[party] - most))
            self.add(LEAD_AT + party * (2 * MAX_LEAD + 1) + MAX_LEAD + lead)
            self._add_count(HAND_SIZE_AT + party * MAX_HAND, len(state.hands[party]), MAX_HAND)

    def _cards(self, state: State) -> None:
        for party in range(st.PARTIES):
            for card in state.hands[party]:
                if card >= 0:
                    self.add(HANDS_AT + party * CARDS + card)
            if state.agendas[party] >= 0:
                self.add(AGENDA_AT + state.agendas[party])
        self._add_mask(ADDED_AT, state.added)
        if state.revealed:
            self.add(REVEALED_AT)
        if state.card >= 0:
            self.add(CARD_AT + state.card)
            if state.player >= 0:
                self.add(PLAYER_AT + state.player)
            if state.event_done:
                self.add(EVENT_DONE_AT)
            if state.cancelled:
                self.add(CANCELLED_AT)

    def _pending(self, state: State) -> None:
        """Adds the decision to make, and of each automatic step below it the next one."""
        stack = state.stack
        bit = state.rules.bit
        counted: i64 = 0
        acting = False
        if len(stack):
            top = stack[len(stack) - 1]
            if isinstance(top, Decision):
                self.add(STEP_AT + (top.kind - st.FIRST_DECISION) * SEATS + _seat(top.seat))
            if isinstance(top, PointStep):
                self.add(MOVING_AT + top.slot)
        for depth in range(len(stack) - 1, -1, -1):
            step = stack[depth]
            kind: i64 = KINDS.get(type(step), -1)
            if kind < 0 or counted & bit[kind]:
                continue
            counted |= bit[kind]
            self.add(PENDING_AT + kind * SEATS + _seat(step.seat))
            if isinstance(step, Politics):
                self.add(POLITICS_AT + _within(step.number, POLITICS_STEPS))
            elif isinstance(step, (ActRoll, ActResult)):
                acting = True
        if acting:
            self.add(ACTION_AT + state.act[st.ACT_KIND] * st.CITIES + state.act[st.ACT_CITY])


def _within(value: i64, most: i64) -> i64:
    return min(most, value)


def _seat(seat: i64) -> i64:
    return seat + 1 if 0 <= seat < st.PARTIES else 0


def _scenario(rules: Rules) -> i64:
    if rules.solo:
        return 3
    if rules.last_round < ROUNDS:
        return 0
    return 2 if rules.first_round == 1 else 1


def log_odds(chance: float) -> float:
    within = min(1.0 - CERTAIN, max(CERTAIN, chance))
    return log(within / (1.0 - within))


def group_of(state: State) -> i64:
    """Returns which outputs a position uses: by the rounds still to come, or those of the solo scenario."""
    if state.rules.solo:
        return SOLO_GROUP
    left: i64 = state.rules.last_round - max(state.round, state.rules.first_round)
    return max(0, min(ROUNDS - 1, left))


def result_of(state: State) -> list[float]:
    """Returns how a finished game ended for each value of the network."""
    won = outcome(state)
    if state.rules.solo:
        return [won[0], 0.0, 0.0, 0.0, 1.0 - won[0]]
    return [won[0], won[1], won[2], won[3], 1.0 if state.winner < 0 else 0.0]


class LearnedEvaluator(Evaluator):
    """Judges positions by a network."""

    def __init__(self, weights: Weights) -> None:
        self.inputs = Inputs()
        self.forward: Any = forward(weights, self.inputs.dense, self.inputs.active)

    def values(self, state: State) -> list[float]:
        """Returns the chances of all values of the network, nobody's last."""
        if state.termination != st.ONGOING:
            return result_of(state)
        self.inputs.write(state)
        return self.shares(group_of(state))

    def shares(self, group: i64) -> list[float]:
        """Returns the softmax of the network's values for the inputs as they are."""
        net = self.forward
        first: float = net.evaluate(self.inputs.count, group)
        out = [first]
        best = first
        for k in range(1, VALUES):
            logit: float = net.value(k)
            best = max(best, logit)
            out.append(logit)
        total = 0.0
        for k in range(VALUES):
            part = exp(out[k] - best)
            out[k] = part
            total += part
        for k in range(VALUES):
            out[k] /= total
        return out

    def chances(self, state: State) -> list[float]:
        values = self.values(state)
        return solo_chances(values[0]) if state.rules.solo else values[: st.PARTIES]

    def chance(self, state: State, seat: i64) -> float:
        values = self.values(state)
        if not state.rules.solo:
            return values[seat]
        return values[0] if seat <= fx.ZENTRUM else 1.0 - values[0]

    def share_won(self, estimate: float, solo: bool) -> float:
        """Returns the estimate, which is a share of games won; in the solo scenario most of these are small
        victories, which count for less in training."""
        share = estimate / SMALL_VICTORY if solo else estimate
        return min(1.0 - CERTAIN, max(CERTAIN, share))


class ShippedEvaluator(LearnedEvaluator):
    """Judges by the network that comes with the game. Its chances in the solo scenario are corrected by games played
    since the bots' last revision."""

    def share_won(self, estimate: float, solo: bool) -> float:
        return share_of(estimate, NETWORK_SOLO_SHARES) if solo else super().share_won(estimate, solo)
