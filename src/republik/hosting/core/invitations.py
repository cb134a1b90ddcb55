"""Taking a free seat, and links to one or for spectators."""

from functools import partial

from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Visitor

from .changes import Change, SeatTaken
from .decisions import change_seats
from .events import ChangeKind
from .service import TableService
from .table import Table
from .tokens import fresh_token, token_hash


def sit(table: Table, seat: str, visitor: Visitor) -> Change | None:
    """Takes a free seat. A player who already sits at the table stays there: following one's own link gives no second
    seat."""
    if table.seats_of(visitor.id):
        return None
    _check_free(table, seat)
    if table.record.rated and not visitor.member:
        raise CannotDo("members-only")
    return change_seats(table, SeatTaken(seat, visitor.id, visitor.name))


def _check_free(table: Table, name: str) -> None:
    """Raises CannotDo if there is no such seat, or somebody has it."""
    seats = {seat.seat: seat for seat in table.record.seats}
    if name not in seats:
        raise CannotDo("no-such-table-options")
    if not seats[name].is_free:
        raise CannotDo("seat-taken")


async def invite(tables: TableService, table: Table, seat: str | None, guest: int) -> str:
    """Creates a link and returns its token."""
    _check_host(table, guest)
    if seat is not None:
        _check_free(table, seat)
    token = fresh_token()
    await tables.store.invite(table.id, seat, token_hash(token))
    return token


async def withdraw_links(tables: TableService, table: Table, guest: int) -> tuple[int, int]:
    """Withdraws all spectator links and dismisses everyone who used one; returns the number of each. Seats stay."""
    _check_host(table, guest)
    links, gone = await tables.store.withdraw_links(table.id)
    table.record.watchers -= gone
    tables.publish(table, ChangeKind.ACCESS)
    return links, len(gone)


async def redeem(tables: TableService, token: str, visitor: Visitor) -> Table:
    """Redeems a link: the guest takes the seat, or watches."""
    invitation = await tables.store.find_invitation(token_hash(token))
    table = None if invitation is None else await tables.get(invitation.table)
    if invitation is None or table is None:
        raise CannotDo("not-found")
    if invitation.seat is not None:
        await tables.act(table, partial(sit, seat=invitation.seat, visitor=visitor), retry=True)
    else:
        await tables.store.watch(table.id, visitor.id)
        table.record.watchers.add(visitor.id)
        tables.publish(table, ChangeKind.ACCESS)
    return table


def _check_host(table: Table, guest: int) -> None:
    """Only players and the creator of a table may invite others."""
    if not table.seats_of(guest) and guest != table.record.made_by:
        raise CannotDo("not-your-seat")
