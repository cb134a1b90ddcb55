"""Metrics for operators, in the Prometheus text format."""

from collections import Counter
from collections.abc import Callable
from typing import Final

HELP: Final = {
    "republik_requests_total": "HTTP requests by route and status.",
    "republik_decisions_total": "Stored decisions of people and computer players.",
    "republik_refusals_total": "Refused socket messages, by key.",
    "republik_decision_seconds_total": "Time from receiving a decision to storing and publishing it.",
    "republik_thinking_seconds_total": "Time computer players took, including the wait for a process.",
    "republik_thoughts_total": "Decisions this process asked of computer players.",
    "republik_notices_total": "Notifications to people who were away, by channel and result.",
    "republik_sockets": "Open sockets.",
    "republik_tables_in_memory": "Tables in memory.",
}

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counters by name and labels, and gauges that are read on demand."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, Labels]] = Counter()
        self._sums: dict[str, float] = {}
        self._gauges: dict[str, Callable[[], int]] = {}

    def count(self, name: str, **labels: str) -> None:
        self._counts[name, tuple(sorted(labels.items()))] += 1

    def add_seconds(self, name: str, seconds: float) -> None:
        self._sums[name] = self._sums.get(name, 0.0) + seconds

    def gauge(self, name: str, read: Callable[[], int]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        lines: list[str] = []
        for name, about in HELP.items():
            kind = "gauge" if name in self._gauges else "counter"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", *self._samples(name)]
        return "\n".join(lines) + "\n"

    def _samples(self, name: str) -> list[str]:
        if name in self._gauges:
            return [f"{name} {self._gauges[name]()}"]
        if name in self._sums:
            return [f"{name} {self._sums[name]:.6f}"]
        return [
            f"{name}{_labels(labels)} {count}"
            for (counted, labels), count in sorted(self._counts.items())
            if counted == name
        ]


def _labels(labels: Labels) -> str:
    """Label values are words of our own: routes, methods, keys."""
    return "{" + ",".join(f'{key}="{value}"' for key, value in labels) + "}" if labels else ""
