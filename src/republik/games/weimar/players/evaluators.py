"""Which evaluation a player uses: the linear one, or the network that comes with the game."""

from collections.abc import Callable
from typing import Final

from republik.games.weimar.players.evaluation import LINEAR, Evaluator
from republik.games.weimar.players.learned import ShippedEvaluator, fits
from republik.games.weimar.rules.rules import Rules
from republik.table.learning.network import is_quick
from republik.table.learning.shipped import ShippedNetwork

Judge = Callable[[Rules], Evaluator]
"""Returns the evaluation for games by these rules."""

SHIPPED: Final = ShippedNetwork("republik.games.weimar", ShippedEvaluator)


def linear(_rules: Rules) -> Evaluator:
    return LINEAR


def learned(rules: Rules) -> Evaluator:
    """Returns the evaluation by the network. With custom values, which the network does not know, and where only Python
    could evaluate it, so that it would be too slow, returns the linear one."""
    return SHIPPED.evaluation() if fits(rules) and is_quick() else LINEAR


def fixed(evaluator: Evaluator) -> Judge:
    """Returns a judge that always uses one evaluation."""
    return lambda _rules: evaluator
