"""Runs commands of the laboratory on two local Ray nodes, and kills one of them in the middle of each command.

The arguments are a folder, and a file with a JSON list of commands. The second task on the second node never ends by
itself: then that node is killed. Until this has happened, the first node plays only one task, too, so that nothing
depends on how fast either of them is.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from republik import cli
from republik.lab import executors

QUIET: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
TASKS_BEFORE = 1
"""How many tasks each node completes before one of them is killed."""
WAIT = 120.0


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def slowed(first_node: str, folder: Path) -> Callable[..., Any]:
    """The function that Ray runs for every task, with the behaviour described above."""
    play, before, wait = executors._ray_task, TASKS_BEFORE, WAIT

    def task(*arguments: Any) -> Any:
        own = folder / ("first" if ray.get_runtime_context().get_node_id() == first_node else "second")
        own.mkdir(exist_ok=True)
        begun = len(list(own.iterdir()))
        (own / f"{begun}-{os.getpid()}").touch()
        end = time.monotonic() + wait
        while begun >= before and not (folder / "killed").exists() and time.monotonic() < end:
            (folder / f"{own.name}-waits").touch()
            time.sleep(0.02)
        return play(*arguments)

    return task


def run(command: list[str], cluster: Cluster, folder: Path) -> dict[str, Any]:
    """Runs a command, and kills the second node in the middle."""
    folder.mkdir()
    second = cluster.add_node(**QUIET)
    cluster.wait_for_nodes()
    head: Any = cluster.head_node
    executors._ray_task, usual = slowed(head.node_id, folder), executors._ray_task

    def kill() -> None:
        wait_for((folder / "second-waits").exists)
        cluster.remove_node(second, allow_graceful=False)
        (folder / "killed").touch()

    killing = threading.Thread(target=kill)
    killing.start()
    try:
        code = cli.main(command)
    finally:
        executors._ray_task = usual
        killing.join(WAIT)
    return {"code": code, **{node: len(list((folder / node).iterdir())) for node in ("first", "second")}}


def main() -> None:
    folder, commands = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
    cluster = Cluster(initialize_head=True, head_node_args=QUIET)
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        told = [run(command, cluster, folder / str(number)) for number, command in enumerate(commands)]
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    (folder / "told.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main()
