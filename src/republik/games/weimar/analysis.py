"""Analysis of recorded games: every card is a play, and so are the politics phases and the beginnings of rounds."""

from collections.abc import Mapping, Sequence
from typing import Final

from republik.table.contract import Event
from republik.table.phrases import Phrase
from republik.table.plugin import analysis
from republik.table.plugin.analysis import DEALING, Change

from .phrases.changes import changes
from .players.evaluators import learned
from .rules import effects as fx
from .rules import steps as st
from .rules.flow import decision
from .rules.plays import Play
from .rules.position import Position, View
from .rules.rolls import Roll

POLITICS: Final = "politics"
FIRST_STEP: Final = 1


class WeimarAnalysis(analysis.Analysis[Position, View, object]):
    """A curve per party; in the solo scenario one of the person who plays SPD and Zentrum."""

    player = "delegate"
    opening = "card"

    def curves(self, position: Position) -> Sequence[Sequence[int]]:
        return (st.PLAYERS_PARTIES,) if position.rules.solo else tuple((party,) for party in range(st.PARTIES))

    def chances(self, position: Position) -> Sequence[float]:
        judge = learned(position.rules)
        chances = judge.chances(position)
        if position.termination != st.ONGOING:
            return chances
        if position.rules.solo:
            won = judge.share_won(chances[fx.SPD], solo=True)
            return (won, won, 1.0 - won, 1.0 - won)
        return [judge.share_won(chance, solo=False) for chance in chances]

    def changes(self, before: Position, after: Position) -> Sequence[Change]:
        return changes(before, after)

    def is_dice(self, position: Position) -> bool:
        return isinstance(position.step(), Roll)

    def opens(self, position: Position) -> bool:
        return isinstance(position.step(), Play)

    def begins(self, event: Event) -> str | None:
        if event.key == "politics":
            return POLITICS if event.args["step"] == FIRST_STEP else None
        return {"round": DEALING, "card": self.opening}.get(event.key)

    def beginner(self, event: Event) -> int | None:
        return event.args["party"] if event.key == "card" else None

    def period(self, position: Position) -> Mapping[str, int]:
        return {"round": int(position.round)}

    def step(self, position: Position) -> str:
        return decision(position).name

    def when(self, period: Mapping[str, int]) -> Phrase:
        return Phrase("analysis-round", {"round": period["round"]})
