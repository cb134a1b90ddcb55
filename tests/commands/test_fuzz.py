"""`republik fuzz`."""

import re
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN
from tests.commands.running import Run

from republik.table.fuzz import FuzzFailure, FuzzReport
from republik.table.phrases import Phrase


def test_fuzz_sums_up(run: Run, tmp_path: Path) -> None:
    result = run("fuzz", "wsdv", "--games", "3", "--seed", "4", "--edition", "2.0", "--out", tmp_path)
    assert result.code == 0
    assert "3 games passed, 0 failed" in result.out
    assert " per game (from " in result.out
    assert re.search(r"\d \(\d+\.\d%\)  (West|East) wins: ", result.out)
    assert list(tmp_path.iterdir()) == []


def test_fuzz_writes_the_record_of_a_failure(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = "republik record 1\ngame: wsdv\n\n1 chance deal 1\n"
    said = Phrase("fuzz-broken-copy-differs")
    failure = FuzzFailure("wsdv", 4, 0, 2, "copy-differs", "", record, said)
    monkeypatch.setattr("republik.table.fuzz.fuzz", lambda *_, **__: FuzzReport(failures=[failure]))
    result = run("fuzz", "--games", "1", "--seed", "4", "--out", tmp_path)
    assert result.code == 1
    (path,) = tmp_path.iterdir()
    assert str(path) in result.out
    assert "after 2 decisions: a copy differs from its position" in result.out
    assert path.read_text(encoding="utf-8") == failure.record


def test_every_game_there_is_can_be_fuzzed(run: Run, tmp_path: Path) -> None:
    for name in BUILT_IN:
        assert run("fuzz", name, "--games", "1", "--out", tmp_path).code == 0
