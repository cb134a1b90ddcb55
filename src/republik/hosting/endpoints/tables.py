"""The lobby: listing, creating and joining tables, invitations, notes, rematches."""

import json
from dataclasses import asdict
from functools import partial

from republik.hosting import wire
from republik.hosting.core import invitations, offers
from republik.hosting.core.import_file import FILES_WAITING
from republik.hosting.core.new_table import checked_request, continued_table, is_against_computer, new_table
from republik.hosting.core.record import TableRecord
from republik.hosting.core.store import OpenTableBounds
from republik.hosting.core.table import Table
from republik.hosting.load.fair_queue import while_connected
from republik.hosting.load.rate_limit import HINT_COST, LIST_COST
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters

from .endpoint import TABLE, Accepted, Call, get, post, put


@get("/api/tables", cost=LIST_COST)
async def list_tables(call: Call) -> wire.TableList:
    """The lobby and the visitor's tables."""
    return await call.services.lists.tables(call.guest)


@post("/api/tables", makes_guest=True, status=201, refusals=(404, 409))
async def make_table(call: Call, body: wire.NewTable) -> wire.TableInfo:
    """Creates a table."""
    services, maker = call.services, call.user()
    await _check_count(call)
    request, seats = checked_request(body, maker)
    first = is_against_computer(seats, maker.id) and not await services.tables.store.has_played(maker.id, request.game)
    record, log = new_table(request, seats, maker.id, services.tables.time, first_game=first)
    return _info(call, await services.tables.create(record, log, _bounds(call, record)))


@post(TABLE + "/continue", makes_guest=True, status=201, refusals=(404, 409))
async def continue_game(call: Call, table: Table, body: wire.Continuation) -> wire.TableInfo:
    """Plays on from a position of a finished game, at a new table."""
    services, maker = call.services, call.user()
    table.check_over()
    await _check_count(call)
    position = table.position_after(min(body.at, len(table.session.decisions)))
    if position.to_act() is None:
        raise CannotDo("game-over")
    game, options, values = table.record.game, dict(table.record.options), table.record.values
    same = wire.NewTable(body.seats, game, options=options, open=body.open, sit=body.sit)
    request, seats = checked_request(same, maker)
    record, log = continued_table(request, seats, maker.id, services.tables.time, values, position)
    return _info(call, await services.tables.create(record, log, _bounds(call, record)))


@post("/api/records", makes_guest=True, status=201, cost=HINT_COST, refusals=(400, 409))
async def open_file(call: Call, body: wire.GameFile) -> wire.TableInfo:
    """Opens a game from a file at a new private table; the visitor takes the seats of all people."""
    await _check_count(call)
    call.services.file_pace.take(call.asker)
    opening = call.services.workers.open_file(body.text, call.user(), call.asker)
    try:
        opened = await while_connected(opening, call.gone)
    except CannotDo as error:
        if error.key == FILES_WAITING:  # nobody has looked at it
            call.services.file_pace.give_back(call.asker)
        raise
    return _info(call, await call.services.tables.create(*opened))


def _info(call: Call, table: Table) -> wire.TableInfo:
    return presenters.table_info(table.record, call.guest)


async def _check_count(call: Call) -> None:
    """Raises CannotDo if the visitor has created too many games that are still in play."""
    services = call.services
    if await services.tables.store.games_in_progress(call.user().id) >= services.settings.tables_per_guest:
        raise CannotDo("too-many-tables")


def _bounds(call: Call, record: TableRecord) -> OpenTableBounds | None:
    """The bounds of an open table with a free seat: the lobby belongs to everybody.

    The database counts, so the bound per guest holds across all processes. Which network a guest comes from is not
    stored, since the server keeps no addresses; the bound per network therefore holds for the guests whom this process
    has seen. Compute it right before the table is created, so that nobody can arrive in between.
    """
    if not record.is_open or not any(seat.is_free for seat in record.seats):
        return None
    settings, neighbours = call.services.settings, call.services.computers.guests_in(call.asker.network)
    return OpenTableBounds(settings.open_tables_per_guest, settings.open_tables_per_network, neighbours)


@get(TABLE, refusals=(404,))
async def show_table(call: Call, table: Table) -> wire.TableInfo:
    """A table."""
    return _info(call, table)


@post(TABLE + "/join", makes_guest=True, refusals=(404, 409))
async def join_table(call: Call, table: Table, body: wire.Seating) -> wire.TableInfo:
    """Takes a free seat at an open table."""
    if not table.record.is_open:
        raise CannotDo("not-your-seat")
    sit = partial(invitations.sit, seat=body.seat, visitor=call.user())
    await call.services.tables.act(table, sit, retry=True)
    return _info(call, table)


@post(TABLE + "/invitations", makes_guest=True, status=201, refusals=(404, 409))
async def invite(call: Call, table: Table, body: wire.NewInvitation) -> wire.InvitationInfo:
    """Creates a link to a free seat, or for spectators."""
    call.services.invitation_pace.take(call.asker)
    token = await invitations.invite(call.services.tables, table, body.seat, call.user().id)
    return wire.InvitationInfo(token, body.seat)


@post("/api/invitations", makes_guest=True, refusals=(404, 409))
async def redeem(call: Call, body: wire.Redemption) -> wire.TableInfo:
    """Redeems an invitation."""
    table = await invitations.redeem(call.services.tables, body.token, call.user())
    return _info(call, table)


@post(TABLE + "/invitations/withdraw", makes_guest=True, refusals=(404,))
async def withdraw_links(call: Call, table: Table, _body: wire.EmptyBody) -> wire.LinksWithdrawn:
    """Withdraws all spectator links and dismisses everyone who used one."""
    return wire.LinksWithdrawn(*await invitations.withdraw_links(call.services.tables, table, call.user().id))


@get(TABLE + "/notes", makes_guest=True, refusals=(404,))
async def notes(call: Call, table: Table) -> wire.Notes:
    """The visitor's private notes."""
    return wire.Notes(await call.services.tables.store.notes(table.id, call.user().id))


@put(TABLE + "/notes", makes_guest=True, refusals=(404,))
async def write_notes(call: Call, table: Table, body: wire.Notes) -> wire.Notes:
    """Stores the visitor's private notes."""
    await call.services.tables.store.write_notes(table.id, call.user().id, body.text)
    return body


@get(TABLE + "/lesson", makes_guest=True, refusals=(404,))
async def lesson_progress(call: Call, table: Table) -> wire.LessonProgress:
    """How far the visitor has followed the lesson at this table."""
    text = await call.services.tables.store.lesson_progress(table.id, call.user().id)
    return wire.LessonProgress(**json.loads(text)) if text else wire.LessonProgress()


@put(TABLE + "/lesson", makes_guest=True, refusals=(404,))
async def keep_lesson_progress(call: Call, table: Table, body: wire.LessonProgress) -> wire.LessonProgress:
    """Stores how far the visitor has followed the lesson."""
    text = json.dumps(asdict(body), ensure_ascii=False)
    await call.services.tables.store.keep_lesson_progress(table.id, call.user().id, text)
    return body


@post(TABLE + "/rematch", status=201, refusals=(404, 409))
async def rematch(call: Call, table: Table, _body: wire.RequestRematch) -> wire.TableInfo | Accepted[wire.TableInfo]:
    """Starts a rematch with sides swapped, or offers it to the other side (202, with this table)."""
    tables = call.services.tables
    await tables.act(table, partial(offers.ask_for_rematch, guest=call.guest), retry=True)
    again = table.status.rematch
    if again is None:
        return Accepted(_info(call, table))
    return _info(call, await tables.find(again, call.guest))
