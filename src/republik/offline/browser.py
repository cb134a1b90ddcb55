"""The page's worker calls this: it connects a desk to JavaScript. Runs in Pyodide only."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException  # type: ignore[import-not-found]

from .desk import Desk, Send
from .shelf import MemoryShelf, ShelfFailed


class BrowserShelf:
    """A shelf in IndexedDB, through the functions of the worker (web/src/offline/shelf.ts)."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def read(self, key: str) -> str | None:
        found = await self._tried(self._shelf.read, key)
        return found if isinstance(found, str) else None

    async def read_all(self, prefix: str) -> list[str]:
        found: list[str] = (await self._tried(self._shelf.readAll, prefix)).to_py()
        return found

    async def write(self, key: str, text: str) -> None:
        await self._tried(self._shelf.write, key, text)

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        return bool(await self._tried(self._shelf.replace, key, before, text, *(also or ())))

    async def _tried(self, work: Callable[..., Any], *given: str) -> Any:
        try:
            return await work(*given)
        except JsException as error:
            raise ShelfFailed(str(error)) from error


class Counter:
    """What the worker calls; everything but numbers and texts stays on this side."""

    def __init__(self, shelf: Any | None, tell_others: Callable[[str, int], None]) -> None:
        """Without a shelf, games last as long as the page."""
        self._desk = Desk(MemoryShelf() if shelf is None else BrowserShelf(shelf), tell_others)

    async def open(self) -> None:
        await self._desk.open()

    async def answer(self, method: str, address: str, body: str) -> tuple[int, bool, str]:
        status, is_json, text = await self._desk.answer(method, address, body)
        return status, is_json, text

    async def follow(self, socket: int, address: str, send: Send) -> None:
        await self._desk.follow(socket, address, send)

    async def receive(self, socket: int, message: str) -> None:
        await self._desk.receive(socket, message)

    def leave(self, socket: int) -> None:
        self._desk.leave(socket)

    async def on_news(self, table: str, number: int) -> None:
        await self._desk.on_news(table, number)
