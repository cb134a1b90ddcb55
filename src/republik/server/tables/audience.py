"""Those who follow tables over sockets: what each of them is told, and when.

Who sits at a table is told at once. Of many who watch, so many are told at a time, and at least as long again everybody
else is served: a table with two thousand watchers costs them a moment, not all others. A view is made once for all who
see the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from republik.server.lru import Recent

from . import presenters
from .table import Follower, LiveTable
from .viewpoint import Gaze, gaze, is_delayed

if TYPE_CHECKING:
    from .house import House

TOLD_AT_ONCE = 16
MOST_SHOWN = 16
"""Tables of which what was told last is kept, for those who come next."""
MOST_VIEWS = 32
"""Different views of a table that are kept so."""


class Encoded(NamedTuple):
    """A view as it is sent, and what has been heard with it."""

    text: str
    heard: int
    chat_heard: int
    present: list[str]


class Shown:
    """What is told of a table at one moment, made once for all who see the same."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.present = table.present()
        self._made_from = self._source()
        self._views: dict[object, Encoded] = {}

    def is_current(self) -> bool:
        return self._made_from == self._source() and self.present == self._table.present()

    def _source(self) -> tuple[object, ...]:
        """Whatever happens at a table, one of these is another then; of a clock it is told to a tenth of a second."""
        table = self._table
        tenths = 0 if table.kept.clock.kind == "none" else round(perf_counter(), 1)
        return table.number, table.session, table.kept.state, len(table.chat), tenths

    def view(self, follower: Follower, seen: Gaze) -> Encoded:
        own = tuple(self._table.seats_of(follower.guest))
        key = (own, seen.seat, seen.delayed, seen.number, follower.heard, follower.chat_heard)
        encoded = self._views.get(key)
        if encoded is None:
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            encoded = self._views[key] = self._encode(follower, seen)
        return encoded

    def _encode(self, follower: Follower, seen: Gaze) -> Encoded:
        heard, chat_heard = follower.heard, follower.chat_heard
        view = presenters.table_view(self._table, follower.guest, seen, heard, chat_heard, self.present)
        chat_heard = max([chat_heard, *(line.number for line in view.chat)])
        text = msgspec.json.encode(view).decode()
        return Encoded(text, view.start + len(view.events), chat_heard, view.present)


class Audience:
    """All who follow."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._shown: Recent[str, Shown] = Recent(MOST_SHOWN)
        self._late: OrderedDict[str, LiveTable] = OrderedDict()
        """Tables at which somebody has yet to be told the newest."""
        self._telling: asyncio.Task[None] | None = None

    async def follow(self, table: LiveTable, follower: Follower, is_known: Callable[[], Awaitable[bool]]) -> None:
        """The follower gets the newest view now, and another after every change; who may not see the table any more,
        or is somebody else by now, is let go."""
        async with table.lock:
            if not (await is_known() and table.may_see(follower.guest)):
                follower.let_go()
                return
            table.admit(follower)
            self._tell(table, follower, self._show(table))
        self._look_later(table, follower)
        self._house.wake(table)

    def leave(self, table: LiveTable, follower: Follower) -> None:
        """The follower's socket is closed."""
        table.dismiss(follower)
        self._look_later(table, follower)
        self._house.rest(table)

    def forget(self) -> None:
        """Somebody has another name now: nothing that was made before is told again."""
        self._shown.drop(lambda _shown: True)

    # Who is there

    def _look_later(self, table: LiveTable, follower: Follower) -> None:
        """After a moment: who loads the page anew has not been away. Of watchers nobody is told.

        One look is for all who come and go until then: whoever does so again and again does not put it off.
        """
        if not (table.seats_of(follower.asker.guest) or (follower.is_let_go and follower.asker.guest is not None)):
            return
        if table.look is None:
            later = self._house.settings.presence_seconds
            table.look = asyncio.get_running_loop().call_later(later, self._look, table)

    def _look(self, table: LiveTable) -> None:
        table.look = None
        self._house.start(self._tell_who_is_there(table))

    async def _tell_who_is_there(self, table: LiveTable) -> None:
        async with table.lock:
            present = self._show(table).present
            behind = [one for one in table.followers if one.present != _told_present(table, one, present)]
            self._tell_these(table, behind)

    # Telling

    def tell_all(self, table: LiveTable) -> None:
        if table.followers:
            self._tell_these(table, table.followers)

    def _tell_these(self, table: LiveTable, followers: Collection[Follower]) -> None:
        shown = self._show(table)
        at_once = followers
        if len(followers) > TOLD_AT_ONCE:
            seated = table.people()
            at_once = [follower for follower in followers if follower.guest in seated]
            table.late |= dict.fromkeys(followers)
        for follower in at_once:
            table.late.pop(follower, None)
            self._tell(table, follower, shown)
        if table.late:
            self._late[table.id] = table
            if self._telling is None:
                self._telling = self._house.start(self._tell_late())

    async def _tell_late(self) -> None:
        """Tables take turns; at least half of the time is everybody else's."""
        try:
            while self._late:
                began = perf_counter()
                name, table = self._late.popitem(last=False)
                async with table.lock:
                    self._tell_some(table)
                if table.late:
                    self._late[name] = table
                await asyncio.sleep(0)  # what was told goes out
                await asyncio.sleep(perf_counter() - began)
        finally:
            self._telling = None

    def _tell_some(self, table: LiveTable) -> None:
        shown = self._show(table)
        for follower in list(table.late)[:TOLD_AT_ONCE]:
            del table.late[follower]
            self._tell(table, follower, shown)

    def _show(self, table: LiveTable) -> Shown:
        shown = self._shown.get(table.id)
        if shown is None or not shown.is_current():
            shown = Shown(table)
        self._shown.put(table.id, shown)
        return shown

    def _tell(self, table: LiveTable, follower: Follower, shown: Shown) -> None:
        if follower.wanted is not None and table.sitting(follower.wanted).guest != follower.guest:
            follower.wanted = None  # the seat is another's now
        seen = gaze(table, follower.guest, follower.wanted)
        told = (table.watched.number, table.is_over(), table.kept.state.rematch) if seen.delayed else None
        if told is not None and told == follower.told:
            return
        follower.told = told
        encoded = shown.view(follower, seen)
        follower.present = encoded.present
        follower.heard = encoded.heard
        follower.chat_heard = encoded.chat_heard
        follower.send(encoded.text)


def _told_present(table: LiveTable, follower: Follower, present: list[str]) -> list[str]:
    return [] if is_delayed(table, follower.guest) else present
