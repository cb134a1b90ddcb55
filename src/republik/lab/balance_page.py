"""The documentation page of a study: its tables, its plots, and the sentences that depend on figures.

The prose of the page is written by hand; the parts between `<!-- study:NAME -->` and `<!-- /study:NAME -->` are
generated here, in English like the documentation.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from republik import games
from republik.lab.balance import BEST, balance_of
from republik.lab.plots import (
    AXIS,
    LEFT,
    ROW,
    Bar,
    Scale,
    Whisker,
    axis,
    bars,
    lettering,
    line,
    nice,
    percent_whiskers,
    seat_class,
    seat_colours,
    standalone,
    svg,
    whiskers,
)
from republik.lab.ratings import wilson
from republik.lab.report import kinds, meaning
from republik.lab.research import research_of
from republik.lab.result_tables import NOTHING, RunWords, percent, percent_span, span
from republik.messages.i18n import FALLBACK, Messages

Data = dict[str, Any]

CARD_ROW: Final = 17
CARD_NAMES: Final = 190.0  # how wide the names left of the marks are
CARD_LETTERS: Final = 25
LEADERS: Final = 5
NOT_MEASURED: Final = "These games were played before this was counted."
UNBROKEN: Final = "\u00a0"


def signed(value: float, digits: int = 1) -> str:
    """With its sign, zero without one."""
    shown = f"{value:+.{digits}f}"
    return f"{0:.{digits}f}" if float(shown) == 0.0 else shown.replace("-", "−")


def points(share: float) -> str:
    """A difference of shares in percentage points."""
    return signed(100 * share)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A Markdown table; the first `names` columns are text, the others figures without line breaks."""
    rule = ["---" if column < names else "---:" for column in range(len(heads))]
    whole = [[*row[:names], *(cell.replace(" ", UNBROKEN) for cell in row[names:])] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rule, *whole))


def fill(page: str, told: Data, game: str) -> str:
    """The page with its generated parts; LookupError with the name of a part that has no place."""
    for name, made in StudyPage(told, game).blocks().items():
        page = _put(page, name, made)
    return page


def _put(page: str, name: str, made: str) -> str:
    begin, end = f"<!-- study:{name} -->\n", f"<!-- /study:{name} -->"
    before, opened, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not opened or not closed:
        raise LookupError(name)
    return f"{before}{begin}\n{made}\n\n{end}{after}"


def pictures(told: Data, game: str) -> dict[str, str]:
    """The plots by file name."""
    return StudyPage(told, game).pictures()


def worth(cell: Sequence[Any] | None) -> str:
    """The value of a use and its standard error."""
    if cell is None:
        return NOTHING
    return signed(cell[0]) if cell[1] is None else f"{signed(cell[0])} ± {cell[1]:.1f}"


class StudyPage:
    """The generated parts of one study's page."""

    def __init__(self, told: Data, game: str) -> None:
        self.told = told
        self.game = game
        self.balance = balance_of(game)
        self.seats = games.game(game).seats
        self.seat = self.seats[self.balance.seat]
        run = {"game": game, "options": {}, "solo": False, "seats": self.seats}
        self.words = RunWords(run, Messages(FALLBACK))
        self.side = self.words.seat(self.seat)
        self.variants: list[Data] = told["variants"]
        self.first, self.last = self.balance.variants[0].name, self.balance.variants[-1].name

    def blocks(self) -> dict[str, str]:
        """The parts of the page by name."""
        made = {
            "about": self._about(),
            "switches": self._switches(),
            "findings": self._findings(),
            "balance": self._balance(),
            "differences": self._differences(),
            "endings": self._endings(),
            self.balance.table.replace("_", "-"): self._period_ends(),
            "lead": self._lead(),
            "openings": self._openings(),
            "leaders": self._leaders(),
        }
        return made | {f"cards-{period}": self._period_cards(period) for period in self.balance.periods}

    def pictures(self) -> dict[str, str]:
        """The plots by file name."""
        made = {
            "study-balance.svg": self._balance_plot(),
            "study-differences.svg": self._differences_plot(),
            "study-endings.svg": self._endings_plot(),
        }
        for period in self.balance.periods:
            for seat in self.seats:
                if self._of_period(seat, period):
                    made[_picture(period, seat)] = self._cards_plot(seat, period)
        return made

    def _standalone(self, drawn: str, about: str) -> str:
        return standalone(drawn, about, seat_colours(self.seats, research_of(self.game).colours))

    def _named(self, name: str) -> Data:
        return next(variant for variant in self.variants if variant["name"] == name)

    # -- balance ------------------------------------------------------------------------------------

    def _about(self) -> str:
        told, own = self.told, "" if self.game == games.DEFAULT else f" --game {self.game}"
        folder = f"docs/games/{self.game}/data"
        flags = f"--games {told['games']} --player {told['player']} --seed {told['seed']} --out {folder}"
        played = f"`{told['player']}` against itself, {told['games']} games in each of {len(self.variants)} variants"
        about = f"{played} of the rules, seed `{told['seed']}`, republik {told['version']}."
        return f"{about}\n\n```console\n$ republik study{own} {flags}\n```"

    def _setting(self, value: bool | int | str) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.balance.setting_titles.get(value, str(value))

    def _switches(self) -> str:
        heads = ["switch", *(variant["name"] for variant in self.variants)]
        rows = []
        for name in self.variants[0]["switches"]:
            cells = [self._setting(variant["switches"][name]) for variant in self.variants]
            plain = [cell if cell == cells[0] else f"**{cell}**" for cell in cells]
            rows.append([f"{self.balance.switch_titles.get(name, name)} (`{name}`)", *plain])
        return markdown(heads, rows, names=len(heads))

    def _balance(self) -> str:
        heads = ["rules", "games", f"won by {self.side}", "share", "95%", "decisions per game"]
        rows = []
        for variant in self.variants:
            own = variant[self.seat]
            figures = [str(own["games"]), str(own["points"]), percent(own["share"], self.words.text)]
            rows.append([variant["name"], *figures, percent_span(own, self.words.text), f"{variant['decisions']:.0f}"])
        return markdown(heads, rows)

    def _differences(self) -> str:
        heads = ["rules", "against", f"{self.side} gains", f"{self.side} loses", "difference", "95%"]
        rows = []
        for one in self.told["differences"]:
            interval = span(points(one["low"]), points(one["high"]))
            counts = [str(one["gained"]), str(one["lost"])]
            rows.append([one["variant"], one["against"], *counts, points(one["difference"]), interval])
        return markdown(heads, rows, names=2)

    def _balance_plot(self) -> str:
        rows: list[Whisker] = []
        for variant in self.variants:
            own = variant[self.seat]
            figure = f"{percent(own['share'], self.words.text)}  ({percent_span(own, self.words.text)})"
            rows.append((variant["name"], figure, seat_class(self.seat), own["low"], own["share"], own["high"]))
        about = "; ".join(f"{row[0]}: {row[1]}" for row in rows)
        title = f"{self.side}’s share of the games by variant of the rules"
        return self._standalone(percent_whiskers(title, rows), about)

    def _differences_plot(self) -> str:
        rows: list[Whisker] = []
        for one in self.told["differences"]:
            low, middle, high = (100 * one[name] for name in ("low", "difference", "high"))
            figure = f"{signed(middle)}  ({span(signed(low), signed(high))})"
            rows.append((f"{one['variant']} against {one['against']}", figure, "plain", low, middle, high))
        scale = nice([0.0, *(value for row in rows for value in row[3:])])
        about = "; ".join(f"{row[0]}: {row[1]}" for row in rows)
        title = f"Change of {self.side}'s share against {self.balance.unit} {self.first}, in percentage points"
        return self._standalone(whiskers(title, rows, scale, [signed(mark, 0) for mark in scale.marks()]), about)

    # -- endings ------------------------------------------------------------------------------------

    def _endings(self) -> str:
        """One row per kind, winner and period that occurred in any variant."""
        period_name = self.balance.period
        heads = [period_name, "winner", "ending", *(variant["name"] for variant in self.variants)]
        shares = [
            {(one[period_name], one["winner"], one["termination"]): one["share"] for one in variant["endings"]}
            for variant in self.variants
        ]
        rows = []
        for period, winner, termination in sorted(
            {key for own in shares for key in own}, key=lambda key: (key[0], str(key[1]), key[2])
        ):
            side = self.words.seat(winner) if winner else NOTHING
            cells = [percent(own.get((period, winner, termination), 0.0), self.words.text) for own in shares]
            rows.append([str(period), side, self.words.ending(termination, winner), *cells])
        return markdown(heads, rows, names=3)

    def _endings_plot(self) -> str:
        """One bar per variant and period, and a legend."""
        colours = kinds([ending for variant in self.variants for ending in variant["endings"]], self.seats)
        rows: list[Bar] = []
        for variant in self.variants:
            for period in self.balance.periods:
                own = [ending for ending in variant["endings"] if ending[self.balance.period] == period]
                shares = {(ending["winner"], ending["termination"]): ending["share"] for ending in own}
                parts = [(shares[kind], colour) for kind, colour in colours.items() if kind in shares]
                played = percent(sum(shares.values()), self.words.text)
                name = f"{variant['name']}, {self.balance.period} {period}: {played}"
                rows.append((name, parts))
        drawn = bars(rows)
        for number, (kind, colour) in enumerate(colours.items()):
            y = ROW * len(rows) + 20 * number + 12
            drawn.append(f'<rect x="{LEFT}" y="{y}" width="11" height="11" class="{colour}"/>')
            drawn.append(lettering(LEFT + 18, y + 10, meaning(kind, self.words)))
        title = f"Endings by {self.balance.period}, kind and winner"
        about = "; ".join(name for name, _ in rows)
        return self._standalone(svg(ROW * len(rows) + 20 * len(colours) + 20, title, drawn), about)

    def _period_ends(self) -> str:
        balance = self.balance
        figures = {name: head for name, head in balance.figures.items() if head}
        titles = [balance.share_titles.get(name, name) for name in balance.shares]
        heads = ["rules", balance.period, "ends", *titles, *figures.values()]
        rows = []
        for variant in self.variants:
            for end in variant[balance.table]:
                means = [NOTHING if end[name] is None else f"{end[name]:.2f}".replace("-", "−") for name in figures]
                shares = [percent(end[name], self.words.text) for name in balance.shares]
                rows.append([variant["name"], str(end[balance.period]), str(end["count"]), *shares, *means])
        return markdown(heads, rows)

    # -- leads and openings --------------------------------------------------------------------------

    def _lead(self) -> str:
        """How often the lead changed in a game."""
        heads = ["rules", "changes per game", "none", "one", "two", "more", "turned"]
        rows = []
        for variant in self.variants:
            lead = variant.get("lead")
            if lead is None or lead["changes"] is None:
                return NOT_MEASURED
            total = sum(lead["games"].values())
            counts = [lead["games"].get(str(changes), 0) for changes in range(3)]
            shares = [*counts, total - sum(counts), lead["turned"]]
            cells = [percent(count / total, self.words.text) for count in shares]
            rows.append([variant["name"], f"{lead['changes']:.2f}", *cells])
        return markdown(heads, rows)

    def _openings(self) -> str:
        """The first plays of each side, the most successful first."""
        if "openings" not in self.told:
            return NOT_MEASURED
        parts = []
        for seat in self.seats:
            name = self.words.seat(seat)
            heads = ["card", "use", "games", f"won by {name}", "95%"]
            rows = []
            for card, use, played, won in sorted(self.told["openings"][seat], key=lambda one: -one[3] / one[2]):
                low, high = wilson(won, played)
                share = percent(won / played, self.words.text)
                interval = percent_span({"low": low, "high": high}, self.words.text)
                rows.append([self.balance.card_title(card), self._use(use), str(played), share, interval])
            parts += [f"**{name}**", markdown(heads, rows, names=2)]
        return "\n\n".join(parts)

    # -- cards --------------------------------------------------------------------------------------

    def _use(self, use: str) -> str:
        return self.words.text(self.balance.uses[use])

    def _of_period(self, seat: str, period: int) -> dict[str, Data]:
        cards = self.told["cards"][seat]
        return {card: uses for card, uses in cards.items() if self.balance.card_period(card) == period}

    def best_use(self, uses: Data) -> tuple[str, float]:
        """A card's most frequent best use, and its share of the decisions."""
        name = max((use for use in self.balance.shown_uses if use in uses), key=lambda use: int(uses[use][3]))
        return name, uses[name][3] / uses[BEST][2]

    def _card_table(self, cards: dict[str, Data]) -> str:
        shown = self.balance.shown_uses
        heads = ["card", *map(self._use, shown), "at its best", "best use", "seen"]
        rows = []
        for card, uses in cards.items():
            use, share = self.best_use(uses)
            cells = [worth(uses.get(name)) for name in (*shown, BEST)]
            best = f"{self._use(use)} ({100 * share:.0f}%)"
            rows.append([self.balance.card_title(card), *cells, best, str(uses[BEST][2])])
        return markdown(heads, rows)

    def _period_cards(self, period: int) -> str:
        parts = []
        for seat in self.seats:
            cards = self._of_period(seat, period)
            if cards:
                name = self.words.seat(seat)
                about = f"Cards of {self.balance.period} {period}, {name}: the table below as a plot"
                parts += [f"**{name}**", f"![{about}](img/{_picture(period, seat)})", self._card_table(cards)]
        return "\n\n".join(parts)

    def _leaders(self) -> str:
        """The most valuable cards of each side."""
        heads = ["", *map(self.words.seat, self.seats)]
        ranked = {seat: _ranked(self.told["cards"][seat])[:LEADERS] for seat in self.seats}
        rows = []
        for place in range(max(len(cards) for cards in ranked.values())):
            cells = []
            for seat, cards in ranked.items():
                uses = self.told["cards"][seat][cards[place]] if place < len(cards) else None
                title = "" if uses is None else self.balance.card_title(cards[place])
                cells.append(NOTHING if uses is None else f"{title} ({worth(uses[BEST])})")
            rows.append([str(place + 1), *cells])
        return markdown(heads, rows, names=len(heads))

    def _cards_plot(self, seat: str, period: int) -> str:
        """One row per card, one mark per use."""
        cards = self._of_period(seat, period)
        shown = self.balance.shown_uses
        scale = nice([0.0, *(uses[use][0] for uses in cards.values() for use in shown if use in uses)], left=CARD_NAMES)
        top = 22
        height = top + CARD_ROW * len(cards) + AXIS
        parts = axis(scale, height, [signed(mark, 0) for mark in scale.marks()])
        x = LEFT + 6.0
        for number, use in enumerate(shown):
            parts += [_mark(number, x, 8, seat_class(seat)), lettering(x + 9, 12, self._use(use))]
            x += 35 + 6 * len(self._use(use))
        for row, card in enumerate(_ranked(cards)):
            parts += self._card_row(card, cards[card], scale, top + CARD_ROW * row + 8, seat_class(seat))
        of = f"{self.balance.period} {period} to {self.words.seat(seat)}"
        title = f"Worth of the cards of {of}, in percentage points of winning chance"
        about = "; ".join(f"{self.balance.card_title(card)}: {worth(cards[card][BEST])}" for card in _ranked(cards))
        return self._standalone(svg(height, title, parts), about)

    def _card_row(self, card: str, uses: Data, scale: Scale, y: float, colour: str) -> list[str]:
        name = self.balance.card_title(card)
        short = name if len(name) <= CARD_LETTERS else name[: CARD_LETTERS - 1] + "…"
        shown = enumerate(self.balance.shown_uses)
        marks = [_mark(number, scale.at(uses[use][0]), y, colour) for number, use in shown if use in uses]
        return [lettering(LEFT, y + 4, short), line(CARD_NAMES, y, scale.at(scale.high), y, "rule"), *marks]

    # -- sentences that hang on figures -------------------------------------------------------------

    def _findings(self) -> str:
        """The findings, in words that follow the figures."""
        made: list[Callable[[], str]] = [
            self._who_is_ahead,
            self._what_changed,
            self._how_games_end,
            self._how_cards_are_used,
        ]
        return "\n".join(f"* {say()}" for say in made)

    def _who_is_ahead(self) -> str:
        other = self.words.seat(self.seats[1 - self.balance.seat])
        said = []
        for name in (self.first, self.last):
            own = self._named(name)[self.seat]
            if own["low"] > 0.5:
                verdict = f"{self.side} is ahead"
            elif own["high"] < 0.5:
                verdict = f"{other} is ahead"
            else:
                verdict = "neither side is shown to be ahead"
            share = f"{percent(own['share'], self.words.text)} ({percent_span(own, self.words.text)})"
            said.append(f"{self.side} wins {share} with {self.balance.unit} {name}: {verdict}.")
        return " ".join(said)

    def _what_changed(self) -> str:
        said = []
        for one in self.told["differences"]:
            sure = one["low"] > 0.0 or one["high"] < 0.0
            verdict = "more than chance explains" if sure else "no more than chance could explain"
            interval = span(points(one["low"]), points(one["high"]))
            said.append(f"{one['variant']} {points(one['difference'])} ({interval}), {verdict}")
        against = f"Against {self.balance.unit} {self.first}, {self.side}’s share changes by these percentage points"
        return f"{against}: {'; '.join(said)}."

    def _how_games_end(self) -> str:
        said = []
        final = max(self.balance.periods)
        for name in (self.first, self.last):
            endings = self._named(name)["endings"]
            shares: Counter[tuple[str | None, str]] = Counter()
            for ending in endings:
                shares[ending["winner"], ending["termination"]] += ending["share"]
            [(kind, share)] = shares.most_common(1)
            reached = sum(ending["share"] for ending in endings if ending[self.balance.period] == final)
            words = f"“{meaning(kind, self.words)}” ({percent(share, self.words.text)})"
            said.append(
                f"With {self.balance.unit} {name} the most common ending is {words}, "
                f"and {percent(reached, self.words.text)} of the games reach {self.balance.period} {final}."
            )
        return " ".join(said)

    def _how_cards_are_used(self) -> str:
        said = []
        for seat in self.seats:
            cards = self.told["cards"][seat]
            uses = Counter(self.best_use(uses)[0] for uses in cards.values())
            counts = ", ".join(f"{self._use(use)} {uses[use]}" for use in self.balance.shown_uses if uses[use])
            said.append(f"{self.words.seat(seat)}’s best use, counted over {len(cards)} cards: {counts}.")
        return " ".join(said)


def _picture(period: int, seat: str) -> str:
    return f"study-cards-{period}-{seat}.svg"


def _ranked(cards: dict[str, Data]) -> list[str]:
    """The cards by their best value, highest first."""
    return sorted(cards, key=lambda card: -cards[card][BEST][0])


def _mark(number: int, x: float, y: float, colour: str) -> str:
    """One shape per use, so that the plot does not depend on colours."""
    if number == 0:
        return f'<circle cx="{x:g}" cy="{y:g}" r="4" class="{colour}"/>'
    corners = {1: ((-4, -4), (4, -4), (4, 4), (-4, 4)), 2: ((0, -5), (5, 4), (-5, 4))}.get(number)
    if corners is None:
        strokes = ((x - 3, y - 3, x + 3, y + 3), (x - 3, y + 3, x + 3, y - 3))
        return "".join(line(*stroke, f"{colour} whisker") for stroke in strokes)
    drawn = " ".join(f"{x + right:g},{y + down:g}" for right, down in corners)
    return f'<polygon points="{drawn}" class="{colour} hollow"/>'
