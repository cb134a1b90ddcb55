"""A table over a WebSocket: views out, decisions in."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from republik.server import protocol
from republik.server.rate_limit import Bound, Places, Rates
from republik.server.refusals import CannotDo
from republik.server.requests.endpoint import WORDS
from republik.server.requests.messages import action
from republik.server.settings import HINT_COST, MAX_MESSAGE_BYTES, SOCKET_COST, Settings
from republik.server.tables import presenters
from republik.server.tables.followers import Follower
from republik.server.tables.table import Table
from republik.server.tables.viewpoint import number_seen
from republik.server.visitor import Asker, Visitor

from .middleware import check_characters, check_host, check_origin, refuse
from .refusals import storage_refused
from .services import Services

TOO_MUCH = 1008
TOO_LARGE = 1009
TOO_SLOW = 1013
MAX_RATE_REFUSALS = 10
"""A socket is closed after this many refusals for too many requests."""

_log = logging.getLogger("republik.server")
_decoder = msgspec.json.Decoder(protocol.Request)

Identify = Callable[[], Awaitable[Visitor | None]]
"""Identifies the visitor at this moment."""


async def follow_table(
    websocket: WebSocket, services: Services, asker: Asker, identify: Identify, rates: Rates, places: Places
) -> None:
    """Serves one socket from start to end."""
    wanted = websocket.query_params.get("seat")
    with ExitStack() as held:
        try:
            rates.take(asker, SOCKET_COST)
            check_host(websocket.headers, services.settings)
            check_origin(websocket.headers, services.settings)
            with storage_refused():
                table = await services.tables.find(websocket.path_params["table"], asker.guest)
            table.perspective(asker.guest, wanted)
            held.enter_context(places.held(*_bounds(table, asker, services.settings)))
        except CannotDo as error:
            services.metrics.count("republik_refusals_total", key=error.key)
            _log.info("socket refused", extra={"fields": {"error": error.key}})
            await websocket.send_denial_response(refuse(error))
            return
        await websocket.accept()
        words = websocket.query_params.get(WORDS.name) == "1"
        follower = Follower(asker, wanted, services.settings.waiting_messages, words)
        await _serve(websocket, services, table, follower, identify, rates)


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
    websocket: WebSocket, services: Services, table: Table, follower: Follower, identify: Identify, rates: Rates
) -> None:
    watching = not table.seats_of(follower.guest)
    _log.info("socket opened", extra={"fields": {"table": table.id, "watching": watching}})
    sending = asyncio.create_task(_send(websocket, follower))
    try:
        await services.audience.follow(table, follower, partial(_is_known, follower.asker, identify))
        services.computers.wake(table)
        await _listen(websocket, services, table, follower, rates)
    finally:
        services.audience.leave(table, follower)
        services.computers.rest(table)
        _log.info("socket closed", extra={"fields": {"table": table.id}})
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(websocket: WebSocket, follower: Follower) -> None:
    try:
        while (message := await follower.messages.get()) is not None:
            await websocket.send_text(message)
        await websocket.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client has gone: the listener notices too


async def _listen(websocket: WebSocket, services: Services, table: Table, follower: Follower, rates: Rates) -> None:
    refused = 0
    while websocket.application_state == WebSocketState.CONNECTED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            if message.get("code") == TOO_MUCH:
                rates.penalise(follower.asker, HINT_COST)
            return
        if follower.is_let_go:
            continue  # until it is closed
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > MAX_MESSAGE_BYTES:
            await _close(websocket, TOO_LARGE, "message too large")
            return
        try:
            rates.take(follower.asker)
            with storage_refused():
                await _obey(services, table, follower, data)
        except CannotDo as error:
            services.metrics.count("republik_refusals_total", key=error.key)
            follower.send(_text(presenters.refused(error, number_seen(table, follower.guest))))
            refused += error.key == "too-many-requests"
        if refused > MAX_RATE_REFUSALS:
            rates.penalise(follower.asker, HINT_COST)
            await _close(websocket, TOO_MUCH, "too many requests")
            return
        await asyncio.sleep(0)  # a client that sends a hundred messages at once does not delay the others


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # closed meanwhile by the client, or by the frame reader
        await websocket.close(code, reason)


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


async def _obey(services: Services, table: Table, follower: Follower, data: str | bytes) -> None:
    check_characters(data)
    try:
        request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise CannotDo("bad-request") from error
    if isinstance(request, protocol.Ping):
        follower.send(_text(protocol.Pong()))
    else:
        said = isinstance(request, protocol.Say)
        await services.tables.act(table, action(request, follower.guest, services.chat_pace), retry=said)
