"""Measures how attacks on the server affect an honest player: how long that player waits, and how much memory the
server uses.

The server runs in one process on one core, as with `republik serve`; its computer players share that core. The attack
runs in a separate process, comes from another network (127.0.0.2), and only sends to 127.0.0.1, for SECONDS. Meanwhile
the honest player makes about five decisions per second at a table with a newcomer.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import uvloop

from server import ANY_NUMBER, HANDSHAKE, HERE, TEXT, UNLIMITED, WAIT, Figures, Seat, Visitor, many_files, percentile
from timing import report

SECONDS = 15.0
ELSEWHERE = "127.0.0.2"
"""The attacker's address: a different network for the server, which trusts the headers of a proxy at 127.0.0.1."""
WATCHERS, SELF_PLAYING, BURSTING, ASKING = 2_000, 200, 15, 5
BURST = 36_000
OPENED_AT_ONCE = 100
KIB_OF_SOCKET = 48
SLOWEST = "chancellor"


class Attack(NamedTuple):
    """An attack, and whether the server's limits are raised to admit all of it."""

    run: Callable[[int], Coroutine[Any, Any, int]]
    raised: bool = False


# -- the server -------------------------------------------------------------------------------------------------------


def serve(folder: str, *, raised: bool) -> None:
    from dataclasses import replace

    from republik.server.ops.serve import serve_at
    from republik.server.settings import Settings, database_in

    settings = Settings(database_in(Path(folder)))
    if raised:
        settings = replace(settings, **UNLIMITED)
    listening = socket.create_server((HERE, 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    serve_at(settings, listening)


class Served(NamedTuple):
    port: int
    pid: int

    def memory(self) -> float:
        """Returns the resident memory of the process in MiB."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise ValueError("no VmRSS")


@contextlib.contextmanager
def serving(*, raised: bool) -> Iterator[Served]:
    """Runs a server, on a separate core if there are two."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="republik-attack-") as folder, (Path(folder) / "log").open("w") as log:
        command = [sys.executable, __file__, "--serve", folder, *(["--raised"] if raised else [])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            if len(cores) > 1:
                os.sched_setaffinity(process.pid, {cores[-1]})
                os.sched_setaffinity(0, set(cores[:-1]))
            assert process.stdout is not None
            yield Served(int(process.stdout.readline()), process.pid)
        finally:
            process.terminate()
            process.wait(WAIT)
            os.sched_setaffinity(0, set(cores))


# -- the honest player ------------------------------------------------------------------------------------------------


class Waits(NamedTuple):
    """Seconds until each decision was seen, and until the newcomer's next decision was seen."""

    decisions: list[float]
    answers: list[float]


async def play(visitor: Visitor, seconds: float, seed: int = 5) -> Waits:
    """Makes about five decisions per second; starts a new game when one ends."""
    waits, rng = Waits([], []), Random(seed)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        request = {"seats": {"west": "person", "east": "newcomer"}, "sit": ["west"]}
        seat = await visitor.follow(str(visitor.ask("POST", "/api/tables", request)["id"]))
        await seat.hear()
        while time.perf_counter() < end and (seat.view.moves or seat.view.to_act is not None):
            await _one_turn(seat, waits, rng)
        seat.close()
    return waits


async def _one_turn(seat: Seat, waits: Waits, rng: Random) -> None:
    """Plays one decision, or waits for the computer's."""
    number, ours = seat.view.number, bool(seat.view.moves)
    if ours:
        await asyncio.sleep(rng.uniform(0.1, 0.3))
    began = time.perf_counter()
    if ours:
        seat.decide(rng)
    while seat.view.number == number:
        await seat.hear()
    (waits.decisions if ours else waits.answers).append(time.perf_counter() - began)


# -- attacks ----------------------------------------------------------------------------------------------------------


class Deaf(asyncio.Protocol):
    """A socket that ignores all messages after the handshake."""

    def __init__(self, table: str, cookie: str) -> None:
        self._request = HANDSHAKE.format(table=table, cookie=cookie).encode()
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            self.opened.set_result(b" 101 " in data.partition(b"\r\n")[0])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.opened.done():
            self.opened.set_result(False)
        self.lost.set()


async def open_deaf(port: int, table: str, cookie: str) -> Deaf | None:
    """Opens a socket; returns None if the server refuses it."""
    loop = asyncio.get_running_loop()
    try:
        _, deaf = await loop.create_connection(lambda: Deaf(table, cookie), HERE, port, local_addr=(ELSEWHERE, 0))
    except OSError:
        return None
    if await deaf.opened:
        return deaf
    deaf.transport.close()
    return None


def guests(port: int, count: int) -> list[Visitor]:
    return [Visitor(port, ELSEWHERE) for _ in range(count)]


async def watchers(port: int) -> int:
    """2,000 sockets at one table where decisions are made; sockets constantly leave and join."""
    end = time.perf_counter() + SECONDS
    people, rng = guests(port, 15), Random(6)
    table = people[0].table(alone=True)
    seat = await people[0].follow(table)
    there: list[Deaf] = []

    async def come(number: int) -> None:
        deaf = await open_deaf(port, table, people[number % len(people)].cookie)
        if deaf is not None:
            there.append(deaf)

    async def decide() -> None:
        await seat.hear()
        while time.perf_counter() < end and seat.view.moves:
            seat.decide(rng)
            await seat.hear()
            await asyncio.sleep(0.1)

    deciding = asyncio.create_task(decide())
    for begin in range(0, WATCHERS, OPENED_AT_ONCE):
        await asyncio.gather(*(come(number) for number in range(begin, begin + OPENED_AT_ONCE)))
    admitted = len(there)
    while time.perf_counter() < end:
        if there:
            there.pop().transport.close()
        await come(rng.randrange(ANY_NUMBER))
        await asyncio.sleep(0.02)
    deciding.cancel()
    return admitted


async def self_playing(port: int) -> int:
    """Tables where the slowest computer players play each other, as many as possible of them followed."""
    end = time.perf_counter() + SECONDS
    (guest,) = guests(port, 1)
    tables: list[str] = []
    followed = 0
    seats = {"west": SLOWEST, "east": SLOWEST}
    while time.perf_counter() < end:
        if len(tables) < SELF_PLAYING:
            status, answer = await asyncio.to_thread(guest.try_to_ask, "POST", "/api/tables", {"seats": seats})
            tables += [answer["id"]] if status < 300 else []
        if tables and followed < SELF_PLAYING:
            followed += await open_deaf(port, tables[followed % len(tables)], guest.cookie) is not None
        await asyncio.sleep(0.01)
    return followed


async def bursts(port: int) -> int:
    """Sockets that send tens of thousands of messages at once and reconnect when they are closed."""
    end = time.perf_counter() + SECONDS
    (guest,) = guests(port, 1)
    table = guest.table(alone=True)
    message = b'{"type":"ping"}'
    burst = (bytes((0x80 | TEXT, 0x80 | len(message), 0, 0, 0, 0)) + message) * BURST
    most = 0

    async def send(state: dict[str, int]) -> None:
        nonlocal most
        while time.perf_counter() < end:
            deaf = await open_deaf(port, table, guest.cookie)
            if deaf is None:
                await asyncio.sleep(0.1)
                continue
            state["open"] += 1
            most = max(most, state["open"])
            deaf.transport.write(burst)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(deaf.lost.wait(), 1.0)
            deaf.transport.abort()
            state["open"] -= 1

    state = {"open": 0}
    await asyncio.gather(*(send(state) for _ in range(BURSTING)))
    return most


async def hints(port: int) -> int:
    """Guests who keep requesting the slowest hint, four requests at a time each."""
    end = time.perf_counter() + SECONDS
    request = {"seats": {"west": "person", "east": "newcomer"}, "sit": ["west"]}

    def ask(guest: Visitor, table: str) -> None:
        while time.perf_counter() < end:
            status, _answer = guest.try_to_ask("POST", f"/api/tables/{table}/hint", {"level": SLOWEST})
            time.sleep(0.05 if status == 429 else 0.0)

    with ThreadPoolExecutor(4 * ASKING) as threads:
        for guest in guests(port, ASKING):
            table = str(guest.ask("POST", "/api/tables", request)["id"])
            for _ in range(4):
                again = Visitor(port, ELSEWHERE)
                again.cookie = guest.cookie
                threads.submit(ask, again, table)
        await asyncio.sleep(max(0.0, end - time.perf_counter()))
    return 0


async def nothing(port: int) -> int:  # noqa: ARG001
    await asyncio.sleep(SECONDS)
    return 0


ATTACKS: dict[str, Attack] = {
    "quiet": Attack(nothing),
    "watchers": Attack(watchers, raised=True),
    "one_address": Attack(watchers),
    "self_playing": Attack(self_playing),
    "bursts": Attack(bursts),
    "hints": Attack(hints),
}


# -- measurements -----------------------------------------------------------------------------------------------------


def measure(only: str | None = None) -> Figures:
    """Runs every attack against a fresh server."""
    figures: Figures = {}
    for name, attack in ATTACKS.items():
        if only in (None, name):
            with serving(raised=attack.raised) as served:
                figures |= {f"{name}_{figure}": value for figure, value in beside(served, name).items()}
    return figures


def beside(served: Served, name: str) -> dict[str, float]:
    """Measures the honest player's waits, and the server's memory growth beyond the allowance per socket."""
    honest = Visitor(served.port)
    uvloop.run(play(honest, 3.0))  # warm-up: starts the workers and fills the caches
    before = served.memory()
    command = [sys.executable, __file__, "--attack", name, "--port", str(served.port)]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    waits, most = uvloop.run(_played_beside(served, honest))
    output, _ = attacker.communicate(timeout=WAIT)
    admitted = int(output.splitlines()[-1])
    return {
        "p99": percentile(waits.decisions, 0.99),
        "answer": max(waits.answers) * 1000,
        "admitted": float(admitted),
        "memory": most - before - admitted * KIB_OF_SOCKET / 1024,
    }


async def _played_beside(served: Served, honest: Visitor) -> tuple[Waits, float]:
    playing = asyncio.create_task(play(honest, SECONDS))
    most = served.memory()
    while not playing.done():
        await asyncio.sleep(0.1)
        most = max(most, served.memory())
    return await playing, most


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--raised", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=ATTACKS)
    options: Any = parser.parse_args()
    many_files()
    if options.serve:
        serve(options.serve, raised=options.raised)
    elif options.attack:
        os.nice(10)  # the attacker must not slow down the measurement
        print(uvloop.run(ATTACKS[options.attack].run(options.port)), flush=True)
    else:
        gc.disable()
        report(measure(options.only))
