"""The page of an analysis: one self-contained HTML file with an SVG chart."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, pairwise
from typing import Final

from republik.front_page import document
from republik.front_page.charts import Scale, line, lines, points, seat_class
from republik.front_page.document import cell, head, note, section
from republik.table.plugin.svg import Svg, element, joined

from .model import Moment
from .words import NOTHING, AnalysisWords, Foresight
from .words import points as loss_of

WIDTH, HEIGHT = 640, 280
LEFT, RIGHT, TOP, BOTTOM = 44.0, 628.0, 24.0, 250.0

MORE_STYLE: Final = """
.chart { min-width: 34rem; max-width: none; }
.chart .below { opacity: .16; stroke: none; } .chart .above { opacity: .1; stroke: none; }
.chart .curve { fill: none; stroke: var(--ink); stroke-width: 1.6; stroke-linejoin: round; }
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
    moments = words.analysis.turning_points(most)
    parts: list[str] = [element("p", sentence) for sentence in words.about()]
    parts += [_curve(words, moments), _turning(words, moments), _swings(words), _forecasts(words), _plays(words)]
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

    def __init__(self, curve: Sequence[Moment]) -> None:
        self.places = [(float(moment.ply), moment.curve) for moment in curve]
        self.x = Scale(self.places[0][0], self.places[-1][0], start=LEFT, end=RIGHT).at
        self.levels = Scale(0.0, 1.0, 0.25, start=BOTTOM, end=TOP)
        self.y = self.levels.at

    def on_curve(self, ply: float) -> tuple[float, float]:
        """Where the line passes a decision."""
        for (x1, y1), (x2, y2) in pairwise(self.places):
            if x1 <= ply <= x2:
                return self.x(ply), self.y(y1 + (y2 - y1) * (ply - x1) / (x2 - x1))
        return self.x(ply), self.y(self.places[0 if ply < self.places[0][0] else -1][1])


def _curve(words: AnalysisWords, turning: Sequence[Moment]) -> str:
    curve = words.analysis.curve()
    if not curve:
        return ""
    plane = Plane(curve)
    places = [(plane.x(ply), plane.y(chance)) for ply, chance in plane.places]
    left, right = places[0][0], places[-1][0]
    seat = words.analysis.plugin.curve_seat
    own, other = (seat_class(words.game.seats[number]) for number in (seat, 1 - seat))
    parts = [
        element("polygon", class_=f"below {own}", points=points([(left, BOTTOM), *places, (right, BOTTOM)])),
        element("polygon", class_=f"above {other}", points=points([(left, TOP), *places, (right, TOP)])),
        *_levels(words, plane),
        *_periods(words, plane, curve),
        element("polyline", class_="curve", points=points(places)),
    ]
    if len(curve) == 1:
        parts.append(element("circle", class_="dot", cx=left, cy=places[0][1], r=3))
    parts += [_mark(words, plane, number, moment) for number, moment in enumerate(turning, 1)]
    label = words.curve_label([moment.curve for moment in curve])
    view = f"0 0 {WIDTH} {HEIGHT}"
    chart = element("svg", lines(*parts), class_="chart", viewBox=view, role="img", aria_label=label)
    title = words.of_curve("analysis-curve")
    return section("curve", title, note(words.text("analysis-curve-note")), document.wide(title, chart))


def _levels(words: AnalysisWords, plane: Plane) -> Iterator[Svg]:
    for level in plane.levels.marks():
        y = plane.y(level)
        yield line(LEFT, y, RIGHT, y, "even" if level == 0.5 else "rule")
        label = words.text("percent", number=round(100 * level))
        yield element("text", label, class_="soft", x=LEFT - 6, y=y + 4, text_anchor="end")


def _periods(words: AnalysisWords, plane: Plane, curve: Sequence[Moment]) -> Iterator[Svg]:
    """A line at the start of each period, with its name and the number of the decision below."""
    for _, moments in groupby(curve, key=lambda moment: next(iter(moment.play.period.values()), None)):
        first = next(moments)
        x = plane.x(first.ply)
        yield line(x, TOP - 12, x, BOTTOM, "part")
        yield element("text", words.renderer.text(words.game.phrases.when(first.position)), x=x + 4, y=TOP - 4)
        yield element("text", str(first.ply), class_="soft", x=x, y=BOTTOM + 16)
    yield element("text", words.text("analysis-decision"), class_="soft", x=RIGHT, y=BOTTOM + 28, text_anchor="end")


def _mark(words: AnalysisWords, plane: Plane, number: int, moment: Moment) -> Svg:
    """A numbered point on the line for a turning point."""
    x, y = plane.on_curve(moment.ply)
    what = f"{words.seat(moment.seat)}: {words.move(moment, moment.played.move)}, {loss_of(moment.loss)}"
    return element(
        "g",
        element("title", f"{number}. {what}"),
        element("circle", class_=f"mark {seat_class(words.game.seats[moment.seat])}", cx=x, cy=y, r=9),
        element("text", str(number), class_="on", x=x, y=y + 4, text_anchor="middle"),
    )


# -- tables ----------------------------------------------------------------------------------------------------


def _turning(words: AnalysisWords, moments: Sequence[Moment]) -> str:
    title = words.text("analysis-turning")
    if not moments:
        return section("turning", title, note(words.none_costly()))
    heads = [
        words.text(f"analysis-{key}") for key in ("number", "decision", "who", "move", "chance", "loss", "instead")
    ]
    rows = [
        (
            str(number),
            [cell(content, kind, data_head=name) for name, (content, kind) in zip(heads[1:], cells, strict=True)],
        )
        for number, cells in enumerate((_turning_cells(words, moment) for moment in moments), 1)
    ]
    table = element("div", document.table(title, [head(name) for name in heads], rows), class_="stack")
    return section("turning", title, note(words.text("analysis-turning-note")), table)


def _turning_cells(words: AnalysisWords, moment: Moment) -> list[tuple[str, str]]:
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


def _swings(words: AnalysisWords) -> str:
    swings = words.swings()
    if not swings:
        return ""
    items = element("ul", *(element("li", swing) for swing in swings))
    return section("swings", words.text("analysis-swings"), note(words.text("analysis-swings-note")), items)


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
    heads = [words.of_curve(f"analysis-{key}") for key in ("decision", "when", "who", "move", "curve-short", "loss")]
    rows = []
    for play, moments in words.analysis.plays():
        cells = [
            cell(words.when(play), "word"),
            cell(NOTHING if play.seat is None else _side(words, play.seat), "word"),
            cell(words.play(play, moments[0]), "word long"),
        ]
        rows.append((str(moments[0].ply), [*cells, cell(words.share(moments[0].curve)), cell(words.losses(moments))]))
    table = document.table(title, [head(name) for name in heads], rows)
    return section("plays", title, note(words.lost()), element("details", element("summary", title), table))
