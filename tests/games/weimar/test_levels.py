"""The tables of balance.md and the page's figures are made from the results, and the results meet the bars."""

import json
from pathlib import Path
from types import ModuleType

import pytest
from tests.scripts import load_script

from republik.lab.ratings import wilson

DOCS = Path(__file__).resolve().parents[3] / "docs" / "games" / "weimar"
EVEN = 0.25
MEASURED = ("newcomer", "citizen", "delegate")
"""Levels that have played the solo scenario; the others take many hours."""
SOLO_GAMES = 200


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load_script(DOCS / "make_levels.py")


def test_the_tables_are_made_from_the_results(maker: ModuleType) -> None:
    page = maker.PAGE.read_text(encoding="utf-8")
    assert maker.page_of(maker.shown(), page) == page
    assert json.loads(maker.CHANCES.read_text(encoding="utf-8")) == maker.chances_of(maker.shown())


def test_the_solo_scenario_is_won_more_often_by_a_higher_level(maker: ModuleType) -> None:
    tallies = [maker.stored()[f"alone {level} abyss"] for level in MEASURED]
    assert all(tally.games >= SOLO_GAMES for tally in tallies)
    shares = [tally.own / tally.games for tally in tallies]
    assert shares == sorted(shares)


def test_each_level_beats_three_of_the_next_lower(maker: ModuleType) -> None:
    for level in ("citizen", "delegate", "minister"):
        tally = maker.stored()[f"climb {level} bruderkrieg"]
        low, _ = wilson(tally.own, tally.games)
        assert low > EVEN, (level, tally.own, tally.games)


def test_a_second_call_continues_where_the_first_stopped(
    maker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counted(games: int) -> dict[str, object]:
        arguments = maker.parser().parse_args(f"--kinds climb --levels citizen --games {games} --workers 1".split())
        maker.measure(arguments)
        return {group: vars(tally) for group, tally in maker.stored().items()}

    monkeypatch.setattr(maker, "DATA", tmp_path / "at-once.json")
    at_once = counted(4)
    monkeypatch.setattr(maker, "DATA", tmp_path / "in-two.json")
    counted(1)
    assert counted(4) == at_once
