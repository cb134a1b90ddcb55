"""The application: endpoints, sockets, the guard in front of them, startup and shutdown."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from republik import games
from republik.hosting.core.tokens import token_hash
from republik.hosting.endpoints.endpoint import Accepted, Cached, Endpoint
from republik.hosting.load.metrics import Metrics
from republik.hosting.load.rate_limit import Limiter, Places, by_guest, by_network, network
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.workers import Workers
from republik.hosting.visitor import Asker, Visitor
from republik.messages.i18n import FALLBACK
from republik.server import codec
from republik.server.accounts.devices import DEVICE_COOKIE
from republik.server.accounts.identity import COOKIE, COOKIE_SECONDS, MAX_SITE_LENGTH, ONLY_FROM_HERE, Origin
from republik.server.settings import Settings
from republik.server.storage.database import Database, migrate, open_database

from . import openapi
from .endpoints import ENDPOINTS
from .head import Head, Heads, parse_messages, site_head
from .middleware import Guard, refuse, storage_refused
from .named_route import NamedRoute
from .page import Page, has_cached
from .services import HttpCall, Services, running_services
from .sockets import follow_table

TIDY_SECONDS = 3600.0
LINK_PICTURES = "/og/"
PAGES = 2.0
"""Pages and files that a network may ask for at once, as a multiple of its other requests: a school class arrives."""
PAGE_COST = 0.25
"""Pages and files are in memory."""
PICTURE_COST = 4.0
"""A picture that is in memory; drawing it costs more."""

_log = logging.getLogger("republik.server")


class Server:
    """A running server."""

    services: Services

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.failed = False
        share = settings.network_share
        self.rates = Limiter(partial(by_guest, networks=share), settings.requests_per_second, settings.burst)
        self.sockets = Places()
        self.page_pace = Limiter(by_network, share * settings.requests_per_second, PAGES * share * settings.burst)
        self.arrivals = Limiter(by_network, settings.guests_per_minute / 60, settings.guests_at_once)

    @asynccontextmanager
    async def running(self, _app: Starlette) -> AsyncIterator[None]:
        """Opens the database and all services, and closes them when the server stops."""
        engine = open_database(self.settings.database)
        migrate(engine)
        database = Database(engine, self._fail)
        try:
            async with running_services(self.settings, database, self.metrics, Workers) as self.services:
                tidying = asyncio.create_task(self._tidy())
                _log.info("started")
                _report_broken_games()
                parse_messages(FALLBACK)  # before the first visitor arrives
                try:
                    yield
                finally:
                    tidying.cancel()
        finally:
            database.close()
            _log.info("stopped")

    def _fail(self) -> None:
        """Nothing can be stored any more: end the process, so that a supervisor can restart it."""
        self.failed = True
        signal.raise_signal(signal.SIGTERM)  # os.kill would end the process at once on Windows

    async def _tidy(self) -> None:
        """Deletes what has outlived its time, once an hour."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                swept = await self.services.sweep.run()
            except Exception:  # the next hour is another try
                _log.exception("nothing deleted")
            else:
                _log.info("deleted", extra={"fields": swept._asdict()})

    # Requests

    def route(self, path: str) -> Route:
        """All methods of one path."""
        by_method = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

        async def answer(request: Request) -> Response:
            try:
                with storage_refused():
                    return await self.answer(by_method["GET" if request.method == "HEAD" else request.method], request)
            except CannotDo as error:
                return refuse(error)

        if "{name}" in path:
            return NamedRoute(path.replace("{name}", "{name:path}"), answer, methods=[*by_method])
        return Route(path, answer, methods=[*by_method])

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        visitor = await self.services.guests.find(self._cookie(request, COOKIE))
        asker = self._asker(visitor, request)
        self.rates.take(asker, endpoint.cost)
        body = () if endpoint.body is None else (await _read_body(request, endpoint.body),)
        token = None if visitor is None else self._outdated_cookie(request)
        if visitor is None and endpoint.makes_guest:
            self.arrivals.take(asker.network)
            visitor, token = await self.services.guests.make()
            asker = self._asker(visitor, request)
        query = dict(request.query_params)
        origin = self._origin(request)
        pay, gone = partial(self.rates.take, asker), partial(_gone, request)
        call = HttpCall(self.services, visitor, request.path_params, query, pay, asker, gone, origin, token)
        response = _response(endpoint, await endpoint.answer(call, *body), request)
        if call.token is not None:
            self._set_cookie(response, COOKIE, call.token, request)
        if call.device is not None:
            self._set_cookie(response, DEVICE_COOKIE, call.device, request)
        return response

    async def picture(self, request: Request) -> Response:
        """A picture by its address (see `pictures`)."""
        try:
            with storage_refused():
                visitor = await self.services.guests.find(self._cookie(request, COOKIE))
                asker, name = self._asker(visitor, request), request.path_params["name"]
                self.rates.take(asker, PICTURE_COST)
                guest, pictures = None if visitor is None else visitor.id, self.services.pictures
                is_link = request.url.path.startswith(LINK_PICTURES)
                picture = await (pictures.link(name, guest) if is_link else pictures.front_page(name, guest))
                response = await pictures.answer(picture, asker, partial(self.rates.take, asker), request.headers)
                if is_link:  # other sites show what their users link to
                    response.headers["cross-origin-resource-policy"] = "cross-origin"
                return response
        except CannotDo as error:
            return refuse(error)

    def pay_for_page(self, scope: Scope) -> None:
        """Pages and files are counted by network: a browser that asks for its first page is nobody yet."""
        self.page_pace.take(network(_address(HTTPConnection(scope))), PAGE_COST)

    async def describe(self, request: Request) -> Response:
        try:
            self.pay_for_page(request.scope)
        except CannotDo as error:
            return refuse(error)
        return Response(openapi.description(), media_type="application/json")

    async def head(self, scope: Scope, language: str) -> tuple[Head, str]:
        """What the page at an address is about, as far as anybody may know."""
        request = Request(scope)
        asker = Asker(network(_address(request)), None)
        heads = Heads(self.services.tables, partial(self.rates.take, asker))
        site = self.settings.address.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
        with suppress(SQLAlchemyError):
            return await heads.find(scope["path"], language), site
        return site_head(language), site

    async def socket(self, websocket: WebSocket) -> None:
        identify = partial(self.services.guests.find, self._cookie(websocket, COOKIE))
        try:
            with storage_refused():
                visitor = await identify()
        except CannotDo as error:
            await websocket.send_denial_response(refuse(error))
            return
        asker = self._asker(visitor, websocket)
        await follow_table(websocket, self.services, asker, identify, self.rates, self.sockets)

    def _asker(self, visitor: Visitor | None, connection: HTTPConnection) -> Asker:
        asker = Asker(network(_address(connection)), None if visitor is None else visitor.id)
        self.services.computers.remember_network(asker)
        self.services.presence.note(asker.guest)
        return asker

    def _cookie(self, connection: HTTPConnection, name: str) -> str | None:
        """The cookie with the `__Host-` prefix, or with the earlier name."""
        cookie = connection.cookies.get(ONLY_FROM_HERE + name) if self.settings.secure_cookies else None
        return connection.cookies.get(name) if cookie is None else cookie

    def _outdated_cookie(self, request: Request) -> str | None:
        """Returns a session cookie under its former name, to be replaced: other hosts could set that name."""
        if not self.settings.secure_cookies or ONLY_FROM_HERE + COOKIE in request.cookies:
            return None
        return request.cookies.get(COOKIE)

    def _set_cookie(self, response: Response, name: str, text: str, request: Request) -> None:
        """None deletes the cookie."""
        secure = self.settings.secure_cookies or request.url.scheme == "https"
        full = ONLY_FROM_HERE + name if self.settings.secure_cookies else name
        seconds = COOKIE_SECONDS if text else 0
        response.set_cookie(full, text, seconds, path="/", secure=secure, httponly=True, samesite="lax")

    def _origin(self, request: Request) -> Origin:
        """The guard has checked the headers: requests that change something come from our own pages."""
        token, device = self._cookie(request, COOKIE), self._cookie(request, DEVICE_COOKIE)
        site = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
        return Origin(None if token is None else token_hash(token), _address(request), site[:MAX_SITE_LENGTH], device)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


async def _gone(request: Request) -> None:
    """Returns when the client no longer waits for the answer. Call it after the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _read_body(request: Request, kind: type) -> object:
    try:
        return codec.read(await request.body(), kind)
    except ClientDisconnect as error:
        raise CannotDo("bad-request") from error


def _response(endpoint: Endpoint, answer: object, request: Request) -> Response:
    if isinstance(answer, str):
        return Response(answer, endpoint.status, media_type="text/plain")
    if isinstance(answer, Cached):
        return _cached(codec.encode(answer.answer), request)
    status, answer = (202, answer.answer) if isinstance(answer, Accepted) else (endpoint.status, answer)
    return Response(codec.encode(answer), status, media_type="application/json")


def _cached(text: bytes, request: Request) -> Response:
    """304 for a browser that already has this text."""
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(text).hexdigest()[:20]}"'}
    if has_cached(request.headers, headers["etag"]):
        return Response(None, 304, headers)
    return Response(text, 200, headers, media_type="application/json")


async def _not_routed(_request: Request, error: Exception) -> Response:
    """An unknown path, or a method that it does not support."""
    allowed = (error.headers or {}).get("Allow") if isinstance(error, HTTPException) else None
    if allowed is None:
        return refuse(CannotDo("not-found"))
    response = refuse(CannotDo("wrong-method"))
    response.headers["allow"] = ", ".join(sorted(allowed.split(", ")))
    return response


def _report_broken_games() -> None:
    games.playable()
    for broken in games.broken():
        _log.warning("game not loaded", extra={"fields": {"error": str(broken)}})


def create_app(settings: Settings) -> Starlette:
    """An ASGI application with its own database."""
    server = Server(settings)
    handlers: dict[type[Exception] | int, Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: _not_routed
    }
    app = Starlette(
        routes=[
            WebSocketRoute(openapi.SOCKET_PATH, server.socket),
            *(
                server.route(path)
                for path in sorted(dict.fromkeys(one.path for one in ENDPOINTS), key=len, reverse=True)
            ),
            Route("/api/openapi.json", server.describe),
            Route(LINK_PICTURES + "{name}", server.picture),
            Route("/front-page/{name}", server.picture),
        ],
        middleware=[Middleware(Guard, settings=settings, metrics=server.metrics)],
        exception_handlers=handlers,
        lifespan=server.running,
    )
    boards = {game.name: folder for game in games.playable() if (folder := game.page_folder())}
    app.router.default = Page(settings.page, settings.offline_page, boards, server.head, server.pay_for_page)
    app.state.server = server
    return app
