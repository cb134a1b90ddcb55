"""The log of a table, the single source of truth about it, its replay, and how much of it spectators see.

The log is append-only: one entry per decision (of a seat or of chance), per undo, per agreed take-back (with the
decision count in its text), and per resignation or loss on time. Messages of the protocol count these entries.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from republik.table.records import CHANCE_NAME, Decision

DECISION: Final = "decision"
TAKEN_BACK: Final = "taken back"
AGREED_BACK: Final = "agreed back"
RESIGNED: Final = "resigned"
TIMEOUT: Final = "timeout"


class LogEntry(NamedTuple):
    """One line of a table's log."""

    kind: str
    seat: str
    text: str = ""


@dataclass(frozen=True)
class ReplayedLog:
    """The result of replaying a log: the decisions that remain, the seat that lost by a declared ending with that
    ending, and the draws of chance that were skipped (see `records.REDRAWN`)."""

    decisions: list[Decision]
    lost: tuple[str, str] | None = None
    redrawn: dict[int, int] = field(default_factory=dict)

    def rewound_to(self, count: int) -> "ReplayedLog":
        """Keeps the first `count` decisions; chance does not reuse what it had drawn."""
        standing = self.decisions[:count]
        drawn = _draws(self.decisions) + sum(self.redrawn.values())
        redrawn = {ply: skipped for ply, skipped in self.redrawn.items() if ply <= count}
        skipped = drawn - _draws(standing) - sum(redrawn.values())
        return ReplayedLog(standing, self.lost, redrawn | ({count + 1: skipped} if skipped else {}))


def _draws(decisions: Iterable[Decision]) -> int:
    return sum(decision.seat == CHANCE_NAME for decision in decisions)


def replay_log(log: Iterable[LogEntry]) -> ReplayedLog:
    """Replays the whole log."""
    replayed = ReplayedLog([])
    for entry in log:
        if entry.kind == DECISION:
            replayed.decisions.append(Decision(entry.seat, entry.text))
        elif entry.kind == TAKEN_BACK:
            replayed.decisions.pop()
        elif entry.kind == AGREED_BACK:
            replayed = replayed.rewound_to(int(entry.text))
        elif entry.kind in (RESIGNED, TIMEOUT):
            replayed = ReplayedLog(replayed.decisions, (entry.seat, entry.kind), replayed.redrawn)
    return replayed


def entries_of(decisions: Iterable[Decision]) -> list[LogEntry]:
    return [LogEntry(DECISION, decision.seat, decision.text) for decision in decisions]


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
            visible = max(min(self.count, self.standing), self.standing - self.decisions)
            if visible != self.count:
                self.count, self.number = visible, self.read_entries
