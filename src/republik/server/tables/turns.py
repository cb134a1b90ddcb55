"""Whose turn it is where more is asked for than can be done at once.

Of those who wait, networks take turns, and so do the guests of a network: who asks for a hundred things waits for them,
not everybody else. Better ranks go first, but not for ever.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from enum import IntEnum
from typing import Any, Generic, NamedTuple, TypeVar

from republik.server.rate_limit import Bound, Places
from republik.server.refusals import CannotDo
from republik.server.visitor import Asker

EVERY_SO_OFTEN = 8
"""One turn of so many goes to the lowest rank that waits."""

Answer = TypeVar("Answer")
Item = TypeVar("Item")
Place = asyncio.Future[None]
MayBegin = Callable[[], Awaitable[bool]]
"""Asked when the turn has come: in the meantime another process may have begun, or nobody wants the answer any more."""


class Rank(IntEnum):
    """Who goes first."""

    PEOPLE = 0
    """Somebody plays there, or asks for a hint."""
    EXHIBITION = 1
    """Computer players among themselves."""
    ANALYSIS = 2


class Most(NamedTuple):
    """How much of one kind may wait for one guest, and for one network; each kind is counted by itself."""

    kind: str
    guest: int
    network: int


class Line(Generic[Item]):
    """What waits."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, OrderedDict[int | None, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._networks)

    def add(self, asker: Asker, item: Item) -> None:
        guests = self._networks.setdefault(asker.network, OrderedDict())
        guests.setdefault(asker.guest, deque()).append(item)

    def discard(self, asker: Asker, item: Item) -> None:
        """Where it still waits, it does not any more."""
        guests = self._networks.get(asker.network)
        own = None if guests is None else guests.get(asker.guest)
        if own is not None and item in own:
            own.remove(item)
            self._tidy(asker)

    def pop(self) -> Item:
        """The first of the guest whose turn it is, of the network whose turn it is; both are last after that."""
        network = next(iter(self._networks))
        guests = self._networks[network]
        guest = next(iter(guests))
        item = guests[guest].popleft()
        guests.move_to_end(guest)
        self._networks.move_to_end(network)
        self._tidy(Asker(network, guest))
        return item

    def _tidy(self, asker: Asker) -> None:
        guests = self._networks[asker.network]
        if not guests[asker.guest]:
            del guests[asker.guest]
        if not guests:
            del self._networks[asker.network]


class Turns:
    """A number of places at once; everybody else waits in line."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: list[Line[Place]] = [Line() for _ in Rank]
        self._waiting = Places()
        self._given = 0

    @property
    def has_room(self) -> bool:
        """Whether a turn can be had without waiting."""
        return self._free > 0

    async def take(self, asker: Asker, rank: Rank, most: Most) -> None:
        """Returns when it is the asker's turn; CannotDo where too much waits for it already."""
        if self._free:
            self._free -= 1
            return
        with self._waiting.held(*_bounds(asker, most)):
            await self._wait(asker, rank)

    async def _wait(self, asker: Asker, rank: Rank) -> None:
        place: Place = asyncio.get_running_loop().create_future()
        self._lines[rank].add(asker, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._lines[rank].discard(asker, place)
            else:  # the turn had come at the same moment
                self.give_back()
            raise

    def give_back(self) -> None:
        """A turn is over: the next one's begins."""
        while waiting := [line for line in self._lines if line]:
            is_lowest = (self._given + 1) % EVERY_SO_OFTEN == 0
            place = waiting[-1 if is_lowest else 0].pop()
            if not place.done():  # a task that was cancelled just now leaves the line only when it runs again
                self._given += 1
                place.set_result(None)
                return
        self._free += 1


def _bounds(asker: Asker, most: Most) -> Iterator[Bound]:
    if asker.guest is not None:
        yield Bound(f"{most.kind} of guest {asker.guest}", most.guest, "too-many-thoughts")
    yield Bound(f"{most.kind} of network {asker.network}", most.network, "too-many-thoughts")


async def while_there(work: Coroutine[Any, Any, Answer], gone: Callable[[], Awaitable[None]]) -> Answer:
    """The answer, unless whoever asked goes away before it is there: then the work is dropped."""
    asked, left = asyncio.ensure_future(work), asyncio.ensure_future(gone())
    try:
        await asyncio.wait({asked, left}, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise CannotDo("no-thinker")  # nobody hears it
        return asked.result()
    finally:
        asked.cancel()
        left.cancel()
