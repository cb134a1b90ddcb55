"""Rate limiting: token buckets and concurrent places, per guest, network and table."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import NamedTuple

from .lru import LruCache
from .refusals import CannotDo
from .visitor import Asker

MAX_BUCKETS = 100_000
DAY = 86_400.0
SITE_SHARE = 10.0
"""All networks of a site together may make this many times the requests of one network."""
_OF_NETWORK = len("2001:0db8:0000:0000")
_OF_SITE = len("2001:0db8:0000")


@dataclass
class _Bucket:
    tokens: float
    filled: float


class Limiter:
    """One token bucket per name: requests per second, and a burst. With 0 per second nothing is ever refilled."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        clock: Callable[[], float] = monotonic,
        refusal: str = "too-many-requests",
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._refusal = refusal
        self._buckets: LruCache[str, _Bucket] = LruCache(MAX_BUCKETS)

    def take(self, who: str, cost: float = 1.0) -> None:
        """Pays for a request, or raises CannotDo."""
        self.check(who, cost)
        self._filled(who).tokens -= cost

    def check(self, who: str, cost: float = 1.0) -> None:
        """Raises CannotDo if there is too little to pay for a request."""
        missing = cost - self._filled(who).tokens
        if missing > 0:
            seconds = ceil(missing / self._per_second) if self._per_second else int(DAY)
            raise CannotDo(self._refusal, details={"seconds": str(max(1, seconds))})

    def give_back(self, who: str, cost: float = 1.0) -> None:
        """Refunds a request that was refused later."""
        bucket = self._filled(who)
        bucket.tokens = min(self._burst, bucket.tokens + cost)

    def penalise(self, who: str, cost: float) -> None:
        """Charges more than the balance allows: a bucket in debt takes longer to refill."""
        bucket = self._filled(who)
        bucket.tokens = max(-self._burst, bucket.tokens - cost)

    def _filled(self, who: str) -> _Bucket:
        now = self._clock()
        bucket = self._buckets.get(who) or _Bucket(self._burst, now)
        bucket.tokens = min(self._burst, bucket.tokens + (now - bucket.filled) * self._per_second)
        bucket.filled = now
        self._buckets.put(who, bucket)
        return bucket


class NetworkLimiter:
    """A bucket per network, and for IPv6 a larger one per site, which may own 65,536 networks."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        clock: Callable[[], float] = monotonic,
        refusal: str = "too-many-requests",
    ) -> None:
        self._networks = Limiter(per_second, burst, clock, refusal)
        self._sites = Limiter(SITE_SHARE * per_second, SITE_SHARE * burst, clock, refusal)

    def take(self, network: str, cost: float = 1.0) -> None:
        """Pays for a request, or raises CannotDo. A request that either refuses costs neither anything."""
        self.check(network, cost)
        self._networks.take(network, cost)
        if (site := site_of(network)) is not None:
            self._sites.take(site, cost)

    def check(self, network: str, cost: float = 1.0) -> None:
        """Raises CannotDo if there is too little to pay for a request."""
        self._networks.check(network, cost)
        if (site := site_of(network)) is not None:
            self._sites.check(site, cost)

    def give_back(self, network: str, cost: float = 1.0) -> None:
        """Refunds a request that was refused later."""
        self._networks.give_back(network, cost)
        if (site := site_of(network)) is not None:
            self._sites.give_back(site, cost)

    def penalise(self, network: str, cost: float) -> None:
        self._networks.penalise(network, cost)


class Rates:
    """The limits of one guest, and of all guests of a network together."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        networks: float,
        clock: Callable[[], float] = monotonic,
        refusal: str = "too-many-requests",
    ) -> None:
        self._guests = Limiter(per_second, burst, clock, refusal)
        self._networks = NetworkLimiter(per_second * networks, burst * networks, clock, refusal)

    def take(self, asker: Asker, cost: float = 1.0) -> None:
        """Charges both, or raises CannotDo. A request that either refuses costs neither anything."""
        self._guests.check(_name(asker), cost)
        self._networks.take(asker.network, cost)
        self._guests.take(_name(asker), cost)

    def give_back(self, asker: Asker, cost: float = 1.0) -> None:
        """Refunds a request that was refused later."""
        self._guests.give_back(_name(asker), cost)
        self._networks.give_back(asker.network, cost)

    def penalise(self, asker: Asker, cost: float) -> None:
        """Charges the guest only; an unknown guest is charged to the network."""
        self._guests.penalise(_name(asker), cost)
        if asker.guest is None:
            self._networks.penalise(asker.network, cost)


def per_day(most: float, networks: float, refusal: str) -> Rates:
    """What one guest may do this often in a day, and all guests of a network `networks` times as often. 0: never."""
    return Rates(most / DAY, most, networks, refusal=refusal)


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
        """Takes a place from each owner, or raises CannotDo."""
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
        """Holds a place of each owner inside the block, or raises CannotDo."""
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
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return parsed.exploded[:_OF_NETWORK] if parsed.ipv4_mapped is None else str(parsed.ipv4_mapped)


def site_of(network: str) -> str | None:
    """The /48 of an IPv6 network: what a provider gives one customer."""
    return network[:_OF_SITE] if network.count(":") == 3 else None
