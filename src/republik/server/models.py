"""What is kept: guests, tables with their seats, watchers and invitations, and the log of every table.

The log is only ever added to: one row for each decision (of a seat or of chance), one where a seat took its last
decision back, one where it resigned. Its number is what messages of the protocol count.
"""

from datetime import UTC, datetime

from sqlalchemy import Boolean, DateTime, ForeignKey, Integer, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

DECISION = "decision"
TAKEN_BACK = "taken back"
RESIGNED = "resigned"


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """All tables of the database."""


class Guest(Base):
    """Somebody who came: known by a cookie, of which only the hash is kept."""

    __tablename__ = "guests"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class TableRow(Base):
    """A game: what its record's header says, and the seed, which is told after the end only."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    edition: Mapped[str] = mapped_column(String(20))
    is_open: Mapped[bool] = mapped_column(Boolean)
    made_by: Mapped[int] = mapped_column(ForeignKey("guests.id"), index=True)
    seed: Mapped[str] = mapped_column(String(128))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now, index=True)
    result: Mapped[str | None] = mapped_column(String(80), default=None, index=True)


class SeatRow(Base):
    """Who sits where: a level, a guest, or nobody yet."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("guests.id"), default=None, index=True)
    level: Mapped[str | None] = mapped_column(String(40), default=None)


class Watcher(Base):
    """A guest who was invited to watch."""

    __tablename__ = "watchers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[int] = mapped_column(ForeignKey("guests.id"), primary_key=True)


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
    """A link to a seat, or to watch (no seat); only the hash of its token is kept."""

    __tablename__ = "invitations"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[str | None] = mapped_column(String(20), default=None)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
