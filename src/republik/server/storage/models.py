"""The schema: people and their sessions; tables with their seats, spectators and invitations; the logs of all
tables."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Boolean, Column, DateTime, Float, ForeignKey, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    return datetime.now(UTC)


def aware(moment: datetime) -> datetime:
    """SQLite drops the time zone; everything stored is UTC."""
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """All tables of the database."""


def references(kind: type[Base]) -> list[Column[Any]]:
    """All columns that refer to rows of this kind, each table after those that it refers to itself."""
    columns = (column for table in Base.metadata.sorted_tables for column in table.columns)
    return [column for column in columns if any(key.column.table is kind.__table__ for key in column.foreign_keys)]


class Guest(Base):
    """A visitor. A member is a guest with a password and a unique name."""

    __tablename__ = "guests"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    name_key: Mapped[str | None] = mapped_column(String(120), default=None, unique=True, index=True)
    password_hash: Mapped[str | None] = mapped_column(String(200), default=None)
    email: Mapped[str] = mapped_column(String(254), default="")
    email_confirmed: Mapped[bool] = mapped_column(Boolean, default=False)
    """Whether its owner has followed the confirmation link; nothing else is sent before that."""
    email_token: Mapped[str | None] = mapped_column(String(64), default=None, index=True)
    """The hash of that link's token."""
    language: Mapped[str] = mapped_column(String(2), default="")
    notify_push: Mapped[bool] = mapped_column(Boolean, default=False)
    notify_email: Mapped[bool] = mapped_column(Boolean, default=False)
    webhook: Mapped[str] = mapped_column(String(500), default="")
    settings: Mapped[str] = mapped_column(Text, default="")
    """A member's settings of the page, as JSON; empty if there are none."""
    site: Mapped[str] = mapped_column(String(200), default="")
    """The address under which this person uses the server, for links in notifications."""


class NameLook(Base):
    """How a member's name looks: nobody else may take a name that looks the same."""

    __tablename__ = "name_looks"
    look: Mapped[str] = mapped_column(String(200), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)


class SessionRow(Base):
    """A browser session, identified by a cookie of which only the hash is stored."""

    __tablename__ = "sessions"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    last_seen: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class TableRow(Base):
    """A game: the header of its record, and the seed, which stays secret until the end."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    edition: Mapped[str] = mapped_column(String(20))
    """The value of the game's first option, shown in lists."""
    options: Mapped[str] = mapped_column(Text, default="{}")
    """All options of the game, as JSON."""
    own_values: Mapped[str] = mapped_column(String(20), default="")
    """The name of custom values."""
    revision: Mapped[int] = mapped_column(Integer, default=1)
    """The revision of the game's rules under which it began."""
    start: Mapped[str] = mapped_column(Text, default="")
    """The position of another game with which it began, as text."""
    dealt: Mapped[str] = mapped_column(String(10), default="")
    """How the hidden cards of that position were dealt."""
    is_open: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    made_by: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    seed: Mapped[str] = mapped_column(String(128))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now, index=True)
    result: Mapped[str | None] = mapped_column(String(80), default=None, index=True)
    language: Mapped[str] = mapped_column(String(10), default="")
    clock: Mapped[str] = mapped_column(String(8), default="none")
    clock_days: Mapped[int] = mapped_column(Integer, default=0)
    clock_minutes: Mapped[int] = mapped_column(Integer, default=0)
    clock_increment: Mapped[int] = mapped_column(Integer, default=0)
    clock_since: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), default=None, index=True)
    """When the clock of the seat to act started; null if none is running."""
    clock_left: Mapped[str] = mapped_column(String(120), default="")
    """Seconds by seat, as JSON: the clocks when they last stopped."""
    delay: Mapped[int] = mapped_column(Integer, default=0)
    takeover: Mapped[int] = mapped_column(Integer, default=0)
    lesson: Mapped[str] = mapped_column(String(20), default="")
    to_act: Mapped[str | None] = mapped_column(String(20), default=None)
    progress: Mapped[str] = mapped_column(Text, default="")
    """How far the game has progressed: a phrase, as JSON."""
    headline: Mapped[str] = mapped_column(Text, default="")
    """The headline of its end: a phrase, as JSON; empty while it runs, and if it ended before revision 0014."""
    updated: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    rematch: Mapped[str | None] = mapped_column(String(24), default=None)
    offer: Mapped[str | None] = mapped_column(String(200), default=None)
    """The current offer, as JSON."""
    changes: Mapped[int] = mapped_column(Integer, default=0)
    """How often the data beside the log has been written."""


class SeatRow(Base):
    """The occupant of a seat: a level, a guest, or nobody yet."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("guests.id"), default=None, index=True)
    level: Mapped[str | None] = mapped_column(String(40), default=None)


class Watcher(Base):
    """A guest who was invited to watch, or who used to play at the table."""

    __tablename__ = "watchers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    by_link: Mapped[bool] = mapped_column(Boolean, default=True)
    """Whether the guest came by a link, and leaves when the links are withdrawn."""


class LogRow(Base):
    """One entry of a table's log."""

    __tablename__ = "log"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(String(200), default="")
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Invitation(Base):
    """A link to a seat, or for spectators (no seat); only the hash of its token is stored."""

    __tablename__ = "invitations"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[str | None] = mapped_column(String(20), default=None)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ChatRow(Base):
    """A chat line, with the number of decisions at that time."""

    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[str] = mapped_column(String(20))
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    text: Mapped[str] = mapped_column(String(500))
    decisions: Mapped[int] = mapped_column(Integer)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class NoteRow(Base):
    """A player's private notes on a table, and how far they have followed its lesson."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text, default="")
    lesson: Mapped[str] = mapped_column(Text, default="")
    """The progress, as JSON; empty before the first step."""


class AnalysisRow(Base):
    """The analysis of a finished game by a level, as JSON."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    level: Mapped[str] = mapped_column(String(20), primary_key=True)
    result: Mapped[str] = mapped_column(Text)


class RatingRow(Base):
    """A member's rating for one seat of a game (Glicko-2)."""

    __tablename__ = "ratings"
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    points: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    volatility: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    updated: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class RatingChange(Base):
    """What a rated game did to a rating; a game counts once."""

    __tablename__ = "rating_changes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    before: Mapped[float] = mapped_column(Float)
    after: Mapped[float] = mapped_column(Float)


class PushSubscription(Base):
    """A browser that receives web push messages for a person."""

    __tablename__ = "push_subscriptions"
    endpoint_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    endpoint: Mapped[str] = mapped_column(String(1000))
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Notice(Base):
    """The log's number at the last notification of a seat."""

    __tablename__ = "notices"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)


class ServerKey(Base):
    """The server's own data: secrets created at its first start, and the time of its last health check."""

    __tablename__ = "server_keys"
    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    text: Mapped[str] = mapped_column(String(1000))
