"""Rate limiting: token buckets and concurrent places, per guest, network and table."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import NamedTuple

from .lru import LruCache
from .refusals import CannotDo
from .visitor import Asker

MAX_BUCKETS = 100_000


@dataclass
class _Bucket:
    tokens: float
    filled: float


class Limiter:
    """One token bucket per name: requests per second, and a burst."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: LruCache[str, _Bucket] = LruCache(MAX_BUCKETS)

    def take(self, who: str, cost: float = 1.0) -> None:
        """Pay for a request, or raise CannotDo."""
        bucket = self._filled(who)
        if bucket.tokens < cost:
            raise CannotDo("too-many-requests")
        bucket.tokens -= cost

    def give_back(self, who: str, cost: float = 1.0) -> None:
        """Refund a request that was refused later."""
        bucket = self._filled(who)
        bucket.tokens = min(self._burst, bucket.tokens + cost)

    def penalise(self, who: str, cost: float) -> None:
        """Charge more than the balance allows: a bucket in debt takes longer to refill."""
        bucket = self._filled(who)
        bucket.tokens = max(-self._burst, bucket.tokens - cost)

    def _filled(self, who: str) -> _Bucket:
        now = self._clock()
        bucket = self._buckets.get(who) or _Bucket(self._burst, now)
        bucket.tokens = min(self._burst, bucket.tokens + (now - bucket.filled) * self._per_second)
        bucket.filled = now
        self._buckets.put(who, bucket)
        return bucket


class Rates:
    """The limits of one guest, and of all guests of a network together."""

    def __init__(
        self, per_second: float, burst: float, networks: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._guests = Limiter(per_second, burst, clock)
        self._networks = Limiter(per_second * networks, burst * networks, clock)

    def take(self, asker: Asker, cost: float = 1.0) -> None:
        """Charge both, or raise CannotDo. A guest with an empty bucket costs the network nothing."""
        self._guests.take(_name(asker), cost)
        self._networks.take(asker.network, cost)

    def penalise(self, asker: Asker, cost: float) -> None:
        """Charge the guest only; an unknown guest is charged to the network."""
        self._guests.penalise(_name(asker), cost)
        if asker.guest is None:
            self._networks.penalise(asker.network, cost)


def _name(asker: Asker) -> str:
    return f"network {asker.network}" if asker.guest is None else f"guest {asker.guest}"


class Bound(NamedTuple):
    """Whose places are counted, how many there are, and the refusal when none is left."""

    who: str
    most: int
    refusal: str


class Places:
    """Resources held for a while, such as open sockets, counted against several owners at once."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def take(self, *bounds: Bound) -> None:
        """Take a place from each owner, or raise CannotDo."""
        for who, most, refusal in bounds:
            if self._taken[who] >= most:
                raise CannotDo(refusal, details={"most": str(most)})
        self._taken.update(bound.who for bound in bounds)

    def give_back(self, *bounds: Bound) -> None:
        for who, *_ in bounds:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]

    @contextmanager
    def held(self, *bounds: Bound) -> Iterator[None]:
        """Hold a place of each owner inside the block, or raise CannotDo."""
        self.take(*bounds)
        try:
            yield
        finally:
            self.give_back(*bounds)


def network(address: str) -> str:
    """The network of an address; for IPv6 its /64, since one host owns all of it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return parsed.exploded[:19]
    return str(parsed)
