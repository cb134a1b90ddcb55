"""Known browsers: a signed cookie identifies a member's browser, and only its own failed logins slow it down."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from republik.server.storage.database import Database
from republik.server.storage.models import ServerKey

DEVICE_COOKIE: Final = "republik_device"
KEY_NAME: Final = "device"
KEY_BYTES: Final = 32
MAX_COOKIE_LENGTH: Final = 200


class Devices:
    """Recognises its own cookies. They grant no access: the password is still required."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    async def start(cls, database: Database) -> "Devices":
        """Loads the key of this database, created at the first start."""
        text = await database.read(_find_key)
        if text is None:
            try:
                text = await database.write(_make_key)
            except IntegrityError:  # another process was faster
                text = await database.read(_find_key)
        return cls(bytes.fromhex(text or secrets.token_hex(KEY_BYTES)))

    def cookie(self, member: int) -> str:
        """The cookie for a browser in which this member has just signed in."""
        told = f"{member}.{secrets.token_urlsafe(16)}"
        return f"{told}.{self._sign(told)}"

    def recognise(self, cookie: str | None, member: int) -> str | None:
        """Identifies a browser of this member; None if it is unknown."""
        told, _, signature = (cookie or "")[:MAX_COOKIE_LENGTH].rpartition(".")
        if not told.startswith(f"{member}.") or not hmac.compare_digest(_bytes(signature), _bytes(self._sign(told))):
            return None
        return told

    def _sign(self, told: str) -> str:
        return hmac.new(self._key, _bytes(told), sha256).hexdigest()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _find_key(connection: Connection) -> str | None:
    return connection.scalar(select(ServerKey.text).where(ServerKey.name == KEY_NAME))


def _make_key(connection: Connection) -> str:
    text = secrets.token_hex(KEY_BYTES)
    connection.execute(insert(ServerKey).values(name=KEY_NAME, text=text))
    return text
