"""Wir sind das Volk!, whichever engine (interpreted or compiled) the environment chooses."""

from collections.abc import Sequence
from itertools import count, cycle
from random import Random

import republik
from republik.table.contract import Position
from republik.wsdv import new_game
from republik.wsdv.playout import random_game
from timing import rate, report

EDITION = "2.1"
seeds = count(1)
random = Random(20261115).random


def game() -> int:
    random_game(EDITION, next(seeds))
    return 1


def decisions_inside() -> int:
    return random_game(EDITION, next(seeds))[1]


def decisions_driven() -> int:
    """A game played from outside: ask for the moves, take one, play it; chance is a seat like any other."""
    position = new_game(edition=EDITION)
    decisions = 0
    while position.to_act() is not None:
        moves = position.moves()
        position.play(moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def middles(games: int) -> Sequence[Position]:
    """Positions from the middle of random games."""
    found = []
    for _ in range(games):
        position = new_game(edition=EDITION)
        trail = []
        while position.to_act() is not None:
            trail.append(position.copy())
            moves = position.moves()
            position.play(moves[int(random() * len(moves))])
        found.append(trail[len(trail) // 2])
    return found


positions = cycle(middles(20))


def copies() -> int:
    for _ in range(100):
        next(positions).copy()
    return 100


report(
    {
        "compiled": republik.compiled(),
        "checksum": ",".join(format(random_game(EDITION, seed)[0], "x") for seed in range(20)),
        "games": rate(game),
        "decisions_inside": rate(decisions_inside),
        "decisions_driven": rate(decisions_driven),
        "copies": rate(copies),
    }
)
