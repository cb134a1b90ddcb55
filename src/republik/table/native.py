"""Arrays of machine integers when the engine is compiled, plain lists when it is interpreted.

This module itself is never compiled: mypyc reads the types below and translates them to C, while the interpreter uses
the ordinary types, so that the engine needs only the standard library.
"""

from typing import TYPE_CHECKING

__all__ = ["Flags", "Floats", "Ints", "append", "i64", "mypyc_attr", "pop", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, mypyc_attr

    Ints = vec[i64]
    Flags = vec[bool]
    Floats = vec[float]
else:
    vec = list
    i64 = int
    Ints = list[int]
    Flags = list[bool]
    Floats = list[float]

    def append(items, item):
        """Appends an item; the array returned replaces the one given."""
        items.append(item)
        return items

    def pop(items):
        """Removes the last item; the array returned replaces the one given."""
        item = items.pop()
        return items, item

    def mypyc_attr(**_options):
        """Takes the compiler's options of a class; the interpreter has none."""
        return lambda cls: cls
