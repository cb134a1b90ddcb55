"""Computer players think in processes of their own, from what their seat may know.

What travels there is a position that the seat cannot tell from the true one, as text: seen from the seat it is the same
view, and nothing hidden leaves the server's own process.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache, partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import TypeVar, cast

from republik import games
from republik.analysis import Study, thinker
from republik.analysis.study import Finding
from republik.players import registry
from republik.players.base import decision_rng
from republik.players.thoughts import Thinker, Thoughts
from republik.table.contract import View
from republik.table.records import accepted, parse_record
from republik.table.session import Session

from .refusals import CannotDo

Answer = TypeVar("Answer")
LOOK_AGAIN, MOST_LOOKS = 0.02, 100
"""Seconds, and how often: an analysis is not put off for ever."""


@dataclass(frozen=True)
class Sight:
    """What a seat knows at one decision, fit to travel."""

    game: str
    seat: int
    text: str
    commitment: str
    decision: int

    @classmethod
    def of(cls, session: Session, seat: int) -> "Sight":
        text = session.position.view(seat).sample(Random(0)).to_text()
        return cls(session.game.name, seat, text, session.commitment or "", len(session.decisions))

    def view(self) -> View:
        return games.game(self.game).from_text(self.text).view(self.seat)

    def rng(self) -> Random:
        return decision_rng(self.commitment, self.seat, self.decision)


def choose(sight: Sight, level: str) -> int:
    """A level's decision. Runs in a worker; the player is a fresh one, so it does not matter in which."""
    return registry.player(level, sight.game).choose(sight.view(), sight.rng())


def think(sight: Sight, level: str) -> Thoughts:
    """A level's thoughts. Runs in a worker."""
    return cast("Thinker", registry.player(level, sight.game)).think(sight.view(), sight.rng())


@lru_cache(maxsize=2)
def _study(record: str, level: str) -> Study:
    standing, _refusal = accepted(parse_record(record), games.game)
    return Study(standing, thinker(level))


def examine(record: str, level: str, index: int) -> Finding:
    """What a level finds about one decision of a finished game. Runs in a worker, which reads the game once."""
    return _study(record, level).find(index)


def _start_worker() -> None:
    """The server ends its workers itself, also where the terminal interrupts all of them; killed, it cannot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, name="republik-parent", daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """The processes in which computer players think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._fresh()
        self._asked = 0

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _start_worker)

    async def choose(self, sight: Sight, level: str) -> int:
        return await self._ask_for_game(partial(choose, sight, level))

    async def think(self, sight: Sight, level: str) -> Thoughts:
        return await self._ask_for_game(partial(think, sight, level))

    async def examine(self, record: str, level: str, index: int) -> Finding:
        """Games come first: it waits a while for a moment in which no computer player is asked for a decision."""
        for _ in range(MOST_LOOKS):
            if not self._asked:
                break
            await asyncio.sleep(LOOK_AGAIN)
        return await self._ask(partial(examine, record, level, index))

    async def _ask_for_game(self, work: Callable[[], Answer]) -> Answer:
        self._asked += 1
        try:
            return await self._ask(work)
        finally:
            self._asked -= 1

    async def _ask(self, work: Callable[[], Answer]) -> Answer:
        """One answer; where a worker died a new pool is asked once more, then CannotDo."""
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

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
