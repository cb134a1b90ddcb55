"""Everyone who follows a table over a socket: what they are sent, and when.

Players are updated immediately. Large audiences are updated a few at a time, with at least equal pauses for everyone
else, so that a table with two thousand spectators slows nobody down. A view is built once for all who see the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from time import perf_counter
from typing import NamedTuple

import msgspec

from republik.server.lru import LruCache
from republik.table.contract import SPECTATOR

from . import presenters
from .events import How, TableChanged
from .followers import Attending, Follower, Followers, FollowersByTable, SentState
from .news import News, news
from .table import Table
from .tasks import Tasks
from .viewpoint import Viewpoint, is_delayed, viewpoint

VIEWS_SENT_AT_ONCE = 16
MAX_CACHED_TABLES = 16
"""Tables whose last update is cached for the next follower."""
MAX_CACHED_VIEWS = 32
"""Cached views per table."""


class Encoded(NamedTuple):
    """A view as sent, with what its receiver knows once it has arrived."""

    text: str
    heard: SentState
    present: list[str]


class TableViews:
    """The views of a table at one moment, each built once."""

    def __init__(self, table: Table, present: list[str], watching: int = 0) -> None:
        self._table = table
        self.present = present
        self._attending = Attending(present, watching)
        self._made_from = self._source()
        self._views: dict[object, Encoded] = {}
        self._news: dict[object, News] = {}

    def is_current(self, table: Table, present: list[str]) -> bool:
        return table is self._table and self._made_from == self._source() and self.present == present

    def _source(self) -> tuple[object, ...]:
        """Changes with everything that can happen at a table; clocks count to a tenth of a second."""
        table = self._table
        tenths = 0 if table.record.clock.kind == "none" else round(perf_counter(), 1)
        return table.number, table.session, table.status, len(table.chat), tenths

    def view(self, follower: Follower, seen: Viewpoint) -> Encoded:
        own, heard = tuple(self._table.seats_of(follower.guest)), follower.heard
        outlook = None if seen.delayed else presenters.public_part(self._table).outlook
        knows_outlook = outlook is not None and heard.outlook is outlook
        key = (own, seen.seat, seen.delayed, seen.number, heard[:-1], knows_outlook, follower.words)
        encoded = self._views.get(key)
        if encoded is None:
            if len(self._views) >= MAX_CACHED_VIEWS:
                self._views.clear()
            encoded = self._views[key] = self._encode(follower, seen, outlook)
        return encoded

    def _encode(self, follower: Follower, seen: Viewpoint, outlook: object) -> Encoded:
        heard, happened = follower.heard, self._happened(seen, follower.heard)
        view = presenters.table_view(
            self._table, follower.guest, seen, heard, self._attending, follower.words, happened
        )
        chat = max([heard.chat, *(line.number for line in view.chat)])
        now_heard = SentState(happened.end, happened.last_line, chat, self._table.session, outlook)
        return Encoded(msgspec.json.encode(view).decode(), now_heard, view.present)

    def _happened(self, seen: Viewpoint, heard: SentState) -> News:
        """The news for a seat; if none of it is private, all seats share it."""
        key = (seen.decisions, heard.events, heard.line, heard.session)
        found = self._news.get(key) or self._news.get((*key, seen.seat))
        if found is None:
            public = seen.position.view(SPECTATOR) if seen.delayed else presenters.public_part(self._table).view
            found = news(self._table.session, seen, heard, public)
            self._news[(*key, seen.seat) if found.private else key] = found
        return found


class Audience:
    """Sends updates to all followers."""

    def __init__(self, tasks: Tasks, presence_seconds: float) -> None:
        self.followers = FollowersByTable()
        self._tasks = tasks
        self._presence_seconds = presence_seconds
        self._shown: LruCache[str, TableViews] = LruCache(MAX_CACHED_TABLES)
        self._late: OrderedDict[str, Followers] = OrderedDict()
        """Tables with followers who still wait for the newest view."""
        self._telling: asyncio.Task[None] | None = None

    def on_change(self, news: TableChanged) -> None:
        if news.how in (How.REREAD, How.ADMISSION):
            self.followers.disconnect_unauthorised(news.table)
        if news.how in (How.REREAD, How.CHANGED):
            followers = self.followers.at(news.table)
            self._tell_these(followers, followers.all)
            self.followers.tidy(followers)

    async def follow(self, table: Table, follower: Follower, is_known: Callable[[], Awaitable[bool]]) -> None:
        """Sends the newest view now and after every change. Dismisses followers who may no longer see the table, or who
        have signed in as somebody else."""
        async with table.lock:
            if not (await is_known() and table.may_see(follower.guest)):
                follower.disconnect()
                return
            followers = self.followers.at(table)
            followers.admit(follower)
            self._tell(followers, follower, self._show(followers))
        self._look_later(followers, follower)

    def leave(self, table: Table, follower: Follower) -> None:
        """The follower's socket was closed."""
        followers = self.followers.at(table)
        followers.dismiss(follower)
        self._look_later(followers, follower)
        self.followers.tidy(followers)

    def forget(self) -> None:
        """Drops all cached views, because somebody changed their name."""
        self._shown.drop(lambda _shown: True)

    # Presence

    def _look_later(self, followers: Followers, follower: Follower) -> None:
        """Announces presence after a moment, so that reloading the page does not count as leaving. Spectators are not
        announced.

        One timer covers everyone who comes and goes until then, so that repeated reloading cannot postpone it.
        """
        seated = followers.table.seats_of(follower.asker.guest)
        if not (seated or (follower.is_let_go and follower.asker.guest is not None)):
            return
        if followers.look is None:
            loop = asyncio.get_running_loop()
            followers.look = loop.call_later(self._presence_seconds, self._look, followers)

    def _look(self, followers: Followers) -> None:
        followers.look = None
        self._tasks.start(self._tell_who_is_there(followers))

    async def _tell_who_is_there(self, followers: Followers) -> None:
        table = followers.table
        async with table.lock:
            present = self._show(followers).present
            behind = [one for one in followers.all if one.present != _told_present(table, one, present)]
            self._tell_these(followers, behind)
            self.followers.tidy(followers)

    # Updates

    def _tell_these(self, followers: Followers, these: Collection[Follower]) -> None:
        if not these:
            return
        shown = self._show(followers)
        at_once = these
        if len(these) > VIEWS_SENT_AT_ONCE:
            seated = followers.table.record.people()
            at_once = [follower for follower in these if follower.guest in seated]
            followers.late |= dict.fromkeys(these)
        for follower in at_once:
            followers.late.pop(follower, None)
            self._tell(followers, follower, shown)
        if followers.late:
            self._late[followers.table.id] = followers
            if self._telling is None:
                self._telling = self._tasks.start(self._tell_late())

    async def _tell_late(self) -> None:
        """Tables take turns; at least half of the time is left for everyone else."""
        try:
            while self._late:
                began = perf_counter()
                name, followers = self._late.popitem(last=False)
                async with followers.table.lock:
                    self._tell_some(followers)
                if followers.late:
                    self._late[name] = followers
                await asyncio.sleep(0)  # let the messages go out
                await asyncio.sleep(perf_counter() - began)
        finally:
            self._telling = None

    def _tell_some(self, followers: Followers) -> None:
        shown = self._show(followers)
        for follower in list(followers.late)[:VIEWS_SENT_AT_ONCE]:
            del followers.late[follower]
            self._tell(followers, follower, shown)

    def _show(self, followers: Followers) -> TableViews:
        table, present = followers.table, followers.present()
        shown = self._shown.get(table.id)
        if shown is None or not shown.is_current(table, present):
            shown = TableViews(table, present, followers.watching())
        self._shown.put(table.id, shown)
        return shown

    def _tell(self, followers: Followers, follower: Follower, shown: TableViews) -> None:
        table = followers.table
        if follower.wanted is not None and table.seat(follower.wanted).guest != follower.guest:
            follower.wanted = None  # somebody else has the seat now
        seen = viewpoint(table, follower.guest, follower.wanted)
        told = (table.delay.number, table.is_over(), table.status.rematch) if seen.delayed else None
        if told is not None and told == follower.told:
            return
        follower.told = told
        encoded = shown.view(follower, seen)
        follower.present = encoded.present
        follower.heard = encoded.heard
        follower.send(encoded.text)


def _told_present(table: Table, follower: Follower, present: list[str]) -> list[str]:
    return [] if is_delayed(table, follower.guest) else present
