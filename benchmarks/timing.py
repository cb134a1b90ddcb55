"""How a rate is taken, the same for us and for every peer.

The work of one pass is fixed (same seeds, same games), so passes differ by noise only, and the best one counts. Time is
the processor's, not the clock's: everything here runs in one thread, and a busy machine should not show.
"""

import json
import sys
from collections.abc import Callable
from time import process_time

SECONDS = 1.5
"""Passes are repeated for so long; run.py does it all again in further processes."""


def rate(work: Callable[[], int]) -> float:
    """Units of work per second in the best pass; `work` is one pass and says how many units it did."""
    work()
    best = 0.0
    end = process_time() + SECONDS
    while True:
        begin = process_time()
        units = work()
        now = process_time()
        best = max(best, units / (now - begin))
        if now >= end:
            return best


def report(figures: dict[str, float | str | bool]) -> None:
    json.dump(figures, sys.stdout)
    sys.stdout.write("\n")
