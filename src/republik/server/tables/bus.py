"""Other processes at the same database: they are told what has changed, so that they tell those who follow there.

Nothing is decided here. What happened is in the database, where a number of a table's log is given once; a message says
only that something is there to be read. Which process thinks for a computer player is agreed on, which saves work;
where two think all the same, the first to write wins, and both would have written the same.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class News:
    """Something that another process should read again: a table, or a person."""

    sender: str
    table: str = ""
    number: int = 0
    person: int = 0


Hear = Callable[[News | None], Awaitable[None]]
"""Takes the news of others; None says that some may have been missed."""


class Bus(Protocol):
    """The other processes."""

    async def start(self, hear: Hear) -> None: ...
    def tell(self, *, table: str = "", number: int = 0, person: int = 0) -> None: ...
    async def claim_turn(self, table: str, number: int) -> bool: ...
    async def close(self) -> None: ...


class LocalBus:
    """The only process at its database."""

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, *, table: str = "", number: int = 0, person: int = 0) -> None:
        pass

    async def claim_turn(self, table: str, number: int) -> bool:  # noqa: ARG002
        return True

    async def close(self) -> None:
        pass
