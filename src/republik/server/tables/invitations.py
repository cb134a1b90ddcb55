"""Links to a free seat, or for spectators."""

from functools import partial

from republik.server.refusals import CannotDo
from republik.server.tokens import fresh_token, token_hash
from republik.server.visitor import Visitor

from .events import How
from .seating import free_seat, sit
from .service import TableService
from .table import Table


async def invite(tables: TableService, table: Table, seat: str | None, guest: int) -> str:
    """Creates a link and returns its token."""
    _check_host(table, guest)
    if seat is not None:
        free_seat(table, seat)
    token = fresh_token()
    await tables.store.invite(table.id, seat, token_hash(token))
    return token


async def withdraw_links(tables: TableService, table: Table, guest: int) -> tuple[int, int]:
    """Withdraws all spectator links and dismisses everyone who used one; returns the number of each. Seats stay."""
    _check_host(table, guest)
    links, gone = await tables.store.withdraw_links(table.id)
    table.record.watchers -= gone
    tables.publish(table, How.ADMISSION)
    return links, len(gone)


async def redeem(tables: TableService, token: str, visitor: Visitor) -> Table:
    """Redeems a link: the guest takes the seat, or watches."""
    found = await tables.store.find_invitation(token_hash(token))
    table = None if found is None else await tables.get(found.table)
    if found is None or table is None:
        raise CannotDo("not-found")
    if found.seat is not None:
        await tables.act(table, partial(sit, seat=found.seat, visitor=visitor), retry=True)
    else:
        await tables.store.watch(table.id, visitor.id)
        table.record.watchers.add(visitor.id)
        tables.publish(table, How.ADMISSION)
    return table


def _check_host(table: Table, guest: int) -> None:
    """Only players and the creator of a table may invite others."""
    if not table.seats_of(guest) and guest != table.record.made_by:
        raise CannotDo("not-your-seat")
