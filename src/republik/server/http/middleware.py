"""Runs before every request: size and origin checks, security headers, metrics and the log."""

import logging
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address
from time import perf_counter
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from republik.hosting.core.store import StoreFailed
from republik.hosting.endpoints.status import status_of
from republik.hosting.load.metrics import Metrics
from republik.hosting.load.rate_limit import Limiter, by_name, network
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.server import codec
from republik.server.settings import MAX_BODY_BYTES, MAX_FILE_BYTES, Settings

CSRF_HEADER = "x-republik"
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})
FILES = "/api/records"
"""Where games from files are sent; they may be larger than other requests."""
WATCHED_FROM_INSIDE = frozenset({"/api/health", "/metrics"})
"""For programs in the server's own network, under whatever host name; they use no cookies."""
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
TOO_MANY = 429
REFUSALS_PER_SECOND, REFUSALS_AT_ONCE = 1.0, 100.0
"""Refusals of a network for too many requests after which its connections are closed: a new connection waits for its
turn."""
LOGGED_EVERY = 10.0
WAIT_A_LITTLE = frozenset({429, 503})

_log = logging.getLogger("republik.server")


def refuse(error: CannotDo) -> Response:
    """A refusal as an HTTP response, with the seconds to wait if that helps."""
    status = status_of(error)
    headers = {"retry-after": str(error.details.get("seconds", 1))} if status in WAIT_A_LITTLE else None
    return Response(codec.encode(presenters.refusal(error)), status, headers, media_type="application/json")


@contextmanager
def storage_refused() -> Iterator[None]:
    """One refusal for all database errors."""
    try:
        yield
    except (SQLAlchemyError, StoreFailed) as error:
        cause = error.__cause__ if isinstance(error, StoreFailed) and error.__cause__ is not None else error
        _log.warning("database failed", extra={"fields": {"error": type(cause).__name__}})
        raise CannotDo("storage") from error


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """A browser says which page sends a request: it must be one of ours."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError as error:
        raise CannotDo("foreign-origin") from error
    if host != headers.get("host"):
        raise CannotDo("foreign-origin")


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """The host name must be one of the server's own. Any other could be a name that an attacker points here (DNS
    rebinding), whose pages would then count as ours; a numeric address cannot be."""
    host = headers.get("host", "")
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError as error:
        raise CannotDo("foreign-host") from error
    if not host or name in _names(settings) or name.endswith(".localhost") or _is_address(name):
        return
    raise CannotDo("foreign-host")


@lru_cache(maxsize=16)
def _names(settings: Settings) -> frozenset[str]:
    """The host names in its configured addresses, and this machine's own."""
    given = (urlsplit(url).hostname for url in (settings.address, *settings.origins))
    return frozenset(name.lower() for name in (*given, *settings.hosts, *local_hostnames()) if name)


def local_hostnames() -> tuple[str, ...]:
    """The names of this machine, including those in a home network."""
    name = socket.gethostname()
    return ("localhost", name, f"{name.partition('.')[0]}.local")


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name.partition("%")[0]))
    except ValueError:
        return False


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._patience = Limiter(by_name, REFUSALS_PER_SECOND, REFUSALS_AT_ONCE)
        self._refused = 0
        self._logged = -LOGGED_EVERY

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope)
                if status == TOO_MANY:
                    self._bear_with(message, scope)
            await send(message)

        try:
            refusal = self._refusal(scope)
            app = self.app if refusal is None else refuse(refusal)
            await app(scope, _bounded(receive, max_body(scope["path"])), send_guarded)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _refusal(self, scope: Scope) -> CannotDo | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > max_body(scope["path"]):
            return CannotDo("too-large")
        try:
            if scope["path"] not in WATCHED_FROM_INSIDE:
                check_host(headers, self.settings)
            if scope["method"] not in UNSAFE:
                return None
            check_origin(headers, self.settings)
        except CannotDo as error:
            return error
        return None if headers.get(CSRF_HEADER) else CannotDo("foreign-origin")

    def _add_headers(self, message: Message, scope: Scope) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.secure_cookies:
            headers["strict-transport-security"] = "max-age=31536000"
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    def _bear_with(self, message: Message, scope: Scope) -> None:
        """Closes the connection of a client that goes on asking although it has been refused many times."""
        client = scope.get("client")
        try:
            self._patience.take("" if client is None else network(client[0]))
        except CannotDo:
            MutableHeaders(scope=message)["connection"] = "close"

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Routes are logged by their pattern: paths and queries are private. Refusals for too many requests are logged
        now and then."""
        route = getattr(scope.get("route"), "path", "unknown")
        method = scope["method"] if scope["method"] in UNSAFE | {"GET", "HEAD"} else "other"
        self.metrics.count("republik_requests_total", method=method, route=route, status=str(status))
        if status == TOO_MANY:
            self._refused += 1
            if perf_counter() - self._logged < LOGGED_EVERY:
                return
            _log.info("requests refused", extra={"fields": {"count": self._refused}})
            self._logged, self._refused = perf_counter(), 0
        fields: dict[str, object] = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        _log.info("request", extra={"fields": fields})


def max_body(path: str) -> int:
    return MAX_FILE_BYTES if path == FILES else MAX_BODY_BYTES


def _bounded(receive: Receive, most: int) -> Receive:
    """Limits bodies that state no length, or a wrong one."""
    taken = 0

    async def receive_bounded() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise CannotDo("too-large")
        return message

    return receive_bounded
