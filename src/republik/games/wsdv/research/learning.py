"""What training gets from Wir sind das Volk!: a network that starts as the linear evaluation, and training games."""

from array import array
from functools import lru_cache
from random import Random
from typing import Final

from republik.games.wsdv.players.evaluation import LINEAR, SCALE, WEIGHTS
from republik.games.wsdv.players.evaluators import fixed
from republik.games.wsdv.players.greedy import GreedyPlayer
from republik.games.wsdv.players.learned import DENSE_SCALE, SHAPE, LearnedEvaluator
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.rules.components import EDITIONS, NEWEST
from republik.games.wsdv.rules.position import new_position
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.rules.steps import EAST, TERMINATIONS
from republik.table.budget import Budget
from republik.table.dice import Dice
from republik.table.learning.learner import Exploration, GameRows, Learner, manner_of, packed, starting_arrays
from republik.table.learning.network import Weights, read, write
from republik.table.player import Player

from .self_play import SelfPlay

OTHER_EDITIONS: Final = 0.1
"""Share of training games by each of the older editions."""
TRACE: Final = 0.95
"""TD(lambda): how much of a later position's target an earlier one takes over."""
KEPT_PLANNED, KEPT_AT_SIGHT = 1, 4
"""One position in so many becomes a row."""
SEARCH_BUDGETS: Final = {"search": Budget(60), "search-0.1": Budget(seconds=0.1), "search-1": Budget(seconds=1.0)}


class WsdvLearner(Learner):
    """Trains East's winning chance; West's is the rest."""

    shape = SHAPE
    gates = ("delegate", "minister")

    def start(self, seed: int) -> bytes:
        arrays = starting_arrays(SHAPE, seed, 0.1)
        skip = [weight / SCALE / scale for row in WEIGHTS for weight, scale in zip(row, DENSE_SCALE, strict=True)]
        arrays["skip"] = array("f", skip)
        return write(Weights(SHAPE, arrays, {"game": "wsdv", "seed": seed}))

    def play(self, weights: tuple[bytes, ...], observer: bytes, exploration: Exploration, seed: int) -> GameRows:
        rng = Random(seed)
        drawn = rng.random()
        older = [edition for edition in EDITIONS if edition != NEWEST]
        edition = older[int(drawn / OTHER_EDITIONS)] if drawn < OTHER_EDITIONS * len(older) else NEWEST
        judges = [evaluator(one) for one in weights]
        planned = rng.random() < exploration.planning
        manner = manner_of(exploration, planned, TRACE, KEPT_PLANNED if planned else KEPT_AT_SIGHT)
        game = SelfPlay(new_position(standard_rules(edition)), judges, manner, Dice(rng.getrandbits(32)))
        game.run(evaluator(observer))
        end = game.position
        facts = {
            "winner": "east" if end.winner == EAST else "west",
            "termination": TERMINATIONS[end.termination],
            "decisions": game.decisions,
            "edition": edition,
            "planned": int(planned),
        }
        return packed(game.rows, [1.0 if end.winner == EAST else 0.0], facts)

    def player(self, level: str, weights: bytes | None) -> Player:
        judge = fixed(LINEAR if weights is None else evaluator(weights))
        if level == "greedy":
            return GreedyPlayer(judge=judge)
        if level == "delegate":
            return PlannerPlayer("delegate", width=1, replies=0, judge=judge)
        if level == "minister":
            return PlannerPlayer("minister", judge=judge)
        if level in SEARCH_BUDGETS:
            return SearchPlayer(SEARCH_BUDGETS[level], judge=judge)
        raise ValueError(f"no level {level!r} to train for")


@lru_cache(maxsize=8)
def evaluator(weights: bytes) -> LearnedEvaluator:
    """Returns the evaluation of a network file."""
    return LearnedEvaluator(read(weights))
