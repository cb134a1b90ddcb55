"""Networks in a browser: they judge positions as on a server, and so do the levels that use them."""

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.offline import networks

from republik import games
from republik.offline import networks as offline_networks
from republik.table.contract import CHANCE
from republik.table.learning import network
from republik.table.learning.network import is_compiled

HERE = Path(__file__).parent
PACKED = HERE.parents[1] / "build" / "python"
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
    if not all((PACKED / name).exists() for name in ("republik.bin", "networks.bin")):
        pytest.fail("the site is not built: run make site")
    cases = json.dumps([(name, level, text) for name, level in LEVELS.items() for text in positions(name)])
    script = str(HERE / "networks.mjs")
    ran = subprocess.run(["node", script], input=cases, text=True, stdout=subprocess.PIPE, check=True)
    here, there = json.loads(networks.judge_all(cases)), json.loads(ran.stdout)
    assert len(here) == len(there) >= 8
    for (chances, best), (chances_there, best_there) in zip(here, there, strict=True):
        assert chances_there == pytest.approx(chances, abs=1e-5)
        assert best_there == pytest.approx(best, abs=1e-4)


def test_without_their_file_players_judge_by_the_linear_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that cannot load the networks plays on."""
    monkeypatch.setattr(network, "_of_host", [])

    async def fail() -> None:
        raise OSError("networks.bin: 503")

    async def ask_twice() -> None:
        offline_networks.use(lambda *_sizes_and_places: lambda _count, _group: None, fail())
        assert network._of_host
        await offline_networks.arrive_for("wsdv", "minister")
        await offline_networks.arrive_for("wsdv", "minister")

    asyncio.run(ask_twice())
    assert not network._of_host
