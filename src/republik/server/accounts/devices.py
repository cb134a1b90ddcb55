"""Browsers in which a member has been before: a signed cookie says so, and their own failures alone make them wait."""

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
MOST_COOKIE: Final = 200


class Devices:
    """Knows its own cookies again. They open nothing: a password is still asked for."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    async def start(cls, database: Database) -> "Devices":
        """With the key of this database, made at the first start."""
        text = await database.read(_find_key)
        if text is None:
            try:
                text = await database.write(_make_key)
            except IntegrityError:  # another process was quicker
                text = await database.read(_find_key)
        return cls(bytes.fromhex(text or secrets.token_hex(KEY_BYTES)))

    def cookie(self, member: int) -> str:
        """For a browser in which this member has just proven to be one."""
        told = f"{member}.{secrets.token_urlsafe(16)}"
        return f"{told}.{self._sign(told)}"

    def recognise(self, cookie: str | None, member: int) -> str | None:
        """Which browser of this member it is; None where it is not known."""
        told, _, signature = (cookie or "")[:MOST_COOKIE].rpartition(".")
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
