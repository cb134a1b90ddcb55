"""The games of a stopped server: written out as records, and played again after the rules have changed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection, Engine, select

from republik.messages.render import reason_text
from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.models import AGREED_BACK, DECISION, TableRow, now
from republik.server.storage.queries import Entry, Kept, fold
from republik.server.tables.clocks import started
from republik.server.tables.table import LiveTable, rebuild, reopen, whole_record
from republik.server.tables.variants import check_values, time_of
from republik.table.records import BadRecord, Decision, result_text, write_record

from .private_files import make_private

RULES = "rules"
"""Who takes back what no longer holds, as the log names it."""


@dataclass(frozen=True)
class Exported:
    """A game that was written to a file, or the reason why not."""

    table: str
    path: Path | None
    finished: bool
    reason: str = ""


@dataclass(frozen=True)
class Checked:
    """A running game played again: the decisions it had, how many of them hold, and what is added to its log. One that
    cannot be played here at all is left as it is, with the reason."""

    table: str
    total: int
    good: int
    refused: Decision | None
    reason: str
    added: Sequence[Entry]
    chance: int
    """Decisions of chance among what is added."""

    @property
    def changed(self) -> bool:
        return bool(self.added)


def _tables(connection: Connection, *, finished: bool, unfinished: bool) -> Iterator[tuple[Kept, list[Entry]]]:
    query = select(TableRow.id).order_by(TableRow.created, TableRow.id)
    if not unfinished:
        query = query.where(TableRow.result.is_not(None))
    if not finished:
        query = query.where(TableRow.result.is_(None))
    for table in connection.scalars(query).all():
        found = queries.load(connection, table)
        if found is not None:
            yield found


# -- export -----------------------------------------------------------------------------------------------------------


def export(engine: Engine, folder: Path, *, unfinished: bool = False) -> Iterator[Exported]:
    """Writes every finished game, with `unfinished` all of them; their seeds stand in the files."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with engine.connect() as connection:
        for kept, log in _tables(connection, finished=True, unfinished=unfinished):
            path = folder / f"{kept.created.date().isoformat()}-{kept.id}.txt"
            try:
                record = whole_record(*reopen(kept, fold(log)), reveal=True)
            except CannotDo as error:
                yield Exported(kept.id, None, kept.result is not None, _reason(error))
                continue
            make_private(path)
            path.write_text(write_record(record), encoding="utf-8")
            yield Exported(kept.id, path, kept.result is not None)


# -- patch ------------------------------------------------------------------------------------------------------------


def patch(engine: Engine, *, apply: bool = False) -> Iterator[Checked]:
    """Plays every running game again; with `apply` their logs are brought in line, all of them or none."""
    with engine.begin() as connection:
        for kept, log in _tables(connection, finished=False, unfinished=True):
            checked = check(kept, log)
            if apply and checked.changed:
                _add(connection, kept, log, checked.added)
            yield checked


def check(kept: Kept, log: Sequence[Entry]) -> Checked:
    """What today's rules make of a running game. Nothing of a log is deleted: what no longer holds is taken back."""
    folded = fold(log)
    total = len(folded.decisions)
    try:
        check_values(kept.values)
    except CannotDo as error:
        return Checked(kept.id, total, total, None, error.reason(), [], 0)
    good, reason, back = total, "", list[Entry]()
    try:
        session = rebuild(kept, folded)
    except CannotDo as error:
        good, reason = _accepted(error), _reason(error)
        back = [Entry(AGREED_BACK, RULES, str(good))]
        session = rebuild(kept, fold([*log, *back]))
    drawn = [Entry(DECISION, decision.seat, decision.text) for decision in session.decisions[good:]]
    refused = folded.decisions[good] if good < total else None
    return Checked(kept.id, total, good, refused, reason, [*back, *drawn], len(drawn))


def _accepted(error: CannotDo) -> int:
    """How many decisions the rules accept before the one they refuse."""
    cause = error.__cause__
    return cause.good or 0 if isinstance(cause, BadRecord) else 0


def _reason(error: CannotDo) -> str:
    cause = error.__cause__
    if not isinstance(cause, BadRecord):
        return error.reason()
    return reason_text(cause)


def _add(connection: Connection, kept: Kept, log: Sequence[Entry], added: Sequence[Entry]) -> None:
    table = LiveTable(kept, [*log, *added])
    session, seat = table.session, table.to_act()
    outcome = session.position.outcome()
    result = None if outcome is None else result_text(session.game, outcome)
    queries.add_entries(connection, kept.id, len(log), added, result)
    to_act = None if seat is None or seat < 0 else session.game.seats[seat]
    state = replace(kept.state, to_act=to_act, decade=time_of(session.position), updated=now(), offer=None)
    queries.keep_state(connection, kept.id, table.number, started(table, state, None))
