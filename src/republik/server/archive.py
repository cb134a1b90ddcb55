"""What is read from the database and written to it, each as one function of a connection."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection, func, insert, or_, select, update

from republik.table.records import Decision

from .models import DECISION, RESIGNED, TAKEN_BACK, Guest, Invitation, LogRow, SeatRow, TableRow, Watcher

MOST_LISTED = 100


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


def net_decisions(log: Iterable[Entry]) -> tuple[list[Decision], str | None]:
    """The decisions that stand, and the seat that has resigned."""
    decisions: list[Decision] = []
    resigned: str | None = None
    for entry in log:
        if entry.kind == DECISION:
            decisions.append(Decision(entry.seat, entry.text))
        elif entry.kind == TAKEN_BACK:
            decisions.pop()
        elif entry.kind == RESIGNED:
            resigned = entry.seat
    return decisions, resigned


# -- reading --------------------------------------------------------------------------------------------


def touch(connection: Connection) -> None:
    """Fails where the database is not there, or lacks its tables."""
    connection.execute(select(TableRow.id).limit(1)).all()


def load(connection: Connection, table: str) -> tuple[Kept, list[Entry]] | None:
    """A table with its whole log."""
    found = _kept(connection, [table])
    if not found:
        return None
    rows = connection.execute(
        select(LogRow.kind, LogRow.seat, LogRow.text).where(LogRow.table_id == table).order_by(LogRow.number)
    )
    return found[0], [Entry(row.kind, row.seat, row.text) for row in rows]


def open_tables(connection: Connection) -> list[Kept]:
    """Open tables in play with a free seat, the newest first."""
    free = select(SeatRow.table_id).where(SeatRow.guest_id.is_(None), SeatRow.level.is_(None))
    found = connection.scalars(
        select(TableRow.id)
        .where(TableRow.is_open, TableRow.result.is_(None), TableRow.id.in_(free))
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
    found = {
        row.id: Kept(row.id, row.game, row.edition, row.is_open, row.made_by, row.seed, row.created, row.result)
        for row in rows
    }
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
        )
    )
    connection.execute(
        insert(SeatRow),
        [{"table_id": kept.id, "seat": s.seat, "guest_id": s.guest, "level": s.level} for s in kept.sittings],
    )
    add_entries(connection, kept.id, 0, log, None)


def add_entries(connection: Connection, table: str, number: int, log: Sequence[Entry], result: str | None) -> None:
    """Entries after the first `number`. Another process that was quicker makes this fail: a number is given once."""
    rows = [
        {"table_id": table, "number": at, "kind": entry.kind, "seat": entry.seat, "text": entry.text}
        for at, entry in enumerate(log, number + 1)
    ]
    if rows:
        connection.execute(insert(LogRow), rows)
    if result is not None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(result=result))


def sit(connection: Connection, table: str, seat: str, guest: int) -> bool:
    """Whether the seat was free, and is the guest's now."""
    free = (SeatRow.table_id == table, SeatRow.seat == seat, SeatRow.guest_id.is_(None), SeatRow.level.is_(None))
    return connection.execute(update(SeatRow).where(*free).values(guest_id=guest)).rowcount == 1


def watch(connection: Connection, table: str, guest: int) -> None:
    known = (Watcher.table_id == table, Watcher.guest_id == guest)
    if connection.execute(select(Watcher.guest_id).where(*known)).first() is None:
        connection.execute(insert(Watcher).values(table_id=table, guest_id=guest))


def invite(connection: Connection, table: str, seat: str | None, hashed: str) -> None:
    connection.execute(insert(Invitation).values(token_hash=hashed, table_id=table, seat=seat))
