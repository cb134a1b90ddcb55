"""`republik show`, `replay`, `verify`, `export` and `import`."""

import json
import re
from pathlib import Path

import pytest
from tests.commands.running import Run

from republik.table.records import parse_record


def test_show_a_position(run: Run, finished: Path) -> None:
    result = run("show", finished, "--at", "20")
    assert result.code == 0
    assert "After decision 20 of" in result.out
    assert "W·NRW" in result.out
    assert "West’s hand" in result.out


def test_show_the_end(run: Run, finished: Path) -> None:
    assert " wins: " in run("show", finished).out


def test_show_as_json(run: Run, finished: Path) -> None:
    data = json.loads(run("show", finished, "--at", "20", "--json").out)
    assert data["edition"] == "2.1"
    assert len(data["unrest"]) == 14


def test_replay_tells_every_decision(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    decisions = parse_record(finished.read_text(encoding="utf-8")).decisions
    for ply in (1, len(decisions)):
        assert f"{ply}  {decisions[ply - 1].seat}  {decisions[ply - 1].text}" in result.out
    assert " wins: " in result.out.splitlines()[-1]


def test_replay_from_a_decision(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--from", "30").out
    assert "\n30  " in "\n" + out
    assert "\n29  " not in "\n" + out


def test_verify(run: Run, finished: Path, tmp_path: Path) -> None:
    assert "chance followed the committed seed" in run("verify", finished).out
    text = finished.read_text(encoding="utf-8")
    unproven = tmp_path / "unproven.txt"
    unproven.write_text(re.sub(r"(seed|commitment): .*\n", "", text), encoding="utf-8")
    assert "chance cannot be checked" in run("verify", unproven).out
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub(r"\n1 chance deal (\d+)", "\n1 chance deal 21", text), encoding="utf-8")
    assert run.refused("verify", forged, code=1).startswith("invalid record: ")


def test_export_and_import_give_the_game_back(run: Run, finished: Path, tmp_path: Path) -> None:
    exported, again = tmp_path / "game.json", tmp_path / "again.txt"
    assert run("export", finished, "-o", exported).code == 0
    assert json.loads(run("export", finished).out) == json.loads(exported.read_text(encoding="utf-8"))
    result = run("import", exported, "-o", again)
    assert result.code == 0
    assert result.out.startswith("Imported: ")
    first, second = (parse_record(path.read_text(encoding="utf-8")) for path in (finished, again))
    assert first.decisions == second.decisions


def test_import_until_a_decade(run: Run, finished: Path, tmp_path: Path) -> None:
    exported = tmp_path / "game.json"
    run("export", finished, "-o", exported)
    state = json.loads(run("import", exported, "--until", "I", "--json").out)
    assert set(state) >= {"provinces", "tracks"}


@pytest.mark.parametrize("period", ["5", "V", "soon"])
def test_import_until_a_decade_that_is_none(run: Run, finished: Path, tmp_path: Path, period: str) -> None:
    exported = tmp_path / "game.json"
    run("export", finished, "-o", exported)
    assert f"--until: this game has no period “{period}”" in run.refused("import", exported, "--until", period)


def test_a_stopped_import_tells_turn_and_rule(run: Run, finished: Path, tmp_path: Path) -> None:
    exported, kept = tmp_path / "game.json", tmp_path / "kept.txt"
    run("export", finished, "-o", exported)
    data = json.loads(exported.read_text(encoding="utf-8"))
    data["turns"][3]["steps"] = [["build", "Berlin"], ["build", "München"]]
    exported.write_text(json.dumps(data), encoding="utf-8")
    assert re.match(r"turn 4.*\(rule [\d.]+\)", run.refused("import", exported, code=1))
    assert not kept.exists()
    assert str(kept) in run.refused("import", exported, "-o", kept, code=1)
    assert run("verify", kept).code == 0
