"""Arrays of machine integers when the engine is compiled, plain lists when it is interpreted.

This module itself is never compiled: mypyc reads the types below and translates them to C, while the interpreter uses
the ordinary types, so that the engine needs only the standard library.
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
