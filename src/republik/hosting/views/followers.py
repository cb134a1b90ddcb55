"""Followers of tables over sockets."""

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from republik.hosting.core.table import Table
from republik.hosting.visitor import Asker
from republik.hosting.wire import Text
from republik.table.session import Session


class SentState(NamedTuple):
    """What a follower has been sent already."""

    events: int = 0
    """The number of events."""
    line: int | None = None
    """The first event of the last log line; None: unknown."""
    chat: int = 0
    """The number of the last chat line."""
    session: Session | None = None
    """The session the events came from; None: unknown."""
    outlook: object = None
    """The outlook, compared by identity."""


class Attendance(NamedTuple):
    """Who follows a table over a socket: the seats of players, and the number of spectators."""

    seats: Sequence[str]
    spectators: int = 0


class Follower:
    """Somebody who follows a table over a socket, with a bounded message queue."""

    def __init__(self, asker: Asker, seat: str | None, queue_size: int, words: bool = False) -> None:
        self.asker = asker
        self.guest = asker.guest
        self.seat = seat
        self.words = words
        """Whether to describe the position in words, for clients that do not draw it."""
        self.sent = SentState()
        self.present: list[str] = []
        """The seats that the last view showed as present."""
        self.delayed_state: object = None
        """What a delayed view was built from; an unchanged view is not sent again."""
        self.messages: asyncio.Queue[Text | None] = asyncio.Queue(queue_size)
        self.is_disconnected = False

    def send(self, message: Text) -> None:
        """Queues a message; disconnects a follower whose queue is full."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.disconnect()

    def disconnect(self) -> None:
        """Queues None, which closes the socket; the follower is anonymous until then."""
        self.is_disconnected = True
        self.guest = self.seat = None
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
        """The number of followers without a cookie."""
        self.late: dict[Follower, None] = {}
        """Followers who still wait for the newest view, in order: a set that keeps its order."""
        self.presence_timer: asyncio.TimerHandle | None = None
        """Announces after a moment who is present; None: nothing to announce."""

    def add(self, follower: Follower) -> None:
        self.all.add(follower)
        guest = follower.asker.guest
        if guest is None:
            self._unknown += 1
        else:
            self._of_guest.setdefault(guest, set()).add(follower)

    def remove(self, follower: Follower) -> None:
        """Removes a follower whose socket was closed; one who was refused had not been added."""
        if follower not in self.all:
            return
        self.all.remove(follower)
        self.late.pop(follower, None)
        guest = follower.asker.guest
        if guest is None:
            self._unknown -= 1
        else:
            self._of_guest[guest].remove(follower)
            if not self._of_guest[guest]:
                del self._of_guest[guest]

    def spectators(self) -> int:
        """The number of people who watch: several sockets of one guest count once."""
        playing = sum(guest in self._of_guest for guest in self.table.record.people())
        return len(self._of_guest) - playing + self._unknown

    def guests(self) -> Iterable[int]:
        """The guests with an open socket."""
        return self._of_guest.keys()

    def present(self) -> list[str]:
        """The seats of people with an open socket."""
        return [seat.seat for seat in self.table.record.seats if self.is_present(seat.guest)]

    def is_present(self, guest: int | None) -> bool:
        """Whether a guest has an open socket. Looks only at this guest's, however many spectators there are."""
        return guest is not None and any(follower.guest == guest for follower in self._of_guest.get(guest, ()))


class FollowersByTable:
    """The followers of all tables."""

    def __init__(self) -> None:
        self._tables: dict[str, Followers] = {}

    def at(self, table: Table) -> Followers:
        """The followers of a table, who may be none yet."""
        followers = self._tables.get(table.id)
        if followers is None:
            followers = self._tables[table.id] = Followers(table)
        return followers

    def tidy(self, followers: Followers) -> None:
        """Forgets a table without followers."""
        if not followers.all and followers.presence_timer is None:
            self._tables.pop(followers.table.id, None)

    def guests(self) -> Iterator[int]:
        """The guests with an open socket; somebody who follows two tables appears twice."""
        return (guest for followers in self._tables.values() for guest in followers.guests())

    def count(self) -> int:
        """The number of open sockets."""
        return sum(len(followers.all) for followers in self._tables.values())

    def askers(self, table: Table) -> Iterator[Asker]:
        """Who follows a table, player or spectator."""
        return (follower.asker for follower in self._all(table.id))

    def is_followed(self, table: str) -> bool:
        """Whether somebody follows a table."""
        return bool(self._all(table))

    def _all(self, table: str) -> Collection[Follower]:
        followers = self._tables.get(table)
        return () if followers is None else followers.all

    def attendance(self, table: Table) -> Attendance:
        followers = self._tables.get(table.id)
        if followers is None:
            return Attendance([])
        return Attendance(followers.present(), followers.spectators())

    def is_present(self, table: Table, guest: int | None) -> bool:
        followers = self._tables.get(table.id)
        return followers is not None and followers.is_present(guest)

    def disconnect(self, guest: int) -> None:
        """Disconnects everyone who follows as this guest: they must open a new socket."""
        for followers in list(self._tables.values()):
            for follower in list(followers.all):
                if follower.guest == guest:
                    follower.disconnect()

    def disconnect_unauthorised(self, table: Table) -> None:
        """Disconnects everyone who may no longer see a table."""
        for follower in list(self._all(table.id)):
            if not table.may_see(follower.guest):
                follower.disconnect()
