"""Your turn: who is away from a table hears that it waits for them, by web push, e-mail or webhook.

A notice says at which table, against whom and whose turn it is, nothing else: no card, no move.
"""

import asyncio
import json
import logging
import re
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from smtplib import SMTPException
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from republik.messages.i18n import FALLBACK, LANGUAGES, Messages
from republik.server import protocol
from republik.server.ops.metrics import Metrics
from republik.server.rate_limit import Limiter
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.models import (
    DECISION,
    RESIGNED,
    TAKEN_BACK,
    Guest,
    LogRow,
    Notice,
    PushSubscription,
    ServerKey,
)
from republik.server.storage.queries import Entry, Sitting
from republik.server.tables.table import LiveTable
from republik.server.tables.variants import AUTOMATIC
from republik.table.records import one_line

from .email_confirmation import Confirmations
from .mail import MailServer, Postman
from .push import GONE, Subscription, encrypt, headers
from .push import ServerKey as PushKey
from .safe_http import CannotSend, Outgoing

TABLE_PAGE: Final = "/table/{table}"
SIDES: Final = {"wsdv": "side", "weimar": "party"}
"""What the names of a game's seats begin with in the message files."""
MOST_SUBSCRIPTIONS: Final = 10
NOTICES_AT_ONCE: Final = 60
NOTICES_PER_SECOND: Final = 1 / 60
"""Nobody is told more often than this, also not by trying it out again and again."""
OWN_DOING: Final = (DECISION, TAKEN_BACK, RESIGNED)
"""Entries whose seat was there to make them."""
_MARKDOWN: Final = re.compile(r"([\\`*_~|\[\]()<>#@:])")
_LINK: Final = re.compile(r"[/@:\\]|[.\u3002]\w|www", re.IGNORECASE)
"""What a mail program may make a link of."""

_log = logging.getLogger("republik.server")


@dataclass(frozen=True)
class Person:
    """How somebody wants to be told."""

    id: int
    language: str
    email: str
    webhook: str
    site: str
    subscriptions: tuple[Subscription, ...]
    unconfirmed: str = ""
    """An address from before addresses were confirmed, to which no link has been sent yet."""

    @property
    def wants_any(self) -> bool:
        return bool(self.email or self.webhook or self.subscriptions or self.unconfirmed)


@dataclass(frozen=True)
class Told:
    """One notice, in the person's language."""

    title: str
    text: str
    plain: str
    """The text with nothing in it that Discord or Slack would take for more than a name."""
    letter: str
    """The text with nothing in it that a mail program would make a link of."""
    link: str
    topic: str
    footer: str


class Notices:
    """Tells those who are away."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self._settings = settings
        self._database = database
        self._metrics = metrics
        self._outgoing = Outgoing(local=settings.local_receivers)
        self._postman = Postman(MailServer.parse(settings.smtp), settings.mail_from) if settings.smtp else None
        self.confirmations = Confirmations(settings, database, self._postman)
        self._limit = Limiter(NOTICES_PER_SECOND, NOTICES_AT_ONCE)
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = asyncio.Event()
        self._key: PushKey | None = None

    async def start(self) -> None:
        """The key pair for push messages, made at the first start."""
        pem = await self._database.read(_push_key)
        if pem is None:
            try:
                pem = await self._database.write(_make_push_key)
            except IntegrityError:  # another process was quicker
                pem = await self._database.read(_push_key)
        self._key = None if pem is None else PushKey(pem)

    async def close(self) -> None:
        """What waits is sent now."""
        self._closing.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._outgoing.close()
        if self._postman is not None:
            self._postman.close()

    @property
    def push_key(self) -> str:
        return "" if self._key is None else self._key.public

    # Whose turn it is

    def hear(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Something was kept at a table: whoever is to act now, and is away, is told so after a moment."""
        acted = {entry.seat for entry in entries if entry.kind in OWN_DOING}
        actors = {sitting.guest for sitting in table.kept.sittings if sitting.seat in acted}
        for sitting in self._awaited(table):
            if sitting.seat not in acted and sitting.guest not in actors and not _is_here(table, sitting):
                self.begin(self._tell(table, sitting, sitting.guest, table.number))

    async def seen(self, table: LiveTable) -> None:
        """Another process has changed a table: who is to act, and looks on here, need not be told by it."""
        for sitting in self._awaited(table):
            if sitting.guest is not None and _is_here(table, sitting):
                try:
                    await self._claim(table, sitting.seat, table.number)
                except SQLAlchemyError as error:
                    _log.warning("notice not noted", extra={"fields": {"error": type(error).__name__}})

    def _awaited(self, table: LiveTable) -> list[Sitting]:
        """The seat that is to act; after the end all of them."""
        if table.is_over():
            return table.kept.sittings
        acting = table.to_act()
        return [table.kept.sittings[acting]] if acting is not None and acting >= 0 else []

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Something is sent, and nobody waits for it; what has begun is finished before the server ends."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: LiveTable, sitting: Sitting, guest: int | None, number: int) -> None:
        if guest is None:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), self._settings.notice_delay)
        try:
            if sitting.guest != guest or sitting not in self._awaited(table) or _is_here(table, sitting):
                return
            person = await self._database.read(lambda connection: find_person(connection, guest))
            if person is None or not person.wants_any or not await self._claim(table, sitting.seat, number):
                return
            self._limit.take(str(guest))
            await self._send(person, self._notice(person, table, sitting))
        except (SQLAlchemyError, CannotDo) as error:
            _log.warning("notice not sent", extra={"fields": {"table": table.id, "error": type(error).__name__}})

    async def _claim(self, table: LiveTable, seat: str, number: int) -> bool:
        over = table.is_over()
        return await self._database.write(lambda connection: claim(connection, table.id, seat, number, over=over))

    # What is said

    def _notice(self, person: Person, table: LiveTable, sitting: Sitting) -> Told:
        messages = _messages(person)
        key = "notice-over" if table.is_over() else "notice-turn"
        others = [one for one in table.kept.sittings if one.seat != sitting.seat and one.level != AUTOMATIC]
        side = messages.text(f"{SIDES[table.kept.game]}-{sitting.seat}")
        name = ", ".join(dict.fromkeys(_opponent(messages, other) for other in others))
        text = messages.text(key, side=side, opponent=name)
        letter = messages.text(key, side=side, opponent=self._harmless(messages, others))
        plain = messages.text(key, side=side, opponent=_MARKDOWN.sub(r"\\\1", name))
        return self._told(person, key, (text, plain, letter), TABLE_PAGE.format(table=table.id), table.id)

    @staticmethod
    def _harmless(messages: Messages, others: Sequence[Sitting]) -> str:
        """The opponents as a mail names them: a name that a mail program would make a link of is not told."""
        names = (_opponent(messages, other) for other in others)
        unnamed = messages.text("notice-somebody")
        return ", ".join(dict.fromkeys(unnamed if _LINK.search(name) else one_line(name) for name in names))

    def _told(self, person: Person, key: str, texts: tuple[str, str, str], page: str, topic: str) -> Told:
        messages = _messages(person)
        site = self._settings.address.rstrip("/") or person.site
        footer = messages.text("notice-footer", address=site + "/")
        return Told(messages.text(f"{key}-title"), *texts, site + page, topic, footer)

    # By which way

    async def test(self, guest: int) -> protocol.NoticeTest:
        """A notice by every way the person has chosen."""
        person = await self._database.read(lambda connection: find_person(connection, guest))
        if person is None:
            raise CannotDo("not-found")
        self._limit.take(str(guest))
        text = _messages(person).text("notice-test")
        return await self._send(person, self._told(person, "notice-test", (text, text, text), "/", ""))

    async def _send(self, person: Person, told: Told) -> protocol.NoticeTest:
        push, email, webhook = await asyncio.gather(
            self._push(person, told), self._mail(person, told), self._call(person, told)
        )
        for by, became in (("push", push), ("email", email), ("webhook", webhook)):
            if became != "off":
                self._metrics.count("republik_notices_total", by=by, became=became)
                _log.info("notice", extra={"fields": {"by": by, "became": became}})
        return protocol.NoticeTest(push, email, webhook)

    async def _push(self, person: Person, told: Told) -> protocol.Sent:
        if not person.subscriptions or self._key is None:
            return "off"
        became = await asyncio.gather(*(self._push_one(one, person, told) for one in person.subscriptions))
        return "sent" if any(became) else "failed"

    async def _push_one(self, to: Subscription, person: Person, told: Told) -> bool:
        assert self._key is not None
        sender = self._settings.mail_from
        contact = f"mailto:{sender.rpartition('<')[2].rstrip('>')}" if sender else self._settings.address or person.site
        body = json.dumps({"title": told.title, "body": told.text, "url": told.link, "tag": told.topic}).encode()
        head = headers(self._key.authorization(to.endpoint, contact), told.topic)
        try:
            status = await self._outgoing.post(to.endpoint, encrypt(body, to), head)
        except CannotSend:
            return False
        if status in GONE:
            await self._database.write(lambda connection: unsubscribe(connection, person.id, to.endpoint))
        return status < 300

    async def _mail(self, person: Person, told: Told) -> protocol.Sent:
        if person.unconfirmed and self.confirmations.may_send_to(person.unconfirmed):
            await self.confirmations.send(person.id)
        if not person.email or self._postman is None:
            return "off"
        text = f"{told.letter}\n\n{told.link}\n\n-- \n{told.footer}\n"
        try:
            self._limit.take(person.email.casefold())
            await self._postman.send(person.email, told.title, text)
        except (SMTPException, OSError, ValueError, CannotDo):
            return "failed"
        return "sent"

    async def _call(self, person: Person, told: Told) -> protocol.Sent:
        if not person.webhook:
            return "off"
        for_slack = told.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body = {
            "content": f"{told.plain}\n{told.link}",
            "text": f"{for_slack}\n{told.link}",
            "allowed_mentions": {"parse": []},
        }
        try:
            status = await self._outgoing.post(
                person.webhook, json.dumps(body).encode(), {"Content-Type": "application/json"}
            )
        except CannotSend:
            return "failed"
        return "sent" if status < 300 else "failed"


def _is_here(table: LiveTable, sitting: Sitting) -> bool:
    return table.is_there(sitting.guest)


def _messages(person: Person) -> Messages:
    return Messages(person.language if person.language in LANGUAGES else FALLBACK)


def _opponent(messages: Messages, other: Sitting | None) -> str:
    if other is not None and other.level is not None:
        return messages.text(f"level-{other.level}")
    return other.name if other is not None and other.name else messages.text("notice-somebody")


# -- what is kept ----------------------------------------------------------------------------------------------------


def find_person(connection: Connection, guest: int) -> Person | None:
    row = connection.execute(select(Guest.__table__).where(Guest.id == guest)).first()
    if row is None:
        return None
    subscriptions = connection.execute(
        select(PushSubscription.endpoint, PushSubscription.p256dh, PushSubscription.auth).where(
            PushSubscription.guest_id == guest
        )
    )
    return Person(
        row.id,
        row.language,
        row.email if row.notify_email and row.email_confirmed else "",
        row.webhook,
        row.site,
        tuple(Subscription(*one) for one in subscriptions) if row.notify_push else (),
        row.email if row.notify_email and not row.email_confirmed and row.email_token is None else "",
    )


def claim(connection: Connection, table: str, seat: str, number: int, *, over: bool) -> bool:
    """Whether the seat is to be told now: once after its own last decision, and once of the end."""
    own = (LogRow.table_id == table, LogRow.seat == seat, LogRow.kind == DECISION)
    last = connection.scalar(select(func.max(LogRow.number)).where(*own)) or 0
    this = (Notice.table_id == table, Notice.seat == seat)
    known = connection.scalar(select(Notice.number).where(*this))
    if known is not None and known >= (number if over else last + 1):
        return False
    connection.execute(delete(Notice).where(*this))
    connection.execute(insert(Notice).values(table_id=table, seat=seat, number=number))
    return True


def subscribe(connection: Connection, guest: int, browser: Subscription) -> None:
    """A browser takes messages for this person, and for nobody else; of too many the oldest is forgotten."""
    hashed = _endpoint_hash(browser.endpoint)
    connection.execute(delete(PushSubscription).where(PushSubscription.endpoint_hash == hashed))
    connection.execute(
        insert(PushSubscription).values(
            endpoint_hash=hashed,
            guest_id=guest,
            endpoint=browser.endpoint,
            p256dh=browser.p256dh,
            auth=browser.auth,
        )
    )
    newest = (
        select(PushSubscription.endpoint_hash)
        .where(PushSubscription.guest_id == guest)
        .order_by(PushSubscription.created.desc())
        .limit(MOST_SUBSCRIPTIONS)
    )
    kept = connection.scalars(newest).all()
    connection.execute(
        delete(PushSubscription).where(PushSubscription.guest_id == guest, PushSubscription.endpoint_hash.not_in(kept))
    )


def unsubscribe(connection: Connection, guest: int, endpoint: str) -> None:
    connection.execute(
        delete(PushSubscription).where(
            PushSubscription.guest_id == guest, PushSubscription.endpoint_hash == _endpoint_hash(endpoint)
        )
    )


def _endpoint_hash(endpoint: str) -> str:
    return sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()


def _push_key(connection: Connection) -> str | None:
    return connection.scalar(select(ServerKey.text).where(ServerKey.name == "push"))


def _make_push_key(connection: Connection) -> str:
    pem = PushKey.fresh()
    connection.execute(insert(ServerKey).values(name="push", text=pem))
    return pem
