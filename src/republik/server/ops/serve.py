"""Running the server."""

import gc
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from republik.server.settings import Settings

GRACE_SECONDS: Final = 5
"""How long requests may go on when the server stops. With notifications and workers it ends within ten seconds."""
COLLECT_ALL_SECONDS: Final = 900.0
COLLECT_YOUNG: Final = (1_000, 1_000_000, 1_000_000)
"""New objects until the young generation is collected, which takes a few milliseconds; older generations are never
collected automatically."""


def serve_at(settings: Settings, listening: socket.socket, show: str | None = None) -> bool:
    """Serves until SIGINT or SIGTERM; `show` is the address to open in a browser once the server answers. False if it
    could not start or could not continue: the log says why."""
    from republik.server.http.app import create_app
    from republik.server.http.transport import BoundedConfig, room_for_connections

    from .logs import log_to_stderr
    from .reporting_server import ReportingServer

    log_to_stderr()
    app = create_app(settings)
    config = BoundedConfig(app, settings, room_for_connections(settings.workers), GRACE_SECONDS)
    server = ReportingServer(config)
    # uvicorn shuts down and then raises the signal again: a requested stop is not a failure
    handlers = {number: signal.signal(number, _end) for number in _stop_signals()}
    try:
        with _opening(show), _collecting_by_the_clock():
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    return server.started and not app.state.server.failed


def _stop_signals() -> list[signal.Signals]:
    """Ctrl+C, the request to end, and on Windows Ctrl+Break, which takes its place."""
    named = (getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGBREAK"))
    return [number for number in named if number is not None]


def _end(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


@contextmanager
def _collecting_by_the_clock() -> Iterator[None]:
    """Python's garbage collector traverses all objects whenever many are new, which takes half a second with a thousand
    tables in memory and delays whoever moves at that moment. Here the young generation is collected often and
    everything else rarely."""
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
