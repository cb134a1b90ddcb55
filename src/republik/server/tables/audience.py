"""Those who follow tables over sockets: what each of them is told, and when.

Who sits at a table is told at once. Of many who watch, a few are told at a time, and at least as long again everybody
else is served: a table with two thousand watchers costs them a moment, not all others. A view is made once for all who
see the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from time import perf_counter
from typing import NamedTuple

import msgspec

from republik.server.lru import LruCache
from republik.table.contract import STRANGER

from . import presenters
from .events import How, TableChanged
from .followers import Follower, Followers, FollowersByTable, Heard
from .news import News, news
from .table import Table
from .tasks import Tasks
from .viewpoint import Viewpoint, is_delayed, viewpoint

TOLD_AT_ONCE = 16
MOST_SHOWN = 16
"""Tables of which what was told last is kept, for those who come next."""
MOST_VIEWS = 32
"""Different views of a table that are kept so."""


class Encoded(NamedTuple):
    """A view as it is sent, and what has been heard with it."""

    text: str
    heard: Heard
    present: list[str]


class Shown:
    """What is told of a table at one moment, made once for all who see the same."""

    def __init__(self, table: Table, present: list[str]) -> None:
        self._table = table
        self.present = present
        self._made_from = self._source()
        self._views: dict[object, Encoded] = {}
        self._news: dict[object, News] = {}

    def is_current(self, table: Table, present: list[str]) -> bool:
        return table is self._table and self._made_from == self._source() and self.present == present

    def _source(self) -> tuple[object, ...]:
        """Whatever happens at a table, one of these is another then; of a clock it is told to a tenth of a second."""
        table = self._table
        tenths = 0 if table.record.clock.kind == "none" else round(perf_counter(), 1)
        return table.number, table.session, table.status, len(table.chat), tenths

    def view(self, follower: Follower, seen: Viewpoint) -> Encoded:
        own, heard = tuple(self._table.seats_of(follower.guest)), follower.heard
        outlook = None if seen.delayed else presenters.public_now(self._table).outlook
        knows_outlook = outlook is not None and heard.outlook is outlook
        key = (own, seen.seat, seen.delayed, seen.number, heard[:-1], knows_outlook, follower.words)
        encoded = self._views.get(key)
        if encoded is None:
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            encoded = self._views[key] = self._encode(follower, seen, outlook)
        return encoded

    def _encode(self, follower: Follower, seen: Viewpoint, outlook: object) -> Encoded:
        heard, happened = follower.heard, self._happened(seen, follower.heard)
        view = presenters.table_view(self._table, follower.guest, seen, heard, self.present, follower.words, happened)
        chat = max([heard.chat, *(line.number for line in view.chat)])
        now_heard = Heard(happened.end, happened.last_line, chat, self._table.session, outlook)
        return Encoded(msgspec.json.encode(view).decode(), now_heard, view.present)

    def _happened(self, seen: Viewpoint, heard: Heard) -> News:
        """Where nothing of it is a secret, it is the same for all seats."""
        key = (seen.decisions, heard.events, heard.line, heard.session)
        found = self._news.get(key) or self._news.get((*key, seen.seat))
        if found is None:
            public = seen.position.view(STRANGER) if seen.delayed else presenters.public_now(self._table).view
            found = news(self._table.session, seen, heard, public)
            self._news[(*key, seen.seat) if found.private else key] = found
        return found


class Audience:
    """Tells all who follow."""

    def __init__(self, tasks: Tasks, presence_seconds: float) -> None:
        self.followers = FollowersByTable()
        self._tasks = tasks
        self._presence_seconds = presence_seconds
        self._shown: LruCache[str, Shown] = LruCache(MOST_SHOWN)
        self._late: OrderedDict[str, Followers] = OrderedDict()
        """Tables at which somebody has yet to be told the newest."""
        self._telling: asyncio.Task[None] | None = None

    def hear(self, news: TableChanged) -> None:
        if news.how in (How.REREAD, How.ADMISSION):
            self.followers.show_out(news.table)
        if news.how in (How.REREAD, How.CHANGED):
            followers = self.followers.at(news.table)
            self._tell_these(followers, followers.all)
            self.followers.tidy(followers)

    async def follow(self, table: Table, follower: Follower, is_known: Callable[[], Awaitable[bool]]) -> None:
        """The follower gets the newest view now, and another after every change; who may not see the table any more,
        or is somebody else by now, is let go."""
        async with table.lock:
            if not (await is_known() and table.may_see(follower.guest)):
                follower.let_go()
                return
            followers = self.followers.at(table)
            followers.admit(follower)
            self._tell(followers, follower, self._show(followers))
        self._look_later(followers, follower)

    def leave(self, table: Table, follower: Follower) -> None:
        """The follower's socket is closed."""
        followers = self.followers.at(table)
        followers.dismiss(follower)
        self._look_later(followers, follower)
        self.followers.tidy(followers)

    def forget(self) -> None:
        """Somebody has another name now: nothing that was made before is told again."""
        self._shown.drop(lambda _shown: True)

    # Who is there

    def _look_later(self, followers: Followers, follower: Follower) -> None:
        """After a moment: who loads the page anew has not been away. Of watchers nobody is told.

        One look is for all who come and go until then: whoever does so again and again does not put it off.
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

    # Telling

    def _tell_these(self, followers: Followers, these: Collection[Follower]) -> None:
        if not these:
            return
        shown = self._show(followers)
        at_once = these
        if len(these) > TOLD_AT_ONCE:
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
        """Tables take turns; at least half of the time is everybody else's."""
        try:
            while self._late:
                began = perf_counter()
                name, followers = self._late.popitem(last=False)
                async with followers.table.lock:
                    self._tell_some(followers)
                if followers.late:
                    self._late[name] = followers
                await asyncio.sleep(0)  # what was told goes out
                await asyncio.sleep(perf_counter() - began)
        finally:
            self._telling = None

    def _tell_some(self, followers: Followers) -> None:
        shown = self._show(followers)
        for follower in list(followers.late)[:TOLD_AT_ONCE]:
            del followers.late[follower]
            self._tell(followers, follower, shown)

    def _show(self, followers: Followers) -> Shown:
        table, present = followers.table, followers.present()
        shown = self._shown.get(table.id)
        if shown is None or not shown.is_current(table, present):
            shown = Shown(table, present)
        self._shown.put(table.id, shown)
        return shown

    def _tell(self, followers: Followers, follower: Follower, shown: Shown) -> None:
        table = followers.table
        if follower.wanted is not None and table.seat(follower.wanted).guest != follower.guest:
            follower.wanted = None  # the seat is another's now
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
