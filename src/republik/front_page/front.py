"""The front page of a finished game in two formats: a card for links (1200 × 630) and a sheet of A4."""

from collections.abc import Callable
from typing import Final, NamedTuple

from .fonts import block, clip, drawable, fit, width, wrap
from .sheet import Ink, Sheet
from .story import TURNING_POINTS, Box, Byline, Story, TurningPoint

CARD: Final = (1200, 630)
A4: Final = (1240, 1754)
"""A4 at 150 dots per inch."""

SEPARATOR: Final = "  ·  "


def front_page(story: Story, form: str) -> str:
    """Returns the front page as SVG; `form` is one of FORMATS."""
    sheet = FORMATS[form](story)
    return sheet.finish(f"{story.paper}: {story.headline}", description(story), story.language)


def description(story: Story) -> str:
    """Returns the front page in words."""
    points = [f"{point.when}: {point.title}" for point in story.points]
    players = ", ".join(f"{line.seat}: {line.player}" for line in story.bylines)
    return ". ".join(part.rstrip(".") for part in (story.summary, *points, players) if part) + "."


# -- the card -----------------------------------------------------------------------------------------------


def card(story: Story) -> Sheet:
    sheet = Sheet(*CARD)
    left, right = 36.0, 1164.0
    _card_masthead(sheet, story, left, right)
    top, bottom = 112.0, 602.0
    column = left
    if story.map is not None:
        wide, _ = sheet.place(story.map, left, top, 420, bottom - top)
        column = left + wide + 34
    if not story.bylines:
        _card_poster(sheet, story, (column, top, right, bottom))
        return sheet
    below = _card_headline(sheet, story, column, top, right)
    foot = _card_foot(sheet, story, column, right, bottom)
    _card_points(sheet, story, (column, below, right, foot))
    return sheet


def _card_poster(sheet: Sheet, story: Story, frame: tuple[float, float, float, float]) -> None:
    """A large headline and what it is about."""
    x, top, right, bottom = frame
    size, lines = fit(story.headline, "headline", (92, 44), right - x, 4)
    y = sheet.lines(x, top + size, lines, "headline", size, size * 1.02) - size * 1.02 + 36
    sheet.rule(x, y, right)
    room = int((bottom - y - 30) / (32 * 1.25))
    sheet.lines(x, y + 48, block(story.summary, "text", 32, right - x, max(1, room)), "text", 32, 40)


def _card_masthead(sheet: Sheet, story: Story, left: float, right: float) -> None:
    middle = (left + right) / 2
    sheet.text(middle, 68, story.paper, "headline", 66, anchor="middle")
    ear = (right - left - width(story.paper, "headline", 66)) / 2 - 30
    for line, y in zip(_ear(story.date, story.game), (44, 68), strict=False):
        sheet.text(left, y, clip(line, "label", 17, ear), "label", 17, "soft")
    for line, y in zip(_ear(story.period, story.edition), (44, 68), strict=False):
        sheet.text(right, y, clip(line, "label", 17, ear), "label", 17, "soft", "end")
    sheet.double_rule(left, 86, right)


def _ear(*lines: str) -> list[str]:
    return [line for line in lines if line]


def _card_headline(sheet: Sheet, story: Story, x: float, top: float, right: float) -> float:
    size, lines = _headline(story.headline, right - x, (92, 54), (62, 34))
    y = sheet.lines(x, top + size * 0.78, lines, "headline", size, size * 0.98)
    small, summary = fit(story.summary, "text", (29, 21), right - x, 2)
    return sheet.lines(x, y - size * 0.98 + 10 + small * 1.1, summary, "text", small, small * 1.18, "red") - small * 0.6


def _card_points(sheet: Sheet, story: Story, frame: tuple[float, float, float, float]) -> None:
    """The turning points side by side, or the position in words."""
    x, top, right, bottom = frame
    sheet.rule(x, top, right)
    if not story.points:
        _notes(sheet, story.notes, (x, top + 12, right, bottom), 22)
        return
    _points(sheet, story.points, (x, top + 16, right, bottom - 14))


def _card_foot(sheet: Sheet, story: Story, x: float, right: float, bottom: float) -> float:
    """The figures and the players; returns where they begin."""
    names = min(250.0, (right - x) * 0.36) if story.box is not None else right - x
    rows = 0 if story.box is None else len(story.box.rows) + 1
    step = 25.0
    top = bottom - max(rows * step, _byline_height(story, step)) - 12
    sheet.rule(x, top, right)
    if story.box is not None:
        _box(sheet, story.box, (x, top + 6, right - names - 30), step, 19)
        sheet.rule(right - names - 15, top + 10, right - names - 15, 1, bottom)
    _bylines(sheet, story.bylines, right - names, top + 6, right, step)
    return top


def _byline_height(story: Story, step: float) -> float:
    return len(story.bylines) * step * (1.85 if len(story.bylines) < 3 else 1)


# -- parts of both formats ----------------------------------------------------------------------------------


def _headline(
    text: str, wide: float, alone: tuple[float, float], broken: tuple[float, float]
) -> tuple[float, list[str]]:
    """Returns size and lines of a headline: one large line, or two smaller ones."""
    size, lines = fit(text, "headline", alone, wide, 1)
    return (size, lines) if lines == [drawable(text)] else fit(text, "headline", broken, wide, 2)


class _PointStyle(NamedTuple):
    """Sizes of a turning point's three kinds of text, and whether the text has a whole sentence."""

    small: float
    large: float
    plain: float
    full: bool

    def title(self, point: TurningPoint, wide: float) -> list[str]:
        return block(point.title, "headline", self.large, wide, 3)

    def text(self, point: TurningPoint) -> str:
        sentence = point.sentence if self.full else ""
        if sentence and sentence[-1] not in ".!?":
            sentence += "."
        return " ".join(part for part in (sentence, point.text) if part)

    def fits(self, point: TurningPoint, wide: float, high: float) -> bool:
        """Whether nothing is left out and no word of the title broken."""
        title, text = self.title(point, wide), wrap(self.text(point), "text", self.plain, wide)
        taken = self.small + 8 + len(title) * self.large * 1.1 + 4 + len(text) * self.plain * 1.22
        return taken <= high and " ".join(title) == drawable(point.title)


POINT_STYLES: Final = (
    _PointStyle(18, 30, 24, True),
    _PointStyle(18, 28, 22, True),
    _PointStyle(17, 27, 22, False),
    _PointStyle(16, 24, 20, False),
    _PointStyle(15, 21, 18, False),
    _PointStyle(14, 18, 16, False),
)
"""The first that fits is used."""


def _points(sheet: Sheet, points: tuple[TurningPoint, ...], frame: tuple[float, float, float, float]) -> None:
    """The turning points side by side, in the largest style that leaves nothing out."""
    x, top, right, bottom = frame
    gap = 32.0
    wide = (right - x - gap * (TURNING_POINTS - 1)) / TURNING_POINTS
    fitting = (style for style in POINT_STYLES if all(style.fits(point, wide, bottom - top) for point in points))
    style = next(fitting, POINT_STYLES[-1])
    for number, point in enumerate(points):
        left = x + number * (wide + gap)
        _point(sheet, point, style, (left, top, left + wide, bottom))
        if number:
            sheet.rule(left - gap / 2, top + 4, left - gap / 2, 1, bottom)


def _point(sheet: Sheet, point: TurningPoint, style: _PointStyle, frame: tuple[float, float, float, float]) -> None:
    """A turning point: when, what and what it changed."""
    x, top, right, bottom = frame
    small, large, plain, _ = style
    y = top + small * 0.8
    sheet.text(x, y, clip(point.when, "label", small, right - x), "label", small, "red")
    y = sheet.lines(x, y + 8 + large * 0.9, style.title(point, right - x), "headline", large, large * 1.1)
    y += 4 + plain - large
    more = int((bottom - y) / (plain * 1.22)) + 1
    if more > 0:
        lines = block(style.text(point), "text", plain, right - x, more)
        sheet.lines(x, y, lines, "text", plain, plain * 1.22)


def _notes(sheet: Sheet, notes: tuple[str, ...], frame: tuple[float, float, float, float], size: float) -> None:
    x, top, right, bottom = frame
    y = top + size
    for note in notes:
        room = int((bottom - y) / (size * 1.22)) + 1
        if room < 1:
            return
        y = sheet.lines(x, y, block(note, "text", size, right - x, room), "text", size, size * 1.22) + size * 0.2


def _box(sheet: Sheet, box: Box, frame: tuple[float, float, float], step: float, size: float) -> None:
    """The figures as a table: the first column is left for the names."""
    x, top, right = frame
    count = len(box.columns)
    cell = min(110.0, (right - x) * (0.5 if count < 3 else 0.72) / max(1, count))
    names = right - x - cell * count - 8
    y = top + size * 1.1
    for number, column in enumerate(box.columns):
        edge = right - cell * (count - 1 - number)
        fitted, lines = fit(column, "label", (size * 0.86, size * 0.45), cell - 6, 1)
        sheet.text(edge, y, lines[0] if lines else "", "label", fitted, "red", "end")
    for name, values in box.rows:
        y += step
        fitted, lines = fit(name, "text", (size, size * 0.7), names, 1)
        sheet.text(x, y, lines[0] if lines else "", "text", fitted)
        for number, value in enumerate(values):
            edge = right - cell * (count - 1 - number)
            sheet.text(edge, y, clip(value, "headline", size * 1.1, cell - 6), "headline", size * 1.1, "ink", "end")


def _bylines(sheet: Sheet, bylines: tuple[Byline, ...], x: float, top: float, right: float, step: float) -> None:
    """The players; of many, each takes one line."""
    y = top + step * 0.75
    for line in bylines:
        mark: Ink = "red" if line.won else "soft"
        if len(bylines) < 3:
            sheet.text(x, y, clip(line.seat, "label", step * 0.58, right - x), "label", step * 0.58, mark)
            sheet.text(
                x, y + step * 0.84, clip(line.player, "headline", step * 0.85, right - x), "headline", step * 0.85
            )
            y += step * 1.9
            continue
        taken = min(width(line.seat, "label", step * 0.58), (right - x) * 0.5)
        sheet.text(x, y, clip(line.seat, "label", step * 0.58, (right - x) * 0.5), "label", step * 0.58, mark)
        room = right - x - taken - 10
        sheet.text(right, y, clip(line.player, "headline", step * 0.72, room), "headline", step * 0.72, anchor="end")
        y += step


# -- the sheet of A4 ----------------------------------------------------------------------------------------


def a4(story: Story) -> Sheet:
    sheet = Sheet(*A4)
    left, right = 70.0, 1170.0
    _a4_masthead(sheet, story, left, right)
    size, lines = _headline(story.headline, right - left, (190, 96), (124, 60))
    y = sheet.lines(left, 296 + size * 0.78, lines, "headline", size, size * 0.98) - size * 0.98
    small, summary = fit(story.summary, "text", (44, 30), right - left, 2)
    y = sheet.lines(left, y + 28 + small, summary, "text", small, small * 1.18, "red") - small * 0.55
    sheet.rule(left, y, right)
    foot = 1690.0
    points = foot - (330.0 if story.points else 0)
    _a4_middle(sheet, story, (left, y + 24, right, points - 30))
    _a4_points(sheet, story, (left, points, right, foot - 30))
    imprint = SEPARATOR.join(part for part in (story.game, story.edition, story.date) if part)
    sheet.rule(left, foot - 10, right)
    sheet.text((left + right) / 2, foot + 18, clip(imprint, "label", 19, right - left), "label", 19, "soft", "middle")
    return sheet


def _a4_masthead(sheet: Sheet, story: Story, left: float, right: float) -> None:
    sheet.text((left + right) / 2, 170, story.paper, "headline", 150, anchor="middle")
    sheet.rule(left, 222, right, 2)
    third = (right - left) / 3 - 10
    sheet.text(left, 250, clip(story.date, "label", 21, third), "label", 21)
    sheet.text((left + right) / 2, 250, clip(story.game, "label", 21, third), "label", 21, anchor="middle")
    sheet.text(right, 250, clip(story.period, "label", 21, third), "label", 21, anchor="end")
    sheet.double_rule(left, 265, right)


def _a4_middle(sheet: Sheet, story: Story, frame: tuple[float, float, float, float]) -> None:
    """The map and, beside it, figures and players."""
    left, top, right, bottom = frame
    column = left
    if story.map_with_names is not None:
        wide, _ = sheet.place(story.map_with_names, left, top, 712, bottom - top)
        column = left + wide + 40
    y = top
    if story.box is not None:
        y = _a4_heading(sheet, story.box_title, column, y, right)
        _box(sheet, story.box, (column, y, right), 46, 26)
        y += 46 * (len(story.box.rows) + 1) + 14
        for name, value in story.box.single:
            y = _single(sheet, name, value, column, y, right)
        y += 40
    y = _a4_heading(sheet, story.bylines_title, column, y, right)
    _bylines(sheet, story.bylines, column, y + 12, right, 40)
    y += _byline_height(story, 40) + 60
    if story.notes:
        _notes(sheet, story.notes, (column, y, right, bottom), 28)


def _single(sheet: Sheet, name: str, value: str, x: float, y: float, right: float) -> float:
    """A figure that belongs to nobody."""
    taken = width(value, "headline", 28)
    size, lines = fit(name, "text", (26, 18), right - x - taken - 16, 1)
    sheet.lines(x, y + 28, lines, "text", size, size)
    sheet.text(right, y + 28, value, "headline", 28, anchor="end")
    return y + 44


def _a4_heading(sheet: Sheet, text: str, x: float, y: float, right: float) -> float:
    sheet.rule(x, y, right, 3)
    sheet.text(x, y + 32, clip(text, "label", 22, right - x), "label", 22)
    return y + 40


def _a4_points(sheet: Sheet, story: Story, frame: tuple[float, float, float, float]) -> None:
    x, top, right, bottom = frame
    if not story.points:
        return
    y = _a4_heading(sheet, story.points_title, x, top, right)
    _points(sheet, story.points, (x, y + 12, right, bottom))


FORMATS: Final[dict[str, Callable[[Story], Sheet]]] = {"card": card, "a4": a4}
