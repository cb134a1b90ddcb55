"""Requests to addresses that people entered (webhooks, push services): https only, and never into our own network."""

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

from republik.hosting.load.fair_queue import UNBOUNDED, FairSlots, Rank
from republik.hosting.visitor import Asker

SECONDS: Final = 5.0
MAX_CONCURRENT: Final = 20
MAX_OF_PERSON: Final = 2
MAX_OF_NETWORK: Final = 5
"""Messages under way; the others wait, network by network and person by person in turn."""
THREADS: Final = MAX_CONCURRENT
"""For looking up names: none of those under way waits for another."""
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


class FairPlaces:
    """Places for messages under way: a few for each person and network, the rest for everybody in turn."""

    def __init__(self) -> None:
        self._slots = FairSlots(MAX_CONCURRENT)
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def take(self, asker: Asker) -> Callable[[], None]:
        """Waits for a place; returns the function that gives it back."""
        shares = [
            self._share(f"person {asker.guest}", MAX_OF_PERSON),
            self._share(f"network {asker.network}", MAX_OF_NETWORK),
        ]
        with ExitStack() as held:
            for share in shares:
                await share.acquire()
                held.callback(share.release)
            await self._slots.take(asker, Rank.PEOPLE, UNBOUNDED)
            held.callback(self._slots.give_back)
            return held.pop_all().close

    def _share(self, name: str, most: int) -> asyncio.Semaphore:
        semaphore = self._shares.get(name)
        if semaphore is None:
            semaphore = self._shares[name] = asyncio.Semaphore(most)
        return semaphore


class SafeClient:
    """Sends messages, a limited number at a time."""

    def __init__(self, *, local: bool = False) -> None:
        self._local = local
        self._threads = ThreadPoolExecutor(THREADS, "republik-outgoing")
        self._places = FairPlaces()
        self._tls: ssl.SSLContext | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], asker: Asker) -> int:
        """Sends for somebody; returns the status. Redirects are not followed."""
        parts = check_url(url, local=self._local)
        give_back = await self._places.take(asker)
        host, port = parts.hostname or "", _port(parts)
        looking_up = self._in_thread(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
        # a name server that does not answer keeps its thread longer than we wait, and with it the place
        looking_up.add_done_callback(lambda _done: give_back() if is_over else None)
        is_over = False
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, await asyncio.shield(looking_up), body, headers)
        except (OSError, TimeoutError, ValueError) as error:
            raise CannotSend(type(error).__name__) from error
        finally:
            is_over = True
            if looking_up.done():
                give_back()

    async def _post(self, parts: SplitResult, resolved: Sequence[Any], body: bytes, headers: Mapping[str, str]) -> int:
        reader, writer = await self._connect(parts, self._checked(resolved, parts.scheme == "https"))
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _connect(
        self, parts: SplitResult, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connects to the first of the host's addresses that answers."""
        host, port, secure = parts.hostname or "", _port(parts), parts.scheme == "https"
        if secure and self._tls is None:
            self._tls = await self._in_thread(ssl.create_default_context)
        tls, name = (self._tls, host) if secure else (None, None)
        for address in addresses[:-1]:
            try:
                return await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
            except OSError:
                continue
        return await asyncio.open_connection(addresses[-1], port, ssl=tls, server_hostname=name)

    def _checked(self, resolved: Sequence[Any], secure: bool) -> list[str]:
        """The addresses of a host, which are looked up once, so that a second lookup cannot lead elsewhere."""
        addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in resolved]
        loopback = self._local and all(address.is_loopback for address in addresses)
        if not addresses or not (loopback or (secure and all(is_public(address) for address in addresses))):
            raise CannotSend("not a public address")
        return [str(address) for address in addresses]

    def _in_thread(self, work: Callable[[], Answer]) -> "asyncio.Future[Answer]":
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    match = re.match(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b", line)
    if match is None:
        raise CannotSend("no answer")
    return int(match[1])
