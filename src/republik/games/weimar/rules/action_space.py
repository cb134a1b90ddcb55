"""The action space: every decision of the game as one small integer, in blocks.

The blocks follow the order of `Actions.__init__`; docs/games/weimar/rules.md lists them.
"""

from republik.table.action_space import ActionSpace

from . import steps as st


class Actions(ActionSpace):
    """The first number of each kind of move."""

    def __init__(self, cards: int, agendas: int, slots: int, points: int, society: int, foreign: int) -> None:
        super().__init__()
        cities = st.CITIES
        parties = st.PARTIES
        self.deal: int = self._block("deal", cards)
        self.done: int = self._block("done", 1)
        self.roll: int = self._block("roll", 6)
        self.roll_two: int = self._block("roll_two", 36)
        self.seating: int = self._block("seating", 6)
        self.agenda: int = self._block("agenda", agendas)
        self.party: int = self._block("party", parties)
        self.play: int = self._block("play", cards * st.USES)
        self.use: int = self._block("use", st.USES)
        self.city: int = self._block("city", cities)
        self.base: int = self._block("base", cities)
        self.remove_base: int = self._block("remove_base", parties * cities)
        self.put: int = self._block("put", cities)
        self.take: int = self._block("take", cities)
        self.mobilise: int = self._block("mobilise", st.UNIT_KINDS * (cities + 1))
        self.dissolve: int = self._block("dissolve", st.UNIT_KINDS * cities)
        self.recall: int = self._block("recall", st.UNIT_KINDS)
        self.takeover: int = self._block("takeover", 2 * cities)
        self.win_back: int = self._block("win_back", 2)
        self.demonstration: int = self._block("demonstration", 1)
        self.coup: int = self._block("coup", 1)
        self.counter: int = self._block("counter", 3)
        self.fight: int = self._block("fight", parties)
        self.store: int = self._block("store", 1)
        self.spend: int = self._block("spend", 1)
        self.better: int = self._block("better", 1)
        self.topic: int = self._block("topic", slots)
        self.point: int = self._block("point", points)
        self.option: int = self._block("option", 4)
        self.yes: int = self._block("yes", 1)
        self.no: int = self._block("no", 1)
        self.society: int = self._block("society", society)
        self.nation: int = self._block("nation", 3)
        self.foreign: int = self._block("foreign", foreign)
        self.coalition: int = self._block("coalition", 3)
        self.answer: int = self._block("answer", cards)
        self.discard: int = self._block("discard", cards)
        self.purge: int = self._block("purge", cards)
