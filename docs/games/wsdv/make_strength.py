"""Makes the tables and the plot of strength.md from results of the arena.

python docs/games/wsdv/make_strength.py RESULT.json…   # first copies the results into data/strength.json
python docs/games/wsdv/make_strength.py                # only rebuilds the page
"""  # noqa: INP001

import json
import sys
from pathlib import Path
from typing import Any

from republik.lab.plots import Whisker, percent_whiskers, seat_class, seat_colours, standalone
from republik.lab.research import research_of

DOCS = Path(__file__).resolve().parent
DATA = DOCS / "data" / "strength.json"
PAGE = DOCS / "strength.md"
PLOT = DOCS / "img" / "strength.svg"
SIDES = ("west", "east")
BEGIN, END = "<!-- strength -->\n", "<!-- /strength -->"

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
    for told in matches:
        shares = " | ".join(interval(told[side]) for side in ("both", *SIDES))
        rows.append(f"| `{told['first']}` | `{told['second']}` | {told['pairs']} | {shares} |")
    rows += ["", "| match | first p50 | first p99 | second p50 | second p99 |", "| --- | ---: | ---: | ---: | ---: |"]
    for told in matches:
        times = " | ".join(duration(time[part]) for time in told["times"] for part in ("p50", "p99"))
        rows.append(f"| `{told['first']}` – `{told['second']}` | {times} |")
    return "\n".join(rows)


def plot(matches: list[Data]) -> str:
    rows: list[Whisker] = []
    for told in matches:
        for side in SIDES:
            share = told[side]
            name = f"{told['first']} – {told['second']}"
            where = "as West" if side == "west" else "as East"
            figure = f"{where} {percent(share['share'])}"
            rows.append((name, figure, seat_class(side), share["low"], share["share"], share["high"]))
    return standalone(
        percent_whiskers("How often the first of two players wins", rows),
        "For each match the share of games that the first player won as West and as East, with 95% intervals.",
        seat_colours(SIDES, research_of("wsdv").colours),
    )


def page_of(matches: list[Data], page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(matches)}\n\n{END}{after}"


def main(results: list[str]) -> None:
    if results:
        told = [condensed(json.loads(Path(name).read_text(encoding="utf-8"))) for name in results]
        DATA.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    matches = json.loads(DATA.read_text(encoding="utf-8"))
    PAGE.write_text(page_of(matches, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PLOT.write_text(plot(matches), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
