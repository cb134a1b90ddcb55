"""What a game gives to training: the shape of its network, weights to start from, and games of its own players."""

from array import array
from collections.abc import Mapping, Sequence
from math import prod
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from republik.table.learning.network import Shape
from republik.table.learning.self_play import Manner, Row
from republik.table.player import Player


class Exploration(NamedTuple):
    """How a training game departs from the best play, so that it sees more than one kind of game."""

    temperature: float = 0.1
    """Of the softmax over plays, in logits; 0 always takes the best."""
    lapses: float = 0.02
    """Share of decisions made at random."""
    replies: float = 0.0
    """Share of plays that are checked against the best reply before one is chosen."""
    planning: float = 1.0
    """Share of games in which the seats plan; in the others they take the best move at sight, which is much quicker."""


class GameRows(NamedTuple):
    """The positions of one game, as packed little-endian numbers."""

    dense: bytes
    """float32: the values of the named features, one row per position."""
    active: bytes
    """uint16: the numbers of the inputs that are 1, for all positions in a row."""
    counts: bytes
    """uint16: how many active inputs each position has."""
    groups: bytes
    """uint8: which row of outputs each position uses (a decade, a round)."""
    targets: bytes
    """float32: what the network should say, as chances; one row of `Shape.values` numbers per position."""
    estimates: bytes
    """float32: what it said when the game was played, in the same layout."""
    result: bytes
    """float32: how the game ended for each value, once per game: 1 won, 0 lost."""
    facts: Mapping[str, str | int]
    """What reports count: how it ended, how many decisions; `winner` is the name of a seat."""


class Learner:
    """Plays training games of one game. Weights are the bytes of a network file."""

    shape: Shape
    gates: tuple[str, ...] = ()
    """Levels at which a candidate must beat the best network, from quick to slow."""
    settings: Mapping[str, Any] = MappingProxyType({})
    """Settings of a run that suit the game better than the usual ones."""

    def start(self, seed: int) -> bytes:
        """Returns weights that play like the evaluation without a network; the hidden layers are random."""
        raise NotImplementedError

    def play(self, weights: tuple[bytes, ...], observer: bytes, exploration: Exploration, seed: int) -> GameRows:
        """Plays one game, seat by seat with these weights: all equal, or some of an earlier network. The estimates of
        the rows, and the targets that follow from them, are those of the network `observer`."""
        raise NotImplementedError

    def player(self, level: str, weights: bytes | None) -> Player:
        """Returns the player of a level with these weights; without any, with the linear evaluation."""
        raise NotImplementedError


def starting_arrays(shape: Shape, seed: int, sparse: float) -> dict[str, "array[float]"]:
    """Returns the weights of a network before training: the hidden layers are random, those from the sparse inputs with
    this spread; nothing reaches the outputs."""
    rng = Random(seed)
    arrays = {name: array("f", bytes(4 * prod(size))) for name, size in shape.parts()}
    for name, spread in (("dense1", 0.1), ("sparse1", sparse), ("weights2", (2.0 / shape.first) ** 0.5)):
        arrays[name] = array("f", [rng.gauss(0.0, spread) for _ in arrays[name]])
    return arrays


def manner_of(exploration: Exploration, planned: bool, trace: float, kept: int) -> Manner:
    """Returns how one training game is played; see `Manner`."""
    return Manner(exploration.temperature, exploration.lapses, exploration.replies, planned, trace, kept)


def packed(rows: Sequence[Row], result: Sequence[float], facts: Mapping[str, str | int]) -> GameRows:
    """Returns the rows of a finished training game as packed numbers."""
    return GameRows(
        dense=array("f", [value for row in rows for value in row.dense]).tobytes(),
        active=array("H", [number for row in rows for number in row.active]).tobytes(),
        counts=array("H", [len(row.active) for row in rows]).tobytes(),
        groups=bytes(row.group for row in rows),
        targets=array("f", [value for row in rows for value in row.target]).tobytes(),
        estimates=array("f", [value for row in rows for value in row.estimate]).tobytes(),
        result=array("f", result).tobytes(),
        facts=facts,
    )
