"""The lobby: listing, creating and joining tables, invitations, notes, rematches."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import msgspec

from republik.server import protocol
from republik.server.refusals import CannotDo
from republik.server.settings import HINT_COST, LIST_COST
from republik.server.tables import invitations, offers, presenters, seating
from republik.server.tables.new_table import (
    TableRequest,
    checked_request,
    continued_table,
    is_against_computer,
    new_table,
)
from republik.server.tables.opening import FILES_WAITING
from republik.server.tables.record import ClockSettings, SeatAssignment
from republik.server.tables.table import Table
from republik.server.tables.turns import while_connected
from republik.server.tables.viewpoint import position_after

from .endpoint import TABLE, Accepted, Call, get, post, put


@get("/api/tables", answers=protocol.TableList, cost=LIST_COST)
async def list_tables(call: Call) -> dict[str, Any]:
    """The lobby and the visitor's tables."""
    return await call.services.lists.tables(call.guest)


@post(
    "/api/tables",
    answers=protocol.TableInfo,
    body=protocol.NewTable,
    makes_guest=True,
    status=201,
    refusals=(404, 409),
)
async def make_table(call: Call) -> protocol.TableInfo:
    """Creates a table."""
    services, maker = call.services, call.known()
    await _check_count(call)
    asked, seats = checked_request(_request(call.body), maker)
    await _check_open(call, asked, seats)
    first = is_against_computer(seats, maker.id) and not await services.tables.store.has_played(maker.id, asked.game)
    made = new_table(asked, seats, maker.id, services.tables.time, first_game=first)
    return _info(call, await services.tables.create(*made))


@post(
    TABLE + "/continue",
    answers=protocol.TableInfo,
    body=protocol.Continuation,
    makes_guest=True,
    status=201,
    refusals=(404, 409),
)
async def continue_game(call: Call) -> protocol.TableInfo:
    """Plays on from a position of a finished game, at a new table."""
    services, maker, body = call.services, call.known(), call.body
    original = await call.table()
    if not original.is_over():
        raise CannotDo("not-over")
    await _check_count(call)
    position = position_after(original, min(body.at, len(original.session.decisions)))
    if position.to_act() is None:
        raise CannotDo("game-over")
    record = original.record
    request = TableRequest(record.game, body.seats, record.options, is_open=body.open, sit=body.sit)
    asked, seats = checked_request(request, maker)
    await _check_open(call, asked, seats)
    made = continued_table(asked, seats, maker.id, services.tables.time, record.values, position)
    return _info(call, await services.tables.create(*made))


@post(
    "/api/records",
    answers=protocol.TableInfo,
    body=protocol.GameFile,
    makes_guest=True,
    status=201,
    cost=HINT_COST,
    refusals=(400, 409),
)
async def open_file(call: Call) -> protocol.TableInfo:
    """Opens a game from a file at a new private table; the visitor takes the seats of all people."""
    await _check_count(call)
    call.services.file_pace.take(call.asker)
    opening = call.services.workers.open_file(call.body.text, call.known(), call.asker)
    try:
        opened = await while_connected(opening, call.gone)
    except CannotDo as error:
        if error.key == FILES_WAITING:  # nobody has looked at it
            call.services.file_pace.give_back(call.asker)
        raise
    return _info(call, await call.services.tables.create(*opened))


def _info(call: Call, table: Table) -> protocol.TableInfo:
    return presenters.table_info(table.record, call.guest)


async def _check_count(call: Call) -> None:
    """Raises CannotDo if the visitor has created too many games that are still in play."""
    services = call.services
    if await services.tables.store.games_in_progress(call.known().id) >= services.settings.tables_per_guest:
        raise CannotDo("too-many-tables")


async def _check_open(call: Call, asked: TableRequest, seats: Sequence[SeatAssignment]) -> None:
    """Raises CannotDo if the visitor, or all guests of this network, have too many open tables with a free seat: the
    lobby belongs to everybody."""
    if not asked.is_open or not any(seat.is_free for seat in seats):
        return
    services, settings = call.services, call.services.settings
    made = await services.tables.store.open_tables()
    networks = services.computers.network_of
    near = sum(count for maker, count in made.items() if networks(maker) == call.asker.network)
    if made.get(call.known().id, 0) >= (most := settings.open_tables_per_guest):
        raise CannotDo("too-many-open-tables", details={"most": str(most)})
    if near >= (most := settings.open_tables_per_network):
        raise CannotDo("too-many-open-tables-nearby", details={"most": str(most)})


def _request(asked: protocol.NewTable) -> TableRequest:
    clock = asked.clock
    return TableRequest(
        game=asked.game,
        seats=asked.seats,
        options=asked.options,
        main_option=asked.edition,
        is_open=asked.open,
        sit=asked.sit,
        rated=asked.rated,
        language=asked.language,
        clock=ClockSettings(clock.kind, clock.days, clock.minutes, clock.increment),
        delay=asked.delay,
        takeover=asked.takeover,
        lesson=asked.lesson,
    )


@get(TABLE, answers=protocol.TableInfo, refusals=(404,))
async def show_table(call: Call) -> protocol.TableInfo:
    """A table."""
    return _info(call, await call.table())


@post(TABLE + "/join", answers=protocol.TableInfo, body=protocol.Seating, makes_guest=True, refusals=(404, 409))
async def join_table(call: Call) -> protocol.TableInfo:
    """Takes a free seat at an open table."""
    table = await call.table()
    if not table.record.is_open:
        raise CannotDo("not-your-seat")
    sit = partial(seating.sit, seat=call.body.seat, visitor=call.known())
    await call.services.tables.act(table, sit, retry=True)
    return _info(call, table)


@post(
    TABLE + "/invitations",
    answers=protocol.InvitationInfo,
    body=protocol.NewInvitation,
    makes_guest=True,
    status=201,
    refusals=(404, 409),
)
async def invite(call: Call) -> protocol.InvitationInfo:
    """Creates a link to a free seat, or for spectators."""
    table = await call.table()
    call.services.invitation_pace.take(call.asker)
    token = await invitations.invite(call.services.tables, table, call.body.seat, call.known().id)
    return protocol.InvitationInfo(token, call.body.seat)


@post("/api/invitations", answers=protocol.TableInfo, body=protocol.Redemption, makes_guest=True, refusals=(404, 409))
async def redeem(call: Call) -> protocol.TableInfo:
    """Redeems an invitation."""
    table = await invitations.redeem(call.services.tables, call.body.token, call.known())
    return _info(call, table)


@post(
    TABLE + "/invitations/withdraw",
    answers=protocol.LinksWithdrawn,
    body=protocol.EmptyBody,
    makes_guest=True,
    refusals=(404,),
)
async def withdraw_links(call: Call) -> protocol.LinksWithdrawn:
    """Withdraws all spectator links and dismisses everyone who used one."""
    table = await call.table()
    return protocol.LinksWithdrawn(*await invitations.withdraw_links(call.services.tables, table, call.known().id))


@get(TABLE + "/notes", answers=protocol.Notes, makes_guest=True, refusals=(404,))
async def notes(call: Call) -> protocol.Notes:
    """The visitor's private notes."""
    table = await call.table()
    return protocol.Notes(await call.services.tables.store.notes(table.id, call.known().id))


@put(TABLE + "/notes", answers=protocol.Notes, body=protocol.Notes, makes_guest=True, refusals=(404,))
async def write_notes(call: Call) -> protocol.Notes:
    """Stores the visitor's private notes."""
    table, text = await call.table(), call.body.text
    await call.services.tables.store.write_notes(table.id, call.known().id, text)
    return protocol.Notes(text)


@get(TABLE + "/lesson", answers=protocol.LessonProgress, makes_guest=True, refusals=(404,))
async def lesson_progress(call: Call) -> protocol.LessonProgress:
    """How far the visitor has followed the lesson at this table."""
    table = await call.table()
    kept = await call.services.tables.store.lesson_progress(table.id, call.known().id)
    return msgspec.json.decode(kept, type=protocol.LessonProgress) if kept else protocol.LessonProgress()


@put(
    TABLE + "/lesson",
    answers=protocol.LessonProgress,
    body=protocol.LessonProgress,
    makes_guest=True,
    refusals=(404,),
)
async def keep_lesson_progress(call: Call) -> protocol.LessonProgress:
    """Stores how far the visitor has followed the lesson."""
    table, kept = await call.table(), msgspec.json.encode(call.body).decode()
    await call.services.tables.store.keep_lesson_progress(table.id, call.known().id, kept)
    return cast("protocol.LessonProgress", call.body)


@post(
    TABLE + "/rematch",
    answers=protocol.TableInfo,
    body=protocol.RequestRematch,
    status=201,
    later=True,
    refusals=(404, 409),
)
async def rematch(call: Call) -> protocol.TableInfo | Accepted:
    """Starts a rematch with sides swapped, or offers it to the other side (202, with this table)."""
    table, tables = await call.table(), call.services.tables
    await tables.act(table, partial(offers.ask_for_rematch, guest=call.guest), retry=True)
    again = table.status.rematch
    if again is None:
        return Accepted(_info(call, table))
    return _info(call, await tables.find(again, call.guest))
