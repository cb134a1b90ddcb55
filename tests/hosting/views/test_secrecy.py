"""No byte sent to a seat depends on what the seat cannot see."""

import asyncio
import json
from dataclasses import replace
from itertools import product
from random import Random
from typing import cast

import pytest
from tests.hosting.tables import SCENARIOS, TIME, table_after, watched_table

from republik.hosting import wire
from republik.hosting.core.log import entries_of, replay_log
from republik.hosting.core.record import TableStatus
from republik.hosting.core.sessions import rebuild
from republik.hosting.core.table import Table
from republik.hosting.thinking.seat_snapshot import SeatSnapshot, choose
from republik.hosting.views import presenters, viewpoint
from republik.hosting.views.audience import TableViews
from republik.hosting.views.followers import Attendance, Follower, SentState
from republik.hosting.views.preview import preview
from republik.hosting.views.scenes import scene
from republik.hosting.views.timeline import timeline
from republik.hosting.views.updates import story
from republik.hosting.visitor import Asker
from republik.hosting.wire import Text
from republik.offline import codec as offline_codec
from republik.players.registry import player
from republik.server import codec
from republik.table.contract import SPECTATOR, Position

NOBODY = Attendance([])


def told(table: Table, seat: int | None) -> list[bytes]:
    """Returns everything that a seat can get from the server now."""
    seen = viewpoint.viewpoint_of(table, seat)
    view = presenters.table_view(table, seat, seen, SentState(len(table.session.events)), NOBODY, words=True)
    answers: list[object] = [view, presenters.forecast(table, seen)]
    if seat is not None and table.to_act() == seat:
        answers += [presenters.verdict(table, move) for move in range(0, 1700, 7)]
        answers += [
            presenters.preview_message(preview(table, seat, move), seat, table.game)
            for move in table.session.position.view(seat).moves()
        ]
    return [codec.encode(answer) for answer in answers]


@pytest.mark.parametrize(
    ("edition", "seat", "seed"),
    [
        *[("2.1", seat, seed) for seat in (0, 1, None) for seed in range(4)],
        *[(scenario, seat, 5) for scenario in SCENARIOS for seat in (0, 1, 2, 3, None)],
    ],
)
def test_resampling_what_is_hidden_changes_nothing(edition: str, seat: int | None, seed: int) -> None:
    async def check() -> None:
        rng = Random(seed)
        for decisions in (20, 45, 90, 140, 190):
            table = table_after(decisions, seed, edition)
            true = table.session.position
            before = told(table, seat)
            view = true.view(SPECTATOR if seat is None else seat)
            for _ in range(5):
                table.session.position = view.sample(rng)
                assert told(table, seat) == before
            table.session.position = true

    asyncio.run(check())


WATCHER = 7


def told_of_the_past(table: Table, guest: int) -> list[bytes]:
    """Returns everything about past positions, and everything that a delayed spectator gets."""
    seen = viewpoint.viewpoint_of(table, guest)
    ats = range(0, seen.decisions + 1, 9)
    answers: list[object] = [presenters.past_view(table, seen, at, words=True) for at in ats]
    answers += [
        presenters.table_view(table, guest, seen, SentState(), NOBODY, words=True),
        story(table.session, seen, 0),
    ]
    answers += [wire.Timeline(list(timeline(table, seen.decisions))), presenters.table_info(table.record, guest)]
    return [codec.encode(answer) for answer in answers]


@pytest.mark.parametrize(
    ("edition", "guest"),
    [
        *[("2.1", guest) for guest in (0, 1, WATCHER)],
        *[("bruderkrieg", guest) for guest in (0, 1, 2, 3, WATCHER)],
        *[("main", guest) for guest in (0, WATCHER)],
    ],
)
def test_former_positions_and_delayed_views_hide_the_same(
    edition: str, guest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        table = watched_table(150, 5, 30, edition)
        seat = None if guest == WATCHER else guest
        before = told_of_the_past(table, guest)
        find, rng = Table.position_after, Random(3)

        def dealt_anew(table: Table, decisions: int) -> Position:
            return presenters.view_for(find(table, decisions), seat).sample(rng)

        monkeypatch.setattr(Table, "position_after", dealt_anew)
        assert any(find(table, at) != dealt_anew(table, at) for at in range(20, 100, 10))
        for _ in range(3):
            table.delayed_position = None
            assert told_of_the_past(table, guest) == before

    asyncio.run(check())


@pytest.mark.parametrize(
    ("edition", "guest"),
    [*[("2.1", guest) for guest in (0, 1, WATCHER)], *[("vulkan", guest) for guest in (0, 1, 2, 3, WATCHER)]],
)
def test_no_step_of_a_scene_depends_on_what_is_hidden(edition: str, guest: int) -> None:
    """Not even within a decision, when the position is between two states."""

    async def check() -> None:
        table, rng = table_after(200, 2, edition), Random(4)
        seen = viewpoint.viewpoint_of(table, guest)
        found = scene(table, seen, 0, seen.decisions)
        steps = [
            step._replace(position=presenters.view_for(step.position, seen.seat).sample(rng)) for step in found.steps
        ]
        assert any(one.position != other.position for one, other in zip(found.steps, steps, strict=True))
        one, other = [
            codec.encode(await presenters.scene(table, seen, shown)) for shown in (found, found._replace(steps=steps))
        ]
        assert one == other

    asyncio.run(check())


def test_a_long_scene_lets_others_take_their_turn() -> None:
    async def check() -> None:
        table = table_after(200, 2)
        seen = viewpoint.viewpoint_of(table, 0)
        found = scene(table, seen, 0, seen.decisions)
        assert len(found.steps) > 3 * presenters.STEPS_AT_ONCE
        building = asyncio.ensure_future(presenters.scene(table, seen, found))
        turns = 0
        while not building.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= len(found.steps) // presenters.STEPS_AT_ONCE

    asyncio.run(check())


def test_what_a_watcher_with_a_delay_gets_does_not_depend_on_what_came_since() -> None:
    """Two games that were the same until the delay began are indistinguishable."""

    async def check() -> None:
        one = watched_table(150, 5, 40)
        log = entries_of(one.session.decisions)
        rng = Random(1)
        other_session = rebuild(one.record, replay_log(log[: len(log) - 40]))
        while len(other_session.decisions) < len(log):
            other_session.play(rng.choice(other_session.position.moves()))
        other_log = entries_of(other_session.decisions[: len(log)])
        record = replace(one.record, status=TableStatus(TIME.now(), 0.0, "east"), chat=one.record.chat[:5])
        other = Table(record, other_log, TIME)
        assert len(other.session.decisions) == len(one.session.decisions)
        assert other.session.position != one.session.position
        assert told_of_the_past(one, WATCHER) == told_of_the_past(other, WATCHER)
        assert told_of_the_past(one, 0) != told_of_the_past(other, 0)

    asyncio.run(check())


def events_told(table: Table, seat: int | None) -> list[wire.GameEvent]:
    events = story(table.session, viewpoint.viewpoint_of(table, seat), 0).events
    return cast("list[wire.GameEvent]", events.encoded(lambda told: told))


@pytest.mark.parametrize(("edition", "decisions"), [("2.1", 90), ("2.1", 140), ("bruderkrieg", 150), ("abyss", 120)])
def test_what_is_made_once_for_all_seats_is_what_each_may_know(edition: str, decisions: int) -> None:
    """Views of the same moment share what they can; each seat gets the same view in whatever order they are built,
    and the same as from the browser's codec, which keeps nothing that it encoded."""

    async def check() -> None:
        table, same = table_after(decisions, 3, edition), table_after(decisions, 3, edition)
        guests: list[int | None] = [*range(len(table.game.seats)), None]
        for heard in (SentState(), SentState(len(table.session.events) - 4)):

            def view(at: Table, shown: TableViews, guest: int | None, heard: SentState = heard) -> Text:
                follower = Follower(Asker("", guest), None, 10)
                follower.sent = heard
                return shown.view(follower, viewpoint.viewpoint_of(at, guest)).text

            plain = {guest: view(same, TableViews(same, [], offline_codec), guest) for guest in guests}
            alone = {guest: view(table, TableViews(table, [], codec), guest) for guest in guests}
            assert all(json.loads(alone[guest]) == json.loads(plain[guest]) for guest in guests)
            for order in (guests, guests[::-1]):
                together = TableViews(table, [], codec)
                assert {guest: view(table, together, guest) for guest in order} == alone

    asyncio.run(check())


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_events_of_secret_agendas_are_told_without_them(seat: int | None) -> None:
    """Only the player who chose an agenda knows it; only the owner knows the cards drawn."""

    async def check() -> None:
        table = table_after(150, 5, "bruderkrieg")
        told_apart = 0
        for event in events_told(table, seat):
            if event.key in ("agenda_chosen", "drawn"):
                hidden = {"agenda_chosen": "agenda", "drawn": "card"}[event.key]
                assert (hidden in event.args) == (
                    event.args["party"] == (None if seat is None else table.session.game.seats[seat])
                )
                told_apart += 1
        assert told_apart > 8

    asyncio.run(check())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_of_hidden_cards_are_told_without_them(seat: int | None) -> None:
    table = asyncio.run(_made())
    for event in events_told(table, seat):
        if event.key in ("drawn", "discarded"):
            assert ("card" in event.args) == (
                event.args["side"] == (None if seat is None else table.session.game.seats[seat])
            )


async def _made() -> Table:
    return table_after(120, 3)


def test_what_travels_to_a_worker_is_the_view_and_no_more() -> None:
    async def check() -> None:
        for edition, decisions in product(("2.1", "bruderkrieg", "abyss"), (20, 60, 100, 160)):
            table = table_after(decisions, 8, edition)
            session = table.session
            seat = session.position.to_act()
            if seat is None:
                continue
            view = session.position.view(seat)
            snapshot = SeatSnapshot.of(session, seat)
            assert snapshot.view() == view
            session.position = view.sample(Random(5))
            assert SeatSnapshot.of(session, seat) == snapshot
            assert choose(snapshot, "citizen") == player("citizen", session.game.name).choose(view, snapshot.rng())

    asyncio.run(check())


def test_the_seed_is_told_after_the_end_only() -> None:
    async def check() -> None:
        table = table_after(50, 1)
        secret = table.record.seed.encode()
        for seat in (0, 1, None):
            assert not any(secret in answer for answer in told(table, seat))
        assert secret not in codec.encode(presenters.table_info(table.record, 0))
        over = table_after(10_000, 1)
        view: wire.TableView = presenters.table_view(
            over, None, viewpoint.viewpoint_of(over, None), SentState(), Attendance([])
        )
        assert view.seed == over.record.seed

    asyncio.run(check())
