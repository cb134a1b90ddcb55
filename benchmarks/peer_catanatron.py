"""Measures catanatron: Settlers of Catan in Python, four random players.

It does not reproduce a game from its seed, so a pass is 50 different games in each process: the rates vary by about 4%,
and the best one counts, in its favour.
"""

import random

from catanatron import Color, Game, RandomPlayer

from timing import rate, report

GAMES = range(50)


def new_game(seed: int) -> Game:
    random.seed(seed)  # the random players use the global generator
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def games() -> int:
    for seed in GAMES:
        new_game(seed).play()
    return len(GAMES)


def length(seed: int) -> int:
    """Returns the number of decisions in the game with this seed."""
    played = new_game(seed)
    played.play()
    return len(played.state.actions)


def middle(seed: int) -> Game:
    """Returns a position from the middle of a random game."""
    played = new_game(seed)
    for _ in range(length(seed) // 2):
        if played.winning_color() is None:
            played.play_tick()
    return played


positions = [middle(seed) for seed in range(20)]


def copies() -> int:
    for _ in range(50):
        for position in positions:
            position.copy()
    return 50 * len(positions)


games_a_second = rate(games)
report(
    {
        "games": games_a_second,
        "decisions_inside": games_a_second * sum(map(length, GAMES)) / len(GAMES),
        "copies": rate(copies),
    }
)
