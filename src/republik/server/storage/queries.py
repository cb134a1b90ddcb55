"""What is read from the database and written to it, each as one function of a connection."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, func, insert, or_, select, update

from republik.server.protocol import Clock, Offer, Said
from republik.server.refusals import CannotDo
from republik.table.records import CHANCE_NAME, Decision

from . import ratings
from .models import (
    AGREED_BACK,
    DECISION,
    RESIGNED,
    TAKEN_BACK,
    TIMEOUT,
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
    now,
    steady,
)

MOST_LISTED = 100
MOST_CHAT = 500
"""Lines of a table that are told; a table takes no more than so many."""
PULSE = "pulse"


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    kind: str
    seat: str
    text: str = ""


@dataclass
class Sitting:
    """Who sits at a seat: a level, a guest, or nobody yet."""

    seat: str
    level: str | None = None
    guest: int | None = None
    name: str = ""

    @property
    def is_free(self) -> bool:
        return self.level is None and self.guest is None


@dataclass(frozen=True)
class State:
    """What changes at a table beside its log: what lists tell of it, its clocks and its offer."""

    to_act: str | None = None
    decade: int = 1
    updated: datetime = field(default_factory=now)
    clock_since: datetime | None = None
    steady_since: float = field(default_factory=steady)
    """The same by the clock that nobody sets, where a clock runs at all."""
    seconds_left: dict[str, float] = field(default_factory=dict)
    """By seat; what a clock showed when it last stood still."""
    offer: Offer | None = None
    rematch: str | None = None
    changes: int = 0
    """How often the state had been written when this one was read, or made from one that was."""

    def written(self) -> "State":
        """The same once it is kept."""
        return replace(self, changes=self.changes + 1)


@dataclass(frozen=True)
class Line:
    """Something said at a table, when so many decisions stood."""

    number: int
    seat: str
    name: str
    text: str
    decisions: int
    made: datetime
    guest: int

    def told(self) -> Said:
        return Said(self.number, self.seat, self.name, self.text, self.made.isoformat(timespec="seconds"))


@dataclass
class Kept:
    """A table as the database has it."""

    id: str
    game: str
    edition: str
    is_open: bool
    made_by: int
    seed: str
    created: datetime
    result: str | None = None
    sittings: list[Sitting] = field(default_factory=list)
    watchers: set[int] = field(default_factory=set)
    rated: bool = False
    language: str = ""
    clock: Clock = field(default_factory=Clock)
    delay: int = 0
    takeover: int = 0
    lesson: str = ""
    values: str = ""
    revision: int = 1
    state: State = field(default_factory=State)
    chat: list["Line"] = field(default_factory=list)


@dataclass(frozen=True)
class Folded:
    """What a log comes to: the decisions that stand, the seat that lost by a declared ending with that ending, and
    the draws of chance that were skipped (see `records.REDRAWN`)."""

    decisions: list[Decision]
    lost: tuple[str, str] | None = None
    redrawn: dict[int, int] = field(default_factory=dict)

    def back_to(self, count: int) -> "Folded":
        """So many decisions stand; chance does not use again what it had drawn."""
        standing = self.decisions[:count]
        drawn = _draws(self.decisions) + sum(self.redrawn.values())
        redrawn = {ply: skipped for ply, skipped in self.redrawn.items() if ply <= count}
        skipped = drawn - _draws(standing) - sum(redrawn.values())
        return Folded(standing, self.lost, redrawn | ({count + 1: skipped} if skipped else {}))


def _draws(decisions: Iterable[Decision]) -> int:
    return sum(decision.seat == CHANCE_NAME for decision in decisions)


def fold(log: Iterable[Entry]) -> Folded:
    """The log from its first entry to its last."""
    folded = Folded([])
    for entry in log:
        if entry.kind == DECISION:
            folded.decisions.append(Decision(entry.seat, entry.text))
        elif entry.kind == TAKEN_BACK:
            folded.decisions.pop()
        elif entry.kind == AGREED_BACK:
            folded = folded.back_to(int(entry.text))
        elif entry.kind in (RESIGNED, TIMEOUT):
            folded = Folded(folded.decisions, (entry.seat, entry.kind), folded.redrawn)
    return folded


# -- reading --------------------------------------------------------------------------------------------


def load(connection: Connection, table: str) -> tuple[Kept, list[Entry]] | None:
    """A table with its whole log."""
    found = _kept(connection, [table])
    if not found:
        return None
    rows = connection.execute(
        select(LogRow.kind, LogRow.seat, LogRow.text).where(LogRow.table_id == table).order_by(LogRow.number)
    )
    found[0].chat = _chat(connection, table)
    return found[0], [Entry(row.kind, row.seat, row.text) for row in rows]


def _chat(connection: Connection, table: str) -> list[Line]:
    """The last lines that were said."""
    rows = connection.execute(
        select(ChatRow.__table__, Guest.name)
        .join(Guest, Guest.id == ChatRow.guest_id)
        .where(ChatRow.table_id == table)
        .order_by(ChatRow.number.desc())
        .limit(MOST_CHAT)
    )
    lines = [
        Line(row.number, row.seat, row.name, row.text, row.decisions, aware(row.made), row.guest_id) for row in rows
    ]
    return lines[::-1]


def open_tables(connection: Connection) -> list[Kept]:
    """Open tables in play with a free seat, the newest first."""
    return _in_play(connection, TableRow.id.in_(_WITH_A_FREE_SEAT))


def watchable_tables(connection: Connection) -> list[Kept]:
    """Open tables in play at which no seat is free, the newest first."""
    return _in_play(connection, TableRow.id.not_in(_WITH_A_FREE_SEAT))


_WITH_A_FREE_SEAT = select(SeatRow.table_id).where(SeatRow.guest_id.is_(None), SeatRow.level.is_(None))


def _in_play(connection: Connection, wanted: ColumnElement[bool]) -> list[Kept]:
    found = connection.scalars(
        select(TableRow.id)
        .where(TableRow.is_open, TableRow.result.is_(None), wanted)
        .order_by(TableRow.created.desc())
        .limit(MOST_LISTED)
    )
    return _kept(connection, found.all())


def tables_of(connection: Connection, guest: int) -> list[Kept]:
    """The tables at which a guest sits or which it made, the newest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    found = connection.scalars(
        select(TableRow.id)
        .where(or_(TableRow.id.in_(seated), TableRow.made_by == guest))
        .order_by(TableRow.created.desc())
        .limit(MOST_LISTED)
    )
    return _kept(connection, found.all())


def games_in_progress(connection: Connection, guest: int) -> int:
    """How many tables that a guest made are in play."""
    mine = (TableRow.made_by == guest, TableRow.result.is_(None))
    return connection.scalar(select(func.count()).select_from(TableRow).where(*mine)) or 0


def _kept(connection: Connection, tables: Sequence[str]) -> list[Kept]:
    rows = connection.execute(
        select(TableRow.__table__).where(TableRow.id.in_(tables)).order_by(TableRow.created.desc())
    )
    found = {row.id: _of_row(row) for row in rows}
    seats = (
        select(SeatRow.table_id, SeatRow.seat, SeatRow.level, SeatRow.guest_id, Guest.name)
        .outerjoin(Guest, Guest.id == SeatRow.guest_id)
        .where(SeatRow.table_id.in_(tables))
    )
    for row in connection.execute(seats):
        found[row.table_id].sittings.append(Sitting(row.seat, row.level, row.guest_id, row.name or ""))
    watchers = select(Watcher.table_id, Watcher.guest_id).where(Watcher.table_id.in_(tables))
    for table, guest in connection.execute(watchers):
        found[table].watchers.add(guest)
    return list(found.values())


def _of_row(row: Row[Any]) -> Kept:
    kept = Kept(row.id, row.game, row.edition, row.is_open, row.made_by, row.seed, aware(row.created), row.result)
    kept.rated, kept.language = row.rated, row.language
    kept.clock = Clock(row.clock, row.clock_days, row.clock_minutes, row.clock_increment)
    kept.delay, kept.takeover, kept.lesson = row.delay, row.takeover, row.lesson
    kept.values, kept.revision = row.own_values, row.revision
    kept.state = state_of_row(row)
    return kept


def state_of_row(row: Row[Any]) -> State:
    since = None if row.clock_since is None else aware(row.clock_since)
    offer = None if row.offer is None else msgspec.json.decode(row.offer, type=Offer)
    left = msgspec.json.decode(row.clock_left, type=dict[str, float]) if row.clock_left else {}
    gone = 0.0 if since is None else max(0.0, (now() - since).total_seconds())
    return State(
        row.to_act, row.decade, aware(row.updated), since, steady() - gone, left, offer, row.rematch, row.changes
    )


def aware(moment: datetime) -> datetime:
    """SQLite forgets the zone: all that is kept is UTC."""
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def find_invitation(connection: Connection, hashed: str) -> tuple[str, str | None] | None:
    """The table and the seat of an invitation."""
    found = connection.execute(
        select(Invitation.table_id, Invitation.seat).where(Invitation.token_hash == hashed)
    ).first()
    return None if found is None else (found.table_id, found.seat)


# -- writing --------------------------------------------------------------------------------------------


def add_table(connection: Connection, kept: Kept, log: Sequence[Entry]) -> None:
    connection.execute(
        insert(TableRow).values(
            id=kept.id,
            game=kept.game,
            edition=kept.edition,
            is_open=kept.is_open,
            made_by=kept.made_by,
            seed=kept.seed,
            created=kept.created,
            rated=kept.rated,
            language=kept.language,
            clock=kept.clock.kind,
            clock_days=kept.clock.days,
            clock_minutes=kept.clock.minutes,
            clock_increment=kept.clock.increment,
            delay=kept.delay,
            takeover=kept.takeover,
            lesson=kept.lesson,
            own_values=kept.values,
            revision=kept.revision,
            **_state_values(kept.state),
        )
    )
    connection.execute(
        insert(SeatRow),
        [{"table_id": kept.id, "seat": s.seat, "guest_id": s.guest, "level": s.level} for s in kept.sittings],
    )
    add_entries(connection, kept.id, 0, log, None)


@dataclass(frozen=True)
class Addition:
    """What is kept of a table that has gone on: the entries after the first `number`, and the state after them."""

    table: str
    number: int
    entries: Sequence[Entry]
    result: str | None
    state: State


def add(connection: Connection, additions: Sequence[Addition]) -> None:
    """Each to its table, all of them at once."""
    _add_rows(connection, [row for one in additions for row in _log_rows(one.table, one.number, one.entries)])
    connection.execute(_KEEP_STATE, [_state_row(one.table, one.state) for one in additions])
    for one in additions:
        _end(connection, one.table, one.result)


def add_entries(connection: Connection, table: str, number: int, log: Sequence[Entry], result: str | None) -> None:
    """Entries after the first `number`. Another process that was quicker makes this fail: a number is given once."""
    _add_rows(connection, _log_rows(table, number, log))
    _end(connection, table, result)


_ADD_ROWS = insert(LogRow.__table__)  # type: ignore[arg-type]  # every mapped class has a Table


def _add_rows(connection: Connection, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(_ADD_ROWS, rows)


def _log_rows(table: str, number: int, log: Sequence[Entry]) -> list[dict[str, object]]:
    made = now()
    return [
        {"table_id": table, "number": at, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "made": made}
        for at, entry in enumerate(log, number + 1)
    ]


def _end(connection: Connection, table: str, result: str | None) -> None:
    if result is not None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(result=result))
        ratings.settle(connection, table, result)


_KEEP_STATE = (
    update(TableRow.__table__)  # type: ignore[arg-type]  # every mapped class has a Table
    .where(TableRow.__table__.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("to_act", "decade", "updated", "clock_since", "clock_left")})
    .values({name: bindparam(name) for name in ("offer", "rematch")})
    .values(changes=TableRow.__table__.c.changes + 1)
)
"""Made once: it is used with every decision."""


class Outdated(Exception):
    """Another process has gone on with the table."""


_HIGHEST = select(func.coalesce(func.max(LogRow.number), 0)).where(LogRow.table_id == bindparam("table"))
_KEEP_STATE_AT = _KEEP_STATE.where(
    _HIGHEST.scalar_subquery() == bindparam("number"), TableRow.__table__.c.changes == bindparam("before")
)


def keep_state(connection: Connection, table: str, number: int, state: State) -> None:
    """A state by itself, where the log still ends with this number and nobody has written another state since;
    otherwise Outdated."""
    # PostgreSQL: who is about to add to the log waits, and what has just been added is seen by the next statement
    connection.execute(select(TableRow.id).where(TableRow.id == table).with_for_update())
    row = _state_row(table, state) | {"number": number, "before": state.changes}
    if connection.execute(_KEEP_STATE_AT, row).rowcount == 0:
        raise Outdated(table)


def _state_row(table: str, state: State) -> dict[str, object]:
    return {"table": table, **_state_values(state)}


def _state_values(state: State) -> dict[str, object]:
    return {
        "to_act": state.to_act,
        "decade": state.decade,
        "updated": state.updated,
        "clock_since": state.clock_since,
        "clock_left": msgspec.json.encode(state.seconds_left).decode() if state.seconds_left else "",
        "offer": None if state.offer is None else msgspec.json.encode(state.offer).decode(),
        "rematch": state.rematch,
    }


def keep_pulse(connection: Connection) -> None:
    """Writes something, to see whether that is possible."""
    own, text = ServerKey.name == PULSE, now().isoformat(timespec="seconds")
    if connection.execute(update(ServerKey).where(own).values(text=text)).rowcount == 0:
        connection.execute(insert(ServerKey).values(name=PULSE, text=text))


def sit(connection: Connection, table: str, seat: str, guest: int) -> None:
    """The seat is the guest's now, or CannotDo where it was not free."""
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
    """How many links to watch are gone, and who had come by one."""
    to_watch = (Invitation.table_id == table, Invitation.seat.is_(None))
    links = connection.execute(delete(Invitation).where(*to_watch)).rowcount
    came = (Watcher.table_id == table, Watcher.by_link)
    gone = set(connection.scalars(select(Watcher.guest_id).where(*came)))
    connection.execute(delete(Watcher).where(*came))
    return links, gone


def invite(connection: Connection, table: str, seat: str | None, hashed: str) -> None:
    connection.execute(insert(Invitation).values(token_hash=hashed, table_id=table, seat=seat))


def take_over(connection: Connection, table: str, seat: str, level: str) -> None:
    """A computer player sits where somebody sat, and the game counts for no rating any more."""
    own = (SeatRow.table_id == table, SeatRow.seat == seat)
    connection.execute(update(SeatRow).where(*own).values(guest_id=None, level=level))
    connection.execute(update(TableRow).where(TableRow.id == table).values(rated=False))


def say(connection: Connection, table: str, line: Line) -> None:
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


def keep_notes(connection: Connection, table: str, guest: int, text: str) -> None:
    own = (NoteRow.table_id == table, NoteRow.guest_id == guest)
    if connection.execute(update(NoteRow).where(*own).values(text=text)).rowcount == 0:
        connection.execute(insert(NoteRow).values(table_id=table, guest_id=guest, text=text))


def find_analysis(connection: Connection, table: str, level: str | None) -> tuple[str, str] | None:
    """The level and the result of an analysis; any level's where none is named."""
    found = select(AnalysisRow.level, AnalysisRow.result).where(AnalysisRow.table_id == table)
    if level is not None:
        found = found.where(AnalysisRow.level == level)
    row = connection.execute(found.limit(1)).first()
    return None if row is None else (row.level, row.result)


def keep_analysis(connection: Connection, table: str, level: str, result: str) -> None:
    known = (AnalysisRow.table_id == table, AnalysisRow.level == level)
    if connection.execute(update(AnalysisRow).where(*known).values(result=result)).rowcount == 0:
        connection.execute(insert(AnalysisRow).values(table_id=table, level=level, result=result))
