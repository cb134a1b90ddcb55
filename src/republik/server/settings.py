"""What an operator can configure, and the fixed limits."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from republik.hosting.settings import HostingSettings

DATABASE_FILE = "republik.sqlite3"
PAGE_FOLDER = Path(__file__).parent / "static"
"""The web build writes the page here."""
OFFLINE_FOLDER = Path(__file__).parent / "site"
"""`make site` copies the page that needs no server here."""
MAX_BODY_BYTES = 16 * 1024
MAX_FILE_BYTES = 1024 * 1024
"""The body of a request that carries a file: its characters may take four bytes each."""
MAX_MESSAGE_BYTES = 4 * 1024
MAX_HEADER_BYTES = 16 * 1024
SOCKET_COST = 4.0
"""Opening a socket counts as this many requests."""


@dataclass(frozen=True)
class Settings(HostingSettings):
    """The configuration of a server."""

    database: str
    """Any SQLAlchemy URL."""
    workers: int = 1
    """Processes for computer players."""
    secure_cookies: bool = False
    """Send cookies over TLS only, also behind a proxy that terminates TLS."""
    origins: tuple[str, ...] = ()
    """Other origins that serve the page; the server's own host is always allowed."""
    requests_per_second: float = 20.0
    burst: float = 100.0
    guests_per_minute: float = 30.0
    """New guests per network (an IPv4 address, or an IPv6 /64)."""
    guests_at_once: float = 60.0
    """The burst of new guests: a school class arrives at once."""
    sockets_per_guest: int = 20
    sockets_per_network: int = 200
    watchers_per_table: int = 500
    """Spectator sockets per table."""
    connections_per_network: int = 400
    """Connections of any kind, if they come from browsers directly and not through a proxy."""
    lists_seconds: float = 1.0
    """The maximum age of the lists of open tables."""
    keep_unplayed_days: int = 28
    """How long to keep a guests' table where nobody has made a decision; 0: for ever."""
    keep_guest_games_days: int = 365
    """How long to keep a game that only guests have played, after the last change; 0: for ever."""
    away_seconds: float = 60.0
    """How long everybody at an open table may be away before the lobby no longer lists it, unless it is played by
    days."""
    waiting_messages: int = 64
    """A socket with more waiting messages is closed; it reconnects and gets the newest view."""
    page: Path = PAGE_FOLDER
    """The folder with the page's files."""
    offline_page: Path = OFFLINE_FOLDER
    """The folder with the files of the page that needs no server; it may be missing."""
    redis: str | None = None
    """URL of the Redis server that connects several processes on one database."""
    hosts: tuple[str, ...] = ()
    """Other host names of the server; see `check_host` in `http/middleware.py`."""
    address: str = ""
    """The public address of the server, for links in notifications; the default is the address that each person last
    used. Required for e-mail."""
    smtp: str = field(default="", repr=False)
    """The mail server for notifications, as `smtp://user:password@host:port` or `smtps://…`."""
    mail_from: str = ""
    """The sender of those e-mails."""
    local_receivers: bool = False
    """Allow webhooks and push messages to this machine and without TLS, for testing."""
    notice_delay: float = 10.0
    """How long a player may be away from a table before a notification is sent."""

    def has_offline_page(self) -> bool:
        return (self.offline_page / "index.html").is_file()


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user's data folder: `REPUBLIK_DATA`, or the platform's default."""
    if chosen := environment.get("REPUBLIK_DATA"):
        return Path(chosen)
    if platform == "win32":
        return Path(environment.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "republik"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "republik"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "republik"


def database_in(folder: Path) -> str:
    """The database in a data folder; creates the folder, for its owner only, if necessary."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / DATABASE_FILE}"
