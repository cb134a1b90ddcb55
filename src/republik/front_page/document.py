"""The HTML of reports: self-contained pages of sections, tables and charts."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from republik.table.plugin.svg import Svg, element

from .charts import COLOURS, DRAWING, seat_colours

STYLE: Final = """\
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


def style(seats: Sequence[str], colours: Mapping[str, tuple[str, str]]) -> str:
    """The style sheet of a page about a game."""
    return f"\n{COLOURS}{STYLE}{DRAWING}{seat_colours(seats, colours)}"


def document(language: str, title: str, style_sheet: str, parts: Iterable[str]) -> str:
    """The whole page; empty parts are left out."""
    body = "\n".join(part for part in (element("h1", title), *parts) if part)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{element('title', title)}\n<style>{style_sheet}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(key: str, title: str, *parts: str) -> str:
    """A part of the page under its heading; empty parts are left out."""
    inside = "\n".join(part for part in (element("h2", title, id=key), *parts) if part)
    return f'<section aria-labelledby="{key}">{inside}\n</section>'


def note(words: str) -> str:
    return element("p", words, class_="soft") if words else ""


def wide(label: str, inside: Svg) -> Svg:
    """Scrolls on narrow screens, by keyboard too."""
    return element("div", inside, class_="wide", role="region", tabindex="0", aria_label=label)


def cell(words: str, kind: str = "", **more: str) -> Svg:
    """A cell of a table; `word` is the kind of text, `word long` that of text that needs some width."""
    return element("td", words, **({"class_": kind} if kind else {}), **more)


def head(words: str, kind: str = "word") -> Svg:
    return element("th", words, **({"class_": kind} if kind else {}), scope="col")


def table(label: str, heads: Sequence[Svg], rows: Iterable[tuple[str, Sequence[Svg]]]) -> Svg:
    """A table of cells; each row begins with its name."""
    top = element("thead", element("tr", *heads)) if heads else ""
    lines = [element("tr", element("th", name, class_="word name", scope="row"), *cells) for name, cells in rows]
    body = element("tbody", Svg("\n" + "\n".join(lines) + "\n"))
    return wide(label, element("table", element("caption", label, class_="unseen"), Svg(top), body))
