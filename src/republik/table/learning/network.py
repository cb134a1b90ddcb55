"""A small network that evaluates positions: its file, and its forward pass.

Inputs are a few dense numbers (named features) and many that are 0 or 1, of which only the active ones are listed. Two
hidden layers with ReLU follow; every group (a decade, a round) has its own output rows, and every output adds a linear
function of the dense inputs, so that a network can start as a linear evaluation.

    first  = relu(bias1 + dense @ dense1 + sum of sparse1[active])
    second = relu(bias2 + first @ weights2)
    value  = bias3[group] + second @ weights3[group] + dense @ skip[group]
"""

import json
import struct
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from math import prod
from typing import Any, Final, NamedTuple, Protocol

MAGIC: Final = b"REPUBLIK NET 1\n"
LARGEST: Final = 4 << 20
"""Size in bytes above which a file is refused unread."""


class BadNetwork(ValueError):
    """A file that is not a usable network; the text is the reason: `foreign`, `head` or `damaged`."""


class Shape(NamedTuple):
    """The sizes of a network."""

    dense: int
    sparse: int
    first: int
    second: int
    groups: int
    values: int

    def parts(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yields the names and sizes of all arrays, in the order of the file."""
        yield "dense1", (self.dense, self.first)
        yield "sparse1", (self.sparse, self.first)
        yield "bias1", (self.first,)
        yield "weights2", (self.first, self.second)
        yield "bias2", (self.second,)
        yield "weights3", (self.groups * self.values, self.second)
        yield "bias3", (self.groups * self.values,)
        yield "skip", (self.groups * self.values, self.dense)

    def weight_count(self) -> int:
        return sum(prod(size) for _, size in self.parts())


class Weights(NamedTuple):
    """The contents of a network file."""

    shape: Shape
    arrays: Mapping[str, "array[float]"]
    """float32 by name, row after row."""
    notes: Mapping[str, Any]
    """How it was made: game, seed, games, date; whatever its maker wants to keep."""

    def numbers(self) -> bytes:
        """Returns all arrays, float32, in the order of the file."""
        return b"".join(self.arrays[name].tobytes() for name, _ in self.shape.parts())


def write(weights: Weights, half: bool = False) -> bytes:
    """Returns the bytes of a network file; `half` stores 16 bits per weight instead of 32."""
    body = b"".join(_packed(weights.arrays[name], half) for name, _ in weights.shape.parts())
    head = {"shape": weights.shape._asdict(), "bits": 16 if half else 32, "crc": zlib.crc32(body)}
    head["notes"] = dict(weights.notes)
    return MAGIC + json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" + body


def read(data: bytes) -> Weights:
    """Reads a network file; BadNetwork says what is wrong with it."""
    if not data.startswith(MAGIC) or len(data) > LARGEST:
        raise BadNetwork("foreign")
    line, newline, body = data[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        shape = Shape(**{name: int(size) for name, size in head["shape"].items()})
        bits, crc, notes = head["bits"], head["crc"], head["notes"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadNetwork("head") from error
    if not newline or bits not in (16, 32) or min(shape) < 1:
        raise BadNetwork("head")
    if len(body) * 8 != shape.weight_count() * bits or zlib.crc32(body) != crc:
        raise BadNetwork("damaged")
    numbers = _unpacked(body, bits == 16)
    arrays, at = {}, 0
    for name, size in shape.parts():
        arrays[name] = numbers[at : at + prod(size)]
        at += prod(size)
    return Weights(shape, arrays, notes)


def _packed(numbers: "array[float]", half: bool) -> bytes:
    return struct.pack(f"<{len(numbers)}{'e' if half else 'f'}", *numbers)


def _unpacked(body: bytes, half: bool) -> "array[float]":
    size = 2 if half else 4
    return array("f", struct.unpack(f"<{len(body) // size}{'e' if half else 'f'}", body))


class Forward(Protocol):
    """Evaluates what stands in the arrays it was made with."""

    def evaluate(self, count: int, group: int) -> float:
        """Evaluates the inputs for a group and returns the first value; the first `count` entries are active."""
        ...

    def value(self, k: int) -> float:
        """Returns another value of the last evaluation."""
        ...


MakeForward = Callable[[Weights, Any, Any], Forward]
"""Makes a forward pass from weights and the arrays for the inputs, as `forward` does."""

_of_host: list[MakeForward] = []


def use_forward(make: MakeForward | None) -> None:
    """Takes the forward pass of the program around this interpreter, which a browser has; None gives it up."""
    _of_host[:] = [] if make is None else [make]


def forward(weights: Weights, dense: Any, active: Any) -> Forward:
    """Returns the forward pass of a network over these arrays: in C where the engine is compiled, else by the program
    around this interpreter, else in Python."""
    compiled = None if isinstance(dense, list) else _compiled()
    if compiled is None:
        make = _of_host[0] if _of_host else PlainForward
        return make(weights, dense, active)
    network: Forward = compiled(tuple(weights.shape), weights.numbers(), dense, active)
    return network


@cache
def _compiled() -> Any:
    try:
        return import_module("republik.table.learning._network").Forward
    except ImportError:
        return None


def is_compiled() -> bool:
    """Returns whether networks run in C here: the kernel is there, and so are the engine's arrays that it reads."""
    engine = import_module("republik.table.notation").__file__ or ""
    return _compiled() is not None and not engine.endswith(".py")


def is_quick() -> bool:
    """Returns whether networks are quick enough here for players to use them: not where only Python can evaluate."""
    return bool(_of_host) or is_compiled()


class PlainForward:
    """The forward pass in Python: the same sums as in _network.c, up to rounding."""

    def __init__(self, weights: Weights, dense: Any, active: Any) -> None:
        self.shape = weights.shape
        self.rows = {
            name: _rows(weights.arrays[name], size[-1]) for name, size in weights.shape.parts() if len(size) == 2
        }
        self.bias = {name: list(weights.arrays[name]) for name in ("bias1", "bias2", "bias3")}
        self.dense, self.active = dense, active
        self.out = [0.0] * weights.shape.values

    def evaluate(self, count: int, group: int) -> float:
        dense, rows = self.dense, self.rows
        first = self.bias["bias1"]
        for i in self.active[:count]:
            first = [a + b for a, b in zip(first, rows["sparse1"][i], strict=True)]
        for value, row in zip(dense, rows["dense1"], strict=False):
            if value:
                first = [a + value * b for a, b in zip(first, row, strict=True)]
        second = self.bias["bias2"]
        for value, row in zip(first, rows["weights2"], strict=True):
            if value > 0.0:
                second = [a + value * b for a, b in zip(second, row, strict=True)]
        for k in range(self.shape.values):
            at = group * self.shape.values + k
            total = self.bias["bias3"][at]
            total += sum(a * b for a, b in zip(second, rows["weights3"][at], strict=True) if a > 0.0)
            self.out[k] = total + sum(a * b for a, b in zip(dense, rows["skip"][at], strict=False))
        return self.out[0]

    def value(self, k: int) -> float:
        return self.out[k]


def _rows(numbers: "array[float]", width: int) -> list[list[float]]:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]
