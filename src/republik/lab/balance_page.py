"""The page of a study in the documentation: its tables, its plots, and the sentences that hang on figures.

The page keeps its own prose; what lies between `<!-- study:NAME -->` and `<!-- /study:NAME -->` is made here.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from republik.games.wsdv.game import NEWEST
from republik.games.wsdv.rules.components import Card, load_components
from republik.games.wsdv.rules.steps import LAST_DECADE
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
    standalone,
    svg,
    whiskers,
)
from republik.lab.report import kinds, meaning
from republik.messages.i18n import Messages

from .balance import OLDEST, SIDES
from .result_tables import NOTHING, ending_words, percent, span

Told = dict[str, Any]

SHOWN_USES: Final = ("event", "build", "living", "unrest")
CARD_ROW: Final = 17
CARD_NAMES: Final = 190.0  # so wide are the names left of the marks
CARD_LETTERS: Final = 25
LEADERS: Final = 5
END_HEADS: Final = {
    "flight_points": "flight",
    "currency_balance": "currency",
    "rundown": "run down",
    "dismantled": "dismantled",
    "socialist_change": "socialists",
    "west_protests": "protests, West",
    "east_protests": "protests, East",
}
SWITCHES: Final = {
    "supplier_unrest": "unrest in each supplier at set-up",
    "socialists": "socialists in the box at set-up",
    "special_price": "East pays for the special card",
    "must_discard_third": "who holds three cards must discard one",
    "yellow_surplus": "a yellow arrow that cannot be executed",
    "rundown_fallback": "a run-down symbol without a sound factory dismantles instead",
    "factory_abroad_first": "no infrastructure to an empty city abroad",
}
"""The switches in words; a switch without any goes by its name."""
SETTINGS: Final = {
    True: "yes",
    False: "no",
    "remove_own": "West removes 1 of its unrest",
    "place_enemy": "West places 1 unrest in the East",
}
UNBROKEN: Final = "\u00a0"


def text(key: str, **args: Any) -> str:
    """The documentation is in English."""
    return Messages("en").text(key, args)


@cache
def _cards() -> dict[str, Card]:
    return {card.id: card for card in load_components().cards}


def card_name(number: str) -> str:
    return f"{number} {_cards()[number].titles['en']}"


def signed(value: float, digits: int = 1) -> str:
    """With its sign, zero without one."""
    shown = f"{value:+.{digits}f}"
    return f"{0:.{digits}f}" if float(shown) == 0.0 else shown.replace("-", "−")


def points(share: float) -> str:
    """A difference of shares in percentage points."""
    return signed(100 * share)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A table; so many columns at the left are words, the others figures, which are not broken into lines."""
    rule = ["---" if column < names else "---:" for column in range(len(heads))]
    whole = [[*row[:names], *(cell.replace(" ", UNBROKEN) for cell in row[names:])] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rule, *whole))


# -- what the page is filled with ---------------------------------------------------------------------


def blocks(told: Told) -> dict[str, str]:
    """The parts of the page by name."""
    made = {
        "about": _about(told),
        "switches": _switches(told),
        "findings": _findings(told),
        "balance": _balance(told),
        "differences": _differences(told),
        "endings": _endings(told),
        "decade-ends": _decade_ends(told),
        "leaders": _leaders(told),
    }
    return made | {f"cards-{decade}": _decade_cards(told, decade) for decade in range(1, LAST_DECADE + 1)}


def fill(page: str, told: Told) -> str:
    """The page with its parts made anew; LookupError with the name of a part that has no place."""
    for name, made in blocks(told).items():
        page = _put(page, name, made)
    return page


def _put(page: str, name: str, made: str) -> str:
    begin, end = f"<!-- study:{name} -->\n", f"<!-- /study:{name} -->"
    before, opened, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not opened or not closed:
        raise LookupError(name)
    return f"{before}{begin}\n{made}\n\n{end}{after}"


def pictures(told: Told) -> dict[str, str]:
    """The plots by file name."""
    made = {
        "study-balance.svg": _balance_plot(told),
        "study-differences.svg": _differences_plot(told),
        "study-endings.svg": _endings_plot(told),
    }
    for decade in range(1, LAST_DECADE + 1):
        for side in SIDES:
            if _of_decade(told, side, decade):
                made[_picture(decade, side)] = _cards_plot(told, side, decade)
    return made


def _picture(decade: int, side: str) -> str:
    return f"study-cards-{decade}-{side}.svg"


# -- balance ------------------------------------------------------------------------------------------


def _about(told: Told) -> str:
    games = told["games"]
    variants = len(told["variants"])
    command = f"republik study --games {games} --player {told['player']} --seed {told['seed']} --out docs/data"
    played = f"`{told['player']}` against itself, {games} games in each of {variants} variants of the rules"
    return f"{played}, seed `{told['seed']}`, republik {told['version']}.\n\n```console\n$ {command}\n```"


def _setting(value: bool | int | str) -> str:
    return SETTINGS.get(value, str(value)) if isinstance(value, (bool, str)) else str(value)


def _switches(told: Told) -> str:
    heads = ["switch", *(variant["name"] for variant in told["variants"])]
    rows = []
    for name in told["variants"][0]["switches"]:
        cells = [_setting(variant["switches"][name]) for variant in told["variants"]]
        plain = [cell if cell == cells[0] else f"**{cell}**" for cell in cells]
        rows.append([f"{SWITCHES.get(name, name)} (`{name}`)", *plain])
    return markdown(heads, rows, names=len(heads))


def _balance(told: Told) -> str:
    heads = ["rules", "games", "won by East", "share", "95 %", "decisions in a game"]
    rows = []
    for variant in told["variants"]:
        east = variant["east"]
        figures = [str(east["games"]), str(east["points"]), percent(east["share"])]
        rows.append([variant["name"], *figures, _interval(east), f"{variant['decisions']:.0f}"])
    return markdown(heads, rows)


def _interval(share: Told) -> str:
    return span(percent(share["low"]), percent(share["high"]))


def _differences(told: Told) -> str:
    heads = ["rules", "against", "East gains", "East loses", "difference", "95 %"]
    rows = []
    for one in told["differences"]:
        interval = span(points(one["low"]), points(one["high"]))
        counts = [str(one["gained"]), str(one["lost"])]
        rows.append([one["variant"], one["against"], *counts, points(one["difference"]), interval])
    return markdown(heads, rows, names=2)


def _balance_plot(told: Told) -> str:
    rows: list[Whisker] = []
    for variant in told["variants"]:
        east = variant["east"]
        figure = f"{percent(east['share'])}  ({_interval(east)})"
        rows.append((variant["name"], figure, "east", east["low"], east["share"], east["high"]))
    about = "; ".join(f"{row[0]}: {row[1]}" for row in rows)
    return standalone(percent_whiskers("East's share of the games by variant of the rules", rows), about)


def _differences_plot(told: Told) -> str:
    rows: list[Whisker] = []
    for one in told["differences"]:
        low, middle, high = (100 * one[name] for name in ("low", "difference", "high"))
        figure = f"{signed(middle)}  ({span(signed(low), signed(high))})"
        rows.append((f"{one['variant']} against {one['against']}", figure, "plain", low, middle, high))
    scale = nice([0.0, *(value for row in rows for value in row[3:])])
    about = "; ".join(f"{row[0]}: {row[1]}" for row in rows)
    title = "Change of East's share against edition 1.0, in percentage points"
    return standalone(whiskers(title, rows, scale, [signed(mark, 0) for mark in scale.marks()]), about)


# -- endings ------------------------------------------------------------------------------------------


def _every_ending(told: Told) -> list[Told]:
    return [ending for variant in told["variants"] for ending in variant["endings"]]


def _endings(told: Told) -> str:
    """A row for each kind, winner and decade that came in any variant."""
    heads = ["decade", "winner", "ending", *(variant["name"] for variant in told["variants"])]
    shares = [
        {(ending["decade"], ending["winner"], ending["termination"]): ending["share"] for ending in variant["endings"]}
        for variant in told["variants"]
    ]
    rows = []
    for decade, winner, termination in sorted(
        {key for own in shares for key in own}, key=lambda key: (key[0], str(key[1]), key[2])
    ):
        side = text(f"side-{winner}") if winner else NOTHING
        words = ending_words({"termination": termination}, text)
        cells = [percent(own.get((decade, winner, termination), 0.0)) for own in shares]
        rows.append([str(decade), side, words, *cells])
    return markdown(heads, rows, names=3)


def _endings_plot(told: Told) -> str:
    """A bar for every variant and decade, and what the colours mean."""
    colours = kinds(_every_ending(told))
    rows: list[Bar] = []
    for variant in told["variants"]:
        for decade in range(1, LAST_DECADE + 1):
            own = [ending for ending in variant["endings"] if ending["decade"] == decade]
            shares = {(ending["winner"], ending["termination"]): ending["share"] for ending in own}
            parts = [(shares[kind], colour) for kind, (colour, _) in colours.items() if kind in shares]
            rows.append((f"{variant['name']}, decade {decade}: {percent(sum(shares.values()))}", parts))
    drawn = bars(rows)
    for number, (colour, ending) in enumerate(colours.values()):
        y = ROW * len(rows) + 20 * number + 12
        drawn.append(f'<rect x="{LEFT}" y="{y}" width="11" height="11" class="{colour}"/>')
        drawn.append(lettering(LEFT + 18, y + 10, meaning(ending, text)))
    title = "Endings by decade, kind and winner"
    about = "; ".join(name for name, _ in rows)
    return standalone(svg(ROW * len(rows) + 20 * len(colours) + 20, title, drawn), about)


def _decade_ends(told: Told) -> str:
    heads = ["rules", "decade", "ends", "wall", *END_HEADS.values()]
    rows = []
    for variant in told["variants"]:
        for end in variant["decade_ends"]:
            figures = [NOTHING if end[name] is None else f"{end[name]:.2f}" for name in END_HEADS]
            figures = [figure.replace("-", "−") for figure in figures]
            rows.append([variant["name"], str(end["decade"]), str(end["count"]), percent(end["wall"]), *figures])
    return markdown(heads, rows)


# -- cards --------------------------------------------------------------------------------------------


def _of_decade(told: Told, side: str, decade: int) -> dict[str, Told]:
    return {number: uses for number, uses in told["cards"][side].items() if _cards()[number].decade == decade}


def best_use(uses: Told) -> tuple[str, float]:
    """The use that was a card's best most often, and in how large a share of the decisions."""
    name = max((use for use in SHOWN_USES if use in uses), key=lambda use: int(uses[use][3]))
    return name, uses[name][3] / uses["best"][2]


def _worth(cell: Sequence[Any] | None) -> str:
    """The worth and its standard error."""
    if cell is None:
        return NOTHING
    return signed(cell[0]) if cell[1] is None else f"{signed(cell[0])} ± {cell[1]:.1f}"


def _card_table(cards: dict[str, Told]) -> str:
    heads = ["card", *(text(f"use-{use}") for use in SHOWN_USES), "at its best", "best use", "seen"]
    rows = []
    for number, uses in cards.items():
        use, share = best_use(uses)
        cells = [_worth(uses.get(name)) for name in (*SHOWN_USES, "best")]
        rows.append([card_name(number), *cells, f"{text(f'use-{use}')} ({100 * share:.0f} %)", str(uses["best"][2])])
    return markdown(heads, rows)


def _decade_cards(told: Told, decade: int) -> str:
    parts = []
    for side in SIDES:
        cards = _of_decade(told, side, decade)
        if cards:
            name = text(f"side-{side}")
            picture = f"![Cards of decade {decade}, {name}: the table below as a plot](img/{_picture(decade, side)})"
            parts += [f"**{name}**", picture, _card_table(cards)]
    return "\n\n".join(parts)


def _ranked(cards: dict[str, Told]) -> list[str]:
    """The numbers of the cards, those worth most at their best first."""
    return sorted(cards, key=lambda number: -cards[number]["best"][0])


def _leaders(told: Told) -> str:
    """The cards worth most to each side."""
    heads = ["", *(text(f"side-{side}") for side in SIDES)]
    ranked = {side: _ranked(told["cards"][side])[:LEADERS] for side in SIDES}
    rows = []
    for place in range(max(len(numbers) for numbers in ranked.values())):
        cells = []
        for side, numbers in ranked.items():
            uses = told["cards"][side][numbers[place]] if place < len(numbers) else None
            cells.append(NOTHING if uses is None else f"{card_name(numbers[place])} ({_worth(uses['best'])})")
        rows.append([str(place + 1), *cells])
    return markdown(heads, rows, names=len(heads))


def _mark(use: str, x: float, y: float, side: str) -> str:
    """A shape for every use, so that colours are not needed to tell them apart."""
    if use == "event":
        return f'<circle cx="{x:g}" cy="{y:g}" r="4" class="{side}"/>'
    if use == "unrest":
        return line(x - 3, y - 3, x + 3, y + 3, f"{side} whisker") + line(x - 3, y + 3, x + 3, y - 3, f"{side} whisker")
    corners = {"build": ((-4, -4), (4, -4), (4, 4), (-4, 4)), "living": ((0, -5), (5, 4), (-5, 4))}[use]
    drawn = " ".join(f"{x + right:g},{y + down:g}" for right, down in corners)
    return f'<polygon points="{drawn}" class="{side} hollow"/>'


def _cards_plot(told: Told, side: str, decade: int) -> str:
    """A row for each card, a mark for each use of it."""
    cards = _of_decade(told, side, decade)
    worths = [uses[use][0] for uses in cards.values() for use in SHOWN_USES if use in uses]
    scale = nice([0.0, *worths], left=CARD_NAMES)
    top = 22
    height = top + CARD_ROW * len(cards) + AXIS
    parts = axis(scale, height, [signed(mark, 0) for mark in scale.marks()])
    x = LEFT + 6.0
    for use in SHOWN_USES:
        name = text(f"use-{use}")
        parts += [_mark(use, x, 8, side), lettering(x + 9, 12, name)]
        x += 35 + 6 * len(name)
    for row, number in enumerate(_ranked(cards)):
        parts += _card_row(number, cards[number], scale, top + CARD_ROW * row + 8, side)
    title = f"Worth of the cards of decade {decade} to {text(f'side-{side}')}, in percentage points of winning chance"
    about = "; ".join(f"{card_name(number)}: {_worth(cards[number]['best'])}" for number in _ranked(cards))
    return standalone(svg(height, title, parts), about)


def _card_row(number: str, uses: Told, scale: Scale, y: float, side: str) -> list[str]:
    name = card_name(number)
    short = name if len(name) <= CARD_LETTERS else name[: CARD_LETTERS - 1] + "…"
    marks = [_mark(use, scale.at(uses[use][0]), y, side) for use in SHOWN_USES if use in uses]
    return [lettering(LEFT, y + 4, short), line(CARD_NAMES, y, scale.at(scale.high), y, "rule"), *marks]


# -- sentences that hang on figures -------------------------------------------------------------------


def _findings(told: Told) -> str:
    """What came out, in words that follow the figures."""
    made: list[Callable[[Told], str]] = [_who_is_ahead, _what_changed, _how_games_end, _how_cards_are_used]
    return "\n".join(f"* {say(told)}" for say in made)


def _named(told: Told, name: str) -> Told:
    return next(variant for variant in told["variants"] if variant["name"] == name)


def _who_is_ahead(told: Told) -> str:
    said = []
    for name in (OLDEST, NEWEST):
        east = _named(told, name)["east"]
        if east["low"] > 0.5:
            verdict = "East is ahead"
        elif east["high"] < 0.5:
            verdict = "West is ahead"
        else:
            verdict = "neither side is shown to be ahead"
        said.append(f"East wins {percent(east['share'])} ({_interval(east)}) with edition {name}: {verdict}.")
    return " ".join(said)


def _what_changed(told: Told) -> str:
    said = []
    for one in told["differences"]:
        sure = one["low"] > 0.0 or one["high"] < 0.0
        verdict = "more than chance explains" if sure else "no more than chance may explain"
        interval = span(points(one["low"]), points(one["high"]))
        said.append(f"{one['variant']} {points(one['difference'])} ({interval}), {verdict}")
    return f"Against edition {OLDEST}, East's share changes by so many points: {'; '.join(said)}."


def _how_games_end(told: Told) -> str:
    said = []
    for name in (OLDEST, NEWEST):
        shares: Counter[tuple[str | None, str]] = Counter()
        for ending in _named(told, name)["endings"]:
            shares[ending["winner"], ending["termination"]] += ending["share"]
        [((winner, termination), share)] = shares.most_common(1)
        last = sum(ending["share"] for ending in _named(told, name)["endings"] if ending["decade"] == LAST_DECADE)
        words = meaning({"winner": winner, "termination": termination}, text)
        said.append(f"With edition {name} the commonest ending is “{words}” ({percent(share)}), ")
        said[-1] += f"and {percent(last)} of the games reach decade IV."
    return " ".join(said)


def _how_cards_are_used(told: Told) -> str:
    said = []
    for side in SIDES:
        cards = told["cards"][side]
        uses = Counter(best_use(uses)[0] for uses in cards.values())
        counts = ", ".join(f"{text(f'use-{use}')} {uses[use]}" for use in SHOWN_USES if uses[use])
        said.append(f"{text(f'side-{side}')}'s best use, counted over {len(cards)} cards: {counts}.")
    return " ".join(said)
