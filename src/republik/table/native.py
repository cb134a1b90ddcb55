"""Arrays of machine integers where the engine is compiled, plain lists where it is interpreted.

This module is never compiled itself: mypyc reads the types below and turns them into C; the interpreter gets the
ordinary types, so that the engine needs nothing but the standard library.
"""

from typing import TYPE_CHECKING

__all__ = ["Flags", "Floats", "Ints", "i64", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    Ints = vec[i64]
    Flags = vec[bool]
    Floats = vec[float]
else:
    vec = list
    i64 = int
    Ints = list[int]
    Flags = list[bool]
    Floats = list[float]
