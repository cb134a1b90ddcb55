"""Login throttling: after a few failures each further one doubles the wait."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from republik.hosting.load.lru import LruCache
from republik.hosting.refusals import CannotDo

MAX_TRACKED_NAMES: Final = 100_000
FORGOTTEN_AFTER: Final = 3600.0


@dataclass
class _Failures:
    count: int = 0
    last: float = 0.0
    until: float = 0.0


class LoginThrottle:
    """For names, or for addresses: the first `free` failures cost nothing, then the wait doubles up to a maximum."""

    def __init__(self, free: int, longest: float, clock: Callable[[], float] = monotonic) -> None:
        self._free = free
        self._longest = longest
        self._clock = clock
        self._failures: LruCache[str, _Failures] = LruCache(MAX_TRACKED_NAMES)

    def begin(self, who: str) -> None:
        """Starts an attempt, which counts as failed until it is forgiven; raises CannotDo if it comes too early."""
        now = self._clock()
        failures = self._failures.get(who) or _Failures()
        if now < failures.until:
            raise CannotDo("login-slowed", details={"seconds": str(ceil(failures.until - now))})
        if now - failures.last > FORGOTTEN_AFTER:
            failures.count = 0
        failures.count += 1
        failures.last = now
        if failures.count >= self._free:
            failures.until = now + min(self._longest, 2.0 ** min(failures.count - self._free, 32))
        self._failures.put(who, failures)

    def forgive(self, who: str, *, all_before: bool) -> None:
        """The attempt succeeded; for a name, forget all earlier failures too."""
        failures = self._failures.get(who)
        if failures is not None:
            failures.count = 0 if all_before else failures.count - 1
            failures.until = 0.0
