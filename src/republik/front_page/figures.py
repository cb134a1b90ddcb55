"""The words of reports: shares, intervals, differences, seats and endings, and tables in Markdown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from republik.messages.render import Renderer
from republik.table.phrases import seat as seat_name

from .charts import Kind

NOTHING: Final = "–"
UNBROKEN: Final = "\u00a0"

Text = Callable[..., str]
"""Renders a message: its key, and its variables as keywords."""


def percent(value: float | None, text: Text) -> str:
    """One decimal; two if one would make a share look like 0% or 100%."""
    if value is None:
        return NOTHING
    digits = 2 if 0.0 < value < 0.001 or 0.999 < value < 1.0 else 1
    return text("arena-percent", number=round(100 * value, digits))


def span(low: str, high: str) -> str:
    return f"{low} … {high}"


def percent_span(share: Mapping[str, Any], text: Text) -> str:
    return span(percent(share["low"], text), percent(share["high"], text))


def signed(value: float, digits: int = 1) -> str:
    """With its sign, zero without one."""
    text = f"{value:+.{digits}f}"
    return f"{0:.{digits}f}" if float(text) == 0.0 else text.replace("-", "−")


def percentage_points(share: float) -> str:
    """A difference of shares."""
    return signed(100 * share)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A Markdown table; the first `names` columns are text, the others figures without line breaks."""
    rule = ["---" if column < names else "---:" for column in range(len(heads))]
    whole = [[*row[:names], *(cell.replace(" ", UNBROKEN) for cell in row[names:])] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rule, *whole))


class ReportWords:
    """The messages for a report about a game."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer

    def text(self, key: str, **args: Any) -> str:
        return self.renderer.messages.text(key, args)

    def percent(self, share: float | None) -> str:
        return percent(share, self.text)

    def interval(self, share: Mapping[str, Any]) -> str:
        return percent_span(share, self.text)

    def seat(self, name: str) -> str:
        return self.renderer.text(seat_name(name))

    def ending(self, termination: str, winner: str | None) -> str:
        """An ending: every game has its own, and the table's are the same for all."""
        key = "ending-" + termination.replace("_", "-").replace(" ", "-")
        if not self.renderer.has(key):
            return termination
        return self.text(key, winner=self.seat(winner) if winner else "")

    def meaning(self, kind: Kind) -> str:
        """An ending with its winner, for a legend."""
        winner, termination = kind
        ending = self.ending(termination, winner)
        return f"{self.seat(winner)}: {ending}" if winner else ending
