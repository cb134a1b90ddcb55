"""Who is asking: a guest is known by a random token in a cookie, of which the server keeps the hash."""

import secrets
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, insert, select, update

from .database import Database
from .models import Guest
from .recent import Recent

COOKIE = "republik_guest"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_BYTES = 32
MOST_KNOWN = 20_000


@dataclass
class Visitor:
    """A guest, by the number the database gave."""

    id: int
    name: str


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """256 random bits need no salt and no slow hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Guests:
    """All guests; those who came lately are remembered."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Recent[str, Visitor] = Recent(MOST_KNOWN)

    async def find(self, token: str | None) -> Visitor | None:
        """Whose token it is, or None."""
        if not token or len(token) > 100:
            return None
        hashed = token_hash(token)
        visitor = self._known.get(hashed) or await self._database.read(lambda connection: _find(connection, hashed))
        if visitor is not None:
            self._known.put(hashed, visitor)
        return visitor

    async def make(self) -> tuple[Visitor, str]:
        """A new guest and the token for the cookie."""
        token = fresh_token()
        hashed = token_hash(token)
        visitor = await self._database.write(lambda connection: _make(connection, hashed))
        self._known.put(hashed, visitor)
        return visitor, token

    async def rename(self, visitor: Visitor, name: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(update(Guest).where(Guest.id == visitor.id).values(name=name))
        )
        visitor.name = name


def _find(connection: Connection, hashed: str) -> Visitor | None:
    row = connection.execute(select(Guest.id, Guest.name).where(Guest.token_hash == hashed)).first()
    return None if row is None else Visitor(row.id, row.name)


def _make(connection: Connection, hashed: str) -> Visitor:
    made = connection.execute(insert(Guest).values(token_hash=hashed).returning(Guest.id))
    return Visitor(made.scalar_one(), "")
