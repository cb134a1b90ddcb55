"""What a card of Wir sind das Volk! is worth to a side at a glance, without looking at the board.

The unit is about one build point. Every figure is a plain judgement, none is tuned by machine.
"""

from typing import cast

from republik.wsdv.native import Ints
from republik.wsdv.rules import Rules, SymbolRow
from republik.wsdv.steps import (
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
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
)

SYMBOL = {  # what one symbol is worth to the side it affects
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
}
ARROW = (1.0, 0.9, 0.9)


def plain(values: Ints) -> list[int]:
    """For the type checker: outside the engine its machine integers are ordinary ones."""
    return cast("list[int]", values)


def event_worth(rules: Rules, side: int, card: int) -> float:
    """What the event of a card is worth to a side, without looking at the board."""
    if not rules.may_trigger[side][card]:
        return 0.0
    toward = 1 if side == EAST else -1
    gains = [toward * arrows * ARROW[track] for track, arrows in enumerate(plain(rules.arrows[card]))]
    gains += [_row_worth(side, row) for row in rules.rows[card]]
    if rules.dual[card]:
        gains.append(-min(0.0, *gains))  # 6.4: the worst of it may be voided
    return max(0.0, sum(gains))


def _row_worth(side: int, row: SymbolRow) -> float:
    worth_of = SYMBOL.get(int(row.kind), 0.0) * int(row.count)
    return worth_of if row.side == side else -worth_of


def card_worth(rules: Rules, side: int, card: int) -> float:
    """What a card is worth to a side at its best use."""
    return max(event_worth(rules, side, card), 0.9 * int(rules.card_values[side][card]))
