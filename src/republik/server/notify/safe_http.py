"""Requests to addresses that people entered (webhooks, push services): https only, and never into our own network."""

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 5.0
MAX_CONCURRENT: Final = 20
THREADS: Final = 4
_PRINTABLE: Final = re.compile(r"[!-~]+")
_GLOBAL_V6: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""Teredo and 6to4, which embed an IPv4 address."""


Answer = TypeVar("Answer")


class CannotSend(Exception):
    """The message was not delivered."""


def check_url(url: str, *, local: bool) -> SplitResult:
    """The parts of an allowed address, or CannotSend. `local` permits http to this machine; the resolved address is
    checked again before sending."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise CannotSend("not an address") from error
    if not _PRINTABLE.fullmatch(url) or not parts.hostname or "@" in parts.netloc or port == 0:
        raise CannotSend("not an address")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise CannotSend("not https")
    return parts


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the public internet."""
    hidden = isinstance(address, IPv6Address) and (
        address not in _GLOBAL_V6 or any(address in tunnel for tunnel in _TUNNELS)
    )
    return address.is_global and not address.is_multicast and not hidden


class SafeClient:
    """Sends messages, a limited number at a time."""

    def __init__(self, *, local: bool = False) -> None:
        self._local = local
        self._threads = ThreadPoolExecutor(THREADS, "republik-outgoing")
        self._places = asyncio.Semaphore(MAX_CONCURRENT)
        self._tls: ssl.SSLContext | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Returns the status; redirects are not followed."""
        parts = check_url(url, local=self._local)
        async with self._places:
            try:
                async with asyncio.timeout(SECONDS):
                    return await self._post(parts, body, headers)
            except (OSError, TimeoutError, ValueError) as error:
                raise CannotSend(type(error).__name__) from error

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        reader, writer = await self._connect(parts)
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _connect(self, parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first of the host's addresses that answers."""
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        addresses = await self._resolve(host, port, secure)
        if secure and self._tls is None:
            self._tls = await self._in_thread(ssl.create_default_context)
        tls: dict[str, Any] = {"ssl": self._tls, "server_hostname": host} if secure else {}
        for address in addresses[:-1]:
            try:
                return await asyncio.open_connection(address, port, **tls)
            except OSError:
                continue
        return await asyncio.open_connection(addresses[-1], port, **tls)

    async def _resolve(self, host: str, port: int, secure: bool) -> list[str]:
        """Resolve once, so that a second lookup cannot lead elsewhere."""
        found = await self._in_thread(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
        addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
        loopback = self._local and all(address.is_loopback for address in addresses)
        if not addresses or not (loopback or (secure and all(is_public(address) for address in addresses))):
            raise CannotSend("not a public address")
        return [str(address) for address in addresses]

    async def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b", line)
    if found is None:
        raise CannotSend("no answer")
    return int(found[1])
