"""A table in memory: its lock, its session and its position in the log. Everything that matters is in the store."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from republik.hosting.refusals import CannotDo
from republik.hosting.wire import Recurring, Shared
from republik.table.contract import Position, View
from republik.table.game import Game
from republik.table.phrases import Outlook, Phrase
from republik.table.records import CHANCE_NAME, Record, position_at, redraws
from republik.table.session import Session

from .changes import Change, SeatTaken, SeatTakenOver
from .log import Delay, LogEntry, ReplayedLog, replay_log
from .record import ChatLine, SeatAssignment, TableRecord, TableStatus
from .sessions import RefusedLog, continued, is_current, is_over, reopen, seat_to_act, whole_record
from .store import LogTail
from .timekeeper import Timekeeper


class Public(NamedTuple):
    """What all viewers of a position share, built once."""

    position: Position
    view: View
    when: Phrase
    outlook: Shared[Recurring[Outlook]]
    forecast: object


class Table:
    """One game on the server. `number` counts the entries of its log; `lock` is held while one is added. All data here
    is stored: a change is committed after it has been written."""

    def __init__(self, record: TableRecord, log: Sequence[LogEntry], time: Timekeeper) -> None:
        self.time = time
        self.lock = asyncio.Lock()
        self.read(record, log)

    def read(self, record: TableRecord, log: Sequence[LogEntry]) -> None:
        """Loads the table from the store; if that fails, it stays as it was."""
        session, refused = reopen(record, replay_log(log))
        self.record = record
        self.session: Session = session
        self.refused: RefusedLog | None = refused
        self.number = len(log)
        self.delay = Delay(record.delay)
        self.delay.read(log)
        self.delayed_position: tuple[int, Position] | None = None
        self.public: Public | None = None
        """Built by the presenters."""
        record.seats.sort(key=lambda seat: self.session.game.seats.index(seat.seat))

    def read_tail(self, tail: LogTail) -> bool:
        """Applies what another process has added to the log. False, with nothing changed, if more than decisions under
        the current rules have been stored."""
        decided = sum(entry.seat != CHANCE_NAME for entry in tail.entries)
        if tail.status.changes != self.status.changes + decided:
            return False  # seats, offers or clocks have changed, too
        if self.refused is not None or self.is_over() or not is_current(self.record):
            return False
        session = continued(self.session, tail.entries)
        if session is None:
            return False
        self.session = session
        self.number += len(tail.entries)
        self.record.status, self.record.result = tail.status, tail.result
        self.delay.read(tail.entries)
        return True

    def commit(self, change: Change) -> None:
        """Applies a change that has been stored."""
        if change.session is not None:
            self.session, self.refused = change.session, change.refused
        self.number += len(change.entries)
        self.delay.read(change.entries)
        self.record = changed(self.record, change)
        if change.also is not None:
            self._write_names()

    def _write_names(self) -> None:
        for seat in self.record.seats:
            self.session.header[seat.seat] = seat.written_name()

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def status(self) -> TableStatus:
        return self.record.status

    @property
    def chat(self) -> list[ChatLine]:
        return self.record.chat

    # How the game stands

    def is_over(self) -> bool:
        return is_over(self.session, self.refused)

    def to_act(self) -> int | None:
        return seat_to_act(self.session, self.refused)

    def replayed(self) -> ReplayedLog:
        """The replayed log, including what the rules refuse of it."""
        if self.refused is not None:
            return self.refused.decisions
        return ReplayedLog(list(self.session.decisions), None, redraws(Record(self.session.header)))

    def game_record(self) -> Record:
        """The whole game, including what the rules refuse of it."""
        return whole_record(self.session, self.refused)

    def position_after(self, decisions: int) -> Position:
        """The position after the first decisions."""
        session = self.session
        if decisions == len(session.decisions):
            return session.position
        return position_at(session.record(), decisions, lambda _name: session.game)

    # Who sits here, and who may see it

    def seat(self, name: str) -> SeatAssignment:
        return self.record.seats[self.game.seats.index(name)]

    def seats_of(self, guest: int | None) -> list[int]:
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.record.seats) if seat.guest == guest]

    def is_exhibition(self) -> bool:
        """Whether only computer players sit here."""
        return all(seat.level is not None for seat in self.record.seats)

    def level_to_act(self) -> tuple[int, str] | None:
        """The seat and level of the computer player to act."""
        seat = self.to_act()
        if seat is None or seat < 0:
            return None
        level = self.record.seats[seat].level
        return None if level is None else (seat, level)

    def may_see(self, guest: int | None) -> bool:
        """Private tables are visible to their players, their creator and invited spectators."""
        record = self.record
        if record.is_open or self.seats_of(guest):
            return True
        return guest is not None and (guest == record.made_by or guest in record.watchers)

    def perspective(self, guest: int | None, seat_name: str | None = None) -> int | None:
        """The seat from which a guest looks; None for spectators. A player with two seats looks from the one to act."""
        own = self.seats_of(guest)
        if seat_name is not None:
            for seat in own:
                if self.game.seats[seat] == seat_name:
                    return seat
            raise CannotDo("not-your-seat")
        if not own:
            return None
        acting = self.to_act()
        return acting if acting in own else own[0]

    # What may be done

    def own_seat(self, guest: int | None, seat_name: str | None = None) -> int:
        """Returns the seat from which a guest looks, or raises CannotDo."""
        seat = self.perspective(guest, seat_name)
        if seat is None:
            raise CannotDo("not-your-seat")
        return seat

    def seat_to_act(self, guest: int | None) -> int:
        """Returns the guest's own seat that is to act, or raises CannotDo."""
        own = self.seats_of(guest)
        if not own:
            raise CannotDo("not-your-seat")
        self.check_open()
        acting = self.to_act()
        if acting is None or acting not in own:
            raise CannotDo("not-your-turn")
        return acting

    def check_open(self) -> None:
        """Raises CannotDo if nothing can be decided any more."""
        if self.is_over():
            raise CannotDo("game-over")
        if self.refused is not None:
            raise CannotDo("rules-corrected", rule=self.refused.rule)

    def check_over(self) -> None:
        """Raises CannotDo while the game goes on."""
        if not self.is_over():
            raise CannotDo("not-over")

    def check_number(self, number: int) -> None:
        if number != self.number:
            raise CannotDo("stale", details={"number": str(self.number)})

    # People who change

    def hand_over(self, guest: int, member: int) -> None:
        """Everything that belonged to the guest now belongs to the member."""
        record = self.record
        for seat in self.seats_of(guest):
            record.seats[seat].guest = member
        if record.made_by == guest:
            record.made_by = member
        record.chat = [replace(line, guest=member) if line.guest == guest else line for line in record.chat]
        if guest in record.watchers:
            record.watchers = record.watchers - {guest} | {member}

    def rename(self, guest: int, name: str) -> None:
        """Renames the guest everywhere, including earlier chat lines."""
        own = self.seats_of(guest)
        for seat in own:
            self.record.seats[seat].name = name
        if any(line.guest == guest for line in self.chat):
            self.record.chat = [replace(line, name=name) if line.guest == guest else line for line in self.chat]
        if own:
            self._write_names()

    def delete_chat(self, guest: int) -> None:
        """Deletes what the guest said; the lines keep their numbers."""
        self.record.chat = [replace(line, text="") if line.guest == guest else line for line in self.chat]


def changed(record: TableRecord, change: Change) -> TableRecord:
    """The record after a change."""
    if change.entries:
        record.result = change.result
    if change.status is not None:
        record.status = change.status.written()
    if change.chat is not None:
        record.chat.append(change.chat)
    return seated(record, change)


def seated(record: TableRecord, change: Change) -> TableRecord:
    """The record after a change of seats or spectators."""
    match change.also:
        case SeatTaken(seat, guest, name):
            return replace(record, seats=_with(record, SeatAssignment(seat, None, guest, name)))
        case SeatTakenOver(seat, level, left):
            watchers = record.watchers | (set() if left is None else {left})
            seats = _with(record, SeatAssignment(seat, level))
            return replace(record, seats=seats, watchers=watchers, rated=False)
        case _:
            return record


def _with(record: TableRecord, taken: SeatAssignment) -> list[SeatAssignment]:
    return [taken if seat.seat == taken.seat else seat for seat in record.seats]
