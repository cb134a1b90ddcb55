"""Five opponents for people, from beginner to strong; each has its name and description in the message files."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from republik.table.budget import Budget
from republik.table.player import Player


@dataclass(frozen=True)
class Level:
    """A strength to play against, within a second a decision on two cores."""

    number: int
    key: str
    make: Callable[[Budget | None], Player]


def _newcomer(_: Budget | None) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer("newcomer", lapses=0.3)


def _citizen(_: Budget | None) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer("citizen")


def _delegate(_: Budget | None) -> Player:
    from .planner import PlannerPlayer

    return PlannerPlayer("delegate", width=1, replies=0)


def _minister(_: Budget | None) -> Player:
    from .planner import PlannerPlayer

    return PlannerPlayer("minister")


def _statesman(budget: Budget | None) -> Player:
    from .search import SearchPlayer

    return SearchPlayer(budget or WITHIN_A_SECOND, "statesman")


WITHIN_A_SECOND: Final = Budget(150, 0.9)
LEVELS: Final = (
    Level(1, "newcomer", _newcomer),
    Level(2, "citizen", _citizen),
    Level(3, "delegate", _delegate),
    Level(4, "minister", _minister),
    Level(5, "statesman", _statesman),
)
DEFAULT_LEVEL: Final = "delegate"


def level(name: str) -> Level:
    """A level by its number or its name; LookupError with the known ones."""
    for found in LEVELS:
        if name in (found.key, str(found.number)):
            return found
    known = ", ".join(f"{found.number} {found.key}" for found in LEVELS)
    raise LookupError(f"unknown level {name!r} (known: {known})")
