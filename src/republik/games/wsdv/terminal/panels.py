"""Tracks, cards and legend, drawn around the map."""

from math import ceil
from typing import Final

from rich.text import Text

from republik.games.wsdv.notes import note
from republik.games.wsdv.phrases.story import ROMAN
from republik.games.wsdv.rules import decade_end
from republik.games.wsdv.rules.notation import TRACK_NAMES
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, SOCIALISTS, TRACK_END, WEST
from republik.table.phrases import plain_number, signed
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, beside, fit, inked, spread, wrap

from .board import SOCIALIST
from .inks import INK
from .labels import Labels

PRESTIGE: Final = TRACK_NAMES.index("prestige")
SOCIALIST_TRACK: Final = TRACK_NAMES.index("socialists")
MARKS: Final = ("★", "$", SOCIALIST)
MARKER, SPACE, MIDDLE = "◆", "·", "┼"
ONE_SHORT_OF_COLLAPSE: Final = 3
"""9.10: so many mass protests; one more, and the state collapses."""
CARD_WIDTH: Final = 23
WIDEST_CARD: Final = 36
COLOUR_SIDE: Final = {"yellow": WEST, "red": EAST, "special": EAST}


def header(position: Position, labels: Labels, width: int) -> Text:
    """Draws the time, and the holder of the prestige advantage."""
    key = "screen-over" if position.to_act() is None else "screen-header"
    left = Text(labels.text(key, decade=ROMAN[position.decade], half=position.half), style=LOUD)
    counts = [position.side_protests(side) for side in (WEST, EAST)]
    right = Text()
    for side in (WEST, EAST):
        right.append("  " if side else "")
        label = labels.text("screen-protests", side=labels.side(side), count=counts[side])
        right.append(label, style=WARNING if counts[side] >= ONE_SHORT_OF_COLLAPSE else INK[side])
    return spread(left, right, width)


# -- tracks ----------------------------------------------------------------------------------


def tracks(position: Position, labels: Labels, width: int) -> Block:
    notes = [_prestige_note(position, labels), _currency_note(position, labels), _socialist_note(position, labels)]
    names = [labels.track(track) for track in range(len(MARKS))]
    longest = max(len(name) for name in names)
    lines = []
    for track, name in enumerate(names):
        line = Text(f"{MARKS[track]} {name:<{longest}} ")
        line.append_text(track_line(position.tracks[track], labels))
        line.append(f" {signed(position.tracks[track]):>2}  ", style=LOUD)
        line.append(notes[track], style=QUIET)
        lines.append(fit(line, width))
    return [*lines, fit(Text(_police_note(position, labels)), width)]


def tracks_short(position: Position, labels: Labels, width: int) -> Block:
    """Draws the tracks on one line."""
    line = Text()
    for track, mark in enumerate(MARKS):
        line.append(f"{mark} {labels.track(track)} ")
        line.append(f"{signed(position.tracks[track])}  ", style=LOUD)
    line.append(_police_note(position, labels), style=QUIET)
    return [fit(line, width)]


def track_line(value: int, labels: Labels) -> Text:
    line = inked(labels.letter(WEST) + " ", INK[WEST])
    for space in range(-TRACK_END, TRACK_END + 1):
        if space == value:
            line.append(MARKER, style=f"bold {INK[EAST if space > 0 else WEST]}")
        else:
            line.append(SPACE if space else MIDDLE, style=QUIET)
    line.append(" " + labels.letter(EAST), style=INK[EAST])
    return line


def _prestige_note(position: Position, labels: Labels) -> str:
    space = position.tracks[PRESTIGE]
    return labels.text("track-prestige-note", side=labels.side(position.holder()), symbols=labels.space_symbols(space))


def _currency_note(position: Position, labels: Labels) -> str:
    figures = position.forecast().currency
    return labels.text(
        "track-currency-note", exports=figures.exports, living=figures.living, balance=signed(figures.balance)
    )


def _socialist_note(position: Position, labels: Labels) -> str:
    change = position.rules.socialist_change[position.tracks[SOCIALIST_TRACK] + TRACK_END]
    total = decade_end.socialists_on_board(position)
    return labels.text("track-socialists-note", change=signed(change), total=total, most=SOCIALISTS, box=position.box)


def _police_note(position: Position, labels: Labels) -> str:
    ready = len(position.police) - position.police_used
    police = labels.text("screen-police", count=len(position.police), ready=ready)
    if position.wall:
        return labels.text("screen-wall", police=police)
    flight = position.forecast().flight
    if flight.wall or decade_end.current_phase(position) > decade_end.FLIGHT:  # 9.1: the marker is back on 0
        return labels.text("screen-flight-over", police=police)
    return labels.text("screen-flight", steps=plain_number(flight.steps), points=flight.points, police=police)


# -- cards ---------------------------------------------------------------------------------------


def card_style(labels: Labels, card: int) -> str:
    colour = labels.card(card).colour
    return INK[COLOUR_SIDE[colour]] if colour in COLOUR_SIDE else LOUD


def card_values(labels: Labels, card: int) -> Text:
    """Returns one value, or one per side."""
    printed = labels.card(card)
    if not printed.west:
        return Text("–", style=QUIET)
    if printed.west == printed.east:
        return Text(str(printed.west), style=LOUD)
    out = inked(f"{labels.letter(WEST)}{printed.west}", INK[WEST])
    out.append(f" {labels.letter(EAST)}{printed.east}", style=INK[EAST])
    return out


def card_corner(labels: Labels, card: int) -> str:
    printed = labels.card(card)
    if printed.flight:
        return labels.text("corner-flight", count=printed.flight)
    return labels.text(f"corner-{printed.police}-police") if printed.police else ""


def little_card(labels: Labels, card: int, width: int, tag: str = "") -> Block:
    """Draws a small card: number, corner and values; title, symbols; who may play the event, and the year."""
    ink = card_style(labels, card)
    inner = width - 4
    body = wrap(Text(labels.title(card), style=LOUD), inner)[:2]
    for symbol in labels.symbols(card):
        body += wrap(Text(symbol), inner, " ")
    sides = [Text.assemble(("│ ", ink), fit(line, inner), (" │", ink)) for line in body]
    return [_top(labels, card, width, tag), *sides, _bottom(labels, card, width)]


def _top(labels: Labels, card: int, width: int, tag: str) -> Text:
    ink = card_style(labels, card)
    number = Text(f" {labels.rules.cards[card]} ", style=f"{TOUCH} reverse")
    values = card_values(labels, card)
    heading = " · ".join(part for part in (tag, card_corner(labels, card)) if part)
    middle = Text(f" {heading} " if heading else "", style=TOUCH if tag else "")
    middle.truncate(max(0, width - 5 - number.cell_len - values.cell_len), overflow="ellipsis")
    rule = max(0, width - 5 - number.cell_len - middle.cell_len - values.cell_len)
    return Text.assemble(("╭", ink), number, ("─", ink), middle, ("─" * rule, ink), " ", values, (" ╮", ink))


def _bottom(labels: Labels, card: int, width: int) -> Text:
    ink = card_style(labels, card)
    year = labels.card(card).year
    label = Text(labels.player_of_event(card), style=ink)
    label.truncate(width - 4, overflow="ellipsis")
    room = width - 6 - label.cell_len - len(year)
    if room < 0:
        year, room = "", width - 5 - label.cell_len
    return Text.assemble(
        ("╰ ", ink), label, " ", ("─" * max(0, room), ink), (f" {year}" if year else "", QUIET), (" ╯", ink)
    )


def card_page(labels: Labels, card: int, width: int) -> Block:
    """Draws one card and its note: the history, and why it does what it does."""
    card_note = note(labels.rules.cards[card], labels.language)
    lines = [*little_card(labels, card, min(width, WIDEST_CARD)), *wrap(Text(card_note.history), width)]
    lines += wrap(Text(labels.text("cards-why", text=card_note.why)), width)
    return lines


def card_rows(labels: Labels, cards: list[int], width: int, hand: list[int]) -> Block:
    """Draws small cards in rows, as many side by side as fit and equally high; those in hand are marked."""
    mine = labels.text("card-in-hand")
    per_row = max(1, min(len(cards), (width + 1) // (CARD_WIDTH + 1)))
    rows = ceil(len(cards) / per_row)
    per_row = ceil(len(cards) / rows)  # as many in each row as in the others
    card_width = min(WIDEST_CARD, (width - (per_row - 1)) // per_row)
    lines: Block = []
    for first in range(0, len(cards), per_row):
        row = cards[first : first + per_row]
        blocks = [little_card(labels, card, card_width, mine if card in hand else "") for card in row]
        height = max(len(block) for block in blocks)
        equally_high = [
            _stretch(labels, block, card, height, card_width) for block, card in zip(blocks, row, strict=True)
        ]
        lines += beside(equally_high, [card_width] * len(equally_high))
    return lines


def _stretch(labels: Labels, block: Block, card: int, height: int, width: int) -> Block:
    ink = card_style(labels, card)
    empty = Text.assemble(("│", ink), " " * (width - 2), ("│", ink))
    return [*block[:-1], *[empty] * (height - len(block)), block[-1]]


def card_list(labels: Labels, cards: list[int], width: int, hand: list[int]) -> Block:
    """Draws one card per line, for small screens."""
    mine = labels.text("card-in-hand")
    return [card_line(labels, card, width, mine if card in hand else "") for card in cards]


def card_line(labels: Labels, card: int, width: int, tag: str = "") -> Text:
    line = inked(f"{labels.rules.cards[card]:>4} ", TOUCH)
    line.append_text(fit(card_values(labels, card), 6))
    line.append(f"{tag}: " if tag else "", style=TOUCH)
    line.append(labels.title(card), style=LOUD)
    corner = card_corner(labels, card)
    line.append(f" [{corner}]" if corner else "", style=QUIET)
    line.append(f" · {labels.player_of_event(card)}: ", style=card_style(labels, card))
    line.append("; ".join(labels.symbols(card)))
    return fit(line, width)
