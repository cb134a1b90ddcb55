"""Positions for the tests of players, for any game."""

import gc
from collections.abc import Callable
from random import Random
from typing import TypeVar

from republik.table.contract import CHANCE, Position

Played = TypeVar("Played", bound=Position)


def decisions_along(position: Played, rng: Random, wanted: Callable[[int], bool]) -> list[Played]:
    """Yields the wanted decisions of seats, by number, from a random game that continues this position."""
    found = []
    number = 0
    while (seat := position.to_act()) is not None:
        if seat != CHANCE and wanted(number):
            found.append(position.copy())
        position.play(rng.choice(position.moves()))
        number += 1
    return found


def acting(position: Position) -> int:
    seat = position.to_act()
    assert seat is not None
    return seat


def reachable(start: object) -> list[object]:
    """Returns everything reachable from an object, except classes and modules."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())
