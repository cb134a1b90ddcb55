"""Runs commands of the laboratory on two local Ray nodes, and kills one of them in the middle of some commands.

The arguments are a folder, and a file with a JSON list: for every command its words, and whether a node is killed. The
second task on the second node never ends by itself: then that node is killed. Until this has happened, the first node
plays only one task, too, so that nothing depends on how fast either of them is. Where nobody is killed, the first node
plays alone.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import ray
from ray.cluster_utils import Cluster

from republik import cli
from republik.lab import executors

SMALL: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": 80 * 2**20,
    "include_dashboard": False,
    "include_log_monitor": False,
    "no_monitor": True,
}
WAIT = 300.0
NOT_STARTED = 75
"""The exit status if Ray did not start a node in time."""
NOTICED_SOON = {"RAY_health_check_period_ms": "200", "RAY_health_check_initial_delay_ms": "0"}
"""A node that does not answer at all is given up after five attempts; how long an answer may take is left as it is."""


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def started(start: Callable[[], Any]) -> Any:
    """Starts a node. Ray gives it thirty seconds, which a busy machine may exceed: whoever runs this may try again."""
    try:
        return start()
    except Exception as error:
        print(error, file=sys.stderr)
        raise SystemExit(NOT_STARTED) from None


def slowed(first_node: str, folder: Path) -> Callable[..., Any]:
    """The function that Ray runs for every task, with the behaviour described above."""
    play, wait = executors._ray_task, WAIT

    def task(*arguments: Any) -> Any:
        is_first = ray.get_runtime_context().get_node_id() == first_node
        own = folder / ("first" if is_first else "second")
        own.mkdir(exist_ok=True)
        begun = len(list(own.iterdir()))
        (own / f"{begun}-{os.getpid()}").touch()
        end = time.monotonic() + wait
        while begun and not (is_first and (folder / "killed").exists()):
            assert time.monotonic() < end
            (folder / f"{own.name}-waits").touch()
            time.sleep(0.02)
        return play(*arguments)

    return task


def run_and_kill(command: list[str], cluster: Cluster, folder: Path) -> dict[str, int]:
    """Runs a command, and kills the second node in the middle."""
    second = started(partial(cluster.add_node, wait=False, **SMALL))
    folder.mkdir()
    cluster.wait_for_nodes(WAIT)
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


def run_all(commands: list[tuple[str, list[str], bool]], cluster: Cluster, folder: Path) -> dict[str, dict[str, int]]:
    """Runs the commands over the connection of the first one, so that Ray starts the first node's worker only once."""
    told = {}
    with patch.object(ray, "init", partial(ray.init, ignore_reinit_error=True)), patch.object(ray, "shutdown"):
        for name, command, with_kill in commands:
            if with_kill:
                told[name] = run_and_kill(command, cluster, folder / f"{name}-nodes")
            else:
                told[name] = {"code": cli.main(command)}
    return told


def main() -> None:
    folder, commands = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
    os.environ.update(NOTICED_SOON)
    cluster: Cluster = started(partial(Cluster, initialize_head=True, head_node_args=SMALL))
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        told = run_all(commands, cluster, folder)
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]
    (folder / "told.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main()
