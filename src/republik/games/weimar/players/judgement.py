"""Which evaluation a player uses, by the rules of its game."""

from collections.abc import Callable

from republik.games.weimar.rules.rules import Rules

from .evaluation import LINEAR, Evaluator

Judge = Callable[[Rules], Evaluator]
"""Returns the evaluation for games by these rules."""


def linear(_rules: Rules) -> Evaluator:
    return LINEAR


def fixed(evaluator: Evaluator) -> Judge:
    """Returns a judge that always uses one evaluation."""
    return lambda _rules: evaluator
