"""The requests that a page without a server answers in its own way: about the person here, new tables, and
records, which hold no secret from the one who has the whole game on their own machine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from republik import games
from republik.hosting import wire
from republik.hosting.core.record import TableRecord
from republik.hosting.core.sessions import whole_record
from republik.hosting.core.table import Table
from republik.hosting.core.table_options import level_names, steady_levels
from republik.hosting.endpoints import tables
from republik.hosting.endpoints.endpoint import TABLE, Call, get, post, put
from republik.hosting.endpoints.history import FILTERS, history_filters
from republik.hosting.endpoints.playing import in_interchange
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.hosting.views.finished import Finished, first_page, results, score_of
from republik.table.records import PERSON, Record, write_record

from .services import OfflineServices


@dataclass
class OfflineCall(Call):
    """A request of the page in the same browser."""

    services: OfflineServices


# -- the person -----------------------------------------------------------------------------------------------------


@get("/api/me")
async def me(call: OfflineCall) -> wire.Me:
    """The person at this browser."""
    return call.services.person.me()


@put("/api/me")
async def change_me(call: OfflineCall, body: wire.Changes) -> wire.Me:
    """Changes the name or the language."""
    await call.services.person.change(body)
    return call.services.person.me()


@get("/api/me/profile")
async def own_profile(call: OfflineCall) -> wire.Profile:
    """The person's results."""
    records = await call.services.store.tables()
    since = min((record.created.date().isoformat() for record in records), default="")
    finished = results(_finished(records, call.user().id))
    return wire.Profile(call.user().name, False, since, True, [], finished, [])


@get("/api/me/games", query=FILTERS)
async def own_games(call: OfflineCall) -> wire.History:
    """The person's finished games."""
    records = {record.id: record for record in await call.services.store.tables()}
    page, later = first_page(_finished(records.values(), call.user().id), history_filters(call))
    listed = [presenters.table_info(records[one.table], call.guest) for one in page]
    return wire.History(listed, None if later is None else later.isoformat())


def _finished(records: Iterable[TableRecord], guest: int) -> list[Finished]:
    """Finished games against others; lessons and games against oneself do not count."""
    finished = []
    for record in records:
        own = [seat.seat for seat in record.seats if seat.guest == guest]
        others = tuple(dict.fromkeys(seat.level or PERSON for seat in record.seats if seat.guest != guest))
        if record.result is not None and len(own) == 1 and others and not record.lesson:
            score = score_of(record.result, own[0])
            finished.append(Finished(record.id, record.created, record.game, own[0], others, score))
    return finished


# -- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", status=201)
async def make_table(call: OfflineCall, body: wire.NewTable) -> wire.TableInfo:
    """Creates a table for the people at this screen and computer players."""
    _check_seats(body.game, body.seats, body.sit)
    body.open = body.rated = False
    return await tables.make_table(call, body)


@post(TABLE + "/continue", status=201)
async def continue_game(call: OfflineCall, table: Table, body: wire.Continuation) -> wire.TableInfo:
    """Plays on from a position of a finished game."""
    _check_seats(table.record.game, body.seats, body.sit)
    body.open = False
    return await tables.continue_game(call, table, body)


def _check_seats(game: str, seats: Mapping[str, str], sit: list[str] | None) -> None:
    """Raises CannotDo for a slow level, or for a person who is elsewhere."""
    people = [seat for seat, player in seats.items() if player == PERSON]
    elsewhere = sit is not None and set(people) - set(sit)
    if elsewhere or _slow(game) & set(seats.values()):
        raise CannotDo("needs-server")


def _slow(game: str) -> frozenset[str]:
    """Levels that search: they need the compiled engine of a server."""
    return frozenset(level_names(game)) - frozenset(steady_levels(game)) if game in games.names() else frozenset()


# -- records --------------------------------------------------------------------------------------------------------


@get(TABLE + "/record")
async def record(_call: OfflineCall, table: Table) -> str:
    """The game with its seed, also before the end: a server's table goes on from it."""
    return write_record(_whole(table))


@get(TABLE + "/interchange")
async def interchange(_call: OfflineCall, table: Table) -> str:
    """The game so far in the interchange format of its kind."""
    return in_interchange(table.game, _whole(table))


def _whole(table: Table) -> Record:
    return whole_record(table.session, table.refused, reveal=True)
