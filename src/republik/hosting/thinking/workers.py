"""Worker processes for computer players, which get only what their seat may know."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from time import monotonic, process_time
from typing import TypeVar

from republik.analysis.analyser import Finding
from republik.hosting.core.import_file import FILES_WAITING, OpenedTable, open_file
from republik.hosting.load.fair_queue import UNBOUNDED, FairSlots, MayBegin, QueueLimits, Rank
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker, Visitor
from republik.players import registry
from republik.table.thoughts import Thoughts

from .analysis_jobs import examine
from .pictures import Task, draw
from .seat_snapshot import SeatSnapshot, choose, think

Answer = TypeVar("Answer")
QUICK_SECONDS = 0.1
"""Levels that are usually faster than this have a worker of their own, so that they need not wait for slow ones."""
LONG = 1.0
FADING = 0.98
NICENESS = 10
"""The niceness of workers, so that the server itself comes first."""
MOVE_LIMITS = QueueLimits("moves", 32, 128)
"""Waiting decisions of computer players per guest and network; more are postponed."""
HINT_LIMITS = QueueLimits("hints", 2, 32)
"""The same for hints; more are refused. A school class shares one network."""
PICTURE_LIMITS = QueueLimits("pictures", 4, 64, "too-many-requests")
"""The same for pictures. A page asks for one, and programs that preview links for one per link."""
FILE_LIMITS = QueueLimits("files", 1, 16, FILES_WAITING)
"""The same for games from files."""
CLOSING_SECONDS = 2.0
"""How long a worker may go on with what it has begun when the server stops."""


_thought_here: set[tuple[str, str]] = set()
"""Games and levels that this worker has already run."""


def _timed(work: Callable[[], Answer], game: str, level: str) -> tuple[Answer, float]:
    """The answer and its CPU time. Runs in a worker; the first call loads what a level needs and is not counted."""
    began = process_time()
    answer = work()
    seconds = process_time() - began if (game, level) in _thought_here else 0.0
    _thought_here.add((game, level))
    return answer, seconds


def _start_worker() -> None:
    """The server stops its workers itself, even if the terminal interrupts all of them; if it is killed, it cannot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, name="republik-parent", daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _start_nice_worker() -> None:
    _start_worker()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class CannotStart(Exception):
    """The request may no longer start."""


async def _always() -> bool:
    return True


class _Lane:
    """Workers, and the line in front of them."""

    def __init__(self, workers: int, start: Callable[[], None]) -> None:
        self._workers = workers
        self._start = start
        self._pool = self._fresh()
        self._processes: list[BaseProcess] = []
        """Those that have to end when the server stops."""
        self.slots = FairSlots(workers)

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), self._start)

    async def ask(
        self, work: Callable[[], Answer], asker: Asker, rank: Rank, most: QueueLimits, may_begin: MayBegin
    ) -> Answer:
        """One answer. A cancelled caller gives up the place in line; a worker that has started finishes first."""
        await self.slots.take(asker, rank, most)
        working = asyncio.ensure_future(self._begin(work, may_begin))
        working.add_done_callback(self._over)
        return await asyncio.shield(working)

    def _over(self, working: "asyncio.Future[Answer]") -> None:
        self.slots.give_back()
        if not working.cancelled():
            working.exception()  # the caller may be gone

    async def _begin(self, work: Callable[[], Answer], may_begin: MayBegin) -> Answer:
        if not await may_begin():
            raise CannotStart
        return await self._work(work)

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        """Tries once more with a new pool if a worker dies; raises CannotDo if that fails too."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._fresh()
        try:
            return await loop.run_in_executor(self._pool, work)
        except BrokenProcessPool as error:
            raise CannotDo("no-thinker") from error

    def begin_to_close(self) -> None:
        """Begins nothing more."""
        self._processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self, deadline: float) -> None:
        """Ends the processes: those that still work are stopped at the deadline."""
        for process in self._processes:
            process.join(max(0.0, deadline - monotonic()))
            if process.is_alive():
                process.terminate()


class Workers:
    """The processes for computer players: some for slow levels, and one for fast ones; and one for pictures and
    files."""

    def __init__(self, workers: int) -> None:
        self._long = _Lane(workers, _start_nice_worker)
        self._quick = _Lane(1, _start_worker)
        self._errands = _Lane(1, _start_nice_worker)
        """Pictures and files take half a second or more. The process starts with the first of them."""
        self._longest: dict[tuple[str, str], float] = {}
        """The longest recent decision of each level, in seconds; old ones count less."""

    async def choose(
        self, snapshot: SeatSnapshot, level: str, asker: Asker, rank: Rank, may_begin: MayBegin = _always
    ) -> int | None:
        """A level's decision; None if it may not start when its turn comes."""
        work = partial(choose, snapshot, level)
        try:
            return await self._ask(snapshot, level, work, asker, rank, MOVE_LIMITS, may_begin)
        except CannotStart:
            return None

    async def think(self, snapshot: SeatSnapshot, level: str, asker: Asker) -> Thoughts:
        return await self._ask(snapshot, level, partial(think, snapshot, level), asker, Rank.PEOPLE, HINT_LIMITS)

    async def examine(self, record: str, level: str, index: int, asker: Asker) -> Finding:
        """Games in play come first."""
        work = partial(examine, record, level, index)
        return await self._long.ask(work, asker, Rank.ANALYSIS, UNBOUNDED, _always)

    async def draw(self, task: Task, asker: Asker) -> bytes:
        """A picture."""
        return await self._errands.ask(partial(draw, task), asker, Rank.PEOPLE, PICTURE_LIMITS, _always)

    async def open_file(self, text: str, maker: Visitor, asker: Asker) -> OpenedTable:
        """A game from a file. Pictures come first: nobody waits for a file but the one who sends it."""
        return await self._errands.ask(partial(open_file, text, maker), asker, Rank.ANALYSIS, FILE_LIMITS, _always)

    async def _ask(
        self,
        snapshot: SeatSnapshot,
        level: str,
        work: Callable[[], Answer],
        asker: Asker,
        rank: Rank,
        most: QueueLimits,
        may_begin: MayBegin = _always,
    ) -> Answer:
        usual = self._usual(snapshot.game, level)
        answer, seconds = await self._lane(usual).ask(
            partial(_timed, work, snapshot.game, level), asker, rank, most, may_begin
        )
        self._longest[snapshot.game, level] = max(seconds, FADING * usual)
        return answer

    def _usual(self, game: str, level: str) -> float:
        """Until measured, a level that searches counts as slow, any other as fast."""
        spec = registry.players(game).get(level)
        return self._longest.get((game, level), LONG if spec is not None and spec.takes_budget else 0.0)

    def _lane(self, usual: float) -> _Lane:
        if usual > QUICK_SECONDS:
            return self._long
        return self._long if self._long.slots.has_room and not self._quick.slots.has_room else self._quick

    def close(self) -> None:
        lanes, deadline = (self._quick, self._long, self._errands), monotonic() + CLOSING_SECONDS
        for lane in lanes:
            lane.begin_to_close()
        for lane in lanes:
            lane.close(deadline)
