"""A server process without rate limits for tests. Prints its port."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import seeds

ROOT = Path(__file__).parents[2]
NO_LIMIT = 1e9
WAIT = 60.0


@contextmanager
def unlimited(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Starts the server; yields its address and its process, which may be killed."""
    with (folder / "log").open("a") as log:
        command = [sys.executable, "-m", "tests.server.unlimited", str(folder)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=ROOT)
    try:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        assert re.fullmatch("[0-9]+", port), (folder / "log").read_text()
        yield f"127.0.0.1:{port}", process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(WAIT)
        if process.stdout is not None:
            process.stdout.close()


def main() -> None:
    from republik.server.ops.serve import serve_at
    from republik.server.settings import Settings, database_in

    seeds.install()
    settings = Settings(
        database_in(Path(sys.argv[1])),
        requests_per_second=NO_LIMIT,
        burst=NO_LIMIT,
        guests_per_minute=NO_LIMIT,
        tables_per_guest=1_000_000,
        open_tables_per_guest=1_000_000,
        open_tables_per_network=1_000_000,
        files_per_day=1_000_000,
        invitations_per_day=1_000_000,
        sockets_per_guest=1_000_000,
        sockets_per_network=1_000_000,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    serve_at(settings, listening)


if __name__ == "__main__":
    main()
