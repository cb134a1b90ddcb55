"""Opening a game from a file as a table: a record, or a file in the interchange format of one of the games."""

import secrets
from datetime import UTC, date, datetime, time
from typing import Final

from republik import games
from republik.players import registry
from republik.server.refusals import CannotDo
from republik.server.visitor import Visitor
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import Refusal
from republik.table.game import Game
from republik.table.games import UnknownGame
from republik.table.interchange import BadInterchange, ImportStopped
from republik.table.records import AUTOMATIC, START, BadRecord, Record

from .clocks import status_after
from .log import LogEntry, entries_of, replay_log
from .new_table import ID_BYTES
from .record import VALUES, SeatAssignment, TableRecord, TableStatus
from .sessions import reopen
from .timekeeper import Timekeeper

FIRST_WORDS: Final = "republik record"
ABANDONED: Final = f"{records.DRAW}, abandoned"
"""The result of an unfinished game whose seed is unknown: chance cannot go on, but anybody may play on from it."""


def read_file(text: str) -> Record:
    """The game in a file as a record; CannotDo if it is none, or breaks the rules."""
    try:
        if text.removeprefix(records.BYTE_ORDER_MARK).startswith(FIRST_WORDS):
            record = records.parse_record(text)
            records.verify(record, games.game)
            return record
        return _imported(text.encode("utf-8", "replace"))
    except (BadRecord, BadInterchange, ImportStopped, UnknownGame) as error:
        raise CannotDo("file-refused", details={"reason": error.phrase()}, game=_game_of(error)) from error


def _imported(data: bytes) -> Record:
    for game in games.playable():
        interchange = None if game.interchange is None else game.interchange()
        if interchange is not None and interchange.recognises(data):
            return interchange.read(data).record
    raise CannotDo("file-unknown")


def _game_of(error: Refusal) -> Game | None:
    """The game whose words explain the refusal."""
    record = error.record if isinstance(error, BadRecord) else getattr(error, "record_so_far", None)
    return None if record is None else records.find_game(record, games.game)


def opened_table(record: Record, maker: Visitor, time_here: Timekeeper) -> tuple[TableRecord, list[LogEntry]]:
    """The table and log of a recorded game: private, not rated, with the maker in every seat of a person."""
    game = records.find_game(record, games.game)
    options = record.options(game)
    values = options.pop(VALUES, "")
    seed, now = record.header.get("seed", ""), time_here.now()
    opened = TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        options=options,
        is_open=False,
        made_by=maker.id,
        seed=Seed.parse(seed).reveal() if seed else "",
        created=_created(record, now),
        status=TableStatus(now, time_here.steady()),
        result=_result(record, game),
        seats=[_seat(game, seat, record.header.get(seat, ""), maker) for seat in game.seats],
        values=values,
        revision=records.revision_of(record),
        start=record.header.get(START, ""),
    )
    log = entries_of(record.decisions)
    session, refused = reopen(opened, replay_log(log))
    log += entries_of(session.decisions[len(log) :])  # chance goes on where the file ends
    opened.status = status_after(opened, session, refused, opened.status, None)
    return opened, log


def _result(record: Record, game: Game) -> str | None:
    """How the game ended; without a seed it cannot go on and counts as abandoned."""
    told = record.header.get("result", records.UNFINISHED)
    if told != records.UNFINISHED:
        return told
    outcome = records.position_at(record, len(record.decisions), games.game).outcome()
    if outcome is not None:
        return records.result_text(game, outcome)
    return None if record.header.get("seed") else ABANDONED


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
