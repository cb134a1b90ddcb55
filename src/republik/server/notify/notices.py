"""Turn notifications for absent players, by web push, e-mail or webhook. A notification names the table, the opponent
and whose turn it is; never a card or a move."""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from smtplib import SMTPException
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from republik.hosting import wire
from republik.hosting.core.changes import SeatTaken
from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.log import DECISION, RESIGNED, TAKEN_BACK, LogEntry
from republik.hosting.core.record import SeatAssignment
from republik.hosting.core.table import Table
from republik.hosting.core.tasks import Tasks
from republik.hosting.load.metrics import Metrics
from republik.hosting.load.rate_limit import Limiter, by_name
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker
from republik.messages.i18n import FALLBACK, LANGUAGES, Messages
from republik.messages.render import Renderer, renderer
from republik.server.settings import Settings
from republik.server.storage.database import Database
from republik.server.storage.models import Guest, LogRow, Notice, PushSubscription
from republik.server.storage.server_keys import server_key
from republik.table.phrases import Name, seat
from republik.table.records import AUTOMATIC, one_line

from .email_confirmation import Confirmations
from .mail import Mailer, MailServer
from .push import GONE, PushKey, Subscription, encrypt, headers
from .safe_http import CannotSend, SafeClient

TABLE_PAGE: Final = "/table/{table}"
MAX_SUBSCRIPTIONS: Final = 10
NOTICES_AT_ONCE: Final = 60
NOTICES_PER_SECOND: Final = 1 / 60
"""The maximum rate per person, including test notifications."""
TEST_SECONDS: Final = 2.0
CLOSING_SECONDS: Final = 3.0
SENDING: Final = "sending"
OWN_DOING: Final = (DECISION, TAKEN_BACK, RESIGNED)
"""Log entries whose player was present to make them."""
_MARKDOWN: Final = re.compile(r"([\\`*_~|\[\]()<>#@:])")
_LINK: Final = re.compile(r"[/@:\\]|[.\u3002]\w|www", re.IGNORECASE)
"""Text that a mail program might turn into a link."""

Answer = TypeVar("Answer")

_log = logging.getLogger("republik.server")


@dataclass(frozen=True)
class Person:
    """How to notify a person."""

    id: int
    language: str
    email: str
    webhook: str
    site: str
    subscriptions: tuple[Subscription, ...]
    unconfirmed: str = ""
    """An address from before confirmation was introduced, to which no link has been sent yet."""

    @property
    def wants_any(self) -> bool:
        return bool(self.email or self.webhook or self.subscriptions or self.unconfirmed)


@dataclass(frozen=True)
class Notification:
    """One notification, in the person's language."""

    title: str
    text: str
    plain: str
    """The text without any markup that Discord or Slack would interpret."""
    letter: str
    """The text without anything that a mail program would turn into a link."""
    link: str
    topic: str
    footer: str


NetworkOf = Callable[[int], str | None]
"""Where a guest was last seen."""
IsPresent = Callable[[Table, int | None], bool]
"""Whether a guest is following a table right now."""


@dataclass(eq=False)
class Notices:
    """Notifies absent players."""

    settings: Settings
    database: Database
    metrics: Metrics
    is_present: IsPresent
    network_of: NetworkOf = lambda _guest: None

    def __post_init__(self) -> None:
        settings, database = self.settings, self.database
        self._client = SafeClient(local=settings.local_receivers)
        self._mailer = Mailer(MailServer.parse(settings.smtp), settings.mail_from) if settings.smtp else None
        self.confirmations = Confirmations(settings, database, self._mailer)
        self._limit = Limiter(by_name, NOTICES_PER_SECOND, NOTICES_AT_ONCE)
        self._tasks = Tasks()
        self._closing = asyncio.Event()
        self._key: PushKey | None = None

    async def start(self) -> None:
        """Loads the key pair for push messages, created at the first start."""
        self._key = PushKey(await server_key(self.database, "push", PushKey.fresh))

    async def close(self) -> None:
        """Sends what is waiting, unless that takes too long."""
        self._closing.set()
        await self._tasks.join(CLOSING_SECONDS)
        self._client.close()
        if self._mailer is not None:
            self._mailer.close()

    @property
    def push_key(self) -> str:
        return "" if self._key is None else self._key.public

    # Whose turn it is

    def on_change(self, changed: TableChanged) -> None:
        """A table has changed or gained a player; another process may have notified somebody who is watching here."""
        if changed.kind == ChangeKind.CHANGED_ELSEWHERE:
            if any(self.is_present(changed.table, own.guest) for own in self._awaited(changed.table)):
                self.begin(self.note_present(changed.table))
        elif changed.change.entries or isinstance(changed.change.also, SeatTaken) or changed.kind == ChangeKind.REMATCH:
            self.tell(changed.table, changed.change.entries)

    def tell(self, table: Table, entries: Sequence[LogEntry]) -> None:
        """Notifies the player to act after a moment, if they are absent."""
        acted = {entry.seat for entry in entries if entry.kind in OWN_DOING}
        actors = {own.guest for own in table.record.seats if own.seat in acted}
        for own in self._awaited(table):
            if own.seat not in acted and own.guest not in actors and not self.is_present(table, own.guest):
                self.begin(self._tell(table, own.seat, own.guest, table.number))

    async def note_present(self, table: Table) -> None:
        """Another process has changed a table: it need not notify a player who is watching here. This is recorded
        in time before it would, and only if the player wants notifications and has not decided by then."""
        number = table.number
        await self._pause(self.settings.notice_delay / 2)
        for own in self._awaited(table) if table.number == number else ():
            if own.guest is not None and self.is_present(table, own.guest):
                try:
                    is_reachable = await self._reachable(own.guest) is not None
                    if is_reachable and table.number == number and self.is_present(table, own.guest):
                        await self._claim(table, own.seat, number)
                except SQLAlchemyError as error:
                    _log.warning("notification not recorded", extra={"fields": {"error": type(error).__name__}})

    @staticmethod
    def _awaited(table: Table) -> list[SeatAssignment]:
        """The seat to act; after the end, all seats."""
        if table.is_over():
            return table.record.seats
        acting = table.to_act()
        return [table.record.seats[acting]] if acting is not None and acting >= 0 else []

    def begin(self, work: Coroutine[Any, Any, Answer]) -> "asyncio.Task[Answer]":
        """Sends in the background; completed before the server stops."""
        return self._tasks.start(work)

    async def _tell(self, table: Table, name: str, guest: int | None, number: int) -> None:
        if guest is None:
            return
        await self._pause(self.settings.notice_delay)
        try:
            own = table.seat(name)
            if own.guest != guest or own not in self._awaited(table) or self.is_present(table, guest):
                return
            person = await self._reachable(guest)
            if person is None or not await self._claim(table, name, number):
                return
            self._limit.take(str(guest))
            words = await asyncio.to_thread(renderer, table.game, _language(person), table.record.all_options())
            await asyncio.gather(*self._send(person, self._notice(words, person, table, own)))
        except (SQLAlchemyError, CannotDo) as error:
            _log.warning("notification not sent", extra={"fields": {"table": table.id, "error": type(error).__name__}})

    async def _pause(self, seconds: float) -> None:
        """Waits, but no longer than the server runs."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _reachable(self, guest: int) -> Person | None:
        """The person, if they want any notifications."""
        person = await self.database.read_item(find_people, guest)
        return person if person is not None and person.wants_any else None

    async def _claim(self, table: Table, seat: str, number: int) -> bool:
        over = table.is_over()
        return await self.database.write(lambda connection: claim(connection, table.id, seat, number, over=over))

    # What is said

    def _notice(self, words: Renderer, person: Person, table: Table, own: SeatAssignment) -> Notification:
        messages = words.messages
        key = "notice-over" if table.is_over() else "notice-turn"
        others = [one for one in table.record.seats if one.seat != own.seat and one.level != AUTOMATIC]
        side = words.name(seat(own.seat))
        name = ", ".join(dict.fromkeys(_opponent(words, other) for other in others))
        text = messages.text(key, side=side, opponent=name)
        letter = messages.text(key, side=side, opponent=_harmless(words, others))
        plain = messages.text(key, side=side, opponent=_MARKDOWN.sub(r"\\\1", name))
        return self._notification(person, key, (text, plain, letter), TABLE_PAGE.format(table=table.id), table.id)

    def _notification(
        self, person: Person, key: str, texts: tuple[str, str, str], page: str, topic: str
    ) -> Notification:
        messages = _messages(person)
        site = self.settings.address.rstrip("/") or person.site
        footer = messages.text("notice-footer", address=site + "/")
        return Notification(messages.text(f"{key}-title"), *texts, site + page, topic, footer)

    # By which way

    async def test(self, guest: int) -> wire.NoticeTest:
        """Sends a test notification by every channel the person has chosen; tells which are still on their way after a
        moment."""
        person = await self.database.read_item(find_people, guest)
        if person is None:
            raise CannotDo("not-found")
        self._limit.take(str(guest))
        messages = await asyncio.to_thread(_messages, person)
        text = messages.text("notice-test")
        ways = self._send(person, self._notification(person, "notice-test", (text, text, text), "/", ""))
        await asyncio.wait(ways, timeout=TEST_SECONDS)
        return wire.NoticeTest(*(way.result() if way.done() else SENDING for way in ways))

    def _send(self, person: Person, notification: Notification) -> list["asyncio.Task[wire.Sent]"]:
        """Sends by push, e-mail and web hook."""
        ways = (self._push(person, notification), self._mail(person, notification), self._call(person, notification))
        return [self.begin(self._sent(by, way)) for by, way in zip(("push", "email", "webhook"), ways, strict=True)]

    async def _sent(self, by: str, sending: Coroutine[Any, Any, wire.Sent]) -> wire.Sent:
        became = await sending
        if became != "off":
            self.metrics.count("republik_notices_total", by=by, became=became)
            _log.info("notification", extra={"fields": {"by": by, "became": became}})
        return became

    async def _push(self, person: Person, notification: Notification) -> wire.Sent:
        if not person.subscriptions or self._key is None:
            return "off"
        became = await asyncio.gather(*(self._push_one(one, person, notification) for one in person.subscriptions))
        return "sent" if any(became) else "failed"

    async def _push_one(self, to: Subscription, person: Person, notification: Notification) -> bool:
        assert self._key is not None
        sender = self.settings.mail_from
        contact = f"mailto:{sender.rpartition('<')[2].rstrip('>')}" if sender else self.settings.address or person.site
        body = json.dumps(
            {
                "title": notification.title,
                "body": notification.text,
                "url": notification.link,
                "tag": notification.topic,
            }
        ).encode()
        head = headers(self._key.authorization(to.endpoint, contact), notification.topic)
        try:
            status = await self._client.post(to.endpoint, encrypt(body, to), head, self._asker(person))
        except CannotSend:
            return False
        if status in GONE:
            await self.database.write(lambda connection: unsubscribe(connection, person.id, to.endpoint))
        return status < 300

    def _asker(self, person: Person) -> Asker:
        """Whose messages they are: those of a person, and of the network where they were last seen."""
        return Asker(self.network_of(person.id) or f"person {person.id}", person.id)

    async def _mail(self, person: Person, notification: Notification) -> wire.Sent:
        if person.unconfirmed and self.confirmations.may_send_to(person.unconfirmed):
            await self.confirmations.send(person.id)
        if not person.email or self._mailer is None:
            return "off"
        text = f"{notification.letter}\n\n{notification.link}\n\n-- \n{notification.footer}\n"
        try:
            self._limit.take(person.email.casefold())
            await self._mailer.send(person.email, notification.title, text)
        except (SMTPException, OSError, ValueError, CannotDo):
            return "failed"
        return "sent"

    async def _call(self, person: Person, notification: Notification) -> wire.Sent:
        if not person.webhook:
            return "off"
        for_slack = notification.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body = {
            "content": f"{notification.plain}\n{notification.link}",
            "text": f"{for_slack}\n{notification.link}",
            "allowed_mentions": {"parse": []},
        }
        try:
            kind = {"Content-Type": "application/json"}
            status = await self._client.post(person.webhook, json.dumps(body).encode(), kind, self._asker(person))
        except CannotSend:
            return "failed"
        return "sent" if status < 300 else "failed"


def _language(person: Person) -> str:
    return person.language if person.language in LANGUAGES else FALLBACK


def _messages(person: Person) -> Messages:
    return Messages(_language(person))


def _opponent(words: Renderer, other: SeatAssignment) -> str:
    if other.level is not None:
        return words.name(Name("level", other.level))
    return other.name or words.messages.text("notice-somebody")


def _harmless(words: Renderer, others: Sequence[SeatAssignment]) -> str:
    """The opponents' names for an e-mail, without any that a mail program would turn into a link."""
    names = (_opponent(words, other) for other in others)
    unnamed = words.messages.text("notice-somebody")
    return ", ".join(dict.fromkeys(unnamed if _LINK.search(name) else one_line(name) for name in names))


# -- what is kept ----------------------------------------------------------------------------------------------------


def find_people(connection: Connection, guests: Sequence[int]) -> list[Person | None]:
    """How to notify each of these guests; None for one who no longer exists."""
    rows = connection.execute(select(Guest.__table__).where(Guest.id.in_(guests)))
    by_id = {row.id: row for row in rows}
    pushed = [row.id for row in by_id.values() if row.notify_push]
    subscriptions = _subscriptions(connection, pushed) if pushed else {}
    return [_person(by_id[guest], subscriptions.get(guest, ())) if guest in by_id else None for guest in guests]


def _subscriptions(connection: Connection, guests: Sequence[int]) -> dict[int, tuple[Subscription, ...]]:
    rows = connection.execute(
        select(
            PushSubscription.guest_id, PushSubscription.endpoint, PushSubscription.p256dh, PushSubscription.auth
        ).where(PushSubscription.guest_id.in_(guests))
    )
    by_guest: dict[int, tuple[Subscription, ...]] = {}
    for guest, *one in rows:
        by_guest[guest] = (*by_guest.get(guest, ()), Subscription(*one))
    return by_guest


def _person(row: Row[Any], subscriptions: tuple[Subscription, ...]) -> Person:
    return Person(
        row.id,
        row.language,
        row.email if row.notify_email and row.email_confirmed else "",
        row.webhook,
        row.site,
        subscriptions,
        row.email if row.notify_email and not row.email_confirmed and row.email_token is None else "",
    )


def claim(connection: Connection, table: str, seat: str, number: int, *, over: bool) -> bool:
    """Whether to notify the seat now: once after its own last decision, and once at the end."""
    own = (LogRow.table_id == table, LogRow.seat == seat, LogRow.kind == DECISION)
    last = connection.scalar(select(func.max(LogRow.number)).where(*own)) or 0
    this = (Notice.table_id == table, Notice.seat == seat)
    last_notice = connection.scalar(select(Notice.number).where(*this))
    if last_notice is not None and last_notice >= (number if over else last + 1):
        return False
    connection.execute(delete(Notice).where(*this))
    connection.execute(insert(Notice).values(table_id=table, seat=seat, number=number))
    return True


def subscribe(connection: Connection, guest: int, browser: Subscription) -> None:
    """A browser subscribes for this person and nobody else; beyond the limit the oldest subscription is dropped."""
    hashed = _endpoint_hash(browser.endpoint)
    connection.execute(delete(PushSubscription).where(PushSubscription.endpoint_hash == hashed))
    connection.execute(insert(PushSubscription).values(endpoint_hash=hashed, guest_id=guest, **asdict(browser)))
    query = (
        select(PushSubscription.endpoint_hash)
        .where(PushSubscription.guest_id == guest)
        .order_by(PushSubscription.created.desc())
        .limit(MAX_SUBSCRIPTIONS)
    )
    newest = connection.scalars(query).all()
    connection.execute(
        delete(PushSubscription).where(
            PushSubscription.guest_id == guest, PushSubscription.endpoint_hash.not_in(newest)
        )
    )


def unsubscribe(connection: Connection, guest: int, endpoint: str) -> None:
    connection.execute(
        delete(PushSubscription).where(
            PushSubscription.guest_id == guest, PushSubscription.endpoint_hash == _endpoint_hash(endpoint)
        )
    )


def _endpoint_hash(endpoint: str) -> str:
    return sha256(endpoint.encode("utf-8", "surrogatepass")).hexdigest()
