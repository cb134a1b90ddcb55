"""What the trainer asks of a library that fits networks, and the fit with NumPy alone."""

from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np

from republik.table.learning.network import Shape

from .blocks import Arrays, Block, Floats, Ring

DECAYED: Final = frozenset({"dense1", "sparse1", "weights2", "weights3"})
"""Arrays with weight decay: the hidden layers. The linear part keeps the knowledge it starts with."""
BETAS: Final = (0.9, 0.999)
TINY: Final = 1e-8


@dataclass
class FitState:
    """A fit in progress: the weights, their moving average, Adam's two moments, and the number of steps."""

    weights: Arrays
    average: Arrays
    first: Arrays
    second: Arrays
    step: int = 0

    @classmethod
    def start(cls, weights: Arrays) -> "FitState":
        zeros = [{name: np.zeros_like(one) for name, one in weights.items()} for _ in range(2)]
        return cls(_copied(weights), _copied(weights), zeros[0], zeros[1])


def _copied(arrays: Arrays) -> Arrays:
    return {name: one.copy() for name, one in arrays.items()}


@dataclass(frozen=True)
class FitSettings:
    """Settings of a fit, complete."""

    batch: int
    window: int
    decay: float
    average: float
    seed: int
    threads: int
    device: str


class Fit(Protocol):
    """Fits the network to the newest rows."""

    name: str
    settings: FitSettings

    def rows(self) -> int:
        """Returns the number of rows in the window."""
        ...

    def add(self, block: Block) -> None: ...

    def step(self, rate: float) -> None: ...

    def loss(self) -> float:
        """Returns the mean loss of the steps since the last call."""
        ...

    def state(self) -> FitState: ...

    def outputs(self, block: Block) -> Floats:
        """Returns the outputs of the averaged weights for these rows, as logits."""
        ...


class NumpyFit:
    """AdamW in NumPy: for small runs, and where PyTorch is not installed."""

    name = "numpy"

    def __init__(self, shape: Shape, state: FitState, settings: FitSettings) -> None:
        self.shape, self.fitted, self.settings = shape, state, settings
        self.window = Ring(shape, settings.window)
        self.rng = np.random.default_rng([settings.seed, state.step])
        self.losses: list[float] = []

    def rows(self) -> int:
        return self.window.rows

    def add(self, block: Block) -> None:
        self.window.add(block)

    def step(self, rate: float) -> None:
        assert self.window.columns is not None
        block = self.window.columns.take(self.rng.integers(0, self.window.rows, self.settings.batch))
        loss, gradients = gradients_of(self.fitted.weights, block, self.shape)
        self.losses.append(loss)
        self._adam(gradients, rate)

    def _adam(self, gradients: Arrays, rate: float) -> None:
        state, keep = self.fitted, self.settings.average
        state.step += 1
        scale = rate * np.sqrt(1.0 - BETAS[1] ** state.step) / (1.0 - BETAS[0] ** state.step)
        for name, gradient in gradients.items():
            weights, first, second = state.weights[name], state.first[name], state.second[name]
            first += (1.0 - BETAS[0]) * (gradient - first)
            second += (1.0 - BETAS[1]) * (gradient * gradient - second)
            if name in DECAYED:
                weights *= 1.0 - rate * self.settings.decay
            weights -= (scale * first / (np.sqrt(second) + TINY)).astype(np.float32)
            state.average[name] += (1.0 - keep) * (weights - state.average[name])

    def loss(self) -> float:
        mean = float(np.mean(self.losses)) if self.losses else 0.0
        self.losses = []
        return mean

    def state(self) -> FitState:
        return self.fitted

    def outputs(self, block: Block) -> Floats:
        return forward(self.fitted.average, block, self.shape).logits


# -- the network in NumPy -------------------------------------------------------------------------------


@dataclass
class Pass:
    """What a forward pass leaves for the backward pass."""

    hot: Floats
    first: Floats
    second: Floats
    columns: np.ndarray[tuple[int, int], np.dtype[np.int64]]
    """The outputs that each row uses."""
    logits: Floats


def forward(weights: Arrays, block: Block, shape: Shape) -> Pass:
    """Returns the outputs of all rows."""
    rows = np.arange(len(block.groups))
    hot = np.zeros((len(rows), shape.sparse + 1), np.float32)
    hot[rows[:, None], block.active] = 1.0
    hot = hot[:, : shape.sparse]
    first = np.maximum(weights["bias1"] + block.dense @ weights["dense1"] + hot @ weights["sparse1"], 0.0)
    second = np.maximum(weights["bias2"] + first @ weights["weights2"], 0.0)
    every = weights["bias3"] + second @ weights["weights3"].T + block.dense @ weights["skip"].T
    columns = block.groups.astype(np.int64)[:, None] * shape.values + np.arange(shape.values)
    return Pass(hot, first, second, columns, np.take_along_axis(every, columns, axis=1))


def gradients_of(weights: Arrays, block: Block, shape: Shape) -> tuple[float, Arrays]:
    """Returns the mean loss of the rows, and its gradients."""
    from .blocks import chances, log_loss

    done = forward(weights, block, shape)
    estimates = chances(done.logits)
    totals = block.targets if shape.values == 1 else block.targets.sum(axis=1, keepdims=True)
    slope = estimates - block.targets if shape.values == 1 else estimates * totals - block.targets
    out = np.zeros((len(estimates), shape.groups * shape.values), np.float32)
    np.put_along_axis(out, done.columns, (slope / len(estimates)).astype(np.float32), axis=1)
    second = (out @ weights["weights3"]) * (done.second > 0.0)
    first = (second @ weights["weights2"].T) * (done.first > 0.0)
    return log_loss(estimates, block.targets), {
        "dense1": block.dense.T @ first,
        "sparse1": done.hot.T @ first,
        "bias1": first.sum(axis=0),
        "weights2": done.first.T @ second,
        "bias2": second.sum(axis=0),
        "weights3": out.T @ done.second,
        "bias3": out.sum(axis=0),
        "skip": out.T @ block.dense,
    }
