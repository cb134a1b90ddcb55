"""What the training games of all games have in common: rows, exploration, and targets. Compiled with the engine.

Chances are lists with one number for each value of the network.
"""

from math import exp
from typing import Final

from republik.table.dice import Dice
from republik.table.learning.inputs import NetworkInputs

LEAST: Final = -50.0
"""The softmax treats larger deficits of worth like this one."""


class Manner:
    """How a training game is played, and what is learned from it."""

    def __init__(
        self, temperature: float, lapses: float, replies: float, planned: bool, trace: float, kept: int
    ) -> None:
        self.temperature = temperature
        self.lapses = lapses
        self.replies = replies  # share of plays that are checked against replies
        self.planned = planned  # or at sight
        self.trace = trace  # TD(lambda): how much of a later position's target an earlier one takes over
        self.kept = kept  # one position in so many becomes a row


class Row:
    """A position of a game: its inputs, if it is kept, what the network said of it, and what it should have said."""

    def __init__(self, inputs: NetworkInputs, group: int, estimate: list[float], kept: bool = True) -> None:
        self.kept = kept
        self.dense: list[float] = []
        self.active: list[int] = []
        if kept:
            self.dense = [inputs.dense[i] for i in range(len(inputs.dense))]
            self.active = [inputs.active[i] for i in range(inputs.count)]
        self.group = group
        self.estimate = estimate
        self.look = estimate  # the chances that the row before takes over
        self.best: list[float] = []  # the chances after the best move, if a clearly worse one was chosen
        self.target: list[float] = []


class TrainingGame:
    """The frame of a training game. A game's subclass plays it: it appends the rows, chooses the moves and calls
    `finish`."""

    def __init__(self, manner: Manner, dice: Dice) -> None:
        self.manner = manner
        self.dice = dice
        self.rows: list[Row] = []
        self.decisions = 0

    def any_of(self, moves: list[int]) -> int:
        return moves[self.dice.below(len(moves))]

    def happens(self, probability: float) -> bool:
        """Returns True with this probability."""
        return self.dice.fraction() < probability

    def pick(self, worths: list[float], scale: float = 1.0) -> int:
        """Picks a move by a softmax over the worths, best first; `scale` is what a logit is in their unit."""
        temperature = self.manner.temperature * scale
        if temperature <= 0.0 or len(worths) == 1:
            return 0
        best = worths[0]
        shares = [exp(max(LEAST, min(0.0, (worth - best) / temperature))) for worth in worths]
        total = 0.0
        for share in shares:
            total += share
        left = self.dice.fraction() * total
        for i in range(len(shares)):
            left -= shares[i]
            if left <= 0.0:
                return i
        return 0

    def finish(self, result: list[float]) -> None:
        """Works out TD(lambda) targets from the end, and drops the rows that are not kept. A position takes over what
        followed it, unless a clearly worse move than the best was chosen there."""
        trace = self.manner.trace
        following = result
        look = result
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            if row.best:
                row.target = row.best
            else:
                row.target = [(1.0 - trace) * look[k] + trace * following[k] for k in range(len(result))]
            following = row.target
            look = row.look
        self.rows = [row for row in self.rows if row.kept]
