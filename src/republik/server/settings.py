"""What whoever runs the server can choose, and the limits nobody gets around."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

DATABASE_FILE = "republik.sqlite3"
PAGE_FOLDER = Path(__file__).parent / "static"
"""Where the web build leaves the page."""
MOST_BODY_BYTES = 16 * 1024
MOST_MESSAGE_BYTES = 4 * 1024
MOST_HEADER_BYTES = 16 * 1024
SOCKET_COST = 4.0
"""To open a socket counts as so many requests."""
LIST_COST = 4.0
HINT_COST = 20.0
"""A hint keeps a processor busy for up to a second: it counts as so many other requests."""


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    database: str
    """Any SQLAlchemy URL."""
    workers: int = 1
    """Processes in which computer players think."""
    secure_cookies: bool = False
    """Cookies go over TLS only, also where a proxy in front ends it."""
    origins: tuple[str, ...] = ()
    """Other addresses the page is served from; the server's own host always counts."""
    requests_per_second: float = 20.0
    burst: float = 100.0
    guests_per_minute: float = 30.0
    """New guests from one network: an IPv4 address, or an IPv6 /64."""
    guests_at_once: float = 60.0
    """So many of them may come together: a class does."""
    network_share: float = 5.0
    """All guests of one network together may ask so many times as often as one of them."""
    sockets_per_guest: int = 20
    sockets_per_network: int = 200
    watchers_per_table: int = 500
    """Sockets at one table of those who do not sit there."""
    connections_per_network: int = 400
    """Connections of any kind, where they come from a browser and not from a proxy."""
    lists_seconds: float = 1.0
    """So old the lists of open tables may be."""
    tables_in_memory: int = 2_000
    tables_per_guest: int = 200
    """Games in progress that one guest may have made."""
    presence_seconds: float = 1.0
    """After so long others see who has come or gone."""
    waiting_messages: int = 64
    """A socket that lets more messages wait is closed: it comes back and gets the newest view."""
    page: Path = PAGE_FOLDER
    """The folder of the page's files."""
    redis: str | None = None
    """Where other processes at the same database are told of what happens, as a URL."""
    hosts: tuple[str, ...] = ()
    """Other names under which the server is asked; see `guard.check_host`."""
    address: str = ""
    """Where people find the server, for the links of notices; otherwise where each of them last used it. Mails need
    it."""
    smtp: str = field(default="", repr=False)
    """The mail server for notices, as `smtp://user:password@host:port` or `smtps://…`."""
    mail_from: str = ""
    """Whom those mails come from."""
    local_receivers: bool = False
    """Webhooks and push messages may go to this machine, also without TLS: for trying them out."""
    notice_delay: float = 10.0
    """So long somebody may be away from a table before they are told that it waits for them."""


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user's own folder for what programs keep: `REPUBLIK_DATA`, or where the system wants it."""
    if chosen := environment.get("REPUBLIK_DATA"):
        return Path(chosen)
    if platform == "win32":
        return Path(environment.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "republik"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "republik"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "republik"


def database_in(folder: Path) -> str:
    """The database of a data folder, which is made where it is not there: for its owner only."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / DATABASE_FILE}"
