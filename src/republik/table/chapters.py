"""The kinds of steps of a game, as the modules of its chapters define them."""

from collections.abc import Iterable
from types import ModuleType
from typing import ClassVar, Protocol, TypeVar


class Numbered(Protocol):
    """A kind of step: a class with its number in texts, which never changes; -1 if it is only a base of others."""

    kind: ClassVar[int]


StepT = TypeVar("StepT", bound=Numbered)


def kinds_in(chapters: Iterable[ModuleType], base: type[StepT]) -> dict[int, type[StepT]]:
    """Returns all kinds of steps by their numbers."""
    kinds: dict[int, type[StepT]] = {}
    for chapter in chapters:
        for value in vars(chapter).values():
            if isinstance(value, type) and issubclass(value, base) and value.kind >= 0:
                kinds[value.kind] = value
    return kinds
