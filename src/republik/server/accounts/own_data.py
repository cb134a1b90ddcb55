"""Everything stored about a person, for that person."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, or_, select

from republik.server import protocol
from republik.server.storage.models import (
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


def own_data(connection: Connection, guest: int) -> protocol.OwnData:
    """All rows about a person, without passwords and tokens, which are stored as hashes only."""
    me = connection.execute(select(Guest.__table__).where(Guest.id == guest)).one()
    seated = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    tables = or_(TableRow.id.in_(seated), TableRow.made_by == guest)
    return protocol.OwnData(
        name=me.name,
        member=me.name_key is not None,
        created=_moment(me.created),
        language=me.language,
        email=me.email,
        email_confirmed=me.email_confirmed,
        notify=protocol.Notify(me.notify_push, me.notify_email, me.webhook),
        settings=page_settings(me.settings),
        site=me.site,
        sessions=_rows(connection, select(SessionRow.created, SessionRow.last_seen), SessionRow.guest_id == guest),
        push_subscriptions=_rows(
            connection,
            select(PushSubscription.endpoint, PushSubscription.created),
            PushSubscription.guest_id == guest,
        ),
        tables=_rows(
            connection, select(TableRow.id, TableRow.game, TableRow.edition, TableRow.created, TableRow.result), tables
        ),
        seats=_rows(connection, select(SeatRow.table_id, SeatRow.seat), SeatRow.guest_id == guest),
        watched=_rows(connection, select(Watcher.table_id), Watcher.guest_id == guest),
        decisions=_decisions(connection, guest),
        chat=_rows(
            connection, select(ChatRow.table_id, ChatRow.seat, ChatRow.text, ChatRow.made), ChatRow.guest_id == guest
        ),
        notes=_rows(connection, select(NoteRow.table_id, NoteRow.text, NoteRow.lesson), NoteRow.guest_id == guest),
        ratings=_rows(
            connection,
            select(RatingRow.game, RatingRow.seat, RatingRow.points, RatingRow.deviation, RatingRow.games),
            RatingRow.guest_id == guest,
        ),
        rating_changes=_rows(
            connection,
            select(RatingChange.table_id, RatingChange.seat, RatingChange.before, RatingChange.after),
            RatingChange.guest_id == guest,
        ),
    )


def _decisions(connection: Connection, guest: int) -> list[dict[str, Any]]:
    """The decisions made at the seats that are theirs now."""
    own = (SeatRow.table_id == LogRow.table_id) & (SeatRow.seat == LogRow.seat)
    wanted = select(LogRow.table_id, LogRow.number, LogRow.seat, LogRow.kind, LogRow.text, LogRow.made)
    return _rows(connection, wanted.join(SeatRow, own), SeatRow.guest_id == guest)


def _rows(connection: Connection, wanted: Select[*tuple[Any, ...]], whose: ColumnElement[bool]) -> list[dict[str, Any]]:
    return [_told(row) for row in connection.execute(wanted.where(whose))]


def _told(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    return {name: _moment(value) if hasattr(value, "tzinfo") else value for name, value in row._mapping.items()}


def _moment(value: Any) -> str:
    return aware(value).isoformat(timespec="seconds")
