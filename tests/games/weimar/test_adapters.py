"""Weimar in the arena and in data sets. Its other adapters are tested together with those of Wir sind das Volk!"""

import json
from html import escape
from pathlib import Path

import pyarrow.parquet
import pytest

from republik.games.weimar.rules.steps import TERMINATIONS
from republik.lab.arena import ArenaError, GameResult, PairResult, Plan, Run, arena
from republik.lab.dataset import Recipe, tables_of, write
from republik.lab.report import page
from republik.lab.research import research_of
from republik.lab.result_tables import tables
from republik.lab.sprt import Sprt
from republik.lab.summary import summary
from republik.messages.i18n import LANGUAGES, Messages
from republik.table.records import TABLE_ENDINGS


def test_the_arena_at_a_table_of_four() -> None:
    run = arena(Plan(("random", "newcomer"), 1, "four", "weimar", {"scenario": "bruderkrieg"}))
    (pair,) = run.results
    assert len(pair.games) == 6
    assert PairResult.read(pair.line()) == pair
    told = summary(run)
    assert told["games"] == 6
    assert list(told["sides"]) == ["spd", "zentrum", "kpd", "dnvp"]
    assert sum(one["points"] for one in told["standings"]) == 6
    json.dumps(told)


def test_no_sequential_test_for_four() -> None:
    with pytest.raises(ArenaError, match="error-arena-sprt-seats"):
        Plan(("random", "random"), 1, "x", "weimar", {"scenario": "main"}, sprt=Sprt())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), [("main", (0, 0, 1, 1)), ("abyss", (0, 1))])
def test_every_ending_is_told_in_words(scenario: str, seats: tuple[int, ...], language: str) -> None:
    plan = Plan(("greedy", "random"), 20, "words", "weimar", {"scenario": scenario})
    ways = [*TERMINATIONS[1:], *sorted(TABLE_ENDINGS)]
    times = tuple({-100: 2} for _ in seats)
    games = [GameResult(seats, None if scenario == "main" else 1, way, 2, 9, times) for way in ways]
    pairs = [PairResult(0, number, (game, game)) for number, game in enumerate(games)]
    told = summary(Run(plan, pairs))
    messages = Messages(language)
    shown = {table.key: table for table in tables(told, messages)}
    words = {row[2] for row in shown["endings"].rows}
    assert len(words) == len(ways)
    assert not words & set(TERMINATIONS)
    written = page(told, messages)
    everything = [cell for table in shown.values() for row in [table.heads, *table.rows] for cell in row]
    everything += [line for table in shown.values() for line in (table.title, table.note)]
    assert not [line for line in everything if line.startswith("[")]
    assert all(escape(line) in written for line in everything)
    assert messages.text("arena-sides") not in everything


def test_a_solo_game_is_played_by_either_and_the_bots_points_are_the_others() -> None:
    plan = Plan(("newcomer", "random"), 2, "solo", "weimar", {"scenario": "abyss"})
    told = summary(run := arena(plan))
    for pair in run.results:
        assert [game.seats for game in pair.games] == [(0, 1), (1, 0)]
        assert all(not game.times[1] and sum(game.times[0].values()) == game.decisions for game in pair.games)
        assert all((game.winner == 0) == game.termination.endswith("victory") for game in pair.games)
    assert told["seats"] == ["republic", "bots"]
    assert sum(one["points"] for one in told["standings"]) == told["games"] == 4


def test_a_data_set_of_weimar(tmp_path: Path) -> None:
    recipe = Recipe(2, ("random", "random"), "weimar", {"scenario": "bruderkrieg"}, "set")
    rows = write(recipe, tmp_path / "set")
    assert rows["games"] == 2
    for name, (_, columns) in tables_of(research_of("weimar")).items():
        table = pyarrow.parquet.read_table(tmp_path / "set" / f"{name}.parquet")
        assert table.column_names == [column.name for column in columns]
        assert table.num_rows == rows[name]
    decisions = pyarrow.parquet.read_table(tmp_path / "set" / "decisions.parquet").to_pylist()
    assert all(row["legal_moves"] >= 2 for row in decisions)
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert "--game weimar --scenario bruderkrieg" in card
