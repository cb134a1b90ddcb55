"""A stand-in for Fluent, which a browser does not have: the page renders every phrase itself, so the English reason of
a refusal, which is meant for programs, is just its key."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


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
    """Puts the stand-in in place of Fluent if that is not installed."""
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
