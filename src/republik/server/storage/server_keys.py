"""The server's own secrets, created at its first start."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import ServerKey


async def server_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """The key of this name, which all processes on the database share."""
    key = await database.read(partial(_find, name=name))
    if key is not None:
        return key
    fresh = make()
    with suppress(IntegrityError):  # another process was faster
        return await database.write(partial(_add, name=name, text=fresh))
    return await database.read(partial(_find, name=name)) or fresh


def _find(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(ServerKey.text).where(ServerKey.name == name))


def _add(connection: Connection, name: str, text: str) -> str:
    connection.execute(insert(ServerKey).values(name=name, text=text))
    return text
