"""What happened at a table since a follower last heard of it: events and log lines."""

from bisect import bisect_right
from typing import NamedTuple, cast

import msgspec

from republik.server import protocol
from republik.table.contract import SPECTATOR, Event, View
from republik.table.game import PAGE
from republik.table.phrases import Line
from republik.table.session import Session

from .followers import SentState
from .viewpoint import Viewpoint

MAX_EARLIER_EVENTS = 60
"""The most events that one line of the log covers."""


class News(NamedTuple):
    """The events from `start` to `end` and their log lines, as JSON. The first line may begin before `start` if it has
    grown, or become shorter because events were taken back."""

    start: int
    end: int
    events: list[protocol.GameEvent]
    lines: list[protocol.LogLine]
    last_line: int | None
    """The first event of the last line."""
    private: bool
    """Whether other seats get a different version."""


def news(session: Session, seen: Viewpoint, heard: SentState, public: View) -> News:
    end = events_until(session, seen.decisions)
    start = _still_true(heard, session, end)
    back = heard.events > start
    if start == end and not back:
        return News(start, end, [], [], heard.line, private=False)
    known = None if back else heard.line
    first = max(0, start - MAX_EARLIER_EVENTS) if known is None else known
    happened = session.events[first:end]
    events = as_known(happened, seen)
    told = session.game.phrases.log_lines(events, public)
    lines = [
        log_line(line, first + line.first, session.event_decisions[first + line.first])
        for line in told
        if first + line.first + line.count > start - back
    ]
    return News(
        start,
        end,
        cast("list[protocol.GameEvent]", encoded(_told(session, events, first, start, public))),
        cast("list[protocol.LogLine]", encoded(lines)),
        first + told[-1].first if told else None,
        any(event.private for event in happened),
    )


def _still_true(heard: SentState, session: Session, end: int) -> int:
    """How many of the heard events still hold: some may have been taken back and replaced by others."""
    count, before = min(heard.events, end), heard.session
    if before is None or count == 0 or before.events[count - 1] is session.events[count - 1]:
        return count  # a session continued from another shares its events
    for number in range(count):
        if (before.event_decisions[number], before.events[number]) != (
            session.event_decisions[number],
            session.events[number],
        ):
            return number
    return count


def all_sent(session: Session, seen: Viewpoint) -> SentState:
    """For a client that wants no news."""
    return SentState(events_until(session, seen.decisions))


def story(session: Session, seen: Viewpoint, start: int) -> protocol.Story:
    """Events and log lines, starting with event `start`."""
    found = news(session, seen, SentState(start), seen.position.view(SPECTATOR))
    return protocol.Story(seen.number, found.start, found.events, found.lines)


def encoded(parts: object) -> msgspec.Raw:
    """A part of several messages as JSON, encoded once."""
    return msgspec.Raw(msgspec.json.encode(parts))


def events_until(session: Session, decisions: int) -> int:
    """The number of events that belong to the first decisions."""
    return bisect_right(session.event_decisions, decisions)


def as_known(events: list[Event], seen: Viewpoint) -> list[Event]:
    """The events as a viewer may know them."""
    return events if seen.is_open else [event.for_seat(seen.seat) for event in events]


def log_line(line: Line, first: int, at: int) -> protocol.LogLine:
    """A line whose first event has the number `first` and belongs to decision `at`."""
    return protocol.LogLine(
        phrase=cast("protocol.Phrase", line.phrase),
        first=first,
        count=line.count,
        at=at,
        level=line.level,
        seat=line.seat,
        places=list(line.places),
        chapter=line.chapter,
        turn=line.turn,
    )


def _told(session: Session, events: list[Event], first: int, start: int, public: View) -> list[protocol.GameEvent]:
    """The events from number `start` on; `events` starts with number `first`."""
    presenter = session.game.presenter
    told = []
    for number in range(start, first + len(events)):
        args = presenter.event(events[number - first], public, (PAGE,))
        told.append(protocol.GameEvent(str(args.pop("key")), args, session.event_decisions[number]))
    return told
