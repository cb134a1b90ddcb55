"""What a player is to the table."""

from random import Random
from typing import Protocol

from republik.table.contract import View


class Player(Protocol):
    """Chooses one of the moves its view lists; all its chance comes from the generator it is handed."""

    name: str

    def choose(self, view: View, rng: Random) -> int: ...


def decision_rng(commitment: str, seat: int, decision: int) -> Random:
    """The generator for one decision of a seat.

    It depends on what is public alone (the promise of the seed, not the seed), and not on how often a game was
    interrupted: a resumed game goes on as if it had never been left.
    """
    return Random(f"{commitment} {seat} {decision}")
