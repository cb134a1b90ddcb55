"""Stand-ins for the libraries that the server's tables use and a browser does not have.

`msgspec` is replaced by plain Python, and Fluent by nothing: the page renders every phrase itself, so the English
reason of a refusal, which is meant for programs, is just its key.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from . import plain_msgspec


class NoBundle:
    """A Fluent bundle without messages."""

    def __init__(self, *_given: Any, **_more: Any) -> None:
        pass

    def add_resource(self, *_given: Any, **_more: Any) -> None:
        pass

    def has_message(self, _key: str) -> bool:
        return False


def _no_resource(_text: str) -> None:
    """A Fluent file that nobody reads."""


def install() -> None:
    """Puts the stand-ins in place of libraries that are not installed."""
    if not _is_installed("msgspec"):
        sys.modules["msgspec"] = plain_msgspec
    if not _is_installed("fluent"):
        for name, parts in _FLUENT.items():
            module = ModuleType(name)
            vars(module).update(parts)
            sys.modules[name] = module


def _is_installed(name: str) -> bool:
    """Tried by importing: Pyodide has a spec, and no more, for every package of its distribution."""
    try:
        import_module(name)
    except ImportError:
        return False
    return True


_FLUENT: dict[str, dict[str, Any]] = {
    "fluent": {},
    "fluent.runtime": {"FluentBundle": NoBundle, "FluentResource": _no_resource},
    "fluent.syntax": {"parse": None, "serialize": None},
    "fluent.syntax.ast": {"Message": object, "Resource": object, "Term": object},
}
