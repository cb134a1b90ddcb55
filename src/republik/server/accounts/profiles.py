"""Profiles: name, language, e-mail address, notifications, and the data stored about a person."""

from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from republik.messages.i18n import LANGUAGES
from republik.server import protocol
from republik.server.notify.notices import Notices, subscribe, unsubscribe
from republik.server.notify.push import BadSubscription, Subscription
from republik.server.notify.safe_http import CannotSend, check_url
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.models import Guest
from republik.server.tables.bus import Bus
from republik.server.tables.people import PeopleAtTables
from republik.server.tokens import fresh_token, token_hash
from republik.server.visitor import Visitor

from . import queries
from .identity import Guests
from .names import clean_email, clean_name, name_key
from .origin import Origin
from .own_data import own_data


class Profiles:
    """Changes and shows profiles."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        guests: Guests,
        at_tables: PeopleAtTables,
        notices: Notices,
        bus: Bus,
    ) -> None:
        self._settings = settings
        self._database = database
        self._guests = guests
        self._at_tables = at_tables
        self._notices = notices
        self._links = notices.confirmations
        self._bus = bus

    async def me(self, visitor: Visitor) -> protocol.Me:
        """The person's own profile."""
        key, mail = self._notices.push_key, self._links.can_send
        return await self._database.read(lambda connection: queries.own_profile(connection, visitor.id, key, mail))

    async def own_data(self, visitor: Visitor) -> protocol.OwnData:
        """Everything stored about a person."""
        return await self._database.read(lambda connection: own_data(connection, visitor.id))

    async def change(self, visitor: Visitor, asked: protocol.Changes, origin: Origin) -> None:
        """Changes name, language, e-mail, notifications and settings, as far as given."""
        values: dict[str, Any] = {"site": origin.site}
        if asked.language is not UNSET:
            if asked.language not in ("", *LANGUAGES):
                raise CannotDo("bad-request")
            values["language"] = asked.language
        if asked.email is not UNSET:
            values |= await self._email_values(visitor, asked.email)
        if asked.notify is not UNSET:
            values |= self._notify_values(asked.notify)
        if asked.settings is not UNSET and (await self.me(visitor)).member:
            values["settings"] = msgspec.json.encode(asked.settings).decode()
        if asked.name is not UNSET:
            values |= await self._name_values(visitor, asked.name)
        if values.get("email") and self._links.can_send:
            self._links.check(visitor.id, values["email"], origin.address)
            values["email_token"] = token_hash(
                fresh_token()
            )  # the link is on its way: a failing notification must not undo the change

        def write(connection: Connection) -> None:
            connection.execute(update(Guest).where(Guest.id == visitor.id).values(**values))
            if values.get("name_key"):
                queries.write_skeletons(connection, visitor.id, values["name"])

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
            self._bus.publish(person=visitor.id)

    def _notify_values(self, asked: protocol.Notify) -> dict[str, Any]:
        if asked.webhook:
            try:
                check_url(asked.webhook, local=self._settings.local_receivers)
            except CannotSend as error:
                raise CannotDo("bad-webhook") from error
        return {"notify_push": asked.push, "notify_email": asked.email, "webhook": asked.webhook}

    async def _email_values(self, visitor: Visitor, asked: str) -> dict[str, Any]:
        """A new address is unconfirmed until its owner follows the link."""
        email = clean_email(asked) if asked else ""
        if email == (await self.me(visitor)).email:
            return {}
        return {"email": email, "email_confirmed": False, "email_token": None}

    async def _name_values(self, visitor: Visitor, asked: str) -> dict[str, Any]:
        """Neither members nor guests may use a member's name, or one that looks like it."""
        name = clean_name(asked)
        if visitor.member and not name:
            raise CannotDo("bad-name")
        owner = (
            await self._database.read(lambda connection: queries.owner_of(connection, name, visitor.id))
            if name
            else None
        )
        if owner is not None:
            raise CannotDo("name-taken")
        return {"name": name, "name_key": name_key(name)} if visitor.member else {"name": name}

    async def send_link(self, visitor: Visitor, origin: Origin) -> protocol.LinkSent:
        """Sends the confirmation link again."""
        me = await self.me(visitor)
        if not me.email or me.email_confirmed:
            raise CannotDo("no-email-to-confirm")
        self._links.check(visitor.id, me.email, origin.address)
        return protocol.LinkSent(await self._links.send(visitor.id))

    async def confirm(self, token: str) -> protocol.Confirmed:
        return protocol.Confirmed(await self._links.confirm(token))

    async def subscribe(self, visitor: Visitor, asked: protocol.PushAddress, origin: Origin) -> None:
        """Subscribes this browser to push messages."""
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
