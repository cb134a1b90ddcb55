"""All tables of a server: found, made, joined and played at. Whatever changes a table passes through here."""

import asyncio
import logging
import re
import secrets
from collections.abc import Coroutine, Sequence
from time import perf_counter
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from republik import games
from republik.players.levels import LEVELS
from republik.table.contract import IllegalMove
from republik.table.games import UnknownGame
from republik.table.records import Decision, result_text
from republik.table.session import CannotUndo, new_session

from . import archive, protocol, telling
from .archive import Entry, Kept, Sitting, net_decisions
from .database import Database
from .identity import Visitor, fresh_token, token_hash
from .live import Follower, LiveTable, declare_resigned, rebuild, written_name
from .metrics import Metrics
from .models import DECISION, RESIGNED, TAKEN_BACK, now
from .recent import Recent
from .refusals import CannotDo, of_rules
from .settings import Settings
from .thinking import Sight, Thinkers

PERSON = "person"
ID_BYTES = 12
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

Answer = TypeVar("Answer")
_log = logging.getLogger("republik.server")


def level_names() -> list[str]:
    """The computer players that may be asked for here: never a program of somebody's own."""
    return [level.key for level in LEVELS]


class House:
    """The tables, with the database behind them and the thinkers beside them."""

    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.metrics = metrics
        self._lately: Recent[str, LiveTable] = Recent(settings.tables_in_memory)
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("republik_tables_in_memory", lambda: len(self._live))
        metrics.gauge("republik_sockets", lambda: sum(len(table.followers) for table in self._live.values()))

    async def close(self) -> None:
        """What is being written is finished; what is being thought is dropped and begun anew at the next start."""
        for table in list(self._live.values()):
            if table.thinking is not None:
                table.thinking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """A task that whoever began it cannot take down with itself."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Finding

    async def find(self, table_id: str, guest: int | None) -> LiveTable:
        """A table that the guest may see; what it may not see is not there.

        Until the caller waits for something else, nothing stands there that is not kept yet.
        """
        table = await self._table(table_id) if _ID.fullmatch(table_id) else None
        if table is None or not table.may_see(guest):
            raise CannotDo("not-found")
        async with table.lock:
            return table

    async def _table(self, table_id: str) -> LiveTable | None:
        table = self._live.get(table_id)
        if table is not None:
            self._lately.put(table_id, table)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._start(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        found = await self.database.read(lambda connection: archive.load(connection, table_id))
        if found is None:
            return None
        table = LiveTable(*found)
        self._remember(table)
        self._wake(table)
        return table

    def _remember(self, table: LiveTable) -> None:
        self._live[table.id] = table
        self._lately.put(table.id, table)

    async def tables(self, guest: int | None) -> protocol.TableList:
        free = await self.database.read(archive.open_tables)
        mine = (
            [] if guest is None else await self.database.read(lambda connection: archive.tables_of(connection, guest))
        )
        return protocol.TableList(
            [telling.table_info(kept, guest) for kept in free], [telling.table_info(kept, guest) for kept in mine]
        )

    # Making and joining

    async def make(self, asked: protocol.NewTable, maker: Visitor) -> LiveTable:
        """A new table with its first cards dealt."""
        in_progress = await self.database.read(lambda connection: archive.games_in_progress(connection, maker.id))
        if in_progress >= self.settings.tables_per_guest:
            raise CannotDo("too-many-tables")
        sittings = _sittings(asked, maker)
        try:
            names = {sitting.seat: written_name(sitting) for sitting in sittings}
            session = new_session(games.game(asked.game), {"edition": asked.edition}, names)
        except (ValueError, LookupError) as error:
            raise CannotDo("no-such-table-options") from error
        seed = session.seed.reveal() if session.seed is not None else ""
        table_id = secrets.token_urlsafe(ID_BYTES)
        kept = Kept(table_id, asked.game, asked.edition, asked.open, maker.id, seed, now(), None, sittings)
        log = _entries(session.decisions)
        await self.database.write(lambda connection: archive.add_table(connection, kept, log))
        table = LiveTable(kept, log)
        self._remember(table)
        self._wake(table)
        _log.info("table made", extra={"fields": {"table": table_id, "open": asked.open}})
        return table

    async def invite(self, table: LiveTable, seat: str | None, guest: int) -> str:
        """The token of a link to a free seat, or to watch."""
        if not table.seats_of(guest) and guest != table.kept.made_by:
            raise CannotDo("not-your-seat")
        if seat is not None:
            _free_seat(table, seat)
        token = fresh_token()
        hashed = token_hash(token)
        await self.database.write(lambda connection: archive.invite(connection, table.id, seat, hashed))
        return token

    async def redeem(self, token: str, visitor: Visitor) -> LiveTable:
        """An invitation is taken: the guest sits down, or watches."""
        hashed = token_hash(token)
        found = await self.database.read(lambda connection: archive.find_invitation(connection, hashed))
        table = None if found is None else await self._table(found[0])
        if found is None or table is None:
            raise CannotDo("not-found")
        if found[1] is not None:
            await self.sit(table, found[1], visitor)
        else:
            await self.database.write(lambda connection: archive.watch(connection, table.id, visitor.id))
            table.kept.watchers.add(visitor.id)
        return table

    async def sit(self, table: LiveTable, seat: str, visitor: Visitor) -> None:
        """A free seat is taken. Who sits at the table already stays there: the own link is no second seat."""
        if table.seats_of(visitor.id):
            return
        sitting = _free_seat(table, seat)
        taken = await self.database.write(lambda connection: archive.sit(connection, table.id, seat, visitor.id))
        if not taken:
            raise CannotDo("seat-taken")
        async with table.lock:
            sitting.guest = visitor.id
            sitting.name = visitor.name
            table.session.header[seat] = written_name(sitting)
            self._tell_all(table)

    def rename(self, visitor: Visitor) -> None:
        """Tables in memory learn a guest's new name."""
        for table in list(self._live.values()):
            for seat in table.seats_of(visitor.id):
                sitting = table.kept.sittings[seat]
                sitting.name = visitor.name
                table.session.header[sitting.seat] = written_name(sitting)

    # Playing

    async def decide(self, table: LiveTable, guest: int | None, number: int, move: str | int) -> None:
        """A person's decision: kept and told when this returns, or CannotDo."""
        await asyncio.shield(self._start(self._decide_as_guest(table, guest, number, move)))

    async def _decide_as_guest(self, table: LiveTable, guest: int | None, number: int, move: str | int) -> None:
        async with table.lock:
            seat = table.seat_to_act(guest)
            await self._play(table, seat, number, telling.read_move(table.session.position, move))
        self._wake(table)

    async def _decide_as_level(self, table: LiveTable, seat: int, number: int, move: int) -> None:
        async with table.lock:
            if table.to_act() != seat:
                raise CannotDo("stale")
            await self._play(table, seat, number, move)

    async def _play(self, table: LiveTable, seat: int, number: int, move: int) -> None:
        """Plays a move and whatever chance answers; nobody hears of it before it is kept."""
        began = perf_counter()
        table.check_number(number)
        session = table.session
        before = list(session.decisions)
        try:
            session.play(move, seat)
        except IllegalMove as error:
            raise of_rules(error) from error
        outcome = session.position.outcome()
        result = None if outcome is None else result_text(session.game, outcome)
        await self._keep(table, before, _entries(session.decisions[len(before) :]), result)
        self.metrics.count("republik_decisions_total")
        self.metrics.add_seconds("republik_decision_seconds_total", perf_counter() - began)

    async def undo(self, table: LiveTable, guest: int | None, number: int) -> None:
        """The guest's last decision is taken back where the session allows it."""
        await asyncio.shield(self._start(self._undo(table, guest, number)))

    async def _undo(self, table: LiveTable, guest: int | None, number: int) -> None:
        async with table.lock:
            seat = table.perspective(guest)
            if seat is None:
                raise CannotDo("not-your-seat")
            if table.is_over():
                raise CannotDo("game-over")
            table.check_number(number)
            before = list(table.session.decisions)
            try:
                table.session.undo(seat)
            except CannotUndo as error:
                raise CannotDo(error.key, reason=error.reason) from error
            await self._keep(table, before, [Entry(TAKEN_BACK, table.session.game.seats[seat])], None)

    async def resign(self, table: LiveTable, guest: int | None, wanted: str | None) -> None:
        """The guest's side loses."""
        await asyncio.shield(self._start(self._resign(table, guest, wanted)))

    async def _resign(self, table: LiveTable, guest: int | None, wanted: str | None) -> None:
        async with table.lock:
            seat = table.perspective(guest, wanted)
            if seat is None:
                raise CannotDo("not-your-seat")
            if table.is_over():
                raise CannotDo("game-over")
            before = list(table.session.decisions)
            declare_resigned(table.session, seat)
            entry = Entry(RESIGNED, table.session.game.seats[seat])
            await self._keep(table, before, [entry], table.session.header["result"])

    async def _keep(
        self, table: LiveTable, before: Sequence[Decision], entries: Sequence[Entry], result: str | None
    ) -> None:
        """Writes what the session has just done, then tells it; where that fails the session goes back."""
        number = table.number
        try:
            await self.database.write(
                lambda connection: archive.add_entries(connection, table.id, number, entries, result)
            )
        except IntegrityError as error:
            table.session = rebuild(table.kept, before)
            await self._catch_up(table)
            raise CannotDo("stale") from error
        except SQLAlchemyError as error:
            table.session = rebuild(table.kept, before)
            raise CannotDo("storage") from error
        table.number += len(entries)
        table.kept.result = result
        self._tell_all(table)

    async def _catch_up(self, table: LiveTable) -> None:
        """The table as another process has left it in the database."""
        try:
            found = await self.database.read(lambda connection: archive.load(connection, table.id))
        except SQLAlchemyError as error:
            raise CannotDo("storage") from error
        if found is not None:
            kept, log = found
            table.session = rebuild(table.kept, *net_decisions(log))
            table.kept.result = kept.result
            table.number = len(log)
            self._tell_all(table)

    # Computer players

    def _wake(self, table: LiveTable) -> None:
        """A computer player that is to act begins to think."""
        if table.thinking is None and table.level_to_act() is not None:
            table.thinking = self._start(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        try:
            while (acting := table.level_to_act()) is not None:
                await self._think_once(table, *acting)
        except Exception:
            _log.exception("computer player stopped", extra={"fields": {"table": table.id}})
        finally:
            table.thinking = None

    async def _think_once(self, table: LiveTable, seat: int, level: str) -> None:
        number = table.number
        began = perf_counter()
        move = await self.thinkers.choose(Sight.of(table.session, seat), level)
        self.metrics.add_seconds("republik_thinking_seconds_total", perf_counter() - began)
        try:
            await asyncio.shield(self._start(self._decide_as_level(table, seat, number, move)))
        except CannotDo as error:
            if error.key != "stale":
                raise

    async def hint(self, table: LiveTable, guest: int | None, level: str) -> protocol.Hint:
        """What a level would do in the guest's place."""
        if level not in level_names():
            raise CannotDo("no-such-table-options")
        seat = table.seat_to_act(guest)
        if any(sitting.level is None and sitting.guest != guest for sitting in table.kept.sittings):
            raise CannotDo("hint-not-here")
        session, number = table.session, table.number
        thoughts = await self.thinkers.think(Sight.of(session, seat), level)
        return telling.hint(session, number, level, thoughts)

    # Following

    async def follow(self, table: LiveTable, follower: Follower) -> None:
        """The follower gets the newest view now, and another after every change."""
        async with table.lock:
            table.followers.add(follower)
            self._tell(table, follower)

    def _tell_all(self, table: LiveTable) -> None:
        for follower in table.followers:
            self._tell(table, follower)

    def _tell(self, table: LiveTable, follower: Follower) -> None:
        seat = table.perspective(follower.guest, follower.wanted)
        view = telling.table_view(table, follower.guest, seat, follower.heard)
        follower.heard = len(table.session.events)
        follower.send(msgspec.json.encode(view))


def _entries(decisions: Sequence[Decision]) -> list[Entry]:
    return [Entry(DECISION, decision.seat, decision.text) for decision in decisions]


def _sittings(asked: protocol.NewTable, maker: Visitor) -> list[Sitting]:
    """Who sits where, as asked for; CannotDo where that is not possible."""
    try:
        seats = games.game(asked.game).seats
    except UnknownGame as error:
        raise CannotDo("no-such-table-options") from error
    persons = [seat for seat in seats if asked.seats.get(seat) == PERSON]
    sit = persons[:1] if asked.sit is None else asked.sit
    known = {PERSON, *level_names()}
    if set(asked.seats) != set(seats) or not set(asked.seats.values()) <= known or not set(sit) <= set(persons):
        raise CannotDo("no-such-table-options")
    sittings = [Sitting(seat, None if asked.seats[seat] == PERSON else asked.seats[seat]) for seat in seats]
    for sitting in sittings:
        if sitting.seat in sit:
            sitting.guest, sitting.name = maker.id, maker.name
    return sittings


def _free_seat(table: LiveTable, seat: str) -> Sitting:
    for sitting in table.kept.sittings:
        if sitting.seat == seat:
            if not sitting.is_free:
                raise CannotDo("seat-taken")
            return sitting
    raise CannotDo("no-such-table-options")
