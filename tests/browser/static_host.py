"""A host of static files, as plain as they come: no compression, no fallback, the site in a folder of its own."""

import http.server
import threading
from functools import partial
from pathlib import Path
from typing import Any

SITE = Path(__file__).parents[2] / "build" / "site"
FOLDER = "/some/where/"


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the site below FOLDER."""

    protocol_version = "HTTP/1.0"  # no connection outlives the server
    extensions_map = {  # noqa: RUF012 (as in the base class)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(FOLDER)
        return str(SITE / "missing") if inside == path else super().translate_path("/" + inside)

    def log_message(self, *_arguments: Any) -> None:
        pass


class StaticHost:
    """Serves the site until it is stopped."""

    def __init__(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(SITE)))
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}{FOLDER}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """From now on nothing answers at the address."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
