"""W9: what an action in a city costs, and what units it would bring there."""

from dataclasses import dataclass

from . import strength
from .actions import ActionPoints, cost_of
from .flow import decision
from .position import Position

NO_POINTS = "done city store spend better"
"""Answers that are no action in a city."""


@dataclass(frozen=True)
class Offer:
    """An action for action points. The strength is the party's in the city, before and after."""

    cost: int
    before: int
    after: int


def offer_of(position: Position, move: int) -> Offer | None:
    """Returns what an action costs and brings; None if the move is none."""
    step = decision(position)
    if not isinstance(step, ActionPoints):
        return None
    actions = position.rules.actions
    block = actions.block_of(move)
    if block.name == "store":
        return Offer(int(position.rules.cost_reserve), 0, 0)
    if block.name == "better":
        return Offer(int(position.rules.cost_better), 0, 0)
    if block.name in NO_POINTS.split():
        return None
    cost = int(cost_of(position, step.seat, block.start))
    if block.name not in ("mobilise", "takeover", "win_back"):
        return Offer(cost, 0, 0)
    before = int(strength.strength(position, step.seat, step.city))
    after = position.copy()
    step.apply(after, move)
    return Offer(cost, before, int(strength.strength(after, step.seat, step.city)))
