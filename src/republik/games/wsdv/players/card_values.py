"""Static value of the cards of Wir sind das Volk! to a side, independent of the board.

The unit is roughly one build point. The individual figures are estimates; their common weight is fitted
(evaluation.py).
"""

from typing import Final

from republik.games.wsdv.rules.card_events import rows_from, symbols_left
from republik.games.wsdv.rules.rules import Rules, SymbolRow
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import (
    ALL_ROWS,
    EAST,
    S_BUILD,
    S_CLOSE,
    S_DISMANTLE,
    S_DISSOLVE,
    S_GUILLAUME,
    S_LIVING,
    S_LIVING_PLAIN,
    S_LOSE_LIVING,
    S_MOVE,
    S_PINK_POLICE,
    S_PLACE,
    S_RED_POLICE,
    S_RED_PRESTIGE,
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
    S_YELLOW_PRESTIGE,
    WEST,
)
from republik.table.native import i64

SYMBOL: Final[dict[int, float]] = {  # value of one symbol to the side it affects
    S_BUILD: 1.0,
    S_DISMANTLE: -1.1,
    S_PLACE: -1.3,
    S_REMOVE: 1.1,
    S_MOVE: -0.6,
    S_REDUCE: 1.2,
    S_LIVING: 2.2,
    S_LIVING_PLAIN: 1.3,
    S_LOSE_LIVING: -1.6,
    S_RUNDOWN: -0.8,
    S_REPAIR: 0.8,
    S_CLOSE: -1.0,
    S_RED_POLICE: 0.6,
    S_PINK_POLICE: 0.9,
    S_DISSOLVE: -0.5,
    S_GUILLAUME: 0.5,
    S_RED_PRESTIGE: 1.2,
    S_YELLOW_PRESTIGE: 1.2,
}
ARROW: Final[list[float]] = [1.0, 0.9, 0.9]
POINT: Final = 0.9  # value of one point of a card


class ValueTable:
    """The value of every card of an edition, by its number."""

    def __init__(self, rules: Rules) -> None:
        self.event: list[float] = [event_value_for_east(rules, face) for face in range(len(rules.arrows))]
        """Value of the whole event of a face to East; negative if it favours West."""
        cards = range(len(rules.card_values[WEST]))
        self.west: list[float] = [card_value(rules, WEST, card) for card in cards]
        self.east: list[float] = [card_value(rules, EAST, card) for card in cards]

    def symbols(self, state: State, remaining: i64, face: i64) -> float:
        """Returns the value to East of the remaining symbols of an event."""
        total = 0.0
        for i in range(ALL_ROWS):
            if not rows_from(remaining, i):
                break
            count = symbols_left(remaining, i)
            if count:
                total += float(count) * symbol_value(state.rules.row_of(face, i))
        return total


_BY_EDITION: dict[str, ValueTable] = {}


def value_table_of(rules: Rules) -> ValueTable:
    table = _BY_EDITION.get(rules.edition.id)
    if table is None:
        table = ValueTable(rules)
        _BY_EDITION[rules.edition.id] = table
    return table


def symbol_value(row: SymbolRow) -> float:
    worth = SYMBOL.get(row.kind, 0.0)
    return worth if row.side == EAST else -worth


def event_value_for_east(rules: Rules, card: int) -> float:
    """Returns the value of a card's arrows and symbols to East; nothing of a dual card is void."""
    total = 0.0
    for track in range(3):
        total += float(rules.arrows[card][track]) * ARROW[track]
    for row in rules.rows[card]:
        total += symbol_value(row) * float(row.count)
    return total


def event_value(rules: Rules, side: int, card: int) -> float:
    """Returns the value of a card's event to a side; the worst part of a dual card may be void (6.4)."""
    if not rules.may_trigger[side][card]:
        return 0.0
    sign = 1.0 if side == EAST else -1.0
    total = 0.0
    worst = 0.0
    for track in range(3):
        gain = sign * float(rules.arrows[card][track]) * ARROW[track]
        total += gain
        worst = min(worst, gain)
    for row in rules.rows[card]:
        gain = sign * symbol_value(row) * float(row.count)
        total += gain
        worst = min(worst, gain)
    if rules.dual[card]:
        total -= worst
    return max(0.0, total)


def card_value(rules: Rules, side: int, card: int) -> float:
    """Returns the value of a card to a side at its best use."""
    return max(event_value(rules, side, card), POINT * float(rules.card_values[side][card]))
