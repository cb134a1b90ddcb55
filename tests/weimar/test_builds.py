"""The same source, interpreted and compiled, plays the same games."""

import importlib.machinery
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import republik
from republik.weimar import playout
from republik.weimar.playout import traced_game
from republik.weimar.rules import rules_for

SCRIPT = """
import json, sys
import republik
from republik.weimar.playout import random_game, traced_game
from republik.weimar.rules import rules_for
games = [traced_game(rules_for(name), seed) for name in ("main", "abyss", "bruderkrieg", "vulkan") for seed in range(8)]
games += [random_game("bruderkrieg", seed) for seed in range(20)]
json.dump({"compiled": republik.compiled(), "games": games}, sys.stdout)
"""


def run(pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "REPUBLIK_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compiled_here() -> bool:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    return republik.compiled() and Path(playout.__file__ or "").name.endswith(suffix)


def test_interpreted_and_compiled_games_have_equal_checksums() -> None:
    if not compiled_here():
        pytest.skip("the engine is not compiled here")
    interpreted, compiled = run(pure=True), run(pure=False)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert interpreted["games"] == compiled["games"]


def test_a_game_is_the_same_twice() -> None:
    for name in ("main", "abyss", "bruderkrieg", "vulkan"):
        assert traced_game(rules_for(name), 5) == traced_game(rules_for(name), 5)
