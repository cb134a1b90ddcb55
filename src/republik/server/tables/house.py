"""All tables of a server: found, kept, thought about and told. Whatever changes a table passes through here."""

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from republik.server import protocol, retrying
from republik.server.accounts.identity import Visitor
from republik.server.lru import Recent
from republik.server.notify.notices import Notices
from republik.server.ops.health import Health
from republik.server.ops.metrics import Metrics
from republik.server.rate_limit import Asker
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import Database
from republik.server.storage.models import now, steady
from republik.server.storage.queries import Addition, Entry, Folded, Outdated, State

from . import presenters
from .analysis_jobs import Reviews
from .audience import Audience
from .bus import Alone, News, Others
from .chat import Chat
from .clocks import Clocks, started, stopped
from .decisions import Play
from .lobby import Lobby
from .offers import Offers
from .table import LiveTable
from .turns import Rank
from .variants import level_names, time_of
from .workers import Sight, Thinkers

LOOK_AGAIN_SECONDS = 0.5
"""Where another process thinks: how often to see whether it still does."""
PUT_OFF_SECONDS = 2.0
"""Where more is waiting to be thought about than may."""
MOST_NETWORKS = 20_000
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

Answer = TypeVar("Answer")
_log = logging.getLogger("republik.server")


class House:
    """The tables, with the database behind them and the thinkers beside them."""

    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.metrics = metrics
        self.others: Others = Alone()
        self.notices = Notices(settings, database, metrics)
        self.health = Health(database)
        self._lately: Recent[str, LiveTable] = Recent(settings.tables_in_memory)
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()
        self._networks: Recent[int, str] = Recent(MOST_NETWORKS)
        """Where guests were last seen."""
        self.lobby, self.play, self.audience = Lobby(self), Play(self), Audience(self)
        self.clocks = Clocks(database, self.play.look_at_clock)
        self.chat, self.offers, self.reviews = Chat(self), Offers(self), Reviews(self)
        metrics.gauge("republik_tables_in_memory", lambda: len(self._live))
        metrics.gauge("republik_sockets", lambda: sum(len(table.followers) for table in self._live.values()))

    async def open(self) -> None:
        """Clocks that ran when the server stopped run again."""
        await self.clocks.sweep()

    async def close(self) -> None:
        """What is being written is finished; what is being thought is dropped and begun anew at the next start."""
        self._closing.set()
        await self.clocks.close()
        await self.reviews.close()
        for table in list(self._live.values()):
            if table.thinking is not None:
                table.thinking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notices.close()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
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
        table = await self.table(table_id) if _ID.fullmatch(table_id) else None
        if table is None or not table.may_see(guest):
            raise CannotDo("not-found")
        async with table.lock:
            self.wake(table)
            self.clocks.hurry(table.id)
            return table

    async def table(self, table_id: str) -> LiveTable | None:
        table = self._live.get(table_id)
        if table is not None:
            self._lately.put(table_id, table)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self.start(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        found = await self.database.read(lambda connection: queries.load(connection, table_id))
        if found is None:
            return None
        table = LiveTable(*found)
        self.clocks.welcome(table)
        self.remember(table)
        self.wake(table)
        return table

    def remember(self, table: LiveTable) -> None:
        self._live[table.id] = table
        self._lately.put(table.id, table)

    # People who change

    def rename(self, visitor: Visitor) -> None:
        """Tables in memory learn a guest's new name."""
        for table in list(self._live.values()):
            table.rename(visitor.id, visitor.name)
        self.audience.forget()

    def silence(self, guest: int) -> None:
        """Tables in memory forget what a guest said."""
        for table in list(self._live.values()):
            table.silence(guest)
        self.audience.forget()

    def show_out(self, table: LiveTable) -> None:
        """Whoever may not see a table any more has to leave it."""
        for follower in list(table.followers):
            if not table.may_see(follower.guest):
                follower.let_go()

    async def hand_over(self, guest: int, member: Visitor) -> None:
        """Tables in memory learn that a guest has turned out to be a member."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in list(self._live.values()):
            table.hand_over(guest, member.id)
        self.let_go(guest)
        self.rename(member)

    def let_go(self, guest: int) -> None:
        """Whoever follows as this guest has to open the socket anew."""
        for table in list(self._live.values()):
            for follower in list(table.followers):
                if follower.guest == guest:
                    follower.let_go()

    def read_again(self, guest: int) -> None:
        """Another process has changed what this guest has here: a seat, a right to see, something said."""
        for table in list(self._live.values()):
            sees = table.may_see(guest) and not table.kept.is_open
            if sees or table.seats_of(guest) or any(line.guest == guest for line in table.chat):
                self.start(self._read_again(table.id, 0))

    # Keeping

    def stopped(self, table: LiveTable, decisions: int = 0) -> State:
        """The state as it is before the session moves on: clocks stand, and what was offered is void."""
        moment = now()
        seconds = stopped(table, moment, decisions)
        return replace(table.kept.state, updated=moment, steady_since=steady(), seconds_left=seconds, offer=None)

    def state_after(self, table: LiveTable, state: State) -> State:
        """The state when the session has moved on: who is to act, and whose clock runs."""
        session, seat = table.session, table.to_act()
        old = table.kept.state
        ran = None if old.clock_since is None else old.to_act
        to_act = None if seat is None or seat < 0 else session.game.seats[seat]
        return started(table, replace(state, to_act=to_act, decade=time_of(session.position)), ran)

    async def keep_state(
        self, table: LiveTable, state: State, also: Callable[[Connection], None] = lambda _connection: None
    ) -> None:
        """Writes what changed beside the log, `also` together with it, then tells it."""

        def write(connection: Connection) -> None:
            also(connection)
            queries.keep_state(connection, table.id, table.number, state)

        try:
            await self.database.write(write)
        except Outdated as error:
            await self._catch_up(table)
            raise CannotDo("stale") from error
        table.kept.state = state.written()
        self.changed(table)

    def changed(self, table: LiveTable) -> None:
        """Something beside the log has changed and is kept."""
        self.clocks.schedule(table)
        self.others.tell(table=table.id, number=0)
        self.audience.tell_all(table)

    async def keep(
        self, table: LiveTable, before: Folded, entries: Sequence[Entry], result: str | None, state: State
    ) -> None:
        """Writes what the session has just done, then tells it; where that fails the session goes back."""
        after = self.state_after(table, state)
        try:
            await self.database.write_item(queries.add, Addition(table.id, table.number, entries, result, after))
        except IntegrityError as error:
            table.restore(before)
            await self._catch_up(table)
            raise CannotDo("stale") from error
        except SQLAlchemyError:
            table.restore(before)
            raise
        table.number += len(entries)
        self.others.tell(table=table.id, number=table.number)
        table.kept.result = result
        table.kept.state = after.written()
        table.watched.read(entries)
        self.clocks.schedule(table)
        self.audience.tell_all(table)
        self.notices.hear(table, entries)

    async def _catch_up(self, table: LiveTable) -> None:
        """The table as another process has left it in the database."""
        found = await self.database.read(lambda connection: queries.load(connection, table.id))
        if found is not None:
            kept, log = found
            table.read(kept, log)
            self.clocks.welcome(table)
            self.show_out(table)
            self.audience.tell_all(table)

    # Other processes at the same database

    async def hear(self, news: News | None) -> None:
        """Another process has changed a table; None: it may have, and nobody said so."""
        if news is None:
            for table in list(self._live.values()):
                self.start(self._read_again(table.id, 0))
        elif news.table in self._live or news.table in self._loading:
            self.start(self._read_again(news.table, news.number))

    async def _read_again(self, table_id: str, number: int) -> None:
        """However often it fails: nobody says it a second time."""
        failures = 0
        while not self._closing.is_set():
            try:
                await self._read_again_once(table_id, number)
                return
            except CannotDo:  # the values it is played with are not here
                _log.exception("table not read again", extra={"fields": {"table": table_id}})
                return
            except SQLAlchemyError:
                failures += 1
                retrying.note("table not read again", table_id, failures)
                await retrying.pause(self._closing, failures)

    async def _read_again_once(self, table_id: str, number: int) -> None:
        table = await self.table(table_id)
        if table is None:
            return
        async with table.lock:
            if 0 < number <= table.number:
                return
            await self._catch_up(table)
        self.wake(table)
        await self.notices.seen(table)

    # Computer players

    def wake(self, table: LiveTable) -> None:
        """A computer player that is to act begins to think; one that waits after a failure tries again."""
        table.woken.set()
        if table.thinking is None and self._is_wanted(table):
            table.thinking = self.start(self._think(table))

    def _is_wanted(self, table: LiveTable) -> bool:
        return table.level_to_act() is not None and not self._is_unwatched(table)

    def _is_unwatched(self, table: LiveTable) -> bool:
        """Computer players among themselves think only while somebody follows."""
        return table.is_exhibition() and not table.followers

    def rest(self, table: LiveTable) -> None:
        """Somebody does not follow any more: what nobody wants to see is not thought about.

        Elsewhere it goes on, whoever is to act: while a decision is being written the session is ahead of what is kept.
        """
        if table.thinking is not None and self._is_unwatched(table):
            table.thinking.cancel()
            table.thinking = None

    def met(self, asker: Asker) -> None:
        """Somebody asks from this network."""
        if asker.guest is not None:
            self._networks.put(asker.guest, asker.network)

    def _asker(self, table: LiveTable) -> Asker:
        """For whom a computer player thinks: somebody who sits here, or who watches."""
        guest = min(table.people(), default=None)
        if guest is None and table.followers:
            return next(iter(table.followers)).asker
        guest = table.kept.made_by if guest is None else guest
        return Asker(self._networks.get(guest) or f"guest {guest}", guest)

    async def _think(self, table: LiveTable) -> None:
        """Until a person is to act, however often it fails."""
        failures = 0
        try:
            while (acting := table.level_to_act()) is not None and self._is_wanted(table):
                try:
                    await self._think_once(table, *acting)
                    failures = 0
                except Exception:
                    failures += 1
                    retrying.note("computer player failed", table.id, failures)
                    table.woken.clear()
                    await retrying.pause(table.woken, failures)
        finally:
            if table.thinking is asyncio.current_task():
                table.thinking = None

    async def _think_once(self, table: LiveTable, seat: int, level: str) -> None:
        number, began = table.number, perf_counter()

        async def may_begin() -> bool:
            """Once this table's turn has come: it may have moved on, or another process may think about it already."""
            mine = table.number == number and await self.others.may_think(table.id, number)
            if mine:
                self.metrics.count("republik_thoughts_total")
            return mine

        rank = Rank.EXHIBITION if table.is_exhibition() else Rank.PEOPLE
        sight = Sight.of(table.session, seat)
        try:
            move = await self.thinkers.choose(sight, level, self._asker(table), rank, may_begin)
        except CannotDo as error:
            if error.key != "too-many-thoughts":
                raise
            await asyncio.sleep(PUT_OFF_SECONDS)
            return
        if move is None:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            return
        self.metrics.add_seconds("republik_thinking_seconds_total", perf_counter() - began)
        try:
            await asyncio.shield(self.start(self.play.decide_as_level(table, seat, number, move)))
        except CannotDo as error:
            if error.key != "stale":
                raise

    async def hint(self, table: LiveTable, asker: Asker, level: str) -> protocol.Hint:
        """What a level would do in the guest's place."""
        guest = asker.guest
        if level not in level_names(table.kept.game):
            raise CannotDo("no-such-table-options")
        seat = table.seat_to_act(guest)
        if any(sitting.level is None and sitting.guest != guest for sitting in table.kept.sittings):
            raise CannotDo("hint-not-here")
        session, number = table.session, table.number
        thoughts = await self.thinkers.think(Sight.of(session, seat), level, asker)
        return presenters.hint(session, number, level, thoughts)
