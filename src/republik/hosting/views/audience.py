"""Everyone who follows a table over a socket: what they are sent, and when.

Players are updated immediately. Large audiences are updated a few at a time, with at least equal pauses for everyone
else, so that a table with two thousand spectators slows nobody down. A view is built once for all who see the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from time import perf_counter
from typing import NamedTuple

from republik.hosting.core.events import ChangeKind, TableChanged
from republik.hosting.core.table import Table
from republik.hosting.core.tasks import Tasks
from republik.hosting.load.lru import LruCache
from republik.hosting.wire import Codec, Text
from republik.table.contract import SPECTATOR

from . import presenters
from .followers import Attendance, Follower, Followers, FollowersByTable, SentState
from .updates import Updates, updates_since
from .viewpoint import Viewpoint, is_delayed, viewpoint_of

VIEWS_SENT_AT_ONCE = 16
MAX_CACHED_TABLES = 16
"""Tables whose last update is cached for the next follower."""
MAX_CACHED_VIEWS = 32
"""Cached views per table."""


class Encoded(NamedTuple):
    """A view as sent, with what its receiver knows once it has arrived."""

    text: Text
    sent: SentState
    present: list[str]


class TableViews:
    """The views of a table at one moment, each built once."""

    def __init__(self, table: Table, present: list[str], codec: Codec, spectators: int = 0) -> None:
        self._table = table
        self._codec = codec
        self.present = present
        self._attendance = Attendance(present, spectators)
        self._made_from = self._source()
        self._views: dict[object, Encoded] = {}
        self._updates: dict[object, Updates] = {}

    def is_current(self, table: Table, present: list[str]) -> bool:
        return table is self._table and self._made_from == self._source() and self.present == present

    def _source(self) -> tuple[object, ...]:
        """Changes with everything that can happen at a table; clocks count to a tenth of a second."""
        table = self._table
        tenths = 0 if table.record.clock.kind == "none" else round(perf_counter(), 1)
        return table.number, table.session, table.status, len(table.chat), tenths

    def view(self, follower: Follower, viewpoint: Viewpoint) -> Encoded:
        own, sent = tuple(self._table.seats_of(follower.guest)), follower.sent
        outlook = None if viewpoint.delayed else presenters.public_part(self._table).outlook
        knows_outlook = outlook is not None and sent.outlook is outlook
        key = (own, viewpoint.seat, viewpoint.delayed, viewpoint.number, sent[:-1], knows_outlook, follower.words)
        encoded = self._views.get(key)
        if encoded is None:
            if len(self._views) >= MAX_CACHED_VIEWS:
                self._views.clear()
            encoded = self._views[key] = self._encode(follower, viewpoint, outlook)
        return encoded

    def _encode(self, follower: Follower, viewpoint: Viewpoint, outlook: object) -> Encoded:
        sent, happened = follower.sent, self._happened(viewpoint, follower.sent)
        view = presenters.table_view(
            self._table, follower.guest, viewpoint, sent, self._attendance, follower.words, happened
        )
        chat = max([sent.chat, *(line.number for line in view.chat)])
        now_sent = SentState(happened.end, happened.last_line, chat, self._table.session, outlook)
        return Encoded(self._codec.encode(view), now_sent, view.present)

    def _happened(self, viewpoint: Viewpoint, sent: SentState) -> Updates:
        """The updates for a seat; if none of them is private, all seats share them."""
        key = (viewpoint.decisions, sent.events, sent.line, sent.session)
        updates = self._updates.get(key) or self._updates.get((*key, viewpoint.seat))
        if updates is None:
            public = (
                viewpoint.position.view(SPECTATOR) if viewpoint.delayed else presenters.public_part(self._table).view
            )
            updates = updates_since(self._table.session, viewpoint, sent, public)
            self._updates[(*key, viewpoint.seat) if updates.private else key] = updates
        return updates


class Audience:
    """Sends updates to all followers."""

    def __init__(self, tasks: Tasks, presence_seconds: float, codec: Codec) -> None:
        self.followers = FollowersByTable()
        self._tasks = tasks
        self._presence_seconds = presence_seconds
        self._codec = codec
        self._views: LruCache[str, TableViews] = LruCache(MAX_CACHED_TABLES)
        self._late: OrderedDict[str, Followers] = OrderedDict()
        """Tables with followers who still wait for the newest view."""
        self._telling: asyncio.Task[None] | None = None

    def on_change(self, changed: TableChanged) -> None:
        if changed.kind in (ChangeKind.CHANGED_ELSEWHERE, ChangeKind.ACCESS):
            self.followers.disconnect_unauthorised(changed.table)
        if changed.kind in (ChangeKind.CHANGED_ELSEWHERE, ChangeKind.CHANGED):
            followers = self.followers.at(changed.table)
            self._tell_these(followers, followers.all)
            self.followers.tidy(followers)

    async def follow(self, table: Table, follower: Follower, is_known: Callable[[], Awaitable[bool]]) -> None:
        """Sends the newest view now and after every change. Disconnects followers who may no longer see the table, or
        who have signed in as somebody else."""
        async with table.lock:
            if not (await is_known() and table.may_see(follower.guest)):
                follower.disconnect()
                return
            followers = self.followers.at(table)
            followers.add(follower)
            self._tell(followers, follower, self._current_views(followers))
        self._announce_later(followers, follower)

    def leave(self, table: Table, follower: Follower) -> None:
        """The follower's socket was closed."""
        followers = self.followers.at(table)
        followers.remove(follower)
        self._announce_later(followers, follower)
        self.followers.tidy(followers)

    def forget(self) -> None:
        """Drops all cached views, because somebody changed their name."""
        self._views.drop(lambda _views: True)

    # Presence

    def _announce_later(self, followers: Followers, follower: Follower) -> None:
        """Announces presence after a moment, so that reloading the page does not count as leaving. Spectators are not
        announced.

        One timer covers everyone who comes and goes until then, so that repeated reloading cannot postpone it.
        """
        seated = followers.table.seats_of(follower.asker.guest)
        if not (seated or (follower.is_disconnected and follower.asker.guest is not None)):
            return
        if followers.presence_timer is None:
            loop = asyncio.get_running_loop()
            followers.presence_timer = loop.call_later(self._presence_seconds, self._announce, followers)

    def _announce(self, followers: Followers) -> None:
        followers.presence_timer = None
        self._tasks.start(self._tell_who_is_present(followers))

    async def _tell_who_is_present(self, followers: Followers) -> None:
        table = followers.table
        async with table.lock:
            present = self._current_views(followers).present
            behind = [one for one in followers.all if one.present != _visible_presence(table, one, present)]
            self._tell_these(followers, behind)
            self.followers.tidy(followers)

    # Updates

    def _tell_these(self, followers: Followers, these: Collection[Follower]) -> None:
        if not these:
            return
        views = self._current_views(followers)
        at_once = these
        if len(these) > VIEWS_SENT_AT_ONCE:
            seated = followers.table.record.people()
            at_once = [follower for follower in these if follower.guest in seated]
            followers.late |= dict.fromkeys(these)
        for follower in at_once:
            followers.late.pop(follower, None)
            self._tell(followers, follower, views)
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
        views = self._current_views(followers)
        for follower in list(followers.late)[:VIEWS_SENT_AT_ONCE]:
            del followers.late[follower]
            self._tell(followers, follower, views)

    def _current_views(self, followers: Followers) -> TableViews:
        table, present = followers.table, followers.present()
        views = self._views.get(table.id)
        if views is None or not views.is_current(table, present):
            views = TableViews(table, present, self._codec, followers.spectators())
        self._views.put(table.id, views)
        return views

    def _tell(self, followers: Followers, follower: Follower, views: TableViews) -> None:
        table = followers.table
        if follower.seat is not None and table.seat(follower.seat).guest != follower.guest:
            follower.seat = None  # somebody else has the seat now
        viewpoint = viewpoint_of(table, follower.guest, follower.seat)
        delayed_state = (table.delay.number, table.is_over(), table.status.rematch) if viewpoint.delayed else None
        if delayed_state is not None and delayed_state == follower.delayed_state:
            return
        follower.delayed_state = delayed_state
        encoded = views.view(follower, viewpoint)
        follower.present = encoded.present
        follower.sent = encoded.sent
        follower.send(encoded.text)


def _visible_presence(table: Table, follower: Follower, present: list[str]) -> list[str]:
    return [] if is_delayed(table, follower.guest) else present
