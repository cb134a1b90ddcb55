"""Every address of the server that is asked over HTTP: what it takes, what it answers, and what it does.

Routes and the OpenAPI description are both made from ENDPOINTS, so neither can say what the other does not.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import republik
from republik import games
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.server import protocol
from republik.server.accounts.identity import Visitor
from republik.server.accounts.people import Entered, Origin, People
from republik.server.protocol import HIGHEST_NUMBER, MOST_MOVE_TEXT
from republik.server.rate_limit import Asker
from republik.server.refusals import CannotDo
from republik.server.settings import HINT_COST, LIST_COST
from republik.server.storage import queries as archive
from republik.server.storage import ratings
from republik.server.tables import presenters as telling
from republik.server.tables import preview as previews
from republik.server.tables import variants
from republik.server.tables.house import House
from republik.server.tables.table import LiveTable
from republik.server.tables.turns import while_there
from republik.server.tables.viewpoint import Gaze, gaze, gaze_back
from republik.table.games import UnknownGame
from republik.table.records import write_record

LIGHT = 0.25
"""What a page asks for whenever the pointer moves."""
MOST_ASKED = 64
"""Moves in one question."""
_MOVE_ID = re.compile(r"[0-9]{1,6}")


@dataclass
class Call:
    """One request: the house, who asks, what the path, the query and the body say."""

    house: House
    visitor: Visitor | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    people: People
    origin: Origin
    pay: Callable[[float], None]
    asker: Asker
    gone: Callable[[], Awaitable[None]]
    """Returns when nobody waits for the answer any more."""
    token: str | None = None
    """What the cookie is set to with the answer."""
    device: str | None = None
    """The same for the cookie of a known browser."""

    @property
    def guest(self) -> int | None:
        return None if self.visitor is None else self.visitor.id

    def known(self) -> Visitor:
        """The guest of an endpoint that makes whoever asks a guest."""
        assert self.visitor is not None
        return self.visitor

    async def enter(self, entered: Entered) -> protocol.Me:
        """The browser gets the token of a new session."""
        self.visitor, self.token, self.device = entered.visitor, entered.token, entered.device
        return await self.people.me(entered.visitor)

    async def table(self) -> LiveTable:
        return await self.house.find(self.path["table"], self.guest)

    def gaze(self, table: LiveTable) -> Gaze:
        return gaze(table, self.guest, self.query.get("seat"))

    def gaze_back(self, table: LiveTable) -> Gaze:
        return gaze_back(table, self.guest, self.query.get("seat"))

    def move(self) -> str | int:
        """A move's id or its text."""
        text = self.query.get("move", "")
        if not 0 < len(text) <= MOST_MOVE_TEXT:
            raise CannotDo("bad-request")
        return self.number("move", 0) if text.isascii() and text.isdecimal() else text

    def number(self, name: str, default: int) -> int:
        text = self.query.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > HIGHEST_NUMBER:
            raise CannotDo("bad-request")
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Accepted:
    """An answer that says: asked for, not done yet."""

    answer: Any


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
    cost: float = 1.0
    """How many requests it counts as."""
    later: bool = False
    """Whether it may also answer 202."""
    refusals: tuple[int, ...] = ()


# -- people ---------------------------------------------------------------------------------------------------------


async def me(call: Call) -> protocol.Me:
    return await call.people.me(call.known())


async def change_me(call: Call) -> protocol.Me:
    await call.people.change(call.known(), call.body, call.origin)
    return await me(call)


async def join(call: Call) -> protocol.Me:
    call.pay(HINT_COST)
    return await call.enter(await call.people.join(call.known(), call.body, call.origin))


async def log_in(call: Call) -> protocol.Me:
    return await call.enter(await call.people.log_in(call.visitor, call.body, call.origin))


async def log_out(call: Call) -> protocol.Me:
    return await call.enter(await call.people.log_out(call.visitor, call.origin))


async def change_password(call: Call) -> protocol.Me:
    return await call.enter(await call.people.change_password(call.known(), call.body, call.origin))


async def own_data(call: Call) -> protocol.OwnData:
    call.pay(HINT_COST)
    return await call.people.own_data(call.known())


async def send_link(call: Call) -> protocol.LinkSent:
    return await call.people.send_link(call.known(), call.origin)


async def confirm(call: Call) -> protocol.Confirmed:
    return await call.people.confirm(call.body.token)


async def leave(call: Call) -> protocol.Me:
    call.pay(HINT_COST)
    return await call.enter(await call.people.leave(call.known(), call.body, call.origin))


async def subscribe(call: Call) -> protocol.Me:
    await call.people.subscribe(call.known(), call.body, call.origin)
    return await me(call)


async def unsubscribe(call: Call) -> protocol.Me:
    await call.people.unsubscribe(call.known(), call.body.endpoint)
    return await me(call)


async def try_notices(call: Call) -> protocol.NoticeTest:
    call.pay(HINT_COST)
    return await call.house.notices.test(call.known().id)


async def list_ratings(call: Call) -> protocol.RatingList:
    return await call.house.database.read(ratings.best)


# -- tables ---------------------------------------------------------------------------------------------------------


async def list_games(_call: Call) -> protocol.Games:
    return protocol.Games([game_info(name) for name in variants.names()])


def game_info(name: str) -> protocol.GameInfo:
    editions = list(variants.VARIANTS[name])
    automatic = {edition: list(variants.automatic_seats(name, edition)) for edition in editions}
    seats, values = list(games.game(name).seats), variants.values_here(name)
    levels = variants.level_names(name)
    return protocol.GameInfo(name, seats, variants.OPTIONS[name], editions, automatic, levels, values)


async def own_parts(call: Call) -> protocol.OwnParts:
    values = call.path["values"]
    try:
        game = games.game(call.path["game"])
    except UnknownGame as error:
        raise CannotDo("not-found") from error
    if not game.has_values(values):
        raise CannotDo("not-found")
    options = {"values": values}
    names = {language: dict(renderer(game, language, options).names) for language in LANGUAGES}
    return protocol.OwnParts(values, game.presenter.components(options), names)


async def list_tables(call: Call) -> dict[str, Any]:
    return await call.house.lobby.tables(call.guest)


async def make_table(call: Call) -> protocol.TableInfo:
    table = await call.house.lobby.make(call.body, call.known())
    return telling.table_info(table.kept, call.guest)


async def show_table(call: Call) -> protocol.TableInfo:
    return telling.table_info((await call.table()).kept, call.guest)


async def join_table(call: Call) -> protocol.TableInfo:
    table = await call.table()
    if not table.kept.is_open:
        raise CannotDo("not-your-seat")
    await call.house.lobby.sit(table, call.body.seat, call.known())
    return telling.table_info(table.kept, call.guest)


async def invite(call: Call) -> protocol.InvitationInfo:
    token = await call.house.lobby.invite(await call.table(), call.body.seat, call.known().id)
    return protocol.InvitationInfo(token, call.body.seat)


async def withdraw_links(call: Call) -> protocol.LinksWithdrawn:
    return await call.house.lobby.withdraw_links(await call.table(), call.known().id)


async def redeem(call: Call) -> protocol.TableInfo:
    table = await call.house.lobby.redeem(call.body.token, call.known())
    return telling.table_info(table.kept, call.guest)


# -- a game ----------------------------------------------------------------------------------------------------------


async def view(call: Call) -> protocol.TableView:
    table = await call.table()
    return telling.table_view(table, call.guest, call.gaze(table), call.number("since", HIGHEST_NUMBER))


async def past_view(call: Call) -> protocol.PastView:
    table = await call.table()
    return telling.past_view(table, call.gaze_back(table), call.number("at", 0))


async def events(call: Call) -> protocol.Story:
    table = await call.table()
    return telling.story(table, call.gaze_back(table), call.number("since", 0))


async def moves(call: Call) -> protocol.Choices:
    table = await call.table()
    seen = call.gaze(table)
    if seen.seat is None or table.to_act() != seen.seat:
        return protocol.Choices(seen.number, [])
    return protocol.Choices(seen.number, telling.choices(seen.position.view(seen.seat), table.session.game))


async def why_not(call: Call) -> protocol.Verdict:
    table = await call.table()
    move = call.move()
    table.seat_to_act(call.guest)
    return telling.verdict(table, move)


async def why_not_all(call: Call) -> protocol.Verdicts:
    table = await call.table()
    place = call.query.get("place")
    asked = call.query.get("moves", "").split(",") if place is None else []
    if len(asked) > MOST_ASKED or not all(_MOVE_ID.fullmatch(move) for move in asked):
        raise CannotDo("bad-request")
    seat = table.seat_to_act(call.guest)
    if place is not None:
        asked = [str(move) for move in telling.meant(table, seat, place)]
    return protocol.Verdicts(table.number, {move: telling.why_not(table, int(move)) for move in asked})


async def preview(call: Call) -> protocol.Preview:
    table = await call.table()
    asked = call.move()
    seat = table.seat_to_act(call.guest)
    table.check_number(call.number("number", table.number))
    return previews.preview(table, seat, telling.read_move(table.session.position, asked))


async def timeline(call: Call) -> protocol.Timeline:
    table = await call.table()
    return previews.timeline(table, call.gaze_back(table))


async def forecast(call: Call) -> protocol.Forecast:
    table = await call.table()
    seen = call.gaze(table)
    return protocol.Forecast(seen.number, telling.forecast(seen.position, table.session.game))


async def hint(call: Call) -> protocol.Hint:
    table = await call.table()
    call.pay(HINT_COST)
    hint = call.house.hint(table, call.asker, call.body.level)
    return await while_there(hint, call.gone)


async def notes(call: Call) -> protocol.Notes:
    table, guest = await call.table(), call.known().id
    return protocol.Notes(await call.house.database.read(lambda link: archive.notes_of(link, table.id, guest)))


async def write_notes(call: Call) -> protocol.Notes:
    table, guest, text = await call.table(), call.known().id, call.body.text
    await call.house.database.write(lambda link: archive.keep_notes(link, table.id, guest, text))
    return protocol.Notes(text)


async def rematch(call: Call) -> protocol.TableInfo | Accepted:
    table = await call.table()
    again = await call.house.offers.rematch(table, call.guest)
    if again is None:
        return Accepted(telling.table_info(table.kept, call.guest))
    return telling.table_info((await call.house.find(again, call.guest)).kept, call.guest)


async def analysis(call: Call) -> protocol.Analysis:
    return await call.house.reviews.look(await call.table())


async def analyse(call: Call) -> protocol.Analysis:
    table = await call.table()
    call.pay(HINT_COST)
    return await call.house.reviews.begin(table, call.body.level, call.asker)


async def record(call: Call) -> str:
    table = await call.table()
    if not table.is_over():
        raise CannotDo("not-over")
    return write_record(table.record())


# -- the server itself -------------------------------------------------------------------------------------------------


async def health(call: Call) -> protocol.Health:
    await call.house.health.check()
    return protocol.Health("ok", republik.__version__)


async def metrics(call: Call) -> str:
    return call.house.metrics.text()


SEAT = Parameter("seat", {"type": "string"}, "which of one's own seats to look from")
SINCE = Parameter("since", {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}, "the first event that is told")
AT = Parameter("at", {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}, "after how many decisions")
MOVE = Parameter(
    "move", {"type": "string", "minLength": 1, "maxLength": MOST_MOVE_TEXT}, "a move's text or id", required=True
)
MOVES = Parameter(
    "moves",
    {"type": "string", "pattern": f"^[0-9]{{1,6}}(,[0-9]{{1,6}}){{0,{MOST_ASKED - 1}}}$"},
    f"at most {MOST_ASKED} ids of moves",
)
PLACE = Parameter("place", {"type": "string", "maxLength": MOST_MOVE_TEXT}, "instead: a place that was clicked")
NUMBER = Parameter(
    "number", {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}, "the number of the view that is looked at"
)
ANY_SEAT = Parameter(
    "seat",
    {"type": "string"},
    "which of one's own seats to look from; after the end any seat, or `open` for both hands",
)
TABLE = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "me", "Who I am; a new visitor becomes a guest.", me, protocol.Me, makes_guest=True),
    Endpoint(
        "PUT",
        "/api/me",
        "changeMe",
        "The name others see, the language, the e-mail address, notices.",
        change_me,
        protocol.Me,
        protocol.Changes,
        makes_guest=True,
        refusals=(409,),
    ),
    Endpoint(
        "POST",
        "/api/account",
        "join",
        "The guest becomes a member and keeps everything.",
        join,
        protocol.Me,
        protocol.NewAccount,
        makes_guest=True,
        status=201,
        refusals=(409,),
    ),
    Endpoint(
        "POST",
        "/api/login",
        "logIn",
        "A member comes back; the guest's tables become theirs.",
        log_in,
        protocol.Me,
        protocol.Login,
    ),
    Endpoint("POST", "/api/logout", "logOut", "This browser is a new guest's.", log_out, protocol.Me, protocol.Nothing),
    Endpoint(
        "PUT",
        "/api/password",
        "changePassword",
        "Another password; all other sessions end.",
        change_password,
        protocol.Me,
        protocol.NewPassword,
        makes_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/account/delete",
        "leave",
        "All that is kept of me goes, the account too; games stay, without a name.",
        leave,
        protocol.Me,
        protocol.Farewell,
        makes_guest=True,
    ),
    Endpoint("GET", "/api/me/data", "ownData", "All that is kept of me.", own_data, protocol.OwnData, makes_guest=True),
    Endpoint(
        "POST",
        "/api/email/link",
        "sendLink",
        "Sends the link that confirms my e-mail address once more.",
        send_link,
        protocol.LinkSent,
        protocol.Nothing,
        makes_guest=True,
        refusals=(409,),
    ),
    Endpoint(
        "POST",
        "/api/email/confirm",
        "confirmEmail",
        "An e-mail address is its owner's: the link was followed.",
        confirm,
        protocol.Confirmed,
        protocol.Confirmation,
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/push",
        "subscribe",
        "This browser takes push messages.",
        subscribe,
        protocol.Me,
        protocol.PushAddress,
        makes_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/push/forget",
        "unsubscribe",
        "This browser takes none any more.",
        unsubscribe,
        protocol.Me,
        protocol.PushEnd,
        makes_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/notify/test",
        "tryNotices",
        "Sends a notice by every way that is chosen.",
        try_notices,
        protocol.NoticeTest,
        protocol.Nothing,
        makes_guest=True,
    ),
    Endpoint("GET", "/api/ratings", "listRatings", "The best of each seat.", list_ratings, protocol.RatingList),
    Endpoint("GET", "/api/games", "listGames", "What can be played.", list_games, protocol.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/values/{values}",
        "ownParts",
        "The components of the game with values of the server's own.",
        own_parts,
        protocol.OwnParts,
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "listTables",
        "The lobby and my tables.",
        list_tables,
        protocol.TableList,
        cost=LIST_COST,
    ),
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
        "POST",
        TABLE + "/invitations/withdraw",
        "withdrawLinks",
        "Links to watch are worth nothing any more, and who came by one goes.",
        withdraw_links,
        protocol.LinksWithdrawn,
        protocol.Nothing,
        makes_guest=True,
        refusals=(404,),
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
        query=(ANY_SEAT, AT),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        TABLE + "/events",
        "events",
        "What happened.",
        events,
        protocol.Story,
        query=(ANY_SEAT, SINCE),
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
        cost=LIGHT,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/why-not-all",
        "whyNotAll",
        "Why each of some moves is not legal; only for the seat that is to act.",
        why_not_all,
        protocol.Verdicts,
        query=(MOVES, PLACE),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/preview",
        "preview",
        "What a move would lead to; only for the seat that is to act.",
        preview,
        protocol.Preview,
        query=(MOVE, NUMBER),
        cost=LIGHT,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/timeline",
        "timeline",
        "How the figures that both sides see went.",
        timeline,
        protocol.Timeline,
        query=(ANY_SEAT,),
        refusals=(404,),
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
        refusals=(404, 409),
    ),
    Endpoint(
        "GET", TABLE + "/notes", "notes", "What I wrote down.", notes, protocol.Notes, makes_guest=True, refusals=(404,)
    ),
    Endpoint(
        "PUT",
        TABLE + "/notes",
        "writeNotes",
        "Writes something down, for nobody else.",
        write_notes,
        protocol.Notes,
        protocol.Notes,
        makes_guest=True,
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        TABLE + "/rematch",
        "rematch",
        "Another game with sides swapped: at once, or offered to the other side (202, with this table).",
        rematch,
        protocol.TableInfo,
        protocol.AskRematch,
        status=201,
        later=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        TABLE + "/analysis",
        "analysis",
        "How far the analysis is, and what it found.",
        analysis,
        protocol.Analysis,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        TABLE + "/analysis",
        "analyse",
        "Asks for an analysis of the finished game.",
        analyse,
        protocol.Analysis,
        protocol.AskAnalysis,
        refusals=(404, 409),
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
    Endpoint("GET", "/api/health", "health", "Whether the database takes what is written.", health, protocol.Health),
    Endpoint("GET", "/metrics", "metrics", "Figures in Prometheus' text form.", metrics, str),
)
