"""What to know before choosing: the figures that would change, and what a use of a card brings."""

from typing import Final

from republik.games.wsdv.rules import economy, naming
from republik.games.wsdv.rules.naming import signed
from republik.games.wsdv.rules.notation import CITY_MOVES, LINE_MOVES
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import LIVING, LIVING_COST, PROTEST

from .labels import Labels

BY_ONE: Final = frozenset({"place", "remove", "police", "socialist"})
"""Moves that place one unrest or remove one."""
CHANGES: Final = {
    "build_line": economy.build_line,
    "build_city": economy.build_city,
    "dismantle_line": economy.dismantle_line,
    "dismantle_city": economy.dismantle_city,
}


def note(position: Position, labels: Labels, move: int) -> str:
    """What a legal move would change."""
    block = position.rules.actions.block_of(move)
    name, i = block.name, move - block.start
    if name == "play":
        return use_note(position, labels, *divmod(i, len(naming.USES)))
    if name in CITY_MOVES or name in LINE_MOVES:
        return _value_change(position, name, i)
    if name in BY_ONE:
        return _unrest_change(position, labels, i, 1 if name == "place" else -1)
    if name == "living" and position.step()[0] == LIVING:
        number, has = position.living[i] + 1, economy.economy(position, i)
        return labels.text("note-living", number=int(number), has=int(has), needs=LIVING_COST * int(number))
    if name in ("living", "lose_living"):
        return f"{position.living[i]}→{position.living[i] + (1 if name == 'living' else -1)}"
    if name == "attack":
        source, target = divmod(i, position.rules.province_count)
        return f"+{position.living[source] - position.protests(source) - position.living[target]}"
    return ""


def use_note(position: Position, labels: Labels, card: int, use: int) -> str:
    """What a card would bring the side to act."""
    rules, seat = position.rules, position.step()[1]
    value = int(rules.card_values[seat][card])
    free = "yes" if rules.free_removal[seat][card] else "no"
    return labels.text(f"use-note-{naming.USES[use]}", value=value, free=free, symbols="; ".join(labels.symbols(card)))


def _unrest_change(position: Position, labels: Labels, province: int, change: int) -> str:
    unrest = position.unrest[province]
    after = unrest + change
    protest = labels.text("note-protest") if after // PROTEST > unrest // PROTEST else ""
    return f"{unrest}→{after} {protest}".strip()


def _value_change(position: Position, block: str, i: int) -> str:
    """By how much all factory values together would change."""
    if block not in CHANGES:
        return ""
    after = position.copy()
    CHANGES[block](after, i)
    change = sum(after.value) - sum(position.value)
    return signed(change) if change else ""
