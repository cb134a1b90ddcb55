"""SVG plots for result pages: scales, whiskers and bars, in light and dark."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

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
    """Maps values to coordinates."""

    def __init__(self, low: float, high: float, step: float, left: float = LEFT) -> None:
        self.low, self.high, self.step = low, high if high > low else low + 1.0, step
        self.left = left

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(self.left + (RIGHT - self.left) * (inside - self.low) / (self.high - self.low), 1)

    def marks(self) -> list[float]:
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


def nice(values: Iterable[float], marks: int = 5, left: float = LEFT) -> Scale:
    """A scale that contains all values, with round marks."""
    known = list(values)
    low, high = min(known), max(known)
    rough = max((high - low) / marks, 1e-9)
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough * 0.999)
    return Scale(floor(low / step) * step, ceil(high / step) * step, step, left)


def svg(height: float, label: str, parts: Iterable[str]) -> str:
    words = escape(label)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{words}"><title>{words}</title>'
    return "\n".join([head, *parts, "</svg>"])


def standalone(drawn: str, about: str, colours: str = "") -> str:
    """A drawing as a file, with its colours (`seat_colours`) and a text description."""
    head, title, rest = drawn.partition("</title>")
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    style = f'<style>\n{COLOURS}{DRAWING}{colours}</style>\n<rect width="100%" height="100%" class="paper"/>'
    return f"{head}{title}<desc>{escape(about)}</desc>\n{style}{rest}\n"


def lettering(x: float, y: float, words: str, anchor: str = "start", soft: bool = False) -> str:
    kind = ' class="soft"' if soft else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def axis(scale: Scale, height: float, labels: Sequence[str]) -> list[str]:
    parts = []
    for value, label in zip(scale.marks(), labels, strict=True):
        x = scale.at(value)
        anchor = "start" if x < scale.left + 12 else "end" if x > RIGHT - 12 else "middle"
        parts += [line(x, 0, x, height - AXIS + 4, "rule"), lettering(x, height - 8, label, anchor, soft=True)]
    return parts


Whisker = tuple[str, str, str, float, float, float]
"""Label, figure, colour, and low, middle, high."""


def whiskers(label: str, rows: Sequence[Whisker], scale: Scale, labels: Sequence[str]) -> str:
    height = ROW * len(rows) + AXIS
    parts = axis(scale, height, labels)
    for number, (name, figure, kind, low, middle, high) in enumerate(rows):
        y = ROW * number + 26
        short = name if len(name) <= MAX_NAME_LETTERS else name[: MAX_NAME_LETTERS - 1] + "…"
        parts += [lettering(LEFT, y - 11, short), lettering(RIGHT, y - 11, figure, "end")]
        parts.append(line(scale.at(low), y, scale.at(high), y, f"{kind} whisker"))
        parts.append(f'<circle cx="{scale.at(middle)}" cy="{y}" r="4" class="{kind}"/>')
    return svg(height, label, parts)


def percent_whiskers(label: str, rows: Sequence[Whisker], percent: Callable[[float], str] = "{:.0%}".format) -> str:
    """`percent` writes a share of the axis; the default is the English way."""
    scale = Scale(0.0, 1.0, 0.25)
    return whiskers(label, rows, scale, [percent(mark) for mark in scale.marks()])


Bar = tuple[str, list[tuple[float, str]]]
"""Label and parts: each a share of the whole width with its colour."""


def bars(rows: Sequence[Bar]) -> list[str]:
    """A bar under each label, its parts side by side, each row `ROW` high."""
    parts: list[str] = []
    for number, (name, shares) in enumerate(rows):
        y, x = ROW * number, float(LEFT)
        parts.append(lettering(LEFT, y + 13, name))
        for share, kind in shares:
            width = (RIGHT - LEFT) * share
            parts.append(f'<rect x="{x:.1f}" y="{y + 18}" width="{width:.1f}" height="11" class="{kind}"/>')
            x += width
    return parts
