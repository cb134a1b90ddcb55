"""Tables in memory: how many there is room for."""

from republik.hosting.load.lru import LruCache


def test_long_logs_leave_room_for_fewer_tables() -> None:
    cache: LruCache[str, list[int]] = LruCache(10, 100, len)
    for name in "abcde":
        cache.put(name, [0] * 30)
    assert [name for name in "abcde" if cache.get(name) is not None] == ["c", "d", "e"]
    cache.put("long", [0] * 1000)
    assert (len(cache), cache.get("long")) == (1, [0] * 1000)
    cache.put("short", [])
    assert (len(cache), cache.get("short")) == (1, [])
