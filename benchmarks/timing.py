"""Measures rates, in the same way for us and for every peer.

A pass is a fixed amount of work (same seeds, same games), so passes differ only by noise, and the best one counts.
Rates use processor time, not wall-clock time: all work runs in one thread, and other load should not matter.
"""

import json
import sys
from collections.abc import Callable
from time import process_time

SECONDS = 1.5
"""How long to repeat passes; run.py repeats everything in further processes."""


def rate(work: Callable[[], int]) -> float:
    """Returns units of work per second in the best pass; `work` runs one pass and returns its number of units."""
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
