"""The computer players of Weimar by name, and the player behind each of the five levels."""

from typing import Final

from republik.table.budget import Budget
from republik.table.game import PlayerSpec
from republik.table.player import Player

BOOKLET: Final = "booklet"
BOOKLET_PARTIES: Final = ("kpd", "dnvp")
"""The parties for which the companion booklet has tables."""
SHORT_BUDGET: Final = Budget(24)
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
    from republik.games.weimar.players.evaluators import learned

    from .players import OWN_PLAY, WeimarSearch

    return WeimarSearch(SHORT_BUDGET, "delegate", learned, OWN_PLAY)


def _minister(_: Budget | None) -> Player:
    from republik.games.weimar.players.evaluators import learned

    from .players import WeimarSearch

    return WeimarSearch(CAREFUL, "minister", learned)


def _statesman(budget: Budget | None) -> Player:
    from republik.games.weimar.players.evaluators import learned

    from .players import WeimarSearch

    return WeimarSearch(budget or WITHIN_A_SECOND, "statesman", learned)


def _booklet(_: Budget | None) -> Player:
    from .booklet_bot import BookletPlayer

    return BookletPlayer()


PLAYERS: Final = {
    "greedy": PlayerSpec(_greedy),
    "search": PlayerSpec(_search, takes_budget=True),
    "newcomer": PlayerSpec(_newcomer, level=1),
    "citizen": PlayerSpec(_citizen, level=2),
    "delegate": PlayerSpec(_delegate, level=3, learned=True),
    "minister": PlayerSpec(_minister, level=4, learned=True),
    "statesman": PlayerSpec(_statesman, level=5, takes_budget=True, learned=True),
    BOOKLET: PlayerSpec(_booklet, seats=BOOKLET_PARTIES),
}
