"""catanatron: Settlers of Catan in Python, four random players."""

from itertools import count, cycle

from catanatron import Color, Game, RandomPlayer

from timing import rate, report

SECONDS = 4.0  # a game takes tens of milliseconds

seeds = count(1)


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=next(seeds))


def game() -> int:
    new_game().play()
    return 1


def decisions() -> int:
    played = new_game()
    played.play()
    return len(played.state.actions)


def middles(games: int) -> list[Game]:
    """Positions from the middle of random games."""
    found = []
    for _ in range(games):
        played = new_game()
        trail = []
        while played.winning_color() is None and played.state.num_turns < 1000:
            trail.append(played.copy())
            played.play_tick()
        found.append(trail[len(trail) // 2])
    return found


positions = cycle(middles(20))


def copies() -> int:
    for _ in range(100):
        next(positions).copy()
    return 100


report({"games": rate(game, SECONDS), "decisions_inside": rate(decisions, SECONDS), "copies": rate(copies)})
