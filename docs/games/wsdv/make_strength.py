"""Makes the tables and the plots of strength.md from results of the arena.

python docs/games/wsdv/make_strength.py RESULT.json…   # first copies the results into data/strength.json
python docs/games/wsdv/make_strength.py                # only rebuilds the page

A result replaces an earlier one of the same two players. Matches of the chancellor with a time in seconds against the
minister make up the curve of strength against thinking time.
"""  # noqa: INP001

import json
import sys
from pathlib import Path
from typing import Any

from republik.front_page.charts import Whisker, percent_whiskers, seat_class, seat_colours
from republik.lab.research import research_of

DOCS = Path(__file__).resolve().parent
DATA = DOCS / "data" / "strength.json"
PAGE = DOCS / "strength.md"
PLOT = DOCS / "img" / "strength.svg"
CURVE = DOCS / "img" / "strength-time.svg"
TIMED, AGAINST = "chancellor", "minister"
SIDES = ("west", "east")
PARTS = ("matches", "time")

Data = dict[str, Any]


def condensed(result: Data) -> Data:
    """Extracts what the page needs from a result with one match."""
    match = result["matches"][0]
    times = {standing["player"]: standing["time"] for standing in result["standings"]}
    return {
        "first": match["first"],
        "second": match["second"],
        "seed": result["seed"],
        "edition": result["options"]["edition"],
        "pairs": match["pairs"],
        **{side: match[side] for side in ("both", *SIDES)},
        "times": [times[match["first"]], times[match["second"]]],
    }


def seconds(match: Data) -> float | None:
    """Returns the thinking time of a match that belongs to the curve."""
    name, _, budget = match["first"].partition(":")
    if name != TIMED or match["second"] != AGAINST or not budget.endswith("s") or "," in budget:
        return None
    return float(budget.removesuffix("s"))


def curve(matches: list[Data]) -> list[tuple[float, Data]]:
    """Returns the matches of the curve, from the shortest time."""
    timed = [(time, match) for match in matches if (time := seconds(match)) is not None]
    return sorted(timed, key=lambda one: one[0])


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def interval(share: Data) -> str:
    return f"{percent(share['share'])} ({percent(share['low'])} … {percent(share['high'])})"


def duration(seconds: float) -> str:
    for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return "0 s"


def table(matches: list[Data]) -> str:
    rows = ["| first | second | pairs | first wins | as West | as East |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for match in matches:
        shares = " | ".join(interval(match[side]) for side in ("both", *SIDES))
        rows.append(f"| `{match['first']}` | `{match['second']}` | {match['pairs']} | {shares} |")
    rows += ["", "| match | first p50 | first p99 | second p50 | second p99 |", "| --- | ---: | ---: | ---: | ---: |"]
    for match in matches:
        times = " | ".join(duration(time[part]) for time in match["times"] for part in ("p50", "p99"))
        rows.append(f"| `{match['first']}` – `{match['second']}` | {times} |")
    return "\n".join(rows)


def plot(matches: list[Data]) -> str:
    rows: list[Whisker] = []
    for match in matches:
        for side in SIDES:
            share = match[side]
            name = f"{match['first']} – {match['second']}"
            where = "as West" if side == "west" else "as East"
            figure = f"{where} {percent(share['share'])}"
            rows.append((name, figure, seat_class(side), share["low"], share["share"], share["high"]))
    return percent_whiskers("How often the first of two players wins", rows).file(
        "For each match the share of games that the first player won as West and as East, with 95% intervals.",
        seat_colours(SIDES, research_of("wsdv").colours),
    )


def time_table(matches: list[Data]) -> str:
    timed = curve(matches)
    if not timed:
        return "Not measured yet."
    rows = ["| seconds per decision | pairs | wins | as West | as East |", "| ---: | ---: | ---: | ---: | ---: |"]
    for time, match in timed:
        shares = " | ".join(interval(match[side]) for side in ("both", *SIDES))
        rows.append(f"| {time:g} | {match['pairs']} | {shares} |")
    about = f"How often the {TIMED} beats the {AGAINST}, by thinking time: the table above as a plot"
    return "\n".join([*rows, "", f"![{about}](img/{CURVE.name})"])


def time_plot(matches: list[Data]) -> str:
    rows: list[Whisker] = []
    for time, match in curve(matches):
        share = match["both"]
        rows.append((f"{time:g} s", percent(share["share"]), "plain", share["low"], share["share"], share["high"]))
    return percent_whiskers(f"How often the {TIMED} beats the {AGAINST}, by thinking time", rows).file(
        "; ".join(f"{row[0]}: {row[1]}" for row in rows),
        seat_colours(SIDES, research_of("wsdv").colours),
    )


def page_of(matches: list[Data], page: str) -> str:
    others = [match for match in matches if seconds(match) is None]
    for name, text in zip(PARTS, (table(others), time_table(matches)), strict=True):
        begin, end = f"<!-- strength:{name} -->\n", f"<!-- /strength:{name} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page


def merged(matches: list[Data], results: list[Data]) -> list[Data]:
    """Returns all matches; a result replaces an earlier one of the same two players."""
    latest = {(match["first"], match["second"]): match for match in matches}
    latest |= {(match["first"], match["second"]): match for match in results}
    return list(latest.values())


def main(results: list[str]) -> None:
    matches: list[Data] = json.loads(DATA.read_text(encoding="utf-8"))
    matches = merged(matches, [condensed(json.loads(Path(name).read_text(encoding="utf-8"))) for name in results])
    DATA.write_text(json.dumps(matches, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page_of(matches, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PLOT.write_text(plot([match for match in matches if seconds(match) is None]), encoding="utf-8")
    if curve(matches):
        CURVE.write_text(time_plot(matches), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
