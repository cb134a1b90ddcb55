"""The toy game with a learner: greedy play over a small network in plain Python.

Its network sees both cards and both bids. Without weights it values every position alike, so it moves at random: what
there is to learn is not to bid more than one's card, and to draw a new card when the own one is low.
"""

import struct
from array import array
from collections.abc import Mapping
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, cast

from tests.table.toy import Toy, ToyGame, ToyView

from republik.table.contract import CHANCE, View
from republik.table.learning.learner import Exploration, GameRows, Learner
from republik.table.learning.network import Shape, Weights, read, write
from republik.table.player import Player
from republik.table.plugin.research import Research

SHAPE = Shape(dense=3, sparse=14, first=16, second=8, groups=2, values=1)
LEVELS = ("quick", "slow")


def inputs(position: Toy) -> tuple[list[float], list[int], int]:
    """Returns the dense inputs, the active ones, and the group."""
    dense = [position.bids[0] / 8, position.bids[1] / 8, position.turn / 4]
    active = [6 * seat + card - 1 for seat, card in enumerate(position.cards) if card > 0]
    active += [12 + seat for seat in (0, 1) if 0 < position.cards[seat] < position.bids[seat]]
    return dense, active, int(position.turn > 1)


@lru_cache(maxsize=16)
def network(data: bytes) -> Weights:
    return read(data)


def logit(weights: Weights | None, position: Toy) -> float:
    """Returns the value for the first seat."""
    if weights is None:
        return 0.0
    dense, active, group = inputs(position)
    arrays, shape = weights.arrays, weights.shape
    first = list(arrays["bias1"])
    for row, value in enumerate(dense):
        for at in range(shape.first):
            first[at] += value * arrays["dense1"][row * shape.first + at]
    for row in active:
        for at in range(shape.first):
            first[at] += arrays["sparse1"][row * shape.first + at]
    second = list(arrays["bias2"])
    for row, value in enumerate(first):
        if value > 0.0:
            for at in range(shape.second):
                second[at] += value * arrays["weights2"][row * shape.second + at]
    told = arrays["bias3"][group]
    told += sum(max(0.0, value) * arrays["weights3"][group * shape.second + at] for at, value in enumerate(second))
    return told + sum(value * arrays["skip"][group * shape.dense + at] for at, value in enumerate(dense))


def value_after(weights: Weights | None, position: Toy, move: int, seat: int) -> float:
    after = position.copy()
    after.play(move)
    outcome = after.outcome()
    if outcome is None:
        worth = logit(weights, after)
    else:
        worth = 0.0 if outcome.winner is None else 9.0 - 18.0 * outcome.winner
    return worth if seat == 0 else -worth


class ToyPlayer:
    """Plays the move with the best value; equal ones at random."""

    name = "greedy"

    def __init__(self, weights: bytes | None) -> None:
        self.weights = None if weights is None else network(weights)

    def choose(self, view: View, rng: Random) -> int:
        position = cast("ToyView", view).sample(rng)
        return max(view.moves(), key=lambda move: (value_after(self.weights, position, move, view.seat), rng.random()))


class ToyLearner(Learner):
    shape = SHAPE
    gates = LEVELS

    def start(self, seed: int) -> bytes:
        """The hidden layers are random, and their outputs are not used yet."""
        rng = Random(seed)
        arrays: dict[str, array[float]] = {}
        for name, size in SHAPE.parts():
            count = size[0] * size[1] if len(size) == 2 else size[0]
            spread = 0.5 if name in ("dense1", "sparse1", "weights2") else 0.0
            arrays[name] = array("f", [rng.gauss(0.0, spread) for _ in range(count)])
        return write(Weights(SHAPE, arrays, {"game": "toy-learning"}))

    def play(self, weights: tuple[bytes, ...], observer: bytes, exploration: Exploration, seed: int) -> GameRows:
        rng = Random(seed)
        position, own = Toy(), [network(one) for one in weights]
        rows: list[tuple[list[float], list[int], int, float]] = []
        while (seat := position.to_act()) is not None:
            if seat == CHANCE:
                position.play(rng.choice(position.moves()))
                continue
            dense, active, group = inputs(position)
            rows.append((dense, active, group, 1.0 / (1.0 + exp(-logit(own[seat], position)))))
            position.play(self._move(own[seat], position, seat, exploration, rng))
        return _packed(rows, position)

    def _move(self, own: Weights, position: Toy, seat: int, exploration: Exploration, rng: Random) -> int:
        moves = position.moves()
        if rng.random() < exploration.lapses:
            return rng.choice(moves)
        noise = {move: rng.gauss(0.0, exploration.temperature) for move in moves}
        seen = position.view(seat).sample(rng)
        return max(moves, key=lambda move: value_after(own, seen, move, seat) + noise[move])

    def player(self, level: str, weights: bytes | None) -> Player:
        if level not in LEVELS:
            raise LookupError(f"levels: {', '.join(LEVELS)}")
        return ToyPlayer(weights)


def _packed(rows: list[tuple[list[float], list[int], int, float]], position: Toy) -> GameRows:
    outcome = position.outcome()
    assert outcome is not None
    result = 0.5 if outcome.winner is None else 1.0 - outcome.winner
    winner = "" if outcome.winner is None else ToyGame.seats[outcome.winner]
    facts: Mapping[str, str | int] = {"winner": winner, "ending": outcome.termination, "decisions": len(rows)}
    flat: list[Any] = [number for _, active, _, _ in rows for number in active]
    return GameRows(
        b"".join(struct.pack("<3f", *dense) for dense, _, _, _ in rows),
        struct.pack(f"<{len(flat)}H", *flat),
        struct.pack(f"<{len(rows)}H", *(len(active) for _, active, _, _ in rows)),
        bytes(group for _, _, group, _ in rows),
        struct.pack(f"<{len(rows)}f", *[result] * len(rows)),
        struct.pack(f"<{len(rows)}f", *(told for _, _, _, told in rows)),
        struct.pack("<f", result),
        facts,
    )


class ToyResearch(Research[Any, Any]):
    learner = ToyLearner


class LearningToy(ToyGame):
    name = "toy-learning"
    options = ()

    @staticmethod
    def research() -> Research[Any, Any]:
        return ToyResearch(GAME)


GAME = LearningToy()
