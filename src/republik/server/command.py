"""`republik serve`: its arguments, and the server from its start to its end. What is heavy is loaded when it begins."""

import argparse
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from . import extra
from .settings import MOST_MESSAGE_BYTES, Settings, data_folder, database_in

MOST_WORKERS = 256
GRACE_SECONDS = 10


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


def run(parsed: argparse.Namespace, shop: Shop) -> int:
    """Serves until it is interrupted; CannotServe where it cannot begin."""
    try:
        extra.check()
    except extra.ServerMissing as error:
        raise CannotServe("error-serve-extra", missing=", ".join(error.missing)) from None
    settings = _settings(parsed)
    listening = _listen(parsed.host, _number(parsed.port, "--port", 0, 65535))
    host, port = listening.getsockname()[:2]
    shop.print(shop.text("cli-serve-address", address=f"http://{f'[{host}]' if ':' in host else host}:{port}/"))
    _serve(settings, listening)
    shop.print(shop.text("cli-serve-stopped"))
    return 0


def _serve(settings: Settings, listening: socket.socket) -> None:
    import uvicorn

    from .app import create_app
    from .logs import log_to_stderr

    log_to_stderr()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * MOST_MESSAGE_BYTES,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        return  # uvicorn has shut everything down before it lets the interrupt through


def _settings(parsed: argparse.Namespace) -> Settings:
    workers = os.cpu_count() or 1 if parsed.workers is None else _number(parsed.workers, "--workers", 1, MOST_WORKERS)
    database = parsed.database
    if database is None:
        folder = parsed.data or data_folder()
        try:
            database = database_in(folder)
        except OSError as error:
            raise CannotServe("error-file-unwritable", path=str(folder), reason=error.strerror or str(error)) from None
    return Settings(database, workers, parsed.secure, tuple(parsed.origin))


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
