"""A table over a WebSocket: views go out, decisions come in."""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import protocol
from .guard import check_characters, check_host, check_origin, refuse
from .house import House
from .identity import Visitor
from .live import Follower, LiveTable
from .refusals import CannotDo, storage_refused
from .settings import MOST_MESSAGE_BYTES
from .watching import number_seen

TOO_LARGE = 1009
TOO_SLOW = 1013

_log = logging.getLogger("republik.server")
_decoder = msgspec.json.Decoder(protocol.Request)


async def follow_table(
    websocket: WebSocket, house: House, visitor: Visitor | None, pay: Callable[[float], None]
) -> None:
    """Serves one socket from its opening to its end."""
    guest = None if visitor is None else visitor.id
    wanted = websocket.query_params.get("seat")
    try:
        pay(1.0)
        check_host(websocket.headers, house.settings)
        check_origin(websocket.headers, house.settings)
        with storage_refused():
            table = await house.find(websocket.path_params["table"], guest)
        table.perspective(guest, wanted)
    except CannotDo as error:
        _log.info("socket refused", extra={"fields": {"error": error.key}})
        await websocket.send_denial_response(refuse(error))
        return
    await websocket.accept()
    follower = Follower(guest, wanted, house.settings.waiting_messages)
    await house.follow(table, follower)
    _log.info("socket opened", extra={"fields": {"table": table.id, "watching": not table.seats_of(guest)}})
    sending = asyncio.create_task(_send(websocket, follower))
    try:
        await _listen(websocket, house, table, follower, pay)
    finally:
        house.leave(table, follower)
        _log.info("socket closed", extra={"fields": {"table": table.id}})
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(websocket: WebSocket, follower: Follower) -> None:
    try:
        while (message := await follower.messages.get()) is not None:
            await websocket.send_text(message.decode())
        await websocket.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError):
        return  # the other side has gone: the listener hears of it too


async def _listen(
    websocket: WebSocket, house: House, table: LiveTable, follower: Follower, pay: Callable[[float], None]
) -> None:
    while websocket.application_state == WebSocketState.CONNECTED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > MOST_MESSAGE_BYTES:
            await websocket.close(TOO_LARGE)
            return
        try:
            pay(1.0)
            with storage_refused():
                await _obey(house, table, follower, data)
        except CannotDo as error:
            house.metrics.count("republik_refusals_total", key=error.key)
            follower.send(msgspec.json.encode(error.told_at(number_seen(table, follower.guest))))


async def _obey(house: House, table: LiveTable, follower: Follower, data: str | bytes) -> None:
    check_characters(data)
    try:
        request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise CannotDo("bad-request") from error
    match request:
        case protocol.Decide():
            await house.play.decide(table, follower.guest, request.number, request.move)
        case protocol.Undo():
            await house.play.undo(table, follower.guest, request.number, request.steps)
        case protocol.Resign():
            await house.play.resign(table, follower.guest, request.seat)
        case protocol.Say():
            await house.chat.say(table, follower.guest, request.text)
        case protocol.Propose():
            await house.offers.propose(table, follower.guest, request)
        case protocol.Answer():
            await house.offers.answer(table, follower.guest, request.accept)
        case protocol.Withdraw():
            await house.offers.withdraw(table, follower.guest)
        case protocol.Ping():
            follower.send(msgspec.json.encode(protocol.Pong()))
