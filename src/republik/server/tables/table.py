"""A table in memory: its session and those who follow it. The database has everything that matters."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from republik import games
from republik.server.rate_limit import Asker
from republik.server.refusals import CannotDo
from republik.server.storage.models import DECISION
from republik.server.storage.queries import Entry, Folded, Kept, Line, Sitting, fold
from republik.table.chance import Seed
from republik.table.contract import Position
from republik.table.records import REDRAWN, REVISION, BadRecord, Decision, Record, accepted, redraws, write_redraws
from republik.table.session import Session, resume

from .variants import check_values, options
from .viewpoint import Watched


@dataclass(frozen=True)
class RefusedLog:
    """The log of a table that began before the rules were corrected, where they refuse it now."""

    decisions: Folded
    """All that was decided."""
    good: int
    """How many decisions the rules accept."""
    rule: str
    result: str | None
    """The result that the game had."""

    @property
    def all_hold(self) -> bool:
        """Whether the rules accept every decision, and only the end of the game is another."""
        return self.good == len(self.decisions.decisions)


def rebuild(kept: Kept, folded: Folded) -> Session:
    """The session from its decisions, replayed by the rules; CannotDo where they refuse it."""
    check_values(kept.values)
    return _resumed(kept, folded, _record(kept, folded))


def reopen(kept: Kept, folded: Folded) -> tuple[Session, RefusedLog | None]:
    """Like `rebuild`; a table from before a correction of the rules is opened as far as they accept its log, and
    keeps the result it had."""
    check_values(kept.values)
    record = _record(kept, folded)
    ended = {} if kept.result is None else {"result": kept.result}
    seed = {"seed": Seed.parse(kept.seed).reveal()}
    try:
        standing, refusal = accepted(Record(record.header | ended | seed, record.decisions), games.game)
    except BadRecord as error:
        raise CannotDo("record-refused", rule=error.rule) from error
    if refusal is None or refusal.good is None:
        session = _resumed(kept, folded, record)
        outcome = None if kept.result is not None or is_current(kept) else session.position.outcome()
        return session, None if outcome is None else RefusedLog(folded, len(folded.decisions), outcome.rule, None)
    session = _resumed(kept, folded, Record(standing.header, standing.decisions))
    session.header |= ended
    return session, RefusedLog(folded, refusal.good, refusal.rule, kept.result)


def is_current(kept: Kept) -> bool:
    """Whether the table began under the rules of today."""
    return kept.revision == games.game(kept.game).revision


def whole_record(session: Session, refused: RefusedLog | None, *, reveal: bool = False) -> Record:
    """The game so far, also what the rules refuse of it."""
    record = session.record(reveal=reveal)
    if refused is None:
        return record
    ended = {} if refused.result is None else {"result": refused.result}
    header = {key: value for key, value in record.header.items() if key != "result"} | ended
    return replace(record, header=header, decisions=list(refused.decisions.decisions))


def _record(kept: Kept, folded: Folded) -> Record:
    seed = Seed.parse(kept.seed)
    header = {"game": kept.game, **options(kept.game, kept.edition, kept.values), REVISION: str(kept.revision)}
    header |= {sitting.seat: written_name(sitting) for sitting in kept.sittings}
    header |= {"date": kept.created.date().isoformat(), "commitment": seed.commitment()}
    if folded.redrawn:
        header[REDRAWN] = write_redraws(folded.redrawn)
    return Record(header, list(folded.decisions))


def _resumed(kept: Kept, folded: Folded, record: Record) -> Session:
    try:
        session = resume(record, games.game, Seed.parse(kept.seed))
    except BadRecord as error:
        raise CannotDo("record-refused", rule=error.rule) from error
    if folded.lost is not None:
        seat, ending = folded.lost
        declare_lost(session, session.game.seats.index(seat), ending)
    return session


def entries_of(decisions: Sequence[Decision]) -> list[Entry]:
    return [Entry(DECISION, decision.seat, decision.text) for decision in decisions]


def declare_lost(session: Session, seat: int, ending: str) -> None:
    """Of two sides the other wins; where the rules played against one person, nobody does."""
    session.declare(1 - seat if len(session.game.seats) == 2 else None, ending)


def written_name(sitting: Sitting) -> str:
    """A seat's player as the record names it."""
    return sitting.level or sitting.name or "person"


class Follower:
    """Somebody who follows a table over a socket: a queue of messages that may not grow without end."""

    def __init__(self, asker: Asker, wanted: str | None, most: int) -> None:
        self.asker = asker
        self.guest = asker.guest
        self.wanted = wanted
        self.heard = 0
        self.chat_heard = 0
        self.present: list[str] = []
        self.told: object = None
        """What a delayed view was made from: nothing is sent that says nothing new."""
        self.messages: asyncio.Queue[str | None] = asyncio.Queue(most)
        self.is_let_go = False

    def send(self, message: str) -> None:
        """Who does not listen is let go."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        """None tells the socket to close; until it has, whoever follows there is nobody."""
        self.is_let_go = True
        self.guest = self.wanted = None
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class LiveTable:
    """One game at the server. `number` counts the entries of its log; `lock` is held while one is made.

    While it is held the session may be ahead of what is kept: nobody is told of it then.
    """

    def __init__(self, kept: Kept, log: Sequence[Entry]) -> None:
        self.read(kept, log)
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self._of_guest: dict[int, set[Follower]] = {}
        self.late: dict[Follower, None] = {}
        """Those who have yet to be told the newest, in the order in which they are."""
        self.look: asyncio.TimerHandle | None = None
        """Tells, a moment later, who is there."""
        self.thinking: asyncio.Task[None] | None = None
        self.woken = asyncio.Event()
        """Somebody looks: what failed is tried again soon."""
        self.forecast: tuple[Position, dict[str, Any]] | None = None

    def read(self, kept: Kept, log: Sequence[Entry]) -> None:
        """The table as the database has it."""
        self.kept = kept
        self.session, self.refused = reopen(kept, fold(log))
        self.number = len(log)
        self.watched = Watched(kept.delay)
        self.watched_position: tuple[int, Position] | None = None
        self.watched.read(log)
        kept.sittings.sort(key=lambda sitting: self.session.game.seats.index(sitting.seat))

    def restore(self, folded: Folded) -> None:
        """The session as the log has it: what was done to it since was not kept."""
        self.session, self.refused = reopen(self.kept, folded)

    @property
    def id(self) -> str:
        return self.kept.id

    def sitting(self, seat: str) -> Sitting:
        return self.kept.sittings[self.session.game.seats.index(seat)]

    @property
    def chat(self) -> list[Line]:
        return self.kept.chat

    def present(self) -> list[str]:
        """The seats whose people have a socket open."""
        return [sitting.seat for sitting in self.kept.sittings if self.is_there(sitting.guest)]

    def is_there(self, guest: int | None) -> bool:
        """However many watch, only the sockets of this guest are looked at."""
        return guest is not None and any(one.guest == guest for one in self._of_guest.get(guest, ()))

    def admit(self, follower: Follower) -> None:
        self.followers.add(follower)
        if follower.asker.guest is not None:
            self._of_guest.setdefault(follower.asker.guest, set()).add(follower)

    def dismiss(self, follower: Follower) -> None:
        self.followers.discard(follower)
        self.late.pop(follower, None)
        own = self._of_guest.get(follower.asker.guest or 0, set())
        own.discard(follower)
        if not own:
            self._of_guest.pop(follower.asker.guest or 0, None)

    def people(self) -> set[int]:
        """Those who sit here."""
        return {sitting.guest for sitting in self.kept.sittings if sitting.guest is not None}

    def is_exhibition(self) -> bool:
        """Whether computer players are among themselves, on every seat."""
        return all(sitting.level is not None for sitting in self.kept.sittings)

    def is_over(self) -> bool:
        if "result" in self.session.header:
            return True
        return self.refused is None and self.session.position.to_act() is None

    def to_act(self) -> int | None:
        """The seat that is to decide; None after the end, and while the log is one that corrected rules refuse."""
        return None if self.is_over() or self.refused is not None else self.session.position.to_act()

    def folded(self) -> Folded:
        """What the log comes to, also what the rules refuse of it."""
        if self.refused is not None:
            return self.refused.decisions
        return Folded(list(self.session.decisions), None, redraws(Record(self.session.header)))

    def record(self) -> Record:
        """The game so far, also what the rules refuse of it."""
        return whole_record(self.session, self.refused)

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

    def hand_over(self, guest: int, member: int) -> None:
        """All that was the guest's here is the member's."""
        for seat in self.seats_of(guest):
            self.kept.sittings[seat].guest = member
        if self.kept.made_by == guest:
            self.kept.made_by = member
        self.kept.chat = [replace(line, guest=member) if line.guest == guest else line for line in self.chat]
        if guest in self.kept.watchers:
            self.kept.watchers = self.kept.watchers - {guest} | {member}

    def rename(self, guest: int, name: str) -> None:
        """The guest's name as it is from now on, also at what was said before."""
        for seat in self.seats_of(guest):
            sitting = self.kept.sittings[seat]
            sitting.name = name
            self.session.header[sitting.seat] = written_name(sitting)
        self.kept.chat = [replace(line, name=name) if line.guest == guest else line for line in self.chat]

    def silence(self, guest: int) -> None:
        """What the guest said is gone; the lines keep their numbers."""
        self.kept.chat = [replace(line, text="") if line.guest == guest else line for line in self.chat]

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
        self.check_open()
        acting = self.to_act()
        if acting is None or acting not in own:
            raise CannotDo("not-your-turn")
        return acting

    def check_open(self) -> None:
        """CannotDo where nothing can be decided any more."""
        if self.is_over():
            raise CannotDo("game-over")
        if self.refused is not None:
            raise CannotDo("rules-corrected", rule=self.refused.rule)

    def check_number(self, number: int) -> None:
        if number != self.number:
            raise CannotDo("stale", details={"number": str(self.number)})
