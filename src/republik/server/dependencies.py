"""The packages that the server needs beyond the games, and how to get them."""

from importlib.util import find_spec

NEEDED = ("starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "msgspec", "argon2", "cryptography")
"""What the extra `server` installs; the games, the terminal and the arena do without."""


class ServerMissing(ImportError):
    """The extra `server` is not installed."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__(f"republik.server needs {', '.join(missing)}: pip install republik[server]")
        self.missing = missing


def check() -> None:
    """ServerMissing where a package is not there."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ServerMissing(missing)
