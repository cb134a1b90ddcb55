"""The same source, interpreted and compiled, plays the same games."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import republik
from republik.wsdv.playout import traced_game
from republik.wsdv.rules import standard_rules

FROZEN: list[tuple[int, int]] = [(1919921619, 272), (1126163899, 268), (1126163899, 268)]
SCRIPT = """
import json, sys
import republik
from republik.wsdv.playout import random_game, traced_game
from republik.wsdv.rules import standard_rules
games = [traced_game(standard_rules(edition), seed) for edition in ("1.0", "2.0", "2.1") for seed in range(60)]
games += [random_game("2.1", seed) for seed in range(200)]
json.dump({"compiled": republik.compiled(), "games": games}, sys.stdout)
"""


def run(pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "REPUBLIK_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_interpreted_and_compiled_games_have_equal_checksums() -> None:
    if not republik.compiled():
        pytest.skip("the engine is not compiled here")
    interpreted, compiled = run(pure=True), run(pure=False)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert interpreted["games"] == compiled["games"]


def test_the_rules_of_the_first_games_are_frozen() -> None:
    """Engine mistakes look like progress: whoever changes these numbers changes the rules and says so."""
    games = [traced_game(standard_rules(edition), 1) for edition in ("1.0", "2.0", "2.1")]
    assert games == FROZEN
