"""An e-mail address is used only after its owner has followed a link sent there."""

import asyncio
import logging
from smtplib import SMTPException
from typing import Final

from sqlalchemy import Connection, select, update

from republik.hosting import wire
from republik.hosting.core.tokens import fresh_token, token_hash
from republik.hosting.load.rate_limit import Limiter, by_name, network
from republik.hosting.refusals import CannotDo
from republik.messages.i18n import FALLBACK, LANGUAGES, Messages
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.models import Guest

from .mail import Mailer

CONFIRM_PAGE: Final = "/confirm/{token}"
DAY: Final = 24 * 3600.0
LINKS_TO_ADDRESS: Final = 2
LINKS_BY_GUEST: Final = 5
LINKS_FROM_NETWORK: Final = 60
"""The burst, and then the number per day (for one address: one). A school class shares one network."""

_log = logging.getLogger("republik.server")


class Confirmations:
    """Sends confirmation links, within limits, and handles those that were followed."""

    def __init__(self, settings: Settings, database: Database, mailer: Mailer | None) -> None:
        self._settings = settings
        self._database = database
        self._mailer = mailer
        self._to_address = Limiter(by_name, 1 / DAY, LINKS_TO_ADDRESS)
        self._by_guest = Limiter(by_name, LINKS_BY_GUEST / DAY, LINKS_BY_GUEST)
        self._from_network = Limiter(by_name, LINKS_FROM_NETWORK / DAY, LINKS_FROM_NETWORK)

    @property
    def can_send(self) -> bool:
        return self._mailer is not None

    def check(self, guest: int, email: str, address: str) -> None:
        """Counts a link, or raises CannotDo if this guest, mailbox or network has reached its limit; then it counts for
        none of them."""
        if not self.can_send:
            return
        charged = (
            (self._by_guest, str(guest)),
            (self._to_address, mailbox(email)),
            (self._from_network, network(address)),
        )
        try:
            for limiter, who in charged:
                limiter.check(who)
        except CannotDo as error:
            raise CannotDo("too-many-mails") from error
        for limiter, who in charged:
            limiter.take(who)

    def may_send_to(self, email: str) -> bool:
        """Whether a mailbox is below its limit; counts as sent."""
        try:
            self._to_address.take(mailbox(email))
        except CannotDo:
            return False
        return True

    async def send(self, guest: int) -> wire.Sent:
        """Sends a link to this guest's address; it invalidates earlier links."""
        if self._mailer is None:
            return "off"
        token = fresh_token()
        recipient = await self._database.write(lambda connection: _prepare(connection, guest, token_hash(token)))
        if recipient is None:
            return "off"
        email, language = recipient
        messages = await asyncio.to_thread(Messages, language if language in LANGUAGES else FALLBACK)
        site = self._settings.address.rstrip("/")
        text = messages.text("confirm-mail", address=site + "/", link=site + CONFIRM_PAGE.format(token=token))
        try:
            await self._mailer.send(email, messages.text("confirm-mail-title"), text + "\n")
        except (SMTPException, OSError, ValueError) as error:
            _log.warning("confirmation link not sent", extra={"fields": {"error": type(error).__name__}})
            return "failed"
        return "sent"

    async def confirm(self, token: str) -> str:
        """Confirms the address of a followed link."""
        email = await self._database.write(lambda connection: _confirm(connection, token_hash(token)))
        if email is None:
            raise CannotDo("not-found")
        return email


def mailbox(email: str) -> str:
    """One name for all spellings of an address that reach the same mailbox: case, dots, plus suffixes."""
    local, _, domain = email.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def _prepare(connection: Connection, guest: int, hashed: str) -> tuple[str, str] | None:
    """The recipient and the language; None if there is nothing to confirm."""
    unconfirmed = (Guest.id == guest, Guest.email != "", Guest.email_confirmed.is_(False))
    row = connection.execute(select(Guest.email, Guest.language).where(*unconfirmed)).first()
    if row is None:
        return None
    connection.execute(update(Guest).where(*unconfirmed).values(email_token=hashed))
    return row.email, row.language


def _confirm(connection: Connection, hashed: str) -> str | None:
    row = connection.execute(select(Guest.id, Guest.email).where(Guest.email_token == hashed)).first()
    if row is None:
        return None
    connection.execute(update(Guest).where(Guest.id == row.id).values(email_confirmed=True, email_token=None))
    return str(row.email)
