"""What happened at a table since a follower last heard of it: events and log lines."""

from bisect import bisect_right
from typing import NamedTuple

from republik.hosting import wire
from republik.hosting.wire import Shared
from republik.table.contract import SPECTATOR, Event, View
from republik.table.game import PAGE
from republik.table.phrases import Line
from republik.table.session import Session

from .followers import SentState
from .viewpoint import Viewpoint

MAX_EARLIER_EVENTS = 60
"""The most events that one line of the log covers."""


class Updates(NamedTuple):
    """The events from `start` to `end` and their log lines. The first line may begin before `start` if it has
    grown, or become shorter because events were taken back."""

    start: int
    end: int
    events: Shared[list[wire.GameEvent]]
    lines: Shared[list[wire.LogLine]]
    last_line: int | None
    """The first event of the last line."""
    private: bool
    """Whether other seats get a different version."""


def updates_since(session: Session, viewpoint: Viewpoint, sent: SentState, public: View) -> Updates:
    end = events_until(session, viewpoint.decisions)
    start = _still_true(sent, session, end)
    back = sent.events > start
    if start == end and not back:
        return Updates(start, end, Shared([]), Shared([]), sent.line, private=False)
    last_line = None if back else sent.line
    first = max(0, start - MAX_EARLIER_EVENTS) if last_line is None else last_line
    happened = session.events[first:end]
    events = visible_events(happened, viewpoint)
    log_lines = session.game.phrases.log_lines(events, public)
    lines = [
        log_line(line, first + line.first, session.event_decisions[first + line.first])
        for line in log_lines
        if first + line.first + line.count > start - back
    ]
    return Updates(
        start,
        end,
        Shared(_game_events(session, events, first, start, public)),
        Shared(lines),
        first + log_lines[-1].first if log_lines else None,
        any(event.private for event in happened),
    )


def _still_true(sent: SentState, session: Session, end: int) -> int:
    """How many of the heard events still hold: some may have been taken back and replaced by others."""
    count, before = min(sent.events, end), sent.session
    if before is None or count == 0 or before.events[count - 1] is session.events[count - 1]:
        return count  # a session continued from another shares its events
    for number in range(count):
        if (before.event_decisions[number], before.events[number]) != (
            session.event_decisions[number],
            session.events[number],
        ):
            return number
    return count


def all_sent(session: Session, viewpoint: Viewpoint) -> SentState:
    """For a client that wants no updates."""
    return SentState(events_until(session, viewpoint.decisions))


def story(session: Session, viewpoint: Viewpoint, start: int) -> wire.Story:
    """Events and log lines, starting with event `start`."""
    updates = updates_since(session, viewpoint, SentState(start), viewpoint.position.view(SPECTATOR))
    return wire.Story(viewpoint.number, updates.start, updates.events, updates.lines)


def events_until(session: Session, decisions: int) -> int:
    """The number of events that belong to the first decisions."""
    return bisect_right(session.event_decisions, decisions)


def visible_events(events: list[Event], viewpoint: Viewpoint) -> list[Event]:
    """The events as a viewer may know them."""
    return events if viewpoint.is_open else [event.for_seat(viewpoint.seat) for event in events]


def log_line(line: Line, first: int, at: int) -> wire.LogLine:
    """A line whose first event has the number `first` and belongs to decision `at`."""
    return wire.LogLine(
        phrase=line.phrase,
        first=first,
        count=line.count,
        at=at,
        level=line.level,
        seat=line.seat,
        places=list(line.places),
        chapter=line.chapter,
        turn=line.turn,
    )


def _game_events(session: Session, events: list[Event], first: int, start: int, public: View) -> list[wire.GameEvent]:
    """The events from number `start` on; `events` starts with number `first`."""
    presenter = session.game.presenter
    game_events = []
    for number in range(start, first + len(events)):
        named = presenter.event(events[number - first], public, (PAGE,))
        args = {name: value for name, value in named.items() if name != "key"}
        game_events.append(wire.GameEvent(str(named["key"]), args, session.event_decisions[number]))
    return game_events
