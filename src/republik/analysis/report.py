"""The page of an analysis: one self-contained HTML file with an SVG chart."""

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from republik.front_page import document
from republik.front_page.charts import Scale, line, lines, points, seat_class
from republik.front_page.document import cell, head, note, section
from republik.table.plugin.svg import Svg, element, joined
from republik.table.turning import Course, TurningPoint

from .model import Moment
from .words import NOTHING, AnalysisWords, Foresight
from .words import points as loss_of

WIDTH, HEIGHT = 640, 280
LEFT, RIGHT, TOP, BOTTOM = 44.0, 604.0, 24.0, 250.0

MORE_STYLE: Final = """
.chart { min-width: 34rem; max-width: none; }
.chart .below { opacity: .16; stroke: none; }
.chart .curve { fill: none; stroke-width: 1.8; stroke-linejoin: round; }
.chart .part { stroke: var(--soft); stroke-dasharray: 3 3; } .chart .even { stroke: var(--soft); }
.chart circle.mark { stroke: var(--paper); stroke-width: 1.5; }
.chart text.on { fill: var(--paper); stroke: none; font-size: 11px; font-weight: 700; }
.chart .dot { fill: var(--ink); }
td ul { margin: 0; padding-left: 1.1rem; } td ul ul { color: var(--soft); }
td { vertical-align: top; } td.word.long { min-width: 15rem; } tbody th { vertical-align: top; }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .3rem 0; }
summary:focus-visible { outline: 2px solid var(--plain); } .grave { font-weight: 700; }
dt { font-weight: 600; margin-top: .4rem; } dd { margin: 0 0 0 1rem; }
@media (max-width: 40rem) { .stack table, .stack tbody, .stack tr, .stack th, .stack td { display: block; }
  .stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stack tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .stack tbody td, .stack tbody th { border: 0; padding: .1rem 0; text-align: left; white-space: normal; }
  .stack td::before { content: attr(data-head) ": "; color: var(--soft); } .stack td ul { margin-left: .5rem; } }
.side { font-weight: 600; }
"""


def analysis_page(words: AnalysisWords, most: int, language: str) -> str:
    """The whole page."""
    parts: list[str] = [element("p", sentence) for sentence in words.about()]
    parts += [_curve(words, most), _turning(words, most), _costly(words, most), _forecasts(words), _plays(words)]
    style = document.style(words.game.seats, words.colours) + MORE_STYLE
    return document.document(language, words.title(), style, parts)


def _side(words: AnalysisWords, seat: int) -> Svg:
    return element("span", words.seat(seat), class_=f"side {seat_class(words.game.seats[seat])}1")


def _with_asides(text: str, *asides: str) -> Svg:
    """A text, and remarks in lines below it."""
    below = (Svg("<br>" + element("span", aside, class_="soft")) for aside in asides if aside)
    return joined([Svg(escape(text)), *below])


# -- the chart -------------------------------------------------------------------------------------------


class Plane:
    """Maps decisions and chances to chart coordinates."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.x = Scale(course.stages[0].ply, course.last_ply, start=LEFT, end=RIGHT).at
        self.levels = Scale(0.0, 1.0, 0.25, start=BOTTOM, end=TOP)
        self.y = self.levels.at

    def places(self, curve: int) -> list[tuple[float, float]]:
        stages = [(self.x(stage.ply), self.y(stage.chances[curve])) for stage in self.course.stages]
        return [*stages, (self.x(self.course.last_ply), self.y(self.course.last[curve]))]


def _curve(words: AnalysisWords, most: int) -> str:
    course = words.analysis.course
    if not course.stages:
        return ""
    plane = Plane(course)
    curves = range(len(course.curves))
    parts = [*_levels(words, plane), *_periods(words, plane)]
    for curve in curves:
        parts += _drawn(words, plane, curve)
    parts += [_mark(words, plane, number, turn) for number, turn in enumerate(words.analysis.turning_points(most), 1)]
    label = " ".join(f"{words.curve_label(curve)}." for curve in curves)
    chart = element("svg", lines(*parts), class_="chart", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=label)
    title = words.text("analysis-curve")
    return section("curve", title, note(words.text("analysis-curve-note")), document.wide(title, chart))


def _drawn(words: AnalysisWords, plane: Plane, curve: int) -> Iterator[Svg]:
    """A line in its seat's colour; its letter stands at the end."""
    places = plane.places(curve)
    kind = seat_class(words.game.seats[plane.course.curves[curve][-1]])
    if len(plane.course.curves) == 1:
        (left, _), (right, _) = places[0], places[-1]
        yield element("polygon", class_=f"below {kind}", points=points([(left, BOTTOM), *places, (right, BOTTOM)]))
    yield element("polyline", class_=f"curve {kind}", points=points(places))
    yield element("circle", class_="dot", cx=places[0][0], cy=places[0][1], r=2)
    x, y = places[-1]
    yield element("text", words.letters(curve), x=x + 4, y=y + 4)


def _levels(words: AnalysisWords, plane: Plane) -> Iterator[Svg]:
    for level in plane.levels.marks():
        y = plane.y(level)
        yield line(LEFT, y, RIGHT, y, "even" if level == 0.5 else "rule")
        label = words.text("percent", number=round(100 * level))
        yield element("text", label, class_="soft", x=LEFT - 6, y=y + 4, text_anchor="end")


def _periods(words: AnalysisWords, plane: Plane) -> Iterator[Svg]:
    """A line at the start of each period, with its name and the number of the decision below."""
    for when, stages in groupby(plane.course.stages, key=lambda stage: stage.when):
        first = next(stages)
        x = plane.x(first.ply)
        yield line(x, TOP - 12, x, BOTTOM, "part")
        yield element("text", words.renderer.text(when), x=x + 4, y=TOP - 4)
        yield element("text", str(first.ply), class_="soft", x=x, y=BOTTOM + 16)
    yield element("text", words.text("analysis-decision"), class_="soft", x=RIGHT, y=BOTTOM + 28, text_anchor="end")


def _mark(words: AnalysisWords, plane: Plane, number: int, turn: TurningPoint) -> Svg:
    """A numbered point on the line that turns."""
    x, y = plane.x(turn.ply), plane.y(turn.before)
    return element(
        "g",
        element("title", f"{number}. {words.renderer.text(turn.title)}"),
        element("circle", class_=f"mark {seat_class(turn.seats[-1])}", cx=x, cy=y, r=9),
        element("text", str(number), class_="on", x=x, y=y + 4, text_anchor="middle"),
    )


# -- tables ----------------------------------------------------------------------------------------------------


def _turning(words: AnalysisWords, most: int) -> str:
    title = words.text("analysis-turning")
    items = [
        element("li", element("strong", point.title), Svg(f" ({escape(point.when)})<br>"), Svg(escape(point.text)))
        for _, point in words.turning_points(most)
    ]
    if not items:
        return section("turning", title, note(words.text("analysis-turning-none")))
    return section("turning", title, note(words.text("analysis-turning-note")), element("ol", joined(items)))


def _costly(words: AnalysisWords, most: int) -> str:
    title = words.text("analysis-costly")
    moments = words.analysis.costly(most)
    if not moments:
        return section("costly", title, note(words.none_costly()))
    heads = [
        words.text(f"analysis-{key}") for key in ("number", "decision", "who", "move", "chance", "loss", "instead")
    ]
    rows = [
        (
            str(number),
            [cell(content, kind, data_head=name) for name, (content, kind) in zip(heads[1:], cells, strict=True)],
        )
        for number, cells in enumerate((_costly_cells(words, moment) for moment in moments), 1)
    ]
    table = element("div", document.table(title, [head(name) for name in heads], rows), class_="stack")
    return section("costly", title, note(words.text("analysis-costly-note")), table)


def _costly_cells(words: AnalysisWords, moment: Moment) -> list[tuple[str, str]]:
    """The cells of a row with their kinds. On narrow screens, where rows become paragraphs, every cell names its
    column."""
    asides = [words.reasons(moment.played), "" if moment.considered else words.not_considered()]
    better = [
        element("li", _with_asides(f"{move}, {words.share(choice.chance)}", reasons))
        for choice, move, reasons in words.better(moment)
    ]
    return [
        (_with_asides(str(moment.ply), words.when(moment.play)), "word"),
        (_side(words, moment.seat), "word"),
        (_with_asides(words.move(moment, moment.played.move), *asides), "word long"),
        (f"{words.share(moment.chance)} → {words.share(moment.played.chance)}", ""),
        (loss_of(moment.loss), ""),
        (element("ul", joined(better)), "word long"),
    ]


def _forecasts(words: AnalysisWords) -> str:
    foresights = words.foresights()
    if not foresights:
        return ""
    title = words.text("analysis-forecasts")
    heads = [words.text("analysis-when"), *words.forecast_names(), words.text("analysis-ends")]
    rows = [
        (one.when, [*map(cell, one.figures), cell(one.ends or NOTHING, "word grave" if one.ends else "word")])
        for one in foresights
    ]
    table = document.table(title, [head(name) for name in heads], rows)
    return section("forecasts", title, note(words.text("analysis-forecasts-note")), table, *map(_phases, foresights))


def _phases(one: Foresight) -> str:
    """All parts of a forecast, collapsible."""
    parts: list[Svg] = []
    for phase in one.phases:
        parts.append(element("dt", phase.heading, **({"class_": "grave"} if phase.grave else {})))
        parts += [element("dd", sentence) for sentence in phase.lines]
    return element("details", element("summary", one.when), element("dl", joined(parts)))


def _plays(words: AnalysisWords) -> str:
    title = words.text("analysis-plays")
    heads = [words.text(f"analysis-{key}") for key in ("decision", "when", "who", "move", "chance", "loss")]
    rows = []
    for play, moments in words.analysis.plays():
        cells = [
            cell(words.when(play), "word"),
            cell(NOTHING if play.seat is None else _side(words, play.seat), "word"),
            cell(words.play(play, moments[0]), "word long"),
        ]
        rows.append((str(moments[0].ply), [*cells, cell(words.share(moments[0].chance)), cell(words.losses(moments))]))
    table = document.table(title, [head(name) for name in heads], rows)
    return section("plays", title, note(words.lost()), element("details", element("summary", title), table))
