"""Which moves may end the game at once: found by trying them on a position that the deciding seat imagines.

Only where a road to a sudden end is nearly at its end, and only within the move itself: its dice, and the choices that
the same person makes next. What others decide, and cards that are drawn, end the search.
"""

from random import Random
from typing import Final

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .bots import DecideDie
from .position import Position, View
from .roads import roads
from .rolls import Roll
from .state import State

WITHIN_REACH: Final = {
    st.COUNCILS_WIN: 1,
    st.REGIME_WIN: 1,
    st.OVERTHROW: 0,
    st.ANARCHY: 2,
    st.NSDAP_WIN: 1,
}
"""By kind of end: how few must be missing for a single move to bring it."""
MOST_TRIED: Final = 40
"""Positions tried after one move."""
DEEPEST: Final = 8


def moves_that_may_end(view: View) -> dict[int, int]:
    """Returns the moves of the seat after which the game may end before anybody else decides, and the kind of end."""
    shown = view.shown
    if not shown.legal or not within_reach(shown):
        return {}
    start = view.sample(Random(0))
    found: dict[int, int] = {}
    for move in shown.legal:
        search = _Search(view.seat)
        end = search.after(start, move, 0)
        if end != st.ONGOING:
            found[move] = end
    return found


def within_reach(state: State) -> bool:
    """Returns whether any sudden end is so near that a move may bring it."""
    for road in roads(state):
        if road.missing <= WITHIN_REACH[road.termination]:
            return True
    return False


def is_sudden(termination: i64) -> bool:
    return st.ANARCHY <= termination < st.SURVIVAL


class _Search:
    """Tries what may follow from a move until the game ends."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.tried = 0

    def after(self, before: Position, move: i64, depth: int) -> int:
        """Returns the sudden end that the move may bring; ONGOING if none is found."""
        self.tried += 1
        position = before.copy()
        position.play(move)
        if position.termination != st.ONGOING:
            return int(position.termination) if is_sudden(position.termination) else st.ONGOING
        if depth >= DEEPEST:
            return st.ONGOING
        for reply in self.replies(position):
            if self.tried >= MOST_TRIED:
                return st.ONGOING
            end = self.after(position, reply, depth + 1)
            if end != st.ONGOING:
                return end
        return st.ONGOING

    def replies(self, position: Position) -> list[int]:
        """Returns what is tried next: the most telling results of dice, or the same person's choices."""
        seat = position.to_act()
        if seat == CHANCE:
            return _throws(position)
        same = seat == self.seat or (position.rules.solo and seat in (fx.SPD, fx.ZENTRUM))
        return position.legal if same and position.player >= 0 else []


def _throws(position: Position) -> list[int]:
    """Returns the highest and the lowest throw, or on the city table one for each city; none where a card is drawn."""
    step = position.step()
    legal = position.legal
    if isinstance(step, DecideDie):
        return [legal[0], legal[-1]]
    if not isinstance(step, Roll):
        return []
    if step.flags & st.CITY_TABLE:
        return [*legal[:6], *legal[11::6]]  # 1 and any, then any and 6: every sum once
    return [legal[-1], legal[0]]
