"""A table in memory: its session and those who follow it. The database has everything that matters."""

import asyncio
from collections.abc import Sequence

from republik import games
from republik.table.chance import Seed
from republik.table.records import BadRecord, Decision, Record
from republik.table.session import Session, resume

from .archive import Entry, Kept, Sitting, net_decisions
from .refusals import CannotDo


def rebuild(kept: Kept, decisions: Sequence[Decision], resigned: str | None = None) -> Session:
    """The session from its decisions, replayed by the rules; CannotDo where they refuse it."""
    seed = Seed.parse(kept.seed)
    header = {"game": kept.game, "edition": kept.edition}
    header |= {sitting.seat: written_name(sitting) for sitting in kept.sittings}
    header |= {"date": kept.created.date().isoformat(), "commitment": seed.commitment()}
    try:
        session = resume(Record(header, list(decisions)), games.game, seed)
    except BadRecord as error:
        raise CannotDo("record-refused", rule=error.rule) from error
    if resigned is not None:
        declare_resigned(session, session.game.seats.index(resigned))
    return session


def declare_resigned(session: Session, seat: int) -> None:
    """The other side wins."""
    session.declare(1 - seat, "resigned")


def written_name(sitting: Sitting) -> str:
    """A seat's player as the record names it."""
    return sitting.level or sitting.name or "person"


class Follower:
    """Somebody who follows a table over a socket: a queue of messages that may not grow without end."""

    def __init__(self, guest: int | None, wanted: str | None, most: int) -> None:
        self.guest = guest
        self.wanted = wanted
        self.heard = 0
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(most)

    def send(self, message: bytes) -> None:
        """Who does not listen is let go: None tells the socket to close."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(None)


class LiveTable:
    """One game at the server. `number` counts the entries of its log; `lock` is held while one is made.

    While it is held the session may be ahead of what is kept: nobody is told of it then.
    """

    def __init__(self, kept: Kept, log: Sequence[Entry]) -> None:
        self.kept = kept
        self.session = rebuild(kept, *net_decisions(log))
        self.number = len(log)
        kept.sittings.sort(key=lambda sitting: self.session.game.seats.index(sitting.seat))
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.thinking: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.kept.id

    def is_over(self) -> bool:
        return self.session.position.to_act() is None or "result" in self.session.header

    def to_act(self) -> int | None:
        """The seat that is to decide; None after the end."""
        return None if self.is_over() else self.session.position.to_act()

    def level_to_act(self) -> tuple[int, str] | None:
        """The seat and the level of a computer player that is to decide."""
        seat = self.to_act()
        if seat is None or seat < 0:
            return None
        level = self.kept.sittings[seat].level
        return None if level is None else (seat, level)

    def seats_of(self, guest: int | None) -> list[int]:
        if guest is None:
            return []
        return [seat for seat, sitting in enumerate(self.kept.sittings) if sitting.guest == guest]

    def may_see(self, guest: int | None) -> bool:
        """Private tables are for those who sit there, whoever made them, and invited watchers."""
        if self.kept.is_open or self.seats_of(guest):
            return True
        return guest is not None and (guest == self.kept.made_by or guest in self.kept.watchers)

    def perspective(self, guest: int | None, wanted: str | None = None) -> int | None:
        """The seat through whose eyes a guest looks; None for watchers. Who has two seats looks from the acting one."""
        own = self.seats_of(guest)
        if wanted is not None:
            for seat in own:
                if self.session.game.seats[seat] == wanted:
                    return seat
            raise CannotDo("not-your-seat")
        if not own:
            return None
        acting = self.to_act()
        return acting if acting in own else own[0]

    def seat_to_act(self, guest: int | None) -> int:
        """The guest's own seat that is to decide, or CannotDo."""
        own = self.seats_of(guest)
        if not own:
            raise CannotDo("not-your-seat")
        acting = self.to_act()
        if acting is None:
            raise CannotDo("game-over")
        if acting not in own:
            raise CannotDo("not-your-turn")
        return acting

    def check_number(self, number: int) -> None:
        if number != self.number:
            raise CannotDo("stale", details={"number": str(self.number)})
