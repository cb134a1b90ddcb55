"""The page of a run: one self-contained HTML file with SVG plots."""

from math import ceil, floor

from republik.front_page import charts, document
from republik.front_page.charts import LEFT, RIGHT, ROW, Chart, Scale, lettering, line
from republik.lab.research import research_of
from republik.lab.result_tables import ResultTable, RunWords, elo, seconds, tables
from republik.lab.summary import Data
from republik.messages.i18n import Messages
from republik.table.plugin.svg import element, joined

LONG = 16  # text that may wrap, but not too narrowly


def page(run: Data, messages: Messages) -> str:
    """The whole page."""
    words = RunWords(run, messages)
    parts = [document.note(about(run, messages))]
    if not run["complete"]:
        parts.append(element("p", element("strong", words.text("arena-partial"))))
    for table in tables(run, messages):
        plot = PLOTS[table.key](run, table, words) if table.key in PLOTS and run["games"] else ""
        parts.append(document.section(table.key, table.title, plot, document.note(table.note), _table(table)))
    style = document.style(run["seats"], research_of(run["game"]).colours)
    return document.document(messages.language, title(run, messages), style, parts)


def title(run: Data, messages: Messages) -> str:
    return messages.text("arena-title", players=", ".join(standing["player"] for standing in run["standings"]))


def about(run: Data, messages: Messages) -> str:
    options = ", ".join(f"{name} {value}" for name, value in run["options"].items())
    games, pairs = str(run["games"]), str(run["pairs"])
    about = messages.text("arena-about", games=games, pairs=pairs, seed=run["seed"], version=run["version"])
    return f"{about} {run['game']}, {options}." if options else f"{about} {run['game']}."


def _table(table: ResultTable) -> str:
    """Without headings all cells are text."""
    heads = [document.head(head, _kind(head, number < table.names)) for number, head in enumerate(table.heads)]
    texts = table.names if table.heads else len(table.rows[0])
    rows = [
        (name, [document.cell(cell, _kind(cell, number < texts)) for number, cell in enumerate(cells, 1)])
        for name, *cells in table.rows
    ]
    return document.table(table.title, heads, rows)


def _kind(words: str, is_text: bool) -> str:
    return "" if not is_text else "word long" if len(words) > LONG else "word"


# -- plots ---------------------------------------------------------------------------------------------------


def _ratings(_run: Data, table: ResultTable, _words: RunWords) -> str:
    scale = charts.nice(value for row in table.whiskers for value in row[3:])
    return charts.whiskers(table.title, table.whiskers, scale, [elo(mark) for mark in scale.marks()]).svg()


def _shares(_run: Data, table: ResultTable, words: RunWords) -> str:
    return charts.percent_whiskers(table.title, table.whiskers, words.whole_percent).svg()


def _times(_run: Data, table: ResultTable, words: RunWords) -> str:
    """On a logarithmic scale."""
    ends = [value for row in table.whiskers for value in row[3:]]
    scale = Scale(floor(min(ends)), ceil(max(ends)), 1.0)
    labels = [seconds(10.0**mark, words.text) for mark in scale.marks()]
    return charts.whiskers(table.title, table.whiskers, scale, labels).svg()


def _endings(run: Data, table: ResultTable, words: RunWords) -> str:
    """One bar per period, and a legend."""
    colours = charts.ending_colours(run["endings"], run["seats"])
    rows = []
    for period in sorted({ending["period"] for ending in run["endings"]}):
        endings = [ending for ending in run["endings"] if ending["period"] == period]
        count = sum(ending["points"] for ending in endings)
        rows.append((f"{words.text('arena-period')} {period}: {count} {words.text('arena-games')}", endings))
    drawn = Chart(ROW * len(rows), table.title, charts.ending_bars(rows, colours)).svg()
    legend = joined(
        element("li", element("span", "", class_=f"swatch {colour}"), words.meaning(kind))
        for kind, colour in colours.items()
    )
    return f"{drawn}\n{element('ul', legend, class_='legend')}"


def _test(run: Data, table: ResultTable, words: RunWords) -> str:
    """The likelihood ratio after every pair, between its two bounds."""
    test = run["test"]
    path = [0.0, *test["path"]]
    if len(path) < 2:
        return ""
    high, low = float(max(*path, test["upper"])), float(min(*path, test["lower"]))
    along, down = Scale(0.0, len(path) - 1.0), Scale(low, high, start=168.0, end=8.0)
    levels = ((test["upper"], "bound"), (test["lower"], "bound"), (0.0, "rule"))
    drawn = charts.points((along.at(number), down.at(value)) for number, value in enumerate(path))
    parts = [
        *(line(LEFT, down.at(value), RIGHT, down.at(value), kind) for value, kind in levels),
        element("polyline", points=drawn, class_="path"),
        lettering(LEFT, 184, "0", soft=True),
        lettering(RIGHT, 184, str(test["pairs"]), "end", True),
        lettering(charts.WIDTH / 2, 184, words.text("arena-pairs"), "middle", True),
    ]
    return Chart(192, table.title, parts).svg()


PLOTS = {
    "ratings": _ratings,
    "matches": _shares,
    "sides": _shares,
    "endings": _endings,
    "times": _times,
    "test": _test,
}
