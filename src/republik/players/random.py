"""A player that chooses uniformly among the legal moves."""

from random import Random

from republik.table.contract import View


class RandomPlayer:
    name = "random"

    def choose(self, view: View, rng: Random) -> int:
        moves = view.moves()
        return moves[rng.randrange(len(moves))]
