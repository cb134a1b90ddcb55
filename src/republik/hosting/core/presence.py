"""Who is connected, for the lobby: nobody can play at once with somebody who has left."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic

from .bus import Bus

SHARE_SECONDS = 5.0
"""How often processes tell each other who is connected."""
MAX_PRESENT = 10_000
"""A query names every person who is connected; with more of them it is not asked who is."""


@dataclass(eq=False)
class Presence:
    """People with an open socket, and those who asked for something lately, at all processes of a server."""

    bus: Bus
    connected: Callable[[], Iterable[int]]
    """Returns the guests with an open socket here."""
    away_seconds: float
    """Guests count as away when they have had no socket for so long and have asked for nothing."""
    clock: Callable[[], float] = monotonic

    def __post_init__(self) -> None:
        self._since = self.clock()
        self._last_contact: OrderedDict[int, float] = OrderedDict()
        """When guests were last seen here, the longest absent first."""
        self._elsewhere: Iterable[int] | None = None
        self._sharing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.share()
        self._sharing = asyncio.create_task(self._share_again())

    async def close(self) -> None:
        if self._sharing is not None:
            self._sharing.cancel()
            await asyncio.gather(self._sharing, return_exceptions=True)

    def note(self, guest: int | None) -> None:
        """The guest asks for something, or closes a socket."""
        if guest is not None:
            self._last_contact[guest] = self.clock()
            self._last_contact.move_to_end(guest)

    def present(self) -> set[int] | None:
        """Everybody who is connected; None if that is not known: right after the start, when browsers are still
        reconnecting, or while other processes cannot be asked."""
        started_lately = self.clock() < self._since + self.away_seconds
        if started_lately or self._elsewhere is None:
            return None
        everybody = {*self._here(), *self._elsewhere}
        return everybody if len(everybody) <= MAX_PRESENT else None

    async def share(self) -> None:
        """Tells the other processes who is here, and asks them."""
        self._elsewhere = await self.bus.share_presence(self._here())

    async def _share_again(self) -> None:
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            await self.share()

    def _here(self) -> set[int]:
        oldest = self.clock() - self.away_seconds
        while self._last_contact and next(iter(self._last_contact.values())) < oldest:
            self._last_contact.popitem(last=False)
        return {*self.connected(), *self._last_contact}
