"""The learned evaluation: a small network over the named features and the whole board, compiled with the engine.

The network starts as the linear evaluation (its skip) and learns the rest from games. It sees a dealt position: both
hands as the player imagines them. All inputs but the features are 0 or 1.
"""

from typing import Any, Final, final

from republik.games.wsdv.rules.decision import Decision
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import (
    DISPLAY,
    EAST,
    FIRST_DECISION,
    LAST_DECADE,
    ONGOING,
    STEP_KINDS,
    TRACK_END,
    WEST,
)
from republik.table.learning.inputs import NetworkInputs
from republik.table.learning.network import Shape, Weights, forward
from republik.table.native import Ints, i64, vec

from .evaluation import (
    COUNT,
    SCALE,
    WON,
    Evaluator,
    Measures,
    measure,
)

# sizes of the printed game; `fits` checks them
PROVINCES: Final = 14
CITIES: Final = 42
CONNECTIONS: Final = 68
CARDS: Final = 85
SECTORS: Final = 3
EAST_PROVINCES: Final = 6
WEST_CITIES: Final = 25
WEST_CONNECTIONS: Final = 42

# highest value of each figure that has an input of its own; 0 has none
MAX_UNREST: Final = 8
MAX_EXPECTED: Final = 11
MAX_LIVING_STANDARD: Final = 5
MAX_SOCIALISTS: Final = 2
MAX_POWER: Final = 10  # in steps of two
MAX_EXPORT: Final = 6
MAX_FACTORY: Final = 5
MAX_SECTOR: Final = 4
MAX_BOX: Final = 6
MAX_POLICE_USED: Final = 4
KINDS: Final = STEP_KINDS - FIRST_DECISION

# first input of each kind
UNREST_AT: Final = 0
EXPECTED_AT: Final = UNREST_AT + PROVINCES * MAX_UNREST
LIVING_AT: Final = EXPECTED_AT + PROVINCES * MAX_EXPECTED
SOCIALISTS_AT: Final = LIVING_AT + PROVINCES * MAX_LIVING_STANDARD
POWER_AT: Final = SOCIALISTS_AT + PROVINCES * MAX_SOCIALISTS
EXPORT_AT: Final = POWER_AT + PROVINCES * MAX_POWER
FACTORY_AT: Final = EXPORT_AT + PROVINCES * (MAX_EXPORT + 1)
RUNDOWN_AT: Final = FACTORY_AT + CITIES * MAX_FACTORY
CLOSED_AT: Final = RUNDOWN_AT + CITIES
STARTED_AT: Final = CLOSED_AT + CITIES
COMPLETE_AT: Final = STARTED_AT + CONNECTIONS
TRACKS_AT: Final = COMPLETE_AT + CONNECTIONS
SECTORS_AT: Final = TRACKS_AT + 3 * (2 * TRACK_END + 1)
BOX_AT: Final = SECTORS_AT + SECTORS * MAX_SECTOR
WALL_AT: Final = BOX_AT + MAX_BOX
DISSOLVED_AT: Final = WALL_AT + 1
USED_AT: Final = DISSOLVED_AT + 1
POLICE_AT: Final = USED_AT + MAX_POLICE_USED
WEST_HAND_AT: Final = POLICE_AT + CARDS
EAST_HAND_AT: Final = WEST_HAND_AT + CARDS
DISPLAY_AT: Final = EAST_HAND_AT + CARDS
SPECIAL_AT: Final = DISPLAY_AT + CARDS
PLAYED_AT: Final = SPECIAL_AT + CARDS
STEP_AT: Final = PLAYED_AT + 4 * CARDS
ACTING_AT: Final = STEP_AT + 3 * KINDS
LEFT_AT: Final = ACTING_AT + 2
DECADE_AT: Final = LEFT_AT + 2 * (DISPLAY + 2)
EDITION_AT: Final = DECADE_AT + LAST_DECADE
SPARSE: Final = EDITION_AT + 2
MOST_ACTIVE: Final = 400

SHAPE: Final = Shape(COUNT, SPARSE, 64, 32, LAST_DECADE, 1)

# what makes each feature about 1 at most
DENSE_SCALE: Final = vec[float]([
    0.05, 0.05, 0.1, 0.1, 0.2, 0.2, 0.1, 0.1,
    0.5, 0.5, 0.03, 0.03, 0.2, 0.2, 0.2, 0.2,
    0.05, 0.1, 0.1, 1.0, 0.06, 0.2, 0.3, 0.1,
    1.0, 0.2, 0.06, 0.2, 0.1, 1.0, 0.3, 0.1,
    1.0, 0.1, 0.1, 1.0, 0.2, 0.3, 0.5, 0.2,
    0.2, 1.0,
])  # fmt: skip


def fits(rules: Rules) -> bool:
    """Returns whether a network can judge games with these components; custom boards and cards may differ."""
    return (
        rules.province_count == PROVINCES
        and len(rules.cities) == CITIES
        and rules.connection_count == CONNECTIONS
        and len(rules.cards) == CARDS
        and len(rules.suppliers) == SECTORS
    )


@final
class Inputs(NetworkInputs):
    """The inputs of the network for one position at a time."""

    def __init__(self) -> None:
        super().__init__(COUNT, MOST_ACTIVE)
        self.measures = Measures(PROVINCES)
        self.levels: Ints = vec[i64]([0] * PROVINCES)

    def write(self, state: State) -> None:
        """Replaces the inputs by those of a position."""
        measure(state, self.measures)
        features = self.measures.features
        for i in range(COUNT):
            self.dense[i] = features[i] * DENSE_SCALE[i]
        self.count = 0
        self._provinces(state)
        self._economy(state)
        self._tracks(state)
        self._cards(state)
        self._progress(state)

    def _provinces(self, state: State) -> None:
        measures = self.measures
        levels = self.levels
        self.add_levels(UNREST_AT, state.unrest, MAX_UNREST)
        for province in range(PROVINCES):
            levels[province] = int(measures.expected[province])
        self.add_levels(EXPECTED_AT, levels, MAX_EXPECTED)
        self.add_levels(LIVING_AT, state.living, MAX_LIVING_STANDARD)
        self.add_levels(SOCIALISTS_AT, state.socialists, MAX_SOCIALISTS)
        for province in range(PROVINCES):
            levels[province] = (measures.power[province] + 1) >> 1
        self.add_levels(POWER_AT, levels, MAX_POWER)
        for province in range(PROVINCES):
            levels[province] = measures.exports[province] + 1
        self.add_levels(EXPORT_AT, levels, MAX_EXPORT + 1)

    def _economy(self, state: State) -> None:
        active = self.active
        count = self.count
        factories = state.factories
        city: i64 = 0
        while factories:
            if factories & 1:
                value = state.value[city]
                active[count] = FACTORY_AT + city * MAX_FACTORY + (_within(value, MAX_FACTORY) - 1 if value > 0 else 0)
                count += 1
            factories >>= 1
            city += 1
        self.count = count
        self._add_mask(RUNDOWN_AT, state.rundown)
        self._add_mask(CLOSED_AT, state.closed)
        west: i64 = state.rules.west_connections
        self._add_mask(STARTED_AT, state.started[WEST])
        self._add_mask(STARTED_AT + west, state.started[EAST])
        self._add_mask(COMPLETE_AT, state.complete[WEST])
        self._add_mask(COMPLETE_AT + west, state.complete[EAST])

    def _tracks(self, state: State) -> None:
        for track in range(3):
            self.add(TRACKS_AT + track * (2 * TRACK_END + 1) + state.tracks[track] + TRACK_END)
        self.add_levels(SECTORS_AT, state.sectors, MAX_SECTOR)
        if state.box:
            self.add(BOX_AT + _within(state.box, MAX_BOX) - 1)
        if state.wall:
            self.add(WALL_AT)
        if state.dissolved:
            self.add(DISSOLVED_AT)
        if state.police_used:
            self.add(USED_AT + _within(state.police_used, MAX_POLICE_USED) - 1)

    def _cards(self, state: State) -> None:
        self.add_all(POLICE_AT, state.police)
        self.add_all(WEST_HAND_AT, state.hand_west)
        self.add_all(EAST_HAND_AT, state.hand_east)
        self.add_all(DISPLAY_AT, state.display)
        if state.special >= 0:
            self.add(SPECIAL_AT + state.special)
        if state.acting and state.card >= 0:
            self.add(PLAYED_AT + 4 * state.card + state.use)

    def _progress(self, state: State) -> None:
        step = state.pending
        if isinstance(step, Decision):
            who: i64 = step.seat if step.seat >= 0 else 2
            self.add(STEP_AT + 3 * (step.kind - FIRST_DECISION) + who)
        if state.acting:
            self.add(ACTING_AT + state.side)
        left = _within(len(state.display), DISPLAY + 1)
        self.add(LEFT_AT + (state.half - 1) * (DISPLAY + 2) + left if state.half > 0 else LEFT_AT + left)
        self.add(DECADE_AT + group_of(state))
        edition = state.rules.edition.id
        if edition == "1.0":
            self.add(EDITION_AT)
        elif edition == "2.0":
            self.add(EDITION_AT + 1)


def _within(value: i64, most: i64) -> i64:
    return min(most, value)


def group_of(state: State) -> i64:
    """Returns which outputs a position uses: those of its decade."""
    return state.decade - 1 if state.decade > 1 else 0


class LearnedEvaluator(Evaluator):
    """Judges positions by a network."""

    def __init__(self, weights: Weights) -> None:
        self.inputs = Inputs()
        self.forward: Any = forward(weights, self.inputs.dense, self.inputs.active)

    def score(self, state: State) -> float:
        if state.termination != ONGOING:
            return WON if state.winner == EAST else -WON
        self.inputs.write(state)
        odds: float = self.forward.evaluate(self.inputs.count, group_of(state))
        return odds * SCALE
