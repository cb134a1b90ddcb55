"""Other processes at the same database: told over Redis what has changed, so that they tell those who follow there.

Nothing is decided by Redis. What happened is in the database, where a number of a table's log is given once; a message
says only that something is there to be read. A message that gets lost is made up for: after every new connection all
tables are read again. Who thinks for a computer player is agreed on with a key that expires, which saves work; where
two processes think all the same, the first to write wins, and both would have written the same.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

CHANNEL = "republik"
THINKING = "republik:thinking:"
THINKING_SECONDS = 5
"""A process that dies while it thinks is replaced after so long."""
RETRY_SECONDS = 1.0
ANSWER_SECONDS = 1.0
"""A Redis that has not answered by then is away."""
MOST_WAITING = 100_000

_log = logging.getLogger("republik.server")


class News(msgspec.Struct, omit_defaults=True):
    """Something that another process should read again: a table, or a person."""

    sender: str
    table: str = ""
    number: int = 0
    person: int = 0


Hear = Callable[[News | None], Awaitable[None]]
"""Takes the news of others; None says that some may have been missed."""


class Others(Protocol):
    """What the house needs of the other processes."""

    async def start(self, hear: Hear) -> None: ...
    def tell(self, *, table: str = "", number: int = 0, person: int = 0) -> None: ...
    async def may_think(self, table: str, number: int) -> bool: ...
    async def close(self) -> None: ...


class Alone:
    """The only process at its database."""

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        pass

    async def may_think(self, table: str, number: int) -> bool:  # noqa: ARG002
        return True

    async def close(self) -> None:
        pass


class OthersByRedis:
    """Publishes and subscribes; goes on trying where Redis is away for a while."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),  # what is tried again is tried again here
            health_check_interval=15,
        )
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._listen(hear))]

    def tell(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        try:
            self._waiting.put_nowait(News(self._me, table, number, person))
        except asyncio.QueueFull:
            _log.warning("news dropped")

    async def may_think(self, table: str, number: int) -> bool:
        """Whether this process is the one to think; where Redis cannot say, every process is."""
        from redis.exceptions import RedisError

        key = f"{THINKING}{table}:{number}"
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                taken = await self._redis.set(key, self._me, nx=True, ex=THINKING_SECONDS)
                return bool(taken) or await self._redis.get(key) == self._me.encode()
        except (RedisError, OSError):  # TimeoutError is one, too
            return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish(self) -> None:
        from redis.exceptions import RedisError

        while True:
            message = msgspec.json.encode(await self._waiting.get())
            while True:
                try:
                    await self._redis.publish(CHANNEL, message)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, hear: Hear) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as subscribed:
                    await subscribed.subscribe(CHANNEL)
                    while True:
                        message = await subscribed.get_message(timeout=ANSWER_SECONDS)
                        if message is None:
                            continue
                        if message["type"] == "subscribe":  # from here on nothing is missed
                            await hear(None)
                        elif message["type"] == "message":
                            await self._read(message["data"], hear)
            except (RedisError, OSError) as error:
                _log.warning("redis away", extra={"fields": {"error": type(error).__name__}})
            await asyncio.sleep(RETRY_SECONDS)

    async def _read(self, data: bytes, hear: Hear) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except (msgspec.DecodeError, UnicodeError):
            return
        if news.sender != self._me:
            await hear(news)


def others_at(url: str | None) -> Others:
    """The other processes that a Redis knows of; without one there are none."""
    return Alone() if url is None else OthersByRedis(url)
