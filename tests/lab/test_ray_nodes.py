"""Arena, study, data set and training on Ray nodes: a node is killed in the middle, and every game counts once.

It is killed during the arena; the others go on with the node that is left. That a lost task is played again is the work
of `republik.lab.executors`, which all four share.
"""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.lab.toy_learning import GAME, SHAPE

from republik import cli
from republik.lab.arena import Journal, Plan, Run, arena
from republik.lab.learning.folder import RunFolder, read_json
from republik.lab.learning.rows import unpack

NODES = Path(__file__).with_name("ray_nodes.py")
PAIRS, TRAINING_GAMES = 24, 12
ARENA = "arena random random --seed ray"
STUDY = "study --games 2 --player random --seed ray"
DATASET = "dataset --games 12 --players random random --seed ray"
ATTEMPTS, NOT_STARTED = 3, 75
COMMANDS, KILLED = ("arena", "dataset", "study", "training"), ("arena",)
TRAINING: dict[str, Any] = {"task_seconds": 0.1, "gate_minutes": 0.0, "yardstick_pairs": 0, "trainer": "numpy"}

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed (pip install 'republik[ray]')"),
    pytest.mark.timeout(900),
]


@pytest.fixture(scope="module")
def folder(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the four commands have written."""
    folder = tmp_path_factory.mktemp("nodes")
    (folder / "settings.json").write_text(json.dumps(TRAINING))
    commands = {
        "arena": f"{ARENA} --pairs {PAIRS}",
        "dataset": DATASET,
        "study": STUDY,
        "training": f"train {GAME.name} --games {TRAINING_GAMES} --settings {folder}/settings.json",
    }
    on_ray = "--workers 2 --backend ray --out"
    lines = [
        (name, f"{command} {on_ray} {folder / name}".split(), name in KILLED) for name, command in commands.items()
    ]
    (folder / "commands.json").write_text(json.dumps(lines))
    for _ in range(ATTEMPTS):
        done = subprocess.run(
            [sys.executable, str(NODES), str(folder), str(folder / "commands.json")],
            env={name: value for name, value in environment.items() if name != "RAY_ADDRESS"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != NOT_STARTED:
            assert done.returncode == 0, done.stdout + done.stderr
            return folder
    pytest.fail(f"Ray could not start its nodes within thirty seconds, {ATTEMPTS} times: {done.stderr}")


@pytest.mark.slow("waits for two Ray nodes to start")
def test_both_nodes_played_and_one_was_killed(folder: Path) -> None:
    told = json.loads((folder / "told.json").read_text())
    assert {name: one["code"] for name, one in told.items()} == dict.fromkeys(COMMANDS, 0)
    for name in KILLED:
        assert told[name]["second"] == 2  # the second of them was played again on the first node
        assert told[name]["first"] > 1
        assert (folder / f"{name}-nodes" / "killed").exists()


def test_the_arena_has_every_pair_once(folder: Path) -> None:
    plan = Plan(("random", "random"), PAIRS, seed="ray", options={"edition": "2.1"})
    journal = Journal(folder / "arena.jsonl", plan)
    journal.close()
    assert sorted(result.pair for result in journal.results) == list(range(PAIRS))
    assert Run(plan, journal.results).counted() == arena(plan).counted()


@pytest.mark.parametrize(("command", "name"), [(STUDY, "study"), (DATASET, "dataset")])
def test_files_are_those_of_one_machine(command: str, name: str, folder: Path, tmp_path: Path) -> None:
    assert cli.main([*command.split(), "--workers", "1", "--out", str(tmp_path / name)]) == 0
    alone = {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()}
    assert alone == {path.name: path.read_bytes() for path in (folder / name).iterdir()}
    assert alone


def test_training_counts_every_task_once(folder: Path) -> None:
    run = RunFolder(folder / "training")
    files = sorted(run.rows.iterdir())
    orders = [path.stem.split("-", 1)[1] for path in files]
    assert len(set(orders)) == len(orders) > 1
    progress = read_json(run.progress)
    assert progress is not None
    assert sum(len(unpack(path.read_bytes(), SHAPE).rows) for path in files) == progress["games"] >= TRAINING_GAMES
