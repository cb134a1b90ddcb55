"""A table over a WebSocket: views out, decisions in."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from republik.hosting.connection import Connection, connect
from republik.hosting.core.table import Table
from republik.hosting.load.rate_limit import HINT_COST, Bound, Limiter, Places
from republik.hosting.refusals import CannotDo
from republik.hosting.views.followers import Follower
from republik.hosting.visitor import Asker, Visitor
from republik.hosting.wire import Text
from republik.server.settings import MAX_MESSAGE_BYTES, SOCKET_COST, Settings

from .middleware import check_host, check_origin, refuse, storage_refused
from .services import Services
from .transport import SENDS_UTF8

TOO_MUCH = 1008
TOO_LARGE = 1009
TOO_SLOW = 1013
MAX_RATE_REFUSALS = 10
"""A socket is closed after this many refusals for too many requests."""

_log = logging.getLogger("republik.server")

Identify = Callable[[], Awaitable[Visitor | None]]
"""Identifies the visitor at this moment."""


async def follow_table(
    websocket: WebSocket, services: Services, asker: Asker, identify: Identify, rates: Limiter[Asker], places: Places
) -> None:
    """Serves one socket from start to end."""
    settings = services.settings
    with ExitStack() as held:
        try:
            rates.take(asker, SOCKET_COST)
            check_host(websocket.headers, settings)
            check_origin(websocket.headers, settings)
            table, query = websocket.path_params["table"], websocket.query_params
            with storage_refused():
                connection = await connect(services, table, asker, query, settings.waiting_messages)
            held.enter_context(places.held(*_bounds(connection.table, asker, settings)))
        except CannotDo as error:
            services.metrics.count("republik_refusals_total", key=error.key)
            _log.info("socket refused", extra={"fields": {"error": error.key}})
            await websocket.send_denial_response(refuse(error))
            return
        await websocket.accept()
        await _serve(websocket, services, connection, identify, rates)


async def _is_known(asker: Asker, identify: Identify) -> bool:
    """Whether the visitor is still the same; if the database cannot say, the next socket finds out."""
    try:
        visitor = await identify()
    except SQLAlchemyError:
        return False
    return asker.guest == (None if visitor is None else visitor.id)


def _bounds(table: Table, asker: Asker, settings: Settings) -> Iterator[Bound]:
    """The limits that count for a socket: spectators never lock out players."""
    if asker.guest is not None:
        yield Bound(f"guest {asker.guest}", settings.sockets_per_guest, "too-many-sockets")
    yield Bound(f"network {asker.network}", settings.sockets_per_network, "too-many-sockets")
    if not table.seats_of(asker.guest):
        yield Bound(f"table {table.id}", settings.watchers_per_table, "table-full")


async def _serve(
    websocket: WebSocket, services: Services, connection: Connection, identify: Identify, rates: Limiter[Asker]
) -> None:
    table, follower = connection.table, connection.follower
    watching = not table.seats_of(follower.guest)
    _log.info("socket opened", extra={"fields": {"table": table.id, "watching": watching}})
    sending = asyncio.create_task(_send(websocket, follower))
    try:
        await connection.open(partial(_is_known, follower.asker, identify))
        await _listen(websocket, services, connection, rates)
    finally:
        connection.close()
        services.presence.note(follower.asker.guest)
        _log.info("socket closed", extra={"fields": {"table": table.id}})
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(websocket: WebSocket, follower: Follower) -> None:
    ours = websocket.scope.get("extensions", {}).get(SENDS_UTF8)
    send = partial(_send_decoded, websocket) if ours is None else ours["send"]
    try:
        while (message := await follower.messages.get()) is not None:
            await send(message)
        await websocket.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the client has gone: the listener notices too


async def _send_decoded(websocket: WebSocket, message: Text) -> None:
    """For servers other than ours."""
    await websocket.send_text(message if isinstance(message, str) else message.decode())


async def _listen(websocket: WebSocket, services: Services, connection: Connection, rates: Limiter[Asker]) -> None:
    follower, refused = connection.follower, 0
    while websocket.application_state == WebSocketState.CONNECTED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            if message.get("code") == TOO_MUCH:
                rates.penalise(follower.asker, HINT_COST)
            return
        if follower.is_disconnected:
            continue  # until it is closed
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > MAX_MESSAGE_BYTES:
            await _close(websocket, TOO_LARGE, "message too large")
            return
        try:
            rates.take(follower.asker)
            with storage_refused():
                await connection.obey(data)
        except CannotDo as error:
            services.metrics.count("republik_refusals_total", key=error.key)
            connection.refuse(error)
            refused += error.key == "too-many-requests"
        if refused > MAX_RATE_REFUSALS:
            rates.penalise(follower.asker, HINT_COST)
            await _close(websocket, TOO_MUCH, "too many requests")
            return
        await asyncio.sleep(0)  # a client that sends a hundred messages at once does not delay the others


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # closed meanwhile by the client, or by the frame reader
        await websocket.close(code, reason)
