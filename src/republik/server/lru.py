"""A cache that drops what was used longest ago."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """At most `most` entries; looking one up makes it the newest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        value = self._entries.get(key)
        if value is not None:
            self._entries.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)

    def drop(self, condition: Callable[[Value], bool]) -> None:
        """Forgets all values for which the condition holds."""
        for key in [key for key, value in self._entries.items() if condition(value)]:
            del self._entries[key]

    def __len__(self) -> int:
        return len(self._entries)
