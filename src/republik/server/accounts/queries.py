"""Queries about people, each a function of a connection."""

from dataclasses import dataclass
from typing import Any, Final, TypedDict

from sqlalchemy import Column, Connection, delete, insert, select, update

from republik.hosting import wire
from republik.hosting.core.lookalikes import lookalike_keys, without_invisible
from republik.hosting.refusals import CannotDo
from republik.server import codec
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
    references,
)

from .identity import open_session
from .names import name_key


class GuestValues(TypedDict, total=False):
    """The columns of a guest that accounts change."""

    name: str
    name_key: str | None
    password_hash: str | None
    language: str
    site: str
    settings: str
    email: str
    email_confirmed: bool
    email_token: str | None
    webhook: str
    notify_push: bool
    notify_email: bool


NO_NOTICES: Final[GuestValues] = {
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


def own_profile(connection: Connection, guest: int, push_key: str, mail: bool) -> wire.Me:
    row = connection.execute(select(Guest.__table__).where(Guest.id == guest)).one()
    notify = wire.Notify(row.notify_push, row.notify_email, row.webhook)
    rated = ratings.of_person(connection, guest)
    return wire.Me(
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


def page_settings(stored: str) -> wire.PageSettings | None:
    """None if there are none, or if they are of another version that this one cannot read."""
    try:
        return codec.read(stored, wire.PageSettings) if stored else None
    except CannotDo:
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


def join(connection: Connection, guest: int, values: GuestValues, hashed: str) -> None:
    """The guest's sessions and push subscriptions end: a token that somebody else has seen or planted is worthless
    now."""
    connection.execute(update(Guest).where(Guest.id == guest, Guest.name_key.is_(None)).values(values))
    write_skeletons(connection, guest, values["name"])
    _delete_rows(connection, guest, SessionRow, PushSubscription)
    open_session(connection, guest, hashed)


def set_password(connection: Connection, member: int, hashed: str) -> None:
    connection.execute(update(Guest).where(Guest.id == member).values(password_hash=hashed))


def end_session(connection: Connection, hashed: str | None) -> None:
    if hashed is not None:
        connection.execute(delete(SessionRow).where(SessionRow.token_hash == hashed))


def seats_in_play(connection: Connection, member: int) -> list[tuple[str, str]]:
    rows = connection.execute(
        select(SeatRow.table_id, SeatRow.seat)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.guest_id == member, TableRow.result.is_(None))
    )
    return [(row.table_id, row.seat) for row in rows]


def remove(connection: Connection, person: int, *, chat: bool) -> None:
    """Seats and finished games stay, since they belong to others as well; chat lines keep their places."""
    _delete_rows(connection, person, SessionRow, PushSubscription, RatingRow, NoteRow, NameLook, Watcher)
    if chat:
        connection.execute(update(ChatRow).where(ChatRow.guest_id == person).values(text=""))
    nobody: GuestValues = {
        "name": "",
        "name_key": None,
        "password_hash": None,
        "language": "",
        "site": "",
        "settings": "",
        **NO_NOTICES,
    }
    connection.execute(update(Guest).where(Guest.id == person).values(nobody))


def _delete_rows(connection: Connection, guest: int, *tables: type[Base]) -> None:
    for table in tables:
        columns = table.__table__.c
        connection.execute(delete(table).where(columns.guest_id == guest))


def hand_over(connection: Connection, guest: int, member: int) -> None:
    """Everything of the guest's becomes the member's, except sessions and push subscriptions: somebody else may have
    planted the guest's cookie and must learn nothing about the member."""
    _delete_rows(connection, guest, SessionRow, PushSubscription)
    for pointer in references(Guest):
        _redirect(connection, pointer, guest, member)


def _redirect(connection: Connection, pointer: Column[Any], guest: int, member: int) -> None:
    """If the member has a row for the same thing (such as a note), the guest's row is dropped."""
    table = pointer.table
    if pointer.primary_key:
        others = [key for key in table.primary_key.columns if key is not pointer]
        for row in connection.execute(select(*others).where(pointer == member)).all():
            same = [key == value for key, value in zip(others, row, strict=True)]
            connection.execute(delete(table).where(pointer == guest, *same))
    connection.execute(update(table).where(pointer == guest).values({pointer.name: member}))
