"""Measures servers with thousands of sockets: one process on SQLite, several on PostgreSQL and Redis.

Two people sit at every table, in the middle of a game, and decide once in five seconds. Each of their sockets goes to
any of the processes, as behind a proxy. What counts is the time from when a decision was due until both have seen it.
Everything runs on this machine: the servers, the database and this process, which is the load. Its clients do as
little as possible, and the shares of the processor that everyone used stand beside the figures.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import msgspec
import uvloop

from server import FINAL, HANDSHAKE, HERE, TEXT, UNLIMITED, WAIT, Heard, Seat, many_files, percentile
from timing import report

PROCESSES = (1, 2, 4)
SOCKETS = (2_000, 5_000, 7_500, 10_000)
SECONDS = 20.0
INTERVAL = 5.0
"""Seconds between the decisions at a table."""
PLAYED = 100
"""Decisions of every game before the measurement."""
DIFFERENT_GAMES = 100
TABLES_OF_GUEST = 50
OPENED_AT_ONCE = 50
SETTLING = 3.0
"""Seconds until everybody has been told who is there."""
LATEST = 10.0
"""Seconds after the measurement in which decisions may still be seen."""
LATEST_LOOKS = 100
SEATS = ("west", "east")

_decoder = msgspec.json.Decoder(Heard)


# -- the servers ------------------------------------------------------------------------------------------------------


def serve(database: str, redis: str | None) -> None:
    from republik.server.ops.serve import serve_at
    from republik.server.settings import Settings

    listening = socket.create_server((HERE, 0), backlog=4096)
    print(listening.getsockname()[1], flush=True)
    serve_at(Settings(database, redis=redis, **UNLIMITED), listening)


class Running(NamedTuple):
    """The servers and what they need."""

    ports: list[int]
    pids: list[int]
    database: str


@contextlib.contextmanager
def running(processes: int, folder: Path) -> Iterator[Running]:
    """Runs the servers, and for more than one of them PostgreSQL and Redis."""
    with contextlib.ExitStack() as stack:
        url, options = f"sqlite:///{folder / 'republik.sqlite3'}", []
        if processes > 1:
            sys.path.append(str(Path(__file__).parents[1]))
            from tests.server import services

            url = stack.enter_context(services.postgres(durable=True)).fresh()
            options = ["--redis", stack.enter_context(services.redis())]
        log = stack.enter_context((folder / "log").open("w"))
        command = [sys.executable, __file__, "--serve", url, *options]
        servers = [stack.enter_context(_server(command, log)) for _ in range(processes)]
        ports = [int(cast("Any", server.stdout).readline()) for server in servers]
        yield Running(ports, [server.pid for server in servers], url)


@contextlib.contextmanager
def _server(command: list[str], log: Any) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(WAIT)


def memory(pids: Sequence[int]) -> float:
    """Returns the resident memory of the processes in KiB."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return float(sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")))


def busy_seconds() -> float:
    """Returns the processor time used by the whole machine."""
    user, nice, system, _, _, irq, soft = Path("/proc/stat").read_text().split()[1:8]
    return sum(map(int, (user, nice, system, irq, soft))) / os.sysconf("SC_CLK_TCK")


def seconds_of(pid: int) -> float:
    """Returns the processor time used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- tables in the middle of a game -----------------------------------------------------------------------------------


class Prepared(NamedTuple):
    """A table in the database, and the cookies of its two players."""

    id: str
    cookies: tuple[str, str]


def prepare(url: str, tables: int, rng: Random) -> list[Prepared]:
    """Writes tables into the database."""
    from republik.server.storage import queries
    from republik.server.storage.database import migrate, open_database

    engine = open_database(url)
    migrate(engine)
    prepared: list[Prepared] = []
    with engine.begin() as connection:
        games = [_played(rng) for _ in range(min(tables, DIFFERENT_GAMES))]
        for number in range(tables):
            if number % TABLES_OF_GUEST == 0:
                people = [_guest(connection) for _ in SEATS]
            record, log = games[number % len(games)]
            seats = [replace(seat, guest=guest) for seat, (guest, _) in zip(record.seats, people, strict=True)]
            name = f"load{number:08}"
            queries.add_table(connection, replace(record, id=name, made_by=people[0][0], seats=seats), log)
            prepared.append(Prepared(name, (people[0][1], people[1][1])))
    engine.dispose()
    return prepared


def _guest(connection: Any) -> tuple[int, str]:
    """Creates a guest; returns its number and its cookie."""
    from republik.hosting.core.tokens import fresh_token, token_hash
    from republik.server.accounts.identity import COOKIE, make_guest

    token = fresh_token()
    return make_guest(connection, token_hash(token)).id, f"{COOKIE}={token}"


def _played(rng: Random) -> tuple[Any, list[Any]]:
    """Returns the record and log of a game with PLAYED random decisions."""
    from republik.hosting.core.decisions import decide
    from republik.hosting.core.new_table import checked_request, new_table
    from republik.hosting.core.table import Table
    from republik.hosting.core.timekeeper import SYSTEM_TIME
    from republik.hosting.visitor import Visitor
    from republik.hosting.wire import NewTable

    request = NewTable(dict.fromkeys(SEATS, "person"), "wsdv", open=True, sit=list(SEATS))
    request, seats = checked_request(request, Visitor(1, ""))
    record, log = new_table(request, seats, 1, SYSTEM_TIME)
    table = Table(record, log, SYSTEM_TIME)
    for _ in range(PLAYED):
        change = decide(table, 1, table.number, rng.choice(table.session.position.moves()))
        table.commit(change)
        log = [*log, *change.entries]
        if table.is_over():
            return _played(rng)
    return table.record, log


# -- the load ---------------------------------------------------------------------------------------------------------


class Player(Seat):
    """A client that keeps the newest view and notifies its table."""

    def __init__(self, request: bytes, game: "Game") -> None:
        super().__init__(request)
        self.arrived = asyncio.get_running_loop().create_future()
        self._game = game

    def _take(self, kind: int, payload: bytes) -> None:
        if kind != FINAL | TEXT:
            super()._take(kind, payload)
            return
        message = _decoder.decode(payload)
        assert message.type == "view", payload
        self.view = message
        if not self.arrived.done():
            self.arrived.set_result(None)
        self._game.look()


class Game:
    """A table with its two players, who decide when it is time."""

    def __init__(self, table: Prepared, rng: Random) -> None:
        self.waits: list[float] = []
        self.due = 0.0
        self._end = 0.0
        self._decided: int | None = None
        """The number of the view that was decided on, until both have seen the next one."""
        self._table = table
        self._rng = rng
        self._players: list[Player] = []

    async def open(self, ports: Sequence[int]) -> None:
        loop = asyncio.get_running_loop()
        for cookie in self._table.cookies:
            request = HANDSHAKE.format(table=self._table.id, cookie=cookie).encode()
            port = self._rng.choice(ports)
            _, player = await loop.create_connection(partial(Player, request, self), HERE, port)
            self._players.append(player)
            await player.arrived

    def begin(self, start: float, end: float) -> None:
        self.waits, self._end = [], end
        self._schedule(start + INTERVAL * self._rng.random())

    def _schedule(self, due: float) -> None:
        self.due = due
        if due < self._end:
            asyncio.get_running_loop().call_later(max(0.0, due - time.perf_counter()), self._decide)

    def _decide(self) -> None:
        acting = next((player for player in self._players if player.view.moves), None)
        if acting is not None:
            self._decided = acting.view.number
            acting.decide(self._rng)

    def look(self) -> None:
        """Notes the time when both have seen a decision."""
        if self._decided is not None and all(player.view.number > self._decided for player in self._players):
            self._decided = None
            self.waits.append(time.perf_counter() - self.due)
            self._schedule(self.due + INTERVAL)

    def waited(self) -> list[float]:
        """Returns the waiting times, including that for a decision that nobody has seen yet."""
        return self.waits + ([] if self._decided is None else [time.perf_counter() - self.due])

    def is_waiting(self) -> bool:
        return self._decided is not None


class Step(NamedTuple):
    """The figures for a number of processes and sockets."""

    processes: int
    sockets: int
    p50: float
    p95: float
    p99: float
    decisions: float
    """Per second."""
    unseen: int
    """Decisions that were not seen until the end."""
    memory: float
    """KiB of all servers per socket, with the tables."""
    servers: float
    """Processors used by the servers."""
    load: float
    """Processors used by the load."""
    others: float
    """Processors used by everything else: the database, Redis, and whatever else the machine does."""


async def ramp(
    servers: Running, tables: list[Prepared], steps: Sequence[int], seconds: float, rng: Random
) -> list[Step]:
    empty = memory(servers.pids)
    games: list[Game] = []
    results = []
    for sockets in steps:
        new = [Game(table, rng) for table in tables[len(games) : sockets // 2]]
        await _open_all(new, servers.ports)
        games += new
        await asyncio.sleep(SETTLING)
        used = (memory(servers.pids) - empty) / sockets
        results.append(await _measure(servers, games, seconds, used))
        show(results[-1])
    return results


async def _open_all(games: list[Game], ports: Sequence[int]) -> None:
    waiting = iter(games)

    async def some() -> None:
        for game in waiting:
            await game.open(ports)

    await asyncio.gather(*(some() for _ in range(OPENED_AT_ONCE)))


async def _measure(servers: Running, games: list[Game], seconds: float, used: float) -> Step:
    before = _processor_time(servers.pids)
    start = time.perf_counter()
    for game in games:
        game.begin(start, start + seconds)
    await asyncio.sleep(seconds)
    spent = [(now - then) / seconds for now, then in zip(_processor_time(servers.pids), before, strict=True)]
    for _ in range(LATEST_LOOKS):
        if any(game.is_waiting() for game in games):
            await asyncio.sleep(LATEST / LATEST_LOOKS)
    waits = [wait for game in games for wait in game.waited()]
    return Step(
        processes=len(servers.ports),
        sockets=2 * len(games),
        p50=percentile(waits, 0.50),
        p95=percentile(waits, 0.95),
        p99=percentile(waits, 0.99),
        decisions=len(waits) / seconds,
        unseen=sum(game.is_waiting() for game in games),
        memory=used,
        servers=spent[0],
        load=spent[1],
        others=spent[2] - spent[0] - spent[1],
    )


def _processor_time(pids: Sequence[int]) -> tuple[float, float, float]:
    """Returns the processor time of the servers, of this process and of everything."""
    return sum(map(seconds_of, pids)), seconds_of(os.getpid()), busy_seconds()


def measure(processes: int, steps: Sequence[int], seconds: float) -> list[Step]:
    rng = Random(processes)
    with tempfile.TemporaryDirectory(prefix="republik-load-") as folder, running(processes, Path(folder)) as servers:
        tables = prepare(servers.database, max(steps) // 2, rng)
        return uvloop.run(ramp(servers, tables, steps, seconds, rng))


HEADING = (
    "processes  sockets       p50       p95       p99  decisions/s  unseen  KiB/socket  cores: servers   load  others"
)


def show(step: Step) -> None:
    print(
        f"{step.processes:>9}{step.sockets:>9,}{step.p50:>7.0f} ms{step.p95:>7.0f} ms{step.p99:>7.0f} ms"
        f"{step.decisions:>13.0f}{step.unseen:>8}{step.memory:>12.0f}{step.servers:>16.2f}{step.load:>7.2f}"
        f"{step.others:>8.2f}",
        file=sys.stderr,
        flush=True,
    )


def figures(step: Step) -> dict[str, float | str | bool]:
    """Returns what `make bench` shows."""
    return {f"load_p{share}": getattr(step, f"p{share}") for share in (50, 95, 99)} | {"load_memory": step.memory}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--redis", help=argparse.SUPPRESS)
    parser.add_argument("--processes", type=int, nargs="+", default=PROCESSES, help="numbers of server processes")
    parser.add_argument("--sockets", type=int, nargs="+", default=SOCKETS, help="numbers of sockets, increasing")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of each measurement")
    parser.add_argument("--short", action="store_true", help="only 5,000 sockets at two processes, for make bench")
    options = parser.parse_args()
    many_files()
    if options.serve:
        serve(options.serve, options.redis)
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # stops the servers, too
    gc.disable()  # a garbage collection in the load must not count as a pause of the server
    print("load average", *os.getloadavg(), file=sys.stderr)
    print(HEADING, file=sys.stderr)
    if options.short:
        report(figures(measure(2, [5_000], options.seconds)[-1]))
        return
    steps = [step for count in options.processes for step in measure(count, options.sockets, options.seconds)]
    print(json.dumps([step._asdict() for step in steps]))


if __name__ == "__main__":
    main()
