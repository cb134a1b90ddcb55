"""A player without a thought: any legal move, each as likely as the others."""

from random import Random

from republik.table.contract import View


class RandomPlayer:
    name = "random"

    def choose(self, view: View, rng: Random) -> int:
        moves = view.moves()
        return moves[rng.randrange(len(moves))]
