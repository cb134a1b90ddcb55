"""Decisions, taking them back, giving up and running out of time: each is kept and told when it is done."""

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from republik.server.refusals import CannotDo, of_rules
from republik.server.storage.models import RESIGNED, TAKEN_BACK, TIMEOUT, now
from republik.server.storage.queries import Entry
from republik.table.contract import IllegalMove
from republik.table.records import result_text
from republik.table.session import UNDO_NOTHING, CannotUndo

from . import presenters
from .clocks import can_give_back, run_out
from .table import LiveTable, declare_lost, entries_of
from .variants import USUAL_LEVEL, is_solo

if TYPE_CHECKING:
    from .house import House


class Play:
    """What those do who sit at a table."""

    def __init__(self, house: "House") -> None:
        self._house = house

    async def decide(self, table: LiveTable, guest: int | None, number: int, move: str | int) -> None:
        """A person's decision: kept and told when this returns, or CannotDo."""
        await asyncio.shield(self._house.start(self._decide_as_guest(table, guest, number, move)))

    async def _decide_as_guest(self, table: LiveTable, guest: int | None, number: int, move: str | int) -> None:
        async with table.lock:
            seat = table.seat_to_act(guest)
            await self._check_clock(table)
            await self._play(table, seat, number, presenters.read_move(table.session.position, move))
        self._house.wake(table)

    async def decide_as_level(self, table: LiveTable, seat: int, number: int, move: int) -> None:
        async with table.lock:
            if table.to_act() != seat:
                raise CannotDo("stale")
            await self._play(table, seat, number, move)

    async def _play(self, table: LiveTable, seat: int, number: int, move: int) -> None:
        """Plays a move and whatever chance answers; nobody hears of it before it is kept."""
        began = perf_counter()
        table.check_number(number)
        session = table.session
        before = table.folded()
        state = self._house.stopped(table, 1)
        try:
            session.play(move, seat)
        except IllegalMove as error:
            raise of_rules(error, session.game) from error
        outcome = session.position.outcome()
        result = None if outcome is None else result_text(session.game, outcome)
        await self._house.keep(table, before, entries_of(session.decisions[len(before.decisions) :]), result, state)
        self._house.metrics.count("republik_decisions_total")
        self._house.metrics.add_seconds("republik_decision_seconds_total", perf_counter() - began)

    async def undo(self, table: LiveTable, guest: int | None, number: int, steps: int = 1) -> None:
        """The guest's last decisions are taken back where the session allows it: all of them or none."""
        await asyncio.shield(self._house.start(self._undo(table, guest, number, steps)))

    async def _undo(self, table: LiveTable, guest: int | None, number: int, steps: int) -> None:
        async with table.lock:
            seat = table.perspective(guest)
            if seat is None:
                raise CannotDo("not-your-seat")
            table.check_open()
            await self._check_clock(table)
            table.check_number(number)
            refusal = table.session.why_not_undo(seat)
            if refusal is None and table.session.undoable(seat) < steps:
                refusal = CannotUndo(UNDO_NOTHING)
            if refusal is not None:
                raise CannotDo(refusal.key)
            if not can_give_back(table, steps):
                raise CannotDo("undo-no-time")
            before = table.folded()
            state = self._house.stopped(table, -steps)
            for _ in range(steps):
                table.session.undo(seat)
            entries = [Entry(TAKEN_BACK, table.session.game.seats[seat])] * steps
            await self._house.keep(table, before, entries, None, state)

    async def resign(self, table: LiveTable, guest: int | None, wanted: str | None) -> None:
        """The guest's side loses."""
        await asyncio.shield(self._house.start(self._resign(table, guest, wanted)))

    async def _resign(self, table: LiveTable, guest: int | None, wanted: str | None) -> None:
        async with table.lock:
            seat = table.perspective(guest, wanted)
            if seat is None:
                raise CannotDo("not-your-seat")
            if table.is_over():
                raise CannotDo("game-over")
            await self._lose(table, seat, RESIGNED)
        self._house.wake(table)

    async def _lose(self, table: LiveTable, seat: int, ending: str) -> None:
        """The side at this seat loses by resigning or because its time ran out.

        Where more than two play, the game goes on without: the computer takes the seat.
        """
        kept = table.kept
        if len(kept.sittings) > 2 and not is_solo(kept.game, kept.edition):
            await self._house.offers.take_over(table, kept.sittings[seat], USUAL_LEVEL)
            return
        before = table.folded()
        state = self._house.stopped(table)
        declare_lost(table.session, seat, ending)
        entry = Entry(ending, table.session.game.seats[seat])
        await self._house.keep(table, before, [entry], table.session.header["result"], state)

    # Clocks

    async def look_at_clock(self, table_id: str) -> None:
        """A timer has rung."""
        table = await self._house.table(table_id)
        if table is not None:
            async with table.lock:
                if not await self._out_of_time(table):
                    self._house.clocks.schedule(table)
            self._house.wake(table)

    async def _out_of_time(self, table: LiveTable) -> bool:
        """Whether the side to act has just lost because its time ran out."""
        late = run_out(table, now())
        if late is not None:
            await self._lose(table, table.session.game.seats.index(late), TIMEOUT)
        return late is not None

    async def _check_clock(self, table: LiveTable) -> None:
        if await self._out_of_time(table):
            raise CannotDo("time-over")
