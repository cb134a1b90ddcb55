"""The core of a table runs without HTTP and without a database: store, time and computer players are injected."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pkgutil import walk_packages
from random import Random

import pytest

from republik import games, hosting
from republik.hosting.core.bus import Bus, News
from republik.hosting.core.changes import Change, Invitation, NextTable
from republik.hosting.core.decisions import decide, resign, undo
from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.log import LogEntry, replay_log
from republik.hosting.core.new_table import checked_request, new_table
from republik.hosting.core.offers import ask_for_rematch
from republik.hosting.core.record import TableRecord
from republik.hosting.core.service import TableService
from republik.hosting.core.sessions import rebuild
from republik.hosting.core.store import LogTail, OpenTableBounds, Outdated
from republik.hosting.core.table import Table, seated
from republik.hosting.core.tasks import Tasks
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.load.fair_queue import MayBegin, Rank
from republik.hosting.load.metrics import Metrics
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking import seat_snapshot
from republik.hosting.thinking.computer import ComputerTurns
from republik.hosting.thinking.hints import advise
from republik.hosting.views.preview import preview
from republik.hosting.visitor import Asker, Visitor
from republik.hosting.wire import NewTable
from republik.table.records import parse_record, verify, write_record
from republik.table.thoughts import Thoughts

ABROAD = ("msgspec", "sqlalchemy", "starlette", "uvicorn")
ANNA = Visitor(1, "Anna")
SIDES = ("west", "east")


def test_hosting_needs_no_package_of_the_server() -> None:
    modules = [module.name for module in walk_packages(hosting.__path__, "republik.hosting.")]
    assert {"republik.hosting.core.service", "republik.hosting.views.audience", "republik.hosting.wire"} <= {*modules}
    script = [
        "import sys, warnings",
        "warnings.simplefilter('ignore')",
        *(f"import {name}" for name in modules),
        f"print([name for name in {ABROAD!r} if name in sys.modules])",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(script)], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


class StoreInMemory:
    """A store in memory instead of a database."""

    def __init__(self) -> None:
        self.records: dict[str, TableRecord] = {}
        self.logs: dict[str, list[LogEntry]] = {}
        self.analyses: dict[str, tuple[str, str]] = {}

    async def load(self, table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        found = self.records.get(table)
        return None if found is None else (replace(found), list(self.logs[table]))

    async def load_tail(self, table: str, number: int) -> LogTail | None:
        record = self.records.get(table)
        return None if record is None else LogTail(self.logs[table][number:], record.status, record.result)

    async def create(self, record: TableRecord, log: list[LogEntry], bounds: OpenTableBounds | None = None) -> None:
        self.records[record.id], self.logs[record.id] = record, list(log)

    async def write(self, table: str, number: int, change: Change) -> None:
        if len(self.logs[table]) != number:
            raise Outdated(table)
        self.logs[table] += change.entries
        record = seated(self.records[table], change)
        status = record.status if change.status is None else change.status.written()
        self.records[table] = replace(record, status=status, result=change.result)
        if isinstance(change.also, NextTable):
            await self.create(change.also.record, change.also.log)

    async def invite(self, table: str, seat: str | None, token_hash: str) -> None:
        raise NotImplementedError

    async def find_invitation(self, token_hash: str) -> Invitation | None:
        raise NotImplementedError

    async def watch(self, table: str, guest: int) -> None:
        raise NotImplementedError

    async def withdraw_links(self, table: str) -> tuple[int, set[int]]:
        raise NotImplementedError

    async def games_in_progress(self, guest: int) -> int:
        return sum(record.made_by == guest for record in self.records.values())

    async def has_played(self, guest: int, game: str) -> bool:
        raise NotImplementedError

    async def notes(self, table: str, guest: int) -> str:
        raise NotImplementedError

    async def write_notes(self, table: str, guest: int, text: str) -> None:
        raise NotImplementedError

    async def lesson_progress(self, table: str, guest: int) -> str:
        raise NotImplementedError

    async def keep_lesson_progress(self, table: str, guest: int, progress: str) -> None:
        raise NotImplementedError

    async def find_analysis(self, table: str, level: str | None) -> tuple[str, str] | None:
        return self.analyses.get(table)

    async def write_analysis(self, table: str, level: str, result: str) -> None:
        self.analyses[table] = level, result


class ThinkAtOnce:
    """Replaces the worker processes."""

    async def choose(
        self, snapshot: seat_snapshot.SeatSnapshot, level: str, _asker: Asker, _rank: Rank, may_begin: MayBegin
    ) -> int | None:
        return seat_snapshot.choose(snapshot, level) if await may_begin() else None

    async def think(self, snapshot: seat_snapshot.SeatSnapshot, level: str, _asker: Asker) -> Thoughts:
        return seat_snapshot.think(snapshot, level)


class Core:
    """Everything needed to play a game, in memory."""

    def __init__(self) -> None:
        self.store, self.tasks, self.time = StoreInMemory(), Tasks(), Timekeeper()
        self.tables = TableService(self.store, self.time, self.tasks, 10)
        self.computers = ComputerTurns(
            self.tables, ThinkAtOnce(), Bus(), lambda _table: [Asker("here")], self.tasks, Metrics()
        )
        self.heard: list[TableChanged] = []
        self.tables.subscribe(self.heard.append, self.computers.on_change)

    async def new(self, **asked: str) -> Table:
        request, seats = checked_request(NewTable(asked, "wsdv"), ANNA)
        return await self.tables.create(*new_table(request, seats, ANNA.id, self.time))


def test_a_game_against_the_computer_from_its_first_card_to_the_next_game() -> None:
    async def play() -> None:
        core, rng = Core(), Random(2)
        table = await core.new(west="person", east="newcomer")
        while not table.is_over():
            if table.to_act() == 0:
                moves = table.session.position.view(0).moves()
                move = rng.choice(moves)
                assert preview(table, 0, move).number == table.number
                await core.tables.act(table, partial(decide, guest=ANNA.id, number=table.number, move=move))
            else:
                await asyncio.sleep(0)
        log = core.store.logs[table.id]
        assert rebuild(table.record, replay_log(log)).position == table.session.position
        assert verify(parse_record(write_record(table.game_record())), games.game)
        await core.tables.act(table, partial(ask_for_rematch, guest=ANNA.id))
        again = await core.tables.find(table.status.rematch or "", ANNA.id)
        assert [seat.level for seat in again.record.seats] == ["newcomer", None]
        assert core.heard[0].kind == ChangeKind.CREATED
        assert any(news.kind == ChangeKind.REMATCH and news.table is again for news in core.heard)
        core.computers.close()
        await core.tasks.join()

    asyncio.run(play())


def test_what_is_refused_or_not_stored_changes_nothing() -> None:
    async def play() -> None:
        core = Core()
        table = await core.new(west="person", east="newcomer")
        before = table.session, table.number, table.record
        move = table.session.position.moves()[0]
        for number, wrong, key in ((table.number + 1, move, "stale"), (table.number, 10_000, "not-in-action-space")):
            with pytest.raises(CannotDo) as refused:
                await core.tables.act(table, partial(decide, guest=ANNA.id, number=number, move=wrong))
            assert refused.value.key in (key, "no-such-move") or wrong == 10_000
        assert (table.session, table.number, table.record) == before
        core.store.logs[table.id].append(core.store.logs[table.id][-1])  # another process was faster
        core.store.logs[table.id].pop()
        await core.tables.act(table, partial(decide, guest=ANNA.id, number=table.number, move=move))
        assert table.session is not before[0]
        with pytest.raises(CannotDo):
            await core.tables.act(table, partial(undo, guest=2, number=table.number))
        core.computers.close()
        await core.tasks.join()

    asyncio.run(play())


def test_a_table_that_cannot_be_read_again_stays_as_it_was() -> None:
    async def read() -> None:
        core = Core()
        table = await core.new(west="person", east="person")
        before = table.record, table.session, table.number
        with pytest.raises(CannotDo, match="values-missing"):
            table.read(replace(table.record, values="elsewhere"), [])
        assert (table.record, table.session, table.number) == before

    asyncio.run(read())


def test_who_fails_to_hear_keeps_nobody_else_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_news: TableChanged) -> None:
        raise RuntimeError("deaf")

    async def play() -> None:
        core = Core()
        heard: list[TableChanged] = []
        core.tables.subscribe(fail, heard.append)
        table = await core.new(west="person", east="person")
        move = table.session.position.moves()[0]
        await core.tables.act(table, partial(decide, guest=ANNA.id, number=table.number, move=move))
        assert [news.kind for news in heard] == [ChangeKind.CREATED, ChangeKind.CHANGED]
        core.computers.close()
        await core.tasks.join()

    asyncio.run(play())
    assert "subscriber failed" in caplog.text


def test_a_visit_is_no_change() -> None:
    """Whoever looks at a table wakes what failed there; nobody hears of a change."""

    async def look() -> None:
        core = Core()
        table = await core.new(west="person", east="person")
        visited: list[Table] = []
        core.tables.subscribe_to_visits(visited.append)
        core.heard.clear()
        assert await core.tables.find(table.id, ANNA.id) is table
        assert (visited, core.heard) == ([table], [])

    asyncio.run(look())


def test_advice_is_for_the_acting_seat() -> None:
    async def ask() -> None:
        core = Core()
        table = await core.new(west="person", east="newcomer")
        advice = await advise(table, Asker("here", ANNA.id), "citizen", ThinkAtOnce())
        assert advice.choices[0].id in table.session.position.view(0).moves()
        with pytest.raises(CannotDo):
            await advise(table, Asker("here", 2), "citizen", ThinkAtOnce())

    asyncio.run(ask())


async def two_processes(rng: Random, decisions: int) -> tuple[Core, Table, Core, Table]:
    """Two services on one store: the same table in both, after some decisions in the first."""
    one, two = Core(), Core()
    two.store.records, two.store.logs = one.store.records, one.store.logs
    request, seats = checked_request(NewTable({"west": "person", "east": "person"}, "wsdv", sit=list(SIDES)), ANNA)
    here = await one.tables.create(*new_table(request, seats, ANNA.id, one.time))
    there = await two.tables.find(here.id, ANNA.id)
    await decide_at(one, here, rng, decisions)
    return one, here, two, there


async def decide_at(core: Core, table: Table, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        move = rng.choice(table.session.position.moves())
        await core.tables.act(table, partial(decide, guest=ANNA.id, number=table.number, move=move))


async def hear_of(core: Core, table: Table, number: int) -> None:
    """Another process has told that the log has this number."""
    await core.tables.on_news(News("another", table.id, number))
    await core.tasks.join()


def as_read(core: Core, table: Table) -> list[object]:
    """All that a table read from the store as a whole would agree on."""
    again = Table(replace(core.store.records[table.id]), core.store.logs[table.id], core.time)
    assert again.session.record() == table.session.record()
    assert (again.session.events, again.session.event_decisions) == (
        table.session.events,
        table.session.event_decisions,
    )
    assert [again.session.undoable(seat) for seat in (0, 1)] == [table.session.undoable(seat) for seat in (0, 1)]
    assert (again.delay, again.number, again.status) == (table.delay, table.number, table.status)
    return [again.session.position, again.record.result]


def test_decisions_of_another_process_are_read_alone() -> None:
    async def play() -> None:
        rng = Random(7)
        one, here, two, there = await two_processes(rng, 3)
        whole = counted_loads(two.store)
        for _ in range(40):
            before = there.session
            await hear_of(two, there, here.number)
            assert there.session is not before
            assert [there.session.position, there.record.result] == as_read(two, there)
            assert before.decisions == there.session.decisions[: len(before.decisions)]
            if here.is_over():
                break
            await decide_at(one, here, rng, 1 + rng.randrange(3))
        assert whole == []
        assert all(news.kind in (ChangeKind.LOADED, ChangeKind.CHANGED_ELSEWHERE) for news in two.heard)

    asyncio.run(play())


@pytest.mark.parametrize("other", ["undo", "resign", "status", "old news", "rules"])
def test_whatever_else_another_process_stored_is_read_as_a_whole(other: str) -> None:
    async def play() -> None:
        rng = Random(8)
        one, here, two, there = await two_processes(rng, 30)
        await hear_of(two, there, here.number)
        whole = counted_loads(two.store)
        if other == "undo":
            while not here.session.undoable(here.to_act() or 0):
                await decide_at(one, here, rng, 1)
            await one.tables.act(here, partial(undo, guest=ANNA.id, number=here.number))
        elif other == "resign":
            await one.tables.act(here, partial(resign, guest=ANNA.id, seat_name="west"))
        else:
            await decide_at(one, here, rng, 1)
        kept = one.store.records[here.id]
        if other == "status":
            one.store.records[here.id] = replace(kept, status=kept.status.written())
        elif other == "rules":
            there.record.revision = 0
        await hear_of(two, there, 0 if other == "old news" else here.number)
        assert whole == [here.id]
        if other != "rules":
            assert [there.session.position, there.record.result] == as_read(two, there)

    asyncio.run(play())


def counted_loads(store: StoreInMemory) -> list[str]:
    """The tables that are read as a whole from now on."""
    loads: list[str] = []
    load = store.load

    async def counted(table: str) -> tuple[TableRecord, list[LogEntry]] | None:
        loads.append(table)
        return await load(table)

    store.load = counted  # type: ignore[method-assign]
    return loads
