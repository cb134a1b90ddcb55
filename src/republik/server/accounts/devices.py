"""Known browsers: a signed cookie identifies a member's browser, and only its own failed logins slow it down."""

import hmac
import secrets
from functools import partial
from hashlib import sha256
from typing import Final

from republik.server.storage.database import Database
from republik.server.storage.server_keys import server_key

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
        return cls(bytes.fromhex(await server_key(database, KEY_NAME, partial(secrets.token_hex, KEY_BYTES))))

    def cookie(self, member: int) -> str:
        """The cookie for a browser in which this member has just signed in."""
        payload = f"{member}.{secrets.token_urlsafe(16)}"
        return f"{payload}.{self._sign(payload)}"

    def recognise(self, cookie: str | None, member: int) -> str | None:
        """Identifies a browser of this member; None if it is unknown."""
        payload, _, signature = (cookie or "")[:MAX_COOKIE_LENGTH].rpartition(".")
        if not payload.startswith(f"{member}.") or not hmac.compare_digest(
            _bytes(signature), _bytes(self._sign(payload))
        ):
            return None
        return payload

    def _sign(self, payload: str) -> str:
        return hmac.new(self._key, _bytes(payload), sha256).hexdigest()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
