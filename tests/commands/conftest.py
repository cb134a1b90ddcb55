"""Fixtures for the tests of commands."""

import re
from pathlib import Path

import pytest
from tests.commands.running import Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A finished game between two computer players, saved."""
    path = tmp_path / "game.txt"
    result = run("play", "--west", "random", "--east", "random", "--seed", "11", "--record", path)
    assert result.code == 0, result.err
    return path


@pytest.fixture
def outdated(finished: Path) -> Path:
    """The same game as a record without a revision, with a decision that the current rules refuse."""
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("revision:")]
    at = next(number for number, line in enumerate(lines) if line.startswith("60 "))
    lines[at] = re.sub(r"^60 (\S+) .*", r"60 \1 place unrest nowhere", lines[at])
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return finished
