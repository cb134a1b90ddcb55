"""Sessions built from stored logs, including logs that the corrected rules refuse."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from republik import games
from republik.hosting.refusals import CannotDo
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import SPECTATOR, IllegalMove, Outcome
from republik.table.phrases import Phrase
from republik.table.records import CHANCE_NAME, BadRecord, Record, result_text
from republik.table.session import Session, resume

from .log import DECISION, LogEntry, ReplayedLog, entries_of
from .record import TableRecord


@dataclass(frozen=True)
class RefusedLog:
    """The log of a table that began before the rules were corrected and that they now refuse."""

    decisions: ReplayedLog
    """All decisions."""
    good: int
    """How many decisions the rules accept."""
    rule: str
    result: str | None
    """The result the game had."""

    @property
    def all_hold(self) -> bool:
        """Whether the rules accept every decision and only the ending differs."""
        return self.good == len(self.decisions.decisions)


def rebuild(record: TableRecord, replayed: ReplayedLog) -> Session:
    """The session after replaying its decisions; raises CannotDo if the rules refuse one."""
    return _resumed(record, replayed, _game_record(record, replayed))


def reopen(record: TableRecord, replayed: ReplayedLog) -> tuple[Session, RefusedLog | None]:
    """Like `rebuild`, but a table from before a correction is opened as far as the rules accept its log, and keeps its
    result."""
    written = _game_record(record, replayed)
    ended = {} if record.result is None else {"result": record.result}
    seed = {"seed": record.seed} if record.seed else {}
    try:
        standing, refusal = records.accepted(Record(written.header | ended | seed, written.decisions), games.game)
    except BadRecord as error:
        raise CannotDo("record-refused", rule=error.rule) from error
    if refusal is None or refusal.good is None:
        session = _resumed(record, replayed, written)
        outcome = None if record.result is not None or is_current(record) else session.position.outcome()
        if outcome is None:
            return session, None
        return session, RefusedLog(replayed, len(replayed.decisions), outcome.rule, None)
    session = _resumed(record, replayed, Record(standing.header, standing.decisions))
    session.header |= ended
    return session, RefusedLog(replayed, refusal.good, refusal.rule, record.result)


def continued(session: Session, entries: Sequence[LogEntry]) -> Session | None:
    """The session after further entries of its log; None if they are not decisions that follow from it."""
    after = session.copy()
    try:
        for entry in entries:
            if entry.kind != DECISION:
                return None
            if entry.seat != CHANCE_NAME:  # chance follows by itself
                after.play(after.position.parse_move(entry.text), session.game.seats.index(entry.seat))
    except (IllegalMove, LookupError, ValueError):
        return None
    return after if entries_of(after.decisions[len(session.decisions) :]) == list(entries) else None


def check_values(record: TableRecord) -> None:
    """Raises CannotDo if the table's custom values are not available."""
    if not games.game(record.game).has_values(record.values):
        raise CannotDo("values-missing", details={"values": record.values})


def is_current(record: TableRecord) -> bool:
    """Whether the table began under the current rules."""
    return record.revision == games.game(record.game).revision


def whole_record(session: Session, refused: RefusedLog | None, *, reveal: bool = False) -> Record:
    """The whole game, including what the rules refuse of it."""
    record = session.record(reveal=reveal)
    if refused is None:
        return record
    ended = {} if refused.result is None else {"result": refused.result}
    header = {key: value for key, value in record.header.items() if key != "result"} | ended
    return replace(record, header=header, decisions=list(refused.decisions.decisions))


def _game_record(record: TableRecord, replayed: ReplayedLog) -> Record:
    check_values(record)
    header = {"game": record.game, **record.all_options(), records.REVISION: str(record.revision)}
    header |= {seat.seat: seat.written_name() for seat in record.seats}
    header["date"] = record.created.date().isoformat()
    if record.seed:
        header["commitment"] = Seed.parse(record.seed).commitment()
    if record.start:
        header |= {records.START: record.start} | ({records.DEALT: record.dealt} if record.dealt else {})
    if replayed.redrawn:
        header[records.REDRAWN] = records.write_redraws(replayed.redrawn)
    return Record(header, list(replayed.decisions))


def _resumed(record: TableRecord, replayed: ReplayedLog, written: Record) -> Session:
    try:
        session = resume(written, games.game, Seed.parse(record.seed) if record.seed else None)
    except BadRecord as error:
        raise CannotDo("record-refused", rule=error.rule) from error
    if replayed.lost is not None:
        seat, ending = replayed.lost
        declare_lost(session, session.game.seats.index(seat), ending)
    elif record.result is not None and session.position.outcome() is None:  # a game from a file, ended by its table
        session.header["result"] = record.result
    return session


def declare_lost(session: Session, seat: int, ending: str) -> None:
    """With two sides the other one wins. At a larger table nobody does: that is a solo game, since games of several
    people continue without the player who loses."""
    session.declare(1 - seat if len(session.seats) == 2 else None, ending)


def result_of(session: Session) -> str | None:
    """How the game ended by its rules, as written in records."""
    outcome = session.position.outcome()
    return None if outcome is None else result_text(session.game, outcome)


def ending_of(session: Session, refused: RefusedLog | None) -> Outcome | None:
    """How the game ended: by its rules, or as the table declared; None while it runs."""
    return (session.position.outcome() if refused is None else None) or _declared(session)


def _declared(session: Session) -> Outcome | None:
    """An ending declared by the table, from its header."""
    if "result" not in session.header:
        return None
    winner, termination, *rule = session.header["result"].split(", ")
    return Outcome(None if winner == records.DRAW else session.game.seats.index(winner), termination, "".join(rule))


def headline_of(session: Session, refused: RefusedLog | None) -> Phrase | None:
    """The headline of the game's end, which is public; None while it runs."""
    ended = ending_of(session, refused)
    if ended is None:
        return None
    winner = None if ended.winner is None else session.game.seats[ended.winner]
    return session.game.phrases.headline(ended, winner, session.position.view(SPECTATOR))


def is_over(session: Session, refused: RefusedLog | None) -> bool:
    if "result" in session.header:
        return True
    return refused is None and session.position.to_act() is None


def seat_to_act(session: Session, refused: RefusedLog | None) -> int | None:
    """The seat to decide; None after the end, or if the corrected rules refuse the log."""
    return None if refused is not None or is_over(session, refused) else session.position.to_act()
