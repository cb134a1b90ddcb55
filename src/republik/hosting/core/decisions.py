"""Deciding, undoing, resigning and losing on time: each a function of a table that returns a change."""

from dataclasses import replace

from republik.hosting.refusals import CannotDo, of_rules
from republik.table.contract import IllegalMove, Position
from republik.table.session import UNDO_NOTHING, CannotUndo, Session

from .changes import Change, ExtraChange, SeatTakenOver
from .clocks import can_give_back, ran_before, run_out, status_after, stopped_status
from .log import RESIGNED, TAKEN_BACK, TIMEOUT, LogEntry, entries_of
from .record import TableStatus
from .sessions import declare_lost, result_of
from .table import Table, seated
from .table_options import is_solo, strongest_level


def decide(table: Table, guest: int | None, number: int, move: str | int) -> Change:
    """Carries out a person's decision, or raises CannotDo."""
    seat = table.seat_to_act(guest)
    if (late := time_over(table)) is not None:
        return late
    return _play(table, seat, number, read_move(table.session.position, move))


def decide_as_level(table: Table, seat: int, number: int, move: int) -> Change:
    """A computer player's decision."""
    if table.to_act() != seat:
        raise CannotDo("stale")
    return _play(table, seat, number, move)


def read_move(position: Position, move: str | int) -> int:
    """The number of a move, given as number or text."""
    if isinstance(move, int):
        return move
    try:
        return position.parse_move(move)
    except (ValueError, LookupError) as error:
        raise CannotDo("unknown-move") from error


def _play(table: Table, seat: int, number: int, move: int) -> Change:
    """Plays the move, and chance's answers to it."""
    table.check_number(number)
    session = table.session.copy()
    try:
        session.play(move, seat)
    except IllegalMove as error:
        raise of_rules(error, session.game) from error
    entries = entries_of(session.decisions[len(table.session.decisions) :])
    return _went_on(table, stopped_status(table, 1), session, entries)


def _went_on(table: Table, stopped: TableStatus, session: Session, entries: list[LogEntry]) -> Change:
    status = status_after(table.record, session, None, stopped, ran_before(table.status))
    return Change(status, entries, result_of(session), session)


def undo(table: Table, guest: int | None, number: int, steps: int = 1) -> Change:
    """Takes back the guest's last decisions if the session allows it: all or none."""
    seat = table.own_seat(guest)
    table.check_open()
    if (late := time_over(table)) is not None:
        return late
    table.check_number(number)
    refusal = table.session.why_not_undo(seat)
    if refusal is None and table.session.undoable(seat) < steps:
        refusal = CannotUndo(UNDO_NOTHING)
    if refusal is not None:
        raise CannotDo(refusal.key)
    if not can_give_back(table, steps):
        raise CannotDo("undo-no-time")
    session = table.session.copy()
    for _ in range(steps):
        session.undo(seat)
    return _went_on(
        table, stopped_status(table, -steps), session, [LogEntry(TAKEN_BACK, table.game.seats[seat])] * steps
    )


def resign(table: Table, guest: int | None, seat_name: str | None) -> Change:
    """The guest's side loses."""
    seat = table.own_seat(guest, seat_name)
    if table.is_over():
        raise CannotDo("game-over")
    return _lose(table, seat, RESIGNED)


def look_at_clock(table: Table) -> Change | None:
    """The seat to act loses if its time has run out."""
    late = run_out(table)
    return None if late is None else _lose(table, table.game.seats.index(late), TIMEOUT)


def time_over(table: Table) -> Change | None:
    """The same for a person who tried to decide: the refusal follows once it is stored."""
    lost = look_at_clock(table)
    return None if lost is None else lost._replace(refusal=CannotDo("time-over"))


def _lose(table: Table, seat: int, ending: str) -> Change:
    """The seat loses. With more than two players the game continues, and the computer takes over the seat."""
    record = table.record
    if len(record.seats) > 2 and not is_solo(record.game, record.options):
        return take_over(table, record.seats[seat].seat, strongest_level(record.game))
    session = table.session.copy()
    declare_lost(session, seat, ending)
    result = session.header["result"]
    refused = None if table.refused is None else replace(table.refused, result=result)
    status = status_after(record, session, refused, stopped_status(table), ran_before(table.status))
    return Change(status, [LogEntry(ending, table.game.seats[seat])], result, session, refused)


def take_over(table: Table, seat: str, level: str) -> Change:
    """The computer takes over a seat; the person who left it may still watch."""
    return change_seats(table, SeatTakenOver(seat, level, table.seat(seat).guest))


def change_seats(table: Table, also: ExtraChange) -> Change:
    """Somebody else sits at the table: clocks and offers follow."""
    change = Change(also=also)
    record, before = seated(table.record, change), ran_before(table.status)
    return change._replace(status=status_after(record, table.session, table.refused, stopped_status(table), before))
