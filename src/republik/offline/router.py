"""Answers the page: requests by method and address, and messages of the tables that it follows."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from republik.hosting.connection import Connection, connect
from republik.hosting.core.bus import News
from republik.hosting.core.store import StoreFailed
from republik.hosting.endpoints import GAMES, TABLES
from republik.hosting.endpoints.endpoint import Accepted, Cached, Endpoint, declared
from republik.hosting.endpoints.status import status_of
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.hosting.views.followers import Follower
from republik.hosting.visitor import Asker

from . import codec, requests
from .requests import OfflineCall
from .services import OfflineServices, TellOthers
from .storage import Storage

HERE: Final = "this browser"
MAX_WAITING_MESSAGES: Final = 256
SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket")

_log = logging.getLogger("republik.offline")

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
    endpoints = [*declared(requests), *GAMES, *TABLES]
    return [Route(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", one.path)), one) for one in endpoints]


class Router:
    """One page's way to its tables."""

    def __init__(self, storage: Storage, tell_others: TellOthers) -> None:
        self._services = OfflineServices(storage, tell_others)
        self._routes = _routes()
        self._opening: set[int] = set()
        """Sockets whose table is being looked for."""
        self._followed: dict[int, tuple[Connection, asyncio.Task[None]]] = {}

    async def open(self) -> None:
        """Reads from the storage who is here."""
        await self._services.person.recall()

    # Requests

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Returns what a server would answer: status, whether it is JSON, and the text. Every error is a refusal."""
        try:
            with _refusing():
                return await self._answer(method, address, body)
        except CannotDo as error:
            return Answer(status_of(error), True, codec.text(presenters.refusal(error)))

    async def _answer(self, method: str, address: str, body: str) -> Answer:
        url = urlsplit(address)
        endpoint, path = self._find(method, url.path)
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        person = self._services.person.visitor
        call = OfflineCall(self._services, person, path, query, _free, Asker(HERE, person.id), _never_gone)
        bodies = () if endpoint.body is None else (codec.read(body, endpoint.body),)
        answer = await endpoint.answer(call, *bodies)
        if isinstance(answer, str):
            return Answer(endpoint.status, False, answer)
        if isinstance(answer, Accepted):
            return Answer(202, True, codec.text(answer.answer))
        return Answer(endpoint.status, True, codec.text(answer.answer if isinstance(answer, Cached) else answer))

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
        asker = Asker(HERE, self._services.person.visitor.id)
        self._opening.add(socket)
        try:
            with _refusing():
                table = match[1] if match else ""
                connection = await connect(self._services, table, asker, query, MAX_WAITING_MESSAGES)
        except CannotDo:
            self._opening.discard(socket)
            send(None)
            return
        if socket not in self._opening:
            return
        self._opening.discard(socket)
        self._followed[socket] = connection, asyncio.ensure_future(_send(connection.follower, send))
        await connection.open(_is_known)

    async def receive(self, socket: int, message: str) -> None:
        """A message of the page to a table that it follows."""
        if socket not in self._followed:
            return
        connection, _sending = self._followed[socket]
        try:
            with _refusing():
                await connection.obey(message)
        except CannotDo as error:
            connection.refuse(error)

    def leave(self, socket: int) -> None:
        """The page has closed a socket, perhaps before its table was found."""
        self._opening.discard(socket)
        if socket in self._followed:
            connection, sending = self._followed.pop(socket)
            sending.cancel()
            connection.close()

    async def on_news(self, table: str, number: int) -> None:
        """Another tab of this browser has changed a table."""
        await self._services.tables.on_news(News(HERE, table, number))


async def _send(follower: Follower, send: Send) -> None:
    while (message := await follower.messages.get()) is not None:
        assert isinstance(message, str)  # as the codec of the browser writes it
        send(message)
    send(None)


def _free(_cost: float) -> None:
    """Nothing has a price here."""


async def _never_gone() -> None:
    """The page waits for every answer."""
    await asyncio.Event().wait()


async def _is_known() -> bool:
    return True


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
