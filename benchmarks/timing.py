"""How long anything here is timed, the same for us and for every peer."""

import json
import sys
from collections.abc import Callable
from time import perf_counter

SECONDS = 1.5
"""A single figure's time; each is taken in several processes, see run.py."""


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Units of work per second, repeating `work`, which says how many units it did. The first call only warms up."""
    work()
    done = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        done += work()
        now = perf_counter()
    return done / (now - begin)


def report(figures: dict[str, float | str | bool]) -> None:
    json.dump(figures, sys.stdout)
    sys.stdout.write("\n")
