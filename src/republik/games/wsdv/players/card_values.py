"""What a card of Wir sind das Volk! is worth to a side at a glance, without looking at the board.

The unit is about one build point. Every figure is a plain judgement; how much they count together is fitted
(evaluation.py).
"""

from typing import Final

from republik.games.wsdv.rules.pending import row_of, rows_from, symbols_left
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

SYMBOL: Final[dict[int, float]] = {  # what one symbol is worth to the side it affects
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
POINT: Final = 0.9  # a point of a card's value


class Worths:
    """The worth of every card of an edition, by its number."""

    def __init__(self, rules: Rules) -> None:
        self.event: list[float] = [event_to_east(rules, face) for face in range(len(rules.arrows))]
        """What the whole event of a face brings East; negative where it is West's."""
        cards = range(len(rules.card_values[WEST]))
        self.west: list[float] = [card_worth(rules, WEST, card) for card in cards]
        self.east: list[float] = [card_worth(rules, EAST, card) for card in cards]

    def symbols(self, state: State, remaining: i64, face: i64) -> float:
        """What the symbols of an event that are still to be executed bring East."""
        total = 0.0
        for i in range(ALL_ROWS):
            if not rows_from(remaining, i):
                break
            count = symbols_left(remaining, i)
            if count:
                total += float(count) * symbol_to_east(row_of(state, face, i))
        return total


_BY_EDITION: dict[str, Worths] = {}


def worths_of(rules: Rules) -> Worths:
    found = _BY_EDITION.get(rules.edition.id)
    if found is None:
        found = Worths(rules)
        _BY_EDITION[rules.edition.id] = found
    return found


def symbol_to_east(row: SymbolRow) -> float:
    worth = SYMBOL.get(row.kind, 0.0)
    return worth if row.side == EAST else -worth


def event_to_east(rules: Rules, card: int) -> float:
    """Arrows and symbols of a card; of a dual card nothing is void."""
    total = 0.0
    for track in range(3):
        total += float(rules.arrows[card][track]) * ARROW[track]
    for row in rules.rows[card]:
        total += symbol_to_east(row) * float(row.count)
    return total


def event_worth(rules: Rules, side: int, card: int) -> float:
    """What the event of a card is worth to a side; of a dual card the worst of it may be voided (6.4)."""
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
        gain = sign * symbol_to_east(row) * float(row.count)
        total += gain
        worst = min(worst, gain)
    if rules.dual[card]:
        total -= worst
    return max(0.0, total)


def card_worth(rules: Rules, side: int, card: int) -> float:
    """What a card is worth to a side at its best use."""
    return max(event_worth(rules, side, card), POINT * float(rules.card_values[side][card]))
