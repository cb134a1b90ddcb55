"""The computer players of Wir sind das Volk!: six levels for people, and the underlying players for experiments.

Names and descriptions of the levels are in the message files.
"""

from random import Random
from typing import TYPE_CHECKING, Final, cast

from republik.games.wsdv.rules.position import View as WsdvView
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.game import PlayerSpec
from republik.table.player import Player
from republik.table.thoughts import Thoughts

if TYPE_CHECKING:
    from .greedy import GreedyPlayer
    from .planner import PlannerPlayer

WITHIN_A_SECOND: Final = Budget(150, 0.9)
SHORT_SEARCH: Final = Budget(60, 0.9)
TWO_SECONDS: Final = Budget(seconds=2.0)
LAPSES: Final = 0.015
"""Share of the delegate's decisions made at random: one or two in a game, so that the minister is a clear step up."""


def _greedy(_: Budget | None) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer()


def _planner(_: Budget | None) -> Player:
    from .planner import PlannerPlayer

    return PlannerPlayer()


def _search(budget: Budget | None) -> Player:
    from .search import SearchPlayer

    return SearchPlayer(budget or WITHIN_A_SECOND)


def _newcomer(_: Budget | None) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer("newcomer", lapses=0.3)


def _citizen(_: Budget | None) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer("citizen")


class Delegate:
    """Chooses by the network without planning ahead, with a few lapses. Where the network cannot be used, it plans one
    play by the linear evaluation, which is weaker."""

    name = "delegate"

    def choose(self, view: View, rng: Random) -> int:
        return self._player(view, LAPSES).choose(view, rng)

    def think(self, view: View, rng: Random) -> Thoughts:
        """Explains its best choice: a hint has no lapses."""
        return self._player(view, 0.0).think(view, rng)

    def _player(self, view: View, lapses: float) -> "GreedyPlayer | PlannerPlayer":
        from republik.games.wsdv.players.evaluators import is_learned, learned

        from .greedy import GreedyPlayer
        from .planner import PlannerPlayer

        if is_learned(cast("WsdvView", view).shown.rules):
            return GreedyPlayer(self.name, lapses, learned)
        return PlannerPlayer(self.name, width=1, replies=0)


def _delegate(_: Budget | None) -> Player:
    return Delegate()


def _minister(_: Budget | None) -> Player:
    from republik.games.wsdv.players.evaluators import learned

    from .planner import PlannerPlayer

    return PlannerPlayer("minister", judge=learned)


def _statesman(budget: Budget | None) -> Player:
    from republik.games.wsdv.players.evaluators import learned

    from .search import SearchPlayer

    return SearchPlayer(budget or SHORT_SEARCH, "statesman", judge=learned)


def _chancellor(budget: Budget | None) -> Player:
    from republik.games.wsdv.players.evaluators import learned

    from .search import SearchPlayer

    return SearchPlayer(budget or TWO_SECONDS, "chancellor", judge=learned)


PLAYERS: Final = {
    "greedy": PlayerSpec(_greedy),
    "planner": PlayerSpec(_planner),
    "search": PlayerSpec(_search, takes_budget=True),
    "newcomer": PlayerSpec(_newcomer, level=1),
    "citizen": PlayerSpec(_citizen, level=2),
    "delegate": PlayerSpec(_delegate, level=3, learned=True),
    "minister": PlayerSpec(_minister, level=4, learned=True),
    "statesman": PlayerSpec(_statesman, level=5, takes_budget=True, learned=True),
    "chancellor": PlayerSpec(_chancellor, level=6, takes_budget=True, learned=True),
}
