"""Creating a table: the request is checked, seats are assigned, and the game starts."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from republik import games
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Visitor
from republik.hosting.wire import NewTable
from republik.players import registry
from republik.table.chance import HMAC_DEAL, Seed, deal_again
from republik.table.contract import Position
from republik.table.game import Game, Lesson
from republik.table.records import AUTOMATIC, PERSON
from republik.table.session import new_session

from .clocks import is_complete, status_after
from .log import LogEntry, entries_of
from .record import SeatAssignment, TableRecord, TableStatus
from .table_options import chosen_options, find_lesson, game_of, steady_levels
from .timekeeper import Timekeeper

ID_BYTES = 12
MAX_RATED_SEATS = 2
"""Ratings compare two sides."""


def checked_request(request: NewTable, maker: Visitor) -> tuple[NewTable, list[SeatAssignment]]:
    """The request with all its options, and the seating; raises CannotDo if they do not fit together."""
    game = game_of(request.game, "no-such-table-options")
    options = chosen_options(game, request.edition, request.options)
    unused = set(game.seats) - set(game.seats_for(options))  # the page offers all seats of the game
    players = {seat: player for seat, player in request.seats.items() if seat not in unused}
    request = replace(request, options=options, seats=players)
    seats = _assign(game, request, maker)
    _check(game, request)
    if request.rated and not maker.member:
        raise CannotDo("members-only")
    return request, seats


def _assign(game: Game, request: NewTable, maker: Visitor) -> list[SeatAssignment]:
    automatic, seats = game.automatic_seats(request.options), game.seats_for(request.options)
    players = {**request.seats, **dict.fromkeys(automatic, AUTOMATIC)}
    persons = [seat for seat in seats if players.get(seat) == PERSON]
    sit = (persons if automatic else persons[:1]) if request.sit is None else request.sit
    others = [(seat, player) for seat, player in players.items() if seat not in automatic and player != PERSON]
    if set(players) != set(seats) or not set(sit) <= set(persons):
        raise CannotDo("no-such-table-options")
    if any(player not in registry.players_for(game.name, seat) for seat, player in others):
        raise CannotDo("no-such-table-options")
    return [_assigned(seat, players[seat], maker if seat in sit else None) for seat in seats]


def _assigned(seat: str, player: str, maker: Visitor | None) -> SeatAssignment:
    if player != PERSON:
        return SeatAssignment(seat, player)
    return SeatAssignment(seat) if maker is None else SeatAssignment(seat, None, maker.id, maker.name)


def _check(game: Game, request: NewTable) -> None:
    levels = [player for player in request.seats.values() if player != PERSON]
    if not is_complete(request.clock):
        raise CannotDo("no-such-table-options")
    if game.automatic_seats(request.options):
        _check_solo(game, request)
    one_side_each = request.sit is None or len(request.sit) <= 1
    if request.rated and (levels or len(request.seats) > MAX_RATED_SEATS or not one_side_each):
        raise CannotDo("rated-needs-people")
    _check_lesson(game, request)


def _check_solo(game: Game, request: NewTable) -> None:
    """In a solo game one person, or the computer, plays every seat that the rules do not; nobody else can join."""
    automatic = game.automatic_seats(request.options)
    own = {player for seat, player in request.seats.items() if seat not in automatic}
    everywhere = request.sit is None or len(request.sit) == len(game.seats) - len(automatic)
    if PERSON in own and (len(own) > 1 or not everywhere):
        raise CannotDo("no-such-table-options")


def _check_lesson(game: Game, request: NewTable) -> None:
    """A lesson is private. As many seats as in the lesson belong to people, no matter which; deterministic players take
    the others. A lesson against automatic seats requires the options it was written for."""
    lesson = find_lesson(game, request.lesson)
    if lesson is None:
        return
    own = {seat: player for seat, player in request.seats.items() if seat not in game.automatic_seats(request.options)}
    computers = [player for player in own.values() if player != PERSON]
    expected = [player for player in lesson.seats.values() if player != PERSON]
    fits = len(computers) == len(expected) and set(computers) <= set(steady_levels(game.name))
    if game.automatic_seats(lesson.options):
        fits = fits and dict(request.options) == {**request.options, **lesson.options}
    if not fits or request.open or request.rated:
        raise CannotDo("no-such-table-options")


def is_against_computer(seats: Sequence[SeatAssignment], maker: int) -> bool:
    """Whether one person plays against computer players alone."""
    people = [seat.guest for seat in seats if seat.level is None]
    return 0 < len(people) < len(seats) and set(people) == {maker}


def new_table(
    request: NewTable, seats: list[SeatAssignment], maker: int, time: Timekeeper, *, first_game: bool = False
) -> tuple[TableRecord, list[LogEntry]]:
    """The record and log of a new table, with the first cards dealt; somebody's first game has a calm opening."""
    game = games.game(request.game)
    lesson = find_lesson(game, request.lesson)
    record = _record(request, seats, maker, time, "" if lesson is not None else game.custom_values())
    opening = lesson.opening if lesson is not None else ()
    return _begun(record, _seed(game, lesson, calm=first_game and not record.values), opening)


def continued_table(
    request: NewTable, seats: list[SeatAssignment], maker: int, time: Timekeeper, values: str, position: Position
) -> tuple[TableRecord, list[LogEntry]]:
    """The same for a game that continues from a position of another one: what is hidden there is dealt again."""
    record = _record(request, seats, maker, time, values)
    seed = Seed.fresh()
    position = games.game(request.game).from_text(position.to_text())  # the new game has the current rules
    record.start, record.dealt = deal_again(position, seed).to_text(), HMAC_DEAL
    return _begun(record, seed)


def _record(request: NewTable, seats: list[SeatAssignment], maker: int, time: Timekeeper, values: str) -> TableRecord:
    now = time.now()
    return TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        game=request.game,
        options=request.options,
        is_open=request.open,
        made_by=maker,
        seed="",
        created=now,
        status=TableStatus(now, time.steady()),
        seats=seats,
        rated=request.rated,
        language=request.language,
        clock=request.clock,
        delay=request.delay,
        takeover=request.takeover,
        lesson=request.lesson,
        values=values,
        revision=games.game(request.game).revision,
    )


def _begun(record: TableRecord, seed: Seed, opening: Sequence[str] = ()) -> tuple[TableRecord, list[LogEntry]]:
    """The table with its first decisions: chance's, and those of a lesson's opening."""
    names = {seat.seat: seat.written_name() for seat in record.seats}
    try:
        session = new_session(games.game(record.game), record.all_options(), names, seed, start=record.start)
        for text in opening:
            session.play(session.position.parse_move(text))
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
