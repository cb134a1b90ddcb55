"""Background work that outlives the request that started it."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Tasks:
    """Tasks that are completed before the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """The result; the work is completed even if the caller is cancelled."""
        return await asyncio.shield(self.start(work))

    async def join(self, seconds: float | None = None) -> None:
        """Waits until all tasks have ended; what takes longer is dropped."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """Drops all running tasks."""
        for task in self._tasks:
            task.cancel()
        await self.join()
