"""The server itself limits what comes over a connection: real connections to a server in this process."""

import asyncio
import json
import logging
import os
import struct
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from tests.server.fixtures import ThinkHere, count_calls

from republik.hosting.connection import Connection
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.server.http import app, sockets
from republik.server.http import transport as wire
from republik.server.http.transport import BoundedConfig, BoundedHttp, BoundedSocket, Connections
from republik.server.ops.serve import GRACE_SECONDS
from republik.server.settings import MAX_HEADER_BYTES, Settings

MANY = 10_000
WAIT = 30.0
HANDSHAKE = """\
GET {path} HTTP/1.1\r
Host: localhost\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: cmVwdWJsaWsgYmVuY2ggMQ==\r
{more}\r
"""
PING, TEXT, BEGUN, CONTINUATION, CLOSE = 0x89, 0x81, 0x01, 0x00, 0x88


class Link(NamedTuple):
    """A connection to the server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Sends data; stops if the server has closed the connection."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return

    async def read_all(self) -> bytes:
        """Reads until the server closes the connection."""
        told = bytearray()
        try:
            while some := await asyncio.wait_for(self.reader.read(65_536), WAIT):
                told += some
        except ConnectionError:
            pass
        return bytes(told)

    async def refusal(self) -> tuple[int, str]:
        """Returns the status and the key of the refusal that ends the connection."""
        head, _, body = (await self.read_all()).partition(b"\r\n\r\n")
        assert b"connection: close" in head
        told = json.loads(body)
        assert told["reason"]
        return int(head.split()[1]), told["error"]


@dataclass
class Reached:
    """A running server, and the connections to it."""

    port: int
    links: list[Link] = field(default_factory=list)

    async def connect(self) -> Link:
        self.links.append(Link(*await asyncio.open_connection("127.0.0.1", self.port)))
        return self.links[-1]

    def end_all(self) -> None:
        for link in self.links:
            link.writer.transport.abort()

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        link = await self.connect()
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: [::1]\r\nX-Republik: 1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        await link.send(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        head_told, _, told = (await link.read_all()).partition(b"\r\n\r\n")
        given = [line for line in head_told.decode().split("\r\n") if line.startswith("set-cookie: ")]
        return json.loads(told), given[0].removeprefix("set-cookie: ").partition(";")[0] if given else cookie

    async def open_socket(self, table: str, cookie: str = "") -> Link:
        link = await self.connect()
        path = f"/api/tables/{table}/socket"
        await link.send(HANDSHAKE.format(path=path, more=f"Cookie: {cookie}\r\n" if cookie else "").encode())
        assert b" 101 " in await link.reader.readuntil(b"\r\n\r\n")
        return link


@asynccontextmanager
async def reached(settings: Settings, connections: int = MANY) -> AsyncIterator[Reached]:
    config = BoundedConfig(app.create_app(settings), settings, connections, GRACE_SECONDS)
    async with running(config) as port:
        server = Reached(port)
        try:
            yield server
        finally:
            server.end_all()


@asynccontextmanager
async def running(config: BoundedConfig) -> AsyncIterator[int]:
    config.port = 0
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


def frame(kind: int, payload: bytes = b"") -> bytes:
    """Returns a client frame, masked with zeros."""
    assert len(payload) < 126
    return bytes((kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload


def close_code(told: bytes) -> int:
    """Returns the code of the close frame at the end of the data."""
    at = told.rindex(bytes((CLOSE,)))
    code: int = struct.unpack("!H", told[at + 2 : at + 4])[0]
    return code


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# -- requests --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [b"X-Some: " + b"x" * 1_000 + b"\r\n", b"x" * 10_000], ids=["many", "endless"])
def test_headers_are_bounded(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch, line: bytes
) -> None:
    async def ask() -> None:
        async with reached(settings) as server:
            fed = count_calls(monkeypatch, BoundedHttp, "data_received")
            link = await server.connect()
            await link.send(b"GET / HTTP/1.1\r\nX-First: ")
            told = asyncio.create_task(link.refusal())
            sent = 0
            while not told.done() and sent < 100 * MAX_HEADER_BYTES:
                await link.send(line)
                sent += len(line)
                await asyncio.sleep(0.001)
            assert await told == (431, "headers-too-large")
            assert fed.total() * len(line) < 100 * MAX_HEADER_BYTES
            answer, _ = await server.ask("GET", "/api/health")
            assert answer["status"] == "ok"

    run(ask())


def test_headers_that_come_at_once_are_bounded(settings: Settings, think_here: None) -> None:
    async def ask() -> None:
        async with reached(settings) as server:
            link = await server.connect()
            await link.send(b"GET / HTTP/1.1\r\n" + b"X-Some: thing\r\n" * 20_000)
            assert await link.refusal() == (431, "headers-too-large")

    run(ask())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Republik: 1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "empty line", "half a head", "half a body"],
)
def test_slow_requests_end(
    settings: Settings,
    think_here: None,
    monkeypatch: pytest.MonkeyPatch,
    begun: bytes,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.1)

    async def ask() -> None:
        async with reached(settings) as server:
            link = await server.connect()
            await link.send(begun)
            told = await link.read_all()
            assert b" 408 " in told
            assert b'"too-slow"' in told

    run(ask())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_connection_that_goes_on_with_nothing_ends(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.1)

    async def ask() -> None:
        async with reached(settings) as server:
            link = await server.connect()
            await link.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in await link.reader.readuntil(b"}")
            await link.send(b"\r\n")
            assert await link.refusal() == (408, "too-slow")

    run(ask())


def test_an_answer_that_nobody_reads_ends(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "READ_SECONDS", 0.1)

    async def huge(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x" * 64_000_000})

    async def read_after(port: int, seconds: float) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1_024)
        try:
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            await asyncio.sleep(seconds)
            return await Link(reader, writer).read_all()
        finally:
            writer.transport.abort()

    async def ask() -> None:
        """A busy machine may need longer to notice that nobody reads."""
        async with running(BoundedConfig(huge, settings, MANY, GRACE_SECONDS)) as port:
            for seconds in (0.5, 2, 8):
                if len(await read_after(port, seconds)) < 64_000_000:
                    return
            pytest.fail("the whole answer came although nobody read it")

    run(ask())


def test_requests_before_the_first_is_answered_are_bounded(settings: Settings, think_here: None) -> None:
    async def ask() -> None:
        async with reached(settings) as server:
            link = await server.connect()
            await link.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1_000)
            told = await link.read_all()
            assert told.count(b" 200 OK") <= wire.MAX_PIPELINED
            assert b'"too-many-requests"' in told

    run(ask())


def test_a_handshake_that_is_too_large_is_answered(settings: Settings, think_here: None) -> None:
    async def ask() -> None:
        async with reached(settings) as server:
            link = await server.connect()
            more = f"X-Long: {'x' * 9_000}\r\n"
            await link.send(HANDSHAKE.format(path="/api/tables/x/socket", more=more).encode())
            assert b" 431 " in await link.read_all()

    run(ask())


# -- connections -----------------------------------------------------------------------------------------------------


def test_connections_are_bounded_and_the_log_says_so(
    settings: Settings, think_here: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "republik.server")

    async def ask() -> None:
        async with reached(settings, connections=2) as server:
            first, _second = await server.connect(), await server.connect()
            for _ in range(5):
                assert await (await server.connect()).refusal() == (503, "too-many-connections")
            first.writer.close()
            await first.writer.wait_closed()
            await asyncio.sleep(0.05)
            answer, _ = await server.ask("GET", "/api/health")
            assert answer["status"] == "ok"

    run(ask())
    assert [record.getMessage() for record in caplog.records] == ["connections refused"]


def test_a_network_has_its_share_of_connections_and_a_proxy_is_not_counted() -> None:
    connections = Connections(100, 3, "127.0.0.1")
    there: list[Any] = [object() for _ in range(4)]
    for transport in there[:3]:
        connections.enter(transport, ("2001:db8::1", 1))
    with pytest.raises(CannotDo) as refused:
        connections.enter(there[3], ("2001:db8::2", 1))
    assert (refused.value.key, refused.value.details) == ("too-many-connections", {"most": "3"})
    connections.leave(there[0])
    connections.enter(there[3], ("2001:db8::2", 1))
    through_the_proxy: list[Any] = [object() for _ in range(50)]
    for transport in through_the_proxy:
        connections.enter(transport, ("127.0.0.1", 1))


def test_new_connections_take_turns_by_network_and_none_keeps_the_door_shut() -> None:
    async def knock() -> None:
        connections = Connections(100, 100, "")
        entered: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)

        def fail() -> None:
            raise RuntimeError

        for number in range(4):
            connections.knock(("192.0.2.1", number), partial(entered.append, f"greedy {number}"))
        connections.knock(("192.0.2.1", 5), fail)
        connections.knock(("192.0.2.2", 1), partial(entered.append, "anna"))
        assert entered == []
        passes = 0
        while len(entered) < 5:
            await asyncio.sleep(0)
            passes += 1
        assert entered == ["greedy 0", "anna", "greedy 1", "greedy 2", "greedy 3"]
        assert passes >= 5 // wire.ENTER_AT_ONCE
        connections.knock(("192.0.2.1", 6), partial(entered.append, "later"))
        for _ in range(4):
            await asyncio.sleep(0)
        assert entered[-1] == "later"

    run(knock())


def test_a_connection_whose_first_words_cannot_be_read_ends_and_keeps_nobody_out(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = BoundedHttp._read

    def fail(self: BoundedHttp, data: bytes) -> None:
        if data.startswith(b"FAIL"):
            raise RuntimeError
        read(self, data)

    monkeypatch.setattr(BoundedHttp, "_read", fail)

    async def ask() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        async with reached(settings) as server:
            failing = [await server.connect() for _ in range(5)]
            for link in failing:
                link.writer.write(b"FAIL")
            answer, _ = await asyncio.wait_for(server.ask("GET", "/api/health"), WAIT)
            assert answer["status"] == "ok"
            assert [await asyncio.wait_for(link.read_all(), WAIT) for link in failing] == [b""] * 5

    run(ask())


def test_a_socket_gives_its_connection_back(settings: Settings, think_here: None) -> None:
    async def ask() -> None:
        async with reached(settings, connections=2) as server:
            table, cookie = await _table(server)
            for _ in range(5):
                link = await server.open_socket(table, cookie)
                link.writer.close()
                await link.writer.wait_closed()
                await asyncio.sleep(0.05)

    run(ask())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_descriptors_are_left_for_everything_else() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        room = wire.room_for_connections(2)
        soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert wire.RESERVED_FILES <= room <= soft - wire.RESERVED_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# -- frames ----------------------------------------------------------------------------------------------------------


async def _table(server: Reached) -> tuple[str, str]:
    seats = {"west": "person", "east": "person"}
    table, cookie = await server.ask("POST", "/api/tables", {"seats": seats, "open": True})
    return table["id"], cookie


@pytest.mark.parametrize(
    "burst",
    [frame(TEXT, b'{"type":"ping"}'), frame(PING), frame(CONTINUATION), frame(TEXT, b"{")],
    ids=["messages", "pings", "parts", "nonsense"],
)
def test_a_burst_of_frames_ends_the_socket(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch, burst: bytes
) -> None:
    """However much is sent at once, only a limited number of frames is read before the event loop continues."""
    usual = replace(settings, requests_per_second=20.0, burst=100.0)
    obeyed = count_calls(monkeypatch, Connection, "obey")
    events: list[int] = []
    handle_events = BoundedSocket.handle_events

    def handle(self: BoundedSocket) -> None:
        events.append(len(self.conn.events))
        handle_events(self)

    monkeypatch.setattr(BoundedSocket, "handle_events", handle)

    async def ask() -> None:
        async with reached(usual) as server:
            table, cookie = await _table(server)
            link = await server.open_socket(table, cookie)
            sending = asyncio.create_task(
                link.send((frame(BEGUN) if burst == frame(CONTINUATION) else b"") + burst * 50_000)
            )
            told = await link.read_all()
            await sending
            link.writer.close()
            if told.count(bytes((CLOSE,))):
                assert close_code(told) in (sockets.TOO_MUCH, wire.TOO_MUCH)

    run(ask())
    most = int(wire.FRAMES * usual.burst)
    assert sum(events) <= most + wire.PIECE
    assert obeyed.total() <= most


def test_pings_whose_answers_are_not_read_end_the_socket(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    handle_events = BoundedSocket.handle_events

    def handle(self: BoundedSocket) -> None:
        handle_events(self)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(BoundedSocket, "handle_events", handle)

    async def ask() -> None:
        async with reached(settings) as server:
            table, cookie = await _table(server)
            link = await server.open_socket(table, cookie)
            pings = frame(PING, b"x" * 125) * 1_000
            for _ in range(2_000):
                if link.reader.at_eof() or link.writer.is_closing():
                    break
                link.reader._transport.pause_reading()  # type: ignore[attr-defined]
                await link.send(pings)
            else:
                raise AssertionError("never ended")

    run(ask())
    assert max(waiting) <= wire.MAX_UNREAD_BYTES + 2 * wire.PIECE


# -- clients that are gone -------------------------------------------------------------------------------------------


def test_a_hint_is_dropped_when_its_asker_is_gone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, dropped = asyncio.Event(), asyncio.Event()

    class Idle(ThinkHere):
        async def think(self, sight: SeatSnapshot, level: str, *_who: object) -> Any:
            asked.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                dropped.set()
                raise

    monkeypatch.setattr(app, "Workers", Idle)

    async def ask() -> None:
        async with reached(settings) as server:
            seats = {"west": "person", "east": "citizen"}
            table, cookie = await server.ask("POST", "/api/tables", {"seats": seats, "sit": ["west"]})
            link = await server.connect()
            head = (
                f"POST /api/tables/{table['id']}/hint HTTP/1.1\r\nHost: [::1]\r\nX-Republik: 1\r\nCookie: {cookie}\r\n"
            )
            view, _ = await server.ask("GET", f"/api/tables/{table['id']}/view", cookie=cookie)
            while view["to_act"] != "west":
                await asyncio.sleep(0.01)
                view, _ = await server.ask("GET", f"/api/tables/{table['id']}/view", cookie=cookie)
            await link.send(f"{head}Content-Length: 2\r\n\r\n{{}}".encode())
            await asyncio.wait_for(asked.wait(), WAIT)
            link.writer.close()
            await asyncio.wait_for(dropped.wait(), WAIT)

    run(ask())
