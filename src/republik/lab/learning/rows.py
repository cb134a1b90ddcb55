"""Files of training rows: whole games, column by column, after a header with a checksum. Standard library only."""

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from republik.table.learning.network import Shape

MAGIC: Final = b"REPUBLIK ROWS 1\n"
FLOAT_BYTES: Final = 4
"""The size of a float32."""
INDEX_BYTES: Final = 2
"""The size of a uint16: the number of an input, or a count of inputs."""
COLUMNS: Final = ("dense", "active", "counts", "groups", "targets", "estimates", "result")
"""The columns in the order of the file, named as in `GameRows`."""


class BadRows(ValueError):
    """A file of rows that is damaged or does not fit the network."""


class PackedGame(NamedTuple):
    """A game to be written to a file of rows."""

    columns: Mapping[str, bytes]
    seed: int
    held_out: bool
    """Whether the game is kept out of training, to check what was learned."""
    facts: Mapping[str, str | int]
    """What reports count, as in `GameRows`."""


class Batch(NamedTuple):
    """The games of a file of rows. Each column contains the rows of all games, one game after another."""

    rows: list[int]
    """The number of rows of each game."""
    held_out: list[bool]
    """Which games are kept out of training."""
    columns: dict[str, memoryview]


def rows_of(columns: Mapping[str, bytes], shape: Shape) -> int:
    """Returns the number of rows of a game; BadRows if the columns do not fit each other and the network."""
    rows = len(columns["groups"])  # one byte per row
    counts = array("H", columns["counts"])
    if sys.byteorder == "big":  # the columns are little-endian
        counts.byteswap()
    sizes = {
        "dense": rows * shape.dense * FLOAT_BYTES,
        "active": sum(counts) * INDEX_BYTES,
        "counts": rows * INDEX_BYTES,
        "targets": rows * shape.values * FLOAT_BYTES,
        "estimates": rows * shape.values * FLOAT_BYTES,
        "result": shape.values * FLOAT_BYTES,
    }
    for name, size in sizes.items():
        if len(columns[name]) != size:
            raise BadRows(f"{name} has {len(columns[name])} bytes instead of {size}, for {rows} rows")
    return rows


def pack(games: Sequence[PackedGame], shape: Shape) -> bytes:
    """Returns the bytes of a file of rows."""
    body = b"".join(game.columns[name] for name in COLUMNS for game in games)
    header = {
        "shape": list(shape),
        "rows": [rows_of(game.columns, shape) for game in games],
        "held": [int(game.held_out) for game in games],
        "seeds": [game.seed for game in games],
        "facts": [dict(game.facts) for game in games],
        "sizes": [sum(len(game.columns[name]) for game in games) for name in COLUMNS],
        "crc": zlib.crc32(body),
    }
    return MAGIC + json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" + body


def unpack(data: bytes, shape: Shape) -> Batch:
    """Reads a file of rows; BadRows says what is wrong with it."""
    if not data.startswith(MAGIC):
        raise BadRows("not a file of rows")
    end = data.find(b"\n", len(MAGIC))
    try:
        header: dict[str, Any] = json.loads(data[len(MAGIC) : end])
        written_for = Shape(*header["shape"])
        sizes = [int(size) for size in header["sizes"]]
        rows = [int(count) for count in header["rows"]]
        held_out = [bool(flag) for flag in header["held"]]
        crc = header["crc"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRows("the header cannot be read") from error
    # rows are inputs and outputs: the hidden layers may have other sizes
    if written_for._replace(first=shape.first, second=shape.second) != shape:
        raise BadRows("the rows are of another network")
    body = memoryview(data)[end + 1 :]
    if end < 0 or len(sizes) != len(COLUMNS) or len(body) != sum(sizes) or zlib.crc32(body) != crc:
        raise BadRows("the file is damaged")
    columns, start = {}, 0
    for name, size in zip(COLUMNS, sizes, strict=True):
        columns[name] = body[start : start + size]
        start += size
    return Batch(rows, held_out, columns)
