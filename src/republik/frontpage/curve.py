"""The picture of an analysis: the winning chance over the game, with its turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from republik.table.svg import element

from .fonts import clip, fit
from .front import CARD
from .sheet import Sheet

LEFT: Final = 86.0
RIGHT: Final = 1164.0
TOP: Final = 226.0
BOTTOM: Final = 560.0
PERCENTAGES: Final = (0, 25, 50, 75, 100)
"""The lines of the scale."""


@dataclass(frozen=True)
class Curve:
    """A seat's winning chances (0 to 1) over the game, in words of the reader's language."""

    language: str
    paper: str
    headline: str
    label: str
    scale: tuple[str, ...]
    """The percentages beside the lines, from the lowest."""
    chances: tuple[float, ...]
    marks: tuple[tuple[int, str], ...]
    """Turning points: which chance, and what was played."""
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
    if curve.chances:
        _line(sheet, curve.chances)
        _marks(sheet, curve)
    sheet.text(36, 606, clip(curve.foot, "label", 18, RIGHT - 36), "label", 18, "soft")
    return sheet.finish(f"{curve.paper}: {curve.headline}", curve.label, curve.language)


def _x(number: int, count: int) -> float:
    return LEFT + (RIGHT - LEFT) * (number / max(1, count - 1))


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(1.0, max(0.0, chance))


def _axes(sheet: Sheet, scale: Sequence[str]) -> None:
    for percentage, name in zip(PERCENTAGES, scale, strict=True):
        y = _y(percentage / 100)
        heavy = percentage in (0, 50)
        line = element("path", d=f"M{LEFT} {y:.1f}H{RIGHT}", class_="ink-line" if heavy else "soft-line")
        sheet.add(line)
        sheet.text(LEFT - 12, y + 6, name, "label", 17, "soft", "end")


def _line(sheet: Sheet, chances: Sequence[float]) -> None:
    points = [f"{_x(number, len(chances)):.1f} {_y(chance):.1f}" for number, chance in enumerate(chances)]
    area = f"M{LEFT} {_y(0.5):.1f}L" + "L".join(points) + f"L{_x(len(chances) - 1, len(chances)):.1f} {_y(0.5):.1f}Z"
    sheet.add(element("path", d=area, fill="url(#hatch)"))
    sheet.add(element("path", d="M" + "L".join(points), class_="red-line", stroke_width=5, stroke_linejoin="round"))


def _marks(sheet: Sheet, curve: Curve) -> None:
    """Names the turning points above the curve, each in its own line."""
    count = len(curve.chances)
    for row, (number, name) in enumerate(curve.marks):
        x, y = _x(number, count), _y(curve.chances[number])
        base = 176 + row * 22
        sheet.rule(x, base + 6, x, 1, y)
        sheet.add(element("circle", cx=x, cy=y, r=8, class_="ink"))
        rightwards = x < (LEFT + RIGHT) / 2
        room = RIGHT - x if rightwards else x - LEFT
        text = clip(name, "label", 18, room - 8)
        sheet.text(x + 6 if rightwards else x - 6, base, text, "label", 18, "ink", "start" if rightwards else "end")
