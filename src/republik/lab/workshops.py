"""Where the arena's tasks are played: processes of this machine, or the machines of a Ray cluster."""

import multiprocessing
import os
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.synchronize import Event as StopSign
from typing import Any

import republik
from republik.lab.arena import ArenaError, Done, Job, Plan, play_task

_stop: StopSign | None = None


def begin_worker(stop: StopSign) -> None:
    """Ctrl-C goes to all processes of a terminal: the first one alone decides what to do about it."""
    global _stop  # noqa: PLW0603 - what a worker process is handed at its start has no other place
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def stop_asked() -> bool:
    return _stop is not None and _stop.is_set()


def _task(plan: Plan, jobs: list[Job]) -> Done:
    return play_task(plan, jobs, stop_asked)


class Processes:
    """A process pool. Its workers are started afresh, not forked: a progress bar's thread may be running."""

    def __init__(self, plan: Plan, workers: int) -> None:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        self.plan = plan
        self.places = workers
        self.stop = context.Event()
        self.pool = ProcessPoolExecutor(workers, context, begin_worker, (self.stop,))
        self.running: set[Future[Done]] = set()

    def give(self, jobs: list[Job]) -> None:
        self.running.add(self.pool.submit(_task, self.plan, jobs))

    def take(self) -> list[Done]:
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool:
            raise ArenaError("error-arena-worker") from None

    def close(self) -> None:
        """Games in progress are given up: a slow player does not hold up the end."""
        self.stop.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


class Ray:
    """Tasks of a Ray cluster: the one RAY_ADDRESS names, otherwise one of this machine with so many workers.

    Every machine of a cluster needs the same version of republik.
    """

    def __init__(self, plan: Plan, workers: int) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise ArenaError("error-arena-ray") from None
        self.places = workers
        self.running: list[Any] = []
        self._connect(workers)
        self.plan = self.ray.put(plan)
        self.task = self.ray.remote(num_cpus=1, max_retries=3)(_ray_task)

    def _connect(self, workers: int) -> None:
        """RAY_ADDRESS is Ray's own word for the cluster to join; a local one is kept small and quiet."""
        quiet = {"configure_logging": True, "logging_level": "ERROR", "log_to_driver": False}
        if os.environ.get("RAY_ADDRESS"):
            self.ray.init(**quiet)
        else:
            self.ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)

    def give(self, jobs: list[Job]) -> None:
        self.running.append(self.task.remote(self.plan, jobs, republik.__version__))

    def take(self) -> list[Done]:
        done, self.running = self.ray.wait(self.running, num_returns=1)
        try:
            return list(self.ray.get(done))
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ArenaError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError:
            raise ArenaError("error-arena-worker") from None

    def close(self) -> None:
        for task in self.running:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def _ray_task(plan: Plan, jobs: list[Job], version: str) -> Done:
    if version != republik.__version__:
        raise ArenaError("error-arena-version", here=version, there=republik.__version__)
    return play_task(plan, jobs)
