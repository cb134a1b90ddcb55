"""The network that comes with a game: its file in the package, and an evaluation by it for each thread."""

from collections.abc import Callable
from importlib.resources import files
from threading import local
from typing import Final, Generic, TypeVar
from zlib import crc32

from republik.table.learning.network import Weights, read

FILE: Final = "data/learned.net"
"""Where it is in the package of a game."""

Evaluation = TypeVar("Evaluation")


class ShippedNetwork(Generic[Evaluation]):
    """Reads the network when it is first used. An evaluation holds the position that it evaluates, so every thread has
    its own."""

    def __init__(self, package: str, make: Callable[[Weights], Evaluation]) -> None:
        self._package = package
        self._make = make
        self._own = local()

    def data(self) -> bytes:
        return files(self._package).joinpath(FILE).read_bytes()

    def weights(self) -> Weights:
        return read(self.data())

    def fingerprint(self) -> str:
        """Returns the checksum that identifies the network."""
        return f"{crc32(self.data()):08x}"

    def evaluation(self) -> Evaluation:
        if not hasattr(self._own, "evaluation"):
            self._own.evaluation = self._make(self.weights())
        evaluation: Evaluation = self._own.evaluation
        return evaluation

    def is_own(self, evaluation: object) -> bool:
        """Returns whether an evaluation is the one that `evaluation` returns in this thread."""
        return evaluation is getattr(self._own, "evaluation", None)
