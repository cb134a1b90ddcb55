"""The clock that tables use."""

from datetime import UTC, datetime
from time import monotonic


class Timekeeper:
    """The calendar, and a monotonic clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def steady(self) -> float:
        """Seconds, meaningful only within this process."""
        return monotonic()


SYSTEM_TIME = Timekeeper()
