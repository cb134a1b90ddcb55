"""No byte sent to a seat depends on what it cannot see."""

import asyncio
from random import Random

import msgspec
import pytest

from republik import games
from republik.players.registry import player
from republik.server import protocol, telling
from republik.server.archive import Entry, Kept, Sitting
from republik.server.live import LiveTable
from republik.server.models import DECISION, now
from republik.server.thinking import Sight, choose
from republik.table.chance import Seed
from republik.table.session import new_session

SEATS = ("west", "east")


def table_after(decisions: int, seed: int) -> LiveTable:
    """A table between guests 0 and 1 after so many random decisions."""
    rng = Random(seed)
    promised = Seed.from_text(seed)
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, promised)
    while len(session.decisions) < decisions and session.position.to_act() is not None:
        session.play(rng.choice(session.position.moves()))
    log = [Entry(DECISION, decision.seat, decision.text) for decision in session.decisions]
    sittings = [Sitting(seat, None, guest) for guest, seat in enumerate(SEATS)]
    return LiveTable(Kept("t", "wsdv", "2.1", False, 0, promised.reveal(), now(), None, sittings), log)


def told(table: LiveTable, seat: int | None) -> list[bytes]:
    """Everything a seat can get out of the server at this moment."""
    view = telling.table_view(table, seat, seat, len(table.session.events))
    answers: list[object] = [view, telling.shown(table.session.position, seat).forecast()]
    if seat is not None and table.to_act() == seat:
        answers += [telling.verdict(table, move) for move in range(0, 1700, 7)]
    return [msgspec.json.encode(answer) for answer in answers]


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("seed", range(4))
def test_resampling_what_is_hidden_changes_nothing(seed: int, seat: int | None) -> None:
    async def check() -> None:
        rng = Random(seed)
        for decisions in (20, 45, 90, 140, 190):
            table = table_after(decisions, seed)
            true = table.session.position
            before = told(table, seat)
            view = true.view(telling.STRANGER if seat is None else seat)
            for _ in range(5):
                table.session.position = view.sample(rng)
                assert told(table, seat) == before
            table.session.position = true

    asyncio.run(check())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_of_hidden_cards_are_told_without_them(seat: int | None) -> None:
    table = asyncio.run(_made())
    for event in telling.story(table, seat, 0).events:
        if event.key in ("drawn", "discarded"):
            assert ("card" in event.args) == (event.args["side"] == seat)


async def _made() -> LiveTable:
    return table_after(120, 3)


def test_what_travels_to_a_worker_is_the_view_and_no_more() -> None:
    async def check() -> None:
        for decisions in (20, 60, 100, 160):
            table = table_after(decisions, 8)
            session = table.session
            seat = session.position.to_act()
            if seat is None:
                return
            view = session.position.view(seat)
            sight = Sight.of(session, seat)
            assert sight.view() == view
            session.position = view.sample(Random(5))
            assert Sight.of(session, seat) == sight
            assert choose(sight, "citizen") == player("citizen").choose(view, sight.rng())

    asyncio.run(check())


def test_the_seed_is_told_after_the_end_only() -> None:
    async def check() -> None:
        table = table_after(50, 1)
        secret = table.kept.seed.encode()
        for seat in (0, 1, None):
            assert not any(secret in answer for answer in told(table, seat))
        assert secret not in msgspec.json.encode(telling.table_info(table.kept, 0))
        over = table_after(10_000, 1)
        view: protocol.TableView = telling.table_view(over, None, None, 0)
        assert view.seed == over.kept.seed

    asyncio.run(check())
