"""Fixtures of the tests of the laboratory."""

import os
from pathlib import Path

import pytest
from tests.lab.toy_learning import GAME

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Makes other processes aware of the toy game, as an installed package would."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "toy_learning-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-learning\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[republik.games]\n{GAME.name} = tests.lab.toy_learning:GAME\n")
    path = os.pathsep.join([str(folder), str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep), "PYTHONWARNINGS": "ignore"}
