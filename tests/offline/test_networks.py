"""Networks in a browser: they judge positions as on a server, and so do the levels that use them."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.offline import networks

from republik import games
from republik.table.contract import CHANCE
from republik.table.learning.network import is_compiled

HERE = Path(__file__).parent
PACKED = HERE.parents[1] / "build" / "python" / "republik.bin"
LEVELS = {"wsdv": "minister", "weimar": "delegate"}
"""Strong levels that need only a moment in Pyodide."""

pytestmark = pytest.mark.timeout(300)


def positions(name: str) -> Iterator[str]:
    """A position of each stage of a random game."""
    game, rng = games.game(name), Random(7)
    position = game.new(game.complete({}))
    decisions = 0
    while (seat := position.to_act()) is not None:
        if seat != CHANCE and decisions % 60 == 0:
            yield position.to_text()
        decisions += seat != CHANCE
        position.play(rng.choice(position.moves()))


@pytest.mark.skipif(not is_compiled(), reason="a server uses networks where the engine is compiled")
def test_networks_judge_as_on_a_server() -> None:
    if not PACKED.exists():
        pytest.fail("the site is not built: run make site")
    cases = json.dumps([(name, level, text) for name, level in LEVELS.items() for text in positions(name)])
    script = str(HERE / "networks.mjs")
    ran = subprocess.run(["node", script], input=cases, text=True, stdout=subprocess.PIPE, check=True)
    here, there = json.loads(networks.judge_all(cases)), json.loads(ran.stdout)
    assert len(here) == len(there) >= 8
    for (chances, best), (chances_there, best_there) in zip(here, there, strict=True):
        assert chances_there == pytest.approx(chances, abs=1e-5)
        assert best_there == pytest.approx(best, abs=1e-4)
