"""Charts of all reports as SVG: scales, whiskers and bars, in light and dark."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil, floor, log10
from typing import Any, NamedTuple

from republik.table.plugin.svg import Svg, element

WIDTH = 400
LEFT, RIGHT = 8, WIDTH - 8
ROW = 34
AXIS = 26
MAX_NAME_LETTERS = 30  # of a name in a plot; the table shows all of it

COLOURS = """\
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #1f1f1f; --soft: #5c5c5c; --line: #cfcac0;
  --plain: #55606e; }
@media (prefers-color-scheme: dark) { :root { --paper: #17181a; --ink: #e8e6e1; --soft: #a8a6a0; --line: #3d3f43;
  --plain: #a9b4c2; } }
"""
DRAWING = """\
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; paint-order: stroke; stroke: var(--paper);
  stroke-width: 3px; } svg text.soft { fill: var(--soft); font-size: 11px; }
.rule { stroke: var(--line); } .plain { stroke: var(--plain); fill: var(--plain); }
.hollow { fill: var(--paper); stroke-width: 1.5; }
.nobody { color: var(--soft); } .paper { color: var(--paper); }
rect { fill: currentColor; }
.whisker { stroke-width: 2; }
.path { fill: none; stroke: var(--plain); stroke-width: 1.5; } .bound { stroke: var(--ink); stroke-dasharray: 4 3; }
"""
PALETTE = (
    ("#24639f", "#7db4ea"),
    ("#a8321f", "#f0917f"),
    ("#3c7a3c", "#8fd08f"),
    ("#8a5a00", "#e0b050"),
    ("#6b4a9c", "#bda4e6"),
    ("#4a4f57", "#b9bfc9"),
)
"""For light and dark backgrounds, for seats without colours of their own."""
SHADES = (100, 65, 35)
"""The intensity of a seat's colour in percent, to distinguish the endings of one winner."""


def seat_class(seat: str) -> str:
    """The CSS class of a seat's colour."""
    return f"seat-{seat}"


def seat_colours(seats: Sequence[str], own: Mapping[str, tuple[str, str]]) -> str:
    """The style sheet for the seats' colours and their shades."""
    colours = {seat: own.get(seat, PALETTE[number % len(PALETTE)]) for number, seat in enumerate(seats)}
    light, dark = (
        " ".join(f"--{seat_class(seat)}: {pair[paper]};" for seat, pair in colours.items()) for paper in (0, 1)
    )
    lines = [f":root {{ {light} }}", f"@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}"]
    for name in map(seat_class, seats):
        lines.append(f".{name} {{ stroke: var(--{name}); fill: var(--{name}); }}")
        lines += [
            f".{name}{number} {{ color: color-mix(in srgb, var(--{name}) {share}%, var(--paper)); }}"
            for number, share in enumerate(SHADES, 1)
        ]
    return "\n".join(lines) + "\n"


class Scale:
    """Maps values to coordinates, from `start` at the low end to `end` at the high one."""

    def __init__(self, low: float, high: float, step: float = 1.0, start: float = LEFT, end: float = RIGHT) -> None:
        self.low, self.high, self.step = low, high if high > low else low + 1.0, step
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(self.start + (self.end - self.start) * (inside - self.low) / (self.high - self.low), 1)

    def marks(self) -> list[float]:
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


def nice(values: Iterable[float], marks: int = 5, start: float = LEFT) -> Scale:
    """A scale that contains all values, with round marks."""
    numbers = list(values)
    low, high = min(numbers), max(numbers)
    rough = max((high - low) / marks, 1e-9)
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough * 0.999)
    return Scale(floor(low / step) * step, ceil(high / step) * step, step, start)


class Chart(NamedTuple):
    """A drawing with a label for those who do not see it."""

    height: float
    label: str
    parts: Sequence[Svg]

    def svg(self) -> str:
        """The chart as part of a page, which has the style sheet."""
        return self._drawn(lines(*self.parts))

    def file(self, about: str, colours: str = "") -> str:
        """The chart as a file, with its colours (`seat_colours`) and a text description."""
        style = element("style", Svg(f"\n{COLOURS}{DRAWING}{colours}"))
        paper = element("rect", width="100%", height="100%", class_="paper")
        inside = Svg(element("desc", about) + lines(style, paper, *self.parts))
        return self._drawn(inside, xmlns="http://www.w3.org/2000/svg") + "\n"

    def _drawn(self, inside: Svg, **more: str) -> Svg:
        box = f"0 0 {WIDTH} {self.height:g}"
        title = element("title", self.label)
        return element("svg", title, inside, **more, viewBox=box, role="img", aria_label=self.label)


def lines(*parts: Svg) -> Svg:
    """Markup with each part in a line of its own."""
    return Svg("".join(f"\n{part}" for part in parts) + "\n")


def points(places: Iterable[tuple[float, float]]) -> str:
    """The corners of a line or an area."""
    return " ".join(f"{x:g},{y:g}" for x, y in places)


def lettering(x: float, y: float, words: str, anchor: str = "start", soft: bool = False) -> Svg:
    return element("text", words, x=x, y=y, text_anchor=anchor, **({"class_": "soft"} if soft else {}))


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Svg:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


def axis(scale: Scale, height: float, labels: Sequence[str]) -> list[Svg]:
    parts = []
    for value, label in zip(scale.marks(), labels, strict=True):
        x = scale.at(value)
        anchor = "start" if x < scale.start + 12 else "end" if x > RIGHT - 12 else "middle"
        parts += [line(x, 0, x, height - AXIS + 4, "rule"), lettering(x, height - 8, label, anchor, soft=True)]
    return parts


Whisker = tuple[str, str, str, float, float, float]
"""Label, figure, colour, and low, middle, high."""


def whiskers(label: str, rows: Sequence[Whisker], scale: Scale, labels: Sequence[str]) -> Chart:
    height = ROW * len(rows) + AXIS
    parts = axis(scale, height, labels)
    for number, (name, figure, kind, low, middle, high) in enumerate(rows):
        y = ROW * number + 26
        short = shortened(name, MAX_NAME_LETTERS)
        parts += [lettering(LEFT, y - 11, short), lettering(RIGHT, y - 11, figure, "end")]
        parts.append(line(scale.at(low), y, scale.at(high), y, f"{kind} whisker"))
        parts.append(element("circle", cx=str(scale.at(middle)), cy=y, r=4, class_=kind))
    return Chart(height, label, parts)


def percent_whiskers(label: str, rows: Sequence[Whisker], percent: Callable[[float], str] = "{:.0%}".format) -> Chart:
    """`percent` writes a share of the axis; the default is the English way."""
    scale = Scale(0.0, 1.0, 0.25)
    return whiskers(label, rows, scale, [percent(mark) for mark in scale.marks()])


# -- endings ------------------------------------------------------------------------------------------

Ending = Mapping[str, Any]
"""How games ended: `winner`, `termination`, and their `share`."""
Kind = tuple[str | None, str]
"""The winner and the ending of a game."""


def ending_colours(endings: Iterable[Ending], seats: Sequence[str]) -> dict[Kind, str]:
    """A shade of the winner's colour for every ending."""
    kinds = {(one["winner"], one["termination"]) for one in endings}
    colours: dict[Kind, str] = {}
    for winner in (*seats, None):
        for number, termination in enumerate(sorted(how for who, how in kinds if who == winner), 1):
            shade = f"{seat_class(winner)}{min(number, len(SHADES))}" if winner else "nobody"
            colours[winner, termination] = shade
    return colours


def ending_bars(rows: Iterable[tuple[str, Sequence[Ending]]], colours: Mapping[Kind, str]) -> list[Svg]:
    """A bar under each label, with the shares of its endings side by side, each row `ROW` high."""
    parts: list[Svg] = []
    for number, (name, endings) in enumerate(rows):
        y, x = ROW * number, float(LEFT)
        parts.append(lettering(LEFT, y + 13, name))
        shares = {(one["winner"], one["termination"]): one["share"] for one in endings}
        for kind in (kind for kind in colours if kind in shares):
            width = (RIGHT - LEFT) * shares[kind]
            place: dict[str, str | float] = {"x": f"{x:.1f}", "y": y + 18, "width": f"{width:.1f}", "height": 11}
            parts.append(element("rect", **place, class_=colours[kind]))
            x += width
    return parts
