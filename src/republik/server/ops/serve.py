"""The server from its start to its end."""

import gc
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from republik.server.settings import Settings

GRACE_SECONDS: Final = 10
COLLECT_ALL_SECONDS: Final = 900.0
COLLECT_YOUNG: Final = (1_000, 1_000_000, 1_000_000)
"""New objects until they are looked through, which takes some milliseconds; how often until the older ones are, and
all: never."""


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
