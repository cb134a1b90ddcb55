"""Guests and members: accounts, sessions, notifications, ratings."""

from datetime import datetime
from functools import partial

from sqlalchemy import Connection, select

from republik import games
from republik.server import protocol
from republik.server.accounts.queries import find_member
from republik.server.http.call import HttpCall
from republik.server.notify.notices import SENDING
from republik.server.refusals import CannotDo
from republik.server.requests.endpoint import Accepted, Parameter, get, post, put
from republik.server.requests.history import FILTERS, history_filters
from republik.server.settings import HINT_COST, LIST_COST
from republik.server.storage import history, ratings
from republik.server.storage.models import Guest, aware
from republik.server.tables import presenters
from republik.server.tables.finished import results
from republik.server.tables.record import TableRecord
from republik.table.games import UnknownGame

GAME = Parameter("game", {"type": "string"}, "the game (default: the usual one)")


@get("/api/me", answers=protocol.Me, makes_guest=True)
async def me(call: HttpCall) -> protocol.Me:
    """The current visitor; a new visitor becomes a guest."""
    return await call.services.profiles.me(call.known())


@put("/api/me", answers=protocol.Me, body=protocol.Changes, makes_guest=True, refusals=(409,))
async def change_me(call: HttpCall) -> protocol.Me:
    """Changes the displayed name, the language, the e-mail address or the notifications."""
    await call.services.profiles.change(call.known(), call.body, call.origin)
    return await call.services.profiles.me(call.known())


@post("/api/account", answers=protocol.Me, body=protocol.NewAccount, makes_guest=True, status=201, refusals=(409,))
async def join(call: HttpCall) -> protocol.Me:
    """Turns the guest into a member, who keeps everything."""
    call.pay(HINT_COST)
    return await call.enter(await call.services.members.join(call.known(), call.body, call.origin))


@post("/api/login", answers=protocol.Me, body=protocol.Login)
async def log_in(call: HttpCall) -> protocol.Me:
    """Signs a member in; the guest's tables become the member's."""
    return await call.enter(await call.services.members.log_in(call.visitor, call.body, call.origin))


@post("/api/logout", answers=protocol.Me, body=protocol.EmptyBody)
async def log_out(call: HttpCall) -> protocol.Me:
    """Signs out; this browser becomes a new guest."""
    return await call.enter(await call.services.members.log_out(call.visitor, call.origin))


@put("/api/password", answers=protocol.Me, body=protocol.NewPassword, makes_guest=True)
async def change_password(call: HttpCall) -> protocol.Me:
    """Changes the password and ends all other sessions."""
    return await call.enter(await call.services.members.change_password(call.known(), call.body, call.origin))


@post("/api/account/delete", answers=protocol.Me, body=protocol.DeleteAccount, makes_guest=True)
async def leave(call: HttpCall) -> protocol.Me:
    """Deletes everything stored about me, including the account; games remain, without a name."""
    call.pay(HINT_COST)
    return await call.enter(await call.services.members.leave(call.known(), call.body, call.origin))


@get("/api/me/data", answers=protocol.OwnData, makes_guest=True)
async def own_data(call: HttpCall) -> protocol.OwnData:
    """Everything stored about me."""
    call.pay(HINT_COST)
    return await call.services.profiles.own_data(call.known())


@post("/api/email/link", answers=protocol.LinkSent, body=protocol.EmptyBody, makes_guest=True, refusals=(409,))
async def send_link(call: HttpCall) -> protocol.LinkSent:
    """Sends the confirmation link for the visitor's e-mail address again."""
    return await call.services.profiles.send_link(call.known(), call.origin)


@post("/api/email/confirm", answers=protocol.Confirmed, body=protocol.Confirmation, refusals=(404,))
async def confirm_email(call: HttpCall) -> protocol.Confirmed:
    """Confirms an e-mail address by its link."""
    return await call.services.profiles.confirm(call.body.token)


@post("/api/push", answers=protocol.Me, body=protocol.PushAddress, makes_guest=True)
async def subscribe(call: HttpCall) -> protocol.Me:
    """Subscribes this browser to push messages."""
    await call.services.profiles.subscribe(call.known(), call.body, call.origin)
    return await call.services.profiles.me(call.known())


@post("/api/push/forget", answers=protocol.Me, body=protocol.EndPush, makes_guest=True)
async def unsubscribe(call: HttpCall) -> protocol.Me:
    """Ends this browser's subscription."""
    await call.services.profiles.unsubscribe(call.known(), call.body.endpoint)
    return await call.services.profiles.me(call.known())


@post("/api/notify/test", answers=protocol.NoticeTest, body=protocol.EmptyBody, makes_guest=True, later=True)
async def try_notices(call: HttpCall) -> protocol.NoticeTest | Accepted:
    """Sends a test notification by every chosen channel; 202 if it is still on its way after two seconds."""
    call.pay(HINT_COST)
    became = await call.services.notices.test(call.known().id)
    return Accepted(became) if SENDING in (became.push, became.email, became.webhook) else became


@get("/api/me/profile", answers=protocol.Profile, makes_guest=True, cost=LIST_COST)
async def own_profile(call: HttpCall) -> protocol.Profile:
    """The visitor's results and ratings."""
    return await call.services.database.read(partial(_profile, guest=call.known().id, public=False))


@get("/api/me/games", answers=protocol.History, query=FILTERS, makes_guest=True, cost=LIST_COST)
async def own_games(call: HttpCall) -> protocol.History:
    """The visitor's finished games."""
    return await _games(call, call.known().id, public=False)


@get("/api/people/{name}", answers=protocol.Profile, cost=LIST_COST, refusals=(404,))
async def profile(call: HttpCall) -> protocol.Profile:
    """The public results and the ratings of a member."""
    member = await _member(call)
    return await call.services.database.read(partial(_profile, guest=member, public=member != call.guest))


@get("/api/people/{name}/games", answers=protocol.History, query=FILTERS, cost=LIST_COST, refusals=(404,))
async def games_of_member(call: HttpCall) -> protocol.History:
    """The finished games of a member that everybody may see."""
    member = await _member(call)
    return await _games(call, member, public=member != call.guest)


async def _member(call: HttpCall) -> int:
    _, found = await call.services.database.read(lambda connection: find_member(connection, call.path["name"]))
    if found is None:
        raise CannotDo("not-found")
    return found.id


def _profile(connection: Connection, guest: int, public: bool) -> protocol.Profile:
    row = connection.execute(select(Guest.name, Guest.name_key, Guest.created).where(Guest.id == guest)).one()
    return protocol.Profile(
        name=row.name,
        member=row.name_key is not None,
        since=aware(row.created).date().isoformat(),
        you=not public,
        ratings=ratings.of_person(connection, guest),
        results=results(history.finished(connection, guest, public=public)),
        curve=history.rating_curve(connection, guest),
    )


async def _games(call: HttpCall, guest: int, *, public: bool) -> protocol.History:
    filters = history_filters(call)

    def read(connection: Connection) -> tuple[list[TableRecord], datetime | None]:
        return history.page_of_games(connection, history.finished(connection, guest, public=public), filters)

    records, later = await call.services.database.read(read)
    tables = [presenters.table_info(record, call.guest) for record in records]
    return protocol.History(tables, None if later is None else later.isoformat())


@get("/api/ratings", answers=protocol.RatingList, query=(GAME,), refusals=(404,))
async def list_ratings(call: HttpCall) -> protocol.RatingList:
    """The leaderboard of a game."""
    try:
        game = games.game(call.query.get("game") or games.DEFAULT)
    except UnknownGame as error:
        raise CannotDo("not-found") from error
    return await call.services.database.read(lambda connection: ratings.best(connection, game.name, game.seats))
