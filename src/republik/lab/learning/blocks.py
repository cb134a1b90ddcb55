"""Training rows as NumPy arrays, and what held-out games say about a network. Needs NumPy, nothing else."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from republik.table.learning.network import Shape

from .rows import Batch

Floats = NDArray[np.float32]
Arrays = dict[str, Floats]
"""The arrays of a network by name."""

DECILES: Final = 10
LEAST_CHANCE: Final = 1e-6


class Block(NamedTuple):
    """Rows with one array per column. `active` is padded: the number of sparse inputs stands for none."""

    dense: Floats
    active: NDArray[np.uint16]
    groups: NDArray[np.uint8]
    targets: Floats
    estimates: Floats
    results: Floats
    """How the row's game ended."""

    def take(self, chosen: Any) -> "Block":
        return Block(*(column[chosen] for column in self))


def blocks_of(batch: Batch, shape: Shape) -> tuple[Block, Block]:
    """Returns the rows for training and those of held-out games; ValueError if a number is out of range."""
    rows = np.array(batch.rows, np.int64)
    counts = np.frombuffer(batch.columns["counts"], "<u2").astype(np.int64)
    flat = np.frombuffer(batch.columns["active"], "<u2")
    groups = np.frombuffer(batch.columns["groups"], np.uint8)
    if (flat.size and int(flat.max()) >= shape.sparse) or (groups.size and int(groups.max()) >= shape.groups):
        raise ValueError("a row has an input or a group that the network does not have")
    active = np.full((len(counts), int(counts.max(initial=1))), shape.sparse, np.uint16)
    active[np.arange(active.shape[1]) < counts[:, None]] = flat
    values = {
        name: np.frombuffer(batch.columns[name], "<f4").reshape(-1, width)
        for name, width in (
            ("dense", shape.dense),
            ("targets", shape.values),
            ("estimates", shape.values),
            ("result", shape.values),
        )
    }
    results = np.repeat(values["result"], rows, axis=0)
    block = Block(values["dense"], active, groups, values["targets"], values["estimates"], results)
    held_out = np.repeat(np.array(batch.held_out, bool), rows)
    return block.take(~held_out), block.take(held_out)


class Ring:
    """The newest rows, up to a limit, in preallocated arrays."""

    def __init__(self, shape: Shape, limit: int) -> None:
        self.shape, self.limit = shape, limit
        self.rows = self.at = 0
        self.columns: Block | None = None

    def add(self, block: Block) -> None:
        block = block.take(slice(-self.limit, None))
        count = len(block.groups)
        if not count:
            return
        block = self._fitted(block)
        assert self.columns is not None
        first = min(count, self.limit - self.at)
        columns: list[tuple[Any, Any]] = list(zip(self.columns, block, strict=True))
        for mine, new in columns:
            mine[self.at : self.at + first] = new[:first]
            mine[: count - first] = new[first:]
        self.at = (self.at + count) % self.limit
        self.rows = min(self.limit, self.rows + count)

    def _fitted(self, block: Block) -> Block:
        """Makes room, and pads the active inputs of old and new rows to the same width."""
        if self.columns is None:
            columns = (np.empty((self.limit, *column.shape[1:]), column.dtype) for column in block)
            self.columns = Block(*columns)
        mine, new = self.columns.active.shape[1], block.active.shape[1]
        if new > mine:
            self.columns = self.columns._replace(active=_padded(self.columns.active, new, self.shape.sparse))
        elif new < mine:
            block = block._replace(active=_padded(block.active, mine, self.shape.sparse))
        return block

    def newest(self) -> Block:
        assert self.columns is not None
        return self.columns.take(slice(0, self.rows))


def _padded(active: NDArray[np.uint16], width: int, empty: int) -> NDArray[np.uint16]:
    return np.pad(active, ((0, 0), (0, width - active.shape[1])), constant_values=empty)


# -- what held-out games say ----------------------------------------------------------------------------


def chances(logits: Floats) -> Floats:
    """Returns the chances of outputs: of one value by the logistic function, of several by softmax."""
    if logits.shape[1] == 1:
        return (1.0 / (1.0 + np.exp(-np.clip(logits, -50.0, 50.0)))).astype(np.float32)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def log_loss(estimates: Floats, true: Floats) -> float:
    """Returns the mean cross-entropy of told chances, given true chances or results."""
    estimates = np.clip(estimates.astype(np.float64), LEAST_CHANCE, 1.0 - LEAST_CHANCE)
    if estimates.shape[1] == 1:
        return float(-(true * np.log(estimates) + (1.0 - true) * np.log(1.0 - estimates)).mean())
    return float(-(true * np.log(estimates)).sum(axis=1).mean())


def calibration(estimates: Floats, results: Floats) -> list[list[float]]:
    """Returns for every tenth of the chances the number of cases, the mean chance told and the share that came
    true."""
    flat, true = estimates.reshape(-1), results.reshape(-1)
    deciles = np.minimum((flat * DECILES).astype(np.int64), DECILES - 1)
    out = []
    for decile in range(DECILES):
        own = deciles == decile
        count = int(own.sum())
        means = (float(flat[own].mean()), float(true[own].mean())) if count else (0.0, 0.0)
        out.append([float(count), round(means[0], 4), round(means[1], 4)])
    return out
