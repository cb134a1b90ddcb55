"""The action space: every decision of the game as one small integer, in blocks.

The blocks follow the order of `Actions.__init__`; docs/api.md lists them.
"""

from republik.table.action_space import ActionSpace

from .components import Board, Card
from .steps import USES

TRACKS = 3


class Actions(ActionSpace):
    """The first number of each kind of move."""

    def __init__(self, board: Board, cards: tuple[Card, ...]) -> None:
        super().__init__()
        deck = len(cards)
        provinces = len(board.provinces)
        cities = len(board.cities)
        lines = len(board.connections)
        sectors = sum(1 for p in board.provinces if p.supplier)
        # the most frequent moves come first: small integers are cheap in Python
        self.deal: int = self._block("deal", deck)
        self.done: int = self._block("done", 1)
        self.place: int = self._block("place", provinces)
        self.remove: int = self._block("remove", provinces)
        self.living: int = self._block("living", provinces)
        self.police: int = self._block("police", provinces)
        self.build_city: int = self._block("build_city", cities)
        self.build_line: int = self._block("build_line", lines)
        self.play: int = self._block("play", deck * USES)
        self.discard: int = self._block("discard", deck)
        self.draw: int = self._block("draw", 1)
        self.dismantle_city: int = self._block("dismantle_city", cities)
        self.dismantle_line: int = self._block("dismantle_line", lines)
        self.rundown: int = self._block("rundown", cities)
        self.repair: int = self._block("repair", cities)
        self.close: int = self._block("close", cities)
        self.move: int = self._block("move", provinces * provinces)
        self.reduce: int = self._block("reduce", provinces)
        self.lose_living: int = self._block("lose_living", provinces)
        self.sector: int = self._block("sector", sectors)
        self.lose_sector: int = self._block("lose_sector", sectors)
        self.transfer: int = self._block("transfer", provinces)
        self.socialist: int = self._block("socialist", provinces)
        self.take_socialist: int = self._block("take_socialist", provinces)
        self.imported: int = self._block("import", provinces)
        self.release: int = self._block("release", provinces)
        self.attack: int = self._block("attack", provinces * provinces)
        self.hamburg: int = self._block("hamburg", provinces)
        self.prestige: int = self._block("space", 13)
        self.void_track: int = self._block("void_track", TRACKS)
        self.void_row: int = self._block("void_row", 6)
        self.resolve: int = self._block("resolve", 10)
        self.ignore: int = self._block("ignore", 10)
        self.look: int = self._block("look", 2)
        self.take: int = self._block("take", deck)
        self.give: int = self._block("give", deck)
