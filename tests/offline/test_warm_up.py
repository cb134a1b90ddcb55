"""What is loaded before a snapshot of the interpreter is taken."""

import subprocess
import sys

from tests.built_in import BUILT_IN

PROGRAM = """
import asyncio, gc, sys
from republik.offline.router import Router
from republik.offline.warm_up import warm_up

async def main():
    await warm_up()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert not [one for one in gc.get_objects() if type(one) is Router]

asyncio.run(main())
for module in [name for name in sys.modules if name.startswith("republik.")]:
    print(module)
    for name, found in vars(sys.modules[module]).items():
        if hasattr(found, "cache_info") and found.cache_info().currsize:
            print(f"{module}.{name}")
"""
# Caches that nothing before a decision fills: the rules of a table, the choices of a person, the computer's network.
AT_A_TABLE = {
    "republik.games.weimar.game.rules_for",
    "republik.games.weimar.phrases.offers._choice",
    "republik.games.wsdv.game.standard_rules",
    "republik.games.wsdv.phrases.choices._choice",
    "republik.table.learning.network._compiled",
}


def test_every_game_is_loaded_and_nothing_is_left_running() -> None:
    """A snapshot cannot contain a task that waits for a timer of JavaScript."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    loaded = set(ran.stdout.split())
    for name in BUILT_IN:
        assert f"republik.games.{name}.game" in loaded
        assert any(one.startswith(f"republik.games.{name}.players.") for one in loaded)
    assert loaded >= AT_A_TABLE
