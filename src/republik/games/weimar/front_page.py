"""The front page at the end of a game: the Reich and its parliament in two inks, figures, turning points."""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, Final

from republik.front_page.fonts import clip, width
from republik.front_page.sheet import Ink, lettered
from republik.table.contract import SPECTATOR
from republik.table.phrases import Name, Phrase
from republik.table.plugin.front_page import Drawing, Figures, FrontPage, Say
from republik.table.plugin.svg import Svg, element, joined

from .phrases import state as state_phrases
from .presenter.board import known_position
from .presenter.view import City, KnownPosition
from .rules import effects as fx
from .rules import steps as st
from .rules.notation import city_name
from .rules.position import Position, View

MARKED: Final = ("unrest", "uprising", "councils", "regime")
"""Threats in cities whose number is a figure."""
PARTY_FIGURES: Final = {"vp": "column-vp", "seats": "column-seats", "bases": "column-bases"}
REPUBLIC_FIGURES: Final = {"economy": "panel-economy", "box": "panel-box", "nsdap": "panel-nsdap"}

WIDTH: Final = 2000.0
HEIGHT: Final = 2340.0
SHAPES: Final = {
    "spd": "M0 -{0}a{0} {0} 0 1 1 0 {1}a{0} {0} 0 1 1 0 -{1}z",
    "zentrum": "M-{0} -{0}h{1}v{1}h-{1}z",
    "kpd": "M0 -{2}L{2} 0L0 {2}L-{2} 0z",
    "dnvp": "M-{3} -{0}h{0}L{2} 0L{3} {0}h-{0}L-{2} 0z",
}
"""The outline of each party's figures: circle, square, diamond, hexagon."""
LETTERS: Final = {"spd": "S", "zentrum": "Z", "kpd": "K", "dnvp": "D", "nsdap": "N"}
INKS: Final[dict[str, Ink]] = {"spd": "red", "zentrum": "ink", "kpd": "red", "dnvp": "ink", "nsdap": "soft"}
HOLLOW: Final = frozenset({"kpd", "dnvp"})
"""Parties of the same ink differ by fill."""
BENCHES: Final = ("kpd", "spd", "zentrum", "dnvp", "nsdap")
"""From left to right."""
ROWS: Final = (5, 8, 11)
PLAQUES: Final = {
    "koenigsberg": (-90, 1), "rostock": (0, -1), "hamburg": (-40, -1), "berlin": (60, -1), "essen": (-10, -1),
    "koeln": (40, 1), "frankfurt": (120, -1), "leipzig": (0, 1), "breslau": (0, 1), "stuttgart": (0, 1),
    "muenchen": (0, 1),
}  # fmt: skip
"""How far a city's pieces are moved to the right, and whether they stand below or above it."""


class WeimarFrontPage(FrontPage[Position, View]):
    """The front page of the Republic: SPD and KPD in red ink, Zentrum and DNVP in black."""

    def period(self, view: View) -> Phrase:
        return state_phrases.when(view.shown)

    def box(self, view: View) -> Figures:
        figures = _figures(view.shown)
        rows = tuple(
            (Phrase(key), tuple(str(figures[f"{kind}_{party}"]) for party in fx.PARTIES))
            for kind, key in PARTY_FIGURES.items()
        )
        single = tuple((Phrase(key), str(figures[kind])) for kind, key in REPUBLIC_FIGURES.items())
        return Figures(tuple(Name("party", party) for party in fx.PARTIES), rows, single)

    def drawing(self, view: View, say: Say, *, names: bool) -> Drawing:
        shown = view.shown
        data = known_position(shown, SPECTATOR)
        cities = shown.rules.components.cities
        parts = [_land()]
        for number, key in enumerate(fx.CITIES):
            city = cities[key]
            at = (city.x * WIDTH / 100, city.y * HEIGHT / 100)
            parts.append(_city(key, at, data.cities[city_name(number)], say(Name("city", city_name(number))), say))
        parts.append(_parliament(data, say, names=names))
        return Drawing(WIDTH, HEIGHT, joined(parts))


def _figures(position: Position) -> dict[str, int]:
    """Returns public figures by name."""
    figures = {"economy": int(position.economy), "box": int(position.box_total()), "nsdap": int(position.nsdap_total())}
    figures |= {name: int(position.marker_total(st.MARKER_NAMES.index(name))) for name in MARKED}
    for party, key in enumerate(fx.PARTIES):
        figures |= {
            f"vp_{key}": int(position.vp[party]),
            f"seats_{key}": int(position.seats[party]),
            f"bases_{key}": int(position.base_count(party)),
        }
    return figures


# -- the map ------------------------------------------------------------------------------------------------


@cache
def _reich() -> Any:
    return json.loads(files("republik.games.weimar").joinpath("data", "reich.json").read_text(encoding="utf-8"))


@cache
def _land() -> Svg:
    """Returns the Reich in its borders of 1921 and what lies around it."""
    reich = _reich()
    return joined(
        [
            element("rect", width=WIDTH, height=HEIGHT, class_="paper"),
            element("path", d=reich["land"], class_="sea"),
            element("path", d=reich["reich"], class_="grey"),
            element("path", d=reich["saar"], fill="url(#hatch)"),
            element("path", d=reich["danzig"], class_="sea"),
            element("path", d=reich["rivers"], class_="paper-line", stroke_width=7),
            element("path", d=reich["lake"], class_="paper"),
            element("path", d=reich["land"], class_="soft-line", stroke_width=4),
            element("path", d=reich["abroad"], class_="soft-line", stroke_width=4),
            element("path", d=reich["frontier"], class_="ink-line", stroke_width=9, stroke_linejoin="round"),
        ]
    )


def piece(party: str, x: float, y: float, size: float) -> Svg:
    """Returns a figure of a party: its shape, its ink and its letter."""
    ink = INKS[party]
    if party not in SHAPES:
        shape = element("circle", r=size, class_=ink)
        letter = lettered(0, size * 0.42, LETTERS[party], "label", size * 1.2, "paper", "middle")
        return element("g", shape, letter, transform=f"translate({x:.1f} {y:.1f})")
    path = SHAPES[party].format(*(f"{size * times:g}" for times in (1, 2, 1.22, 0.6)))
    hollow = party in HOLLOW
    fill = element("path", d=path, class_="paper" if hollow else ink)
    edge = element("path", d=path, class_=f"{ink}-line", stroke_width=size / 5)
    letter = lettered(0, size * 0.42, LETTERS[party], "label", size * 1.15, ink if hollow else "paper", "middle")
    return element("g", fill, edge, letter, transform=f"translate({x:.1f} {y:.1f})")


def _city(key: str, at: tuple[float, float], city: City, name: str, say: Say) -> Svg:
    """Returns a city with its bases and threats."""
    x, y = at
    aside, way = PLAQUES[key]
    bases = [party for party in BENCHES for _ in range(city.bases.get(party, 0))]
    size, step = 37.0, 84.0
    wide = max(len(bases) * step, 0)
    left = min(max(x + aside - wide / 2, 20), WIDTH - wide - 20)
    base = y + way * 70
    parts = [
        element("circle", cx=x, cy=y, r=17, class_="ink"),
        *(piece(party, left + number * step + step / 2, base, size) for number, party in enumerate(bases)),
    ]
    text = y + way * 70 + (way * 84 if bases else 0) + (28 if way > 0 else 0)
    middle = min(max(x + aside, width(name, "label", 58) / 2 + 12), WIDTH - width(name, "label", 58) / 2 - 12)
    parts.append(lettered(middle, text, name, "label", 58, "ink halo", "middle"))
    threats = [marker for marker in city.markers if marker in MARKED]
    if threats:
        written = clip(", ".join(say(Name("marker", marker)) for marker in threats), "headline", 52, 520)
        middle = min(
            max(middle, width(written, "headline", 52) / 2 + 12), WIDTH - width(written, "headline", 52) / 2 - 12
        )
        parts.append(lettered(middle, text + way * 58, written, "headline", 52, "red halo", "middle"))
    return joined(parts)


# -- the parliament -----------------------------------------------------------------------------------------


def _parliament(data: KnownPosition, say: Say, *, names: bool) -> Svg:
    """Returns the Reichstag as a semicircle, in the corner that the Reich leaves free."""
    seats = {party: data.parties[party].seats for party in fx.PARTIES} | {"nsdap": data.parliament.neutral}
    sitting = [party for party in BENCHES for _ in range(seats[party])]
    scale = 2.9
    left, top = WIDTH - 220 * scale - 20, HEIGHT - 116 * scale - 90
    chairs = sorted(
        (math.pi * number / (count - 1), 46.0 + row * 24) for row, count in enumerate(ROWS) for number in range(count)
    )
    parts = [element("rect", x=left - 30, y=top - 40, width=220 * scale + 50, height=116 * scale + 130, class_="paper"),
             element("rect", x=left - 30, y=top - 40, width=220 * scale + 50, height=116 * scale + 130,
                     class_="ink-line", stroke_width=5)]  # fmt: skip
    for number, (turn, radius) in enumerate(chairs):
        x, y = left + (110 - math.cos(turn) * radius) * scale, top + (104 - math.sin(turn) * radius * 0.98) * scale
        if number < len(sitting):
            parts.append(piece(sitting[number], x, y, 26))
        else:
            parts.append(element("circle", cx=x, cy=y, r=26, class_="soft-line", stroke_width=3))
    title = clip(say(Phrase("panel-parliament")), "label", 52 if names else 58, 220 * scale)
    parts.append(
        lettered(left + 110 * scale, top + 116 * scale + 62, title, "label", 52 if names else 58, "ink", "middle")
    )
    return joined(parts)
