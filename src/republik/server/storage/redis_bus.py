"""The bus between processes, over Redis. Lost messages do no harm: after every reconnection all tables are read
again."""

import asyncio
import logging
import secrets
from collections.abc import Collection

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from republik.hosting.core.bus import Bus, News, OnNews

CHANNEL = "republik"
THINKING = "republik:thinking:"
THINKING_SECONDS = 5
"""A process that dies while thinking is replaced after this time."""
PRESENT = "republik:present"
PRESENT_SECONDS = 15
"""Who is connected at a process, unless it says so again."""
RETRY_SECONDS = 1.0
ANSWER_SECONDS = 1.0
"""A Redis server that does not answer in time counts as unavailable."""
MAX_WAITING = 100_000
SENT_AT_ONCE = 100

_log = logging.getLogger("republik.server")


class RedisBus(Bus):
    """Publishes and subscribes; keeps trying while Redis is unavailable."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),  # retries happen here
            health_check_interval=15,
        )
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[News] = asyncio.Queue(MAX_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, on_news: OnNews) -> None:
        self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._listen(on_news))]

    def publish(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        try:
            self._waiting.put_nowait(News(self._me, table, number, person))
        except asyncio.QueueFull:
            _log.warning("news queue full")

    async def claim_turn(self, table: str, number: int) -> bool:
        """Whether this process should think; without an answer from Redis, every process does."""
        key = f"{THINKING}{table}:{number}"
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                taken = await self._redis.set(key, self._me, nx=True, ex=THINKING_SECONDS)
                return bool(taken) or await self._redis.get(key) == self._me.encode()
        except (RedisError, OSError):  # TimeoutError is one, too
            return True

    async def share_presence(self, guests: Collection[int]) -> Collection[int] | None:
        """A sorted set has the time of the last message about each guest, by the clock of Redis."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                now, _microseconds = await self._redis.time()
                async with self._redis.pipeline(transaction=False) as together:
                    if guests:
                        together.zadd(PRESENT, {str(guest): now for guest in guests})
                    together.zremrangebyscore(PRESENT, "-inf", now - PRESENT_SECONDS)
                    together.zrange(PRESENT, 0, -1)
                    *_, present = await together.execute()
                return [int(guest) for guest in present]
        except (RedisError, OSError):
            return None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            waiting = [await self._waiting.get()]
            while not self._waiting.empty() and len(waiting) < SENT_AT_ONCE:
                waiting.append(self._waiting.get_nowait())
            messages = [msgspec.json.encode(news) for news in waiting]
            while True:
                try:
                    await self._send(messages)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(RETRY_SECONDS)

    async def _send(self, messages: list[bytes]) -> None:
        """Publishes what is waiting in one round trip."""
        async with self._redis.pipeline(transaction=False) as together:
            for message in messages:
                together.publish(CHANNEL, message)
            await together.execute()

    async def _listen(self, on_news: OnNews) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscribed:
                    await subscribed.subscribe(CHANNEL)
                    while True:
                        message = await subscribed.get_message(timeout=ANSWER_SECONDS)
                        if message is None:
                            continue
                        if message["type"] == "subscribe":  # from here on nothing is missed
                            await on_news(None)
                        elif message["type"] == "message":
                            await self._read(message["data"], on_news)
            except (RedisError, OSError) as error:
                _log.warning("redis unreachable", extra={"fields": {"error": type(error).__name__}})
            await asyncio.sleep(RETRY_SECONDS)

    async def _read(self, data: bytes, on_news: OnNews) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except (msgspec.DecodeError, UnicodeError):
            return
        if news.sender != self._me:
            await on_news(news)
