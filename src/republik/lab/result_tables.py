"""The tables of a run in the reader's language, for the terminal and the page alike."""

from dataclasses import dataclass, field
from math import log10

from republik import games
from republik.front_page.charts import Whisker, seat_class
from republik.front_page.figures import NOTHING, ReportWords, Text, percent, percent_span, span
from republik.lab.summary import Data
from republik.messages.i18n import Messages
from republik.messages.render import renderer


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
    whiskers: list[Whisker] = field(default_factory=list)
    """The same figures for a plot, where there is one."""


# -- figures ------------------------------------------------------------------------------------------


def points(value: float, text: Text) -> str:
    return text("arena-figure", number=value)


def elo(value: float | None, sign: bool = False) -> str:
    if value is None:
        return NOTHING
    whole = round(value)
    return f"{whole:+d}" if sign and whole else str(whole)


def seconds(value: float | None, text: Text) -> str:
    """Three significant digits."""
    if value is None:
        return NOTHING
    unit, size = next(((unit, size) for unit, size in (("s", 1.0), ("ms", 1e-3)) if value >= size), ("µs", 1e-6))
    return text("arena-time", number=float(f"{value / size:.3g}"), unit=unit)


def share_cells(share: Data, text: Text) -> list[str]:
    """Games, points, share, interval."""
    interval = percent_span(share, text) if share["games"] else NOTHING
    return [str(share["games"]), points(share["points"], text), percent(share["share"], text), interval]


def elo_cells(rating: Data, sign: bool = False) -> list[str]:
    """A rating and its interval; an infinite bound is a dash."""
    return [elo(rating["elo"], sign), span(elo(rating["low"], sign), elo(rating["high"], sign))]


# -- words --------------------------------------------------------------------------------------------


class RunWords(ReportWords):
    """The messages for a run, of its game and for its number of seats."""

    def __init__(self, run: Data, messages: Messages) -> None:
        super().__init__(renderer(games.game(run["game"]), messages.language, run["options"]))
        self.shape = "solo" if run["solo"] else "many" if len(run["seats"]) != 2 else ""

    def texts(self, *keys: str) -> list[str]:
        return [self.text(key) for key in keys]

    def shaped(self, key: str, more: str = "") -> str:
        """The variant of a message for this table: two seats, more, or some played by the rules."""
        return self.text(f"{key}-{self.shape}{more}" if self.shape else key + more)

    def whole_percent(self, share: float) -> str:
        return self.text("percent", number=round(100 * share))


# -- tables --------------------------------------------------------------------------------------------


def tables(run: Data, messages: Messages) -> list[ResultTable]:
    words = RunWords(run, messages)
    makers = (_ratings, _matches, _pairs, _sides, _endings, _times)
    return [make(run, words) for make in ((_test, *makers) if run["test"] else makers)]


def _ratings(run: Data, words: RunWords) -> ResultTable:
    heads = words.texts("arena-player", "arena-rating", "arena-interval", "arena-games", "arena-score")
    rows, whiskers = [], list[Whisker]()
    for standing in sorted(run["standings"], key=lambda one: -(one["rating"]["elo"] or 0.0)):
        name, played, figures = standing["player"], standing["games"], standing["rating"]
        rating, interval = elo_cells(figures)
        if name == run["anchor"]:
            interval = words.text("arena-anchor")
        score = words.percent(standing["points"] / played if played else None)
        rows.append([name, rating, interval, str(played), score])
        if figures["elo"] is not None:
            ends = figures["low"], figures["elo"], figures["high"]
            whiskers.append((name, f"{rating}  ({interval})", "plain", *ends))
    note = words.text("arena-ratings-note", name=run["anchor"], points=elo(run["anchored_at"]))
    return ResultTable("ratings", words.text("arena-ratings"), heads, rows, note, whiskers=whiskers)


def _matches(run: Data, words: RunWords) -> ResultTable:
    figures = words.texts("arena-games", "arena-points", "arena-score", "arena-interval")
    heads = [words.text("arena-match"), words.shaped("arena-side"), *figures]
    rows, whiskers = [], list[Whisker]()
    for match in run["matches"]:
        for seat in ("both", *run["seats"]):
            players, share = f"{match['first']} – {match['second']}", match[seat]
            side = words.text("arena-both") if seat == "both" else words.seat(seat)
            cells = share_cells(share, words.text)
            rows.append([players, side, *cells])
            if share["games"]:
                kind = "plain" if seat == "both" else seat_class(seat)
                ends = share["low"], share["share"], share["high"]
                whiskers.append((f"{players}, {side}", f"{cells[2]}  ({cells[3]})", kind, *ends))
    note = words.shaped("arena-matches", "-note")
    return ResultTable("matches", words.shaped("arena-matches"), heads, rows, note, names=2, whiskers=whiskers)


def _pairs(run: Data, words: RunWords) -> ResultTable:
    scores = ("2 : 0", "1½ : ½", "1 : 1", "½ : 1½", "0 : 2") if len(run["seats"]) == 2 else ()
    heads = [*words.texts("arena-match", "arena-pairs"), *scores, *words.texts("arena-difference", "arena-interval")]
    rows = [
        [
            f"{match['first']} – {match['second']}",
            str(match["pairs"]),
            *(str(count) for count in reversed(match["pair_scores"] or ())),
            *elo_cells(match["elo"], sign=True),
        ]
        for match in run["matches"]
    ]
    return ResultTable("pairs", words.text("arena-pairs-title"), heads, rows, words.shaped("arena-pairs", "-note"))


def _sides(run: Data, words: RunWords) -> ResultTable:
    figures = words.texts("arena-games", "arena-won", "arena-score", "arena-interval")
    rows, whiskers = [], list[Whisker]()
    for seat in run["seats"]:
        name, share = words.seat(seat), run["sides"][seat]
        cells = share_cells(share, words.text)
        rows.append([name, *cells])
        whiskers.append((name, cells[2], seat_class(seat), share["low"], share["share"], share["high"]))
    note = ""
    if not words.shape:
        advantage = run["seat_advantage"]
        worth, interval = elo_cells(advantage, sign=True)
        note = words.text("arena-sides-note", seat=words.seat(advantage["seat"]), points=worth, interval=interval)
    heads = [words.shaped("arena-side"), *figures]
    return ResultTable("sides", words.shaped("arena-sides"), heads, rows, note, whiskers=whiskers)


def _endings(run: Data, words: RunWords) -> ResultTable:
    keys = ("arena-period", "arena-winner", "arena-ending", "arena-games", "arena-share", "arena-interval")
    rows = []
    for ending in run["endings"]:
        winner = words.seat(ending["winner"]) if ending["winner"] else NOTHING
        how = words.ending(ending["termination"], ending["winner"])
        cells = [str(ending["period"]), winner, how, points(ending["points"], words.text)]
        rows.append([*cells, words.percent(ending["share"]), words.interval(ending)])
    return ResultTable("endings", words.text("arena-endings"), words.texts(*keys), rows, names=3)


def _times(run: Data, words: RunWords) -> ResultTable:
    heads = [*words.texts("arena-player", "arena-decisions"), "p50", "p99"]
    rows, whiskers = [], list[Whisker]()
    for standing in run["standings"]:
        name, time = standing["player"], standing["time"]
        p50, p99 = (seconds(time[key], words.text) for key in ("p50", "p99"))
        rows.append([name, str(time["decisions"]), p50, p99])
        if time["p50"] is not None:
            low, high = log10(time["p50"]), log10(time["p99"])
            whiskers.append((name, f"p50 {p50}, p99 {p99}", "plain", low, low, high))
    note = words.text("arena-times-note")
    return ResultTable("times", words.text("arena-times"), heads, rows, note, whiskers=whiskers)


def _test(run: Data, words: RunWords) -> ResultTable:
    test, plan = run["test"], run["sprt"]
    names = {"first": run["matches"][0]["first"], "second": run["matches"][0]["second"]}
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
