"""Presence: who is there, as processes tell each other."""

import asyncio
from collections.abc import Collection

import pytest

from republik.hosting.core.bus import Bus
from republik.hosting.core.presence import Presence
from republik.server.storage.redis_bus import RedisBus


class Processes(Bus):
    """The other processes: who is connected there, and None while they cannot be asked."""

    there: Collection[int] | None = ()
    told: Collection[int] = ()

    async def share_presence(self, guests: Collection[int]) -> Collection[int] | None:
        self.told = set(guests)
        return self.there


def test_presence_is_shared_and_nobody_is_away_while_it_is_unknown() -> None:
    now, bus, sockets = 0.0, Processes(), {1}
    presence = Presence(bus, lambda: sockets, 60.0, lambda: now)
    presence.note(2)
    presence.note(None)
    asyncio.run(presence.share())
    assert bus.told == {1, 2}
    assert presence.present() is None  # right after the start
    now = 61.0
    assert presence.present() == {1}
    bus.there = {1, 7}
    asyncio.run(presence.share())
    assert presence.present() == {1, 7}
    assert bus.told == {1}
    bus.there = None
    asyncio.run(presence.share())
    assert presence.present() is None


def test_processes_hear_from_each_other_who_is_there(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("republik.server.storage.redis_bus.PRESENT_SECONDS", 1)

    async def share() -> list[set[int]]:
        one, two = RedisBus(redis_url), RedisBus(redis_url)
        try:
            heard = [await one.share_presence([1, 2]), await two.share_presence([3]), await one.share_presence([])]
            await asyncio.sleep(2.1)
            heard.append(await one.share_presence([4]))
            return [set(guests or ()) for guests in heard]
        finally:
            await one.close()
            await two.close()

    assert asyncio.run(share()) == [{1, 2}, {1, 2, 3}, {1, 2, 3}, {4}]
