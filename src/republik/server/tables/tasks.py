"""Work in the background that whoever began it cannot take down."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Tasks:
    """Tasks that are finished before the server ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """The answer; the work is finished even if whoever waits for it goes."""
        return await asyncio.shield(self.start(work))

    async def join(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """What has begun is dropped."""
        for task in self._tasks:
            task.cancel()
        await self.join()
