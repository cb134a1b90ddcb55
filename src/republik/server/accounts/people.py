"""Guests who become members, members who come back: accounts, sessions, and what people choose for themselves."""

import logging
import re
import secrets
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from msgspec import UNSET
from sqlalchemy import Connection, ForeignKey, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from republik.messages.i18n import LANGUAGES
from republik.server import protocol
from republik.server.notify.notices import Notices, subscribe, unsubscribe
from republik.server.notify.push import BadSubscription, Subscription
from republik.server.notify.safe_http import CannotSend, check_url
from republik.server.rate_limit import network
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage import ratings
from republik.server.storage.database import Database
from republik.server.storage.models import (
    Base,
    ChatRow,
    Guest,
    NameLook,
    NoteRow,
    PushSubscription,
    RatingRow,
    SeatRow,
    SessionRow,
    TableRow,
    Watcher,
)
from republik.server.tables.bus import Bus
from republik.server.tables.decisions import resign
from republik.server.tables.people import PeopleAtTables
from republik.server.tables.service import TableService
from republik.server.tokens import fresh_token, token_hash
from republik.server.visitor import Visitor
from republik.table.records import one_line

from .devices import KEY_BYTES, Devices
from .identity import Guests, make_guest, open_session
from .login_throttle import LoginThrottle
from .lookalikes import looks, marks_fit, seen, spaced
from .own_data import own_data
from .passwords import Passwords, check_strength

MOST_NAME: Final = 40
MOST_SITE: Final = 200
FREE_GUESSES: Final = 5
LONGEST_WAIT: Final = 60.0
"""For a name: whoever guesses must not be able to keep its owner out for long."""
FREE_GUESSES_FROM_ADDRESS: Final = 20
LONGEST_WAIT_FOR_ADDRESS: Final = 300.0
_EMAIL: Final = re.compile(r"[^@\s<>(),;:\"\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")

_log = logging.getLogger("republik.server")


@dataclass(frozen=True)
class Origin:
    """Where a request comes from: the cookie's hash, the network address, the address of the page, and the cookie of a
    browser in which a member has been before."""

    session: str | None
    address: str
    site: str
    device: str | None = None


@dataclass(frozen=True)
class Entered:
    """Somebody with a new session; the token goes into the cookie, and so does the sign of a known browser (nothing:
    it is forgotten; None: it stays as it is)."""

    visitor: Visitor
    token: str
    device: str | None = None


@dataclass(frozen=True)
class _Member:
    id: int
    name: str
    password_hash: str


class People:
    """All who use the server."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        guests: Guests,
        tables: TableService,
        at_tables: PeopleAtTables,
        notices: Notices,
        bus: Bus,
    ) -> None:
        self._settings = settings
        self._database = database
        self._guests = guests
        self._tables = tables
        self._at_tables = at_tables
        self._notices = notices
        self._bus = bus
        self._passwords = Passwords()
        self._names = LoginThrottle(FREE_GUESSES, LONGEST_WAIT)
        self._addresses = LoginThrottle(FREE_GUESSES_FROM_ADDRESS, LONGEST_WAIT_FOR_ADDRESS)
        self._known = LoginThrottle(FREE_GUESSES, LONGEST_WAIT)
        self._links = notices.confirmations
        self._devices = Devices(secrets.token_bytes(KEY_BYTES))

    async def start(self) -> None:
        self._devices = await Devices.start(self._database)

    def close(self) -> None:
        self._passwords.close()

    async def me(self, visitor: Visitor) -> protocol.Me:
        """All that somebody may know of themselves."""
        key, mail = self._notices.push_key, self._links.can_send
        return await self._database.read(lambda connection: _me(connection, visitor.id, key, mail))

    async def own_data(self, visitor: Visitor) -> protocol.OwnData:
        """All that is kept of somebody."""
        return await self._database.read(lambda connection: own_data(connection, visitor.id))

    # Accounts

    async def join(self, visitor: Visitor, asked: protocol.NewAccount, origin: Origin) -> Entered:
        """The guest becomes a member, and everything of theirs stays theirs, but for the ways of hearing of a turn:
        whoever put this guest's cookie here must hear nothing of the member."""
        if visitor.member:
            raise CannotDo("already-member")
        name = clean_name(asked.name)
        if not name:
            raise CannotDo("bad-name")
        check_strength(asked.password, name)
        values: dict[str, Any] = {"name": name, "name_key": name_key(name), "site": origin.site, **_NO_NOTICES}
        if await self._database.read(lambda connection: _owner(connection, name)) is not None:
            raise CannotDo("name-taken")
        if asked.email:
            values["email"] = clean_email(asked.email)
        values["password_hash"] = await self._passwords.hash(asked.password)
        token = fresh_token()
        try:
            await self._database.write(lambda connection: _join(connection, visitor.id, values, token_hash(token)))
        except IntegrityError as error:
            raise CannotDo("name-taken") from error
        _log.info("member joined", extra={"fields": {"person": visitor.id}})
        member = Visitor(visitor.id, name, True)
        self._at_tables.rename(member)
        if asked.email:
            with suppress(CannotDo):  # too many links have been sent: it can be asked for later
                self._links.check(member.id, asked.email, origin.address)
                self._notices.begin(self._links.send(member.id))
        return self._enter(member, token)

    async def log_in(self, visitor: Visitor | None, asked: protocol.Login, origin: Origin) -> Entered:
        """A member comes back; what they did as a guest becomes theirs."""
        member = await self._check(asked.name, asked.password, origin)
        token = fresh_token()
        guest = visitor.id if visitor is not None and not visitor.member else None
        if self._passwords.is_outdated(member.password_hash):
            hashed = await self._passwords.hash(asked.password)
            await self._database.write(lambda connection: _set_password(connection, member.id, hashed))

        def enter(connection: Connection) -> None:
            _end_session(connection, origin.session)
            if guest is not None:
                _hand_over(connection, guest, member.id)
            connection.execute(update(Guest).where(Guest.id == member.id).values(site=origin.site))
            open_session(connection, member.id, token_hash(token))

        await self._database.write(enter)
        entered = Visitor(member.id, member.name, True)
        if visitor is not None:
            self._guests.forget(visitor.id)
        if guest is not None:
            await self._at_tables.hand_over(guest, entered)
            self._bus.tell(person=guest)
        _log.info("logged in", extra={"fields": {"person": member.id}})
        return Entered(entered, token, self._devices.cookie(member.id))

    async def log_out(self, visitor: Visitor | None, origin: Origin) -> Entered:
        """This browser is a new guest's; other sessions go on."""
        token = fresh_token()

        def leave(connection: Connection) -> Visitor:
            _end_session(connection, origin.session)
            return make_guest(connection, token_hash(token))

        guest = await self._database.write(leave)
        if visitor is not None:
            self._forget(visitor.id)
        return Entered(guest, token)

    async def change_password(self, visitor: Visitor, asked: protocol.NewPassword, origin: Origin) -> Entered:
        """All other sessions end."""
        member = await self._check_own(visitor, asked.old, origin)
        check_strength(asked.new, member.name)
        hashed, token = await self._passwords.hash(asked.new), fresh_token()

        def change(connection: Connection) -> None:
            _set_password(connection, member.id, hashed)
            connection.execute(delete(SessionRow).where(SessionRow.guest_id == member.id))
            open_session(connection, member.id, token_hash(token))

        await self._database.write(change)
        _log.info("password changed", extra={"fields": {"person": member.id}})
        return self._enter(Visitor(member.id, member.name, True), token)

    async def leave(self, visitor: Visitor, asked: protocol.Farewell, origin: Origin) -> Entered:
        """All that is kept of somebody is gone: what was being played is given up, and all games stay, without a
        name."""
        if visitor.member:
            await self._check_own(visitor, asked.password, origin)
        await self._give_up(visitor.id)
        token = fresh_token()

        def remove(connection: Connection) -> Visitor:
            _remove(connection, visitor.id, chat=asked.chat)
            return make_guest(connection, token_hash(token))

        guest = await self._database.write(remove)
        self._at_tables.rename(Visitor(visitor.id, ""))
        if asked.chat:
            self._at_tables.silence(visitor.id)
        self._forget(visitor.id)
        await self._database.let_go_of_deleted()
        _log.info("somebody left", extra={"fields": {"person": visitor.id}})
        return Entered(guest, token, "")

    async def _give_up(self, member: int) -> None:
        """Nobody should wait for somebody who does not come back."""
        seats = await self._database.read(lambda connection: _seats_in_play(connection, member))
        for table_id, seat in seats:
            table = await self._tables.get(table_id)
            if table is not None:
                with suppress(CannotDo):  # over in the meantime
                    await self._tables.act(table, partial(resign, guest=member, wanted=seat))

    async def _check(self, name: str, password: str, origin: Origin, session: str | None = None) -> _Member:
        """The member with this name and password. Names that are not there cost as much time as those that are. Whoever
        guesses elsewhere must not keep the owner out of a browser that is known (by `session`, or by its cookie): there
        only its own failures count."""
        key, member = await self._database.read(lambda connection: _find_member(connection, name))
        known = session or (None if member is None else self._devices.recognise(origin.device, member.id))
        forgive = self._begin(known) if known is not None else self._begin_unknown(key, network(origin.address))
        fits = await self._passwords.fits(None if member is None else member.password_hash, password)
        if member is None or not fits:
            _log.info("login refused")
            raise CannotDo("login-refused")
        forgive()
        return member

    def _begin(self, device: str) -> Callable[[], None]:
        """An attempt in a known browser; what forgives it is returned."""
        self._known.begin(device)
        return lambda: self._known.forgive(device, all_before=True)

    def _begin_unknown(self, key: str, network_name: str) -> Callable[[], None]:
        self._addresses.begin(network_name)
        self._names.begin(key)

        def forgive() -> None:
            self._addresses.forgive(network_name, all_before=False)
            self._names.forgive(key, all_before=True)

        return forgive

    async def _check_own(self, visitor: Visitor, password: str, origin: Origin) -> _Member:
        if not visitor.member:
            raise CannotDo("members-only")
        return await self._check(visitor.name, password, origin, origin.session)

    def _enter(self, visitor: Visitor, token: str) -> Entered:
        self._forget(visitor.id)
        return Entered(visitor, token, self._devices.cookie(visitor.id))

    def _forget(self, person: int) -> None:
        """Sessions are asked for anew, here and elsewhere, and sockets have to be opened anew."""
        self._guests.forget(person)
        self._at_tables.let_go(person)
        self._bus.tell(person=person)

    async def hear(self, person: int) -> None:
        """Another process has changed somebody."""
        self._guests.forget(person)
        self._at_tables.let_go(person)
        self._at_tables.reread(person)

    # What people choose

    async def change(self, visitor: Visitor, asked: protocol.Changes, origin: Origin) -> None:
        """Name, language, e-mail and notices, each where it is given."""
        values: dict[str, Any] = {"site": origin.site}
        if asked.language is not UNSET:
            if asked.language not in ("", *LANGUAGES):
                raise CannotDo("bad-request")
            values["language"] = asked.language
        if asked.email is not UNSET:
            values |= await self._email_values(visitor, asked.email)
        if asked.notify is not UNSET:
            values |= self._notify_values(asked.notify)
        if asked.name is not UNSET:
            values |= await self._name_values(visitor, asked.name)
        if values.get("email") and self._links.can_send:
            self._links.check(visitor.id, values["email"], origin.address)
            values["email_token"] = token_hash(fresh_token())  # a link is on its way: no notice becomes another one

        def write(connection: Connection) -> None:
            connection.execute(update(Guest).where(Guest.id == visitor.id).values(**values))
            if values.get("name_key"):
                _keep_looks(connection, visitor.id, values["name"])

        try:
            await self._database.write(write)
        except IntegrityError as error:
            raise CannotDo("name-taken") from error
        if values.get("email"):
            self._notices.begin(self._links.send(visitor.id))
        if "name" in values:
            self._guests.forget(visitor.id)
            visitor.name = values["name"]
            self._at_tables.rename(visitor)
            self._bus.tell(person=visitor.id)

    def _notify_values(self, asked: protocol.Notify) -> dict[str, Any]:
        if asked.webhook:
            try:
                check_url(asked.webhook, local=self._settings.local_receivers)
            except CannotSend as error:
                raise CannotDo("bad-webhook") from error
        return {"notify_push": asked.push, "notify_email": asked.email, "webhook": asked.webhook}

    async def _email_values(self, visitor: Visitor, asked: str) -> dict[str, Any]:
        """A new address is worth nothing before its owner has followed the link."""
        email = clean_email(asked) if asked else ""
        if email == (await self.me(visitor)).email:
            return {}
        return {"email": email, "email_confirmed": False, "email_token": None}

    async def send_link(self, visitor: Visitor, origin: Origin) -> protocol.LinkSent:
        """The link to the own address once more."""
        me = await self.me(visitor)
        if not me.email or me.email_confirmed:
            raise CannotDo("no-email-to-confirm")
        self._links.check(visitor.id, me.email, origin.address)
        return protocol.LinkSent(await self._links.send(visitor.id))

    async def confirm(self, token: str) -> protocol.Confirmed:
        return protocol.Confirmed(await self._links.confirm(token))

    async def _name_values(self, visitor: Visitor, asked: str) -> dict[str, Any]:
        """Nobody takes the name of a member, or one that looks like it; guests neither."""
        name = clean_name(asked)
        if visitor.member and not name:
            raise CannotDo("bad-name")
        owner = await self._database.read(lambda connection: _owner(connection, name, visitor.id)) if name else None
        if owner is not None:
            raise CannotDo("name-taken")
        return {"name": name, "name_key": name_key(name)} if visitor.member else {"name": name}

    async def subscribe(self, visitor: Visitor, asked: protocol.PushAddress, origin: Origin) -> None:
        """This browser takes push messages from now on."""
        browser = Subscription(asked.endpoint, asked.p256dh, asked.auth)
        try:
            check_url(browser.endpoint, local=self._settings.local_receivers)
            browser.check()
        except (CannotSend, BadSubscription) as error:
            raise CannotDo("bad-request") from error

        def add(connection: Connection) -> None:
            subscribe(connection, visitor.id, browser)
            values = {"notify_push": True, "site": origin.site}
            connection.execute(update(Guest).where(Guest.id == visitor.id).values(**values))

        await self._database.write(add)

    async def unsubscribe(self, visitor: Visitor, endpoint: str) -> None:
        await self._database.write(lambda connection: unsubscribe(connection, visitor.id, endpoint))


# -- names -----------------------------------------------------------------------------------------------------------


def clean_name(name: str) -> str:
    """A name as others see it: one line, nothing invisible in it, at most 40 characters, few marks on a letter."""
    cleaned = one_line(seen(name))
    if len(cleaned) > MOST_NAME or not marks_fit(cleaned):
        raise CannotDo("bad-name")
    return cleaned


def name_key(name: str) -> str:
    """How a member is found again at the login: the same for capitals and forms of the same letter. It stays as it was
    when names could still have anything in them; whether two names look alike is for `looks` to say."""
    plain = spaced(unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", plain.casefold())
    return " ".join(folded.split())[: 3 * MOST_NAME]


def clean_email(email: str) -> str:
    """An address that looks like one."""
    if not _EMAIL.fullmatch(email) or not email.isprintable():
        raise CannotDo("bad-email")
    return email


# -- what is kept ----------------------------------------------------------------------------------------------------


_NO_NOTICES: Final = {
    "email": "",
    "email_confirmed": False,
    "email_token": None,
    "webhook": "",
    "notify_push": False,
    "notify_email": False,
}


def _me(connection: Connection, guest: int, push_key: str, mail: bool) -> protocol.Me:
    row = connection.execute(select(Guest.__table__).where(Guest.id == guest)).one()
    notify = protocol.Notify(row.notify_push, row.notify_email, row.webhook)
    rated = ratings.of_person(connection, guest)
    return protocol.Me(
        name=row.name,
        member=row.name_key is not None,
        email=row.email,
        language=row.language,
        ratings=rated,
        notify=notify,
        push_key=push_key,
        email_confirmed=row.email_confirmed,
        mail=mail,
    )


def _find_member(connection: Connection, name: str) -> tuple[str, _Member | None]:
    """Whose name it is, and the key it is kept by: as it is written, since names of before may have signs in them that
    are not seen, otherwise as it would be kept now."""
    keys = (name_key(name), name_key(seen(name)))
    for key in keys:
        row = connection.execute(select(Guest.id, Guest.name, Guest.password_hash).where(Guest.name_key == key)).first()
        if row is not None:
            return key, _Member(row.id, row.name, row.password_hash or "")
    return keys[-1], None


def _owner(connection: Connection, name: str, but: int = 0) -> int | None:
    """The member, other than this one, who has the name or one that looks like it."""
    named = select(Guest.id).where(Guest.name_key == name_key(name), Guest.id != but)
    alike = select(NameLook.guest_id).where(NameLook.look.in_(looks(name)), NameLook.guest_id != but)
    return connection.scalar(named.limit(1)) or connection.scalar(alike.limit(1))


def _keep_looks(connection: Connection, member: int, name: str) -> None:
    """IntegrityError where somebody else was quicker."""
    connection.execute(delete(NameLook).where(NameLook.guest_id == member))
    connection.execute(insert(NameLook), [{"look": look, "guest_id": member} for look in sorted(looks(name))])


def _join(connection: Connection, guest: int, values: dict[str, Any], hashed: str) -> None:
    """The guest's sessions and push messages end with the guest: a token that somebody else has seen, or left here, is
    worth nothing now."""
    connection.execute(update(Guest).where(Guest.id == guest, Guest.name_key.is_(None)).values(**values))
    _keep_looks(connection, guest, values["name"])
    for table in (SessionRow, PushSubscription):
        connection.execute(delete(table).where(table.guest_id == guest))
    open_session(connection, guest, hashed)


def _set_password(connection: Connection, member: int, hashed: str) -> None:
    connection.execute(update(Guest).where(Guest.id == member).values(password_hash=hashed))


def _end_session(connection: Connection, hashed: str | None) -> None:
    if hashed is not None:
        connection.execute(delete(SessionRow).where(SessionRow.token_hash == hashed))


def _seats_in_play(connection: Connection, member: int) -> list[tuple[str, str]]:
    found = connection.execute(
        select(SeatRow.table_id, SeatRow.seat)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.guest_id == member, TableRow.result.is_(None))
    )
    return [(row.table_id, row.seat) for row in found]


def _remove(connection: Connection, person: int, *, chat: bool) -> None:
    """Seats and finished games stay, since they are also somebody else's; a line of chat keeps its place."""
    for table, column in (
        (SessionRow, SessionRow.guest_id),
        (PushSubscription, PushSubscription.guest_id),
        (RatingRow, RatingRow.guest_id),
        (NoteRow, NoteRow.guest_id),
        (NameLook, NameLook.guest_id),
        (Watcher, Watcher.guest_id),
    ):
        connection.execute(delete(table).where(column == person))
    if chat:
        connection.execute(update(ChatRow).where(ChatRow.guest_id == person).values(text=""))
    nothing = {"name": "", "name_key": None, "password_hash": None, "language": "", "site": "", **_NO_NOTICES}
    connection.execute(update(Guest).where(Guest.id == person).values(**nothing))


def _hand_over(connection: Connection, guest: int, member: int) -> None:
    """Everything that points to the guest points to the member from now on, but for sessions and push messages: the
    cookie of a guest may have been put here by somebody else, who must hear nothing of the member."""
    for private in (SessionRow, PushSubscription):
        connection.execute(delete(private).where(private.guest_id == guest))
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if any(_points_to_guests(key) for key in column.foreign_keys):
                _redirect(connection, table, column.name, guest, member)


def _points_to_guests(key: ForeignKey) -> bool:
    return key.column.table.name == Guest.__tablename__


def _redirect(connection: Connection, table: Table, column: str, guest: int, member: int) -> None:
    """Where the member has a row of their own for the same thing (a note at a table), the guest's is dropped."""
    pointer = table.columns[column]
    if pointer.primary_key:
        others = [key for key in table.primary_key.columns if key is not pointer]
        for row in connection.execute(select(*others).where(pointer == member)).all():
            same = [key == value for key, value in zip(others, row, strict=True)]
            connection.execute(delete(table).where(pointer == guest, *same))
    connection.execute(update(table).where(pointer == guest).values({column: member}))
