"""Accounts and their sessions: guests who become members, members who sign in and who leave."""

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import IntegrityError

from republik.hosting import wire
from republik.hosting.core.bus import Bus
from republik.hosting.core.decisions import resign
from republik.hosting.core.service import TableService
from republik.hosting.core.tokens import fresh_token, token_hash
from republik.hosting.load.rate_limit import network
from republik.hosting.refusals import CannotDo
from republik.hosting.views.people_at_tables import PeopleAtTables
from republik.hosting.visitor import Visitor
from republik.server.notify.notices import Notices
from republik.server.storage.database import Database
from republik.server.storage.models import Guest, SessionRow

from . import queries
from .devices import KEY_BYTES, Devices
from .identity import Guests, Origin, make_guest, open_session
from .login_throttle import LoginThrottle
from .names import clean_email, clean_name, name_key
from .passwords import Passwords, check_strength
from .queries import GuestValues, Member

FREE_GUESSES: Final = 5
LONGEST_WAIT: Final = 60.0
"""For names: somebody who guesses passwords must not lock the owner out for long."""
FREE_GUESSES_FROM_ADDRESS: Final = 20
LONGEST_WAIT_FOR_ADDRESS: Final = 300.0

_log = logging.getLogger("republik.server")


@dataclass(frozen=True)
class SignedIn:
    """A person with a new session: the session token, and the device cookie (empty deletes it, None leaves it as it
    is)."""

    visitor: Visitor
    token: str
    device: str | None = None


@dataclass(eq=False)
class Members:
    """Joining, signing in and out, leaving."""

    database: Database
    guests: Guests
    tables: TableService
    at_tables: PeopleAtTables
    notices: Notices
    bus: Bus

    def __post_init__(self) -> None:
        self._passwords = Passwords()
        self._names = LoginThrottle(FREE_GUESSES, LONGEST_WAIT)
        self._addresses = LoginThrottle(FREE_GUESSES_FROM_ADDRESS, LONGEST_WAIT_FOR_ADDRESS)
        self._browsers = LoginThrottle(FREE_GUESSES, LONGEST_WAIT)
        self._devices = Devices(secrets.token_bytes(KEY_BYTES))

    async def start(self) -> None:
        self._devices = await Devices.start(self.database)

    def close(self) -> None:
        self._passwords.close()

    async def join(self, visitor: Visitor, request: wire.NewAccount, origin: Origin) -> SignedIn:
        """The guest becomes a member and keeps everything except the notification channels: whoever planted this
        guest's cookie must learn nothing about the member."""
        if visitor.member:
            raise CannotDo("already-member")
        name = clean_name(request.name)
        if not name:
            raise CannotDo("bad-name")
        check_strength(request.password, name)
        values: GuestValues = {"name": name, "name_key": name_key(name), "site": origin.site, **queries.NO_NOTICES}
        if await self.database.read(lambda connection: queries.owner_of(connection, name)) is not None:
            raise CannotDo("name-taken")
        if request.email:
            values["email"] = clean_email(request.email)
        values["password_hash"] = await self._passwords.hash(request.password)
        token = fresh_token()
        try:
            await self.database.write(
                lambda connection: queries.join(connection, visitor.id, values, token_hash(token))
            )
        except IntegrityError as error:
            raise CannotDo("name-taken") from error
        _log.info("account created", extra={"fields": {"person": visitor.id}})
        member = Visitor(visitor.id, name, True)
        self.at_tables.rename(member)
        if request.email:
            with suppress(CannotDo):  # too many links have been sent: ask again later
                self.notices.confirmations.check(member.id, request.email, origin.address)
                self.notices.begin(self.notices.confirmations.send(member.id))
        return self._enter(member, token)

    async def log_in(self, visitor: Visitor | None, request: wire.Login, origin: Origin) -> SignedIn:
        """Signs in; what the member did as a guest becomes theirs."""
        member = await self._check(request.name, request.password, origin)
        token = fresh_token()
        guest = visitor.id if visitor is not None and not visitor.member else None
        if self._passwords.is_outdated(member.password_hash):
            hashed = await self._passwords.hash(request.password)
            await self.database.write(lambda connection: queries.set_password(connection, member.id, hashed))

        def enter(connection: Connection) -> None:
            queries.end_session(connection, origin.session)
            if guest is not None:
                queries.hand_over(connection, guest, member.id)
            connection.execute(update(Guest).where(Guest.id == member.id).values(site=origin.site))
            open_session(connection, member.id, token_hash(token))

        await self.database.write(enter)
        entered = Visitor(member.id, member.name, True)
        if visitor is not None:
            self.guests.forget(visitor.id)
        if guest is not None:
            await self.at_tables.hand_over(guest, entered)
            self.bus.publish(person=guest)
        _log.info("signed in", extra={"fields": {"person": member.id}})
        return SignedIn(entered, token, self._devices.cookie(member.id))

    async def log_out(self, visitor: Visitor | None, origin: Origin) -> SignedIn:
        """This browser becomes a new guest; other sessions continue."""
        token = fresh_token()

        def leave(connection: Connection) -> Visitor:
            queries.end_session(connection, origin.session)
            return make_guest(connection, token_hash(token))

        guest = await self.database.write(leave)
        if visitor is not None:
            self._forget(visitor.id)
        return SignedIn(guest, token)

    async def change_password(self, visitor: Visitor, request: wire.NewPassword, origin: Origin) -> SignedIn:
        """Changes the password and ends all other sessions."""
        member = await self._check_own(visitor, request.old, origin)
        check_strength(request.new, member.name)
        hashed, token = await self._passwords.hash(request.new), fresh_token()

        def change(connection: Connection) -> None:
            queries.set_password(connection, member.id, hashed)
            connection.execute(delete(SessionRow).where(SessionRow.guest_id == member.id))
            open_session(connection, member.id, token_hash(token))

        await self.database.write(change)
        _log.info("password changed", extra={"fields": {"person": member.id}})
        return self._enter(Visitor(member.id, member.name, True), token)

    async def leave(self, visitor: Visitor, request: wire.DeleteAccount, origin: Origin) -> SignedIn:
        """Deletes everything about a person: games in play are resigned, and all games remain, without a name,
        as games of a guest."""
        if visitor.member:
            await self._check_own(visitor, request.password, origin)
        await self._give_up(visitor.id)
        token = fresh_token()

        def remove(connection: Connection) -> Visitor:
            queries.remove(connection, visitor.id, chat=request.chat)
            return make_guest(connection, token_hash(token))

        guest = await self.database.write(remove)
        self.at_tables.rename(Visitor(visitor.id, ""))
        if request.chat:
            self.at_tables.delete_chat(visitor.id)
        self._forget(visitor.id)
        await self.database.purge_deleted()
        _log.info("data deleted", extra={"fields": {"person": visitor.id}})
        return SignedIn(guest, token, "")

    async def _give_up(self, member: int) -> None:
        """Resigns games in play, so that nobody waits in vain."""
        seats = await self.database.read(lambda connection: queries.seats_in_play(connection, member))
        for table_id, seat in seats:
            table = await self.tables.get(table_id)
            if table is not None:
                with suppress(CannotDo):  # it ended in the meantime
                    await self.tables.act(table, partial(resign, guest=member, seat_name=seat))

    async def _check(self, name: str, password: str, origin: Origin, session: str | None = None) -> Member:
        """The member with this name and password. Unknown names take as long as known ones.

        Somebody who guesses elsewhere must not lock the owner out of a known browser (identified by `session` or by its
        cookie): there, only its own failures count.
        """
        key, member = await self.database.read(lambda connection: queries.find_member(connection, name))
        browser = session or (None if member is None else self._devices.recognise(origin.device, member.id))
        forgive = self._begin(browser) if browser is not None else self._begin_unknown(key, network(origin.address))
        fits = await self._passwords.matches(None if member is None else member.password_hash, password)
        if member is None or not fits:
            _log.info("sign-in refused")
            raise CannotDo("login-refused")
        forgive()
        return member

    def _begin(self, device: str) -> Callable[[], None]:
        """Starts an attempt in a known browser; returns the function that forgives it."""
        self._browsers.begin(device)
        return lambda: self._browsers.forgive(device, all_before=True)

    def _begin_unknown(self, key: str, network_name: str) -> Callable[[], None]:
        self._addresses.begin(network_name)
        self._names.begin(key)

        def forgive() -> None:
            self._addresses.forgive(network_name, all_before=False)
            self._names.forgive(key, all_before=True)

        return forgive

    async def _check_own(self, visitor: Visitor, password: str, origin: Origin) -> Member:
        if not visitor.member:
            raise CannotDo("members-only")
        return await self._check(visitor.name, password, origin, origin.session)

    def _enter(self, visitor: Visitor, token: str) -> SignedIn:
        self._forget(visitor.id)
        return SignedIn(visitor, token, self._devices.cookie(visitor.id))

    def _forget(self, person: int) -> None:
        """Drops cached sessions here and elsewhere, and closes sockets."""
        self.guests.forget(person)
        self.at_tables.disconnect(person)
        self.bus.publish(person=person)

    async def on_news(self, person: int) -> None:
        """Another process has changed a person."""
        self.guests.forget(person)
        self.at_tables.disconnect(person)
        self.at_tables.reread(person)
