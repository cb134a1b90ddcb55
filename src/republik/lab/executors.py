"""Executors for tasks of the arena and of training: processes of this machine, or a Ray cluster."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from multiprocessing.synchronize import Event as StopSign
from typing import Any, TypeVar

import republik
from republik.lab.arena import ArenaError, Stopped

STORE = 80 * 2**20
"""Bytes for the shared memory of a local Ray, just above its minimum."""

PROCESSES = "process"
"""The usual backend: processes of this machine."""

Work = TypeVar("Work")
Result = TypeVar("Result")
Stop = Callable[[], bool]
"""Says whether the run has been cancelled."""

_stop: StopSign | None = None


def init_worker(stop: StopSign) -> None:
    """Ctrl+C reaches all processes of a terminal: only the first one handles it."""
    global _stop  # noqa: PLW0603 - what a worker process is handed at its start has no other place
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when the one that started it is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def stop_requested() -> bool:
    return _stop is not None and _stop.is_set()


def _context() -> Any:
    """Workers are spawned, not forked: a progress bar's thread may be running."""
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")


def in_order(
    play: Callable[[Work, Stop], Result], jobs: Iterable[Work], workers: int, broken: str, backend: str = PROCESSES
) -> Generator[Result, None, None]:
    """Runs jobs here, in processes or on Ray and yields the results in order, with only a few jobs in flight. `play`
    raises Stopped when the function it is given says so. `broken` is the message if a worker is lost."""
    tasks = tasks_of(backend, workers, here=True)
    waiting = deque(jobs)
    running: deque[Any] = deque()
    try:
        while waiting or running:
            while waiting and len(running) < 3 * workers:
                running.append(tasks.submit(_played, play, waiting.popleft()))
            result: Result | None = tasks.result(running.popleft())
            assert result is not None, "only the end of the run stops a task"
            yield result
    except WorkerLost:
        raise ArenaError(broken) from None
    finally:
        tasks.close()


def _played(play: Callable[[Work, Stop], Result], job: Work) -> Result | None:
    """Runs in a worker."""
    try:
        return play(job, stop_requested)
    except Stopped:
        return None


class WorkerLost(ArenaError):
    """A process that played games has ended, and its games cannot be played elsewhere."""

    def __init__(self) -> None:
        super().__init__("error-arena-worker")


class ProcessTasks:
    """Functions run by a process pool; results come in whatever order they finish."""

    def __init__(self, workers: int) -> None:
        context = _context()
        self.places = workers
        self.stop = context.Event()
        self.pool = ProcessPoolExecutor(workers, context, init_worker, (self.stop,))
        self.running: set[Future[Any]] = set()

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        task = self.pool.submit(function, *arguments)
        self.running.add(task)
        return task

    def result(self, task: Future[Any]) -> Any:
        """Waits for the result of one task."""
        self.running.discard(task)
        try:
            return task.result()
        except BrokenProcessPool:
            raise WorkerLost from None

    def results(self, timeout: float | None = None) -> list[Any]:
        """Waits for at least one result, unless the time is up first."""
        done, _ = wait(self.running, timeout, FIRST_COMPLETED)
        return [self.result(task) for task in done]

    def close(self) -> None:
        """Tasks in progress are told to stop, so that a slow one does not delay the end."""
        self.stop.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


class RayTasks:
    """Functions run by a Ray cluster: the one named by RAY_ADDRESS, otherwise a local one. Every machine of a cluster
    needs the same version of republik."""

    def __init__(self, workers: int) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise ArenaError("error-arena-ray") from None
        self.places = workers
        self.running: list[Any] = []
        self._connect(workers)
        self.task = self.ray.remote(num_cpus=1, max_retries=3)(_ray_task)

    def _connect(self, workers: int) -> None:
        """RAY_ADDRESS is Ray's own variable for the cluster to join; a local one is kept small, quiet and private."""
        quiet = {"configure_logging": True, "logging_level": "ERROR", "log_to_driver": False}
        if os.environ.get("RAY_ADDRESS"):
            self.ray.init(**quiet)
        else:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            local = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE}
            self.ray.init(address="local", **local, **quiet)

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Any:
        task = self.task.remote(republik.__version__, function, *arguments)
        self.running.append(task)
        return task

    def result(self, task: Any) -> Any:
        """Waits for the result of one task. If its machine is lost, Ray runs it again on another one."""
        self.running.remove(task)
        try:
            return self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ArenaError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError:
            raise WorkerLost from None

    def results(self, timeout: float | None = None) -> list[Any]:
        done, _ = self.ray.wait(self.running, num_returns=1, timeout=timeout)
        return [self.result(task) for task in done]

    def close(self) -> None:
        for task in self.running:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def _ray_task(version: str, function: Callable[..., Any], *arguments: Any) -> Any:
    if version != republik.__version__:
        raise ArenaError("error-arena-version", here=version, there=republik.__version__)
    return function(*arguments)


class LocalTasks:
    """Functions run in this process, when their results are asked for."""

    places = 1

    def __init__(self) -> None:
        self.running: deque[Callable[[], Any]] = deque()

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
        task = partial(function, *arguments)
        self.running.append(task)
        return task

    def result(self, task: Callable[[], Any]) -> Any:
        self.running.remove(task)
        return task()

    def results(self, timeout: float | None = None) -> list[Any]:  # noqa: ARG002
        return [self.running.popleft()()]

    def close(self) -> None:
        self.running.clear()


Tasks = ProcessTasks | RayTasks | LocalTasks


def tasks_of(backend: str, workers: int, here: bool = False) -> Tasks:
    """Where functions are run; `here`: a single worker needs no process of its own."""
    if backend != PROCESSES:
        return RayTasks(workers)
    return LocalTasks() if here and workers == 1 else ProcessTasks(workers)
