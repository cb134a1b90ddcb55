"""Maintenance of a stopped server: exporting games as records, and replaying them after a change of the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, select

from republik.hosting.core.clocks import status_after
from republik.hosting.core.log import AGREED_BACK, LogEntry, entries_of, replay_log
from republik.hosting.core.record import TableRecord
from republik.hosting.core.sessions import check_values, rebuild, reopen, result_of, whole_record
from republik.hosting.refusals import CannotDo
from republik.messages.render import reason_text
from republik.server.storage import queries
from republik.server.storage.models import TableRow, now
from republik.server.storage.private_files import make_private
from republik.table.records import BadRecord, Decision, write_record

RULES = "rules"
"""The author of a take-back by corrected rules, as the log names it."""


@dataclass(frozen=True)
class ExportedGame:
    """An exported game, or the reason why it was not exported."""

    table: str
    path: Path | None
    finished: bool
    reason: str = ""


@dataclass(frozen=True)
class CheckedGame:
    """A replayed game in progress: its decisions, how many of them hold, and what is added to its log. A game that
    cannot be replayed here stays as it is, with the reason."""

    table: str
    total: int
    good: int
    refused: Decision | None
    reason: str
    added: Sequence[LogEntry]
    chance: int
    """Decisions of chance among the additions."""

    @property
    def changed(self) -> bool:
        return bool(self.added)


def _tables(
    connection: Connection, *, finished: bool, unfinished: bool
) -> Iterator[tuple[TableRecord, list[LogEntry]]]:
    query = select(TableRow.id).order_by(TableRow.created, TableRow.id)
    if not unfinished:
        query = query.where(TableRow.result.is_not(None))
    if not finished:
        query = query.where(TableRow.result.is_(None))
    for table in connection.scalars(query).all():
        stored = queries.load(connection, table)
        if stored is not None:
            yield stored


# -- export -----------------------------------------------------------------------------------------------------------


def export(engine: Engine, folder: Path, *, unfinished: bool = False) -> Iterator[ExportedGame]:
    """Exports every finished game, or with `unfinished` all games; the files contain their seeds."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with engine.connect() as connection:
        for record, log in _tables(connection, finished=True, unfinished=unfinished):
            path = folder / f"{record.created.date().isoformat()}-{record.id}.txt"
            try:
                written = whole_record(*reopen(record, replay_log(log)), reveal=True)
            except CannotDo as error:
                yield ExportedGame(record.id, None, record.result is not None, _reason(error))
                continue
            make_private(path)
            path.write_text(write_record(written), encoding="utf-8", newline="\n")
            yield ExportedGame(record.id, path, record.result is not None)


# -- patch ------------------------------------------------------------------------------------------------------------


def patch(engine: Engine, *, apply: bool = False) -> Iterator[CheckedGame]:
    """Replays every game in progress; with `apply` updates their logs, all or none."""
    with engine.begin() as connection:
        for record, log in _tables(connection, finished=False, unfinished=True):
            checked = check(record, log)
            if apply and checked.changed:
                _add(connection, record, log, checked.added)
            yield checked


def check(record: TableRecord, log: Sequence[LogEntry]) -> CheckedGame:
    """What the current rules make of a game in progress. Nothing is deleted from a log: decisions that no longer hold
    are taken back."""
    replayed = replay_log(log)
    total = len(replayed.decisions)
    try:
        check_values(record)
    except CannotDo as error:
        return CheckedGame(record.id, total, total, None, error.reason(), [], 0)
    good, reason, back = total, "", list[LogEntry]()
    try:
        session = rebuild(record, replayed)
    except CannotDo as error:
        good, reason = _accepted(error), _reason(error)
        back = [LogEntry(AGREED_BACK, RULES, str(good))]
        session = rebuild(record, replay_log([*log, *back]))
    drawn = entries_of(session.decisions[good:])
    refused = replayed.decisions[good] if good < total else None
    return CheckedGame(record.id, total, good, refused, reason, [*back, *drawn], len(drawn))


def _accepted(error: CannotDo) -> int:
    """How many decisions the rules accept before the first they refuse."""
    cause = error.__cause__
    return cause.good or 0 if isinstance(cause, BadRecord) else 0


def _reason(error: CannotDo) -> str:
    cause = error.__cause__
    if not isinstance(cause, BadRecord):
        return error.reason()
    return reason_text(cause)


def _add(connection: Connection, record: TableRecord, log: Sequence[LogEntry], added: Sequence[LogEntry]) -> None:
    session, refused = reopen(record, replay_log([*log, *added]))
    queries.add_entries(connection, record.id, len(log), added, result_of(session))
    stopped = record.status._replace(updated=now(), offer=None)
    record.seats.sort(key=lambda seat: session.game.seats.index(seat.seat))
    status = status_after(record, session, refused, stopped, None)
    queries.write_status(connection, record.id, len(log) + len(added), status)
