"""The requests that a page without a server answers in its own way: about the person here, new tables, and
records, which hold no secret from the one who has the whole game on their own machine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from republik import games
from republik.server import protocol
from republik.server.refusals import CannotDo
from republik.server.requests import tables
from republik.server.requests.endpoint import TABLE, Call, get, post, put
from republik.server.requests.history import FILTERS, history_filters
from republik.server.requests.playing import in_interchange
from republik.server.tables import presenters
from republik.server.tables.finished import Finished, first_page, results, score_of
from republik.server.tables.record import TableRecord
from republik.server.tables.sessions import whole_record
from republik.server.tables.setup import level_names, steady_levels
from republik.server.tables.table import Table
from republik.table.records import PERSON, Record, write_record

from .services import OfflineServices


@dataclass
class OfflineCall(Call):
    """A request of the page in the same browser."""

    services: OfflineServices


# -- the person -----------------------------------------------------------------------------------------------------


@get("/api/me", answers=protocol.Me)
async def me(call: OfflineCall) -> protocol.Me:
    """The person at this browser."""
    return call.services.person.me()


@put("/api/me", answers=protocol.Me, body=protocol.Changes)
async def change_me(call: OfflineCall) -> protocol.Me:
    """Changes the name or the language."""
    await call.services.person.change(call.body)
    return call.services.person.me()


@get("/api/me/profile", answers=protocol.Profile)
async def own_profile(call: OfflineCall) -> protocol.Profile:
    """The person's results."""
    records = await call.services.store.tables()
    since = min((record.created.date().isoformat() for record in records), default="")
    found = results(_finished(records, call.known().id))
    return protocol.Profile(call.known().name, False, since, True, [], found, [])


@get("/api/me/games", answers=protocol.History, query=FILTERS)
async def own_games(call: OfflineCall) -> protocol.History:
    """The person's finished games."""
    records = {record.id: record for record in await call.services.store.tables()}
    page, later = first_page(_finished(records.values(), call.known().id), history_filters(call))
    shown = [presenters.table_info(records[one.table], call.guest) for one in page]
    return protocol.History(shown, None if later is None else later.isoformat())


def _finished(records: Iterable[TableRecord], guest: int) -> list[Finished]:
    """Finished games against others; lessons and games against oneself do not count."""
    found = []
    for record in records:
        own = [seat.seat for seat in record.seats if seat.guest == guest]
        others = tuple(dict.fromkeys(seat.level or PERSON for seat in record.seats if seat.guest != guest))
        if record.result is not None and len(own) == 1 and others and not record.lesson:
            score = score_of(record.result, own[0])
            found.append(Finished(record.id, record.created, record.game, own[0], others, score))
    return found


# -- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", answers=protocol.TableInfo, body=protocol.NewTable, status=201)
async def make_table(call: OfflineCall) -> protocol.TableInfo:
    """Creates a table for the people at this screen and computer players."""
    asked: protocol.NewTable = call.body
    _check_seats(asked.game, asked.seats, asked.sit)
    asked.open = asked.rated = False
    made: protocol.TableInfo = await tables.make_table(call)
    return made


@post(TABLE + "/continue", answers=protocol.TableInfo, body=protocol.Continuation, status=201)
async def continue_game(call: OfflineCall) -> protocol.TableInfo:
    """Plays on from a position of a finished game."""
    original = await call.table()
    _check_seats(original.record.game, call.body.seats, call.body.sit)
    call.body.open = False
    made: protocol.TableInfo = await tables.continue_game(call)
    return made


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


@get(TABLE + "/record", answers=str)
async def record(call: OfflineCall) -> str:
    """The game with its seed, also before the end: a server's table goes on from it."""
    table = await call.table()
    return write_record(_whole(table))


@get(TABLE + "/interchange", answers=str)
async def interchange(call: OfflineCall) -> str:
    """The game so far in the interchange format of its kind."""
    table = await call.table()
    return in_interchange(table.game, _whole(table))


def _whole(table: Table) -> Record:
    return whole_record(table.session, table.refused, reveal=True)
