"""Limits on connections before anything else reads their data: size, duration, number and rate. uvicorn leaves this to
a proxy, but many run the server without one."""

import asyncio
import logging
from collections.abc import Callable
from functools import cached_property
from time import monotonic
from typing import Any, Final

from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from republik.hosting.endpoints.status import status_of
from republik.hosting.load.fair_queue import FairQueue
from republik.hosting.load.rate_limit import Bound, Limiter, Places, by_name, network
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.hosting.visitor import Asker
from republik.server import codec
from republik.server.settings import MAX_HEADER_BYTES, MAX_MESSAGE_BYTES, Settings

REQUEST_SECONDS: Final = 20.0
"""The longest a request may take to arrive, including its body, and a connection to send its first request."""
READ_SECONDS: Final = 30.0
"""A client that reads nothing of its answer for this long is disconnected."""
FLUSH_SECONDS: Final = 5.0
"""How long the last data of a closing connection waits to be read."""
LOGGED_EVERY: Final = 10.0
ENTER_AT_ONCE: Final = 1
"""New connections whose first data is read before everyone else is served again."""
MAX_PIPELINED: Final = 16
"""Requests sent before the first of them is answered."""
PIECE: Final = 1024
"""Bytes of frames read at a time: a few hundred frames at most."""
MAX_UNREAD_BYTES: Final = 256 * 1024
"""Unread bytes per socket, including answers to its pings."""
FRAMES: Final = 2.0
"""Frames per second, as a multiple of a guest's request rate: pings and message fragments are frames, too."""
TOO_MUCH: Final = 1008
RESERVED_FILES: Final = 128
"""File descriptors for everything but connections; each worker needs a few more."""
FILES_OF_WORKER: Final = 8
MAX_OPEN_FILES: Final = 65_536
SENDS_UTF8: Final = "republik.utf8"
"""The extension of a socket's scope that sends text in UTF-8. ASGI knows only decoded text, which would have to be
encoded again for every socket."""

_log = logging.getLogger("republik.server")


class Connections:
    """All connections of a server."""

    def __init__(self, most: int, of_network: int, proxies: str | list[str] | None) -> None:
        self._most = most
        self._of_network = of_network
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies or "").trusted_hosts
        self._places = Places()
        self._held: dict[asyncio.BaseTransport, list[Bound]] = {}
        self._door: FairQueue[Callable[[], None]] = FairQueue()
        self._refused = 0
        self._logged = -LOGGED_EVERY

    def enter(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> None:
        """Admits a connection, or raises CannotDo. A proxy stands for many clients and is not counted as one."""
        bounds = [Bound("all", self._most, "too-many-connections")]
        if client is not None and client[0] not in self._proxies:
            bounds.append(Bound(network(client[0]), self._of_network, "too-many-connections"))
        try:
            self._places.take(*bounds)
        except CannotDo as error:
            self._note(error)
            raise
        self._held[transport] = bounds

    def knock(self, client: tuple[str, int] | None, enter: Callable[[], None]) -> None:
        """Reads a new connection's first data when its turn comes, so that a thousand of them do not delay the
        others."""
        if not self._door:
            asyncio.get_running_loop().call_soon(self._open)
        self._door.add(Asker("" if client is None else network(client[0])), enter)

    def _open(self) -> None:
        try:
            for _ in range(ENTER_AT_ONCE):
                if self._door:
                    self._door.pop()()
        finally:  # keep admitting others, whatever one of them does
            if self._door:
                asyncio.get_running_loop().call_soon(self._open)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        self._places.give_back(*self._held.pop(transport, ()))

    def _note(self, error: CannotDo) -> None:
        """Logs occasionally instead of once per connection."""
        self._refused += 1
        if monotonic() - self._logged >= LOGGED_EVERY:
            fields = {"open": len(self._held), "refused": self._refused, **error.details}
            _log.warning("connections refused", extra={"fields": fields})
            self._logged, self._refused = monotonic(), 0


async def _nothing(*_: Any) -> None:
    """A stand-in for an application."""


class BoundedConfig(Config):
    """Our uvicorn configuration."""

    def __init__(self, app: ASGIApp, settings: Settings, connections: int, grace: int) -> None:
        super().__init__(
            app,
            http=BoundedHttp,
            ws=BoundedSocket,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_per_message_deflate=False,  # costs a quarter of a decision's time, and memory for every socket
            ws_max_size=4 * MAX_MESSAGE_BYTES,
            timeout_graceful_shutdown=grace,
        )
        self.settings = settings
        self.connections = Connections(connections, settings.connections_per_network, self.forwarded_allow_ips)


class _Timer:
    """Fires once after a delay unless it is stopped; starting it again while it runs has no effect."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, ring: Callable[[], None]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._handle is None:
            self._handle = self._loop.call_later(self._seconds, self._run)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _run(self) -> None:
        self._handle = None
        self._ring()


class BoundedHttp(HttpToolsProtocol):
    """HTTP with bounded headers and time limits for requests and answers."""

    config: BoundedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._first: bytearray | None = bytearray()
        """Data of a new connection until its turn comes."""
        self._head_bytes = 0
        self._in_head = True
        self._request_timer = _Timer(self.loop, REQUEST_SECONDS, self._too_slow)
        self._reading_timer = _Timer(self.loop, READ_SECONDS, self._look_at_reading)
        self._unread = 0
        self._is_socket = False
        try:
            self.config.connections.enter(transport, self.client)
        except CannotDo as error:
            self._refuse(error)
        else:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        self._request_timer.stop()
        self._reading_timer.stop()
        super().connection_lost(exc)

    # Requests

    def data_received(self, data: bytes) -> None:
        if self._first is None:
            self._read(data)
        elif self._first:
            self._first += data
            if len(self._first) > MAX_HEADER_BYTES:
                self.flow.pause_reading()
        else:
            self._first += data
            self.config.connections.knock(self.client, self._read_first)

    def _read_first(self) -> None:
        first, self._first = bytes(self._first or b""), None
        if not self.transport.is_closing():
            self.flow.resume_reading()
            try:
                self._read(first)
            except Exception:  # outside its turn the event loop closes such a connection itself
                self.transport.abort()
                raise

    def _read(self, data: bytes) -> None:
        self._wait_for_request()
        for start in range(0, len(data), MAX_HEADER_BYTES):
            piece = data[start : start + MAX_HEADER_BYTES]
            self._head_bytes += len(piece) if self._in_head else 0
            super().data_received(piece)
            if self._is_socket or self.transport.is_closing():
                return
            if self._head_bytes > MAX_HEADER_BYTES:
                self._refuse(CannotDo("headers-too-large"))
                return
            if len(self.pipeline) > MAX_PIPELINED:
                self._refuse(CannotDo("too-many-requests"))
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_request()

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._request_timer.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        self._request_timer.stop()
        super().handle_websocket_upgrade()

    def _wait_for_request(self) -> None:
        if not self.transport.is_closing():
            self._request_timer.start()

    def _too_slow(self) -> None:
        self._refuse(CannotDo("too-slow"))

    def _refuse(self, error: CannotDo) -> None:
        """Sends the reason, if no answer has begun, and closes the connection."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            body = codec.encode(presenters.refusal(error))
            length = f"content-length: {len(body)}\r\n".encode()
            head = b"content-type: application/json\r\nconnection: close\r\n" + length
            self.transport.write(STATUS_LINE[status_of(error)] + head + b"\r\n" + body)
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    # Answers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_reading()

    def _watch_reading(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        if self._unread:
            self._reading_timer.start()

    def _look_at_reading(self) -> None:
        """Closes a connection whose client has read nothing since the last check."""
        if self.transport.get_write_buffer_size() >= self._unread > 0:
            self.transport.abort()
        else:
            self._watch_reading()


class BoundedSocket(WebSocketsSansIOProtocol):
    """WebSockets with limits on frames per second and on unread bytes."""

    config: BoundedConfig

    @cached_property
    def _frames(self) -> Limiter[str]:
        settings = self.config.settings
        return Limiter(by_name, FRAMES * settings.requests_per_second, FRAMES * settings.burst)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self.transport.write(b"".join(self.conn.data_to_send()))  # what is wrong with the handshake
            self._close()

    def handle_connect(self, event: Any) -> None:
        """Nothing may be sent before the socket is open."""
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["extensions"][SENDS_UTF8] = {"send": self._send_utf8}
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        try:
            self._frames.take("", len(self.conn.events))
        except CannotDo:
            self._end("too many messages")
            return
        super().handle_events()
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self._end("too much unread")

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refusal, which uvicorn reports as an error

    async def _send_utf8(self, text: bytes) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _end(self, reason: str) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": reason})
            self.conn.send_close(TOO_MUCH, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._close()

    def _close(self) -> None:
        self.transport.close()
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)


def room_for_connections(workers: int) -> int:
    """The number of connections this process may open; raises the limit as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return MAX_OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(RESERVED_FILES, most - RESERVED_FILES - FILES_OF_WORKER * workers)
