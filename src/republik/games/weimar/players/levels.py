"""The computer players of Weimar by name, and what each of the five levels is there."""

from collections.abc import Callable
from typing import Final

from republik.table.budget import Budget
from republik.table.player import Player

BOOKLET: Final = "booklet"
BOOKLET_PARTIES: Final = ("kpd", "dnvp")
"""Those that the companion booklet has tables for."""
GLANCE: Final = Budget(24)
CAREFUL: Final = Budget(72)
WITHIN_A_SECOND: Final = Budget(600, 0.9)


def _greedy(_: Budget | None) -> Player:
    from .players import WeimarGreedy

    return WeimarGreedy()


def _search(budget: Budget | None) -> Player:
    from .players import WeimarSearch

    return WeimarSearch(budget or WITHIN_A_SECOND)


def _newcomer(_: Budget | None) -> Player:
    from .players import WeimarGreedy

    return WeimarGreedy("newcomer", lapses=0.3)


def _citizen(_: Budget | None) -> Player:
    from .players import WeimarGreedy

    return WeimarGreedy("citizen")


def _delegate(_: Budget | None) -> Player:
    from .players import WeimarSearch

    return WeimarSearch(GLANCE, "delegate", replies=0)


def _minister(_: Budget | None) -> Player:
    from .players import WeimarSearch

    return WeimarSearch(CAREFUL, "minister")


def _statesman(budget: Budget | None) -> Player:
    from .players import WeimarSearch

    return WeimarSearch(budget or WITHIN_A_SECOND, "statesman")


def _booklet(_: Budget | None) -> Player:
    from .booklet_bot import BookletPlayer

    return BookletPlayer()


WEIMAR: Final[dict[str, Callable[[Budget | None], Player]]] = {
    "greedy": _greedy,
    "search": _search,
    "newcomer": _newcomer,
    "citizen": _citizen,
    "delegate": _delegate,
    "minister": _minister,
    "statesman": _statesman,
    BOOKLET: _booklet,
}
