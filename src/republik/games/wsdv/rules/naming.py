"""Seats, places, cards and symbols as names and phrases, used by moves, prompts, refusals and events."""

from typing import Final, Literal

from republik.table.phrases import Arg, Name, Phrase, signed

from .components import Row
from .notation import TRACK_NAMES, connection_name
from .rules import Rules
from .steps import EAST, MAX_ROWS, TRACK_END, WEST

Seat = Literal["west", "east"]
SEATS: Final[tuple[Seat, Seat]] = ("west", "east")
USES: Final = ("unrest", "build", "living", "event")
SURPLUS: Final = ("surplus-red", "surplus-yellow", "surplus-red-prestige", "surplus-yellow-prestige")


# -- names ----------------------------------------------------------------------------------------


def seat(side: int) -> Name:
    """Returns a side, or the rules if nobody chose."""
    return Name("seat", SEATS[side] if side in (WEST, EAST) else "nobody")


def province(rules: Rules, index: int) -> Name:
    return Name("province", rules.codes[index])


def city(rules: Rules, index: int) -> Name:
    return Name("city", rules.cities[index])


def line(rules: Rules, connection: int) -> Name:
    return Name("line", connection_name(rules, connection))


def sector(rules: Rules, index: int) -> Name:
    """10.2: returns a sector of West Berlin, by the code of its supplier."""
    return Name("sector", rules.codes[rules.suppliers[index]])


def card(rules: Rules, index: int) -> Name:
    """Returns a card by its number; a hidden card has none."""
    return Name("card", rules.cards[index] if index >= 0 else "hidden")


def use(index: int) -> Name:
    return Name("use", USES[index])


def track(index: int) -> Name:
    return Name("track", TRACK_NAMES[index])


def site(rules: Rules, where: str) -> Name:
    """Returns the place named by the text under a symbol: a province, or another place (WG, CSSR, NI/HH)."""
    return Name("province" if where in rules.codes else "place", where)


# -- symbols -----------------------------------------------------------------------------------------


def face(rules: Rules, index: int) -> Name | Phrase:
    """Returns a card, or a space of the prestige track."""
    space = index - rules.first_space - TRACK_END
    return card(rules, index) if index < rules.first_space else Phrase("face-space", {"space": signed(space)})


def symbol(rules: Rules, row: Row, count: int = 0) -> Phrase:
    """Describes equal symbols of a card or of the prestige track."""
    args: dict[str, Arg] = {"count": count or row.count, "side": seat(_side(row.side))}
    phrase = Phrase("symbol-" + row.kind.replace("_", "-"), args)
    more = []
    if row.where:
        more.append(Phrase("symbol-where", {"place": site(rules, row.where)}))
    if row.limit:
        more.append(Phrase("symbol-limit", {"count": row.limit}))
    if row.arms:
        more.append(Phrase("symbol-arms", {"side": seat(_side(row.arms))}))
    for one in more:
        phrase = Phrase("symbol-with", {"symbol": phrase, "more": one})
    return phrase


def _side(letter: str) -> int:
    return EAST if letter == "E" else WEST


def arrow(index: int, count: int) -> Phrase:
    """→→ towards East, ← towards West."""
    toward = Name("seat-letter", SEATS[EAST if count > 0 else WEST])
    return Phrase("symbol-arrow", {"track": track(index), "arrows": arrows(count), "side": toward})


def arrows(count: int) -> str:
    return "→" * count if count > 0 else "←" * -count


def symbols(rules: Rules, index: int) -> tuple[Phrase, ...]:
    """Describes everything that a card's event does, row by row, then the arrows."""
    printed = rules.components.cards[index]
    moved = (printed.prestige, printed.currency, printed.socialists)
    rows = [symbol(rules, row) for row in printed.rows]
    return (*rows, *(arrow(i, count) for i, count in enumerate(moved) if count))


def space_symbols(rules: Rules, space: int) -> tuple[Phrase, ...]:
    """Describes what a space of the prestige track does at the decade end."""
    rows = rules.components.tracks.prestige[space]
    return tuple(symbol(rules, row) for row in rows) or (Phrase("symbol-nothing"),)


def symbol_row(rules: Rules, index: int, row: int, count: int = 0) -> Phrase:
    """Describes a row of the event in progress by its number; rows past the printed ones are surplus arrows."""
    if row >= MAX_ROWS:
        return Phrase(SURPLUS[row - MAX_ROWS], {"count": count or 1})
    first = rules.first_space
    tracks = rules.components.tracks
    rows = rules.components.cards[index].rows if index < first else tracks.prestige[index - first - TRACK_END]
    return symbol(rules, rows[row], count) if row < len(rows) else Phrase("symbol-numbered", {"number": row + 1})


def symbols_left(rules: Rules, index: int, rows: list[tuple[int, int]]) -> tuple[Phrase, ...]:
    """Describes the remaining symbols of the event in progress: rows with their number of symbols."""
    return tuple(symbol_row(rules, index, row, count) for row, count in rows)


def symbol_code(rules: Rules, code: str) -> Phrase | str:
    """Describes the symbol given in short notation, as events name it."""
    for printed in rules.components.cards:
        for row in printed.rows:
            if row.symbol == code:
                return symbol(rules, row, 1)
    return code
