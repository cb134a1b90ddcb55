"""What is loaded before a snapshot of the interpreter is taken."""

import subprocess
import sys

from tests.built_in import BUILT_IN

PROGRAM = """
import asyncio, gc, sys
from republik.offline.desk import Desk
from republik.offline.warm_up import warm_up

async def main():
    await warm_up()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert not [one for one in gc.get_objects() if type(one) is Desk]

asyncio.run(main())
print(*sys.modules)
"""


def test_every_game_is_loaded_and_nothing_is_left_running() -> None:
    """A snapshot cannot contain a task that waits for a timer of JavaScript."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    for name in BUILT_IN:
        assert f"republik.games.{name}.game" in ran.stdout.split()
        assert any(one.startswith(f"republik.games.{name}.players.") for one in ran.stdout.split())
