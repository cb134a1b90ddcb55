"""Passwords: argon2id in separate threads, never in the event loop."""

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from republik.hosting.refusals import CannotDo

SHORTEST: Final = 8
THREADS: Final = 2
MAX_WAITING: Final = 32

Answer = TypeVar("Answer")


def check_strength(password: str, name: str) -> None:
    """Raises CannotDo if it would be guessed at once."""
    plain = normal(password)
    if len(plain) < SHORTEST or len(set(plain)) < 3 or plain.casefold() == normal(name).casefold():
        raise CannotDo("weak-password")


def normal(password: str) -> str:
    """Normalises, so that every keyboard produces the same password."""
    return unicodedata.normalize("NFKC", password)


def hasher() -> PasswordHasher:
    """Memory and passes of RFC 9106, in one lane: a login must not take all cores from the games."""
    return PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)


class Passwords:
    """Hashes and checks passwords, with limits on running and waiting jobs."""

    def __init__(self) -> None:
        self._hasher = hasher()
        self._pool = ThreadPoolExecutor(THREADS, "republik-passwords")
        self._waiting = 0
        self._nobodys = _hash_of_nothing(self._hasher)

    async def hash(self, password: str) -> str:
        return await self._work(lambda: self._hasher.hash(normal(password)))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Whether it matches the stored hash. Without a stored hash it takes just as long."""
        fitting = await self._work(lambda: self._verify(stored or self._nobodys, normal(password)))
        return fitting and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash uses outdated parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= MAX_WAITING:
            raise CannotDo("too-many-requests")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that matches no password."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${cost}${salt}${digest}"
