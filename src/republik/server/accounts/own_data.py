"""Everything stored about a person, for that person."""

from typing import Any

from sqlalchemy import Connection, Row, Select, or_, select

from republik.hosting import wire
from republik.server.storage.models import (
    Base,
    ChatRow,
    Guest,
    LogRow,
    NoteRow,
    PushSubscription,
    RatingChange,
    RatingRow,
    SeatRow,
    SessionRow,
    TableRow,
    Watcher,
    aware,
)

from .queries import page_settings


def own_data(connection: Connection, guest: int) -> wire.OwnData:
    """All rows about a person, without passwords and tokens, which are stored as hashes only."""
    me = connection.execute(select(Guest.__table__).where(Guest.id == guest)).one()
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    own_tables = or_(TableRow.id.in_(seated), TableRow.made_by == guest)
    tables = select(TableRow.id, TableRow.game, TableRow.edition, TableRow.created, TableRow.result).where(own_tables)

    def rows(kind: type[Base], *columns: str) -> list[wire.JsonObject]:
        table = kind.__table__
        return _rows(connection, select(*(table.c[name] for name in columns)).where(table.c.guest_id == guest))

    return wire.OwnData(
        name=me.name,
        member=me.name_key is not None,
        created=_moment(me.created),
        language=me.language,
        email=me.email,
        email_confirmed=me.email_confirmed,
        notify=wire.Notify(me.notify_push, me.notify_email, me.webhook),
        settings=page_settings(me.settings),
        site=me.site,
        sessions=rows(SessionRow, "created", "last_seen"),
        push_subscriptions=rows(PushSubscription, "endpoint", "created"),
        tables=_rows(connection, tables),
        seats=rows(SeatRow, "table_id", "seat"),
        watched=rows(Watcher, "table_id"),
        decisions=_decisions(connection, guest),
        chat=rows(ChatRow, "table_id", "seat", "text", "made"),
        notes=rows(NoteRow, "table_id", "text", "lesson"),
        ratings=rows(RatingRow, "game", "seat", "points", "deviation", "games"),
        rating_changes=rows(RatingChange, "table_id", "seat", "before", "after"),
    )


def _decisions(connection: Connection, guest: int) -> list[wire.JsonObject]:
    """The decisions made at the seats that are theirs now."""
    own = (SeatRow.table_id == LogRow.table_id) & (SeatRow.seat == LogRow.seat)
    columns = select(LogRow.table_id, LogRow.number, LogRow.seat, LogRow.kind, LogRow.text, LogRow.made)
    return _rows(connection, columns.join(SeatRow, own).where(SeatRow.guest_id == guest))


def _rows(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[wire.JsonObject]:
    return [_plain(row) for row in connection.execute(query)]


def _plain(row: Row[*tuple[Any, ...]]) -> wire.JsonObject:
    return {name: _moment(value) if hasattr(value, "tzinfo") else value for name, value in row._mapping.items()}


def _moment(value: Any) -> str:
    return aware(value).isoformat(timespec="seconds")
