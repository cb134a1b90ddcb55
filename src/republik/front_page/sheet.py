"""A sheet of paper in two inks, on which text, rules and drawings are placed."""

from collections.abc import Sequence
from typing import Final, Literal

from republik.table.plugin.front_page import Drawing
from republik.table.plugin.svg import Svg, element, joined

from . import fonts
from .fonts import Face

PAPER: Final = "#f7f2e6"
INK: Final = "#26282b"
SOFT: Final = "#5a5d61"
RED: Final = "#a63d2f"
LINE: Final = "#b9b2a1"

STYLES: Final = (
    f".ink{{fill:{INK}}}.red{{fill:{RED}}}.soft{{fill:{SOFT}}}.paper{{fill:{PAPER}}}"
    f".ink-line{{fill:none;stroke:{INK}}}.red-line{{fill:none;stroke:{RED}}}.soft-line{{fill:none;stroke:{LINE}}}"
    f".paper-line{{fill:none;stroke:{PAPER}}}"
    f".halo{{paint-order:stroke;stroke:{PAPER};stroke-width:.22em;stroke-linejoin:round;stroke-opacity:.8}}"
    ".grey{fill:#e3ddcf}.grey-dark{fill:#cbc4b4}.pink{fill:#efd5cb}.sea{fill:#eee9dc}"
    + "".join(f'.{face}{{font-family:"{fonts.family(face)}"}}' for face in fonts.FACES)
)
"""The classes of all drawings: black and red ink, and their tints on paper."""
HATCH: Final = element(
    "pattern",
    element("rect", width=7, height=7, class_="pink"),
    element("rect", width=2.4, height=7, fill="#e2b3a6"),
    id="hatch",
    width=7,
    height=7,
    patternUnits="userSpaceOnUse",
    patternTransform="rotate(45)",
)
"""The second side's land: red ink in stripes."""

Ink = Literal["ink", "red", "soft", "paper", "ink halo", "red halo"]
"""The ink of a text; with a halo it is readable on a map."""
Anchor = Literal["start", "middle", "end"]


class Sheet:
    """A sheet that collects what is drawn on it."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._parts: list[Svg] = [element("rect", width=width, height=height, class_="paper")]

    def add(self, part: Svg) -> None:
        self._parts.append(part)

    def text(
        self, x: float, y: float, text: str, face: Face, size: float, ink: Ink = "ink", anchor: Anchor = "start"
    ) -> None:
        """Writes one line; `y` is its base line."""
        self.add(lettered(x, y, fonts.drawable(text), face, size, ink, anchor))

    def lines(
        self, x: float, y: float, lines: Sequence[str], face: Face, size: float, step: float, ink: Ink = "ink"
    ) -> float:
        """Writes lines from a base line down and returns the base line that would follow."""
        for line in lines:
            self.text(x, y, line, face, size, ink)
            y += step
        return y

    def rule(self, x: float, y: float, x2: float, weight: float = 1, y2: float | None = None) -> None:
        """Draws a line, horizontal unless `y2` is given."""
        self.add(element("path", d=f"M{x:.1f} {y:.1f}L{x2:.1f} {y if y2 is None else y2:.1f}", class_="ink-line",
                         stroke_width=weight))  # fmt: skip

    def double_rule(self, x: float, y: float, x2: float) -> None:
        self.rule(x, y, x2, 4)
        self.rule(x, y + 5, x2, 1)

    def place(self, drawing: Drawing, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        """Draws a picture as large as a frame allows and returns the width and height it takes."""
        scale = min(width / drawing.width, height / drawing.height)
        wide, high = drawing.width * scale, drawing.height * scale
        self.add(
            element(
                "svg",
                drawing.content,
                x=x,
                y=y,
                width=wide,
                height=high,
                viewBox=f"0 0 {drawing.width:g} {drawing.height:g}",
            )
        )
        return wide, high

    def finish(self, title: str, description: str, language: str) -> str:
        """Returns the sheet as an SVG that contains its fonts."""
        style = element("style", Svg(fonts.style_sheet() + STYLES))
        root = element(
            "svg",
            element("title", title),
            element("desc", description),
            element("defs", style, HATCH),
            joined(self._parts),
            xmlns="http://www.w3.org/2000/svg",
            width=str(self.width),
            height=str(self.height),
            viewBox=f"0 0 {self.width} {self.height}",
            role="img",
            lang=language,
        )
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def lettered(x: float, y: float, text: str, face: Face, size: float, ink: Ink = "ink", anchor: Anchor = "start") -> Svg:
    """Returns one line of text."""
    more = {} if anchor == "start" else {"text_anchor": anchor}
    return element("text", text, x=x, y=y, class_=f"{face} {ink}", font_size=size, **more)
