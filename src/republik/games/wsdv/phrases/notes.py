"""Details shown before a choice: the figures that would change, and what a use of a card gives."""

from typing import Final

from republik.games.wsdv.rules import economy, naming
from republik.games.wsdv.rules.actions import Living
from republik.games.wsdv.rules.decade_end import attack_unrest
from republik.games.wsdv.rules.notation import CITY_MOVES, LINE_MOVES
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import LIVING_COST, PROTEST
from republik.table.phrases import Phrase, signed

from .choices import use_note

BY_ONE: Final = frozenset({"place", "remove", "police", "socialist"})
"""Moves that place or remove one unrest."""
CHANGES: Final = {
    "build_line": economy.build_line,
    "build_city": economy.build_city,
    "dismantle_line": economy.dismantle_line,
    "dismantle_city": economy.dismantle_city,
}


def note(position: Position, move: int) -> Phrase | None:
    """Describes what a legal move would change."""
    block = position.rules.actions.block_of(move)
    name, i = block.name, move - block.start
    if name == "play":
        return use_note(position.rules, position.step().seat, *divmod(i, len(naming.USES)))
    if name in CITY_MOVES or name in LINE_MOVES:
        return _value_change(position, name, i)
    if name in BY_ONE:
        return _unrest_change(position, i, 1 if name == "place" else -1)
    if name == "living" and isinstance(position.step(), Living):
        number, has = int(position.living[i]) + 1, int(economy.economy(position, i))
        return Phrase("note-living", {"number": number, "has": has, "needs": LIVING_COST * number})
    if name in ("living", "lose_living"):
        living = int(position.living[i])
        return _change("note-change", living, living + (1 if name == "living" else -1))
    if name == "attack":
        source, target = divmod(i, position.rules.province_count)
        return _value(int(attack_unrest(position, source, target)))
    return None


def _unrest_change(position: Position, province: int, change: int) -> Phrase:
    unrest = int(position.unrest[province])
    after = unrest + change
    return _change("note-change-protest" if after // PROTEST > unrest // PROTEST else "note-change", unrest, after)


def _value_change(position: Position, block: str, i: int) -> Phrase | None:
    """Returns by how much the sum of all factory values would change."""
    if block not in CHANGES:
        return None
    after = position.copy()
    CHANGES[block](after, i)
    change = sum(after.value) - sum(position.value)
    return _value(change) if change else None


def _change(key: str, before: int, after: int) -> Phrase:
    return Phrase(key, {"before": before, "after": after})


def _value(change: int) -> Phrase:
    return Phrase("note-value", {"change": signed(change)})
