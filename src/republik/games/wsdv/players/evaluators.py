"""Which evaluation a player uses: the linear one, or the network that comes with the game."""

from collections.abc import Callable
from typing import Final

from republik.games.wsdv.players.evaluation import LINEAR, Evaluator
from republik.games.wsdv.players.learned import LearnedEvaluator, fits
from republik.games.wsdv.rules.rules import Rules
from republik.table.learning.network import is_quick
from republik.table.learning.shipped import ShippedNetwork

Judge = Callable[[Rules], Evaluator]
"""Returns the evaluation for games by these rules."""

SHIPPED: Final = ShippedNetwork("republik.games.wsdv", LearnedEvaluator)


def linear(_rules: Rules) -> Evaluator:
    return LINEAR


def is_learned(rules: Rules) -> bool:
    """Returns whether the network can be used: it knows boards and decks of the printed size only, and would be too
    slow where only Python could evaluate it."""
    return fits(rules) and is_quick()


def learned(rules: Rules) -> Evaluator:
    """Returns the evaluation by the network; the linear one where the network cannot be used."""
    return SHIPPED.evaluation() if is_learned(rules) else LINEAR


def fixed(evaluator: Evaluator) -> Judge:
    """Returns a judge that always uses one evaluation."""
    return lambda _rules: evaluator
