"""The board of Weimar as text: map, opinion track, parliament, parties and tracks."""

from math import cos, pi, sin
from typing import Final

from rich.text import Text

from republik.games.weimar.phrases import outlook
from republik.games.weimar.phrases.measures import criterion_phrase
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import foreign, naming, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.foresight import foresee
from republik.games.weimar.rules.notation import ARM_LETTERS
from republik.games.weimar.rules.position import Position
from republik.table.phrases import Name
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, beside, fit, flow, spread, wrap

from .labels import Labels

INKS: Final = ("#e62e2b", "#2f74e0", "#c04d86", "default")
"""SPD red, Zentrum blue, KPD a dark pink, as in the box; the black of the DNVP is white on a dark terminal."""
NSDAP_INK: Final = "#8a6d3b"
GOVERNMENT_INK: Final = "#c9962c"
SEATS_LEFT_TO_RIGHT: Final = (fx.KPD, fx.SPD, fx.ZENTRUM, fx.DNVP)
UNIT_SIGNS: Final = ("P", "R₁", "R₂", "b", "s", "a", "p", "m", "f", "F₁", "F₂", "h", "B₁", "B₂")
MARKER_SIGNS: Final = ("−", "+", "!", "▲", "★", "✖")
MARKER_INKS: Final = ("", "green", "yellow", INKS[fx.KPD], INKS[fx.KPD], INKS[fx.DNVP])
ROWS: Final = (
    ("hamburg", "rostock", "koenigsberg"),
    ("essen", "berlin", "breslau"),
    ("koeln", "leipzig", ""),
    ("frankfurt", "stuttgart", "muenchen"),
)
"""The positions of the cities on the map, north at the top."""
CELL: Final = 19
MAP_WIDTH: Final = 3 * CELL + 2
ARM: Final = fx.ARM_LENGTH
GRID_WIDTH: Final = 3 * (2 * ARM + 1)
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
ARCS: Final = ((2.0, 5), (3.2, 8), (4.4, 11))  # radius in lines, and number of seats
HALF_CIRCLE: Final = 21
TOPICS_WIDTH: Final = 28
LEAST_PARTIES: Final = 56  # beside the semicircle


class Board:
    """Draws one position in one language."""

    def __init__(self, position: Position, labels: Labels) -> None:
        self.position = position
        self.labels = labels
        over = position.termination != st.ONGOING
        self.roads_ahead = [] if over else outlook.roads_ahead(position, foresee(position))

    # -- the map -----------------------------------------------------------------------------

    def map(self) -> Block:
        """Each city on two lines: slots with bases; markers and units."""
        offered = self._offered_cities()
        lines: Block = []
        for row in ROWS:
            cells = [self.city(fx.CITIES.index(key), offered) if key else [Text()] for key in row]
            lines += beside(cells, [CELL] * 3)
        return lines

    def city(self, city: int, offered: set[int]) -> Block:
        position = self.position
        slots = Text()
        for party in range(st.PARTIES):
            slots.append(ARM_LETTERS[party] * position.bases[party * st.CITIES + city], style=f"bold {INKS[party]}")
        slots.append("·" * (position.rules.slots[city] - position.filled[city]), style=QUIET)
        name = Text(self.labels.city(city), style=TOUCH if city in offered else LOUD)
        first = Text.assemble(fit(name, CELL - 7), " ", slots)
        second = Text(" ")
        for marker in range(st.CITY_MARKERS):
            if position.marker(marker, city):
                counts = position.has(marker, city)
                second.append(MARKER_SIGNS[marker], style=f"bold {MARKER_INKS[marker]}".strip() if counts else QUIET)
        second.append(" ")
        for kind in range(st.UNIT_KINDS):
            second.append(UNIT_SIGNS[kind] * position.units[kind * st.PLACES + city], style=self.unit_ink(kind))
        return [first, second]

    def unit_ink(self, kind: int) -> str:
        side = self.position.rules.unit_side[kind]
        return INKS[side] if side >= 0 else GOVERNMENT_INK

    def _offered_cities(self) -> set[int]:
        """Returns the cities that can be chosen now."""
        position = self.position
        actions = position.rules.actions
        cities: set[int] = set()
        for move in position.legal:
            block = actions.block_of(move)
            if block.name in ("city", "base", "put", "take", "remove_base", "dissolve"):
                cities.add((move - block.start) % st.CITIES)
        return cities

    # -- the opinion track -------------------------------------------------------------------------

    def topics_in_play(self) -> list[int]:
        return [slot for slot, point in enumerate(self.position.topics) if point >= 0]

    def grid(self) -> Block:
        """The cross, with the KPD's arm at the top; topics as letters."""
        rules = self.position.rules
        here: dict[int, str] = {}
        for letter, slot in zip(LETTERS, self.topics_in_play(), strict=False):
            point = self.position.topics[slot]
            here[point] = here.get(point, "") + letter
        lines: Block = []
        for x in range(-ARM, ARM + 1):  # up KPD, down Zentrum; left SPD, right DNVP
            line = Text()
            for y in range(ARM, -ARM - 1, -1):
                field = rules.point_index.get((x, y))
                line.append_text(Text("   ") if field is None else self._field(field, here.get(field, "")))
            lines.append(line)
        return lines

    def _field(self, point: int, topics: str) -> Text:
        rules = self.position.rules
        owners = [party for party in range(st.PARTIES) if rules.controllers[point] >> party & 1]
        ink = INKS[owners[0]] if len(owners) == 1 else ""
        if topics:
            letters = topics if len(topics) < 4 else topics[:2] + "+"
            return Text(f"{letters:^3}", style=f"bold reverse {ink}".strip())
        if len(owners) == 1 and rules.pull[owners[0]][point] == sum(pull[point] for pull in rules.pull):
            return Text(f"{ARM_LETTERS[owners[0]]}{rules.value[point]} ", style=ink)
        return Text(" · " if owners else " 0 ", style=QUIET)

    def topics(self) -> list[Text]:
        """The legend of the topics: letter, topic and field."""
        out: list[Text] = []
        for letter, slot in zip(LETTERS, self.topics_in_play(), strict=False):
            point = self.position.topics[slot]
            yellow = "" if self.position.rules.white[slot] else "yellow"
            text = Text(f"{letter} ", style=LOUD)
            text.append(self.labels.say(naming.topic(self.position.rules, slot)), style=yellow)
            text.append(f" {self.labels.say(naming.field(self.position.rules, point))}", style=QUIET)
            out.append(text)
        return out

    # -- parliament -------------------------------------------------------------------------------

    def parliament(self) -> Block:
        """The fixed seats as a semicircle, filled from left to right; seats on the overflow space are counted."""
        position = self.position
        order = "".join(str(party) * position.seats[party] for party in SEATS_LEFT_TO_RIGHT[:3])
        order += "4" * position.neutral_seats() + str(fx.DNVP) * position.seats[fx.DNVP]
        size = position.rules.parliament
        if len(order) > size:  # every party is visible; the excess is given beside it
            order = "".join(order[index * len(order) // size] for index in range(size))
        places = sorted((pi - pi * (n + 0.5) / count, radius, n) for radius, count in ARCS for n in range(count))
        places.reverse()
        rows = [[(" ", "")] * HALF_CIRCLE for _ in range(4)]
        for index, (angle, radius, _) in enumerate(places):
            column = round(HALF_CIRCLE / 2 - 0.5 + radius * 2.25 * cos(angle))
            row = 4 - round(radius * sin(angle) * 0.98)
            rows[max(0, row)][column] = self._seat(order, index)
        return [Text.assemble(*row) for row in rows]

    def _seat(self, order: str, index: int) -> tuple[str, str]:
        if index >= len(order):
            return "○", QUIET
        party = int(order[index])
        return ("N", f"bold {NSDAP_INK}") if party == st.PARTIES else (ARM_LETTERS[party], f"bold {INKS[party]}")

    def parliament_line(self) -> Text:
        position, labels = self.position, self.labels
        size = position.rules.parliament
        line = Text(labels.text("panel-parliament-count", seats=position.occupied(), size=size))
        if position.surplus_seats():
            line.append(f" · {labels.text('panel-overflow', count=position.surplus_seats())}", style=WARNING)
        return line

    # -- parties -------------------------------------------------------------------------------------

    def parties(self, width: int) -> Block:
        """One line per party, in the order around the table."""
        labels = self.labels
        heads = [labels.text(f"column-{name}") for name in ("vp", "reserve", "seats", "bases", "cards", "agenda")]
        widths = [max(4, len(head)) for head in heads[:5]]
        head = "  ".join(f"{text:>{width}}" for text, width in zip(heads, widths, strict=False))
        lines = [Text(f"{'':14}{head}  {heads[5]}", style=QUIET)]
        lines += [self._party(party, widths) for party in self.position.seating]
        return [fit(line, width) for line in lines]

    def _party(self, party: int, widths: list[int]) -> Text:
        position, labels = self.position, self.labels
        turn = "▸" if position.to_act() == party else " "
        office = "♔" if position.chancellor == party else "•" if position.governs(party) else " "
        line = Text(f"{turn}{office} ", style=TOUCH if turn == "▸" else "")
        line.append(f"{labels.party(party):<11}", style=f"bold {INKS[party]}")
        reserve = "●" * position.reserve[party] + "○" * (position.rules.most_reserve - position.reserve[party])
        values = (
            str(position.vp[party]),
            reserve,
            str(position.seats[party]),
            str(position.base_count(party)),
            str(len(position.hands[party])),
        )
        line.append("  ".join(f"{value:>{width}}" for value, width in zip(values, widths, strict=True)))
        agenda = position.agendas[party]
        if agenda != -1:
            line.append(f"  {labels.agenda(agenda)}", style=QUIET)
        return line

    # -- tracks ---------------------------------------------------------------------------------------

    def header(self, width: int) -> Text:
        position, labels = self.position, self.labels
        over = position.to_act() is None
        key = "header-over" if over else "header"
        first, last = position.rules.first_round, position.rules.last_round
        number = max(first, position.round)  # still 0 while the first bases are placed
        left = Text(
            labels.text(key, scenario=Name("scenario", position.rules.scenario.key), round=number, last=last),
            style=LOUD,
        )
        right = Text(f"{labels.text('panel-government')}: {labels.say(naming.parties(position.government))}")
        return spread(left, right, width)

    def panels(self) -> list[Text]:
        """The panels beside the map, one line each."""
        labels = self.labels
        rows = [
            ("roads", self.roads()),
            ("box", self.box()),
            ("economy", self.economy()),
            ("society", self.society()),
            ("foreign", self.foreign()),
            ("minor", self.minor()),
            ("nsdap", self.nsdap()),
            ("supply", self.supply()),
        ]
        return [Text.assemble((labels.text(f"panel-{name}") + ": ", QUIET), text) for name, text in rows if text.plain]

    def roads(self) -> Text:
        """The roads to a sudden end, each with what it has of what it needs."""
        line = Text()
        for road in self.roads_ahead:
            line.append(" · " if line.plain else "")
            watched = "△ " if road.danger is not None and not road.warning else ""
            line.append(watched + self.labels.say(road.heading), style=WARNING if road.warning else "default")
        return line

    def dangers(self, width: int) -> Block:
        """Warnings of sudden ends that are near."""
        lines: Block = []
        for road in self.roads_ahead:
            if road.warning and road.danger is not None:
                text = f"▲ {self.labels.say(road.heading)} – {self.labels.say(road.danger)}"
                lines += wrap(Text(text, style=WARNING), width, "  ")
        return lines

    def box(self) -> Text:
        position, labels = self.position, self.labels
        names = [
            labels.say(naming.marker(name)) + (f" ×{position.box[index]}" if position.box[index] > 1 else "")
            for index, name in enumerate(st.BOX_NAMES)
            if position.box[index]
        ]
        count, size = position.box_total(), position.rules.box_spaces
        text = Text("■" * count + "□" * max(0, size - count), style=WARNING if count >= size - 1 else LOUD)
        text.append(f" {labels.text('panel-box-count', count=count, size=size)}", style=QUIET)
        return text.append(f" {labels.list_of(names)}" if names else "", style="default")

    def economy(self) -> Text:
        level, best = self.position.economy, self.position.rules.best_economy
        return Text("■" * level + "□" * (best - level) + f" {level}")

    def society(self) -> Text:
        names = [self.labels.say(naming.society(marker)) for marker in self.position.society]
        return Text(" → ".join(names) or self.labels.text("panel-empty"))

    def foreign(self) -> Text:
        position, labels = self.position, self.labels
        parts: list[str] = []
        top = foreign.top_card(position)
        if top >= 0:
            parts.append(labels.text("panel-stack", card=labels.foreign(top)))
        for card in range(len(fx.FOREIGN_CARDS)):
            if position.foreign_beside >> card & 1:
                parts.append(labels.text("panel-beside", card=labels.foreign(card)))
        flags = [
            f"{labels.say(naming.nation(n))} {position.flags[n]}" for n in range(len(fx.NATIONS)) if position.flags[n]
        ]
        if flags:
            parts.append(labels.text("panel-flags", flags=labels.list_of(flags)))
        return Text(" · ".join(parts) or labels.text("panel-nothing"))

    def minor(self) -> Text:
        """The controllers of the minor parties, Stresemann, and the president."""
        position, labels = self.position, self.labels
        parts = [
            f"{labels.say(naming.minor(minor))} → {labels.party(position.minor[minor])}"
            for minor in range(3)
            if position.minor[minor] >= 0
        ]
        if position.stresemann != st.OUT_OF_GAME:
            side = "up" if position.stresemann == st.FACE_UP else "down"
            parts.append(labels.text(f"panel-stresemann-{side}"))
        parts.append(f"{labels.text('panel-president')}: {labels.party(position.president)}")
        return Text(" · ".join(parts))

    def nsdap(self) -> Text:
        position, labels = self.position, self.labels
        total, end = position.nsdap_total(), position.rules.nsdap_end
        figures = "".join(ARM_LETTERS[party] * position.nsdap[party] for party in range(st.PARTIES))
        text = Text(figures + "·" * max(0, end - total))
        if position.neutral_seats():
            text.append(f" {labels.text('panel-neutral', count=position.neutral_seats())}", style=QUIET)
        return text

    def supply(self) -> Text:
        """Units that can be mobilised, and those dissolved."""
        text = Text()
        for place in (st.SUPPLY, st.DISSOLVED):
            signs = Text()
            for kind in range(st.UNIT_KINDS):
                signs.append(
                    UNIT_SIGNS[kind] * self.position.units[kind * st.PLACES + place], style=self.unit_ink(kind)
                )
            if place == st.DISSOLVED and signs.plain:
                text.append(f" · {self.labels.text('panel-dissolved')} ", style=QUIET)
            text.append_text(signs)
        return text

    def criteria(self, width: int) -> Block:
        """The current state of the solo scenario's criteria."""
        position, labels = self.position, self.labels
        scenario = position.rules.scenario
        if not scenario.criteria:
            return []
        met = scoring.criteria(position)
        counts = {"count": sum(met), "small": scenario.small_victory, "great": scenario.great_victory}
        lines = [Text(labels.text("panel-criteria", **counts), style=LOUD)]
        for number, (line, fulfilled) in enumerate(zip(scenario.criteria, met, strict=True), 1):
            sign = "✓" if fulfilled else "·"
            text = Text(f" {sign} {number} {labels.say(criterion_phrase(line))}", style="" if fulfilled else QUIET)
            lines += wrap(text, width, "     ")
        return lines

    # -- layouts ---------------------------------------------------------------------------------------------

    def whole(self, width: int) -> Block:
        """Everything at full size."""
        return [self.header(width), *self.dangers(width), *self.upper(width), *self.middle(width), *self.lower(width)]

    def upper(self, width: int) -> Block:
        """The map and the opinion track."""
        topics = self.topics()
        grid = self.grid()
        if width < MAP_WIDTH + GRID_WIDTH + 2:
            return [*self.map(), *grid, *flow(topics, width)]
        if width < MAP_WIDTH + GRID_WIDTH + TOPICS_WIDTH + 4:
            return [*beside([self.map(), grid], [MAP_WIDTH, GRID_WIDTH], "  "), *flow(topics, width)]
        room = width - MAP_WIDTH - GRID_WIDTH - 4
        return beside([self.map(), grid, topics], [MAP_WIDTH, GRID_WIDTH, room], "  ")

    def middle(self, width: int) -> Block:
        """Parliament and parties."""
        room = width - HALF_CIRCLE - 3
        if room < LEAST_PARTIES:
            return [*self.parties(width), self.parliament_line()]
        parties = [*self.parties(room), self.parliament_line()]
        return beside([self.parliament(), parties], [HALF_CIRCLE, room], "   ")

    def lower(self, width: int) -> Block:
        return flow(self.panels(), width, "   ")

    def short(self, width: int) -> Block:
        """The same in fewer lines: no semicircle, the cities in running text."""
        offered = self._offered_cities()
        cities: list[Text] = []
        for city in range(st.CITIES):
            first, second = self.city(city, offered)
            slots = first.plain[CELL - 6 :]
            name = Text(self.labels.city(city) + " ", style=TOUCH if city in offered else LOUD)
            cities.append(Text.assemble(name, slots, " ", second.plain.strip()))
        top = [self.header(width), *self.dangers(width), *flow(cities, width, " │ ")]
        return [*top, *flow(self.topics(), width), *self.parties(width), *self.lower(width)]

    def least(self, width: int) -> Block:
        """What fits in a small terminal beside a long list of choices."""
        return [self.header(width), *self.dangers(width), *flow(self.topics(), width), *self.parties(width)]

    def legends(self, width: int) -> Block:
        labels = self.labels
        keys = ("legend-map", "legend-markers", "source-legend")
        lines: Block = []
        for key in keys:
            lines += flow([Text(part, style=QUIET) for part in labels.text(key).split(", ")], width, ", ")
        return lines
