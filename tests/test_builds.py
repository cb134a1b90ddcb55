"""The interpreted and the compiled engine play the same games."""

import importlib.machinery
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import republik
from republik.games.weimar.rules import playout as weimar
from republik.games.weimar.rules.rules import rules_for
from republik.games.wsdv.rules import playout as wsdv
from republik.games.wsdv.rules.rules import standard_rules

EDITIONS = ("1.0", "2.0", "2.1")
SCENARIOS = ("main", "abyss", "bruderkrieg", "vulkan")
FROZEN = [(2008742432, 280), (849189210, 268), (1126163899, 268)]
WSDV = """
from republik.games.wsdv.rules.playout import random_game, traced_game
from republik.games.wsdv.rules.rules import standard_rules
games = [traced_game(standard_rules(edition), seed) for edition in ("1.0", "2.0", "2.1") for seed in range(60)]
games += [random_game("2.1", seed) for seed in range(200)]
"""
WEIMAR = """
from republik.games.weimar.rules.playout import random_game, traced_game
from republik.games.weimar.rules.rules import rules_for
games = [traced_game(rules_for(name), seed) for name in ("main", "abyss", "bruderkrieg", "vulkan") for seed in range(8)]
games += [random_game("bruderkrieg", seed) for seed in range(20)]
"""
TOLD = """
import json, sys, republik
json.dump({"compiled": republik.compiled(), "games": games}, sys.stdout)
"""


def run(script: str, pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "REPUBLIK_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", script + TOLD]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compiled_here(engine: ModuleType) -> bool:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    return republik.compiled() and Path(engine.__file__ or "").name.endswith(suffix)


@pytest.mark.parametrize(("engine", "script"), [(wsdv, WSDV), (weimar, WEIMAR)], ids=["wsdv", "weimar"])
def test_interpreted_and_compiled_games_have_equal_checksums(engine: ModuleType, script: str) -> None:
    if not compiled_here(engine):
        pytest.skip("the engine is not compiled")
    interpreted, compiled = run(script, pure=True), run(script, pure=False)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert interpreted["games"] == compiled["games"]


def test_the_rules_of_the_first_games_are_frozen() -> None:
    """An engine error can look like an improvement: changing these numbers means changing the rules, and must be
    deliberate."""
    games = [wsdv.traced_game(standard_rules(edition), 1) for edition in EDITIONS]
    assert games == FROZEN


def test_a_game_is_the_same_twice() -> None:
    for name in SCENARIOS:
        assert weimar.traced_game(rules_for(name), 5) == weimar.traced_game(rules_for(name), 5)
