"""The front page at the end of a game: final map in two inks, figures, turning points."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from republik.front_page.fonts import clip, fit
from republik.front_page.sheet import Ink, lettered
from republik.table.phrases import Name, Phrase
from republik.table.plugin.front_page import Drawing, Figures, FrontPage, Say
from republik.table.plugin.svg import Svg, element, joined

from .phrases.story import ROMAN
from .presenter.board import known_position
from .presenter.view import KnownPosition
from .presenter.view import Province as Pieces
from .rules.components import City, Connection, Province
from .rules.naming import SEATS
from .rules.notation import TRACK_NAMES, connection_name
from .rules.position import Position, View
from .rules.steps import PROTEST
from .timeline import figures

YEARS: Final = ("", "1945–1959", "1960–1969", "1970–1979", "1980–1989")
BOX_ROWS: Final = ("protests", "unrest", "living", "economy")
DISC: Final = 21.0
CELL: Final = 15.0
CELL_ALONE: Final = 20.0
"""The size of a mark on a map without names."""
LEGEND: Final = 64.0
SIDES: Final[dict[str, tuple[Ink, str]]] = {"W": ("ink", "grey"), "E": ("red", "url(#hatch)")}

Point = tuple[float, float]


class WsdvFrontPage(FrontPage[Position, View]):
    """The front page of the divided country: West in black ink, East in red."""

    def period(self, view: View) -> Phrase:
        decade = view.shown.decade
        return Phrase("front-decade", {"decade": ROMAN[decade], "years": YEARS[decade]})

    def box(self, view: View) -> Figures:
        values = figures(view.shown)
        rows = tuple(
            (Phrase(f"figure-{kind}"), tuple(str(values[f"{kind}_{seat}"]) for seat in SEATS)) for kind in BOX_ROWS
        )
        single = tuple((Name("track", track), _signed(values[f"track_{track}"])) for track in TRACK_NAMES)
        return Figures(tuple(Name("seat", seat) for seat in SEATS), rows, single)

    def drawing(self, view: View, say: Say, *, names: bool) -> Drawing:
        own = view
        data = known_position(own)
        board = own.shown.rules.components.board
        width, height = _outlines()["size"]
        cell = CELL if names else CELL_ALONE
        parts = [
            _land(board.provinces),
            *(_line(data.lines, connection, connection_name(own.shown.rules, number))
              for number, connection in enumerate(board.connections)),
            *(_city(data, city, names=names) for city in board.cities),
            *(_plaque(data.provinces[province.code], province, say, cell) for province in board.provinces),
            _legend(say, height + LEGEND - 18, cell),
        ]  # fmt: skip
        return Drawing(width, height + LEGEND, joined(parts))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


# -- the map ------------------------------------------------------------------------------------------------


@cache
def _read(name: str) -> Any:
    return json.loads(files("republik.games.wsdv").joinpath("data", name).read_text(encoding="utf-8"))


def _outlines() -> Any:
    return _read("outlines.json")


def _layout() -> Any:
    return _read("layout.json")


def _points(part: int) -> list[Point]:
    """Returns the points of a border segment, reversed if its number is negative."""
    numbers = _outlines()["arcs"][part if part >= 0 else ~part]["points"]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return points if part >= 0 else points[::-1]


def _curve(points: Sequence[Point]) -> str:
    """Returns a smooth curve through the first and last point, with the others as control points."""
    if len(points) == 2:
        return "L{:g} {:g}".format(*points[1])
    inner = points[1:-1]
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(inner)] + [points[-1]]
    return "".join(f"Q{x:g} {y:g} {mx:.1f} {my:.1f}" for (x, y), (mx, my) in zip(inner, middles, strict=True))


@cache
def _area(name: str) -> str:
    rings = _outlines()["areas"][name]
    paths = [[_points(part) for part in ring] for ring in rings]
    return "".join("M{:g} {:g}".format(*ring[0][0]) + "".join(map(_curve, ring)) + "Z" for ring in paths)


@cache
def _borders(kind: str) -> str:
    """Returns all borders of a kind as one path."""
    path = ""
    for number, arc in enumerate(_outlines()["arcs"]):
        if _border_kind(*arc["sides"]) == kind:
            points = _points(number)
            path += "M{:g} {:g}".format(*points[0]) + _curve(points)
    return path


WEST: Final = frozenset({"SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB", "HH"})
EAST: Final = frozenset({"MV", "BB", "EB", "ST", "SN", "TH"})


def _border_kind(one: str, other: str) -> str:
    inside = [("W" if name in WEST else "E") for name in (one, other) if name in WEST | EAST]
    if len(inside) == 2:
        return "province" if inside[0] == inside[1] else "inner"
    return "edge" if inside else "abroad"


def _land(provinces: Sequence[Province]) -> Svg:
    """Returns the two states, their neighbours and the borders."""
    fills = {province.code: SIDES[province.side][1] for province in provinces} | {"HH": "grey"}
    width, height = _outlines()["size"]
    parts = [element("rect", width=width, height=height, class_="paper")]
    parts += [element("path", d=_area(name), class_="sea") for name in ("land", "Polska", "ČSSR")]
    for code, fill in fills.items():
        paint = {"fill": fill} if fill.startswith("url") else {"class_": fill}
        parts.append(element("path", d=_area(code), **paint))
    parts += [
        element("path", d=_borders("abroad"), class_="soft-line", stroke_width=2),
        element("path", d=_borders("province"), class_="paper-line", stroke_width=4),
        element("path", d=_borders("edge"), class_="ink-line", stroke_width=3),
        element("path", d=_borders("inner"), class_="ink-line", stroke_width=11, stroke_linejoin="round"),
    ]
    return joined(parts)


def _line(built: Mapping[str, int], connection: Connection, name: str) -> Svg:
    """Returns the built lines of a connection: whole, or its first half."""
    count = built.get(name, 0)
    if not count:
        return Svg("")
    cities = _layout()["cities"]
    (ax, ay), (bx, by) = cities[connection.a]["at"], cities[connection.b]["at"]
    if count < connection.lines:
        bx, by = (ax + bx) / 2, (ay + by) / 2
    ink = "ink-line" if connection.side == "W" else "red-line"
    return element("path", d=f"M{ax:g} {ay:g}L{bx:.1f} {by:.1f}", class_=ink, stroke_width=7)


def _city(data: KnownPosition, city: City, *, names: bool) -> Svg:
    """Returns a city: a disc with the value of its factory, cracked if it is rundown, or a dot."""
    spot = _layout()["cities"][city.name]
    x, y = spot["at"]
    ink = SIDES.get(city.side, SIDES["E"])[0]
    factory = data.factories.get(city.name)
    if factory is None:
        parts = [element("circle", cx=x, cy=y, r=8, class_="paper"), element("circle", cx=x, cy=y, r=8,
                 class_=f"{ink}-line", stroke_width=3)]  # fmt: skip
    elif factory.rundown:
        crack = f"M{x - 9} {y - 20}l7 13-9 9 11 10-5 10"
        parts = [
            element("circle", cx=x, cy=y, r=DISC, class_="paper"),
            element("circle", cx=x, cy=y, r=DISC, class_=f"{ink}-line", stroke_width=4, stroke_dasharray="7 5"),
            element("path", d=crack, class_="soft-line", stroke_width=3),
            lettered(x + 3, y + 10, str(factory.value), "headline", 29, ink, "middle"),
        ]
    else:
        parts = [
            element("circle", cx=x, cy=y, r=DISC + 3, class_="paper"),
            element("circle", cx=x, cy=y, r=DISC, class_=ink),
            lettered(x, y + 10, str(factory.value), "headline", 30, "paper", "middle"),
        ]
    if names and not city.country:
        name_x, name_y = spot["name"]
        parts.append(lettered(name_x, name_y, city.name, "label", 19, "ink halo", spot["anchor"]))
    return joined(parts)


def _plaque(pieces: Pieces, province: Province, say: Say, cell: float) -> Svg:
    """Returns living standard and unrest of a province; every fourth unrest is a mass protest."""
    ink = SIDES[province.side][0]
    if not province.berlin:
        x, y = _layout()["plaques"][province.code]
        return _blocks(pieces.living_standard, pieces.unrest, x, y, ink, cell)
    x1, y1, x2, _ = _layout()["inset"]
    title = clip(say(Name("province", province.code)), "label", cell * 1.7, x2 - x1 - 20)
    frame = [
        element("rect", x=x1, y=y1, width=x2 - x1, height=cell * 6.8, class_="grey"),
        element("rect", x=x1, y=y1, width=x2 - x1, height=cell * 6.8, class_="ink-line", stroke_width=3),
        lettered(x1 + 12, y1 + cell * 2, title, "label", cell * 1.7),
    ]
    return joined([*frame, _blocks(pieces.living_standard, pieces.unrest, x1 + 12, y1 + cell * 2.7, ink, cell)])


def _blocks(living: int, unrest: int, x: float, y: float, ink: str, cell: float) -> Svg:
    step = cell * 1.2
    parts = [_living(x + number * step, y, cell) for number in range(living)]
    for number in range(unrest):
        left = x + number * step + (number // PROTEST) * cell / 2
        parts.append(element("rect", x=left, y=y + cell, width=cell, height=cell * 1.25, class_=ink))
    for number in range(unrest // PROTEST):
        parts.append(_protest(x + number * (PROTEST * step + cell / 2), y + cell * 2.6, ink, cell))
    return joined(parts)


def _living(x: float, y: float, cell: float) -> Svg:
    return element("rect", x=x, y=y, width=cell, height=cell * 0.6, class_="ink-line", stroke_width=cell / 5)


def _protest(x: float, y: float, ink: str, cell: float) -> Svg:
    """Returns the bar under four unrest."""
    wide = cell * (1.2 * PROTEST - 0.2)
    return element("path", d=f"M{x:.1f} {y:.1f}h{wide:.1f}", class_=f"{ink}-line", stroke_width=cell / 3)


def _legend(say: Say, base: float, cell: float) -> Svg:
    """Explains the marks, in a line under the map."""
    size, third = cell * 1.6, _outlines()["size"][0] / 3
    parts: list[Svg] = []
    for number, kind in enumerate(("living", "unrest", "protests")):
        x = number * third
        sign, wide = _sign(kind, x, base, cell)
        fitted, lines = fit(say(Phrase(f"figure-{kind}")), "label", (size, size * 0.6), third - wide - 30, 1)
        parts += [sign, lettered(x + wide + 12, base, lines[0], "label", fitted)]
    return joined(parts)


def _sign(kind: str, x: float, base: float, cell: float) -> tuple[Svg, float]:
    """Returns a mark of the map and its width."""
    if kind == "living":
        return _living(x + 2, base - cell * 0.8, cell), cell
    if kind == "unrest":
        return element("rect", x=x, y=base - cell * 1.1, width=cell, height=cell * 1.25, class_="ink"), cell
    return _blocks(0, PROTEST, x, base - cell * 2.3, "ink", cell), cell * 4.6
