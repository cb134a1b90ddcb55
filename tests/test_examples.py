"""The example scripts run and do what they claim."""

from pathlib import Path
from types import ModuleType

import pytest
from tests.scripts import load_script

SCRIPTS = Path(__file__).parent.parent / "examples" / "scripts"


def script(name: str) -> ModuleType:
    return load_script(SCRIPTS / f"{name}.py")


def test_every_script_is_tested() -> None:
    assert sorted(path.stem for path in SCRIPTS.glob("*.py")) == ["first_game", "match", "train"]


def test_a_first_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    script("first_game").main(1)
    told = capsys.readouterr().out
    assert "Winner: " in told.splitlines()[-1]
    assert len(told.splitlines()) > 100
    assert "[" not in told  # a missing message would show its key in brackets


def test_a_match_prints_shares_and_draws_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "match.svg"
    script("match").main("greedy", "random", 4, str(picture))
    told = capsys.readouterr().out
    assert "greedy as West: " in told
    assert " of 4 games" in told
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 4


def test_training_learns_to_beat_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    results = script("train").main(300)
    assert sum(result > 0 for result in results[:60]) < sum(result > 0 for result in results[-60:])
    assert sum(result > 0 for result in results[-60:]) >= 45
    assert "300 games" in capsys.readouterr().out
