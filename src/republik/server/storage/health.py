"""Whether the server is well: whether what it writes is kept."""

import asyncio
from time import monotonic

from sqlalchemy.exc import IntegrityError

from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.database import Database

MOST_SECONDS = 3.0
"""Whoever asks does not wait for ever, even where the database does."""
REMEMBERED_SECONDS = 1.0
"""However often it is asked, nothing is written more often than this."""


class Health:
    """Writes a line of its own now and then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._trying: asyncio.Task[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """CannotDo, or the database's own error, where nothing is kept."""
        if self._trying is None or (self._trying.done() and monotonic() >= self._until):
            self._trying = asyncio.ensure_future(self._try())
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(MOST_SECONDS):
                await self._database.write(queries.write_pulse)
        except TimeoutError as error:
            raise CannotDo("storage") from error
        except IntegrityError:
            pass  # another process wrote the first line
        finally:
            self._until = monotonic() + REMEMBERED_SECONDS
