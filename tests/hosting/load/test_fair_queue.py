"""Fair queueing: a client with many requests waits for its own, and nobody else does."""

import asyncio
from typing import Any

import pytest
from tests.hosting.thinking.stub_workers import stub_workers

from republik.hosting.load.fair_queue import EVERY_SO_OFTEN, FairSlots, QueueLimits, Rank, while_connected
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.hosting.thinking.workers import HINT_LIMITS, Workers
from republik.hosting.visitor import Asker

MANY = QueueLimits("moves", 1_000, 1_000)
GREEDY, SECOND_OF_GREEDY, ANNA, BERT = Asker("greedy", 1), Asker("greedy", 2), Asker("anna", 3), Asker("bert", 4)
SIGHT = SeatSnapshot("wsdv", 0, "", "", 0, 1)
WAIT = 20.0
PUPILS = 30


async def order(*asked: tuple[str, Asker, Rank]) -> list[str]:
    """Returns the order in which waiting clients get their turn."""
    slots = FairSlots(1)
    await slots.take(BERT, Rank.PEOPLE, MANY)
    had: list[str] = []

    async def wait(name: str, asker: Asker, rank: Rank) -> None:
        await slots.take(asker, rank, MANY)
        had.append(name)
        slots.give_back()

    waiting = [asyncio.create_task(wait(*one)) for one in asked]
    await asyncio.sleep(0)
    assert had == []
    slots.give_back()
    await asyncio.gather(*waiting)
    assert slots.has_room
    return had


def test_networks_take_turns_and_so_do_the_guests_of_one() -> None:
    first = [(f"greedy {number}", GREEDY, Rank.PEOPLE) for number in range(4)]
    second = [(f"second {number}", SECOND_OF_GREEDY, Rank.PEOPLE) for number in range(2)]
    others = [("anna", ANNA, Rank.PEOPLE), ("bert", BERT, Rank.PEOPLE)]
    had = asyncio.run(order(*first, *second, *others))
    assert had == ["greedy 0", "anna", "bert", "second 0", "greedy 1", "second 1", "greedy 2", "greedy 3"]


def test_people_go_before_exhibitions_and_those_before_analyses() -> None:
    asked = [("analysis", ANNA, Rank.ANALYSIS), ("show", ANNA, Rank.EXHIBITION), ("game", ANNA, Rank.PEOPLE)]
    assert asyncio.run(order(*asked)) == ["game", "show", "analysis"]


def test_nobody_waits_for_ever() -> None:
    games = [(str(number), ANNA, Rank.PEOPLE) for number in range(2 * EVERY_SO_OFTEN)]
    had = asyncio.run(order(("analysis", BERT, Rank.ANALYSIS), *games))
    assert had.index("analysis") == EVERY_SO_OFTEN - 1


def test_too_much_of_one_guest_or_one_network_is_refused() -> None:
    async def ask() -> None:
        slots, most = FairSlots(1), QueueLimits("moves", 2, 3)
        await slots.take(ANNA, Rank.PEOPLE, most)
        waiting = [asyncio.create_task(slots.take(GREEDY, Rank.PEOPLE, most)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(CannotDo) as refused:
            await slots.take(GREEDY, Rank.PEOPLE, most)
        assert refused.value.key == "too-many-thoughts"
        waiting.append(asyncio.create_task(slots.take(SECOND_OF_GREEDY, Rank.EXHIBITION, most)))
        await asyncio.sleep(0)
        with pytest.raises(CannotDo):
            await slots.take(SECOND_OF_GREEDY, Rank.PEOPLE, most)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        slots.give_back()
        await slots.take(GREEDY, Rank.PEOPLE, most)

    asyncio.run(ask())


def test_who_stops_waiting_leaves_the_line() -> None:
    async def ask() -> None:
        slots = FairSlots(1)
        await slots.take(ANNA, Rank.PEOPLE, MANY)
        leaves, stays, too_late = (asyncio.create_task(slots.take(ANNA, Rank.PEOPLE, MANY)) for _ in range(3))
        await asyncio.sleep(0)
        leaves.cancel()
        await asyncio.sleep(0)
        slots.give_back()
        await stays
        slots.give_back()
        too_late.cancel()  # its turn has already come and passes to the next
        await asyncio.gather(too_late, return_exceptions=True)
        assert slots.has_room

    asyncio.run(ask())


@pytest.mark.parametrize("others", [0, 1, 3])
def test_a_turn_that_ends_as_somebody_stops_waiting_is_not_lost(others: int) -> None:
    """The client that stopped waiting has not been notified yet when the turn is released."""

    async def ask() -> None:
        slots = FairSlots(1)
        await slots.take(ANNA, Rank.PEOPLE, MANY)
        leave = [asyncio.create_task(slots.take(GREEDY, rank, MANY)) for rank in (Rank.PEOPLE, Rank.EXHIBITION)]
        stay = [asyncio.create_task(slots.take(BERT, Rank.ANALYSIS, MANY)) for _ in range(others)]
        await asyncio.sleep(0)
        for one in leave:
            one.cancel()
        slots.give_back()
        left = await asyncio.gather(*leave, return_exceptions=True)
        assert [type(one) for one in left] == [asyncio.CancelledError] * 2
        for one in stay:
            async with asyncio.timeout(WAIT):
                await one
            slots.give_back()
        assert slots.has_room
        await slots.take(ANNA, Rank.PEOPLE, MANY)
        assert not slots.has_room

    asyncio.run(ask())


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    async def ask() -> None:
        dropped = asyncio.Event()

        async def think() -> str:
            try:
                await asyncio.Event().wait()
            finally:
                dropped.set()
            return ""

        async def gone() -> None:
            await asyncio.sleep(0)

        with pytest.raises(CannotDo):
            await while_connected(think(), gone)
        await dropped.wait()

        async def answer() -> str:
            await asyncio.sleep(0)
            return "answer"

        assert await while_connected(answer(), asyncio.Event().wait) == "answer"  # type: ignore[arg-type]

    asyncio.run(ask())


def test_hints_are_bounded_and_a_worker_that_has_begun_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        begun, may_end = 0, asyncio.Event()

        async def work(_lane: object, _work: object) -> tuple[str, float]:
            nonlocal begun
            begun += 1
            await may_end.wait()
            return "thoughts", 0.0

        stub_workers(monkeypatch, work)
        thinkers = Workers(1)
        places = 2  # one for long requests, one for quick ones
        hints = [
            asyncio.create_task(thinkers.think(SIGHT, "citizen", GREEDY)) for _ in range(places + HINT_LIMITS.guest)
        ]
        for _ in range(5):
            await asyncio.sleep(0)
        assert begun == places
        with pytest.raises(CannotDo) as refused:
            await thinkers.think(SIGHT, "citizen", GREEDY)
        assert refused.value.key == "too-many-thoughts"
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        annas = asyncio.create_task(thinkers.think(SIGHT, "citizen", ANNA))
        for _ in range(5):
            await asyncio.sleep(0)
        assert begun == places  # cancelled work still waits for its workers
        may_end.set()
        await annas
        assert begun == places + 1  # queued work was never started
        thinkers.close()

    asyncio.run(ask())


def test_a_class_behind_one_address_gets_its_hints_while_computer_players_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hints are counted separately from everything else that a guest or network has queued."""

    async def ask() -> None:
        may_end = asyncio.Event()

        async def work(_lane: object, _work: object) -> tuple[str, float]:
            await may_end.wait()
            return "thoughts", 0.0

        stub_workers(monkeypatch, work)
        thinkers = Workers(1)
        pupils = [Asker("school", number) for number in range(PUPILS)]
        games = [asyncio.create_task(thinkers.choose(SIGHT, "citizen", one, Rank.PEOPLE)) for one in pupils]
        await asyncio.sleep(0)
        hints = [asyncio.create_task(thinkers.think(SIGHT, "citizen", one)) for one in pupils]
        await asyncio.sleep(0)
        may_end.set()
        answers: list[object] = [*await asyncio.gather(*games), *await asyncio.gather(*hints)]
        assert answers == ["thoughts"] * 2 * PUPILS
        thinkers.close()

    asyncio.run(ask())


def test_the_hints_of_a_network_are_bounded_and_the_refusal_says_by_what(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async def work(_lane: object, _work: object) -> tuple[str, float]:
            await asyncio.Event().wait()
            return "", 0.0

        stub_workers(monkeypatch, work)
        thinkers = Workers(1)
        places = 2
        asked = [Asker("school", number) for number in range(places + HINT_LIMITS.network)]
        hints = [asyncio.create_task(thinkers.think(SIGHT, "citizen", one)) for one in asked]
        await asyncio.sleep(0)
        with pytest.raises(CannotDo) as refused:
            await thinkers.think(SIGHT, "citizen", Asker("school", 1_000))
        assert (refused.value.key, refused.value.details) == ("too-many-thoughts", {"most": str(HINT_LIMITS.network)})
        assert "internet address" in refused.value.reason()
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        thinkers.close()

    asyncio.run(ask())


def test_quick_thoughts_do_not_wait_for_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        lanes: list[object] = []
        long_ones = asyncio.Event()

        async def work(lane: object, asked: Any) -> tuple[int, float]:
            lanes.append(lane)
            level = asked.args[0].args[1]
            if level == "slow" and len(lanes) > 1:
                await long_ones.wait()
            return 0, 1.0 if level == "slow" else 0.001

        stub_workers(monkeypatch, work)
        thinkers = Workers(1)
        await thinkers.choose(SIGHT, "slow", GREEDY, Rank.PEOPLE)  # from now on the level is known to be slow
        slow = [asyncio.create_task(thinkers.choose(SIGHT, "slow", GREEDY, Rank.PEOPLE)) for _ in range(3)]
        await asyncio.sleep(0)
        for _ in range(10):
            await thinkers.choose(SIGHT, "newcomer", ANNA, Rank.PEOPLE)
        assert len(set(lanes[2:])) == 1
        assert lanes[1] is not lanes[2]
        long_ones.set()
        await asyncio.gather(*slow)
        thinkers.close()

    asyncio.run(ask())


def test_what_may_not_begin_when_its_turn_comes_gives_it_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        begun = 0

        async def work(_lane: object, _work: object) -> tuple[int, float]:
            nonlocal begun
            begun += 1
            return 7, 0.0

        async def never() -> bool:
            return False

        stub_workers(monkeypatch, work)
        thinkers = Workers(1)
        for _ in range(5):
            assert await thinkers.choose(SIGHT, "citizen", GREEDY, Rank.PEOPLE, never) is None
        assert begun == 0
        assert await thinkers.choose(SIGHT, "citizen", ANNA, Rank.PEOPLE) == 7
        thinkers.close()

    asyncio.run(ask())
