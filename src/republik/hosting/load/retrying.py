"""Retries with growing pauses."""

import asyncio
import logging
from contextlib import suppress

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
_MAX_DOUBLINGS = 20

_log = logging.getLogger("republik.hosting")


def pause_after(failures: int) -> float:
    """Seconds until the next attempt, after this many failures in a row."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, _MAX_DOUBLINGS))


def note(what: str, table: str, failures: int) -> None:
    """Logs each failure in one line, the first one with its traceback."""
    fields = {"table": table, "failures": failures, "seconds": pause_after(failures)}
    _log.error(what, extra={"fields": fields}, exc_info=failures == 1)


async def pause(woken: asyncio.Event, failures: int) -> None:
    """Waits for the next attempt; setting `woken` shortens the wait to that after a first failure."""
    await asyncio.sleep(FIRST_PAUSE)
    with suppress(TimeoutError):
        await asyncio.wait_for(woken.wait(), pause_after(failures) - FIRST_PAUSE)
