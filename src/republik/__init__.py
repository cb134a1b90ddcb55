"""Republik: an open digital edition of board games about German history.

The engine is a single typed source that runs interpreted or compiled by mypyc. Compiled modules are preferred, unless
`REPUBLIK_PURE=1` is set or the sources have been edited since they were built.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)
from pathlib import Path
from types import ModuleType
from warnings import warn

__version__ = "0.3.0"

_HERE = Path(__file__).parent
_INTERPRETED = ((SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))
"""Kinds of modules that are interpreted: the archive for the browser holds bytecode without sources."""


@cache
def _finder(folder: str) -> FileFinder:
    return FileFinder(folder, *_INTERPRETED)


class _SourceFinder:
    """Finds `republik.*` in its sources, ignoring compiled modules beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("republik."):
            return None
        for folder in path or ():
            spec = _finder(folder).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def _libraries() -> Iterator[Path]:
    return _HERE.glob("*/**/*" + EXTENSION_SUFFIXES[0])


def compiled() -> bool:
    """Returns whether the compiled engine is in use."""
    return _SourceFinder not in sys.meta_path and any(_libraries())


def _outdated() -> bool:
    """Returns whether, in a work tree, the source of a compiled module was edited after compilation."""
    if not (_HERE.parents[1] / "setup.py").exists():
        return False
    built = [(library, library.stat().st_mtime_ns) for library in _libraries()]
    sources = [library.with_name(library.name.split(".")[0] + ".py") for library, _ in built]
    return any(source.exists() and source.stat().st_mtime_ns > min(time for _, time in built) for source in sources)


def _choose() -> None:
    """Selects compiled or interpreted modules, before any module of the package is imported. A process that begins
    interpreted stays so, even if the engine is compiled meanwhile: the two do not mix."""
    pure = os.environ.get("REPUBLIK_PURE", "") not in ("", "0")
    if not pure and _outdated():
        warn("the sources are newer than the compiled engine: running interpreted (make setup compiles)", stacklevel=3)
        pure = True
    if pure or not any(_libraries()):
        sys.meta_path.insert(0, _SourceFinder)


_choose()
