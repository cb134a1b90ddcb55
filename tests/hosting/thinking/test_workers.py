"""Computer players in worker processes."""

import asyncio
import multiprocessing
import os
from functools import partial

import pytest

from republik import games
from republik.hosting.load.fair_queue import Rank
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking import workers
from republik.hosting.thinking.analysis_jobs import examine
from republik.hosting.thinking.seat_snapshot import SeatSnapshot, choose
from republik.hosting.thinking.workers import Workers
from republik.hosting.visitor import Asker
from republik.table.chance import Seed
from republik.table.records import write_record
from republik.table.session import new_session

ANNA = Asker("192.0.2.1", 1)


@pytest.fixture
def sight() -> SeatSnapshot:
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text("thinking"))
    return SeatSnapshot.of(session, session.position.to_act() or 0)


def test_a_worker_that_died_is_replaced(sight: SeatSnapshot) -> None:
    async def think() -> None:
        thinkers = Workers(1)
        before = set(multiprocessing.active_children())
        decided = await thinkers.choose(sight, "citizen", ANNA, Rank.PEOPLE)
        assert decided == choose(sight, "citizen")
        for worker in set(multiprocessing.active_children()) - before:
            worker.kill()
            worker.join()
        assert await thinkers.choose(sight, "citizen", ANNA, Rank.PEOPLE) == decided
        thoughts = await thinkers.think(sight, "citizen", ANNA)
        assert thoughts.seat == sight.seat
        thinkers.close()

    asyncio.run(think())


def test_a_worker_looks_back_on_a_decision() -> None:
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text("looking back"))
    while len(session.decisions) < 16:
        session.play(session.position.moves()[-1])
    text = write_record(session.record())

    async def think() -> None:
        thinkers = Workers(1)
        found, asked = await asyncio.gather(
            thinkers.examine(text, "citizen", 2, ANNA),
            thinkers.choose(SeatSnapshot.of(session, session.position.to_act() or 0), "citizen", ANNA, Rank.PEOPLE),
        )
        assert found == examine(text, "citizen", 2)
        assert found.choices
        assert asked in session.position.moves()
        thinkers.close()

    asyncio.run(think())


def test_workers_that_die_at_once_are_told_of(sight: SeatSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("republik.hosting.thinking.workers._start_worker", partial(os._exit, 1))

    async def think() -> None:
        thinkers = Workers(1)
        with pytest.raises(CannotDo) as refused:
            await thinkers.choose(sight, "citizen", ANNA, Rank.PEOPLE)
        assert refused.value.key == "no-thinker"
        thinkers.close()

    asyncio.run(think())


def test_what_a_worker_loads_the_first_time_does_not_count() -> None:
    def work() -> str:
        return str(sum(range(2_000_000)))

    first, again = workers._timed(work, "a game", "a level"), workers._timed(work, "a game", "a level")
    assert first[0] == again[0]
    assert first[1] == 0.0
    assert again[1] > 0.0
