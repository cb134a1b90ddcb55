"""What training gets from Weimar: a network that starts as the linear evaluation, and training games."""

from array import array
from functools import lru_cache
from itertools import accumulate
from math import prod
from random import Random
from typing import Final

from republik.games.weimar.players import learned
from republik.games.weimar.players.evaluation import COUNT, LINEAR, WEIGHTS
from republik.games.weimar.players.learned import DENSE_SCALE, SHAPE, LearnedEvaluator, result_of
from republik.games.weimar.players.levels import CAREFUL, SHORT_BUDGET, WITHIN_A_SECOND
from republik.games.weimar.players.players import WeimarGreedy, WeimarSearch
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import new_position
from republik.games.weimar.rules.rules import rules_for
from republik.table.budget import parse_budget
from republik.table.dice import Dice
from republik.table.learning import Exploration, GameRows, Learner
from republik.table.network import Weights, read, write
from republik.table.player import Player

from .self_play import Row, SelfPlay

MIX: Final = {"bruderkrieg": 0.4, "vulkan": 0.25, "main": 0.25, "abyss": 0.1}
"""Shares of the scenarios in training games."""
IMPOSSIBLE: Final = -20.0
"""Logit of a party in the solo scenario, where the player wins or nobody does."""
CHECKED_SHARE: Final = 0.2
"""Share of the decisions, of those asked for, that are checked against replies: every small decision may be one."""
SEARCH: Final = "search"


class WeimarLearner(Learner):
    """Trains the winning chances of the four parties, and that of nobody."""

    shape = SHAPE
    gates = ("citizen", "delegate", "search:12")

    def start(self, seed: int) -> bytes:
        rng = Random(seed)
        arrays = {name: array("f", bytes(4 * prod(size))) for name, size in SHAPE.parts()}
        for name, spread in (("dense1", 0.1), ("sparse1", 0.1), ("weights2", (2.0 / SHAPE.first) ** 0.5)):
            arrays[name] = array("f", [rng.gauss(0.0, spread) for _ in arrays[name]])
        groups = [*[_skip_of_four()] * learned.SOLO_GROUP, _skip_of_one()]
        arrays["skip"] = array("f", [number for rows in groups for row in rows for number in row])
        solo = learned.SOLO_GROUP * learned.VALUES
        for party in (fx.ZENTRUM, fx.KPD, fx.DNVP):
            arrays["bias3"][solo + party] = IMPOSSIBLE
        return write(Weights(SHAPE, arrays, {"game": "weimar", "seed": seed}))

    def play(self, weights: tuple[bytes, ...], observer: bytes, exploration: Exploration, seed: int) -> GameRows:
        rng = Random(seed)
        scenario = rng.choices(list(MIX), cum_weights=list(accumulate(MIX.values())))[0]
        judges = [evaluator(one) for one in weights]
        temperature, lapses, replies, _ = exploration
        start, dice = new_position(rules_for(scenario)), Dice(rng.getrandbits(32))
        game = SelfPlay(start, judges, temperature, lapses, CHECKED_SHARE * replies, dice)
        game.run(evaluator(observer))
        end = game.position
        facts = {
            "winner": _winner(end.winner, end.termination),
            "termination": st.TERMINATIONS[end.termination],
            "decisions": len(game.rows),
            "scenario": scenario,
            "cuts": game.cuts,
        }
        return _packed(game.rows, result_of(end), facts)

    def player(self, level: str, weights: bytes | None) -> Player:
        judge = LINEAR if weights is None else evaluator(weights)
        name, _, budget = level.partition(":")
        if name == SEARCH:
            return WeimarSearch(parse_budget(budget) if budget else WITHIN_A_SECOND, judge=judge)
        if level == "citizen":
            return WeimarGreedy(level, judge=judge)
        if level == "delegate":
            return WeimarSearch(SHORT_BUDGET, level, replies=0, judge=judge)
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
            weight = WEIGHTS[feature] / DENSE_SCALE[feature]
            rows[party][party * COUNT + feature] = weight
            rows[learned.NOBODY_WINS][party * COUNT + feature] = weight / st.PARTIES
    rows[learned.NOBODY_WINS][learned.NOBODY_AT] = 1.0 / learned.NOBODY_SCALE
    return rows


def _skip_of_one() -> list[list[float]]:
    """Returns the linear part of the solo scenario: `evaluation.solo_score` for the player, 0 for defeat."""
    rows = [[0.0] * SHAPE.dense for _ in range(learned.VALUES)]
    for feature in range(COUNT):
        weight = WEIGHTS[feature] / DENSE_SCALE[feature]
        rows[fx.SPD][fx.SPD * COUNT + feature] = weight
        rows[fx.SPD][fx.ZENTRUM * COUNT + feature] = 0.3 * weight
    rows[fx.SPD][learned.ENEMY_AT] = -0.5 / learned.ENEMY_SCALE
    rows[fx.SPD][learned.FEAR_AT] = -4.0
    return rows


def _winner(winner: int, termination: int) -> str:
    if termination in (st.GREAT_VICTORY, st.SMALL_VICTORY):
        return "republic"
    return fx.PARTIES[winner] if winner >= 0 else "nobody"


def _packed(rows: list[Row], result: list[float], facts: dict[str, str | int]) -> GameRows:
    return GameRows(
        dense=array("f", [value for row in rows for value in row.dense]).tobytes(),
        active=array("H", [number for row in rows for number in row.active]).tobytes(),
        counts=array("H", [len(row.active) for row in rows]).tobytes(),
        groups=bytes(row.group for row in rows),
        targets=array("f", [value for row in rows for value in row.target]).tobytes(),
        estimates=array("f", [value for row in rows for value in row.estimate]).tobytes(),
        result=array("f", result).tobytes(),
        facts=facts,
    )
