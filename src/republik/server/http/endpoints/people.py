"""Guests and members: accounts, sessions, notifications, ratings."""

from datetime import datetime
from functools import partial

from sqlalchemy import Connection, select

from republik import games
from republik.hosting import wire
from republik.hosting.core.record import TableRecord
from republik.hosting.core.table_options import game_of
from republik.hosting.endpoints.endpoint import TEXT, Accepted, Parameter, get, post, put
from republik.hosting.endpoints.history import FILTERS, history_filters
from republik.hosting.load.rate_limit import HINT_COST, LIST_COST
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.hosting.views.finished import results
from republik.server.accounts.queries import find_member
from republik.server.http.services import HttpCall
from republik.server.notify.notices import SENDING
from republik.server.storage import history, ratings
from republik.server.storage.models import Guest, aware

GAME = Parameter("game", TEXT, "the game (default: the usual one)")


@get("/api/me", makes_guest=True)
async def me(call: HttpCall) -> wire.Me:
    """The current visitor; a new visitor becomes a guest."""
    return await call.services.profiles.me(call.user())


@put("/api/me", makes_guest=True, refusals=(409,))
async def change_me(call: HttpCall, body: wire.Changes) -> wire.Me:
    """Changes the displayed name, the language, the e-mail address or the notifications."""
    await call.services.profiles.change(call.user(), body, call.origin)
    return await call.services.profiles.me(call.user())


@post("/api/account", makes_guest=True, status=201, refusals=(409,))
async def join(call: HttpCall, body: wire.NewAccount) -> wire.Me:
    """Turns the guest into a member, who keeps everything."""
    call.pay(HINT_COST)
    return await call.enter(await call.services.members.join(call.user(), body, call.origin))


@post("/api/login")
async def log_in(call: HttpCall, body: wire.Login) -> wire.Me:
    """Signs a member in; the guest's tables become the member's."""
    return await call.enter(await call.services.members.log_in(call.visitor, body, call.origin))


@post("/api/logout")
async def log_out(call: HttpCall, _body: wire.EmptyBody) -> wire.Me:
    """Signs out; this browser becomes a new guest."""
    return await call.enter(await call.services.members.log_out(call.visitor, call.origin))


@put("/api/password", makes_guest=True)
async def change_password(call: HttpCall, body: wire.NewPassword) -> wire.Me:
    """Changes the password and ends all other sessions."""
    return await call.enter(await call.services.members.change_password(call.user(), body, call.origin))


@post("/api/account/delete", makes_guest=True)
async def leave(call: HttpCall, body: wire.DeleteAccount) -> wire.Me:
    """Deletes everything stored about me, including the account; games remain, without a name."""
    call.pay(HINT_COST)
    return await call.enter(await call.services.members.leave(call.user(), body, call.origin))


@get("/api/me/data", makes_guest=True)
async def own_data(call: HttpCall) -> wire.OwnData:
    """Everything stored about me."""
    call.pay(HINT_COST)
    return await call.services.profiles.own_data(call.user())


@post("/api/email/link", makes_guest=True, refusals=(409,))
async def send_link(call: HttpCall, _body: wire.EmptyBody) -> wire.LinkSent:
    """Sends the confirmation link for the visitor's e-mail address again."""
    return await call.services.profiles.send_link(call.user(), call.origin)


@post("/api/email/confirm", refusals=(404,))
async def confirm_email(call: HttpCall, body: wire.Confirmation) -> wire.Confirmed:
    """Confirms an e-mail address by its link."""
    return wire.Confirmed(await call.services.notices.confirmations.confirm(body.token))


@post("/api/push", makes_guest=True)
async def subscribe(call: HttpCall, body: wire.PushAddress) -> wire.Me:
    """Subscribes this browser to push messages."""
    await call.services.profiles.subscribe(call.user(), body, call.origin)
    return await call.services.profiles.me(call.user())


@post("/api/push/forget", makes_guest=True)
async def unsubscribe(call: HttpCall, body: wire.EndPush) -> wire.Me:
    """Ends this browser's subscription."""
    await call.services.profiles.unsubscribe(call.user(), body.endpoint)
    return await call.services.profiles.me(call.user())


@post("/api/notify/test", makes_guest=True)
async def try_notices(call: HttpCall, _body: wire.EmptyBody) -> wire.NoticeTest | Accepted[wire.NoticeTest]:
    """Sends a test notification by every chosen channel; 202 if it is still on its way after two seconds."""
    call.pay(HINT_COST)
    became = await call.services.notices.test(call.user().id)
    return Accepted(became) if SENDING in (became.push, became.email, became.webhook) else became


@get("/api/me/profile", makes_guest=True, cost=LIST_COST)
async def own_profile(call: HttpCall) -> wire.Profile:
    """The visitor's results and ratings."""
    return await call.services.database.read(partial(_profile, guest=call.user().id, public=False))


@get("/api/me/games", query=FILTERS, makes_guest=True, cost=LIST_COST)
async def own_games(call: HttpCall) -> wire.History:
    """The visitor's finished games."""
    return await _games(call, call.user().id, public=False)


@get("/api/people/{name}", cost=LIST_COST, refusals=(404,))
async def profile(call: HttpCall) -> wire.Profile:
    """The public results and the ratings of a member."""
    member = await _member(call)
    return await call.services.database.read(partial(_profile, guest=member, public=member != call.guest))


@get("/api/people/{name}/games", query=FILTERS, cost=LIST_COST, refusals=(404,))
async def games_of_member(call: HttpCall) -> wire.History:
    """The finished games of a member that everybody may see."""
    member = await _member(call)
    return await _games(call, member, public=member != call.guest)


async def _member(call: HttpCall) -> int:
    _, member = await call.services.database.read(lambda connection: find_member(connection, call.path["name"]))
    if member is None:
        raise CannotDo("not-found")
    return member.id


def _profile(connection: Connection, guest: int, public: bool) -> wire.Profile:
    row = connection.execute(select(Guest.name, Guest.name_key, Guest.created).where(Guest.id == guest)).one()
    return wire.Profile(
        name=row.name,
        member=row.name_key is not None,
        since=aware(row.created).date().isoformat(),
        you=not public,
        ratings=ratings.of_person(connection, guest),
        results=results(history.finished(connection, guest, public=public)),
        curve=history.rating_curve(connection, guest),
    )


async def _games(call: HttpCall, guest: int, *, public: bool) -> wire.History:
    filters = history_filters(call)

    def read(connection: Connection) -> tuple[list[TableRecord], datetime | None]:
        return history.page_of_games(connection, history.finished(connection, guest, public=public), filters)

    records, later = await call.services.database.read(read)
    tables = [presenters.table_info(record, call.guest) for record in records]
    return wire.History(tables, None if later is None else later.isoformat())


@get("/api/ratings", query=(GAME,), refusals=(404,))
async def list_ratings(call: HttpCall) -> wire.RatingList:
    """The leaderboard of a game."""
    game = game_of(call.query.get("game") or games.DEFAULT)
    return await call.services.database.read(lambda connection: ratings.best(connection, game.name, game.seats))
