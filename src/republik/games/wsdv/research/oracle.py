"""A search that sees everything, for measurement only: how much the hidden cards are worth.

It is no player for a table: only the arena knows it, and only the arena hands it the truth.
"""

from random import Random
from typing import Literal

from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.rules.position import Position as WsdvPosition
from republik.games.wsdv.rules.position import View
from republik.table.contract import Position


class OracleSearch(SearchPlayer):
    """The search player with all cards open; what chance will deal it does not know either."""

    oracle: Literal[True] = True

    def choose_knowing(self, position: Position, seat: int, rng: Random) -> int:
        """Decide from the truth."""
        assert isinstance(position, WsdvPosition)
        return self.choose(self._seen(position, seat), rng)

    def _seen(self, position: WsdvPosition, seat: int) -> View:
        return View(seat, position.copy())
