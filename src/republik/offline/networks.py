"""Networks in a browser: Python keeps the weights and writes the inputs, and JavaScript works out the sums
(web/src/offline/network.ts). It reads and writes Python's own memory, so that a call passes two numbers only."""

import logging
from array import array
from collections.abc import Awaitable, Callable
from functools import partial
from struct import pack_into
from typing import Any

from republik.players import registry
from republik.table.learning import network
from republik.table.learning.network import Weights

logger = logging.getLogger(__name__)

Evaluate = Callable[[int, int], None]
"""Evaluates the inputs: how many are active, and the group."""
MakeEvaluate = Callable[..., Evaluate]
"""Takes the six sizes of a network, and where its numbers are in memory: the weights, the dense inputs, the active
inputs, and where the values are to be written."""


class BrowserForward:
    """A forward pass by JavaScript over lists that the interpreted engine fills."""

    def __init__(self, make: MakeEvaluate, weights: Weights, dense: Any, active: Any) -> None:
        self.dense, self.active = dense, active
        self._dense = array("d", bytes(8 * len(dense)))
        self._active = array("i", bytes(4 * len(active)))
        self._values = array("d", bytes(8 * weights.shape.values))
        self._numbers = array("f", weights.numbers())
        self._dense_format = f"{len(dense)}d"
        places = [part.buffer_info()[0] for part in (self._numbers, self._dense, self._active, self._values)]
        self._evaluate = make(*weights.shape, *places)

    def evaluate(self, count: int, group: int) -> float:
        pack_into(self._dense_format, self._dense, 0, *self.dense)
        pack_into(f"{count}i", self._active, 0, *self.active[:count])
        self._evaluate(count, group)
        return self._values[0]

    def value(self, k: int) -> float:
        return self._values[k]


_arriving: list[Awaitable[None]] = []


def use(make: MakeEvaluate, arrived: Awaitable[None] | None = None) -> None:
    """Lets every network be evaluated by JavaScript. `arrived` is done when their files are here."""
    network.use_forward(partial(BrowserForward, make))
    _arriving[:] = [] if arrived is None else [arrived]


async def arrive_for(game: str, level: str) -> None:
    """Waits for the files if this level judges by a network."""
    spec = registry.players(game).get(level)
    if spec is not None and spec.learned:
        await arrive()


async def arrive() -> None:
    """Waits until the files are here. Without them players judge by the linear evaluation."""
    for arrived in _arriving:
        try:
            await arrived
        except Exception as error:  # a promise fails with whatever JavaScript throws
            logger.warning("computer players do without networks: %s", error)
            network.use_forward(None)
    _arriving.clear()
