"""Tables are listed, made and joined here."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from republik import games
from republik.server import protocol
from republik.server.accounts.identity import Visitor, fresh_token, token_hash
from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.models import now
from republik.server.storage.queries import Kept, Sitting
from republik.table.games import UnknownGame
from republik.table.session import new_session

from . import presenters
from .clocks import check_clock
from .lessons import check_lesson, lesson_seed
from .table import LiveTable, entries_of, written_name
from .variants import AUTOMATIC, automatic_seats, checked_edition, is_solo, options, players_for, values_here

if TYPE_CHECKING:
    from .house import House

PERSON = "person"
ID_BYTES = 12
Keep = Callable[[str, Callable[[Connection], None]], Awaitable[None]]
"""Keeps a new table: its id, and what writes it."""

_log = logging.getLogger("republik.server")


class PublicList:
    """Tables that everybody may see, as they are told to whoever sits at none of them."""

    def __init__(self, tables: list[Kept]) -> None:
        self._tables = tables
        self._people = {sitting.guest for kept in tables for sitting in kept.sittings}
        self._all = _written(presenters.table_info(kept, None) for kept in tables)

    def told(self, guest: int | None) -> msgspec.Raw:
        if guest is None or guest not in self._people:
            return self._all
        return _written(presenters.table_info(kept, guest) for kept in self._tables)


def _written(tables: Iterable[protocol.TableInfo]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(list(tables)))


class Lobby:
    """What can be joined, and how one comes to a table."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._reading: asyncio.Task[tuple[PublicList, PublicList]] | None = None
        self._read_again = 0.0

    async def tables(self, guest: int | None) -> dict[str, Any]:
        """A `TableList`, of which most is written already."""
        mine = [] if guest is None else await self._house.database.read(lambda link: queries.tables_of(link, guest))
        free, watch = await self._public()
        told = [presenters.table_info(kept, guest) for kept in mine]
        return {"open": free.told(guest), "mine": told, "watch": watch.told(guest)}

    async def _public(self) -> tuple["PublicList", "PublicList"]:
        """What everybody sees is read and written once a second, however many ask."""
        if self._reading is None or monotonic() >= self._read_again:
            self._read_again = monotonic() + self._house.settings.lists_seconds
            self._reading = self._house.start(self._read())
        try:
            return await asyncio.shield(self._reading)
        except Exception:
            self._reading = None
            raise

    async def _read(self) -> tuple["PublicList", "PublicList"]:
        free = await self._house.database.read(queries.open_tables)
        watch = await self._house.database.read(queries.watchable_tables)
        return PublicList(free), PublicList(watch)

    async def make(self, asked: protocol.NewTable, maker: Visitor) -> LiveTable:
        """A new table with its first cards dealt."""
        in_progress = await self._house.database.read(lambda link: queries.games_in_progress(link, maker.id))
        if in_progress >= self._house.settings.tables_per_guest:
            raise CannotDo("too-many-tables")
        asked.edition = checked_edition(asked.game, asked.edition)
        sittings = sittings_for(asked, maker)
        check_options(asked)
        if asked.rated and not maker.member:
            raise CannotDo("members-only")
        return await self.make_with(asked, sittings, maker.id)

    async def make_with(
        self, asked: protocol.NewTable, sittings: list[Sitting], maker: int, keep: Keep | None = None
    ) -> LiveTable:
        """A table at which these sit, written by itself, or by `keep` together with what else it brings about."""
        try:
            names = {sitting.seat: written_name(sitting) for sitting in sittings}
            values = "" if asked.lesson else values_here(asked.game)
            chosen = options(asked.game, asked.edition, values)
            session = new_session(games.game(asked.game), chosen, names, lesson_seed(asked.lesson))
        except (ValueError, LookupError) as error:
            raise CannotDo("no-such-table-options") from error
        seed = session.seed.reveal() if session.seed is not None else ""
        table_id = secrets.token_urlsafe(ID_BYTES)
        kept = Kept(table_id, asked.game, asked.edition, asked.open, maker, seed, now(), None, sittings)
        kept.rated, kept.language, kept.clock = asked.rated, asked.language, asked.clock
        kept.delay, kept.takeover, kept.lesson, kept.values = asked.delay, asked.takeover, asked.lesson, values
        kept.revision = session.game.revision
        log = entries_of(session.decisions)
        table = LiveTable(kept, log)
        kept.state = self._house.state_after(table, kept.state)

        def add(connection: Connection) -> None:
            queries.add_table(connection, kept, log)

        await (self._house.database.write(add) if keep is None else keep(table_id, add))
        self._house.clocks.schedule(table)
        self._house.remember(table)
        self._house.wake(table)
        _log.info("table made", extra={"fields": {"table": table_id, "open": asked.open}})
        return table

    async def invite(self, table: LiveTable, seat: str | None, guest: int) -> str:
        """The token of a link to a free seat, or to watch."""
        if not table.seats_of(guest) and guest != table.kept.made_by:
            raise CannotDo("not-your-seat")
        if seat is not None:
            free_seat(table, seat)
        token = fresh_token()
        hashed = token_hash(token)
        await self._house.database.write(lambda connection: queries.invite(connection, table.id, seat, hashed))
        return token

    async def withdraw_links(self, table: LiveTable, guest: int) -> protocol.LinksWithdrawn:
        """All links to watch are worth nothing now, and who came by one has to go. Seats stay as they are."""
        if not table.seats_of(guest) and guest != table.kept.made_by:
            raise CannotDo("not-your-seat")
        links, gone = await self._house.database.write(lambda link: queries.withdraw_links(link, table.id))
        table.kept.watchers -= gone
        self._house.show_out(table)
        self._house.others.tell(table=table.id)
        return protocol.LinksWithdrawn(links, len(gone))

    async def redeem(self, token: str, visitor: Visitor) -> LiveTable:
        """An invitation is taken: the guest sits down, or watches."""
        hashed = token_hash(token)
        found = await self._house.database.read(lambda connection: queries.find_invitation(connection, hashed))
        table = None if found is None else await self._house.table(found[0])
        if found is None or table is None:
            raise CannotDo("not-found")
        if found[1] is not None:
            await self.sit(table, found[1], visitor)
        else:
            guest = visitor.id
            await self._house.database.write(lambda link: queries.watch(link, table.id, guest, by_link=True))
            table.kept.watchers.add(visitor.id)
            self._house.others.tell(table=table.id)
        return table

    async def sit(self, table: LiveTable, seat: str, visitor: Visitor) -> None:
        """A free seat is taken. Who sits at the table already stays there: the own link is no second seat."""
        try:
            await self._sit(table, seat, visitor)
        except CannotDo as error:
            if error.key != "stale":
                raise
            await self._sit(table, seat, visitor)  # another process had gone on: the table has been read again

    async def _sit(self, table: LiveTable, seat: str, visitor: Visitor) -> None:
        async with table.lock:
            if table.seats_of(visitor.id):
                return
            sitting = free_seat(table, seat)
            if table.kept.rated and not visitor.member:
                raise CannotDo("members-only")
            state = self._house.stopped(table)
            sitting.guest, sitting.name = visitor.id, visitor.name
            try:
                await self._house.keep_state(
                    table,
                    self._house.state_after(table, state),
                    lambda connection: queries.sit(connection, table.id, seat, visitor.id),
                )
            except BaseException:
                sitting.guest, sitting.name = None, ""
                raise
            table.session.header[seat] = written_name(sitting)
        self._house.notices.hear(table, [])


def sittings_for(asked: protocol.NewTable, maker: Visitor) -> list[Sitting]:
    """Who sits where, as asked for; CannotDo where that is not possible."""
    try:
        seats = games.game(asked.game).seats
    except UnknownGame as error:
        raise CannotDo("no-such-table-options") from error
    automatic = automatic_seats(asked.game, asked.edition)
    wanted = {**asked.seats, **dict.fromkeys(automatic, AUTOMATIC)}
    persons = [seat for seat in seats if wanted.get(seat) == PERSON]
    sit = (persons if automatic else persons[:1]) if asked.sit is None else asked.sit
    others = [(seat, player) for seat, player in wanted.items() if seat not in automatic and player != PERSON]
    strange = [seat for seat, player in others if player not in players_for(asked.game, seat)]
    if set(wanted) != set(seats) or strange or not set(sit) <= set(persons):
        raise CannotDo("no-such-table-options")
    sittings = [Sitting(seat, None if wanted[seat] == PERSON else wanted[seat]) for seat in seats]
    for sitting in sittings:
        if sitting.seat in sit:
            sitting.guest, sitting.name = maker.id, maker.name
    return sittings


def check_options(asked: protocol.NewTable) -> None:
    """What is asked for fits together, or CannotDo."""
    levels = [level for level in asked.seats.values() if level != PERSON]
    if not check_clock(asked.clock):
        raise CannotDo("no-such-table-options")
    if is_solo(asked.game, asked.edition):
        check_solo(asked)
    if asked.rated and (levels or len(asked.seats) > 2 or (asked.sit is not None and len(asked.sit) > 1)):
        raise CannotDo("rated-needs-people")
    if asked.lesson:
        check_lesson(asked, levels)


def check_solo(asked: protocol.NewTable) -> None:
    """One person plays every seat that the rules do not, or the computer does; nobody else can join."""
    own = {level for seat, level in asked.seats.items() if seat not in automatic_seats(asked.game, asked.edition)}
    everywhere = asked.sit is None or len(asked.sit) == len(games.game(asked.game).seats) - len(
        automatic_seats(asked.game, asked.edition)
    )
    if PERSON in own and (len(own) > 1 or not everywhere):
        raise CannotDo("no-such-table-options")


def free_seat(table: LiveTable, seat: str) -> Sitting:
    for sitting in table.kept.sittings:
        if sitting.seat == seat:
            if not sitting.is_free:
                raise CannotDo("seat-taken")
            return sitting
    raise CannotDo("no-such-table-options")
