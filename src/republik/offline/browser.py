"""The page's worker calls this: it connects a router to JavaScript. Runs in Pyodide only."""

from collections.abc import Awaitable, Callable
from typing import Any

from pyodide.ffi import JsException  # type: ignore[import-not-found]

from . import networks
from .router import Router
from .storage import MemoryStorage, StorageFailed


class BrowserStorage:
    """A storage in IndexedDB, through the functions of the worker (web/src/offline/storage.ts)."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def read(self, key: str) -> str | None:
        text = await self._tried(self._storage.read, key)
        return text if isinstance(text, str) else None

    async def read_all(self, prefix: str) -> list[str]:
        texts: list[str] = (await self._tried(self._storage.readAll, prefix)).to_py()
        return texts

    async def write(self, key: str, text: str) -> None:
        await self._tried(self._storage.write, key, text)

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        return bool(await self._tried(self._storage.replace, key, before, text, *(also or ())))

    async def _tried(self, work: Callable[..., Any], *given: str) -> Any:
        try:
            return await work(*given)
        except JsException as error:
            raise StorageFailed(str(error)) from error


class Bridge(Router):
    """What the worker calls; everything but numbers and texts stays on this side."""

    def __init__(self, storage: Any | None, tell_others: Callable[[str, int], None]) -> None:
        """Without a storage, games last as long as the page."""
        super().__init__(MemoryStorage() if storage is None else BrowserStorage(storage), tell_others)

    def use_networks(self, make: networks.MakeEvaluate, arrived: Awaitable[None]) -> None:
        """Takes what evaluates networks; their files may arrive later."""
        networks.use(make, arrived)
