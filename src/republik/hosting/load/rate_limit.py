"""Rate limiting: token buckets and concurrent places, per guest, network and table."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker

from .lru import LruCache

MAX_BUCKETS = 100_000
DAY = 86_400.0
SITE_SHARE = 10.0
"""All networks of a site together may make this many times the requests of one network."""
LIST_COST = 4.0
"""A list of tables or games counts as this many requests."""
HINT_COST = 20.0
"""A hint keeps a processor busy for up to a second, so it counts as this many requests."""
_OF_NETWORK = len("2001:0db8:0000:0000")
_OF_SITE = len("2001:0db8:0000")


@dataclass
class _Bucket:
    tokens: float
    filled: float


class Share(NamedTuple):
    """A bucket that a request is charged to: whose it is, and how many times the rate and the burst it has."""

    owner: str
    times: float = 1.0
    fined: bool = True
    """Whether penalties are charged to it as well."""


Who = TypeVar("Who")


@dataclass
class Limiter(Generic[Who]):
    """Token buckets with a rate (requests per second) and a burst. A request is charged to every bucket that counts for
    whoever makes it (`shares`); what one of them refuses costs the others nothing. With 0 per second nothing is ever
    refilled."""

    shares: Callable[[Who], Iterable[Share]]
    per_second: float
    burst: float
    clock: Callable[[], float] = monotonic
    refusal: str = "too-many-requests"
    _buckets: LruCache[str, _Bucket] = field(default_factory=lambda: LruCache(MAX_BUCKETS), init=False)

    def take(self, who: Who, cost: float = 1.0) -> None:
        """Pays for a request, or raises CannotDo."""
        self.check(who, cost)
        for share in self.shares(who):
            self._filled(share).tokens -= cost

    def check(self, who: Who, cost: float = 1.0) -> None:
        """Raises CannotDo if there is too little to pay for a request."""
        for share in self.shares(who):
            missing, rate = cost - self._filled(share).tokens, self.per_second * share.times
            if missing > 0:
                seconds = ceil(missing / rate) if rate else int(DAY)
                raise CannotDo(self.refusal, details={"seconds": str(max(1, seconds))})

    def give_back(self, who: Who, cost: float = 1.0) -> None:
        """Refunds a request that was refused later."""
        for share in self.shares(who):
            bucket = self._filled(share)
            bucket.tokens = min(self.burst * share.times, bucket.tokens + cost)

    def penalise(self, who: Who, cost: float) -> None:
        """Charges more than the balance allows: a bucket in debt takes longer to refill."""
        for share in self.shares(who):
            if share.fined:
                bucket = self._filled(share)
                bucket.tokens = max(-self.burst * share.times, bucket.tokens - cost)

    def _filled(self, share: Share) -> _Bucket:
        now, burst = self.clock(), self.burst * share.times
        bucket = self._buckets.get(share.owner) or _Bucket(burst, now)
        bucket.tokens = min(burst, bucket.tokens + (now - bucket.filled) * self.per_second * share.times)
        bucket.filled = now
        self._buckets.put(share.owner, bucket)
        return bucket


def by_name(name: str) -> Iterator[Share]:
    """One bucket per name."""
    yield Share(name)


def by_network(network: str, times: float = 1.0, *, fined: bool = True) -> Iterator[Share]:
    """A bucket per network, and for IPv6 a larger one per site, which may own 65,536 networks."""
    yield Share(f"network {network}", times, fined)
    if (site := site_of(network)) is not None:
        yield Share(f"site {site}", SITE_SHARE * times, fined=False)


def by_guest(asker: Asker, *, networks: float) -> Iterator[Share]:
    """A bucket per guest, and one for all guests of a network, `networks` times as large. The guest's bucket is the
    only one fined; penalties of an unknown guest are charged to the network."""
    is_guest = asker.guest is not None
    yield Share(f"guest {asker.guest}" if is_guest else f"anyone {asker.network}")
    yield from by_network(asker.network, networks, fined=not is_guest)


def per_day(most: float, networks: float, refusal: str) -> Limiter[Asker]:
    """What one guest may do this often in a day, and all guests of a network `networks` times as often. 0: never."""
    return Limiter(partial(by_guest, networks=networks), most / DAY, most, refusal=refusal)


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
