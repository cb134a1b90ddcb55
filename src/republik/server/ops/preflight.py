"""Checks that the database and Redis are usable before anything starts, with a one-line error."""

from sqlalchemy import Engine
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from republik.server.storage.database import open_database
from republik.table.contract import Problem


class CannotReach(Problem):
    """A service is missing or unusable."""


def reach_database(url: str) -> Engine:
    """Opens the database and tests one connection; raises CannotReach if that fails."""
    try:
        engine = open_database(url)
        with engine.connect():
            return engine
    except ModuleNotFoundError as error:
        if error.name not in ("psycopg", "psycopg_binary"):
            raise CannotReach("error-server-database", reason=_first_line(error)) from error
        raise CannotReach("error-server-driver", missing=error.name) from error
    except (NoSuchModuleError, ArgumentError) as error:
        raise CannotReach("error-server-database", reason=_first_line(error)) from error
    except SQLAlchemyError as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        raise CannotReach("error-server-database", reason=_first_line(cause)) from error


def check_redis(url: str) -> None:
    """Raises CannotReach if no Redis server answers at this address."""
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError as error:
        raise CannotReach("error-server-redis-missing") from error
    try:
        with Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        address = url.rpartition("@")[2]  # the part before it is a password
        raise CannotReach("error-server-redis", address=address, reason=_first_line(error)) from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
