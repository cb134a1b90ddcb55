"""Weimar: four parties in the German Republic of 1919 to 1933, based on the companion booklet of the board game."""

from .game import GAME, new_game
from .rules.position import Position, View

__all__ = ["GAME", "Position", "View", "new_game"]
