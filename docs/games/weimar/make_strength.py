"""Writes the table of matches in docs/learning.md from data/strength.json.

In every match one player sat alone against three others, at each of the four seats in turn.
"""  # noqa: INP001

import json
from pathlib import Path
from typing import Any

from republik.lab.ratings import wilson

DATA = Path(__file__).resolve().parent / "data" / "strength.json"
PAGE = Path(__file__).resolve().parents[2] / "learning.md"
BEGIN, END = "<!-- weimar:matches -->", "<!-- /weimar:matches -->"
PARTIES = ("SPD", "Zentrum", "KPD", "DNVP")


def row(match: dict[str, Any]) -> str:
    wins, games = sum(match["wins"]), sum(match["games"])
    low, high = wilson(wins, games)
    text = f"{wins / games:.1%} ({low:.1%} … {high:.1%})"
    parties = [f"{own} of {played}" for own, played in zip(match["wins"], match["games"], strict=True)]
    return "| " + " | ".join([match["player"], match["against"], match["scenario"], str(games), text, *parties]) + " |"


def table(matches: list[dict[str, Any]]) -> str:
    heads = ["player", "against three", "scenario", "games", "wins", *PARTIES]
    return "\n".join(
        ["| " + " | ".join(heads) + " |", "| --- | --- | --- |" + " ---: |" * (len(heads) - 3), *map(row, matches)]
    )


def page_of(matches: list[dict[str, Any]], page: str) -> str:
    """Returns the page with the table between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(matches)}\n\n{END}{after}"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page_of(json.loads(DATA.read_text(encoding="utf-8")), page), encoding="utf-8")


if __name__ == "__main__":
    main()
