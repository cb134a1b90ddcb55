"""The documentation page of the study: its tables, its plots, and the sentences that depend on figures.

The prose of the page is written by hand; its generated parts are made here, in English like the documentation.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from republik.front_page import charts
from republik.front_page.charts import LEFT, ROW, Chart, Scale, Whisker, lettering, line, seat_class
from republik.front_page.figures import NOTHING, ReportWords, markdown, percentage_points, signed, span
from republik.games.wsdv.rules.components import Card
from republik.games.wsdv.rules.steps import LAST_DECADE
from republik.messages.render import renderer
from republik.table.plugin.research import AnyResearch
from republik.table.plugin.study import Data
from republik.table.plugin.svg import Svg, element, joined

BEST: Final = "best"
"""Besides the uses of a card: the best of them in each decision."""
USES: Final = ("event", "build", "living", "unrest")
DECADES: Final = range(1, LAST_DECADE + 1)
FIGURES: Final[Mapping[str, str]] = {
    "flight_points": "flight",
    "currency_balance": "currency",
    "rundown": "rundown",
    "dismantled": "dismantled",
    "socialist_change": "socialists",
    "west_living_lost": "",
    "east_living_lost": "",
    "west_protests": "mass protests, West",
    "east_protests": "mass protests, East",
}
"""Columns of decade ends with their headings; one without a heading is in the data only."""
SWITCHES: Final[Mapping[str, str]] = {
    "supplier_unrest": "unrest in each supplier at set-up",
    "socialists": "socialists in the holding box at set-up",
    "special_price": "East pays for the special card",
    "must_discard_third": "a player with three cards in hand must discard one",
    "yellow_surplus": "a yellow arrow that cannot be executed",
    "rundown_fallback": "without a sound factory, a rundown icon dismantles instead",
    "external_factory_first": "no infrastructure to an external city before its factory",
}
SETTINGS: Final[Mapping[Any, str]] = {
    True: "yes",
    False: "no",
    "remove_own": "West removes 1 of its unrest",
    "place_enemy": "West places 1 unrest in East",
}
CARD_ROW: Final = 17
CARD_NAMES: Final = 190.0  # how wide the names left of the marks are
CARD_LETTERS: Final = 25
LEADERS: Final = 5
NOT_MEASURED: Final = "These games were played before this was counted."


def worth(cell: Sequence[Any] | None) -> str:
    """Returns the value of a use and its standard error."""
    if cell is None:
        return NOTHING
    return signed(cell[0]) if cell[1] is None else f"{signed(cell[0])} ± {cell[1]:.1f}"


def best_use(uses: Data) -> tuple[str, float]:
    """Returns a card's most frequent best use, and its share of the decisions."""
    name = max((use for use in USES if use in uses), key=lambda use: int(uses[use][3]))
    return name, uses[name][3] / uses[BEST][2]


class WsdvStudyPage:
    """The generated parts of the page."""

    def __init__(
        self,
        data: Data,
        research: AnyResearch,
        cards: Mapping[str, Card],
        interval: Callable[[float, float], tuple[float, float]],
    ) -> None:
        self.data = data
        self.cards = cards
        self.interval = interval
        self.seats = research.game.seats
        self.colours = charts.seat_colours(self.seats, research.colours)
        self.words = ReportWords(renderer(research.game))
        self.variants: list[Data] = data["variants"]

    def blocks(self) -> dict[str, str]:
        parts = {
            "about": self._about(),
            "switches": self._switches(),
            "findings": self._findings(),
            "balance": self._balance(),
            "differences": self._differences(),
            "endings": self._endings(),
            "decade-ends": self._decade_ends(),
            "lead": self._lead(),
            "openings": self._openings(),
            "leaders": self._leaders(),
        }
        return parts | {f"cards-{decade}": self._decade_cards(decade) for decade in DECADES}

    def pictures(self) -> dict[str, str]:
        pictures = {
            "study-balance.svg": self._balance_plot(),
            "study-differences.svg": self._differences_plot(),
            "study-endings.svg": self._endings_plot(),
        }
        for decade in DECADES:
            for seat in self.seats:
                if self._of_decade(seat, decade):
                    pictures[_picture(decade, seat)] = self._cards_plot(seat, decade)
        return pictures

    def _file(self, chart: Chart, about: Sequence[Sequence[str]]) -> str:
        return chart.file("; ".join(": ".join(part) for part in about), self.colours)

    # -- balance ------------------------------------------------------------------------------------

    def _about(self) -> str:
        data = self.data
        flags = f"--games {data['games']} --player {data['player']} --seed {data['seed']} --out docs/games/wsdv/data"
        played = f"`{data['player']}` against itself, {data['games']} games in each of {len(self.variants)} variants"
        about = f"{played} of the rules, seed `{data['seed']}`, republik {data['version']}."
        return f"{about}\n\n```console\n$ republik study {flags}\n```"

    def _switches(self) -> str:
        heads = ["switch", *(variant["name"] for variant in self.variants)]
        rows = []
        for name in self.variants[0]["switches"]:
            cells = [_setting(variant["switches"][name]) for variant in self.variants]
            plain = [cell if cell == cells[0] else f"**{cell}**" for cell in cells]
            rows.append([f"{SWITCHES.get(name, name)} (`{name}`)", *plain])
        return markdown(heads, rows, names=len(heads))

    def _balance(self) -> str:
        heads = ["rules", "games", "won by East", "share", "95%", "decisions per game"]
        rows = []
        for variant in self.variants:
            east = variant["east"]
            shares = [self.words.percent(east["share"]), self.words.interval(east)]
            counts = [str(east["games"]), str(east["points"])]
            rows.append([variant["name"], *counts, *shares, f"{variant['decisions']:.0f}"])
        return markdown(heads, rows)

    def _differences(self) -> str:
        heads = ["rules", "against", "East gains", "East loses", "difference", "95%"]
        rows = [
            [one["variant"], one["against"], str(one["gained"]), str(one["lost"]), *_change(one)]
            for one in self.data["differences"]
        ]
        return markdown(heads, rows, names=2)

    def _balance_plot(self) -> str:
        rows: list[Whisker] = []
        for variant in self.variants:
            east = variant["east"]
            figure = f"{self.words.percent(east['share'])}  ({self.words.interval(east)})"
            rows.append((variant["name"], figure, seat_class("east"), east["low"], east["share"], east["high"]))
        chart = charts.percent_whiskers("East’s share of the games by variant of the rules", rows)
        return self._file(chart, [row[:2] for row in rows])

    def _differences_plot(self) -> str:
        rows: list[Whisker] = []
        for one in self.data["differences"]:
            figure = "{}  ({})".format(*_change(one))
            low, middle, high = (100 * one[name] for name in ("low", "difference", "high"))
            rows.append((f"{one['variant']} against {one['against']}", figure, "plain", low, middle, high))
        scale = charts.nice([0.0, *(value for row in rows for value in row[3:])])
        title = f"Change of East's share against edition {self._first['name']}, in percentage points"
        chart = charts.whiskers(title, rows, scale, [signed(mark, 0) for mark in scale.marks()])
        return self._file(chart, [row[:2] for row in rows])

    # -- endings ------------------------------------------------------------------------------------

    def _endings(self) -> str:
        """Returns one row per kind, winner and decade that occurred in any variant."""
        heads = ["decade", "winner", "ending", *(variant["name"] for variant in self.variants)]
        shares = [
            {(one["decade"], one["winner"], one["termination"]): one["share"] for one in variant["endings"]}
            for variant in self.variants
        ]
        rows = []
        for key in sorted({key for one in shares for key in one}, key=lambda key: (key[0], str(key[1]), key[2])):
            decade, winner, termination = key
            side = self.words.seat(winner) if winner else NOTHING
            cells = [self.words.percent(one.get(key, 0.0)) for one in shares]
            rows.append([str(decade), side, self.words.ending(termination, winner), *cells])
        return markdown(heads, rows, names=3)

    def _endings_plot(self) -> str:
        """Returns one bar per variant and decade, and a legend."""
        colours = charts.ending_colours([one for variant in self.variants for one in variant["endings"]], self.seats)
        rows = []
        for variant in self.variants:
            for decade in DECADES:
                endings = [ending for ending in variant["endings"] if ending["decade"] == decade]
                played = self.words.percent(sum(ending["share"] for ending in endings))
                rows.append((f"{variant['name']}, decade {decade}: {played}", endings))
        drawn = charts.ending_bars(rows, colours)
        for number, (kind, colour) in enumerate(colours.items()):
            y = ROW * len(rows) + 20 * number + 12
            drawn.append(element("rect", x=LEFT, y=y, width=11, height=11, class_=colour))
            drawn.append(lettering(LEFT + 18, y + 10, self.words.meaning(kind)))
        chart = Chart(ROW * len(rows) + 20 * len(colours) + 20, "Endings by decade, kind and winner", drawn)
        return self._file(chart, [(name,) for name, _ in rows])

    def _decade_ends(self) -> str:
        figures = {name: head for name, head in FIGURES.items() if head}
        rows = []
        for variant in self.variants:
            for end in variant["decade_ends"]:
                means = [NOTHING if end[name] is None else f"{end[name]:.2f}".replace("-", "−") for name in figures]
                counts = [str(end["decade"]), str(end["count"]), self.words.percent(end["wall"])]
                rows.append([variant["name"], *counts, *means])
        return markdown(["rules", "decade", "ends", "the Wall", *figures.values()], rows)

    # -- leads and openings --------------------------------------------------------------------------

    def _lead(self) -> str:
        """Returns how often the lead changed in a game."""
        rows = []
        for variant in self.variants:
            lead = variant.get("lead")
            if lead is None or lead["changes"] is None:
                return NOT_MEASURED
            total = sum(lead["games"].values())
            counts = [lead["games"].get(str(changes), 0) for changes in range(3)]
            shares = [*counts, total - sum(counts), lead["turned"]]
            cells = [self.words.percent(count / total) for count in shares]
            rows.append([variant["name"], f"{lead['changes']:.2f}", *cells])
        return markdown(["rules", "changes per game", "none", "one", "two", "more", "turned"], rows)

    def _openings(self) -> str:
        """Returns the first plays of each side, the most successful first."""
        if "openings" not in self.data:
            return NOT_MEASURED
        parts = []
        for seat in self.seats:
            name = self.words.seat(seat)
            rows = []
            for card, use, played, won in sorted(self.data["openings"][seat], key=lambda one: -one[3] / one[2]):
                interval = span(*map(self.words.percent, self.interval(won, played)))
                shares = [self.words.percent(won / played), interval]
                rows.append([self._title(card), self._use(use), str(played), *shares])
            heads = ["card", "use", "games", f"won by {name}", "95%"]
            parts += [f"**{name}**", markdown(heads, rows, names=2)]
        return "\n\n".join(parts)

    # -- cards --------------------------------------------------------------------------------------

    def _title(self, card: str) -> str:
        return f"{card} {self.cards[card].titles['en']}"

    def _use(self, use: str) -> str:
        return self.words.text(f"use-{use}")

    def _of_decade(self, seat: str, decade: int) -> dict[str, Data]:
        return {card: uses for card, uses in self.data["cards"][seat].items() if self.cards[card].decade == decade}

    def _card_table(self, cards: dict[str, Data]) -> str:
        rows = []
        for card, uses in cards.items():
            use, share = best_use(uses)
            cells = [worth(uses.get(name)) for name in (*USES, BEST)]
            rows.append([self._title(card), *cells, f"{self._use(use)} ({100 * share:.0f}%)", str(uses[BEST][2])])
        return markdown(["card", *map(self._use, USES), "at its best", "best use", "seen"], rows)

    def _decade_cards(self, decade: int) -> str:
        parts = []
        for seat in self.seats:
            if cards := self._of_decade(seat, decade):
                name = self.words.seat(seat)
                about = f"Cards of decade {decade}, {name}: the table below as a plot"
                parts += [f"**{name}**", f"![{about}](img/{_picture(decade, seat)})", self._card_table(cards)]
        return "\n\n".join(parts)

    def _leaders(self) -> str:
        """Returns the most valuable cards of each side."""
        heads = ["", *map(self.words.seat, self.seats)]
        columns = []
        for cards in (self.data["cards"][seat] for seat in self.seats):
            columns.append([f"{self._title(card)} ({worth(cards[card][BEST])})" for card in _ranked(cards)[:LEADERS]])
        rows = [
            [str(place), *(column[place - 1] if place <= len(column) else NOTHING for column in columns)]
            for place in range(1, max(map(len, columns)) + 1)
        ]
        return markdown(heads, rows, names=len(heads))

    def _cards_plot(self, seat: str, decade: int) -> str:
        """Returns one row per card, with one mark per use."""
        cards, colour, top = self._of_decade(seat, decade), seat_class(seat), 22
        values = [uses[use][0] for uses in cards.values() for use in USES if use in uses]
        scale = charts.nice([0.0, *values], start=CARD_NAMES)
        height = top + CARD_ROW * len(cards) + charts.AXIS
        parts = charts.axis(scale, height, [signed(mark, 0) for mark in scale.marks()])
        x = LEFT + 6.0
        for number, use in enumerate(map(self._use, USES)):
            parts += [_mark(number, x, 8, colour), lettering(x + 9, 12, use)]
            x += 35 + 6 * len(use)
        for row, card in enumerate(_ranked(cards)):
            parts += self._card_row(card, cards[card], scale, top + CARD_ROW * row + 8, colour)
        of = f"decade {decade} to {self.words.seat(seat)}"
        chart = Chart(height, f"Worth of the cards of {of}, in percentage points of winning chance", parts)
        return self._file(chart, [(self._title(card), worth(cards[card][BEST])) for card in _ranked(cards)])

    def _card_row(self, card: str, uses: Data, scale: Scale, y: float, colour: str) -> list[Svg]:
        name = charts.shortened(self._title(card), CARD_LETTERS)
        marks = [_mark(number, scale.at(uses[use][0]), y, colour) for number, use in enumerate(USES) if use in uses]
        return [lettering(LEFT, y + 4, name), line(CARD_NAMES, y, scale.at(scale.high), y, "rule"), *marks]

    # -- sentences that hang on figures -------------------------------------------------------------

    @property
    def _first(self) -> Data:
        return self.variants[0]

    def _findings(self) -> str:
        """Returns the findings, in words that follow the figures."""
        editions = self._first, self.variants[-1]
        bullets = (
            " ".join(map(self._who_is_ahead, editions)),
            self._what_changed(),
            " ".join(map(self._how_games_end, editions)),
            " ".join(map(self._how_cards_are_used, self.seats)),
        )
        return "\n".join(f"* {sentences}" for sentences in bullets)

    def _who_is_ahead(self, variant: Data) -> str:
        east = variant["east"]
        leader = "East" if east["low"] > 0.5 else "West" if east["high"] < 0.5 else ""
        verdict = f"{leader} is ahead" if leader else "neither side is shown to be ahead"
        share = f"{self.words.percent(east['share'])} ({self.words.interval(east)})"
        return f"East wins {share} with edition {variant['name']}: {verdict}."

    def _what_changed(self) -> str:
        changes = []
        for one in self.data["differences"]:
            sure = one["low"] > 0.0 or one["high"] < 0.0
            verdict = "more than chance explains" if sure else "no more than chance could explain"
            changes.append("{} {} ({}), {}".format(one["variant"], *_change(one), verdict))
        against = f"Against edition {self._first['name']}, East’s share changes by these percentage points"
        return f"{against}: {'; '.join(changes)}."

    def _how_games_end(self, variant: Data) -> str:
        shares: Counter[tuple[str | None, str]] = Counter()
        for ending in variant["endings"]:
            shares[ending["winner"], ending["termination"]] += ending["share"]
        [(kind, share)] = shares.most_common(1)
        reached = sum(ending["share"] for ending in variant["endings"] if ending["decade"] == LAST_DECADE)
        return (
            f"With edition {variant['name']} the most common ending is “{self.words.meaning(kind)}” "
            f"({self.words.percent(share)}), and {self.words.percent(reached)} of the games reach decade {LAST_DECADE}."
        )

    def _how_cards_are_used(self, seat: str) -> str:
        cards = self.data["cards"][seat]
        uses = Counter(best_use(uses)[0] for uses in cards.values())
        counts = ", ".join(f"{self._use(use)} {uses[use]}" for use in USES if uses[use])
        return f"{self.words.seat(seat)}’s best use, counted over {len(cards)} cards: {counts}."


def _setting(value: bool | int | str) -> str:
    return SETTINGS.get(value, str(value)) if isinstance(value, bool | str) else str(value)


def _change(one: Data) -> tuple[str, str]:
    """Returns a difference and its interval in percentage points."""
    return percentage_points(one["difference"]), span(percentage_points(one["low"]), percentage_points(one["high"]))


def _picture(decade: int, seat: str) -> str:
    return f"study-cards-{decade}-{seat}.svg"


def _ranked(cards: dict[str, Data]) -> list[str]:
    """Returns the cards by their best value, highest first."""
    return sorted(cards, key=lambda card: -cards[card][BEST][0])


def _mark(number: int, x: float, y: float, colour: str) -> Svg:
    """Returns one shape per use, so that the plot does not depend on colours."""
    if number == 0:
        return element("circle", cx=x, cy=y, r=4, class_=colour)
    corners = {1: ((-4, -4), (4, -4), (4, 4), (-4, 4)), 2: ((0, -5), (5, 4), (-5, 4))}.get(number)
    if corners is None:
        strokes = ((x - 3, y - 3, x + 3, y + 3), (x - 3, y + 3, x + 3, y - 3))
        return joined(line(*stroke, f"{colour} whisker") for stroke in strokes)
    place = charts.points((x + right, y + down) for right, down in corners)
    return element("polygon", points=place, class_=f"{colour} hollow")
