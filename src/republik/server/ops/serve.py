"""`republik serve`: its arguments, and the server from its start to its end. What is heavy is loaded when it begins."""

import argparse
import gc
import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from republik.server import dependencies
from republik.server.settings import Settings, data_folder, database_in

from .private_files import for_owner_only

MOST_WORKERS = 256
GRACE_SECONDS = 10
FAILED = 1
COLLECT_ALL_SECONDS = 900.0
COLLECT_YOUNG = (1_000, 1_000_000, 1_000_000)
"""New objects until they are looked through, which takes some milliseconds; how often until the older ones are, and
all: never."""
DATABASE_VARIABLE = "REPUBLIK_DATABASE"
REDIS_VARIABLE = "REPUBLIK_REDIS"
SMTP_VARIABLE = "REPUBLIK_SMTP"
SENDER_VARIABLE = "REPUBLIK_MAIL_FROM"


class Shop(Protocol):
    """What the command needs of the terminal."""

    def text(self, key: str, **args: object) -> str: ...
    def print(self, line: str) -> None: ...


class CannotServe(Exception):
    """Why the server does not start; `key` is the message."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def add_arguments(command: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    command.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=text("cli-serve-host"))
    command.add_argument("--port", metavar="N", default="8000", help=text("cli-serve-port"))
    command.add_argument("--data", metavar="FOLDER", type=Path, help=text("cli-serve-data"))
    command.add_argument("--database", metavar="URL", help=text("cli-serve-database"))
    command.add_argument("--workers", metavar="N", help=text("cli-serve-workers"))
    command.add_argument("--secure", action="store_true", help=text("cli-serve-secure"))
    command.add_argument("--origin", metavar="URL", action="append", default=[], help=text("cli-serve-origin"))
    command.add_argument("--address", metavar="URL", default="", help=text("cli-serve-public-address"))
    command.add_argument("--smtp", metavar="URL", help=text("cli-serve-smtp"))
    command.add_argument("--mail-from", metavar="ADDRESS", help=text("cli-serve-mail-from"))
    command.add_argument("--local-receivers", action="store_true", help=text("cli-serve-local-receivers"))
    command.add_argument("--weimar", metavar="FOLDER", type=Path, help=text("cli-serve-weimar"))
    command.add_argument("--redis", metavar="URL", help=text("cli-serve-redis"))
    command.add_argument("--open", action="store_true", help=text("cli-serve-open"))


def run(parsed: argparse.Namespace, shop: Shop) -> int:
    """Serves until it is interrupted; CannotServe where it cannot begin."""
    with for_owner_only():
        return _run(parsed, shop)


def _run(parsed: argparse.Namespace, shop: Shop) -> int:
    check_packages()
    settings = _settings(parsed)
    _check_services(settings)
    _bring_values(parsed.weimar)
    listening = _listen(parsed.host, _number(parsed.port, "--port", 0, 65535))
    address = _address(listening)
    shop.print(shop.text("cli-serve-address", address=address))
    if not serve_at(settings, listening, address if parsed.open else None):
        return FAILED
    shop.print(shop.text("cli-serve-stopped"))
    return 0


def check_packages() -> None:
    try:
        dependencies.check()
    except dependencies.ServerMissing as error:
        raise CannotServe("error-serve-extra", missing=", ".join(error.missing)) from None


def _check_services(settings: Settings) -> None:
    from .preflight import CannotReach, check_redis, reach_database

    try:
        reach_database(settings.database).dispose()
        if settings.redis is not None:
            check_redis(settings.redis)
    except CannotReach as error:
        raise CannotServe(error.key, **error.details) from None


def _bring_values(folder: Path | None) -> None:
    """The values of the server's own for Weimar; its workers are told by the environment."""
    from republik.games.weimar.values import VARIABLE, here
    from republik.table.toml_schema import BadComponent

    if folder is not None:
        os.environ[VARIABLE] = str(folder.resolve())
    try:
        here()
    except BadComponent as error:
        raise CannotServe("error-data", reason=str(error)) from None


def _address(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def serve_at(settings: Settings, listening: socket.socket, show: str | None = None) -> bool:
    """Serves until SIGINT or SIGTERM; `show` is the address to open in a browser once it can be asked.

    False where it could not even begin, or could not go on: the log says why.
    """
    import uvicorn

    from republik.server.http.app import create_app
    from republik.server.http.transport import BoundedConfig, room_for_connections

    from .logs import log_to_stderr

    log_to_stderr()
    app = create_app(settings)
    config = BoundedConfig(app, settings, room_for_connections(settings.workers), GRACE_SECONDS)
    server = uvicorn.Server(config)
    # uvicorn shuts everything down and then raises the signal anew: the end that was asked for is no failure
    handlers = {number: signal.signal(number, _end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with _opening(show), _collecting_by_the_clock():
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    return server.started and not app.state.server.failed


def _end(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


@contextmanager
def _collecting_by_the_clock() -> Iterator[None]:
    """Python looks through all objects for cycles whenever many are new, which takes half a second with a thousand
    tables in memory and hits whoever decides just then. Here the young ones are looked at often, all of them rarely."""
    over = threading.Event()

    def collect() -> None:
        while not over.wait(COLLECT_ALL_SECONDS):
            gc.collect()

    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*COLLECT_YOUNG)
    threading.Thread(target=collect, name="republik-collector", daemon=True).start()
    try:
        yield
    finally:
        over.set()
        gc.set_threshold(*usual)
        gc.unfreeze()


@contextmanager
def _opening(address: str | None) -> Iterator[None]:
    """Opens the browser as soon as the server answers."""
    over = threading.Event()
    if address is not None:
        threading.Thread(target=_open_browser, args=(address, over), daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _open_browser(address: str, over: threading.Event) -> None:
    import webbrowser
    from urllib.request import urlopen

    while not over.wait(0.1):
        try:
            urlopen(address + "api/health", timeout=10).close()
        except OSError:
            continue
        webbrowser.open(address)
        return


def database_of(parsed: argparse.Namespace) -> str:
    """The URL that was asked for, by the arguments or the environment, or the one of the data folder."""
    if parsed.database is not None:
        return str(parsed.database)
    if parsed.data is None and (url := os.environ.get(DATABASE_VARIABLE)):
        return url
    folder = parsed.data or data_folder()
    try:
        return database_in(folder)
    except OSError as error:
        raise CannotServe("error-file-unwritable", path=str(folder), reason=error.strerror or str(error)) from None


def _settings(parsed: argparse.Namespace) -> Settings:
    workers = os.cpu_count() or 1 if parsed.workers is None else _number(parsed.workers, "--workers", 1, MOST_WORKERS)
    database = database_of(parsed)
    address = _public_address(parsed.address)
    smtp, mail_from = _mail(parsed.smtp, parsed.mail_from)
    if smtp and not address:
        raise CannotServe("error-serve-mail-address")
    return Settings(
        database,
        workers,
        parsed.secure,
        (*parsed.origin, address) if address else tuple(parsed.origin),
        redis=parsed.redis or os.environ.get(REDIS_VARIABLE) or None,
        hosts=(parsed.host,),
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        local_receivers=parsed.local_receivers,
    )


def _public_address(text: str) -> str:
    """The address as browsers name an origin: nothing after the host."""
    if not text:
        return ""
    found = re.fullmatch(r"(https?://[A-Za-z0-9.:\[\]-]+)/?", text)
    if found is None:
        raise CannotServe("error-serve-public-address", text=text)
    return found[1]


def _mail(smtp: str | None, sender: str | None) -> tuple[str, str]:
    """The mail server and the sender, from the arguments or the environment; what is wrong is not shown: it holds a
    password."""
    from republik.server.notify.mail import BadMailServer, MailServer

    smtp = os.environ.get(SMTP_VARIABLE, "") if smtp is None else smtp
    sender = os.environ.get(SENDER_VARIABLE, "") if sender is None else sender
    if not smtp:
        return "", sender
    try:
        MailServer.parse(smtp)
    except BadMailServer:
        raise CannotServe("error-serve-smtp") from None
    if "@" not in sender:
        raise CannotServe("error-serve-mail-from")
    return smtp, sender


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        address = f"{host}:{port}"
        raise CannotServe("error-serve-address", address=address, reason=error.strerror or str(error)) from None


def _number(text: str, what: str, low: int, high: int) -> int:
    if not text.isdecimal() or len(text) > 9 or not low <= int(text) <= high:
        raise CannotServe("error-number", what=what, text=text, low=str(low), high=str(high))
    return int(text)
