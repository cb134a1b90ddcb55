"""Ways to a position: the moves of a game by random players until it is far enough."""

from random import Random
from typing import Any

from tests import seeds

from republik import games
from republik.table.chance import Seed
from republik.table.session import new_session


def way_to(name: str, enough: Any) -> list[int]:
    """Returns moves that lead, in the test's first game, to a position that is far enough."""
    for attempt in range(40):
        rng = Random(attempt)
        session = new_session(games.game("weimar"), {"scenario": "abyss"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        moves: list[int] = []
        while session.position.outcome() is None:
            moves.append(rng.choice(session.position.moves()))
            session.play(moves[-1])
            if enough(session):
                return moves
    raise AssertionError("no such game")
