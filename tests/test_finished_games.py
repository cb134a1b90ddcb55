"""Finished games of earlier versions are replayed, figure by figure.

The folder tests/data/games has records of both games, of every edition and scenario, each with the positions that were
reached when it was played; `tools/finished_games.py` adds more.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.built_in import BUILT_IN
from tests.scripts import load_script

from republik import games
from republik.table.records import parse_record, verify

ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted((ROOT / "tests" / "data" / "games").glob("*.txt"))
tool = load_script(ROOT / "tools" / "finished_games.py")


def expected(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()]


def test_every_edition_and_scenario_has_games() -> None:
    played: set[tuple[str, str]] = set()
    for path in RECORDS:
        header = parse_record(path.read_bytes()).header
        played.add((header["game"], header[games.game(header["game"]).options[0].name]))
    offered = {(name, value) for name in BUILT_IN for value in games.game(name).options[0].values}
    assert played == offered
    assert len(RECORDS) >= 60


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_is_replayed(path: Path) -> None:
    record = parse_record(path.read_bytes())
    assert verify(record)
    for reached, figures in zip(tool.figures(record), expected(path), strict=True):
        assert reached == figures
