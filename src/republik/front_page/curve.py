"""The picture of an analysis: the winning chance over the game, with its turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from republik.table.plugin.svg import element

from .charts import Scale
from .fonts import clip, fit
from .front import CARD
from .sheet import Sheet

LEFT: Final = 86.0
RIGHT: Final = 1164.0
TOP: Final = 226.0
BOTTOM: Final = 560.0
PERCENTAGES: Final = (0, 25, 50, 75, 100)
"""The lines of the scale."""
Place = tuple[float, float]
Stroke = tuple[str, str]
"""The ink of a line, and its dashes."""
STROKES: Final[tuple[Stroke, ...]] = (("red", ""), ("ink", ""), ("red", "14 8"), ("ink", "14 8"))
"""Lines that the two inks of the paper can tell apart."""
NAMES: Final = 78.0
"""The room for the names of several lines."""
APART: Final = 20.0
DOWN: Final = Scale(0.0, 1.0, start=BOTTOM, end=TOP)
"""Where a chance lies on the sheet."""


@dataclass(frozen=True)
class Line:
    """The winning chances (0 to 1) of a seat, or of partners, over the game."""

    name: str
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Curve:
    """The winning chances over a game, in words of the reader's language."""

    language: str
    paper: str
    headline: str
    label: str
    scale: tuple[str, ...]
    """The percentages beside the lines, from the lowest."""
    lines: tuple[Line, ...]
    marks: tuple[tuple[int, str], ...]
    """Turning points: which chance, and what was played. They are on the line that changes most there."""
    foot: str


def curve_card(curve: Curve) -> str:
    """Returns the picture as SVG."""
    sheet = Sheet(*CARD)
    sheet.text(36, 62, curve.paper, "headline", 44)
    size, lines = fit(curve.headline, "label", (22, 15), 820, 1)
    sheet.text(RIGHT, 62, lines[0] if lines else "", "label", size, "soft", "end")
    sheet.double_rule(36, 82, RIGHT)
    size, lines = fit(curve.label, "headline", (46, 26), RIGHT - 36, 1)
    sheet.lines(36, 146, lines, "headline", size, size)
    _axes(sheet, curve.scale)
    if curve.lines:
        _curves(sheet, curve)
    sheet.text(36, 606, clip(curve.foot, "label", 18, RIGHT - 36), "label", 18, "soft")
    return sheet.finish(f"{curve.paper}: {curve.headline}", curve.label, curve.language)


def _axes(sheet: Sheet, scale: Sequence[str]) -> None:
    for percentage, name in zip(PERCENTAGES, scale, strict=True):
        y = DOWN.at(percentage / 100)
        heavy = percentage in (0, 50)
        line = element("path", d=f"M{LEFT} {y:.1f}H{RIGHT}", class_="ink-line" if heavy else "soft-line")
        sheet.add(line)
        sheet.text(LEFT - 12, y + 6, name, "label", 17, "soft", "end")


def _curves(sheet: Sheet, curve: Curve) -> None:
    end = RIGHT if len(curve.lines) == 1 else RIGHT - NAMES
    along = Scale(0.0, max(1.0, len(curve.lines[0].chances) - 1.0), start=LEFT, end=end)
    every = [
        [(along.at(number), DOWN.at(chance)) for number, chance in enumerate(line.chances)] for line in curve.lines
    ]
    for number, places in enumerate(every):
        _line(sheet, places, STROKES[number % len(STROKES)], alone=len(every) == 1)
    if len(every) > 1:
        _names(sheet, curve.lines, every)
    _marks(sheet, [(*_most_changed(every, at)[at], name) for at, name in curve.marks])


def _most_changed(every: list[list[Place]], at: int) -> list[Place]:
    """Returns the line that changes most from a place to the next."""
    return max(every, key=lambda places: abs(places[at + 1][1] - places[at][1]))


def _line(sheet: Sheet, places: list[Place], stroke: Stroke, *, alone: bool) -> None:
    points = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    if alone:
        even = DOWN.at(0.5)
        sheet.add(element("path", d=f"M{LEFT} {even:.1f}L{points}L{places[-1][0]:.1f} {even:.1f}Z", fill="url(#hatch)"))
    ink, dashes = stroke
    dashed = {"stroke_dasharray": dashes} if dashes else {}
    sheet.add(element("path", d=f"M{points}", class_=f"{ink}-line", stroke_width=5, stroke_linejoin="round", **dashed))


def _names(sheet: Sheet, lines: Sequence[Line], every: list[list[Place]]) -> None:
    """Writes the names where the lines end, from the lowest upwards, apart from each other."""
    room = BOTTOM + 6 + APART
    for line, places in sorted(zip(lines, every, strict=True), key=lambda one: -one[1][-1][1]):
        x, y = places[-1]
        room = min(y + 6, room - APART)
        sheet.text(x + 8, room, clip(line.name, "label", 17, NAMES - 8), "label", 17)


def _marks(sheet: Sheet, marks: Sequence[tuple[float, float, str]]) -> None:
    """Names the turning points above the curve, each in its own line."""
    for row, (x, y, name) in enumerate(marks):
        base = 176 + row * 22
        sheet.rule(x, base + 6, x, 1, y)
        sheet.add(element("circle", cx=x, cy=y, r=8, class_="ink"))
        rightwards = x < (LEFT + RIGHT) / 2
        room = RIGHT - x if rightwards else x - LEFT
        text = clip(name, "label", 18, room - 8)
        sheet.text(x + 6 if rightwards else x - 6, base, text, "label", 18, "ink", "start" if rightwards else "end")
