"""The packages the server needs beyond those of the games, and how to install them."""

from importlib.util import find_spec

NEEDED = (
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "msgspec",
    "argon2",
    "cryptography",
    "resvg_py",
)
"""Installed by the extra `server`; the games, the terminal and the arena run without them."""


class ServerMissing(ImportError):
    """The extra `server` is not installed."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__(f"republik.server needs {', '.join(missing)}: pip install republik[server]")
        self.missing = missing


def check() -> None:
    """Raises ServerMissing if a package is not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ServerMissing(missing)
