"""Queries about tables, each a function of a connection."""

from collections.abc import Collection, Mapping, Sequence
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
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from republik import games
from republik.hosting.core.chat import MAX_CHAT_LINES
from republik.hosting.core.log import LogEntry
from republik.hosting.core.record import ChatLine, SeatAssignment, TableRecord, TableStatus
from republik.hosting.core.store import LogTail, OpenTableBounds, Outdated
from republik.hosting.core.table_options import main_option
from republik.hosting.core.timekeeper import SYSTEM_TIME, Timekeeper
from republik.hosting.refusals import CannotDo
from republik.hosting.wire import Clock, Offer
from republik.table.phrases import Phrase, from_plain, plain

from . import ratings
from .models import (
    AnalysisRow,
    Base,
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
COUNTING = 19190211
"""The PostgreSQL advisory lock held while open tables are counted."""


# -- reading --------------------------------------------------------------------------------------------


def load(
    connection: Connection, table: str, time: Timekeeper = SYSTEM_TIME
) -> tuple[TableRecord, list[LogEntry]] | None:
    """A table with its whole log."""
    records = records_of(connection, [table], time)
    if not records:
        return None
    rows = connection.execute(
        select(LogRow.kind, LogRow.seat, LogRow.text).where(LogRow.table_id == table).order_by(LogRow.number)
    )
    records[0].chat = _chat(connection, table)
    return records[0], [LogEntry(row.kind, row.seat, row.text) for row in rows]


_STATUS = (
    *(TableRow.updated, TableRow.to_act, TableRow.progress, TableRow.clock_since, TableRow.clock_left),
    *(TableRow.offer, TableRow.rematch, TableRow.headline, TableRow.changes),
)
_TAIL_COLUMNS = (*_STATUS, TableRow.result, LogRow.kind, LogRow.seat, LogRow.text)
_LOGS = func.unnest(bindparam("tables", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer)))
_LOG_TABLES = _LOGS.table_valued(
    column("id", String), column("number", Integer), with_ordinality="place", name="asked"
).render_derived()
_TAILS = (
    select(_LOG_TABLES.c.place, *_TAIL_COLUMNS)
    .select_from(_LOG_TABLES)
    .join(TableRow, TableRow.id == _LOG_TABLES.c.id)
    .outerjoin(LogRow, and_(LogRow.table_id == TableRow.id, LogRow.number > _LOG_TABLES.c.number))
    .order_by(_LOG_TABLES.c.place, LogRow.number)
)
_TAIL = (
    select(*_TAIL_COLUMNS)
    .outerjoin(LogRow, and_(LogRow.table_id == TableRow.id, LogRow.number > bindparam("number")))
    .where(TableRow.id == bindparam("table"))
    .order_by(LogRow.number)
)


def load_tails(
    connection: Connection, logs: Sequence[tuple[str, int]], time: Timekeeper = SYSTEM_TIME
) -> list[LogTail | None]:
    """The entries after a given number, for several logs. PostgreSQL reads all of them in one statement; an SQLite
    statement is just a function call."""
    if connection.dialect.name != "postgresql":
        return [
            _tail(connection.execute(_TAIL, {"table": table, "number": number}).all(), time) for table, number in logs
        ]
    tables, numbers = [table for table, _ in logs], [number for _, number in logs]
    rows = connection.execute(_TAILS, {"tables": tables, "numbers": numbers})
    by_place = {place: list(of_place) for place, of_place in groupby(rows, attrgetter("place"))}
    return [_tail(by_place.get(place, []), time) for place in range(1, len(logs) + 1)]


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


def open_tables(connection: Connection, present: Collection[int] | None = None) -> list[TableRecord]:
    """The open tables in play with a free seat, newest first. If it is known who is connected (`present`), only those
    with somebody to play with: in games by days people may be away, at any other table the guest who created it or
    somebody who sits there is connected."""
    free = TableRow.id.in_(_WITH_A_FREE_SEAT)
    if present is None:
        return _in_play(connection, free)
    waiting = select(SeatRow.table_id).where(SeatRow.guest_id.in_(present))
    attended = or_(TableRow.clock == "days", TableRow.made_by.in_(present), TableRow.id.in_(waiting))
    return _in_play(connection, and_(free, attended))


def watchable_tables(connection: Connection) -> list[TableRecord]:
    """The open tables in play without a free seat, newest first."""
    return _in_play(connection, TableRow.id.not_in(_WITH_A_FREE_SEAT))


def ended_tables(connection: Connection) -> list[TableRecord]:
    """The open tables that ended last, at which at least one person played."""
    people = select(SeatRow.table_id).where(SeatRow.guest_id.is_not(None))
    ended = and_(TableRow.is_open, TableRow.result.is_not(None), TableRow.lesson == "", TableRow.id.in_(people))
    return _listed(connection, MAX_ENDED, ended, TableRow.updated.desc())


_WITH_A_FREE_SEAT = select(SeatRow.table_id).where(SeatRow.guest_id.is_(None), SeatRow.level.is_(None))


def _in_play(connection: Connection, condition: ColumnElement[bool]) -> list[TableRecord]:
    """The newest of everybody who has created one, then the second newest of each, and so on, listed newest first."""
    newest = TableRow.created.desc()
    place = func.row_number().over(partition_by=TableRow.made_by, order_by=newest)
    in_play = and_(TableRow.is_open, TableRow.result.is_(None), condition)
    return _listed(connection, MAX_LISTED, in_play, place, newest)


def _listed(
    connection: Connection, most: int, condition: ColumnElement[bool], *order: ColumnElement[Any]
) -> list[TableRecord]:
    ids = connection.scalars(select(TableRow.id).where(condition).order_by(*order).limit(most))
    return records_of(connection, ids.all())


def tables_of(connection: Connection, guest: int) -> list[TableRecord]:
    """The tables at which a guest sits or which they created, newest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    own = or_(TableRow.id.in_(seated), TableRow.made_by == guest)
    return _listed(connection, MAX_LISTED, own, TableRow.created.desc())


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
    records = {row.id: _of_row(row, time) for row in rows}
    seats = (
        select(SeatRow.table_id, SeatRow.seat, SeatRow.level, SeatRow.guest_id, Guest.name)
        .outerjoin(Guest, Guest.id == SeatRow.guest_id)
        .where(SeatRow.table_id.in_(tables))
    )
    for row in connection.execute(seats):
        records[row.table_id].seats.append(SeatAssignment(row.seat, row.level, row.guest_id, row.name or ""))
    watchers = select(Watcher.table_id, Watcher.guest_id).where(Watcher.table_id.in_(tables))
    for table, guest in connection.execute(watchers):
        records[table].watchers.add(guest)
    return list(records.values())


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
        clock=Clock(row.clock, row.clock_days, row.clock_minutes, row.clock_increment),
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
        headline=_phrase(row.headline),
        changes=row.changes,
    )


def _offer(text: str) -> Offer:
    """An offer; msgspec would send it on without the fields that an earlier version did not write."""
    return replace(msgspec.json.decode(text, type=Offer))


def _text(phrase: Phrase | None) -> str:
    return "" if phrase is None else msgspec.json.encode(plain(phrase)).decode()


def _phrase(text: str) -> Phrase | None:
    phrase = from_plain(msgspec.json.decode(text)) if text else None
    return phrase if isinstance(phrase, Phrase) else None


def clocks_running(connection: Connection) -> list[tuple[str, str, TableStatus]]:
    """Tables with a running clock, its kind and their status."""
    running = (TableRow.clock_since.is_not(None), TableRow.result.is_(None))
    rows = connection.execute(select(TableRow.__table__).where(*running))
    return [(row.id, row.clock, status_of_row(row)) for row in rows]


def find_invitation(connection: Connection, hashed: str) -> tuple[str, str | None] | None:
    """The table and the seat of an invitation."""
    row = connection.execute(
        select(Invitation.table_id, Invitation.seat).where(Invitation.token_hash == hashed)
    ).first()
    return None if row is None else (row.table_id, row.seat)


# -- writing --------------------------------------------------------------------------------------------


def add_table(
    connection: Connection, record: TableRecord, log: Sequence[LogEntry], bounds: OpenTableBounds | None = None
) -> None:
    """Adds a table, or raises CannotDo if it exceeds the bounds."""
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
    if bounds is not None:
        _check_open_tables(connection, record.made_by, bounds)


def _check_open_tables(connection: Connection, maker: int, bounds: OpenTableBounds) -> None:
    """Raises CannotDo if there are too many open tables with a free seat, the new one included. It has been added
    already, so that no other process can write to SQLite now; PostgreSQL needs a lock for that."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({COUNTING})")
    free = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest_id.is_(None), SeatRow.level.is_(None))
    near = TableRow.made_by.in_({maker, *bounds.neighbours})
    rows = connection.execute(
        select(TableRow.made_by, func.count())
        .where(near, TableRow.is_open, TableRow.result.is_(None), free)
        .group_by(TableRow.made_by)
    )
    counts = {row[0]: row[1] for row in rows}
    if counts.get(maker, 0) > bounds.per_guest:
        raise CannotDo("too-many-open-tables", details={"most": str(bounds.per_guest)})
    if sum(counts.values()) > bounds.per_network:
        raise CannotDo("too-many-open-tables-nearby", details={"most": str(bounds.per_network)})


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
    moment = now()
    return [
        {"table_id": table, "number": at, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "made": moment}
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
    .values({name: bindparam(name) for name in ("offer", "rematch", "headline")})
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
        "progress": _text(status.when),
        "headline": _text(status.headline),
        "updated": status.updated,
        "clock_since": status.clock_since,
        "clock_left": msgspec.json.encode(status.seconds_left).decode() if status.seconds_left else "",
        "offer": None if status.offer is None else msgspec.json.encode(status.offer).decode(),
        "rematch": status.rematch,
    }


def write_probe(connection: Connection) -> None:
    """Writes something, to see whether that is possible."""
    _put(connection, ServerKey, {"name": PULSE}, text=now().isoformat(timespec="seconds"))


def _put(connection: Connection, kind: type[Base], key: Mapping[str, object], **values: str) -> None:
    """Updates the row with this key, or adds it."""
    own = [kind.__table__.c[name] == value for name, value in key.items()]
    if connection.execute(update(kind).where(*own).values(**values)).rowcount == 0:
        connection.execute(insert(kind).values(**key, **values))


def sit(connection: Connection, table: str, seat: str, guest: int) -> None:
    """Gives the seat to the guest, or raises CannotDo if it was not free."""
    free = (SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.guest_id.is_(None), SeatRow.level.is_(None))
    if connection.execute(update(SeatRow).where(*free).values(guest_id=guest)).rowcount == 0:
        raise CannotDo("seat-taken")


def watch(connection: Connection, table: str, guest: int, *, by_link: bool) -> None:
    this = (Watcher.table_id == table, Watcher.guest_id == guest)
    if connection.execute(select(Watcher.guest_id).where(*this)).first() is None:
        connection.execute(insert(Watcher).values(table_id=table, guest_id=guest, by_link=by_link))
    elif not by_link:
        connection.execute(update(Watcher).where(*this).values(by_link=False))


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
    _put(connection, NoteRow, {"table_id": table, "guest_id": guest}, text=text)


def lesson_progress(connection: Connection, table: str, guest: int) -> str:
    own = (NoteRow.table_id == table, NoteRow.guest_id == guest)
    return connection.scalar(select(NoteRow.lesson).where(*own)) or ""


def keep_lesson_progress(connection: Connection, table: str, guest: int, progress: str) -> None:
    _put(connection, NoteRow, {"table_id": table, "guest_id": guest}, lesson=progress)


def find_analysis(connection: Connection, table: str, level: str | None) -> tuple[str, str] | None:
    """The level and result of an analysis; any level's if none is given."""
    query = select(AnalysisRow.level, AnalysisRow.result).where(AnalysisRow.table_id == table)
    if level is not None:
        query = query.where(AnalysisRow.level == level)
    row = connection.execute(query.limit(1)).first()
    return None if row is None else (row.level, row.result)


def write_analysis(connection: Connection, table: str, level: str, result: str) -> None:
    _put(connection, AnalysisRow, {"table_id": table, "level": level}, result=result)
