"""Who is asking: a browser is known by a random token in a cookie, of which the server keeps the hash."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from time import monotonic

from sqlalchemy import Connection, insert, select, update

from .database import Database
from .models import Guest, SessionRow, now
from .recent import Recent

COOKIE = "republik_guest"
ONLY_FROM_HERE = "__Host-"
"""What the names of cookies begin with behind TLS: browsers take them from this very host alone, no neighbour's."""
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_BYTES = 32
MOST_KNOWN = 20_000
REMEMBERED_SECONDS = 30.0
"""So long a session is known without asking the database: another process may have ended it."""
SEEN_EVERY = timedelta(days=1)


@dataclass
class Visitor:
    """A guest or a member, by the number the database gave."""

    id: int
    name: str
    member: bool = False


@dataclass
class _Known:
    visitor: Visitor
    until: float


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """256 random bits need no salt and no slow hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Guests:
    """All who came; those who came lately are remembered."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Recent[str, _Known] = Recent(MOST_KNOWN)

    async def find(self, token: str | None) -> Visitor | None:
        """Whose token it is, or None."""
        if not token or len(token) > 100:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed)
        if known is not None and monotonic() < known.until:
            return known.visitor
        found = await self._database.read(lambda connection: _find(connection, hashed))
        if found is None:
            return None
        visitor, seen_lately = found
        if not seen_lately:
            await self._database.write(lambda connection: _see(connection, hashed))
        self._remember(hashed, visitor)
        return visitor

    async def make(self) -> tuple[Visitor, str]:
        """A new guest and the token for the cookie."""
        token = fresh_token()
        hashed = token_hash(token)
        visitor = await self._database.write(lambda connection: make_guest(connection, hashed))
        self._remember(hashed, visitor)
        return visitor, token

    def forget(self, guest: int) -> None:
        """What is known of somebody is asked anew."""
        self._known.drop(lambda known: known.visitor.id == guest)

    def _remember(self, hashed: str, visitor: Visitor) -> None:
        self._known.put(hashed, _Known(visitor, monotonic() + REMEMBERED_SECONDS))


def _find(connection: Connection, hashed: str) -> tuple[Visitor, bool] | None:
    """The visitor, and whether the session was seen lately."""
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


def make_guest(connection: Connection, hashed: str) -> Visitor:
    made = connection.execute(insert(Guest).values(name="").returning(Guest.id)).scalar_one()
    open_session(connection, made, hashed)
    return Visitor(made, "")


def open_session(connection: Connection, guest: int, hashed: str) -> None:
    connection.execute(insert(SessionRow).values(token_hash=hashed, guest_id=guest))
