"""Errors of the database as refusals."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from republik.server.refusals import CannotDo
from republik.server.tables.store import StoreFailed

_log = logging.getLogger("republik.server")


@contextmanager
def storage_refused() -> Iterator[None]:
    """One refusal for all database errors."""
    try:
        yield
    except (SQLAlchemyError, StoreFailed) as error:
        cause = error.__cause__ if isinstance(error, StoreFailed) and error.__cause__ is not None else error
        _log.warning("database failed", extra={"fields": {"error": type(cause).__name__}})
        raise CannotDo("storage") from error
