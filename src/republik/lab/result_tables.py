"""The tables of a run in the reader's language, for the terminal and the page alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from republik import games
from republik.messages.i18n import Messages
from republik.messages.render import renderer
from republik.table.phrases import seat as seat_name

NOTHING = "–"

Text = Callable[..., str]
"""Renders a message: its key, and its variables as keywords."""


@dataclass(frozen=True)
class ResultTable:
    """Figures under headings."""

    key: str
    title: str
    heads: list[str]
    rows: list[list[str]]
    note: str = ""
    names: int = 1
    """The number of text columns at the left; the others are figures."""


# -- figures ------------------------------------------------------------------------------------------


def percent(value: float | None, text: Text) -> str:
    """One decimal; two if one would make a share look like 0% or 100%."""
    if value is None:
        return NOTHING
    digits = 2 if 0.0 < value < 0.001 or 0.999 < value < 1.0 else 1
    return text("arena-percent", number=round(100 * value, digits))


def points(value: float, text: Text) -> str:
    return text("arena-figure", number=value)


def elo(value: float | None, sign: bool = False) -> str:
    if value is None:
        return NOTHING
    whole = round(value)
    return f"{whole:+d}" if sign and whole else str(whole)


def span(low: str, high: str) -> str:
    return f"{low} … {high}"


def seconds(value: float | None, text: Text) -> str:
    """Three significant digits."""
    if value is None:
        return NOTHING
    unit, size = next(((unit, size) for unit, size in (("s", 1.0), ("ms", 1e-3)) if value >= size), ("µs", 1e-6))
    return text("arena-time", number=float(f"{value / size:.3g}"), unit=unit)


def percent_span(share: dict[str, Any], text: Text) -> str:
    return span(percent(share["low"], text), percent(share["high"], text))


def share_cells(share: dict[str, Any], text: Text) -> list[str]:
    """Games, points, share, interval."""
    interval = percent_span(share, text) if share["games"] else NOTHING
    return [str(share["games"]), points(share["points"], text), percent(share["share"], text), interval]


def elo_cells(rating: dict[str, Any], sign: bool = False) -> list[str]:
    """A rating and its interval; an infinite bound is a dash."""
    return [elo(rating["elo"], sign), span(elo(rating["low"], sign), elo(rating["high"], sign))]


# -- words --------------------------------------------------------------------------------------------


class RunWords:
    """The messages for a run, of its game and for its number of seats."""

    def __init__(self, told: dict[str, Any], messages: Messages) -> None:
        self.renderer = renderer(games.game(told["game"]), messages.language, told["options"])
        self.shape = "solo" if told["solo"] else "many" if len(told["seats"]) != 2 else ""

    def text(self, key: str, **args: Any) -> str:
        return self.renderer.messages.text(key, args)

    def texts(self, *keys: str) -> list[str]:
        return [self.text(key) for key in keys]

    def shaped(self, key: str, more: str = "") -> str:
        """The variant of a message for this table: two seats, more, or some played by the rules."""
        return self.text(f"{key}-{self.shape}{more}" if self.shape else key + more)

    def whole_percent(self, share: float) -> str:
        return self.text("percent", number=round(100 * share))

    def seat(self, name: str) -> str:
        return self.renderer.text(seat_name(name))

    def ending(self, termination: str, winner: str | None) -> str:
        """An ending: every game has its own, and the table's are the same for all."""
        key = "ending-" + termination.replace("_", "-").replace(" ", "-")
        if not self.renderer.messages.has(key):
            return termination
        return self.text(key, winner=self.seat(winner) if winner else "")


# -- tables --------------------------------------------------------------------------------------------


def tables(told: dict[str, Any], messages: Messages) -> list[ResultTable]:
    words = RunWords(told, messages)
    makers = (_ratings, _matches, _pairs, _sides, _endings, _times)
    return [make(told, words) for make in ((_test, *makers) if told["test"] else makers)]


def _ratings(told: dict[str, Any], words: RunWords) -> ResultTable:
    heads = words.texts("arena-player", "arena-rating", "arena-interval", "arena-games", "arena-score")
    rows = []
    for standing in sorted(told["standings"], key=lambda one: -(one["rating"]["elo"] or 0.0)):
        rating, interval = elo_cells(standing["rating"])
        if standing["player"] == told["anchor"]:
            interval = words.text("arena-anchor")
        played = standing["games"]
        score = percent(standing["points"] / played if played else None, words.text)
        rows.append([standing["player"], rating, interval, str(played), score])
    note = words.text("arena-ratings-note", name=told["anchor"], points=elo(told["anchored_at"]))
    return ResultTable("ratings", words.text("arena-ratings"), heads, rows, note)


def _matches(told: dict[str, Any], words: RunWords) -> ResultTable:
    figures = words.texts("arena-games", "arena-points", "arena-score", "arena-interval")
    heads = [words.text("arena-match"), words.shaped("arena-side"), *figures]
    rows = []
    for match in told["matches"]:
        for seat in ("both", *told["seats"]):
            side = words.text("arena-both") if seat == "both" else words.seat(seat)
            rows.append([f"{match['first']} – {match['second']}", side, *share_cells(match[seat], words.text)])
    note = words.shaped("arena-matches", "-note")
    return ResultTable("matches", words.shaped("arena-matches"), heads, rows, note, names=2)


def _pairs(told: dict[str, Any], words: RunWords) -> ResultTable:
    scores = ("2 : 0", "1½ : ½", "1 : 1", "½ : 1½", "0 : 2") if len(told["seats"]) == 2 else ()
    heads = [*words.texts("arena-match", "arena-pairs"), *scores, *words.texts("arena-difference", "arena-interval")]
    rows = [
        [
            f"{match['first']} – {match['second']}",
            str(match["pairs"]),
            *(str(count) for count in reversed(match["pair_scores"] or ())),
            *elo_cells(match["elo"], sign=True),
        ]
        for match in told["matches"]
    ]
    return ResultTable("pairs", words.text("arena-pairs-title"), heads, rows, words.shaped("arena-pairs", "-note"))


def _sides(told: dict[str, Any], words: RunWords) -> ResultTable:
    figures = words.texts("arena-games", "arena-won", "arena-score", "arena-interval")
    rows = [[words.seat(seat), *share_cells(told["sides"][seat], words.text)] for seat in told["seats"]]
    note = ""
    if not words.shape:
        advantage = told["seat_advantage"]
        worth, interval = elo_cells(advantage, sign=True)
        note = words.text("arena-sides-note", seat=words.seat(advantage["seat"]), points=worth, interval=interval)
    return ResultTable("sides", words.shaped("arena-sides"), [words.shaped("arena-side"), *figures], rows, note)


def _endings(told: dict[str, Any], words: RunWords) -> ResultTable:
    keys = ("arena-period", "arena-winner", "arena-ending", "arena-games", "arena-share", "arena-interval")
    rows = []
    for ending in told["endings"]:
        winner = words.seat(ending["winner"]) if ending["winner"] else NOTHING
        how = words.ending(ending["termination"], ending["winner"])
        cells = [str(ending["period"]), winner, how, points(ending["points"], words.text)]
        rows.append([*cells, percent(ending["share"], words.text), percent_span(ending, words.text)])
    return ResultTable("endings", words.text("arena-endings"), words.texts(*keys), rows, names=3)


def _times(told: dict[str, Any], words: RunWords) -> ResultTable:
    heads = [*words.texts("arena-player", "arena-decisions"), "p50", "p99"]
    rows = [
        [
            one["player"],
            str(one["time"]["decisions"]),
            *(seconds(one["time"][key], words.text) for key in ("p50", "p99")),
        ]
        for one in told["standings"]
    ]
    return ResultTable("times", words.text("arena-times"), heads, rows, words.text("arena-times-note"))


def _test(told: dict[str, Any], words: RunWords) -> ResultTable:
    test, plan = told["test"], told["sprt"]
    names = {"first": told["matches"][0]["first"], "second": told["matches"][0]["second"]}
    bounds = span(f"{test['lower']:.2f}", f"{test['upper']:.2f}")
    figures = {"elo0": f"{plan['elo0']:g}", "elo1": f"{plan['elo1']:g}"}
    rows = [
        [words.text("arena-test-verdict"), words.text(f"arena-test-{test['verdict']}", **names, **figures)],
        [words.text("arena-pairs"), str(test["pairs"])],
        [words.text("arena-test-llr"), f"{test['llr']:.2f} ({bounds})"],
        ["elo0, elo1", f"{figures['elo0']}, {figures['elo1']}"],
        ["α, β", f"{plan['alpha']:g}, {plan['beta']:g}"],
    ]
    return ResultTable("test", words.text("arena-test"), [], rows)
