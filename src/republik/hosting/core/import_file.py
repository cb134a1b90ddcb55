"""Opening a game from a file as a table: a record, or a file in the interchange format of one of the games."""

import logging
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time
from typing import Final, NamedTuple, Protocol

from republik import games
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker, Visitor
from republik.players import registry
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import SPECTATOR, Refusal
from republik.table.game import PAGE, BadOption, Game
from republik.table.games import UnknownGame
from republik.table.phrases import Phrase
from republik.table.plugin.interchange import BadInterchange, ImportStopped
from republik.table.records import AUTOMATIC, CHANCE_NAME, DEALT, START, BadRecord, Decision, Record
from republik.table.session import Session

from .clocks import status_after
from .log import AGREED_BACK, DECISION, LogEntry, ReplayedLog, entries_of
from .new_table import ID_BYTES
from .record import VALUES, SeatAssignment, TableRecord, TableStatus
from .sessions import reopen
from .table import Table
from .timekeeper import SYSTEM_TIME, Timekeeper

FIRST_WORDS: Final = "republik record"
ABANDONED: Final = f"{records.DRAW}, abandoned"
"""The result of an unfinished game whose seed is unknown: chance cannot go on, but anybody may play on from it."""
MAX_SECONDS: Final = 3.0
"""Processor time for the search for the decisions that an interchange file describes."""
FILES_WAITING: Final = "too-many-waiting-files"
"""The refusal of a file while others of the same guest or network wait to be opened."""
FOLDER: Final = "data"
"""Where a program on somebody's own machine found custom values. A server reads no folder that a file names."""

_log = logging.getLogger("republik.hosting")


class OpenedTable(NamedTuple):
    """A table from a file, with its log."""

    record: TableRecord
    log: list[LogEntry]


class FileOpener(Protocol):
    """Opens files where nobody else has to wait for it."""

    async def open_file(self, text: str, maker: Visitor, asker: Asker) -> OpenedTable: ...


def open_file(text: str, maker: Visitor, time_here: Timekeeper = SYSTEM_TIME) -> OpenedTable:
    """The game in a file as a table: private, not rated, with the maker in every seat of a person. Raises CannotDo if
    it is none, breaks the rules, or cannot be shown."""
    try:
        return _opened_file(text, maker, time_here)
    except CannotDo:
        raise
    except Exception as error:  # whatever a game's own code makes of positions that cannot arise
        _log.info("file not opened", extra={"fields": {"error": type(error).__name__}})
        raise CannotDo("file-refused", details={"reason": Phrase("record-impossible")}) from error


def _opened_file(text: str, maker: Visitor, time_here: Timekeeper) -> OpenedTable:
    try:
        record = _read(text)
        game = records.find_game(record, games.game)
        opened = _opened(record, game, _options(record, game), maker, time_here)
    except (BadRecord, BadInterchange, ImportStopped, UnknownGame) as error:
        raise CannotDo("file-refused", details={"reason": error.phrase()}, game=_game_of(error)) from error
    _check_views(opened, time_here)
    return opened


def _read(text: str) -> Record:
    if not text.removeprefix(records.BYTE_ORDER_MARK).startswith(FIRST_WORDS):
        return _imported(text.encode("utf-8", "replace"))
    record = records.parse_record(text)
    _options(record, records.find_game(record, games.game))  # before anything is read that they name
    records.verify(record, games.game)
    return record


def _imported(data: bytes) -> Record:
    for game in games.playable():
        interchange = None if game.interchange is None else game.interchange()
        if interchange is not None and interchange.recognises(data):
            return interchange.read(data, seconds=MAX_SECONDS).record
    raise CannotDo("file-unknown")


def _game_of(error: Refusal) -> Game | None:
    """The game whose words explain the refusal."""
    record = error.record if isinstance(error, BadRecord) else getattr(error, "record_so_far", None)
    return None if record is None else records.find_game(record, games.game)


def _options(record: Record, game: Game) -> dict[str, str]:
    """The options in the header: those that the game declares, and the name of custom values. BadRecord for any other,
    except for the folder that a record names beside the custom values found there, which is left out."""
    if VALUES in record.header:
        record.header.pop(FOLDER, None)
    options = record.options(game)
    allowed = {option.name: option.values for option in game.options}
    for name, value in options.items():
        if name == VALUES:
            continue
        if name not in allowed:
            raise BadRecord(record.line(name), "unknown-option", {"name": name})
        if value not in allowed[name]:
            reason = BadOption(name, value, allowed[name]).phrase()
            raise BadRecord(record.line(name), "options", {"reason": reason})
    return options


def _opened(
    record: Record, game: Game, options: Mapping[str, str], maker: Visitor, time_here: Timekeeper
) -> OpenedTable:
    seed, now = record.header.get("seed", ""), time_here.now()
    opened = TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        options={name: value for name, value in options.items() if name != VALUES},
        is_open=False,
        made_by=maker.id,
        seed=Seed.parse(seed).reveal() if seed else "",
        created=_created(record, now),
        status=TableStatus(now, time_here.steady()),
        result=_result(record, game),
        seats=[_seat(game, seat, record.header.get(seat, ""), maker) for seat in record.seats(game)],
        values=options.get(VALUES, ""),
        revision=records.revision_of(record),
        start=record.header.get(START, ""),
        dealt=record.header.get(DEALT, "") if seed and START in record.header else "",  # only then it was verified
    )
    redrawn = records.redraws(record)
    session, refused = reopen(opened, ReplayedLog(list(record.decisions), redrawn=redrawn))
    # as the game writes its moves, with what chance adds where the file ends
    decisions = session.decisions if refused is None else record.decisions
    opened.status = status_after(opened, session, refused, opened.status, None)
    return OpenedTable(opened, _log_of(decisions, redrawn))


def _log_of(decisions: Sequence[Decision], redrawn: Mapping[int, int]) -> list[LogEntry]:
    """The log that leads to these decisions. Draws that were skipped appear as drawn without a text, and taken back."""
    log: list[LogEntry] = []
    for ply, entry in enumerate(entries_of(decisions), 1):
        if ply in redrawn:
            log += [LogEntry(DECISION, CHANCE_NAME)] * redrawn[ply] + [LogEntry(AGREED_BACK, CHANCE_NAME, str(ply - 1))]
        log.append(entry)
    return log


def _result(record: Record, game: Game) -> str | None:
    """How the game ended, as the table writes it; without a seed it cannot go on and counts as abandoned."""
    claimed = [part.strip() for part in record.header.get("result", "").split(",")]
    outcome = records.position_at(record, len(record.decisions), games.game).outcome()
    if outcome is not None:
        actual = records.result_text(game, outcome).split(", ")
        return ", ".join([*claimed[:2], *actual[2:]] if len(claimed) > 1 else actual)  # maybe under a former name
    if claimed[0] not in ("", records.UNFINISHED):
        return ", ".join(claimed[:2])
    return None if record.header.get("seed") else ABANDONED


def _check_views(opened: OpenedTable, time_here: Timekeeper) -> None:
    """Fails for a game that cannot be shown to every seat, such as one that begins with an impossible position."""
    session = Table(*opened, time_here).session
    for seat in (*range(len(session.seats)), SPECTATOR):
        _show(session, seat)


def _show(session: Session, seat: int) -> None:
    """Builds what a page shows of the last position to a seat."""
    position, presenter, phrases = session.position, session.game.presenter, session.game.phrases
    view = position.view(seat)
    if position.to_act() == seat:
        phrases.choices(view)
    presenter.view(view, (PAGE,))
    presenter.forecast(view)
    phrases.prompt(view)
    phrases.state(view)
    phrases.forecast(view)
    phrases.log_lines(session.events_for(None if seat == SPECTATOR else seat), view)


def _created(record: Record, now: datetime) -> datetime:
    """The day of the game, if the file tells it and it is not to come."""
    try:
        day = datetime.combine(date.fromisoformat(record.header.get("date", "")), time(), UTC)
    except ValueError:
        return now
    return min(day, now) if day.date() != now.date() else now


def _seat(game: Game, seat: str, name: str, maker: Visitor) -> SeatAssignment:
    if name == AUTOMATIC or name in registry.players_for(game.name, seat):
        return SeatAssignment(seat, name)
    return SeatAssignment(seat, None, maker.id, maker.name)
