"""Scheduling when more is requested than can be done at once.

Waiting networks take turns, and so do the guests of a network, so that many requests of one guest delay nobody else's.
Higher ranks go first, but never starve the lower ones.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from enum import IntEnum
from sys import maxsize
from typing import Any, Final, Generic, NamedTuple, TypeVar

from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker

from .rate_limit import Bound, Places

EVERY_SO_OFTEN = 8
"""One turn in this many goes to the lowest waiting rank."""

Answer = TypeVar("Answer")
Item = TypeVar("Item")
Place = asyncio.Future[None]
MayBegin = Callable[[], Awaitable[bool]]
"""Asked when the turn has come: meanwhile another process may have started, or nobody may want the answer any more."""


class Rank(IntEnum):
    """Priorities."""

    PEOPLE = 0
    """A game with people, or a hint."""
    EXHIBITION = 1
    """A game among computer players."""
    ANALYSIS = 2


class QueueLimits(NamedTuple):
    """How many requests of one kind may wait per guest and per network, and the refusal of any more; each kind is
    counted separately."""

    kind: str
    guest: int
    network: int
    refusal: str = "too-many-thoughts"


UNBOUNDED: Final = QueueLimits("others", maxsize, maxsize)
"""For requests whose number is limited elsewhere."""


class FairQueue(Generic[Item]):
    """The waiting requests."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, OrderedDict[int | None, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._networks)

    def add(self, asker: Asker, item: Item) -> None:
        guests = self._networks.setdefault(asker.network, OrderedDict())
        guests.setdefault(asker.guest, deque()).append(item)

    def discard(self, asker: Asker, item: Item) -> None:
        """Removes a request if it is still waiting."""
        guests = self._networks.get(asker.network)
        own = None if guests is None else guests.get(asker.guest)
        if own is not None and item in own:
            own.remove(item)
            self._tidy(asker)

    def pop(self) -> Item:
        """The next request: first of the next guest of the next network; both then go to the back."""
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


class FairSlots:
    """A number of concurrent places; everyone else waits in line."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: list[FairQueue[Place]] = [FairQueue() for _ in Rank]
        self._waiting = Places()
        self._given = 0

    @property
    def has_room(self) -> bool:
        """Whether a place is free."""
        return self._free > 0

    async def take(self, asker: Asker, rank: Rank, most: QueueLimits) -> None:
        """Waits for a place; raises CannotDo if too many of the asker's requests are waiting."""
        if self._free:
            self._free -= 1
            return
        with self._waiting.held(*_bounds(asker, most)):
            await self._wait(asker, rank)

    async def _wait(self, asker: Asker, rank: Rank) -> None:
        place: Place = asyncio.get_running_loop().create_future()
        self._queues[rank].add(asker, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._queues[rank].discard(asker, place)
            else:  # it got its turn at the same moment
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free again: the next request gets it."""
        while waiting := [queue for queue in self._queues if queue]:
            is_lowest = (self._given + 1) % EVERY_SO_OFTEN == 0
            place = waiting[-1 if is_lowest else 0].pop()
            if not place.done():  # a task that was just cancelled leaves the line only when it runs again
                self._given += 1
                place.set_result(None)
                return
        self._free += 1


def _bounds(asker: Asker, most: QueueLimits) -> Iterator[Bound]:
    if asker.guest is not None:
        yield Bound(f"{most.kind} of guest {asker.guest}", most.guest, most.refusal)
    yield Bound(f"{most.kind} of network {asker.network}", most.network, most.refusal)


async def while_connected(work: Coroutine[Any, Any, Answer], gone: Callable[[], Awaitable[None]]) -> Answer:
    """The answer, unless the asker leaves before it is ready: then the work is dropped."""
    task, left = asyncio.ensure_future(work), asyncio.ensure_future(gone())
    try:
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise CannotDo("no-thinker")  # nobody is waiting for it
        return task.result()
    finally:
        task.cancel()
        left.cancel()
