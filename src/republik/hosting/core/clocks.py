"""Clocks: days per turn, or live minutes. The server keeps time; only a person who is to act loses any."""

from datetime import datetime, timedelta

from republik.hosting.wire import Clock
from republik.table.session import Session

from .record import TableRecord, TableStatus
from .sessions import RefusedLog, headline_of, seat_to_act
from .table import Table

DAY = 86_400.0


def is_complete(clock: Clock) -> bool:
    """Whether the settings fit the kind of clock."""
    return {"none": True, "days": clock.days > 0, "live": clock.minutes > 0}[clock.kind]


def initial_time(clock: Clock) -> float:
    """A seat's time at the start."""
    return clock.days * DAY if clock.kind == "days" else clock.minutes * 60.0


def running(record: TableRecord, acting: int | None) -> str | None:
    """The seat whose clock is running: a person who is to act, and in a live game only when everyone is present."""
    if record.clock.kind == "none":
        return None
    if acting is None or acting < 0 or record.seats[acting].guest is None:
        return None
    if record.clock.kind == "live" and any(seat.is_free for seat in record.seats):
        return None
    return record.seats[acting].seat


def running_at(table: Table) -> str | None:
    return running(table.record, table.to_act())


def remaining(table: Table, moment: datetime) -> dict[str, float]:
    """Seconds left for every seat that has a clock."""
    record = table.record
    if record.clock.kind == "none":
        return {}
    runs = running_at(table)
    left = {
        seat.seat: record.status.seconds_left.get(seat.seat, initial_time(record.clock))
        for seat in record.seats
        if seat.level is None
    }
    if runs is not None:
        left[runs] = max(0.0, left[runs] - _gone(table, moment))
    return left


def _gone(table: Table, moment: datetime) -> float:
    """Seconds since the clock started. Day clocks use the calendar; live clocks are not affected by changes to the
    system time."""
    status = table.status
    if status.clock_since is None:
        return 0.0
    if table.record.clock.kind == "live":
        return table.time.steady() - status.steady_since
    return max(0.0, (moment - status.clock_since).total_seconds())


def run_out(table: Table) -> str | None:
    """The seat that has run out of time."""
    runs = running_at(table)
    return runs if runs is not None and remaining(table, table.time.now())[runs] <= 0 else None


def _stopped(table: Table, moment: datetime, decisions: int) -> dict[str, float]:
    """The clocks after `decisions` of the seat whose clock runs. Decisions taken back count negatively, so that undoing
    and replaying gains no time."""
    left, runs = remaining(table, moment), running_at(table)
    if runs is not None and table.record.clock.kind == "live":
        left[runs] += decisions * table.record.clock.increment
    return left


def can_give_back(table: Table, decisions: int) -> bool:
    """Whether any time would be left without the increments of the last decisions."""
    runs = running_at(table)
    return runs is None or _stopped(table, table.time.now(), -decisions)[runs] > 0


def stopped_status(table: Table, decisions: int = 0) -> TableStatus:
    """The status before the game continues: clocks stopped, offers void."""
    moment = table.time.now()
    left = _stopped(table, moment, decisions)
    return table.status._replace(updated=moment, steady_since=table.time.steady(), seconds_left=left, offer=None)


def status_after(
    record: TableRecord, session: Session, refused: RefusedLog | None, stopped: TableStatus, ran: str | None
) -> TableStatus:
    """The status after the game has continued: who is to act, and whose clock has been running since `stopped.updated`.

    `ran` is the seat whose clock ran before: day clocks restart with each turn.
    """
    acting = seat_to_act(session, refused)
    runs = running(record, acting)
    left = dict(stopped.seconds_left)
    if record.clock.kind == "days" and runs is not None and runs != ran:
        left[runs] = initial_time(record.clock)
    return stopped._replace(
        to_act=None if acting is None or acting < 0 else session.game.seats[acting],
        when=session.game.phrases.when(session.position),
        headline=headline_of(session, refused) if acting is None else None,
        seconds_left=left,
        clock_since=None if runs is None else stopped.updated,
    )


def ran_before(status: TableStatus) -> str | None:
    """The seat whose clock was running in a status."""
    return None if status.clock_since is None else status.to_act


def absent_since(table: Table, days: int) -> bool:
    """Whether nobody has decided for this many days."""
    return days > 0 and table.time.now() - table.status.updated >= timedelta(days=days)
