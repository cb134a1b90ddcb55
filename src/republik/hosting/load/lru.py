"""A cache that evicts the least recently used entry."""

from collections import OrderedDict
from collections.abc import Callable, ItemsView
from math import inf
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """At most `most` entries, which weigh at most `heaviest` together; a lookup makes an entry the newest."""

    def __init__(self, most: int, heaviest: float = inf, weigh: Callable[[Value], float] = lambda _value: 0.0) -> None:
        self._most = most
        self._heaviest = heaviest
        self._weigh = weigh
        self._entries: OrderedDict[Key, Value] = OrderedDict()
        self._weights: dict[Key, float] = {}
        self._weight = 0.0

    def get(self, key: Key) -> Value | None:
        value = self._entries.get(key)
        if value is not None:
            self._entries.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> None:
        self._remove(key)
        self._entries[key] = value
        self._weights[key] = self._weigh(value)
        self._weight += self._weights[key]
        while len(self._entries) > self._most or (self._weight > self._heaviest and len(self._entries) > 1):
            self._remove(next(iter(self._entries)))

    def items(self) -> ItemsView[Key, Value]:
        """All entries, the least recently used first."""
        return self._entries.items()

    def drop(self, condition: Callable[[Value], bool]) -> None:
        """Removes all values that satisfy the condition."""
        for key in [key for key, value in self._entries.items() if condition(value)]:
            self._remove(key)

    def _remove(self, key: Key) -> None:
        if key in self._entries:
            del self._entries[key]
            self._weight -= self._weights.pop(key)

    def __len__(self) -> int:
        return len(self._entries)
