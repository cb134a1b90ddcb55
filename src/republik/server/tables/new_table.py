"""Creating a table: the request is checked, seats are assigned, and the game starts."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from republik import games
from republik.players import registry
from republik.server.refusals import CannotDo
from republik.server.visitor import Visitor
from republik.table.chance import HMAC_DEAL, Seed, deal_again
from republik.table.contract import Position
from republik.table.game import Game, Lesson
from republik.table.records import AUTOMATIC, PERSON
from republik.table.session import new_session

from .clocks import is_complete, status_after
from .log import LogEntry, entries_of
from .record import ClockSettings, SeatAssignment, TableRecord, TableStatus
from .setup import chosen_options, find_lesson, game_of, steady_levels
from .timekeeper import Timekeeper

ID_BYTES = 12
MAX_RATED_SEATS = 2
"""Ratings compare two sides."""


@dataclass(frozen=True)
class TableRequest:
    """A requested game: for every seat `person` or the name of a computer player. `sit` lists the creator's seats;
    None: the first person's seat."""

    game: str
    seats: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)
    main_option: str = ""
    """The value of the game's first option."""
    is_open: bool = False
    sit: Sequence[str] | None = None
    rated: bool = False
    language: str = ""
    clock: ClockSettings = field(default_factory=ClockSettings)
    delay: int = 0
    takeover: int = 0
    lesson: str = ""


def checked_request(asked: TableRequest, maker: Visitor) -> tuple[TableRequest, list[SeatAssignment]]:
    """The request with all its options, and the seating; raises CannotDo if they do not fit together."""
    game = game_of(asked.game)
    asked = replace(asked, options=chosen_options(game, asked.main_option, asked.options))
    seats = _assign(game, asked, maker)
    _check(game, asked)
    if asked.rated and not maker.member:
        raise CannotDo("members-only")
    return asked, seats


def _assign(game: Game, asked: TableRequest, maker: Visitor) -> list[SeatAssignment]:
    automatic = game.automatic_seats(asked.options)
    wanted = {**asked.seats, **dict.fromkeys(automatic, AUTOMATIC)}
    persons = [seat for seat in game.seats if wanted.get(seat) == PERSON]
    sit = (persons if automatic else persons[:1]) if asked.sit is None else asked.sit
    others = [(seat, player) for seat, player in wanted.items() if seat not in automatic and player != PERSON]
    if set(wanted) != set(game.seats) or not set(sit) <= set(persons):
        raise CannotDo("no-such-table-options")
    if any(player not in registry.players_for(game.name, seat) for seat, player in others):
        raise CannotDo("no-such-table-options")
    return [_assigned(seat, wanted[seat], maker if seat in sit else None) for seat in game.seats]


def _assigned(seat: str, player: str, maker: Visitor | None) -> SeatAssignment:
    if player != PERSON:
        return SeatAssignment(seat, player)
    return SeatAssignment(seat) if maker is None else SeatAssignment(seat, None, maker.id, maker.name)


def _check(game: Game, asked: TableRequest) -> None:
    levels = [player for player in asked.seats.values() if player != PERSON]
    if not is_complete(asked.clock):
        raise CannotDo("no-such-table-options")
    if game.automatic_seats(asked.options):
        _check_solo(game, asked)
    one_side_each = asked.sit is None or len(asked.sit) <= 1
    if asked.rated and (levels or len(asked.seats) > MAX_RATED_SEATS or not one_side_each):
        raise CannotDo("rated-needs-people")
    _check_lesson(game, asked)


def _check_solo(game: Game, asked: TableRequest) -> None:
    """In a solo game one person, or the computer, plays every seat that the rules do not; nobody else can join."""
    automatic = game.automatic_seats(asked.options)
    own = {player for seat, player in asked.seats.items() if seat not in automatic}
    everywhere = asked.sit is None or len(asked.sit) == len(game.seats) - len(automatic)
    if PERSON in own and (len(own) > 1 or not everywhere):
        raise CannotDo("no-such-table-options")


def _check_lesson(game: Game, asked: TableRequest) -> None:
    """A lesson is private. As many seats as in the lesson belong to people, no matter which; deterministic players take
    the others. A lesson against automatic seats requires the options it was written for."""
    lesson = find_lesson(game, asked.lesson)
    if lesson is None:
        return
    own = {seat: player for seat, player in asked.seats.items() if seat not in game.automatic_seats(asked.options)}
    computers = [player for player in own.values() if player != PERSON]
    expected = [player for player in lesson.seats.values() if player != PERSON]
    fits = len(computers) == len(expected) and set(computers) <= set(steady_levels(game.name))
    if game.automatic_seats(lesson.options):
        fits = fits and dict(asked.options) == {**asked.options, **lesson.options}
    if not fits or asked.is_open or asked.rated:
        raise CannotDo("no-such-table-options")


def is_against_computer(seats: Sequence[SeatAssignment], maker: int) -> bool:
    """Whether one person plays against computer players alone."""
    people = [seat.guest for seat in seats if seat.level is None]
    return 0 < len(people) < len(seats) and set(people) == {maker}


def new_table(
    asked: TableRequest, seats: list[SeatAssignment], maker: int, time: Timekeeper, *, first_game: bool = False
) -> tuple[TableRecord, list[LogEntry]]:
    """The record and log of a new table, with the first cards dealt; somebody's first game has a calm opening."""
    game = games.game(asked.game)
    lesson = find_lesson(game, asked.lesson)
    record = _record(asked, seats, maker, time, "" if lesson is not None else game.custom_values())
    return _begun(record, _seed(game, lesson, calm=first_game and not record.values))


def continued_table(
    asked: TableRequest, seats: list[SeatAssignment], maker: int, time: Timekeeper, values: str, position: Position
) -> tuple[TableRecord, list[LogEntry]]:
    """The same for a game that continues from a position of another one: what is hidden there is dealt again."""
    record = _record(asked, seats, maker, time, values)
    seed = Seed.fresh()
    position = games.game(asked.game).from_text(position.to_text())  # the new game has the current rules
    record.start, record.dealt = deal_again(position, seed).to_text(), HMAC_DEAL
    return _begun(record, seed)


def _record(asked: TableRequest, seats: list[SeatAssignment], maker: int, time: Timekeeper, values: str) -> TableRecord:
    now = time.now()
    return TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        game=asked.game,
        options=asked.options,
        is_open=asked.is_open,
        made_by=maker,
        seed="",
        created=now,
        status=TableStatus(now, time.steady()),
        seats=seats,
        rated=asked.rated,
        language=asked.language,
        clock=asked.clock,
        delay=asked.delay,
        takeover=asked.takeover,
        lesson=asked.lesson,
        values=values,
        revision=games.game(asked.game).revision,
    )


def _begun(record: TableRecord, seed: Seed) -> tuple[TableRecord, list[LogEntry]]:
    """The table with its first decisions, which are chance's."""
    names = {seat.seat: seat.written_name() for seat in record.seats}
    try:
        session = new_session(games.game(record.game), record.all_options(), names, seed, start=record.start)
    except (ValueError, LookupError) as error:
        raise CannotDo("no-such-table-options") from error
    record.seed = seed.reveal()
    record.status = status_after(record, session, None, record.status, None)
    return record, entries_of(session.decisions)


def _seed(game: Game, lesson: Lesson | None, *, calm: bool) -> Seed:
    """The lesson's seed, one of the calm openings, or a random one."""
    if lesson is not None:
        return Seed.from_text(lesson.seed)
    fresh = Seed.fresh()
    if not calm or not game.calm_openings:
        return fresh
    return Seed.from_text(game.calm_openings[fresh.pick(0, len(game.calm_openings))])
