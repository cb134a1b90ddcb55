"""Other processes on the same database: they are notified of changes so that they can update their own followers.

Nothing is decided here. The database holds the truth and assigns each log number once; a message only says that there
is something to read. The processes agree on which of them thinks for a computer player, to save work. If two do it
anyway, the first to write wins; both would have written the same.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class News:
    """A table or a person that other processes should read again."""

    sender: str
    table: str = ""
    number: int = 0
    person: int = 0


OnNews = Callable[[News | None], Awaitable[None]]
"""Receives news from others; None means that some may have been missed."""


class Bus(Protocol):
    """The other processes."""

    async def start(self, on_news: OnNews) -> None: ...
    def publish(self, *, table: str = "", number: int = 0, person: int = 0) -> None: ...
    async def claim_turn(self, table: str, number: int) -> bool: ...
    async def close(self) -> None: ...


class LocalBus:
    """For a server with a single process."""

    async def start(self, on_news: OnNews) -> None:
        pass

    def publish(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        pass

    async def claim_turn(self, table: str, number: int) -> bool:  # noqa: ARG002
        return True

    async def close(self) -> None:
        pass
