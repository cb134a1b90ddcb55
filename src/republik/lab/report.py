"""The page of a run: one self-contained HTML file with SVG plots."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

from republik.lab.plots import (
    COLOURS,
    DRAWING,
    LEFT,
    RIGHT,
    ROW,
    SHADES,
    WIDTH,
    Bar,
    Scale,
    Whisker,
    bars,
    lettering,
    line,
    nice,
    percent_whiskers,
    seat_class,
    seat_colours,
    svg,
    whiskers,
)
from republik.lab.research import research_of
from republik.lab.result_tables import ResultTable, RunWords, elo, percent, percent_span, seconds, span, tables
from republik.messages.i18n import Messages
from republik.table.research import Research

LONG = 16  # text that may wrap, but not too narrowly

PAGE = """\
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; max-width: 45rem; } .soft { color: var(--soft); }
.wide { overflow-x: auto; } .wide:focus-visible { outline: 2px solid var(--plain); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th.word, td.word { text-align: left; font-weight: normal; white-space: normal; }
thead th { color: var(--soft); font-weight: 600; }
thead th.word { font-weight: 600; } tbody th.word.name { font-weight: 600; white-space: nowrap; }
td.long { min-width: 12rem; }
svg { display: block; width: 100%; max-width: 35rem; height: auto; margin: .5rem 0; }
.legend { list-style: none; padding: 0; margin: .5rem 0; font-size: .9rem; }
.swatch { background: currentColor; display: inline-block; width: .8em; height: .8em; margin-right: .5em; }
"""


def style(seats: Sequence[str], research: Research) -> str:
    """The style sheet of a page about a game."""
    return f"\n{COLOURS}{PAGE}{DRAWING}{seat_colours(seats, research.colours)}"


def page(told: dict[str, Any], messages: Messages) -> str:
    """The whole page."""
    words = RunWords(told, messages)
    heading = title(told, messages)
    parts = [f"<h1>{escape(heading)}</h1>", f'<p class="soft">{escape(about(told, messages))}</p>']
    if not told["complete"]:
        parts.append(f"<p><strong>{escape(words.text('arena-partial'))}</strong></p>")
    for table in tables(told, messages):
        plot = PLOTS[table.key](told, words) if table.key in PLOTS and told["games"] else ""
        parts.append(f'<section aria-labelledby="{table.key}"><h2 id="{table.key}">{escape(table.title)}</h2>')
        note = f'<p class="soft">{escape(table.note)}</p>' if table.note else ""
        parts += [plot, note, _table(table), "</section>"]
    body = "\n".join(part for part in parts if part)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(messages.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>{style(told['seats'], research_of(told['game']))}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def title(told: dict[str, Any], messages: Messages) -> str:
    return messages.text("arena-title", players=", ".join(standing["player"] for standing in told["standings"]))


def about(told: dict[str, Any], messages: Messages) -> str:
    options = ", ".join(f"{name} {value}" for name, value in told["options"].items())
    games, pairs = str(told["games"]), str(told["pairs"])
    about = messages.text("arena-about", games=games, pairs=pairs, seed=told["seed"], version=told["version"])
    return f"{about} {told['game']}, {options}." if options else f"{about} {told['game']}."


def _table(table: ResultTable) -> str:
    """Scrolls on narrow screens, by keyboard too."""
    name = escape(table.title)
    lines = [f'<div class="wide" role="region" tabindex="0" aria-label="{name}"><table>']
    lines.append(f'<caption class="unseen">{name}</caption>')
    words = table.names
    if table.heads:
        cells = "".join(_cell("th", head, i < words, ' scope="col"') for i, head in enumerate(table.heads))
        lines.append(f"<thead><tr>{cells}</tr></thead>")
    lines.append("<tbody>")
    for row in table.rows:
        head = f'<th class="word name" scope="row">{escape(row[0])}</th>'
        rest = "".join(_cell("td", cell, i < words or not table.heads) for i, cell in enumerate(row[1:], 1))
        lines.append(f"<tr>{head}{rest}</tr>")
    return "\n".join([*lines, "</tbody></table></div>"])


def _cell(tag: str, words: str, is_word: bool, more: str = "") -> str:
    kind = "" if not is_word else ' class="word long"' if len(words) > LONG else ' class="word"'
    return f"<{tag}{kind}{more}>{escape(words)}</{tag}>"


# -- plots ---------------------------------------------------------------------------------------------------


def _ratings(told: dict[str, Any], words: RunWords) -> str:
    rows: list[Whisker] = []
    for one in sorted(told["standings"], key=lambda one: -(one["rating"]["elo"] or 0.0)):
        rating = one["rating"]
        if rating["elo"] is not None:
            interval = span(elo(rating["low"]), elo(rating["high"]))
            if one["player"] == told["anchor"]:
                interval = words.text("arena-anchor")
            figure = f"{elo(rating['elo'])}  ({interval})"
            rows.append((one["player"], figure, "plain", rating["low"], rating["elo"], rating["high"]))
    scale = nice(value for row in rows for value in row[3:])
    return whiskers(words.text("arena-ratings"), rows, scale, [elo(mark) for mark in scale.marks()])


def _shares(told: dict[str, Any], words: RunWords) -> str:
    rows: list[Whisker] = []
    for match in told["matches"]:
        for side in ("both", *told["seats"]):
            share = match[side]
            who = words.text("arena-both") if side == "both" else words.seat(side)
            if share["games"]:
                figure = f"{percent(share['share'], words.text)}  ({percent_span(share, words.text)})"
                name = f"{match['first']} – {match['second']}, {who}"
                kind = "plain" if side == "both" else seat_class(side)
                rows.append((name, figure, kind, share["low"], share["share"], share["high"]))
    return percent_whiskers(words.shaped("arena-matches"), rows, words.whole_percent)


def _sides(told: dict[str, Any], words: RunWords) -> str:
    rows: list[Whisker] = []
    for side in told["seats"]:
        share = told["sides"][side]
        ends = share["low"], share["share"], share["high"]
        rows.append((words.seat(side), percent(share["share"], words.text), seat_class(side), *ends))
    return percent_whiskers(words.shaped("arena-sides"), rows, words.whole_percent)


def _times(told: dict[str, Any], words: RunWords) -> str:
    rows: list[Whisker] = []
    for one in told["standings"]:
        p50, p99 = one["time"]["p50"], one["time"]["p99"]
        if p50 is not None:
            figure = f"p50 {seconds(p50, words.text)}, p99 {seconds(p99, words.text)}"
            rows.append((one["player"], figure, "plain", log10(p50), log10(p50), log10(p99)))
    ends = [value for row in rows for value in row[3:]]
    scale = Scale(floor(min(ends)), ceil(max(ends)), 1.0)
    labels = [seconds(10.0**mark, words.text) for mark in scale.marks()]
    return whiskers(words.text("arena-times"), rows, scale, labels)


def _endings(told: dict[str, Any], words: RunWords) -> str:
    """One bar per period, and a legend."""
    colours = kinds(told["endings"], told["seats"])
    rows: list[Bar] = []
    for period in sorted({ending["period"] for ending in told["endings"]}):
        own = [ending for ending in told["endings"] if ending["period"] == period]
        count = sum(ending["points"] for ending in own)
        shares = {(ending["winner"], ending["termination"]): ending["share"] for ending in own}
        parts = [(shares[kind], colour) for kind, colour in colours.items() if kind in shares]
        rows.append((f"{words.text('arena-period')} {period}: {count} {words.text('arena-games')}", parts))
    legend = (
        f'<li><span class="swatch {colour}"></span>{escape(meaning(kind, words))}</li>'
        for kind, colour in colours.items()
    )
    drawn = svg(ROW * len(rows), words.text("arena-endings"), bars(rows))
    return drawn + f'\n<ul class="legend">{"".join(legend)}</ul>'


Kind = tuple[str | None, str]
"""The winner and the ending of a game."""


def meaning(kind: Kind, words: RunWords) -> str:
    """An ending with its winner, for the legend."""
    winner, termination = kind
    ending = words.ending(termination, winner)
    return f"{words.seat(winner)}: {ending}" if winner else ending


def kinds(endings: Sequence[dict[str, Any]], seats: Sequence[str]) -> dict[Kind, str]:
    """A shade of the winner's colour for every ending."""
    found: dict[Kind, str] = {}
    for winner in (*seats, None):
        own = sorted({one["termination"] for one in endings if one["winner"] == winner})
        for number, termination in enumerate(own, 1):
            shade = f"{seat_class(winner)}{min(number, len(SHADES))}" if winner else "nobody"
            found[winner, termination] = shade
    return found


def _test(told: dict[str, Any], words: RunWords) -> str:
    """The likelihood ratio after every pair, between its two bounds."""
    test = told["test"]
    path = [0.0, *test["path"]]
    if len(path) < 2:
        return ""
    high, low = float(max(*path, test["upper"])), float(min(*path, test["lower"]))
    height = 160.0
    along = Scale(0.0, float(len(path) - 1), 1.0)

    def down(value: float) -> float:
        return round(8 + height * (high - value) / (high - low), 1)

    drawn = " ".join(f"{along.at(number)},{down(value)}" for number, value in enumerate(path))
    parts = [line(LEFT, down(value), RIGHT, down(value), "bound") for value in (test["upper"], test["lower"])]
    parts.append(line(LEFT, down(0.0), RIGHT, down(0.0), "rule"))
    parts.append(f'<polyline points="{drawn}" class="path"/>')
    parts += [
        lettering(LEFT, height + 24, "0", soft=True),
        lettering(RIGHT, height + 24, str(test["pairs"]), "end", True),
    ]
    parts.append(lettering(WIDTH / 2, height + 24, words.text("arena-pairs"), "middle", True))
    return svg(height + 32, words.text("arena-test"), parts)


PLOTS = {
    "ratings": _ratings,
    "matches": _shares,
    "sides": _sides,
    "endings": _endings,
    "times": _times,
    "test": _test,
}
