"""Measures OpenSpiel: all its registered Python games with hidden information, and C++ card games for reference."""

import math
import sys
from functools import partial
from random import Random

import pyspiel
from open_spiel.python import games as python_games

from timing import rate, report

CARD_GAMES = ("crazy_eights", "gin_rummy", "hearts", "leduc_poker", "oh_hell", "skat", "spades")


def decisions_driven(game: "pyspiel.Game") -> int:
    """The same loop as in ours.py: get the moves, pick one at random, play it; chance counts as a seat like any
    other."""
    random = Random(20261115).random
    decisions = 0
    while decisions < 6000:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def names(kind: str) -> list[str]:
    if kind == "cpp":
        return list(CARD_GAMES)
    assert python_games  # importing this module registers the Python games
    return [
        game.short_name
        for game in pyspiel.registered_games()
        if game.short_name.startswith("python_")
        and game.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        and game.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    ]


figures: "dict[str, float | str | bool]" = {}
for name in names(sys.argv[1]):
    figures[name] = rate(partial(decisions_driven, pyspiel.load_game(name)))
rates = [float(figure) for figure in figures.values()]
figures["geometric mean"] = math.exp(sum(map(math.log, rates)) / len(rates))
report(figures)
