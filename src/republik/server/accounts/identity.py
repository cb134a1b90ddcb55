"""Visitors: a browser is identified by a random token in a cookie; the server stores its hash."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from republik.hosting.core.tokens import fresh_token, token_hash
from republik.hosting.load.lru import LruCache
from republik.hosting.visitor import Visitor
from republik.server.storage.database import Database
from republik.server.storage.models import Guest, SessionRow, now, references

COOKIE = "republik_guest"
ONLY_FROM_HERE = "__Host-"
"""The cookie prefix behind TLS: browsers accept such cookies only from this exact host."""
COOKIE_SECONDS = 400 * 24 * 3600
MAX_CACHED_GUESTS = 20_000
REMEMBERED_SECONDS = 30.0
"""How long a session is trusted without asking the database: another process may have ended it."""
SEEN_EVERY = timedelta(days=1)
FORGOTTEN_AFTER = timedelta(days=3)
"""How long idle guests are stored."""
FORGOTTEN_AT_ONCE = 500
MAX_SITE_LENGTH = 200


@dataclass(frozen=True)
class Origin:
    """Where a request comes from: the hash of the session cookie, the network address, the address of the page, and the
    device cookie."""

    session: str | None
    address: str
    site: str
    device: str | None = None


@dataclass
class _CachedVisitor:
    visitor: Visitor
    until: float


class Guests:
    """All visitors; recent ones are cached."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: LruCache[str, _CachedVisitor] = LruCache(MAX_CACHED_GUESTS)

    async def find(self, token: str | None) -> Visitor | None:
        """The owner of a token, or None."""
        if not token or len(token) > 100:
            return None
        hashed = token_hash(token)
        cached = self._cache.get(hashed)
        if cached is not None and monotonic() < cached.until:
            return cached.visitor
        row = await self._database.read(lambda connection: _find(connection, hashed))
        if row is None:
            return None
        visitor, is_recent = row
        if not is_recent:
            await self._database.write(lambda connection: _see(connection, hashed))
        self._remember(hashed, visitor)
        return visitor

    async def make(self) -> tuple[Visitor, str]:
        """Creates a guest and the token for the cookie."""
        token = fresh_token()
        hashed = token_hash(token)
        visitor = await self._database.write(lambda connection: make_guest(connection, hashed))
        self._remember(hashed, visitor)
        return visitor, token

    async def forget_idle(self) -> int:
        """Deletes guests who came, did nothing and did not return; returns their number."""
        before, count = now() - FORGOTTEN_AFTER, 0
        while some := await self._database.write(lambda connection: _forget_idle(connection, before)):
            count += some
        return count

    def forget(self, guest: int) -> None:
        """Drops a person from the cache."""
        self._cache.drop(lambda cached: cached.visitor.id == guest)

    def _remember(self, hashed: str, visitor: Visitor) -> None:
        self._cache.put(hashed, _CachedVisitor(visitor, monotonic() + REMEMBERED_SECONDS))


def _find(connection: Connection, hashed: str) -> tuple[Visitor, bool] | None:
    """The visitor, and whether the session was used recently."""
    oldest = now() - timedelta(seconds=COOKIE_SECONDS)
    lately = SessionRow.last_seen > now() - SEEN_EVERY
    row = connection.execute(
        select(Guest.id, Guest.name, Guest.name_key, lately.label("lately"))
        .join(SessionRow, SessionRow.guest_id == Guest.id)
        .where(SessionRow.token_hash == hashed, SessionRow.last_seen > oldest)
    ).first()
    return None if row is None else (Visitor(row.id, row.name, row.name_key is not None), bool(row.lately))


def _see(connection: Connection, hashed: str) -> None:
    connection.execute(update(SessionRow).where(SessionRow.token_hash == hashed).values(last_seen=now()))


def _forget_idle(connection: Connection, before: datetime) -> int:
    """Deletes some idle guests from before a date; returns their number."""
    idle = connection.scalars(_idle(before).limit(FORGOTTEN_AT_ONCE)).all()
    connection.execute(delete(SessionRow).where(SessionRow.guest_id.in_(idle)))
    connection.execute(delete(Guest).where(Guest.id.in_(idle)))
    return len(idle)


def _idle(before: datetime) -> Select[int]:
    """Guests without data of their own, referenced only by unused sessions. The newest one stays, so that no number is
    ever reused."""
    nothing = (Guest.name == "", Guest.email == "", Guest.webhook == "", Guest.language == "", Guest.name_key.is_(None))
    newest = select(func.max(Guest.id)).scalar_subquery()
    idle = select(Guest.id).where(Guest.created < before, Guest.id < newest, *nothing)
    idle = idle.where(Guest.id.not_in(select(SessionRow.guest_id).where(SessionRow.last_seen >= before)))
    for column in references(Guest):
        if column.table is not SessionRow.__table__:
            idle = idle.where(Guest.id.not_in(select(column).where(column.is_not(None))))
    return idle


def make_guest(connection: Connection, hashed: str) -> Visitor:
    guest = connection.execute(insert(Guest).values(name="").returning(Guest.id)).scalar_one()
    open_session(connection, guest, hashed)
    return Visitor(guest, "")


def open_session(connection: Connection, guest: int, hashed: str) -> None:
    connection.execute(insert(SessionRow).values(token_hash=hashed, guest_id=guest))
