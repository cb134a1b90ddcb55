"""Answers the page: requests by method and address, and messages of the tables that it follows."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from republik.server import protocol
from republik.server.refusals import CannotDo
from republik.server.requests import GAMES, TABLES
from republik.server.requests.endpoint import WORDS, Accepted, Cached, Endpoint, declared
from republik.server.requests.messages import action
from republik.server.requests.status import status_of
from republik.server.tables import presenters
from republik.server.tables.bus import News
from republik.server.tables.followers import Follower
from republik.server.tables.store import StoreFailed
from republik.server.tables.table import Table
from republik.server.tables.viewpoint import number_seen
from republik.server.visitor import Asker

from . import requests
from .requests import OfflineCall
from .services import TellOthers, built
from .shelf import Shelf

HERE: Final = "this browser"
MAX_WAITING_MESSAGES: Final = 256
SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket")

_log = logging.getLogger("republik.offline")
_decoder = msgspec.json.Decoder(protocol.Request)

Send = Callable[[str | None], None]
"""Sends a message to the page; None closes the socket."""


class Answer(NamedTuple):
    """An answer to a request: its status, and JSON or plain text."""

    status: int
    is_json: bool
    text: str


@dataclass(frozen=True)
class Route:
    """The pattern of a path, and its endpoint."""

    pattern: re.Pattern[str]
    endpoint: Endpoint


def _routes() -> list[Route]:
    """Our own endpoints come first: they replace those of a server at the same address."""
    found = [*declared(requests), *GAMES, *TABLES]
    return [Route(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", one.path)), one) for one in found]


class Desk:
    """One page's way to its tables."""

    def __init__(self, shelf: Shelf, tell_others: TellOthers) -> None:
        self._services = built(shelf, tell_others)
        self._routes = _routes()
        self._opening: set[int] = set()
        """Sockets whose table is being looked for."""
        self._followed: dict[int, tuple[Table, Follower, asyncio.Task[None]]] = {}

    async def open(self) -> None:
        """Reads from the shelf who is here."""
        await self._services.person.recall()

    # Requests

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """The answer that a server would give; every error is a refusal."""
        try:
            with _refusing():
                return await self._answer(method, address, body)
        except CannotDo as error:
            return Answer(status_of(error), True, _text(presenters.refusal(error)))

    async def _answer(self, method: str, address: str, body: str) -> Answer:
        url = urlsplit(address)
        endpoint, path = self._find(method, url.path)
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        person, asked = self._services.person.visitor, _decoded(endpoint, body)
        asker = Asker(HERE, person.id)
        call = OfflineCall(self._services, person, path, query, asked, _free, asker, _never_gone)
        answer = await endpoint.handler(call)
        if isinstance(answer, str):
            return Answer(endpoint.status, False, answer)
        if isinstance(answer, Accepted):
            return Answer(202, True, _text(answer.answer))
        return Answer(endpoint.status, True, _text(answer.answer if isinstance(answer, Cached) else answer))

    def _find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
        for route in self._routes:
            match = route.pattern.fullmatch(path)
            if match and route.endpoint.method == method:
                return route.endpoint, {name: unquote(value) for name, value in match.groupdict().items()}
        raise CannotDo("not-found")

    # Tables that the page follows

    async def follow(self, socket: int, address: str, send: Send) -> None:
        """Sends the views of a table from now on; closes the socket if it does not exist."""
        url = urlsplit(address)
        match, query = SOCKET.fullmatch(url.path), dict(parse_qsl(url.query))
        asker, wanted = Asker(HERE, self._services.person.visitor.id), query.get("seat")
        self._opening.add(socket)
        try:
            with _refusing():
                table = await self._services.tables.find(match[1] if match else "", asker.guest)
                table.perspective(asker.guest, wanted)
        except CannotDo:
            self._opening.discard(socket)
            send(None)
            return
        if socket not in self._opening:
            return
        self._opening.discard(socket)
        follower = Follower(asker, wanted, MAX_WAITING_MESSAGES, query.get(WORDS.name) == "1")
        sending = asyncio.ensure_future(_send(follower, send))
        self._followed[socket] = table, follower, sending
        await self._services.audience.follow(table, follower, _is_known)
        self._services.computers.wake(table)

    async def receive(self, socket: int, message: str) -> None:
        """A message of the page to a table that it follows."""
        if socket not in self._followed:
            return
        table, follower, _sending = self._followed[socket]
        try:
            with _refusing():
                await self._obey(table, follower, message)
        except CannotDo as error:
            follower.send(_text(presenters.refused(error, number_seen(table, follower.guest))))

    async def _obey(self, table: Table, follower: Follower, message: str) -> None:
        try:
            request = _decoder.decode(message)
        except msgspec.DecodeError as error:
            raise CannotDo("bad-request") from error
        if isinstance(request, protocol.Ping):
            follower.send(_text(protocol.Pong()))
        else:
            await self._services.tables.act(table, action(request, follower.guest, self._services.chat_pace))

    def leave(self, socket: int) -> None:
        """The page has closed a socket, perhaps before its table was found."""
        self._opening.discard(socket)
        found = self._followed.pop(socket, None)
        if found is not None:
            table, follower, sending = found
            sending.cancel()
            self._services.audience.leave(table, follower)
            self._services.computers.rest(table)

    async def on_news(self, table: str, number: int) -> None:
        """Another tab of this browser has changed a table."""
        await self._services.tables.on_news(News(HERE, table, number))


async def _send(follower: Follower, send: Send) -> None:
    while (message := await follower.messages.get()) is not None:
        send(message)
    send(None)


def _free(_cost: float) -> None:
    """Nothing has a price here."""


async def _never_gone() -> None:
    """The page waits for every answer."""
    await asyncio.Event().wait()


async def _is_known() -> bool:
    return True


def _decoded(endpoint: Endpoint, body: str) -> Any:
    if endpoint.body is None:
        return None
    try:
        return msgspec.json.decode(body, type=endpoint.body)
    except msgspec.DecodeError as error:
        raise CannotDo("bad-request") from error


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()


@contextmanager
def _refusing() -> Iterator[None]:
    """Turns every failure into a refusal, so that the page never waits for an answer in vain."""
    try:
        yield
    except CannotDo:
        raise
    except StoreFailed as error:
        _log.warning("the browser did not keep it", exc_info=error)
        raise CannotDo("browser-storage") from error
    except Exception as error:
        _log.exception("request failed")
        raise CannotDo("unexpected") from error
