"""Delayed spectators: how much of a game they see."""

from collections.abc import Iterable
from dataclasses import dataclass

from .log import AGREED_BACK, DECISION, TAKEN_BACK, LogEntry


@dataclass
class Delay:
    """What spectators see who are `decisions` behind. They never go back because of something they have not seen."""

    decisions: int
    standing: int = 0
    read_entries: int = 0
    count: int = 0
    """Decisions they see."""
    number: int = 0
    """The log's number at the last change."""

    def read(self, log: Iterable[LogEntry]) -> None:
        for entry in log:
            self.read_entries += 1
            if entry.kind == DECISION:
                self.standing += 1
            elif entry.kind == TAKEN_BACK:
                self.standing -= 1
            elif entry.kind == AGREED_BACK:
                self.standing = int(entry.text)
            seen = max(min(self.count, self.standing), self.standing - self.decisions)
            if seen != self.count:
                self.count, self.number = seen, self.read_entries
