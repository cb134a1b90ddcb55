"""Queries about tables, each a function of a connection."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Integer,
    Row,
    String,
    and_,
    bindparam,
    column,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from republik import games
from republik.server.refusals import CannotDo
from republik.server.tables.chat import MAX_CHAT_LINES
from republik.server.tables.log import LogEntry
from republik.server.tables.record import ChatLine, ClockSettings, Offer, SeatAssignment, TableRecord, TableStatus
from republik.server.tables.setup import main_option
from republik.server.tables.store import LogTail, Outdated
from republik.server.tables.timekeeper import SYSTEM_TIME, Timekeeper
from republik.table.phrases import Phrase, from_plain, plain

from . import ratings
from .models import (
    AnalysisRow,
    ChatRow,
    Guest,
    Invitation,
    LogRow,
    NoteRow,
    SeatRow,
    ServerKey,
    TableRow,
    Watcher,
    aware,
    now,
)

MAX_LISTED = 100
MAX_ENDED = 8
PULSE = "pulse"


# -- reading --------------------------------------------------------------------------------------------


def load(
    connection: Connection, table: str, time: Timekeeper = SYSTEM_TIME
) -> tuple[TableRecord, list[LogEntry]] | None:
    """A table with its whole log."""
    found = records_of(connection, [table], time)
    if not found:
        return None
    rows = connection.execute(
        select(LogRow.kind, LogRow.seat, LogRow.text).where(LogRow.table_id == table).order_by(LogRow.number)
    )
    found[0].chat = _chat(connection, table)
    return found[0], [LogEntry(row.kind, row.seat, row.text) for row in rows]


_STATUS = (
    *(TableRow.updated, TableRow.to_act, TableRow.progress, TableRow.clock_since, TableRow.clock_left),
    *(TableRow.offer, TableRow.rematch, TableRow.changes),
)
_TAIL_COLUMNS = (*_STATUS, TableRow.result, LogRow.kind, LogRow.seat, LogRow.text)
_ASKED = func.unnest(bindparam("tables", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer)))
_ASKED_TABLES = _ASKED.table_valued(
    column("id", String), column("number", Integer), with_ordinality="place", name="asked"
).render_derived()
_TAILS = (
    select(_ASKED_TABLES.c.place, *_TAIL_COLUMNS)
    .select_from(_ASKED_TABLES)
    .join(TableRow, TableRow.id == _ASKED_TABLES.c.id)
    .outerjoin(LogRow, and_(LogRow.table_id == TableRow.id, LogRow.number > _ASKED_TABLES.c.number))
    .order_by(_ASKED_TABLES.c.place, LogRow.number)
)
_TAIL = (
    select(*_TAIL_COLUMNS)
    .outerjoin(LogRow, and_(LogRow.table_id == TableRow.id, LogRow.number > bindparam("number")))
    .where(TableRow.id == bindparam("table"))
    .order_by(LogRow.number)
)


def load_tails(
    connection: Connection, asked: Sequence[tuple[str, int]], time: Timekeeper = SYSTEM_TIME
) -> list[LogTail | None]:
    """The entries after a given number, for several logs. PostgreSQL reads all of them in one statement; an SQLite
    statement is just a function call."""
    if connection.dialect.name != "postgresql":
        return [
            _tail(connection.execute(_TAIL, {"table": table, "number": number}).all(), time) for table, number in asked
        ]
    tables, numbers = [table for table, _ in asked], [number for _, number in asked]
    rows = connection.execute(_TAILS, {"tables": tables, "numbers": numbers})
    by_place = {place: list(of_place) for place, of_place in groupby(rows, attrgetter("place"))}
    return [_tail(by_place.get(place, []), time) for place in range(1, len(asked) + 1)]


def _tail(rows: Sequence[Any], time: Timekeeper) -> LogTail | None:
    if not rows:
        return None
    entries = [LogEntry(row.kind, row.seat, row.text) for row in rows if row.kind is not None]
    return LogTail(entries, status_of_row(rows[0], time), rows[0].result)


def _chat(connection: Connection, table: str) -> list[ChatLine]:
    """The last chat lines."""
    rows = connection.execute(
        select(ChatRow.__table__, Guest.name)
        .join(Guest, Guest.id == ChatRow.guest_id)
        .where(ChatRow.table_id == table)
        .order_by(ChatRow.number.desc())
        .limit(MAX_CHAT_LINES)
    )
    lines = [
        ChatLine(row.number, row.seat, row.name, row.text, row.decisions, aware(row.made), row.guest_id) for row in rows
    ]
    return lines[::-1]


def open_tables(connection: Connection) -> list[TableRecord]:
    """The open tables in play with a free seat, newest first."""
    return _in_play(connection, TableRow.id.in_(_WITH_A_FREE_SEAT))


def watchable_tables(connection: Connection) -> list[TableRecord]:
    """The open tables in play without a free seat, newest first."""
    return _in_play(connection, TableRow.id.not_in(_WITH_A_FREE_SEAT))


def ended_tables(connection: Connection) -> list[TableRecord]:
    """The open tables that ended last, at which at least one person played."""
    people = select(SeatRow.table_id).where(SeatRow.guest_id.is_not(None))
    found = connection.scalars(
        select(TableRow.id)
        .where(TableRow.is_open, TableRow.result.is_not(None), TableRow.lesson == "", TableRow.id.in_(people))
        .order_by(TableRow.updated.desc())
        .limit(MAX_ENDED)
    )
    return records_of(connection, found.all())


_WITH_A_FREE_SEAT = select(SeatRow.table_id).where(SeatRow.guest_id.is_(None), SeatRow.level.is_(None))


def _in_play(connection: Connection, wanted: ColumnElement[bool]) -> list[TableRecord]:
    """The newest of everybody who has created one, then the second newest of each, and so on, listed newest first."""
    newest = TableRow.created.desc()
    place = func.row_number().over(partition_by=TableRow.made_by, order_by=newest)
    found = connection.scalars(
        select(TableRow.id)
        .where(TableRow.is_open, TableRow.result.is_(None), wanted)
        .order_by(place, newest)
        .limit(MAX_LISTED)
    )
    return records_of(connection, found.all())


def open_tables_by_maker(connection: Connection) -> dict[int, int]:
    """The number of open tables in play with a free seat, by the guest who created them."""
    free = (TableRow.is_open, TableRow.result.is_(None), TableRow.id.in_(_WITH_A_FREE_SEAT))
    found = connection.execute(select(TableRow.made_by, func.count()).where(*free).group_by(TableRow.made_by))
    return {row[0]: row[1] for row in found}


def tables_of(connection: Connection, guest: int) -> list[TableRecord]:
    """The tables at which a guest sits or which they created, newest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    found = connection.scalars(
        select(TableRow.id)
        .where(or_(TableRow.id.in_(seated), TableRow.made_by == guest))
        .order_by(TableRow.created.desc())
        .limit(MAX_LISTED)
    )
    return records_of(connection, found.all())


def games_in_progress(connection: Connection, guest: int) -> int:
    """The number of tables in play that a guest created."""
    mine = (TableRow.made_by == guest, TableRow.result.is_(None))
    return connection.scalar(select(func.count()).select_from(TableRow).where(*mine)) or 0


def has_played(connection: Connection, guest: int, game: str) -> bool:
    """Whether a guest has sat at a table of this game other than a lesson's."""
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    played = (TableRow.id.in_(seated), TableRow.game == game, TableRow.lesson == "")
    return connection.scalar(select(TableRow.id).where(*played).limit(1)) is not None


def records_of(connection: Connection, tables: Sequence[str], time: Timekeeper = SYSTEM_TIME) -> list[TableRecord]:
    rows = connection.execute(
        select(TableRow.__table__).where(TableRow.id.in_(tables)).order_by(TableRow.created.desc())
    )
    found = {row.id: _of_row(row, time) for row in rows}
    seats = (
        select(SeatRow.table_id, SeatRow.seat, SeatRow.level, SeatRow.guest_id, Guest.name)
        .outerjoin(Guest, Guest.id == SeatRow.guest_id)
        .where(SeatRow.table_id.in_(tables))
    )
    for row in connection.execute(seats):
        found[row.table_id].seats.append(SeatAssignment(row.seat, row.level, row.guest_id, row.name or ""))
    watchers = select(Watcher.table_id, Watcher.guest_id).where(Watcher.table_id.in_(tables))
    for table, guest in connection.execute(watchers):
        found[table].watchers.add(guest)
    return list(found.values())


def _of_row(row: Row[Any], time: Timekeeper) -> TableRecord:
    return TableRecord(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        is_open=row.is_open,
        made_by=row.made_by,
        seed=row.seed,
        created=aware(row.created),
        status=status_of_row(row, time),
        result=row.result,
        rated=row.rated,
        language=row.language,
        clock=ClockSettings(row.clock, row.clock_days, row.clock_minutes, row.clock_increment),
        delay=row.delay,
        takeover=row.takeover,
        lesson=row.lesson,
        values=row.own_values,
        revision=row.revision,
        start=row.start,
        dealt=row.dealt,
    )


def status_of_row(row: Row[Any], time: Timekeeper = SYSTEM_TIME) -> TableStatus:
    since = None if row.clock_since is None else aware(row.clock_since)
    gone = 0.0 if since is None else max(0.0, (time.now() - since).total_seconds())
    return TableStatus(
        updated=aware(row.updated),
        steady_since=time.steady() - gone,
        to_act=row.to_act,
        when=_phrase(row.progress),
        clock_since=since,
        seconds_left=msgspec.json.decode(row.clock_left, type=dict[str, float]) if row.clock_left else {},
        offer=None if row.offer is None else _offer(row.offer),
        rematch=row.rematch,
        changes=row.changes,
    )


def _offer(text: str) -> Offer:
    """An offer; msgspec would send it on without the fields that an earlier version did not write."""
    return replace(msgspec.json.decode(text, type=Offer))


def _phrase(text: str) -> Phrase | None:
    said = from_plain(msgspec.json.decode(text)) if text else None
    return said if isinstance(said, Phrase) else None


def clocks_running(connection: Connection) -> list[tuple[str, str, TableStatus]]:
    """Tables with a running clock, its kind and their status."""
    running = (TableRow.clock_since.is_not(None), TableRow.result.is_(None))
    rows = connection.execute(select(TableRow.__table__).where(*running))
    return [(row.id, row.clock, status_of_row(row)) for row in rows]


def find_invitation(connection: Connection, hashed: str) -> tuple[str, str | None] | None:
    """The table and the seat of an invitation."""
    found = connection.execute(
        select(Invitation.table_id, Invitation.seat).where(Invitation.token_hash == hashed)
    ).first()
    return None if found is None else (found.table_id, found.seat)


# -- writing --------------------------------------------------------------------------------------------


def add_table(connection: Connection, record: TableRecord, log: Sequence[LogEntry]) -> None:
    connection.execute(
        insert(TableRow).values(
            id=record.id,
            game=record.game,
            edition=main_option(games.game(record.game), record.options),
            options=msgspec.json.encode(record.options).decode(),
            is_open=record.is_open,
            made_by=record.made_by,
            seed=record.seed,
            created=record.created,
            rated=record.rated,
            language=record.language,
            clock=record.clock.kind,
            clock_days=record.clock.days,
            clock_minutes=record.clock.minutes,
            clock_increment=record.clock.increment,
            delay=record.delay,
            takeover=record.takeover,
            lesson=record.lesson,
            own_values=record.values,
            revision=record.revision,
            start=record.start,
            dealt=record.dealt,
            result=record.result,
            **_status_values(record.status),
        )
    )
    connection.execute(
        insert(SeatRow),
        [{"table_id": record.id, "seat": s.seat, "guest_id": s.guest, "level": s.level} for s in record.seats],
    )
    add_entries(connection, record.id, 0, log, None)


@dataclass(frozen=True)
class LogAppend:
    """The entries after the first `number` of a table, and the status after them."""

    table: str
    number: int
    entries: Sequence[LogEntry]
    result: str | None
    status: TableStatus


def add(connection: Connection, appended: Sequence[LogAppend]) -> None:
    """Appends to several tables at once."""
    _add_rows(connection, [row for one in appended for row in _log_rows(one.table, one.number, one.entries)])
    connection.execute(_WRITE_STATUS, [_status_row(one.table, one.status) for one in appended])
    for one in appended:
        _end(connection, one.table, one.result)


def add_entries(connection: Connection, table: str, number: int, log: Sequence[LogEntry], result: str | None) -> None:
    """Appends entries after the first `number`. Fails if another process was faster: each number is assigned once."""
    _add_rows(connection, _log_rows(table, number, log))
    _end(connection, table, result)


_ADD_ROWS = insert(LogRow.__table__)  # type: ignore[arg-type]  # every mapped class has a Table


def _add_rows(connection: Connection, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(_ADD_ROWS, rows)


def _log_rows(table: str, number: int, log: Sequence[LogEntry]) -> list[dict[str, object]]:
    made = now()
    return [
        {"table_id": table, "number": at, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "made": made}
        for at, entry in enumerate(log, number + 1)
    ]


def _end(connection: Connection, table: str, result: str | None) -> None:
    if result is not None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(result=result))
        ratings.settle(connection, table, result)


_WRITE_STATUS = (
    update(TableRow.__table__)  # type: ignore[arg-type]  # every mapped class has a Table
    .where(TableRow.__table__.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("to_act", "progress", "updated", "clock_since", "clock_left")})
    .values({name: bindparam(name) for name in ("offer", "rematch")})
    .values(changes=TableRow.__table__.c.changes + 1)
)
"""Prepared once, because every decision uses it."""


_HIGHEST = select(func.coalesce(func.max(LogRow.number), 0)).where(LogRow.table_id == bindparam("table"))
_WRITE_STATUS_AT = _WRITE_STATUS.where(
    _HIGHEST.scalar_subquery() == bindparam("number"), TableRow.__table__.c.changes == bindparam("before")
)


def write_status(connection: Connection, table: str, number: int, status: TableStatus) -> None:
    """Writes a status alone, if the log still ends with this number and nobody has written another one since; otherwise
    Outdated."""
    # PostgreSQL: appending to the log has to wait, and the next statement sees what has just been appended
    connection.execute(select(TableRow.id).where(TableRow.id == table).with_for_update())
    row = _status_row(table, status) | {"number": number, "before": status.changes}
    if connection.execute(_WRITE_STATUS_AT, row).rowcount == 0:
        raise Outdated(table)


def _status_row(table: str, status: TableStatus) -> dict[str, object]:
    return {"table": table, **_status_values(status)}


def _status_values(status: TableStatus) -> dict[str, object]:
    return {
        "to_act": status.to_act,
        "progress": "" if status.when is None else msgspec.json.encode(plain(status.when)).decode(),
        "updated": status.updated,
        "clock_since": status.clock_since,
        "clock_left": msgspec.json.encode(status.seconds_left).decode() if status.seconds_left else "",
        "offer": None if status.offer is None else msgspec.json.encode(status.offer).decode(),
        "rematch": status.rematch,
    }


def write_probe(connection: Connection) -> None:
    """Writes something, to see whether that is possible."""
    own, text = ServerKey.name == PULSE, now().isoformat(timespec="seconds")
    if connection.execute(update(ServerKey).where(own).values(text=text)).rowcount == 0:
        connection.execute(insert(ServerKey).values(name=PULSE, text=text))


def sit(connection: Connection, table: str, seat: str, guest: int) -> None:
    """Gives the seat to the guest, or raises CannotDo if it was not free."""
    free = (SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.guest_id.is_(None), SeatRow.level.is_(None))
    if connection.execute(update(SeatRow).where(*free).values(guest_id=guest)).rowcount == 0:
        raise CannotDo("seat-taken")


def watch(connection: Connection, table: str, guest: int, *, by_link: bool) -> None:
    known = (Watcher.table_id == table, Watcher.guest_id == guest)
    if connection.execute(select(Watcher.guest_id).where(*known)).first() is None:
        connection.execute(insert(Watcher).values(table_id=table, guest_id=guest, by_link=by_link))
    elif not by_link:
        connection.execute(update(Watcher).where(*known).values(by_link=False))


def withdraw_links(connection: Connection, table: str) -> tuple[int, set[int]]:
    """Removes the spectator links; returns their number, and the guests who had used one."""
    to_watch = (Invitation.table_id == table, Invitation.seat.is_(None))
    links = connection.execute(delete(Invitation).where(*to_watch)).rowcount
    came = (Watcher.table_id == table, Watcher.by_link)
    gone = set(connection.scalars(select(Watcher.guest_id).where(*came)))
    connection.execute(delete(Watcher).where(*came))
    return links, gone


def invite(connection: Connection, table: str, seat: str | None, hashed: str) -> None:
    connection.execute(insert(Invitation).values(token_hash=hashed, table_id=table, seat=seat))


def take_over(connection: Connection, table: str, seat: str, level: str) -> None:
    """A computer player takes over a seat, and the game is no longer rated."""
    own = (SeatRow.table_id == table, SeatRow.seat == seat)
    connection.execute(update(SeatRow).where(*own).values(guest_id=None, level=level))
    connection.execute(update(TableRow).where(TableRow.id == table).values(rated=False))


def say(connection: Connection, table: str, line: ChatLine) -> None:
    connection.execute(
        insert(ChatRow).values(
            table_id=table,
            number=line.number,
            seat=line.seat,
            guest_id=line.guest,
            text=line.text,
            decisions=line.decisions,
            made=line.made,
        )
    )


def notes_of(connection: Connection, table: str, guest: int) -> str:
    own = (NoteRow.table_id == table, NoteRow.guest_id == guest)
    return connection.scalar(select(NoteRow.text).where(*own)) or ""


def write_notes(connection: Connection, table: str, guest: int, text: str) -> None:
    _write_note(connection, table, guest, text=text)


def lesson_progress(connection: Connection, table: str, guest: int) -> str:
    own = (NoteRow.table_id == table, NoteRow.guest_id == guest)
    return connection.scalar(select(NoteRow.lesson).where(*own)) or ""


def keep_lesson_progress(connection: Connection, table: str, guest: int, progress: str) -> None:
    _write_note(connection, table, guest, lesson=progress)


def _write_note(connection: Connection, table: str, guest: int, **values: str) -> None:
    own = (NoteRow.table_id == table, NoteRow.guest_id == guest)
    if connection.execute(update(NoteRow).where(*own).values(**values)).rowcount == 0:
        connection.execute(insert(NoteRow).values(table_id=table, guest_id=guest, **values))


def find_analysis(connection: Connection, table: str, level: str | None) -> tuple[str, str] | None:
    """The level and result of an analysis; any level's if none is given."""
    found = select(AnalysisRow.level, AnalysisRow.result).where(AnalysisRow.table_id == table)
    if level is not None:
        found = found.where(AnalysisRow.level == level)
    row = connection.execute(found.limit(1)).first()
    return None if row is None else (row.level, row.result)


def write_analysis(connection: Connection, table: str, level: str, result: str) -> None:
    known = (AnalysisRow.table_id == table, AnalysisRow.level == level)
    if connection.execute(update(AnalysisRow).where(*known).values(result=result)).rowcount == 0:
        connection.execute(insert(AnalysisRow).values(table_id=table, level=level, result=result))
