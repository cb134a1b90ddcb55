"""Health check: whether the server can store data."""

import asyncio
from time import monotonic

from sqlalchemy.exc import IntegrityError

from republik.hosting.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.database import Database

MAX_SECONDS = 3.0
"""The longest wait for an answer, even if the database hangs."""
REMEMBERED_SECONDS = 1.0
"""The shortest interval between two writes, however often it is asked."""


class Health:
    """Writes a row of its own now and then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._trying: asyncio.Task[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Raises CannotDo, or the database's own error, if nothing can be stored."""
        if self._trying is None or (self._trying.done() and monotonic() >= self._until):
            self._trying = asyncio.ensure_future(self._try())
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await self._database.write(queries.write_probe)
        except TimeoutError as error:
            raise CannotDo("storage") from error
        except IntegrityError:
            pass  # another process wrote the first row
        finally:
            self._until = monotonic() + REMEMBERED_SECONDS
