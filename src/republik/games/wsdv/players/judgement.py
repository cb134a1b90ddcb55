"""Which evaluation a player uses: the linear one, or the network that comes with the game."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from threading import local

from republik.games.wsdv.rules.rules import Rules
from republik.table.network import Weights, is_compiled, read

from .evaluation import LINEAR, Evaluator
from .learned import LearnedEvaluator, fits

Judge = Callable[[Rules], Evaluator]
"""Returns the evaluation for games by these rules."""

FILE = "data/learned.net"

_own = local()


@cache
def shipped() -> Weights:
    """Returns the network that comes with the game."""
    return read(files("republik.games.wsdv").joinpath(FILE).read_bytes())


def linear(_rules: Rules) -> Evaluator:
    return LINEAR


def is_learned(rules: Rules) -> bool:
    """Returns whether the network can be used: it does not know custom boards and cards, and would be too slow where
    the engine is not compiled."""
    return fits(rules) and is_compiled()


def learned(rules: Rules) -> Evaluator:
    """Returns the evaluation by the network; the linear one where the network cannot be used."""
    if not is_learned(rules):
        return LINEAR
    if not hasattr(_own, "judge"):
        _own.judge = LearnedEvaluator(shipped())  # it holds the position that it evaluates: every thread has its own
    judge: Evaluator = _own.judge
    return judge


def is_shipped(evaluator: Evaluator) -> bool:
    """Returns whether an evaluation is the network that comes with the game, as `learned` returns it."""
    return evaluator is getattr(_own, "judge", None)


def fixed(evaluator: Evaluator) -> Judge:
    """Returns a judge that always uses one evaluation."""
    return lambda _rules: evaluator
