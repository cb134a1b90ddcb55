"""The strength page matches the results, and the results meet the bars."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.scripts import load_script

DOCS = Path(__file__).resolve().parents[3] / "docs" / "games" / "wsdv"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load_script(DOCS / "make_strength.py")


def matches() -> dict[tuple[str, str], dict[str, Any]]:
    told = json.loads((DOCS / "data" / "strength.json").read_text(encoding="utf-8"))
    return {(match["first"], match["second"]): match for match in told}


def test_the_page_and_its_plot_are_made_from_the_results(maker: ModuleType) -> None:
    told = list(matches().values())
    page = (DOCS / "strength.md").read_text(encoding="utf-8")
    assert maker.page_of(told, page) == page
    others = [match for match in told if maker.seconds(match) is None]
    assert maker.plot(others) == (DOCS / "img" / "strength.svg").read_text(encoding="utf-8")
    if maker.curve(told):
        assert maker.time_plot(told) == (DOCS / "img" / "strength-time.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("first", "second", "least"),
    [
        ("greedy", "random", 0.95),
        ("planner", "greedy", 0.80),
        ("search", "planner", 0.65),
        ("search:0.1s", "openspiel-ismcts:0.1s", 0.60),
        ("delegate", "linear-delegate", 0.65),
        ("minister", "planner", 0.58),
        ("chancellor:0.1s", "earlier-search:0.1s", 0.58),
        ("chancellor:1s", "earlier-search:1s", 0.58),
        ("chancellor", "planner", 0.80),
        ("citizen", "newcomer", 0.60),
        ("delegate", "citizen", 0.60),
        ("minister", "delegate", 0.60),
        ("statesman", "minister", 0.60),
        ("chancellor", "statesman", 0.60),
    ],
)
def test_the_bars_hold_in_the_results(first: str, second: str, least: float) -> None:
    assert matches()[first, second]["both"]["share"] >= least


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("citizen", "newcomer"),
        ("delegate", "citizen"),
        ("minister", "delegate"),
        ("statesman", "minister"),
        ("linear-delegate", "citizen"),
        ("planner", "linear-delegate"),
        ("search", "planner"),
    ],
)
def test_each_step_is_stronger_than_the_one_below(stronger: str, weaker: str) -> None:
    """In each seat, the stronger player wins more often than the weaker one does against it."""
    match = matches()[stronger, weaker]
    assert match["both"]["low"] > 0.5
    assert match["west"]["share"] > 1 - match["east"]["share"]


def test_the_curve_is_made_of_matches_by_time(maker: ModuleType) -> None:
    share = {"games": 2, "points": 1, "share": 0.5, "low": 0.1, "high": 0.9}
    shares = {"pairs": 1, "both": share, "west": share, "east": share}
    names = [("chancellor:2s", "minister"), ("chancellor:0.1s", "minister"), ("chancellor:0.1s", "search:0.1s")]
    told = [{"first": first, "second": second, **shares} for first, second in names]
    assert [time for time, _ in maker.curve(told)] == [0.1, 2.0]
    assert maker.time_table(told).count("| 1 |") == 2
    assert "0.1 s: 50.0%; 2 s: 50.0%" in maker.time_plot(told)
    assert maker.time_table(told[2:]) == "Not measured yet."


def test_a_result_replaces_the_earlier_one_of_the_same_players(maker: ModuleType) -> None:
    old = [{"first": "a", "second": "b", "pairs": 1}, {"first": "b", "second": "a", "pairs": 1}]
    new = [{"first": "a", "second": "b", "pairs": 9}, {"first": "c", "second": "a", "pairs": 9}]
    assert maker.merged(old, new) == [new[0], old[1], new[1]]


def test_the_first_look_of_a_result_is_condensed(maker: ModuleType) -> None:
    share = {"games": 2, "points": 1, "share": 0.5, "low": 0.1, "high": 0.9}
    time = {"decisions": 3, "p50": 0.2, "p99": 0.0004}
    result = {
        "seed": "s",
        "options": {"edition": "2.1"},
        "matches": [{"first": "a", "second": "b", "pairs": 1, "both": share, "west": share, "east": share, "elo": {}}],
        "standings": [{"player": "b", "time": time}, {"player": "a", "time": time}],
    }
    told = maker.condensed(result)
    assert "`a` | `b` | 1 | 50.0% (10.0% … 90.0%)" in maker.table([told])
    assert "200 ms | 400 µs" in maker.table([told])
