"""Scenes: what happened between two moments of a game, one step per log line, with the position after each step."""

from typing import NamedTuple

from republik.hosting.core.table import Table
from republik.hosting.refusals import CannotDo
from republik.table import records
from republik.table.contract import SPECTATOR, Event, Position
from republik.table.phrases import Line

from .updates import events_until, visible_events
from .viewpoint import Viewpoint

MAX_DECISIONS = 120
"""The most decisions of one scene; earlier ones are left out."""


class Step(NamedTuple):
    """A log line and the position after it. `first` is the number of its first event, `at` that of its decision."""

    line: Line
    first: int
    at: int
    position: Position


class Scene(NamedTuple):
    """The steps from the position after `start` decisions to the one after `end`."""

    start: int
    end: int
    before: Position
    steps: list[Step]


def scene(table: Table, viewpoint: Viewpoint, start: int, end: int) -> Scene:
    """What a seat could watch from decision `start` to `end`; raises CannotDo if it may not know that much yet."""
    if not start <= end <= viewpoint.decisions:
        raise CannotDo("not-found")
    start = max(start, end - MAX_DECISIONS)
    before = table.position_after(start)
    events, event_decisions, after = _replayed(table, before, start, end)
    first = events_until(table.session, start)
    lines = table.game.phrases.log_lines(visible_events(events, viewpoint), before.view(SPECTATOR))
    # an event that has no line for this seat belongs to the line before it
    ends = [*(line.first for line in lines[1:]), len(events)] if lines else []
    steps = [
        Step(line, first + line.first, event_decisions[line.first], after[end_of_line - 1])
        for line, end_of_line in zip(lines, ends, strict=True)
    ]
    return Scene(start, end, before, steps)


def _replayed(table: Table, before: Position, start: int, end: int) -> tuple[list[Event], list[int], list[Position]]:
    """The events of these decisions, the decision of each, and the position right after each."""
    record, position = table.session.record(), before.copy()
    events: list[Event] = []
    event_decisions: list[int] = []
    after: list[Position] = []

    def hear(event: Event) -> None:
        events.append(event)
        after.append(position.copy())

    for ply in range(start + 1, end + 1):
        _, move = records.read_move(record, table.game, position, ply)
        position.play(move, hear)
        event_decisions += [ply] * (len(events) - len(event_decisions))
        if after:  # what follows without an event belongs to the last one
            after[-1] = position.copy()
    return events, event_decisions, after
