"""The page of an analysis: one self-contained HTML file with an SVG chart."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from republik.analysis import Moment
from republik.lab.plots import seat_class
from republik.lab.report import style
from republik.lab.research import research_of

from .analysis_words import NOTHING, AnalysisWords, Foresight, points

WIDTH, HEIGHT = 640.0, 280.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 628.0, 24.0, 250.0
LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)

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


def analysis_page(told: AnalysisWords, most: int, language: str) -> str:
    """The whole page."""
    moments = told.analysis.turning_points(most)
    parts = [f"<h1>{escape(told.title())}</h1>"]
    parts += [f"<p>{escape(sentence)}</p>" for sentence in told.about()]
    parts += [_curve(told, moments), _turning(told, moments), _swings(told), _forecasts(told), _plays(told)]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(told.title())}</title>\n<style>{_style(told)}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _style(told: AnalysisWords) -> str:
    return style(told.game.seats, research_of(told.game.name)) + MORE_STYLE


def _section(key: str, title: str, note: str, *parts: str) -> str:
    inside = [f'<section aria-labelledby="{key}"><h2 id="{key}">{escape(title)}</h2>']
    if note:
        inside.append(f'<p class="soft">{escape(note)}</p>')
    return "\n".join([*inside, *parts, "</section>"])


def _wide(label: str, inside: str) -> str:
    """Scrolls on narrow screens, by keyboard too."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}">{inside}</div>'


def _stacking(label: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose rows become paragraphs on narrow screens, where every cell names its column."""
    named = [
        [row[0], *(cell.replace("<td", f'<td data-head="{escape(head)}"', 1) for head, cell in columns)]
        for row in rows
        for columns in [zip(heads[1:], row[1:], strict=True)]
    ]
    return f'<div class="stack">{_table(label, heads, named)}</div>'


def _table(label: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML; the first of a row is its header."""
    head = "".join(f'<th class="word" scope="col">{escape(name)}</th>' for name in heads)
    lines = [f'<table><caption class="unseen">{escape(label)}</caption><thead><tr>{head}</tr></thead><tbody>']
    for first, *rest in rows:
        cells = "".join(rest)
        lines.append(f'<tr><th class="word name" scope="row">{first}</th>{cells}</tr>')
    return _wide(label, "\n".join([*lines, "</tbody></table>"]))


def _cell(inside: str, kind: str = "word") -> str:
    return f'<td class="{kind}">{inside}</td>'


def _side(told: AnalysisWords, seat: int) -> str:
    return f'<span class="side {seat_class(told.game.seats[seat])}1">{escape(told.seat(seat))}</span>'


# -- the chart -------------------------------------------------------------------------------------------


class Plane:
    """Maps decisions and chances to chart coordinates."""

    def __init__(self, points: Sequence[Moment]) -> None:
        self.places = [(float(moment.ply), moment.curve) for moment in points]
        self.first, self.last = self.places[0][0], self.places[-1][0]

    def x(self, ply: float) -> float:
        along = (ply - self.first) / (self.last - self.first) if self.last > self.first else 0.0
        return round(LEFT + (RIGHT - LEFT) * min(max(along, 0.0), 1.0), 1)

    def y(self, chance: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * chance, 1)

    def on_curve(self, ply: float) -> float:
        """The chance at which the line passes a decision."""
        for (x1, y1), (x2, y2) in pairwise(self.places):
            if x1 <= ply <= x2:
                return y1 + (y2 - y1) * (ply - x1) / (x2 - x1)
        return self.places[0][1] if ply < self.first else self.places[-1][1]


def _curve(told: AnalysisWords, turning: Sequence[Moment]) -> str:
    curve = told.analysis.curve()
    if not curve:
        return ""
    plane = Plane(curve)
    line = " ".join(f"{plane.x(ply):g},{plane.y(chance):g}" for ply, chance in plane.places)
    left, right = plane.x(plane.first), plane.x(plane.last)
    seat = told.analysis.asked.curve_seat
    own, other = (seat_class(told.game.seats[number]) for number in (seat, 1 - seat))
    parts = [
        f'<polygon class="below {own}" points="{left:g},{BOTTOM:g} {line} {right:g},{BOTTOM:g}"/>',
        f'<polygon class="above {other}" points="{left:g},{TOP:g} {line} {right:g},{TOP:g}"/>',
        *_levels(told, plane),
        *_parts(told, plane, curve),
        f'<polyline class="curve" points="{line}"/>',
    ]
    if len(curve) == 1:
        parts.append(f'<circle class="dot" cx="{left:g}" cy="{plane.y(curve[0].curve):g}" r="3"/>')
    parts += [_mark(told, plane, number, moment) for number, moment in enumerate(turning, 1)]
    label = escape(told.curve_label([moment.curve for moment in curve]))
    head = f'<svg class="chart" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{label}">'
    chart = "\n".join([head, *parts, "</svg>"])
    title = told.of_curve("analysis-curve")
    return _section("curve", title, told.text("analysis-curve-note"), _wide(title, chart))


def _levels(told: AnalysisWords, plane: Plane) -> list[str]:
    parts = []
    for level in LEVELS:
        y = plane.y(level)
        kind = "even" if level == 0.5 else "rule"
        parts.append(f'<line class="{kind}" x1="{LEFT:g}" y1="{y:g}" x2="{RIGHT:g}" y2="{y:g}"/>')
        label = told.text("percent", number=round(100 * level))
        parts.append(f'<text class="soft" x="{LEFT - 6:g}" y="{y + 4:g}" text-anchor="end">{label}</text>')
    return parts


def _parts(told: AnalysisWords, plane: Plane, curve: Sequence[Moment]) -> list[str]:
    """A line at the start of each period, with its name and the number of the decision below."""
    parts = []
    begun = None
    for moment in curve:
        number = next(iter(moment.play.period.values()), None)
        if number != begun:
            begun = number
            x = plane.x(moment.ply)
            parts.append(f'<line class="part" x1="{x:g}" y1="{TOP - 12:g}" x2="{x:g}" y2="{BOTTOM:g}"/>')
            name = told.renderer.text(told.game.phrases.when(moment.position))
            parts.append(f'<text x="{x + 4:g}" y="{TOP - 4:g}">{escape(name)}</text>')
            parts.append(f'<text class="soft" x="{x:g}" y="{BOTTOM + 16:g}">{moment.ply}</text>')
    name = escape(told.text("analysis-decision"))
    parts.append(f'<text class="soft" x="{RIGHT:g}" y="{BOTTOM + 28:g}" text-anchor="end">{name}</text>')
    return parts


def _mark(told: AnalysisWords, plane: Plane, number: int, moment: Moment) -> str:
    """A numbered point on the line for a turning point."""
    x, y = plane.x(moment.ply), plane.y(plane.on_curve(moment.ply))
    colour = seat_class(told.game.seats[moment.seat])
    what = f"{told.seat(moment.seat)}: {told.move(moment, moment.played.move)}, {points(moment.loss)}"
    return (
        f'<g><title>{number}. {escape(what)}</title><circle class="mark {colour}" cx="{x:g}" cy="{y:g}" r="9"/>'
        f'<text class="on" x="{x:g}" y="{y + 4:g}" text-anchor="middle">{number}</text></g>'
    )


# -- tables ----------------------------------------------------------------------------------------------------


def _turning(told: AnalysisWords, moments: Sequence[Moment]) -> str:
    title, note = told.text("analysis-turning"), told.text("analysis-turning-note")
    if not moments:
        return _section("turning", title, told.none_costly())
    keys = ("number", "decision", "who", "move", "chance", "loss", "instead")
    rows = [_turning_row(told, number, moment) for number, moment in enumerate(moments, 1)]
    return _section("turning", title, note, _stacking(title, [told.text(f"analysis-{key}") for key in keys], rows))


def _turning_row(told: AnalysisWords, number: int, moment: Moment) -> list[str]:
    when = escape(told.when(moment.play))
    move = escape(told.move(moment, moment.played.move))
    reasons = told.reasons(moment.played)
    asides = [aside for aside in (reasons, "" if moment.considered else told.not_considered()) if aside]
    played = move + "".join(f'<br><span class="soft">{escape(aside)}</span>' for aside in asides)
    chances = f"{told.share(moment.chance)} → {told.share(moment.played.chance)}"
    return [
        str(number),
        _cell(f'{moment.ply}<br><span class="soft">{when}</span>'),
        _cell(_side(told, moment.seat)),
        _cell(played, "word long"),
        _cell(chances, ""),
        _cell(points(moment.loss), ""),
        _cell(_better(told, moment), "word long"),
    ]


def _better(told: AnalysisWords, moment: Moment) -> str:
    items = []
    for choice, words, reasons in told.better(moment):
        why = f'<br><span class="soft">{escape(reasons)}</span>' if reasons else ""
        items.append(f"<li>{escape(words)}, {told.share(choice.chance)}{why}</li>")
    return f"<ul>{''.join(items)}</ul>"


def _swings(told: AnalysisWords) -> str:
    swings = told.swings()
    if not swings:
        return ""
    items = "".join(f"<li>{escape(swing)}</li>" for swing in swings)
    return _section("swings", told.text("analysis-swings"), told.text("analysis-swings-note"), f"<ul>{items}</ul>")


def _forecasts(told: AnalysisWords) -> str:
    foresights = told.foresights()
    if not foresights:
        return ""
    title = told.text("analysis-forecasts")
    heads = [told.text("analysis-when"), *told.forecast_names(), told.text("analysis-ends")]
    rows = [
        [
            escape(one.when),
            *(_cell(escape(figure), "") for figure in one.figures),
            _cell(escape(one.ends) or NOTHING, "word grave" if one.ends else "word"),
        ]
        for one in foresights
    ]
    details = [_phases(one) for one in foresights]
    return _section("forecasts", title, told.text("analysis-forecasts-note"), _table(title, heads, rows), *details)


def _phases(one: Foresight) -> str:
    """All parts of a forecast, collapsible."""
    told = "".join(
        f"<dt{' class=grave' if phase.grave else ''}>{escape(phase.heading)}</dt>"
        + "".join(f"<dd>{escape(line)}</dd>" for line in phase.lines)
        for phase in one.phases
    )
    return f"<details><summary>{escape(one.when)}</summary><dl>{told}</dl></details>"


def _plays(told: AnalysisWords) -> str:
    title = told.text("analysis-plays")
    heads = [told.of_curve(f"analysis-{key}") for key in ("decision", "when", "who", "move", "curve-short", "loss")]
    rows = [
        [
            str(moments[0].ply),
            _cell(escape(told.when(play))),
            _cell(NOTHING if play.seat is None else _side(told, play.seat)),
            _cell(escape(told.play(play, moments[0])), "word long"),
            _cell(told.share(moments[0].curve), ""),
            _cell(escape(told.losses(moments)), ""),
        ]
        for play, moments in told.analysis.plays()
    ]
    table = f"<details><summary>{escape(title)}</summary>{_table(title, heads, rows)}</details>"
    return _section("plays", title, told.lost(), table)
