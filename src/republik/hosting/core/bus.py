"""Other processes on the same database: they are notified of changes so that they can update their own followers.

Nothing is decided here. The database holds the truth and assigns each log number once; a message only says that there
is something to read. The processes agree on which of them thinks for a computer player, to save work. If two do it
anyway, the first to write wins; both would have written the same.
"""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class News:
    """A table or a person that other processes should read again."""

    sender: str
    table: str = ""
    number: int = 0
    person: int = 0


OnNews = Callable[[News | None], Awaitable[None]]
"""Receives news from others; None means that some may have been missed."""


class Bus:
    """The other processes. Here there are none: a server with a single process needs no more."""

    async def start(self, on_news: OnNews) -> None:
        """Begins to listen to the others."""

    def publish(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        """Tells the others what to read again."""

    async def claim_turn(self, table: str, number: int) -> bool:  # noqa: ARG002
        """Whether this process should think for the computer player to act."""
        return True

    async def share_presence(self, guests: Collection[int]) -> Collection[int] | None:  # noqa: ARG002
        """Tells the others which guests are connected here; returns those connected anywhere, None if unknown."""
        return ()

    async def close(self) -> None:
        """Ends the connection to the others."""
