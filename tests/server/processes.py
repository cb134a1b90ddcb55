"""Servers as separate processes: starts them, asks them over HTTP and plays over sockets."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import seeds
from websockets.sync.client import ClientConnection, connect

from republik.server.accounts.identity import COOKIE

WAIT = 60.0


@contextmanager
def serving(
    data: Path, *options: str, folder: bool = True, **variables: str
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Starts a server; yields its address and process. Without `folder`, no data folder is given."""
    command = [sys.executable, seeds.__file__, "serve", "--port", "0", "--workers", "1", "--lang", "en"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **variables}
    with (data / "log").open("a") as log:
        process = subprocess.Popen(
            [*command, *(("--data", str(data)) if folder else ()), *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://(127\.0\.0\.1:[0-9]+)/", process.stdout.readline())
        assert found is not None, (data / "log").read_text()
        yield found[1], process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(WAIT)
        process.stdout.close() if process.stdout is not None else None


def ask(address: str, method: str, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, Any], str]:
    request = urllib.request.Request(
        f"http://{address}{path}",
        None if body is None else json.dumps(body).encode(),
        {"x-republik": "1", "cookie": cookie},
        method=method,
    )
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        given = re.match(rf"{COOKIE}=[^;]+", answer.headers.get("set-cookie", ""))
        return json.load(answer), given[0] if given else cookie


def open_socket(address: str, table: str, cookie: str) -> ClientConnection:
    uri = f"ws://{address}/api/tables/{table}/socket"
    return connect(uri, additional_headers={"cookie": cookie}, open_timeout=WAIT)


def hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(WAIT))
    return message


def hear_of(socket: ClientConnection, number: int) -> dict[str, Any]:
    """Waits for the view with this log number."""
    view = hear(socket)
    while view["number"] < number:
        assert view["type"] == "view", view
        view = hear(socket)
    return view


def decide(socket: ClientConnection, view: dict[str, Any], move: int) -> None:
    socket.send(json.dumps({"type": "decide", "number": view["number"], "move": move}))


def ask_text(address: str, path: str, cookie: str) -> str:
    from urllib.request import Request, urlopen

    with urlopen(Request(f"http://{address}{path}", headers={"cookie": cookie}), timeout=WAIT) as answer:
        text: str = answer.read().decode()
        return text
