"""PostgreSQL and Redis for tests and benchmarks: installed if missing and permitted, run in temporary folders."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from socket import AF_UNIX, socket
from unittest import SkipTest

WAIT = 60.0
POSTGRES_PROGRAMS = Path("/usr/lib/postgresql")


def _find(program: str) -> str | None:
    """Finds a program; Debian does not put PostgreSQL's programs on the path."""
    newest = sorted(POSTGRES_PROGRAMS.glob(f"*/bin/{program}"), key=lambda path: float(path.parts[-3]))
    return shutil.which(program) or (str(newest[-1]) if newest else None)


def find_or_install(name: str, package: str) -> str | None:
    """Returns the path of a program; installs it if it is missing and that is permitted."""
    if (found := _find(name)) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "republik-tests-install.lock").open("w") as lock:
            flock(lock, LOCK_EX)  # parallel test processes may install it too
            install = ["install", "-y", "-qq", "--no-install-recommends", package]
            for step in (install, ["update", "-qq"], install):  # the lists may be missing or out of date
                if (found := _find(name)) is None:
                    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
                    subprocess.run(["apt-get", *step], env=quiet, capture_output=True, check=False)
            found = _find(name)
    return found


def program(name: str, package: str) -> str:
    """Returns the path of a program; installs it if possible, otherwise skips the test."""
    if found := find_or_install(name, package):
        return found
    raise SkipTest(f"{name} is missing and cannot be installed (Debian: apt-get install {package})")


@contextmanager
def _folder(owner: str | None = None) -> Iterator[Path]:
    """Creates a temporary folder with a short path: socket names are limited to 107 bytes."""
    folder = Path(tempfile.mkdtemp(prefix="republik-"))
    try:
        if owner is not None:
            shutil.chown(folder, owner)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged() -> str | None:
    """Returns the user to run PostgreSQL as, because it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


class Postgres:
    """A PostgreSQL server without a port, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def url(self, database: str) -> str:
        return f"postgresql+psycopg:///{database}?host={self.folder}&user=republik"

    def fresh(self, template: str = "template0") -> str:
        """Creates a database, empty or as a copy of another; returns its URL."""
        import psycopg

        self._made += 1
        name = f"test{self._made}"
        with closing(psycopg.connect(host=str(self.folder), user="republik", dbname="postgres")) as connection:
            connection.autocommit = True
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """Runs PostgreSQL; unless it has to be `durable`, nothing waits for the disk."""
    initdb, server = program("initdb", "postgresql"), program("postgres", "postgresql")
    user = _unprivileged()
    with _folder(user) as folder:
        data = folder / "data"
        make = [initdb, "-D", str(data), "-U", "republik", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(make, user=user, cwd=folder, check=True, capture_output=True)
        run = [server, "-D", str(data), "-k", str(folder), "-c", "listen_addresses="]
        run += [] if durable else ["-c", "fsync=off"]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(run, user=user, cwd=folder, stdout=log, stderr=log)
        try:
            _wait_for(folder / ".s.PGSQL.5432", process, folder / "log")
            yield Postgres(folder)
        finally:
            process.send_signal(signal.SIGINT)  # SIGTERM would wait until every client has gone
            process.wait(WAIT)


@contextmanager
def redis() -> Iterator[str]:
    """Runs a Redis without persistence; yields its URL."""
    with redis_process() as (url, _):
        yield url


@contextmanager
def redis_process() -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """Runs Redis; yields its URL and its process, which a test may pause."""
    server = program("redis-server", "redis-server")
    with _folder() as folder:
        address = folder / "socket"
        run = [server, "--port", "0", "--unixsocket", str(address), "--save", "", "--dir", str(folder)]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen(run, stdout=log, stderr=log)
        try:
            _wait_for(address, process, folder / "log")
            yield f"unix://{address}", process
        finally:
            process.terminate()
            process.wait(WAIT)


def _wait_for(address: Path, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Waits until the socket accepts connections and PostgreSQL is ready."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end and process.poll() is None:
        with closing(socket(AF_UNIX)) as trying:
            if trying.connect_ex(str(address)) == 0 and _is_ready(address):
                return
        time.sleep(0.05)
    raise AssertionError(log.read_text())


def _is_ready(address: Path) -> bool:
    if "PGSQL" not in address.name:
        return True
    import psycopg

    try:
        psycopg.connect(host=str(address.parent), user="republik", dbname="postgres").close()
    except psycopg.OperationalError:
        return False
    return True
