"""The time, as tables are handed it."""

from datetime import UTC, datetime
from time import monotonic


class Timekeeper:
    """The calendar, and a clock that nobody sets."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def steady(self) -> float:
        """Seconds, worth something inside this process only."""
        return monotonic()


SYSTEM_TIME = Timekeeper()
