"""Files of training rows: whole games, packed column by column, with a checked head. Standard library only."""

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from republik.table.network import Shape

MAGIC: Final = b"REPUBLIK ROWS 1\n"
FLOAT: Final = 4
COLUMNS: Final = ("dense", "active", "counts", "groups", "targets", "estimates", "result")
"""The columns in the order of the file, named as in `GameRows`."""


class BadRows(ValueError):
    """A file of rows that is damaged or does not fit the network."""


class PackedGame(NamedTuple):
    """A game in a file of rows."""

    columns: Mapping[str, bytes]
    seed: int
    held: bool
    """Whether the game is kept out of training, to check what was learned."""
    facts: Mapping[str, str | int]


class Batch(NamedTuple):
    """A file of rows as read."""

    rows: list[int]
    """Number of rows of each game."""
    held: list[bool]
    columns: dict[str, memoryview]


def rows_of(columns: Mapping[str, bytes], shape: Shape) -> int:
    """Returns the number of rows of a game; BadRows if the columns do not fit each other and the network."""
    rows = len(columns["groups"])
    counts = array("H", columns["counts"])
    if sys.byteorder == "big":
        counts.byteswap()
    wanted = {
        "dense": rows * shape.dense * FLOAT,
        "active": 2 * sum(counts),
        "counts": 2 * rows,
        "targets": rows * shape.values * FLOAT,
        "estimates": rows * shape.values * FLOAT,
        "result": shape.values * FLOAT,
    }
    for name, size in wanted.items():
        if len(columns[name]) != size:
            raise BadRows(f"{name} has {len(columns[name])} bytes instead of {size}, for {rows} rows")
    return rows


def pack(games: Sequence[PackedGame], shape: Shape) -> bytes:
    """Returns the bytes of a file of rows."""
    body = b"".join(game.columns[name] for name in COLUMNS for game in games)
    head = {
        "shape": list(shape),
        "rows": [rows_of(game.columns, shape) for game in games],
        "held": [int(game.held) for game in games],
        "seeds": [game.seed for game in games],
        "facts": [dict(game.facts) for game in games],
        "sizes": [sum(len(game.columns[name]) for game in games) for name in COLUMNS],
        "crc": zlib.crc32(body),
    }
    return MAGIC + json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" + body


def unpack(data: bytes, shape: Shape) -> Batch:
    """Reads a file of rows; BadRows says what is wrong with it."""
    if not data.startswith(MAGIC):
        raise BadRows("not a file of rows")
    end = data.find(b"\n", len(MAGIC))
    try:
        head: dict[str, Any] = json.loads(data[len(MAGIC) : end])
        told, sizes, crc = Shape(*head["shape"]), [int(size) for size in head["sizes"]], head["crc"]
        rows, held = [int(count) for count in head["rows"]], [bool(one) for one in head["held"]]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRows("the head cannot be read") from error
    if (told.dense, told.sparse, told.groups, told.values) != (shape.dense, shape.sparse, shape.groups, shape.values):
        raise BadRows("the rows are of another network")
    body = memoryview(data)[end + 1 :]
    if end < 0 or len(sizes) != len(COLUMNS) or len(body) != sum(sizes) or zlib.crc32(body) != crc:
        raise BadRows("the file is damaged")
    columns, at = {}, 0
    for name, size in zip(COLUMNS, sizes, strict=True):
        columns[name] = body[at : at + size]
        at += size
    return Batch(rows, held, columns)
