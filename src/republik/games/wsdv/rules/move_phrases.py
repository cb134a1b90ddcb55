"""The phrase of every move and the place to click: the counterpart of `notation`."""

from typing import Final

from republik.table.phrases import Arg, Name, Phrase, signed

from . import naming
from .notation import CARD_MOVES, CITY_MOVES, LINE_MOVES, PROVINCE_MOVES, ROW_MOVES, SECTOR_MOVES
from .rules import Rules
from .steps import TRACK_END

ENDED: Final = frozenset("discard build living transfer void look take last_police attack".split())
"""Steps that can be ended early; each has its own message for doing so."""
LOOKED_AT: Final = ("hand", "pile")


def describe(rules: Rules, move: int, step: str = "", face: int = -1) -> Phrase:
    """Describes a move in full. `step` and `face` give the step and the card event in which it would be made."""
    block = rules.actions.block_of(move)
    if block.name == "done" and step in ENDED:
        return Phrase("done-" + step.replace("_", "-"))
    return Phrase("move-" + block.name.replace("_", "-"), _args(rules, block.name, move - block.start, face))


def short(rules: Rules, move: int) -> Phrase | None:
    """Returns only the place, for moves whose prompt or heading contains the verb; None for other moves."""
    block = rules.actions.block_of(move)
    place = _place(rules, block.name, move - block.start)
    return None if place is None else Phrase("place-alone", {"place": place})


def clicked(rules: Rules, move: int) -> tuple[str, str]:
    """Returns the places to click first and second; empty for buttons."""
    block = rules.actions.block_of(move)
    name, i = block.name, move - block.start
    place = _place(rules, name, i)
    if place is not None:
        return f"{place.kind}:{place.id}", ""
    if name in CARD_MOVES:
        return f"card:{rules.cards[i]}", ""
    if name == "play":
        return f"card:{rules.cards[i // len(naming.USES)]}", ""
    if name in SECTOR_MOVES:
        return f"sector:{rules.codes[rules.suppliers[i]]}", ""
    if name == "space":
        return f"space:{i - TRACK_END}", ""
    if name == "void_track":
        return f"track:{naming.track(i).id}", ""
    if name in ("attack", "move"):
        source, target = (f"province:{rules.codes[p]}" for p in divmod(i, rules.province_count))
        return (target, "") if name == "attack" else (source, target)
    return "", ""


def _place(rules: Rules, block: str, i: int) -> Name | None:
    """Returns the place of a move, if that describes it completely."""
    if block in PROVINCE_MOVES:
        return naming.province(rules, i)
    if block in CITY_MOVES:
        return naming.city(rules, i)
    return naming.line(rules, i) if block in LINE_MOVES else None


def _args(rules: Rules, block: str, i: int, face: int) -> dict[str, Arg]:
    place = _place(rules, block, i)
    if place is not None:
        return {"place": place}
    if block in CARD_MOVES:
        return {"card": naming.card(rules, i)}
    if block in SECTOR_MOVES:
        return {"place": naming.sector(rules, i)}
    if block in ("move", "attack"):
        source, target = divmod(i, rules.province_count)
        return {"from": naming.province(rules, source), "to": _reached(rules, block, source, target)}
    if block == "play":
        return {"card": naming.card(rules, i // len(naming.USES)), "use": naming.use(i % len(naming.USES))}
    if block in ROW_MOVES:
        numbered = Phrase("symbol-numbered", {"number": i + 1})
        return {"symbol": naming.symbol_row(rules, face, i, 1) if face >= 0 else numbered}
    if block == "space":
        return {"space": signed(i - TRACK_END), "symbols": naming.space_symbols(rules, i - TRACK_END)}
    if block == "void_track":
        return {"track": naming.track(i)}
    return {"where": LOOKED_AT[i]} if block == "look" else {}


def _reached(rules: Rules, block: str, source: int, target: int) -> Arg:
    if block == "attack" and source == rules.berlin:  # 9.7: both neighbours or neither
        return tuple(naming.province(rules, p) for p in rules.neighbours[source])
    return naming.province(rules, target)
