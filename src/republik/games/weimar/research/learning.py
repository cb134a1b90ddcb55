"""What training gets from Weimar: a network that starts as the linear evaluation, and training games."""

from array import array
from functools import lru_cache
from itertools import accumulate
from random import Random
from types import MappingProxyType
from typing import Final

from republik.games.weimar.players import learned
from republik.games.weimar.players.evaluation import COUNT, LINEAR, WEIGHTS
from republik.games.weimar.players.evaluators import fixed
from republik.games.weimar.players.learned import DENSE_SCALE, SHAPE, LearnedEvaluator, result_of
from republik.games.weimar.players.levels import CAREFUL, SHORT_BUDGET, WITHIN_A_SECOND
from republik.games.weimar.players.players import OWN_PLAY, WeimarGreedy, WeimarSearch
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import new_position
from republik.games.weimar.rules.rules import rules_for
from republik.table.budget import parse_budget
from republik.table.dice import Dice
from republik.table.learning.learner import Exploration, GameRows, Learner, manner_of, packed, starting_arrays
from republik.table.learning.network import Weights, read, write
from republik.table.player import Player

from .self_play import SelfPlay

MIX: Final = {"bruderkrieg": 0.4, "vulkan": 0.25, "main": 0.25, "abyss": 0.1}
"""Shares of the scenarios in training games."""
IMPOSSIBLE: Final = -20.0
"""Logit of a party in the solo scenario, where the player wins or nobody does."""
TRACE: Final = 0.98
"""TD(lambda): how much of a later position's target an earlier one takes over."""
KEPT_PLANNED, KEPT_AT_SIGHT = 2, 4
"""One position in so many becomes a row: neighbours in a game tell the same."""
CONFIDENCE, SOLO_CONFIDENCE = 0.5, 0.19
"""The linear evaluation is overconfident: the network starts with this part of its scores, as `share_won` does."""
SOLO_LEVEL: Final = -2.4
SEARCH: Final = "search"
PHASES: Final = (
    (0.0, 0.04, 0.012, 0.0, 0.0),
    (0.15, 0.02, 0.008, 0.0, 0.0),
    (0.3, 0.014, 0.006, 0.0, 0.06),
    (1.0, 0.007, 0.004, 0.1, 0.12),
)
"""Exploration over a run. Most moves differ by a few hundredths of a logit, so that choices at higher temperatures are
little better than random."""


class WeimarLearner(Learner):
    """Trains the winning chances of the four parties, and that of nobody."""

    shape = SHAPE
    gates = ("citizen", "delegate", "search:12")
    settings = MappingProxyType({"phases": PHASES, "uses": 6.0})

    def start(self, seed: int) -> bytes:
        arrays = starting_arrays(SHAPE, seed, 0.05)
        groups = [*[_skip_of_four()] * learned.SOLO_GROUP, _skip_of_one()]
        arrays["skip"] = array("f", [number for rows in groups for row in rows for number in row])
        solo = learned.SOLO_GROUP * learned.VALUES
        for party in (fx.ZENTRUM, fx.KPD, fx.DNVP):
            arrays["bias3"][solo + party] = IMPOSSIBLE
        arrays["bias3"][solo + fx.SPD] = SOLO_LEVEL
        return write(Weights(SHAPE, arrays, {"game": "weimar", "seed": seed}))

    def play(self, weights: tuple[bytes, ...], observer: bytes, exploration: Exploration, seed: int) -> GameRows:
        rng = Random(seed)
        scenario = rng.choices(list(MIX), cum_weights=list(accumulate(MIX.values())))[0]
        judges = [evaluator(one) for one in weights]
        planned = rng.random() < exploration.planning
        manner = manner_of(exploration, planned, TRACE, KEPT_PLANNED if planned else KEPT_AT_SIGHT)
        game = SelfPlay(new_position(rules_for(scenario)), judges, manner, Dice(rng.getrandbits(32)))
        game.run(evaluator(observer))
        end = game.position
        facts = {
            "winner": _winner(end.winner, end.termination),
            "termination": st.TERMINATIONS[end.termination],
            "decisions": game.decisions,
            "scenario": scenario,
            "planned": int(planned),
            "cuts": game.cuts,
        }
        return packed(game.rows, result_of(end), facts)

    def player(self, level: str, weights: bytes | None) -> Player:
        judge = fixed(LINEAR if weights is None else evaluator(weights))
        name, _, budget = level.partition(":")
        if name == SEARCH:
            return WeimarSearch(parse_budget(budget) if budget else WITHIN_A_SECOND, judge=judge)
        if level == "citizen":
            return WeimarGreedy(level, judge=judge)
        if level == "delegate":
            return WeimarSearch(SHORT_BUDGET, level, judge, OWN_PLAY)
        if level == "minister":
            return WeimarSearch(CAREFUL, level, judge=judge)
        raise ValueError(f"no level {level!r} to train for")


@lru_cache(maxsize=16)
def evaluator(weights: bytes) -> LearnedEvaluator:
    """Returns the evaluation of a network file."""
    return LearnedEvaluator(read(weights))


def _skip_of_four() -> list[list[float]]:
    """Returns the linear part of a game of four: every party's score, and the mean with what the NSDAP adds."""
    rows = [[0.0] * SHAPE.dense for _ in range(learned.VALUES)]
    for party in range(st.PARTIES):
        for feature in range(COUNT):
            weight = CONFIDENCE * WEIGHTS[feature] / DENSE_SCALE[feature]
            rows[party][party * COUNT + feature] = weight
            rows[learned.NOBODY_WINS][party * COUNT + feature] = weight / st.PARTIES
    rows[learned.NOBODY_WINS][learned.NOBODY_AT] = 1.0 / learned.NOBODY_SCALE
    return rows


def _skip_of_one() -> list[list[float]]:
    """Returns the linear part of the solo scenario: `evaluation.solo_score` for the player, 0 for defeat."""
    rows = [[0.0] * SHAPE.dense for _ in range(learned.VALUES)]
    for feature in range(COUNT):
        weight = SOLO_CONFIDENCE * WEIGHTS[feature] / DENSE_SCALE[feature]
        rows[fx.SPD][fx.SPD * COUNT + feature] = weight
        rows[fx.SPD][fx.ZENTRUM * COUNT + feature] = 0.3 * weight
    rows[fx.SPD][learned.ENEMY_AT] = -0.5 * SOLO_CONFIDENCE / learned.ENEMY_SCALE
    rows[fx.SPD][learned.FEAR_AT] = -4.0 * SOLO_CONFIDENCE
    return rows


def _winner(winner: int, termination: int) -> str:
    if termination in (st.GREAT_VICTORY, st.SMALL_VICTORY):
        return "republic"
    return fx.PARTIES[winner] if winner >= 0 else "nobody"
