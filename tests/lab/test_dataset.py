"""Data sets: rows that match the games, and files that are complete or absent."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from republik import cli
from republik.games.wsdv import new_game
from republik.games.wsdv.research.recording import figures, forecast_figures
from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.flow import decision
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import TERMINATIONS
from republik.lab import dataset
from republik.lab.arena import ArenaError, deal, play_game
from republik.lab.dataset import CARD, Recipe, column_table, game_rows, tables_of, write
from republik.lab.research import research_of
from republik.players import registry
from republik.table.chance import decide
from republik.table.contract import CHANCE, View
from republik.table.game import PlayerSpec
from republik.table.views import plain_data

pq = pytest.importorskip("pyarrow.parquet")

DOCS = Path(__file__).resolve().parents[2] / "docs"
TABLES = {name: spec.columns for name, spec in tables_of(research_of("wsdv")).items()}
FILES = {CARD, *(f"{name}.parquet" for name in TABLES)}
RANDOM = Recipe(10, ("random", "random"), seed="test")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "set"
    write(RANDOM, out)
    return out


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{name}.parquet").to_pylist()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# -- contents of the rows -----------------------------------------------------------------------------


def test_there_is_a_row_for_every_decision_decade_end_and_game(folder: Path) -> None:
    games, decisions, ends = (rows(folder, name) for name in ("games", "decisions", "decade_ends"))
    assert [game["game"] for game in games] == list(range(RANDOM.games))
    for game in games:
        mine = [row for row in decisions if row["game"] == game["game"]]
        assert [row["ply"] for row in mine] == list(range(game["decisions"]))
        decades = [row["decade"] for row in ends if row["game"] == game["game"]]
        assert decades == list(range(1, game["decade_ends"] + 1))
        assert all(row["winner"] == game["winner"] and row["termination"] == game["termination"] for row in mine)


def test_the_games_are_the_arenas(folder: Path) -> None:
    for game in rows(folder, "games"):
        played = play_game(RANDOM.plan(), game["game"], (0, 1))
        told = (game["winner"], game["termination"], game["decade"], game["decisions"])
        assert told == (played.winner, played.termination, played.period, played.decisions)


def test_columns_have_their_types_and_meanings(folder: Path) -> None:
    for name, columns in TABLES.items():
        schema = pq.read_schema(folder / f"{name}.parquet")
        assert schema.names == [column.name for column in columns]
        for column in columns:
            field = schema.field(column.name)
            assert str(field.type) == column.type
            assert field.metadata == {b"meaning": column.meaning.encode()}


def test_only_what_may_be_empty_is_empty(folder: Path) -> None:
    for name, columns in TABLES.items():
        table = pq.read_table(folder / f"{name}.parquet")
        for column in columns:
            assert "empty" in column.meaning or not table[column.name].null_count, column.name


def test_a_game_can_be_played_again_from_its_rows(folder: Path) -> None:
    """Moves, numbers and texts match the position before each decision."""
    plan = RANDOM.plan()
    mine = [row for row in rows(folder, "decisions") if row["game"] == 3]
    position, seed, chances, at = new_game(), deal(plan, 3), 0, 0
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            position.play(decide(seed, chances, position.moves()))
            chances += 1
            continue
        row = mine[at]
        assert (row["seat"], row["step"]) == (seat, decision(position).name)
        assert position.parse_move(row["move_text"]) == row["move"]
        assert row["legal_moves"] == len(position.moves()) >= 2
        assert (row["decade"], row["half"]) == (position.decade, position.half)
        assert [row["prestige"], row["currency"], row["socialist_track"]] == list(position.tracks)
        assert (row["west_hand"], row["east_hand"]) == (len(position.hand_west), len(position.hand_east))
        assert row["west_unrest"] + row["east_unrest"] == sum(position.unrest)
        assert row["west_living"] + row["east_living"] == sum(position.living)
        assert (row["west_protests"], row["east_protests"]) == (position.side_protests(0), position.side_protests(1))
        assert row["east_pieces"] == economy.capacity(position, 1)
        position.play(row["move"])
        at += 1
    assert at == len(mine)
    outcome = position.outcome()
    assert outcome is not None
    assert (mine[0]["winner"], mine[0]["termination"]) == (outcome.winner, outcome.termination)


def test_figures_of_a_board_set_up_by_hand() -> None:
    position = scene(unrest={"BY": 5, "SN": 2}, living={"BY": 2, "SN": 1})
    told = figures(position)
    assert (told["west_unrest"], told["east_unrest"]) == (5, 2)
    assert (told["west_protests"], told["east_protests"]) == (1, 0)
    assert (told["west_living"], told["east_living"]) == (2, 1)


# -- Ends of Decade -----------------------------------------------------------------------------------


def test_the_forecast_is_that_of_the_engine() -> None:
    for wall in (False, True):
        position = scene(wall=wall, unrest={"BY": 5}, living={"BY": 3, "SN": 1})
        told, row = plain_data(position.forecast()), forecast_figures(position)
        assert row["forecast_flight_wall"] == wall
        assert row.get("forecast_flight_steps") == told["flight"].get("steps")
        assert row["forecast_currency_balance"] == told["currency"]["balance"]
        assert row["forecast_currency_worst_west_export"] == told["currency"]["worst_west_export"]
        assert row["forecast_west_living_lost"] + row["forecast_east_living_lost"] == sum(
            told["living_losses"].values()
        )
        assert row["forecast_west_protests_at_worst"] == told["protests"]["west"]["at_worst"]
        assert row["forecast_attacks"] == len(told["attacks"])


def test_every_forecast_column_is_filled_by_the_forecast() -> None:
    filled = forecast_figures(scene(living={"SH": 2})).keys() | forecast_figures(scene(wall=True)).keys()
    assert filled == {column.name for column in TABLES["decade_ends"] if column.name.startswith("forecast_")}


def test_what_came_of_a_decade_end_fits_its_forecast(folder: Path) -> None:
    """The first phase comes out as forecast, and the parts of each sum add up."""
    ends = rows(folder, "decade_ends")
    assert ends
    for row in ends:
        if row["forecast_flight_wall"]:
            assert row["flight_steps"] is row["flight_points"] is None
        else:
            assert row["flight_steps"] == row["forecast_flight_steps"]
            assert row["flight_points"] == row["forecast_flight_points"]
            parts = "icons best_west_living red_police east_protest worst_east_living west_protest".split()
            assert sum(row[f"forecast_flight_{part}"] for part in parts) == row["flight_steps"]
        if row["currency_balance"] is not None:
            assert row["currency_track"] + row["currency_exports"] - row["east_living"] == row["currency_balance"]
        if row["last_phase"] == 10:
            assert row["game_over"] == (row["decade"] == 4 or max(row["west_protests"], row["east_protests"]) >= 4)
        else:
            assert row["game_over"]
            assert row["west_protests"] is None
    assert {row["termination"] for row in ends} <= set(TERMINATIONS)


def test_the_last_decade_end_agrees_with_the_last_decisions(folder: Path) -> None:
    """Attacks are decisions: those that were declared caused unrest."""
    decisions, ends = rows(folder, "decisions"), rows(folder, "decade_ends")
    for end in ends:
        mine = [row for row in decisions if row["game"] == end["game"] and row["decade"] == end["decade"]]
        after = [row for row in mine if row["ply"] >= end["ply"]]
        declared = [row for row in after if row["step"] == "attack" and row["move_text"] != "done"]
        assert len(declared) <= end["west_attacks"] + end["east_attacks"]
        assert not [row for row in mine if row["ply"] < end["ply"] and row["step"] in ("attack", "space", "hamburg")]


# -- repeatable, complete or absent -------------------------------------------------------------------


def test_the_files_do_not_depend_on_the_workers(folder: Path, tmp_path: Path) -> None:
    write(RANDOM, tmp_path / "again", workers=2)
    assert contents(tmp_path / "again") == contents(folder)


def test_another_seed_plays_other_games() -> None:
    other = Recipe(1, ("random", "random"), seed="other")
    assert game_rows(other, 0) != game_rows(RANDOM, 0)


def test_row_groups_are_written_while_games_are_played(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GROUP_ROWS", 100)
    monkeypatch.setattr(dataset, "TASK", 2)
    seen: list[tuple[int, int]] = []
    write(RANDOM, tmp_path / "set", progress=lambda done, total: seen.append((done, total)))
    assert seen == [(done, 10) for done in (2, 4, 6, 8, 10)]
    assert pq.ParquetFile(tmp_path / "set" / "decisions.parquet").num_row_groups >= 5
    assert rows(tmp_path / "set", "decisions") == rows(folder, "decisions")


def test_only_a_new_or_empty_folder_is_filled(folder: Path, tmp_path: Path) -> None:
    recipe = Recipe(1, ("random", "random"))
    out = tmp_path / "set"
    out.mkdir()
    write(recipe, out)
    before = contents(out)
    assert before.keys() == FILES
    with pytest.raises(ArenaError, match="error-dataset-exists"):
        write(RANDOM, out)
    assert contents(out) == before
    write(RANDOM, out, force=True)
    assert contents(out) == contents(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["set"]


def test_only_a_data_set_is_ever_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = Recipe(1, ("random", "random"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letters.txt").write_text("dear")
    with pytest.raises(ArenaError, match=r"error-dataset-foreign.*letters\.txt"):
        write(recipe, tmp_path / "mine", force=True)
    with pytest.raises(ArenaError, match="error-not-a-folder"):
        write(recipe, tmp_path / "mine" / "letters.txt", force=True)
    with pytest.raises(ArenaError, match="error-folder-missing"):
        write(recipe, tmp_path / "not" / "there")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with pytest.raises(ArenaError, match="error-dataset-place"):
        write(recipe, Path())
    assert (tmp_path / "mine" / "letters.txt").read_text() == "dear"


class Fails:
    name = "fails"

    def choose(self, view: View, rng: Random) -> int:
        raise RuntimeError("lost the thread")


def test_an_error_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ANY_GAME, "fails", PlayerSpec(lambda _: Fails()))
    with pytest.raises(ArenaError, match="lost the thread"):
        write(Recipe(1, ("random", "fails")), tmp_path / "set")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_leaves_nothing_behind(tmp_path: Path, workers: str) -> None:
    code = "from republik.cli import run; run()"
    options = ["dataset", "--games", "100000", "--players", "random", "random", "--workers", workers, "--out", "set"]
    command = [sys.executable, "-c", code, *options, "--lang", "en"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not list(tmp_path.glob(".set.*/new/games.parquet")):
        assert process.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "republik: interrupted; nothing was written\n" in said  # a worker that is just starting may complain too
    assert not list(tmp_path.iterdir())


# -- data card, documentation, command ----------------------------------------------------------------


def test_the_card_tells_how_it_was_made_and_every_column(folder: Path) -> None:
    text = (folder / CARD).read_text(encoding="utf-8")
    assert "republik dataset --games 10 --players random random --edition 2.1 --seed test --out DIR" in text
    for name in TABLES:
        assert column_table(name) in text
        assert f"| `{name}.parquet` | {len(rows(folder, name))} |" in text
    assert not re.search(r"[{}]", text)


def test_the_documented_columns_are_the_written_ones() -> None:
    text = (DOCS / "datasets.md").read_text(encoding="utf-8")
    assert all(f"### {name}\n\n{column_table(name)}" in text for name in TABLES)


def test_the_command_makes_the_data_set(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "set"
    command = "dataset --lang en --games 10 --players Random random --seed test --workers 1 --out".split()
    assert cli.main([*command, str(out)]) == 0
    counts = [len(rows(folder, name)) for name in ("games", "decisions", "decade_ends")]
    told = " ".join(capsys.readouterr().out.split())
    assert told.endswith("{} games, {} decisions, {} decade ends".format(*counts))
    assert contents(out) == contents(folder)
    assert cli.main([*command, str(out)]) == 2
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--games 0", "--games"),
        ("--players greedy nobody", "nobody"),
        ("--edition 9", "--edition: unknown value “9”"),
        ("--workers none", "--workers"),
        ("--seed=", "seed"),
    ],
)
def test_bad_options_are_told(options: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dataset", "--lang", "en", *options.split(), "--out", str(tmp_path / "set")]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert said in line
    assert not list(tmp_path.iterdir())


def test_a_missing_pyarrow_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ImportError, match=re.escape("need pyarrow: pip install republik[lab]")):
        write(RANDOM, tmp_path / "set")
    assert cli.main(["dataset", "--lang", "en", "--out", str(tmp_path / "set")]) == 2
    assert "pip install 'republik[lab]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
