"""Measures the server under load: latency, durable decisions per second, and the effect of 2,000 sockets.

The server runs in one process on one core, as with `republik serve`, on SQLite on disk, without the limits that would
stop a single visitor from doing this. The load comes from this process on another core, over real sockets, and does as
little work as possible so that its own work does not distort the figures.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import uvloop

from timing import report

WAIT = 60.0
NO_LIMIT = 1e9
ANY_NUMBER = 1_000_000
HERE = "127.0.0.1"
COOKIE = re.compile(r"republik_guest=[^;]+")


TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = MASKED = 0x80
MAX_SHORT_FRAME = 125
"""Longest payload in bytes whose length fits into one byte."""
HANDSHAKE = """\
GET /api/tables/{table}/socket HTTP/1.1\r
Host: 127.0.0.1\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: cmVwdWJsaWsgYmVuY2ggMQ==\r
Cookie: {cookie}\r
\r
"""


class Move(msgspec.Struct):
    id: int


class Heard(msgspec.Struct):
    """The fields of a view that the load needs."""

    type: str
    number: int
    moves: list[Move] = []
    undo: int = 0
    decisions: int = 0
    to_act: str | None = None


_decoder = msgspec.json.Decoder(Heard)


# -- the server ---------------------------------------------------------------------------------------------------


UNLIMITED: dict[str, Any] = {
    "requests_per_second": NO_LIMIT,
    "burst": NO_LIMIT,
    "guests_per_minute": NO_LIMIT,
    "tables_per_guest": ANY_NUMBER,
    "open_tables_per_guest": ANY_NUMBER,
    "open_tables_per_network": ANY_NUMBER,
    "sockets_per_guest": ANY_NUMBER,
    "sockets_per_network": ANY_NUMBER,
    "watchers_per_table": ANY_NUMBER,
    "connections_per_network": ANY_NUMBER,
}
"""Settings that let one address do the work of a thousand people."""


def serve(folder: str) -> None:
    from republik.server.ops.serve import serve_at
    from republik.server.settings import Settings, database_in

    settings = Settings(database_in(Path(folder)), **UNLIMITED)
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    print(listening.getsockname()[1], flush=True)
    serve_at(settings, listening)


@contextlib.contextmanager
def serving() -> Iterator[int]:
    """Runs a server, on a separate core if there are two; yields its port."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    with tempfile.TemporaryDirectory(prefix="republik-bench-") as folder, (Path(folder) / "log").open("w") as log:
        command = [sys.executable, __file__, "--serve", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            if len(cores) > 1:
                os.sched_setaffinity(process.pid, {cores[-1]})
                os.sched_setaffinity(0, set(cores[:-1]))
            assert process.stdout is not None
            yield int(process.stdout.readline())
        finally:
            process.terminate()
            process.wait(WAIT)
            if cores:
                os.sched_setaffinity(0, set(cores))


# -- people -------------------------------------------------------------------------------------------------------


class Visitor:
    """A browser without a page: one HTTP connection and a cookie."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self.port = port
        self.source = source
        self.cookie = ""
        self._http = HTTPConnection(HERE, port, timeout=WAIT, source_address=(source, 0))
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.try_to_ask(method, path, body)
        assert status < 300, answer
        return answer

    def try_to_ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        try:
            answer = self._answer(method, path, body)
        except ConnectionError:  # closed after being idle for too long
            self._http.close()
            answer = self._answer(method, path, body)
        given = COOKIE.match(answer.headers.get("set-cookie", ""))
        self.cookie = given[0] if given else self.cookie
        return answer.status, json.loads(answer.read())

    def _answer(self, method: str, path: str, body: object) -> HTTPResponse:
        headers = {"x-republik": "1", "cookie": self.cookie, "connection": "keep-alive"}
        self._http.request(method, path, None if body is None else json.dumps(body), headers)
        return self._http.getresponse()

    def table(self, *, alone: bool) -> str:
        """Creates a table for two people, or for one person in both seats."""
        request = {"seats": {"west": "person", "east": "person"}, "open": True, "sit": ["west", "east"][: 1 + alone]}
        return str(self.ask("POST", "/api/tables", request)["id"])

    async def follow(self, table: str) -> "Seat":
        loop = asyncio.get_running_loop()
        request = HANDSHAKE.format(table=table, cookie=self.cookie).encode()
        own = (self.source, 0)
        _, seat = await loop.create_connection(lambda: Seat(request), HERE, self.port, local_addr=own)
        return seat


class Seat(asyncio.Protocol):
    """A minimal WebSocket client that holds the latest view and can wait for the next. It supports only what the server
    uses: unfragmented text messages and pings. Its mask is zero, so that masking costs nothing."""

    def __init__(self, request: bytes) -> None:
        self.view = Heard("view", 0)
        self._request = request
        self._accepted = False
        self._received = bytearray()
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    async def hear(self) -> Heard:
        if not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = _decoder.decode(self._messages.popleft())
        assert message.type == "view", message
        self.view = message
        return message

    def decide(self, rng: Random) -> None:
        move = rng.choice(self.view.moves).id
        self.say(f'{{"type":"decide","number":{self.view.number},"move":{move}}}')

    def say(self, message: str) -> None:
        self._send(TEXT, message.encode())

    def close(self) -> None:
        self._send(CLOSE, b"")
        self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        assert len(payload) <= MAX_SHORT_FRAME
        self._transport.write(bytes((FINAL | kind, MASKED | len(payload), 0, 0, 0, 0)) + payload)

    # -- asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._accepted:
            head, blank, rest = self._received.partition(b"\r\n\r\n")
            if not blank:
                return
            assert b" 101 " in head.partition(b"\r\n")[0], head
            self._accepted, self._received = True, rest
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("closed while a view was waited for"))

    def _next_frame(self) -> tuple[int, bytes] | None:
        received = self._received
        if len(received) < 2:
            return None
        begin, length = 2, received[1]
        if length > MAX_SHORT_FRAME:
            begin = 4 if length == MAX_SHORT_FRAME + 1 else 10
            length = int.from_bytes(received[2:begin], "big")
        if len(received) < begin + length:
            return None
        payload = bytes(received[begin : begin + length])
        kind = received[0]
        del received[: begin + length]
        return kind, payload

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == FINAL | TEXT:
            self._messages.append(payload)
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)
        elif kind == FINAL | PING:
            self._send(PONG, payload)
        else:
            assert kind == FINAL | CLOSE, kind


# -- measurements ---------------------------------------------------------------------------------------------------


async def latency(port: int, tables: int = 50, seconds: float = 10.0) -> list[float]:
    """Measures the time from a decision to its new view, at tables with about ten decisions per second each."""
    visitor, rng = Visitor(port), Random(1)
    seats = [await visitor.follow(visitor.table(alone=True)) for _ in range(tables)]
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(seat: Seat) -> None:
        await seat.hear()
        while time.perf_counter() < end and seat.view.moves:
            await asyncio.sleep(rng.uniform(0.05, 0.15))
            began = time.perf_counter()
            seat.decide(rng)
            await seat.hear()
            waits.append(time.perf_counter() - began)

    await _all([play(seat) for seat in seats], seats)
    return waits


async def throughput(port: int, tables: int = 200, seconds: float = 6.0) -> float:
    """Measures decisions per second that are stored and seen, with all tables playing at once."""
    visitor, rng = Visitor(port), Random(2)
    seats = [await visitor.follow(visitor.table(alone=True)) for _ in range(tables)]
    for seat in seats:
        await seat.hear()
    decisions = 0
    began = time.perf_counter()

    async def play(seat: Seat) -> None:
        nonlocal decisions
        while time.perf_counter() < began + seconds and seat.view.moves:
            seat.decide(rng)
            await seat.hear()
            decisions += 1

    await _all([play(seat) for seat in seats], seats)
    return decisions / (time.perf_counter() - began)


async def crowd(port: int, tables: int = 1_000, seconds: float = 15.0) -> list[float]:
    """Two people per table, one decision per second: measures the time from when it was due until both have seen it."""
    west, east, rng = Visitor(port), Visitor(port), Random(3)
    names = []
    for _ in range(tables):
        names.append(west.table(alone=False))
        east.ask("POST", f"/api/tables/{names[-1]}/join", {"seat": "east"})
    pairs = [(await west.follow(name), await east.follow(name)) for name in names]
    for pair in pairs:
        await _hear_both(pair)
    waits: list[float] = []
    start = time.perf_counter() + 1.0

    async def play(pair: tuple[Seat, Seat]) -> None:
        due = start + rng.random()
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            acting = next((seat for seat in pair if seat.view.moves), None)
            if acting is None:
                return
            acting.decide(rng)
            await _hear_both(pair)
            waits.append(time.perf_counter() - due)
            due += 1.0

    await _all([play(pair) for pair in pairs], [seat for pair in pairs for seat in pair])
    return waits


async def _hear_both(pair: tuple[Seat, Seat]) -> None:
    """Waits until both have the same view; one of them may have received an earlier view when the other sat down."""
    for seat in pair:
        await seat.hear()
    while pair[0].view.number != pair[1].view.number:
        await min(pair, key=lambda seat: seat.view.number).hear()


async def rewinds(port: int, times: int = 200) -> tuple[list[float], list[float]]:
    """Measures requests for past positions of a long game, and undos."""
    visitor, rng = Visitor(port), Random(4)
    table = visitor.table(alone=True)
    seat = await visitor.follow(table)
    await seat.hear()
    undos: list[float] = []
    while seat.view.moves and (seat.view.decisions < 200 or len(undos) < times // 2):
        if seat.view.undo and len(undos) < times:
            began = time.perf_counter()
            seat.say(f'{{"type":"undo","number":{seat.view.number}}}')
            await seat.hear()
            undos.append(time.perf_counter() - began)
        for _ in range(2):
            if seat.view.moves:
                seat.decide(rng)
                await seat.hear()
    looks: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        visitor.ask("GET", f"/api/tables/{table}/past?at={rng.randrange(seat.view.decisions)}")
        looks.append(time.perf_counter() - began)
    seat.close()
    return looks, undos


async def _all(work: list[Awaitable[None]], seats: list[Seat]) -> None:
    async with asyncio.timeout(WAIT):
        await asyncio.gather(*work)
    for seat in seats:
        seat.close()


def percentile(seconds: list[float], share: float) -> float:
    """Returns a percentile in milliseconds."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))] * 1000


def many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))


Figures = dict[str, float | str | bool]


def measure(only: str | None = None) -> Figures:
    """Measures every figure, with a fresh server for each kind of load."""
    figures: Figures = {}
    parts: dict[str, Callable[[int], Figures]] = {
        "latency": lambda port: _of_latency(uvloop.run(latency(port))),
        "throughput": lambda port: {"moves": uvloop.run(throughput(port))},
        "crowd": lambda port: {"crowd_p99": percentile(uvloop.run(crowd(port)), 0.99)},
        "rewinds": lambda port: _of_rewinds(*uvloop.run(rewinds(port))),
    }
    for name, part in parts.items():
        if only in (None, name):
            with serving() as port:
                figures |= part(port)
    return figures


def _of_latency(waits: list[float]) -> Figures:
    return {f"view_p{share}": percentile(waits, share / 100) for share in (50, 95, 99)}


def _of_rewinds(looks: list[float], undos: list[float]) -> Figures:
    return {"rewind_p99": percentile(looks, 0.99), "undo_p99": percentile(undos, 0.99)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=("latency", "throughput", "crowd", "rewinds"))
    options = parser.parse_args()
    many_files()
    if options.serve:
        serve(options.serve)
    else:
        gc.disable()  # a garbage collection in the load must not count as a pause of the server
        report(measure(options.only))
