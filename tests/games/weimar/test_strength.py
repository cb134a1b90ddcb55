"""The table of matches in docs/learning.md is made from the results, and the results meet the bar."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.scripts import load_script

from republik.lab.ratings import wilson

DOCS = Path(__file__).resolve().parents[3] / "docs" / "games" / "weimar"
EVEN = 0.25
ENOUGH = 0.4
"""Share of first places that the statesman should win alone against three statesmen before."""


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load_script(DOCS / "make_strength.py")


def matches() -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads((DOCS / "data" / "strength.json").read_text(encoding="utf-8"))
    return told


def test_the_page_is_made_from_the_results(maker: ModuleType) -> None:
    page = maker.PAGE.read_text(encoding="utf-8")
    assert maker.page_of(matches(), page) == page
    assert maker.page_of(matches()[:1], page) != page


def test_the_player_sat_at_all_seats_equally_often() -> None:
    for match in matches():
        assert max(match["games"]) - min(match["games"]) <= 2, match


def test_the_statesman_is_stronger_than_before() -> None:
    found = [match for match in matches() if (match["player"], match["against"]) == ("statesman", "statesmen before")]
    wins, games = (sum(sum(match[part]) for match in found) for part in ("wins", "games"))
    assert wins / games >= ENOUGH
    assert wilson(wins, games).low > EVEN
