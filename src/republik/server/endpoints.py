"""Every address of the server that is asked over HTTP: what it takes, what it answers, and what it does.

Routes and the OpenAPI description are both made from ENDPOINTS, so neither can say what the other does not.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import republik
from republik import games
from republik.table.records import one_line, write_record
from republik.wsdv.game import EDITIONS

from . import archive, protocol, telling
from .house import House, level_names
from .identity import Visitor
from .live import LiveTable
from .protocol import HIGHEST_NUMBER, MOST_MOVE_TEXT
from .refusals import CannotDo
from .settings import HINT_COST


@dataclass
class Call:
    """One request: the house, who asks, what the path, the query and the body say."""

    house: House
    visitor: Visitor | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    rename: Callable[[Visitor, str], Awaitable[None]]
    pay: Callable[[float], None]

    @property
    def guest(self) -> int | None:
        return None if self.visitor is None else self.visitor.id

    def known(self) -> Visitor:
        """The guest of an endpoint that makes whoever asks a guest."""
        assert self.visitor is not None
        return self.visitor

    async def table(self) -> LiveTable:
        return await self.house.find(self.path["table"], self.guest)

    def seat(self, table: LiveTable) -> int | None:
        return table.perspective(self.guest, self.query.get("seat"))

    def number(self, name: str, default: int) -> int:
        text = self.query.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > HIGHEST_NUMBER:
            raise CannotDo("bad-request")
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Parameter:
    """A part of the query."""

    name: str
    schema: dict[str, Any]
    about: str
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    name: str
    about: str
    handler: Handler
    answer: type
    body: type | None = None
    query: tuple[Parameter, ...] = ()
    makes_guest: bool = False
    status: int = 200
    refusals: tuple[int, ...] = ()


# -- people ---------------------------------------------------------------------------------------------------------


async def me(call: Call) -> protocol.Me:
    return protocol.Me(call.known().name)


async def rename(call: Call) -> protocol.Me:
    visitor = call.known()
    await call.rename(visitor, one_line(call.body.name))
    call.house.rename(visitor)
    return protocol.Me(visitor.name)


# -- tables ---------------------------------------------------------------------------------------------------------


async def list_games(_call: Call) -> protocol.Games:
    infos = [
        protocol.GameInfo(name, list(games.game(name).seats), list(EDITIONS), level_names()) for name in games.names()
    ]
    return protocol.Games(infos)


async def list_tables(call: Call) -> protocol.TableList:
    return await call.house.tables(call.guest)


async def make_table(call: Call) -> protocol.TableInfo:
    table = await call.house.make(call.body, call.known())
    return telling.table_info(table.kept, call.guest)


async def show_table(call: Call) -> protocol.TableInfo:
    return telling.table_info((await call.table()).kept, call.guest)


async def join_table(call: Call) -> protocol.TableInfo:
    table = await call.table()
    if not table.kept.is_open:
        raise CannotDo("not-your-seat")
    await call.house.sit(table, call.body.seat, call.known())
    return telling.table_info(table.kept, call.guest)


async def invite(call: Call) -> protocol.InvitationInfo:
    token = await call.house.invite(await call.table(), call.body.seat, call.known().id)
    return protocol.InvitationInfo(token, call.body.seat)


async def redeem(call: Call) -> protocol.TableInfo:
    table = await call.house.redeem(call.body.token, call.known())
    return telling.table_info(table.kept, call.guest)


# -- a game ----------------------------------------------------------------------------------------------------------


async def view(call: Call) -> protocol.TableView:
    table = await call.table()
    return telling.table_view(table, call.guest, call.seat(table), call.number("since", HIGHEST_NUMBER))


async def past_view(call: Call) -> protocol.PastView:
    table = await call.table()
    return telling.past_view(table.session, call.seat(table), call.number("at", 0))


async def events(call: Call) -> protocol.Story:
    table = await call.table()
    return telling.story(table, call.seat(table), call.number("since", 0))


async def moves(call: Call) -> protocol.Choices:
    table = await call.table()
    seat = call.seat(table)
    if seat is None or table.to_act() != seat:
        return protocol.Choices(table.number, [])
    return protocol.Choices(table.number, telling.choices(table.session.position.view(seat)))


async def why_not(call: Call) -> protocol.Verdict:
    table = await call.table()
    move = call.query.get("move", "")
    if not 0 < len(move) <= MOST_MOVE_TEXT:
        raise CannotDo("bad-request")
    table.seat_to_act(call.guest)
    return telling.verdict(table, move)


async def forecast(call: Call) -> protocol.Forecast:
    table = await call.table()
    return protocol.Forecast(table.number, telling.shown(table.session.position, call.seat(table)).forecast())


async def hint(call: Call) -> protocol.Hint:
    table = await call.table()
    call.pay(HINT_COST)
    return await call.house.hint(table, call.guest, call.body.level)


async def record(call: Call) -> str:
    table = await call.table()
    if not table.is_over():
        raise CannotDo("not-over")
    return write_record(table.session.record())


# -- the server itself -------------------------------------------------------------------------------------------------


async def health(call: Call) -> protocol.Health:
    await call.house.database.read(archive.touch)
    return protocol.Health("ok", republik.__version__)


async def metrics(call: Call) -> str:
    return call.house.metrics.text()


SEAT = Parameter("seat", {"type": "string"}, "which of one's own seats to look from")
SINCE = Parameter("since", {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}, "the first event that is told")
AT = Parameter("at", {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}, "after how many decisions")
MOVE = Parameter(
    "move", {"type": "string", "minLength": 1, "maxLength": MOST_MOVE_TEXT}, "a move's text", required=True
)
TABLE = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "me", "Who I am; a new visitor becomes a guest.", me, protocol.Me, makes_guest=True),
    Endpoint(
        "PUT", "/api/me", "rename", "The name others see.", rename, protocol.Me, protocol.NewName, makes_guest=True
    ),
    Endpoint("GET", "/api/games", "listGames", "What can be played.", list_games, protocol.Games),
    Endpoint("GET", "/api/tables", "listTables", "The lobby and my tables.", list_tables, protocol.TableList),
    Endpoint(
        "POST",
        "/api/tables",
        "makeTable",
        "Makes a table.",
        make_table,
        protocol.TableInfo,
        protocol.NewTable,
        makes_guest=True,
        status=201,
        refusals=(404, 409),
    ),
    Endpoint("GET", TABLE, "showTable", "A table.", show_table, protocol.TableInfo, refusals=(404,)),
    Endpoint(
        "POST",
        TABLE + "/join",
        "joinTable",
        "Takes a free seat at an open table.",
        join_table,
        protocol.TableInfo,
        protocol.Seating,
        makes_guest=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        TABLE + "/invitations",
        "invite",
        "Makes a link to a free seat, or to watch.",
        invite,
        protocol.InvitationInfo,
        protocol.NewInvitation,
        makes_guest=True,
        status=201,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/invitations",
        "redeem",
        "Takes an invitation.",
        redeem,
        protocol.TableInfo,
        protocol.Redemption,
        makes_guest=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/view",
        "view",
        "What my seat may know, or what anybody may.",
        view,
        protocol.TableView,
        query=(SEAT, SINCE),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        TABLE + "/past",
        "pastView",
        "What my seat knew after so many decisions.",
        past_view,
        protocol.PastView,
        query=(SEAT, AT),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        TABLE + "/events",
        "events",
        "What happened.",
        events,
        protocol.Story,
        query=(SEAT, SINCE),
        refusals=(404,),
    ),
    Endpoint(
        "GET", TABLE + "/moves", "moves", "My legal moves.", moves, protocol.Choices, query=(SEAT,), refusals=(404,)
    ),
    Endpoint(
        "GET",
        TABLE + "/why-not",
        "whyNot",
        "Why a move is not legal; only for the seat that is to act.",
        why_not,
        protocol.Verdict,
        query=(MOVE,),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/forecast",
        "forecast",
        "What the decade end would do if it came now.",
        forecast,
        protocol.Forecast,
        query=(SEAT,),
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        TABLE + "/hint",
        "hint",
        "What a level would do in my place.",
        hint,
        protocol.Hint,
        protocol.Question,
        refusals=(404, 409, 503),
    ),
    Endpoint(
        "GET",
        TABLE + "/record",
        "record",
        "The whole game with its seed, after the end.",
        record,
        str,
        refusals=(404, 409),
    ),
    Endpoint("GET", "/api/health", "health", "Whether the server can reach its database.", health, protocol.Health),
    Endpoint("GET", "/metrics", "metrics", "Figures in Prometheus' text form.", metrics, str),
)
