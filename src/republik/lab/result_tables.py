"""The tables of a run, in the reader's language: the terminal and the page show the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from republik.table.records import TABLE_ENDINGS

Text = Callable[..., str]
NOTHING = "–"


@dataclass(frozen=True)
class Table:
    key: str
    title: str
    heads: list[str]
    rows: list[list[str]]
    note: str = ""
    names: int = 1
    """So many columns at the left are words, the others figures."""


# -- figures ------------------------------------------------------------------------------------------


def percent(value: float | None) -> str:
    """One digit; two where one would make a share look like all or nothing."""
    if value is None:
        return NOTHING
    return f"{100 * value:.2f} %" if 0.0 < value < 0.001 or 0.999 < value < 1.0 else f"{100 * value:.1f} %"


def points(value: float) -> str:
    return f"{value:g}" if value % 1 else f"{value:.0f}"


def elo(value: float | None, sign: bool = False) -> str:
    if value is None:
        return NOTHING
    whole = round(value)
    return f"{whole:+d}" if sign and whole else str(whole)


def span(low: str, high: str) -> str:
    return f"{low} … {high}"


def seconds(value: float | None) -> str:
    if value is None:
        return NOTHING
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e6:.3g} µs"


def share_cells(share: dict[str, Any]) -> list[str]:
    """Games, points, share, interval."""
    interval = span(percent(share["low"]), percent(share["high"])) if share["games"] else NOTHING
    return [str(share["games"]), points(share["points"]), percent(share["share"]), interval]


def elo_cells(rating: dict[str, Any], sign: bool = False) -> list[str]:
    """A rating and its interval; an end that lies endlessly far off is a dash."""
    return [elo(rating["elo"], sign), span(elo(rating["low"], sign), elo(rating["high"], sign))]


# -- tables --------------------------------------------------------------------------------------------


def shaped(key: str, told: dict[str, Any], more: str = "") -> str:
    """The message of this key for the table at hand: two sides, four parties, or one against the booklet's bots."""
    if told["game"] == "wsdv":
        return key + more
    return f"{key}-{'four' if len(told['seats']) == 4 else 'solo'}{more}"


def tables(told: dict[str, Any], text: Text) -> list[Table]:
    made = [_ratings(told, text), _matches(told, text), _pairs(told, text), _sides(told, text)]
    made += [_endings(told, text), _times(told, text)]
    return ([_test(told, text)] if told["test"] else []) + made


def _ratings(told: dict[str, Any], text: Text) -> Table:
    heads = [text(key) for key in ("arena-player", "arena-rating", "arena-interval", "arena-games", "arena-score")]
    rows = []
    for standing in sorted(told["standings"], key=lambda one: -(one["rating"]["elo"] or 0.0)):
        rating, interval = elo_cells(standing["rating"])
        if standing["player"] == told["anchor"]:
            interval = text("arena-anchor")
        games = standing["games"]
        score = percent(standing["points"] / games if games else None)
        rows.append([standing["player"], rating, interval, str(games), score])
    note = text("arena-ratings-note", name=told["anchor"], points=elo(told["anchored_at"]))
    return Table("ratings", text("arena-ratings"), heads, rows, note)


def _matches(told: dict[str, Any], text: Text) -> Table:
    side_key = shaped("arena-side", told)
    keys = ("arena-match", side_key, "arena-games", "arena-points", "arena-score", "arena-interval")
    rows = []
    for match in told["matches"]:
        for side in ("both", *told["seats"]):
            words = text("arena-both") if side == "both" else text(f"side-{side}")
            rows.append([f"{match['first']} – {match['second']}", words, *share_cells(match[side])])
    note = text(shaped("arena-matches", told, "-note"))
    return Table("matches", text(shaped("arena-matches", told)), [text(key) for key in keys], rows, note, names=2)


def _pairs(told: dict[str, Any], text: Text) -> Table:
    two = len(told["seats"]) == 2
    heads = [
        text("arena-match"),
        text("arena-pairs"),
        *(("2 : 0", "1½ : ½", "1 : 1", "½ : 1½", "0 : 2") if two else ()),
    ]
    heads += [text("arena-difference"), text("arena-interval")]
    rows = [
        [
            f"{match['first']} – {match['second']}",
            str(match["pairs"]),
            *(str(count) for count in reversed(match["pair_scores"] or ())),
            *elo_cells(match["elo"], sign=True),
        ]
        for match in told["matches"]
    ]
    return Table("pairs", text("arena-pairs-title"), heads, rows, text(shaped("arena-pairs", told, "-note")))


def _sides(told: dict[str, Any], text: Text) -> Table:
    keys = (shaped("arena-side", told), "arena-games", "arena-won", "arena-score", "arena-interval")
    rows = [[text(f"side-{side}"), *share_cells(told["sides"][side])] for side in told["seats"]]
    note = ""
    if told["game"] == "wsdv":
        advantage, interval = elo_cells(told["east_advantage"], sign=True)
        note = text("arena-sides-note", points=advantage, interval=interval)
    return Table("sides", text(shaped("arena-sides", told)), [text(key) for key in keys], rows, note)


def ending_words(ending: dict[str, Any], text: Text, game: str = "wsdv") -> str:
    """A kind of ending; every game has kinds of its own, and those of the table are the same for all."""
    at_the_table = ending["termination"] in TABLE_ENDINGS
    key = "ending-" if game == "wsdv" or at_the_table else f"{game}-ending-"
    return text(key + ending["termination"].replace("_", "-"))


def _endings(told: dict[str, Any], text: Text) -> Table:
    when = "arena-decade" if told["game"] == "wsdv" else "arena-round"
    keys = (when, "arena-winner", "arena-ending", "arena-games", "arena-share", "arena-interval")
    rows = []
    for ending in told["endings"]:
        winner = text(f"side-{ending['winner']}") if ending["winner"] else NOTHING
        interval = span(percent(ending["low"]), percent(ending["high"]))
        cells = [str(ending["decade"]), winner, ending_words(ending, text, told["game"]), points(ending["points"])]
        rows.append([*cells, percent(ending["share"]), interval])
    return Table("endings", text("arena-endings"), [text(key) for key in keys], rows, names=3)


def _times(told: dict[str, Any], text: Text) -> Table:
    heads = [text("arena-player"), text("arena-decisions"), "p50", "p99"]
    rows = [
        [one["player"], str(one["time"]["decisions"]), seconds(one["time"]["p50"]), seconds(one["time"]["p99"])]
        for one in told["standings"]
    ]
    return Table("times", text("arena-times"), heads, rows, text("arena-times-note"))


def _test(told: dict[str, Any], text: Text) -> Table:
    test, plan = told["test"], told["sprt"]
    names = {"first": told["matches"][0]["first"], "second": told["matches"][0]["second"]}
    bounds = span(f"{test['lower']:.2f}", f"{test['upper']:.2f}")
    figures = {"elo0": f"{plan['elo0']:g}", "elo1": f"{plan['elo1']:g}"}
    rows = [
        [text("arena-test-verdict"), text(f"arena-test-{test['verdict']}", **names, **figures)],
        [text("arena-pairs"), str(test["pairs"])],
        [text("arena-test-llr"), f"{test['llr']:.2f} ({bounds})"],
        ["elo0, elo1", f"{figures['elo0']}, {figures['elo1']}"],
        ["α, β", f"{plan['alpha']:g}, {plan['beta']:g}"],
    ]
    return Table("test", text("arena-test"), [], rows)
