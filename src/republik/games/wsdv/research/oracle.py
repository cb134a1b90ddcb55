"""A search that sees all cards, for measuring the value of hidden information.

It cannot sit at a table: only the arena uses it and passes it the real position.
"""

from random import Random
from typing import Literal

from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.rules.position import Position as WsdvPosition
from republik.games.wsdv.rules.position import View
from republik.table.contract import Position


class OracleSearch(SearchPlayer):
    """The search player with all cards open; it does not know what chance will deal."""

    oracle: Literal[True] = True

    def choose_knowing(self, position: Position, seat: int, rng: Random) -> int:
        """Decides from the real position."""
        assert isinstance(position, WsdvPosition)
        return self.choose(self._view(position, seat), rng)

    def _view(self, position: WsdvPosition, seat: int) -> View:
        return View(seat, position.copy())
