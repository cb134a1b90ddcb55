"""Wir sind das Volk!: East against West Germany, 1945 to 1989."""

from .game import GAME, new_game
from .rules.position import Position, View

__all__ = ["GAME", "Position", "View", "new_game"]
