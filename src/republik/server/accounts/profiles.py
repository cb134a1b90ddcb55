"""Profiles: name, language, e-mail address, notifications, and the data stored about a person."""

from dataclasses import dataclass

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from republik.hosting import wire
from republik.hosting.core.bus import Bus
from republik.hosting.core.tokens import fresh_token, token_hash
from republik.hosting.refusals import CannotDo
from republik.hosting.views.people_at_tables import PeopleAtTables
from republik.hosting.visitor import Visitor
from republik.hosting.wire import UNSET
from republik.messages.i18n import LANGUAGES
from republik.server import codec
from republik.server.notify.notices import Notices, subscribe, unsubscribe
from republik.server.notify.push import BadSubscription, Subscription
from republik.server.notify.safe_http import CannotSend, check_url
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.models import Guest

from . import queries
from .identity import Guests, Origin
from .names import clean_email, clean_name, name_key
from .own_data import own_data


@dataclass(eq=False)
class Profiles:
    """Changes and shows profiles."""

    settings: Settings
    database: Database
    guests: Guests
    at_tables: PeopleAtTables
    notices: Notices
    bus: Bus

    async def me(self, visitor: Visitor) -> wire.Me:
        """The person's own profile."""
        key, mail = self.notices.push_key, self.notices.confirmations.can_send
        return await self.database.read(lambda connection: queries.own_profile(connection, visitor.id, key, mail))

    async def own_data(self, visitor: Visitor) -> wire.OwnData:
        """Everything stored about a person."""
        return await self.database.read(lambda connection: own_data(connection, visitor.id))

    async def change(self, visitor: Visitor, changes: wire.Changes, origin: Origin) -> None:
        """Changes name, language, e-mail, notifications and settings, as far as given."""
        values: queries.GuestValues = {"site": origin.site}
        if changes.language is not UNSET:
            if changes.language not in ("", *LANGUAGES):
                raise CannotDo("bad-request")
            values["language"] = changes.language
        if changes.email is not UNSET:
            values |= await self._email_values(visitor, changes.email)
        if changes.notify is not UNSET:
            values |= self._notify_values(changes.notify)
        if changes.settings is not UNSET and (await self.me(visitor)).member:
            values["settings"] = codec.text(changes.settings)
        if changes.name is not UNSET:
            values |= await self._name_values(visitor, changes.name)
        if values.get("email") and self.notices.confirmations.can_send:
            self.notices.confirmations.check(visitor.id, values["email"], origin.address)
            # the link is on its way: a failing notification must not undo the change
            values["email_token"] = token_hash(fresh_token())

        def write(connection: Connection) -> None:
            connection.execute(update(Guest).where(Guest.id == visitor.id).values(values))
            if values.get("name_key"):
                queries.write_skeletons(connection, visitor.id, values["name"])

        try:
            await self.database.write(write)
        except IntegrityError as error:
            raise CannotDo("name-taken") from error
        if values.get("email"):
            self.notices.begin(self.notices.confirmations.send(visitor.id))
        if "name" in values:
            self.guests.forget(visitor.id)
            visitor.name = values["name"]
            self.at_tables.rename(visitor)
            self.bus.publish(person=visitor.id)

    def _notify_values(self, notify: wire.Notify) -> queries.GuestValues:
        if notify.webhook:
            try:
                check_url(notify.webhook, local=self.settings.local_receivers)
            except CannotSend as error:
                raise CannotDo("bad-webhook") from error
        return {"notify_push": notify.push, "notify_email": notify.email, "webhook": notify.webhook}

    async def _email_values(self, visitor: Visitor, address: str) -> queries.GuestValues:
        """A new address is unconfirmed until its owner follows the link."""
        email = clean_email(address) if address else ""
        if email == (await self.me(visitor)).email:
            return {}
        return {"email": email, "email_confirmed": False, "email_token": None}

    async def _name_values(self, visitor: Visitor, new_name: str) -> queries.GuestValues:
        """Neither members nor guests may use a member's name, or one that looks like it."""
        name = clean_name(new_name)
        if visitor.member and not name:
            raise CannotDo("bad-name")
        if name and await self.database.read(lambda link: queries.owner_of(link, name, visitor.id)) is not None:
            raise CannotDo("name-taken")
        return {"name": name, "name_key": name_key(name)} if visitor.member else {"name": name}

    async def send_link(self, visitor: Visitor, origin: Origin) -> wire.LinkSent:
        """Sends the confirmation link again."""
        me = await self.me(visitor)
        if not me.email or me.email_confirmed:
            raise CannotDo("no-email-to-confirm")
        self.notices.confirmations.check(visitor.id, me.email, origin.address)
        return wire.LinkSent(await self.notices.confirmations.send(visitor.id))

    async def subscribe(self, visitor: Visitor, push: wire.PushAddress, origin: Origin) -> None:
        """Subscribes this browser to push messages."""
        browser = Subscription(push.endpoint, push.p256dh, push.auth)
        try:
            check_url(browser.endpoint, local=self.settings.local_receivers)
            browser.check()
        except (CannotSend, BadSubscription) as error:
            raise CannotDo("bad-request") from error

        def add(connection: Connection) -> None:
            subscribe(connection, visitor.id, browser)
            values = {"notify_push": True, "site": origin.site}
            connection.execute(update(Guest).where(Guest.id == visitor.id).values(**values))

        await self.database.write(add)

    async def unsubscribe(self, visitor: Visitor, endpoint: str) -> None:
        await self.database.write(lambda connection: unsubscribe(connection, visitor.id, endpoint))
