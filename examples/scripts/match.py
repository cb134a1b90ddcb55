"""A match between two players, with a plot of their shares of wins and 95% intervals.

    python examples/scripts/match.py greedy random [PAIRS] [PICTURE]

A pair is two games on the same deal with sides swapped, so that luck and sides cancel out.
"""

import sys
from pathlib import Path

from republik.front_page import charts
from republik.lab.arena import Plan, arena
from republik.lab.summary import summary


def main(first: str = "greedy", second: str = "random", pairs: int = 20, picture: str = "match.svg") -> None:
    result = summary(arena(Plan((first, second), pairs=pairs, seed="example")))
    rows: list[charts.Whisker] = []
    for standing in result["standings"]:
        for seat in result["seats"]:
            part = standing[seat]
            figure = f"{100 * part['share']:.0f}% of {part['games']} games"
            name = f"{standing['player']} as {seat.title()}"
            rows.append((name, figure, charts.seat_class(seat), part["low"], part["share"], part["high"]))
            print(f"{name}: {figure} ({100 * part['low']:.0f} to {100 * part['high']:.0f}%)")
    title = f"{first} against {second}"
    colours = charts.seat_colours(result["seats"], {})
    Path(picture).write_text(charts.percent_whiskers(title, rows).file(title, colours), encoding="utf-8")
    print(f"The plot is in {picture}")


if __name__ == "__main__":
    names, numbers = sys.argv[1:3], sys.argv[3:4]
    main(*names, *map(int, numbers), *sys.argv[4:5])
