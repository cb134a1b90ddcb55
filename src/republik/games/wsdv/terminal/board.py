"""The map: divided Germany as blocks of provinces in geographical order, West on the left, East on the right."""

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, LIVING_COST, PROTEST, WEST
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, beside, fit, flow, inked, spread

from .inks import EDGES, EXTERNAL_EDGE, EXTERNAL_INK, INK, LIVING_INK, title_style
from .labels import Labels

UNREST, CALM = "●", "○"
LIVING = "▮"
SOCIALIST = "♟"
STANDING, BUILT, FREE = "═", "─", "┄"
SOUND, RUNDOWN = "[{}]", "({})"
SITE = "·"
CLOSED = "×"

# 4: the slogans on the protest markers, in the order in which they come into play; then those with exclamation marks.
SLOGANS: Final = (("KEINE", "MACHT", "FÜR", "NIEMAND"), ("WIR", "SIND", "DAS", "VOLK!"))
NO_WORDS_LEFT: Final = "!!!"

# Layout: columns from left to right, East's after the first number; ? is the legend; HH, PL and CS are
# not provinces.
COLUMNS: Final[dict[int, tuple[int, tuple[tuple[str, ...], ...]]]] = {
    4: (
        2,
        (
            ("?", "NRW", "RP", "BW"),
            ("SH", "HH", "NI", "HE", "BY"),
            ("MV", "ST", "WB", "TH"),
            ("PL", "BB", "EB", "SN", "CS"),
        ),
    ),
    3: (
        2,
        (
            ("SH", "HH", "NI", "NRW", "RP"),
            ("?", "HE", "BW", "BY", "WB"),
            ("PL", "MV", "BB", "EB", "ST", "TH", "SN", "CS"),
        ),
    ),
    2: (
        1,
        (
            ("SH", "HH", "NI", "NRW", "HE", "RP", "BW", "BY"),
            ("?", "PL", "MV", "ST", "WB", "EB", "BB", "TH", "SN", "CS"),
        ),
    ),
}
LEGEND: Final = "?"
LEGEND_LINES: Final = 6
COUNTRIES: Final = {"PL": "POLSKA", "CS": "CSSR"}
NARROWEST: Final = {4: 116, 3: 92, 2: 0}

# Short names of the cities on connections: their vehicle registration codes, past and present.
PLATES: Final = {
    "Flensburg": "FL", "Kiel": "KI", "Hamburg": "HH", "Bremen": "HB", "Hannover": "H", "Wolfsburg": "WOB",
    "Bielefeld": "BI", "Duisburg": "DU", "Dortmund": "DO", "Köln": "K", "Kassel": "KS", "Gießen": "GI", "Fulda": "FD",
    "Frankfurt": "F", "Koblenz": "KO", "Saarbrücken": "SB", "Kaiserslautern": "KL", "Mannheim": "MA",
    "Heilbronn": "HN", "Stuttgart": "S", "Ulm": "UL", "Bayreuth": "BT", "Nürnberg": "N", "Ingolstadt": "IN",
    "München": "M", "Rostock": "HRO", "Neubrandenburg": "NB", "Schwedt": "SDT", "Berlin": "B", "Cottbus": "CB",
    "Magdeburg": "MD", "Bitterfeld": "BTF", "Leipzig": "L", "Dresden": "DD", "Karl-Marx-Stadt": "KMS",
    "Eisenach": "EA", "Jena": "J", "Polska N": "PN", "Polska S": "PS", "ČSSR W": "CW", "ČSSR E": "CE",
}  # fmt: skip


def plate(city: str) -> str:
    """Returns a city's short name; on a custom board, its first letters."""
    return PLATES.get(city, city[:3].upper())


@dataclass
class Touchable:
    """What the acting seat may choose: drawn in blue."""

    provinces: set[int] = field(default_factory=set)
    cities: set[int] = field(default_factory=set)
    connections: set[int] = field(default_factory=set)


def touchable(position: Position) -> Touchable:
    """Returns the places named by the legal moves."""
    rules = position.rules
    touch = Touchable()
    for move in position.legal:
        block = rules.actions.block_of(move)
        i = move - block.start
        if block.name in ("build_city", "dismantle_city", "rundown", "repair", "close"):
            touch.cities.add(i)
        elif block.name in ("build_line", "dismantle_line"):
            touch.connections.add(i)
        elif block.name in ("attack", "move"):
            touch.provinces.update(divmod(i, rules.province_count))
        elif block.name in ("sector", "lose_sector"):
            touch.provinces.add(rules.berlin)
        elif block.size == rules.province_count:
            touch.provinces.add(i)
    return touch


class Map:
    """A position drawn at one width."""

    def __init__(self, position: Position, labels: Labels) -> None:
        self.position = position
        self.rules = position.rules
        self.labels = labels
        self.touch = touchable(position)
        self.slogans = [_slogans(position, side) for side in (WEST, EAST)]

    def columns(self, width: int) -> Block:
        """Draws the whole map."""
        count = next(n for n, least in NARROWEST.items() if width >= least)
        border, columns = COLUMNS[count]
        each = (width - 3 - (count - 2)) // count
        blocks = [self.stack(codes, each) for codes in columns]
        west = beside(blocks[:border], [each] * border)
        east = beside(blocks[border:], [each] * (count - border))
        height = max(len(west), len(east))
        wall = Text("▓", style=LOUD) if self.position.wall else Text("┃", style=QUIET)
        sides = [border * (each + 1) - 1, 1, (count - border) * (each + 1) - 1]
        return beside([west, [wall] * height, east], sides)

    def stack(self, codes: tuple[str, ...], width: int) -> Block:
        """Stacks provinces vertically; a custom board may lack some."""
        out: Block = []
        for code in codes:
            if code == LEGEND:
                out += self.legend(width)
            elif code == "HH" and self.rules.hamburg >= 0:
                out += self.hamburg(width)
            elif code in COUNTRIES:
                out += self.external_cities(code, width)
            elif code in self.rules.codes:
                out += self.province(self.rules.codes.index(code), width)
        return out

    def legend(self, width: int) -> Block:
        """Explains the signs."""
        texts = [self.labels.text(f"map-legend-{number}") for number in range(1, LEGEND_LINES + 1)]
        return [fit(Text(text, style=QUIET), width) for text in texts]

    # -- a province ------------------------------------------------------------------

    def province(self, province: int, width: int) -> Block:
        side = self.rules.province_side[province]
        lines = [self.heading(province, width - 2), self.people(province)]
        if province == self.rules.berlin:
            lines.append(self.sectors())
        else:
            lines += self.economy(list(self.rules.city_list[province]), width - 2)
        return [_edged(line, EDGES[side], INK[side]) for line in lines]

    def heading(self, province: int, width: int) -> Text:
        side = self.rules.province_side[province]
        style = TOUCH + " underline" if province in self.touch.provinces else title_style(side)
        name = inked(f"{self.labels.letter(side)}·{self.rules.codes[province]} ", title_style(side))
        name.append(self.labels.province(province), style=style)
        if province == self.rules.berlin:
            return fit(name, width)
        return spread(name, self.threshold(province), width)

    def threshold(self, province: int) -> Text:
        """6.3: economy, and the requirement of the next living standard."""
        has = economy.economy(self.position, province)
        needs = LIVING_COST * (self.position.living[province] + 1)
        return Text(f"{has}/{needs}", style=LIVING_INK if has >= needs else QUIET)

    def people(self, province: int) -> Text:
        """Unrest in groups of four, protest slogans, living standard, socialists."""
        line = unrest_dots(self.position.unrest[province])
        for word in self.slogans[self.rules.province_side[province]].get(province, []):
            line.append(f" {word}", style=WARNING)
        line.append("  ")
        line.append(LIVING * self.position.living[province], style=LIVING_INK)
        if self.position.socialists[province]:
            line.append("  " + SOCIALIST * self.position.socialists[province], style=INK[EAST])
        return line

    def sectors(self) -> Text:
        """10.2: living standard by sector, with the code of the supplying province."""
        rules = self.rules
        line = Text()
        for sector, supplier in enumerate(rules.suppliers):
            line.append("  " if sector else "")
            line.append(f"{rules.codes[supplier]} ", style=QUIET)
            count = self.position.sectors[sector]
            line.append(LIVING * count if count else SITE, style=LIVING_INK if count else QUIET)
        return line

    # -- economy ---------------------------------------------------------------------

    def economy(self, cities: list[int], width: int) -> Block:
        """One line per factory with its connections, then the free sites."""
        factories = [city for city in cities if self.position.factories >> city & 1]
        lines: Block = []
        for city in factories:
            lines += self.factory(city, width)
        sites = [self.site(city) for city in cities if city not in factories and not self._hidden(city)]
        return lines + (flow(sites, width, gap=" ") if sites else [])

    def _hidden(self, city: int) -> bool:
        """10.4: returns whether to hide Rheinsberg: shown only if it exists or can be built."""
        return city == self.rules.rheinsberg and city not in self.touch.cities

    def site(self, city: int) -> Text:
        if self.position.closed >> city & 1:
            return Text(f"{CLOSED} {self.labels.city(city)}", style=QUIET + " strike")
        return Text(f"{SITE}{self.labels.city(city)}", style=TOUCH if city in self.touch.cities else QUIET)

    def factory(self, city: int, width: int) -> Block:
        rundown = self.position.rundown >> city & 1
        value = (RUNDOWN if rundown else SOUND).format(self.position.value[city])
        side_ink = EXTERNAL_INK if city in self.rules.external_cities else INK[self.rules.city_side[city]]
        name = inked(value, QUIET if rundown else f"bold {side_ink}")
        name.append(" " + self.labels.city(city), style=TOUCH if city in self.touch.cities else "")
        links = [self.link(k, city) for k in self.rules.city_connections[city]]
        return flow([name, *links], width, gap=" ")

    def link(self, connection: int, city: int) -> Text:
        """A connection as its other end and one mark per line."""
        rules, position = self.rules, self.position
        side, bit = rules.connection_side[connection], rules.connection_bit[connection]
        lines = 2 if rules.double[side] & bit else 1
        built = lines if position.complete[side] & bit else 1 if position.started[side] & bit else 0
        working = economy.is_working(position, connection)
        marks = STANDING * built if working else BUILT * built + FREE * (lines - built)
        if connection in self.touch.connections:
            style = TOUCH
        else:
            style = LOUD if working else "" if built else QUIET
        return Text(plate(rules.cities[rules.other_end(connection, city)]) + marks, style=style)

    def hamburg(self, width: int) -> Block:
        """10.3: Hamburg, which counts for either of two provinces."""
        rules = self.rules
        codes = "/".join(rules.codes[province] for province in rules.hamburg_choices)
        heading = inked(f"{self.labels.letter(WEST)}·HH ", title_style(WEST))
        heading.append(self.labels.text("map-hamburg", provinces=codes), style=QUIET)
        lines = [fit(heading, width - 2), *self.economy([rules.hamburg], width - 2)]
        return [_edged(line, EDGES[WEST], INK[WEST]) for line in lines]

    def external_cities(self, code: str, width: int) -> Block:
        board = self.rules.components.board
        cities = [c for c in self.rules.external_cities if board.cities[c].country == COUNTRIES[code]]
        if not cities:
            return []
        heading = Text(self.labels.place(COUNTRIES[code]), style=f"bold {EXTERNAL_INK}")
        lines = [heading, *self.economy(cities, width - 2)]
        return [_edged(line, EXTERNAL_EDGE, EXTERNAL_INK) for line in lines]

    # -- the compact form -----------------------------------------------------------------

    def overview(self, width: int) -> Block:
        """Every province on one line, West and East side by side."""
        each = (width - 3) // 2
        sides = []
        for side in (WEST, EAST):
            lines = [self.one_line(p, each) for p in range(self.rules.first[side], self.rules.last[side])]
            sides.append(lines)
        border = [Text("▓" if self.position.wall else "┃")] * max(len(lines) for lines in sides)
        return beside([sides[WEST], border, sides[EAST]], [each, 1, each])

    def one_line(self, province: int, width: int) -> Text:
        side = self.rules.province_side[province]
        touched = province in self.touch.provinces
        name = inked(EDGES[side], INK[side])
        name.append(
            f"{self.labels.letter(side)}·{self.rules.codes[province]:<4}", style=TOUCH if touched else title_style(side)
        )
        name.append_text(self.people(province))
        right = Text()
        if province != self.rules.berlin:
            for city in self.rules.city_list[province]:
                if self.position.factories >> city & 1:
                    mark = RUNDOWN if self.position.rundown >> city & 1 else SOUND
                    right.append(mark.format(self.position.value[city]), style=INK[side])
            right.append(" ")
            right.append_text(self.threshold(province))
        return spread(name, right, width)


def _edged(line: Text, mark: str, ink: str) -> Text:
    return Text.assemble((mark, ink), " ", line)


def unrest_dots(unrest: int) -> Text:
    """Groups unrest by four: every complete group is a mass protest."""
    line = Text()
    full, rest = divmod(unrest, PROTEST)
    for _ in range(full):
        line.append(UNREST * PROTEST + " ", style=WARNING)
    if rest or not full:
        line.append(UNREST * rest + CALM * (PROTEST - rest))
    line.rstrip()
    return line


def _slogans(position: Position, side: int) -> dict[int, list[str]]:
    """Returns the slogans on a side's protest markers, by province."""
    rules = position.rules
    words = list(SLOGANS[side])
    out: dict[int, list[str]] = {}
    for province in range(rules.first[side], rules.last[side]):
        for _ in range(position.protests(province)):
            out.setdefault(province, []).append(words.pop(0) if words else NO_WORDS_LEFT)
    return out
