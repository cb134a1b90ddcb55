"""How often somebody may ask: token buckets, one for each guest or address."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from .recent import Recent
from .refusals import CannotDo

MOST_BUCKETS = 100_000


@dataclass
class _Bucket:
    tokens: float
    filled: float


class Limiter:
    """So many requests a second, and so many at once."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: Recent[str, _Bucket] = Recent(MOST_BUCKETS)

    def take(self, who: str, cost: float = 1.0) -> None:
        """Pays for a request, or CannotDo."""
        now = self._clock()
        bucket = self._buckets.get(who) or _Bucket(self._burst, now)
        bucket.tokens = min(self._burst, bucket.tokens + (now - bucket.filled) * self._per_second)
        bucket.filled = now
        self._buckets.put(who, bucket)
        if bucket.tokens < cost:
            raise CannotDo("too-many-requests")
        bucket.tokens -= cost
