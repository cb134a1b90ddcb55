"""Queries about people, each a function of a connection."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, ForeignKey, Table, delete, insert, select, update

from republik.server import protocol
from republik.server.lookalikes import lookalike_keys, without_invisible
from republik.server.storage import ratings
from republik.server.storage.models import (
    Base,
    ChatRow,
    Guest,
    NameLook,
    NoteRow,
    PushSubscription,
    RatingRow,
    SeatRow,
    SessionRow,
    TableRow,
    Watcher,
)

from .identity import open_session
from .names import name_key

NO_NOTICES: Final = {
    "email": "",
    "email_confirmed": False,
    "email_token": None,
    "webhook": "",
    "notify_push": False,
    "notify_email": False,
}


@dataclass(frozen=True)
class Member:
    """A member, with the password hash."""

    id: int
    name: str
    password_hash: str


def own_profile(connection: Connection, guest: int, push_key: str, mail: bool) -> protocol.Me:
    row = connection.execute(select(Guest.__table__).where(Guest.id == guest)).one()
    notify = protocol.Notify(row.notify_push, row.notify_email, row.webhook)
    rated = ratings.of_person(connection, guest)
    return protocol.Me(
        name=row.name,
        member=row.name_key is not None,
        email=row.email,
        language=row.language,
        ratings=rated,
        notify=notify,
        push_key=push_key,
        email_confirmed=row.email_confirmed,
        mail=mail,
        settings=page_settings(row.settings),
    )


def page_settings(stored: str) -> protocol.PageSettings | None:
    """None if there are none, or if they are of another version that this one cannot read."""
    try:
        return msgspec.json.decode(stored, type=protocol.PageSettings) if stored else None
    except msgspec.DecodeError:
        return None


def find_member(connection: Connection, name: str) -> tuple[str, Member | None]:
    """The member with this name and its stored key: first as typed, since older names may contain invisible characters,
    then normalised."""
    keys = (name_key(name), name_key(without_invisible(name)))
    for key in keys:
        row = connection.execute(select(Guest.id, Guest.name, Guest.password_hash).where(Guest.name_key == key)).first()
        if row is not None:
            return key, Member(row.id, row.name, row.password_hash or "")
    return keys[-1], None


def owner_of(connection: Connection, name: str, but: int = 0) -> int | None:
    """Another member who has this name or one that looks like it."""
    named = select(Guest.id).where(Guest.name_key == name_key(name), Guest.id != but)
    alike = select(NameLook.guest_id).where(NameLook.look.in_(lookalike_keys(name)), NameLook.guest_id != but)
    return connection.scalar(named.limit(1)) or connection.scalar(alike.limit(1))


def write_skeletons(connection: Connection, member: int, name: str) -> None:
    """Raises IntegrityError if somebody else was faster."""
    connection.execute(delete(NameLook).where(NameLook.guest_id == member))
    connection.execute(insert(NameLook), [{"look": look, "guest_id": member} for look in sorted(lookalike_keys(name))])


def join(connection: Connection, guest: int, values: dict[str, Any], hashed: str) -> None:
    """The guest's sessions and push subscriptions end: a token that somebody else has seen or planted is worthless
    now."""
    connection.execute(update(Guest).where(Guest.id == guest, Guest.name_key.is_(None)).values(**values))
    write_skeletons(connection, guest, values["name"])
    for table in (SessionRow, PushSubscription):
        connection.execute(delete(table).where(table.guest_id == guest))
    open_session(connection, guest, hashed)


def set_password(connection: Connection, member: int, hashed: str) -> None:
    connection.execute(update(Guest).where(Guest.id == member).values(password_hash=hashed))


def end_session(connection: Connection, hashed: str | None) -> None:
    if hashed is not None:
        connection.execute(delete(SessionRow).where(SessionRow.token_hash == hashed))


def seats_in_play(connection: Connection, member: int) -> list[tuple[str, str]]:
    found = connection.execute(
        select(SeatRow.table_id, SeatRow.seat)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.guest_id == member, TableRow.result.is_(None))
    )
    return [(row.table_id, row.seat) for row in found]


def remove(connection: Connection, person: int, *, chat: bool) -> None:
    """Seats and finished games stay, since they belong to others as well; chat lines keep their places."""
    for table, column in (
        (SessionRow, SessionRow.guest_id),
        (PushSubscription, PushSubscription.guest_id),
        (RatingRow, RatingRow.guest_id),
        (NoteRow, NoteRow.guest_id),
        (NameLook, NameLook.guest_id),
        (Watcher, Watcher.guest_id),
    ):
        connection.execute(delete(table).where(column == person))
    if chat:
        connection.execute(update(ChatRow).where(ChatRow.guest_id == person).values(text=""))
    nothing = {
        "name": "",
        "name_key": None,
        "password_hash": None,
        "language": "",
        "site": "",
        "settings": "",
        **NO_NOTICES,
    }
    connection.execute(update(Guest).where(Guest.id == person).values(**nothing))


def hand_over(connection: Connection, guest: int, member: int) -> None:
    """Everything of the guest's becomes the member's, except sessions and push subscriptions: somebody else may have
    planted the guest's cookie and must learn nothing about the member."""
    for private in (SessionRow, PushSubscription):
        connection.execute(delete(private).where(private.guest_id == guest))
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if any(_points_to_guests(key) for key in column.foreign_keys):
                _redirect(connection, table, column.name, guest, member)


def _points_to_guests(key: ForeignKey) -> bool:
    return key.column.table.name == Guest.__tablename__


def _redirect(connection: Connection, table: Table, column: str, guest: int, member: int) -> None:
    """If the member has a row for the same thing (such as a note), the guest's row is dropped."""
    pointer = table.columns[column]
    if pointer.primary_key:
        others = [key for key in table.primary_key.columns if key is not pointer]
        for row in connection.execute(select(*others).where(pointer == member)).all():
            same = [key == value for key, value in zip(others, row, strict=True)]
            connection.execute(delete(table).where(pointer == guest, *same))
    connection.execute(update(table).where(pointer == guest).values({column: member}))
