"""Positions from random games of Weimar."""

from random import Random

from tests.players.helpers import decisions_along

from republik.games.weimar.game import GAME
from republik.games.weimar.rules.position import Position

FOUR = ("bruderkrieg", "vulkan", "main")
SCENARIOS = (*FOUR, "abyss")


def positions(scenario: str, seed: int, often: float) -> list[Position]:
    """Yields decisions of seats from a random game."""
    rng = Random(seed)
    return decisions_along(GAME.new({"scenario": scenario}), rng, lambda _: rng.random() < often)
