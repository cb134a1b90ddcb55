"""Where the page keeps things: texts by key, in the browser's database."""

from typing import Protocol


class Storage(Protocol):
    """Texts by key. A text is kept when a method returns; StorageFailed means that it was not."""

    async def read(self, key: str) -> str | None: ...

    async def read_all(self, prefix: str) -> list[str]:
        """All texts whose keys begin with the prefix."""
        ...

    async def write(self, key: str, text: str) -> None: ...

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        """Writes a text in place of another, and a further key and text with it; false, and nothing is written, if that
        other one is no longer there."""
        ...


class StorageFailed(Exception):
    """The browser could not keep or read something, for instance because its disk is full."""


class MemoryStorage:
    """For a browser that keeps nothing, and for tests."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.texts.get(key)

    async def read_all(self, prefix: str) -> list[str]:
        return [text for key, text in sorted(self.texts.items()) if key.startswith(prefix)]

    async def write(self, key: str, text: str) -> None:
        self.texts[key] = text

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        if self.texts.get(key) != before:
            return False
        self.texts.update([(key, text), *([also] if also else [])])
        return True
