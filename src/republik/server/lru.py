"""A cache that evicts the least recently used entry."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """At most `most` entries; a lookup makes an entry the newest."""

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
        """Remove all values that satisfy the condition."""
        for key in [key for key, value in self._entries.items() if condition(value)]:
            del self._entries[key]

    def __len__(self) -> int:
        return len(self._entries)
