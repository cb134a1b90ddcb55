"""Followers of tables over sockets."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from republik.server.visitor import Asker
from republik.table.session import Session

from .table import Table


class SentState(NamedTuple):
    """What a follower has been sent."""

    events: int = 0
    line: int | None = None
    """The first event of the last log line; None: unknown."""
    chat: int = 0
    """The number of the last chat line."""
    session: Session | None = None
    """The session the events came from; None: unknown."""
    outlook: object = None


class Attending(NamedTuple):
    """Who follows a table over a socket: the seats of players, and the number of spectators."""

    seats: Sequence[str]
    spectators: int = 0


class Follower:
    """Somebody who follows a table over a socket, with a bounded message queue."""

    def __init__(self, asker: Asker, wanted: str | None, most: int, words: bool = False) -> None:
        self.asker = asker
        self.guest = asker.guest
        self.wanted = wanted
        self.words = words
        """Whether to include the position in words."""
        self.heard = SentState()
        self.present: list[str] = []
        self.told: object = None
        """What a delayed view was built from; an unchanged view is not sent again."""
        self.messages: asyncio.Queue[str | None] = asyncio.Queue(most)
        self.is_let_go = False

    def send(self, message: str) -> None:
        """Queues a message; dismisses a follower whose queue is full."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.disconnect()

    def disconnect(self) -> None:
        """Queues None, which closes the socket; the follower is anonymous until then."""
        self.is_let_go = True
        self.guest = self.wanted = None
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class Followers:
    """The followers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.all: set[Follower] = set()
        self._of_guest: dict[int, set[Follower]] = {}
        self._unknown = 0
        """Followers without a cookie."""
        self.late: dict[Follower, None] = {}
        """Followers who still wait for the newest view, in order."""
        self.look: asyncio.TimerHandle | None = None
        """A timer that announces presence a moment later."""

    def admit(self, follower: Follower) -> None:
        self.all.add(follower)
        if follower.asker.guest is None:
            self._unknown += 1
        else:
            self._of_guest.setdefault(follower.asker.guest, set()).add(follower)

    def dismiss(self, follower: Follower) -> None:
        if follower.asker.guest is None and follower in self.all:
            self._unknown -= 1
        self.all.discard(follower)
        self.late.pop(follower, None)
        own = self._of_guest.get(follower.asker.guest or 0, set())
        own.discard(follower)
        if not own:
            self._of_guest.pop(follower.asker.guest or 0, None)

    def watching(self) -> int:
        """The number of people who watch: several sockets of one guest count once."""
        playing = sum(guest in self._of_guest for guest in self.table.record.people())
        return len(self._of_guest) - playing + self._unknown

    def present(self) -> list[str]:
        """The seats of people with an open socket."""
        return [seat.seat for seat in self.table.record.seats if self.is_present(seat.guest)]

    def is_present(self, guest: int | None) -> bool:
        """Looks only at this guest's sockets, however many spectators there are."""
        return guest is not None and any(one.guest == guest for one in self._of_guest.get(guest, ()))


class FollowersByTable:
    """The followers of all tables."""

    def __init__(self) -> None:
        self._tables: dict[str, Followers] = {}

    def at(self, table: Table) -> Followers:
        found = self._tables.get(table.id)
        if found is None:
            found = self._tables[table.id] = Followers(table)
        return found

    def tidy(self, followers: Followers) -> None:
        """Forgets a table without followers."""
        if not followers.all and followers.look is None:
            self._tables.pop(followers.table.id, None)

    def count(self) -> int:
        """The number of open sockets."""
        return sum(len(followers.all) for followers in self._tables.values())

    def watching(self, table: Table) -> Iterator[Asker]:
        """The followers of a table."""
        found = self._tables.get(table.id)
        return (follower.asker for follower in (() if found is None else found.all))

    def is_followed(self, table: str) -> bool:
        """Whether somebody follows a table."""
        found = self._tables.get(table)
        return found is not None and bool(found.all)

    def attending(self, table: Table) -> Attending:
        found = self._tables.get(table.id)
        return Attending([]) if found is None else Attending(found.present(), found.watching())

    def is_present(self, table: Table, guest: int | None) -> bool:
        found = self._tables.get(table.id)
        return found is not None and found.is_present(guest)

    def disconnect(self, guest: int) -> None:
        """Everyone who follows as this guest must open a new socket."""
        for followers in list(self._tables.values()):
            for follower in list(followers.all):
                if follower.guest == guest:
                    follower.disconnect()

    def disconnect_unauthorised(self, table: Table) -> None:
        """Dismisses everyone who may no longer see a table."""
        found = self._tables.get(table.id)
        for follower in () if found is None else list(found.all):
            if not table.may_see(follower.guest):
                follower.disconnect()
