"""Phrases for an analysis: it names moves in notation, and the page shows them in words; and the course of the game."""

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

from republik.hosting import wire
from republik.hosting.core.table import Table
from republik.hosting.load.lru import LruCache
from republik.table import records
from republik.table.contract import SPECTATOR, Position
from republik.table.phrases import Outlook, Phrase
from republik.table.session import Session
from republik.table.turning import Course

MAX_CACHED: Final = 32


class Words(NamedTuple):
    """By decision: its moves by notation, and the forecast at that moment."""

    moves: dict[str, dict[str, Phrase]]
    outlooks: dict[str, list[Outlook]]


class AnalysisWordsCache:
    """The phrases of recently viewed analyses; a page asks repeatedly."""

    def __init__(self) -> None:
        self._words: LruCache[tuple[str, str], Words] = LruCache(MAX_CACHED)
        self._courses: LruCache[str, wire.Course] = LruCache(MAX_CACHED)

    async def find(self, table: Table, level: str, result: wire.JsonObject) -> Words:
        """The phrases for one level's analysis of a finished game."""
        words = self._words.get((table.id, level))
        if words is None:
            words = await asyncio.to_thread(words_for, table.session, result)
            self._words.put((table.id, level), words)
        return words

    async def course(self, table: Table) -> wire.Course | None:
        """The course of a finished game; None if it cannot be analysed."""
        if table.game.analysis is None:
            return None
        course = self._courses.get(table.id)
        if course is None:
            course = await asyncio.to_thread(course_of, table.session)
            self._courses.put(table.id, course)
        return course


def course_of(session: Session) -> wire.Course:
    """The plays of a game with the chances before them, and its turning points."""
    game, record = session.game, session.record()
    course = Course(record, game)
    every = [*(stage.chances for stage in course.stages), course.last]
    return wire.Course(
        len(record.decisions),
        [wire.Stage(stage.ply, stage.kind, stage.seat_of(game), stage.when, stage.title) for stage in course.stages],
        [
            wire.Curve([game.seats[seat] for seat in seats], [chances[number] for chances in every])
            for number, seats in enumerate(course.curves)
        ],
        [
            wire.TurningPoint(
                decision=turn.ply,
                seat=turn.seat,
                when=turn.when,
                title=turn.title,
                line=turn.line,
                cause=turn.cause,
                seats=list(turn.seats),
                before=turn.before,
                after=turn.after,
                sentences=list(turn.sentences),
            )
            for turn in course.turning_points()
        ],
    )


def words_for(session: Session, result: wire.JsonObject) -> Words:
    """The phrases for all moves and forecasts of an analysis, which an earlier version may have written."""
    moves, forecasts = _moves_named(result), {one["decision"] for one in result["forecasts"]}
    record, game = session.record(), session.game
    position = records.start(record, game)
    words = Words({}, {})
    for ply in range(1, len(record.decisions) + 1):
        view = position.view(SPECTATOR)
        if ply in moves:
            read = {text: _read(position, text) for text in sorted(moves[ply])}
            words.moves[str(ply)] = {
                text: game.phrases.describe(view, move) for text, move in read.items() if move is not None
            }
        if ply in forecasts:
            words.outlooks[str(ply)] = game.phrases.forecast(view)
        _, move = records.read_move(record, game, position, ply)
        position.play(move)
    return words


def _read(position: Position, text: str) -> int | None:
    """None for a move that is no longer valid notation."""
    try:
        return position.parse_move(text)
    except (ValueError, LookupError):
        return None


def _moves_named(result: wire.JsonObject) -> dict[int, set[str]]:
    moves: defaultdict[int, set[str]] = defaultdict(set)
    for play in result["plays"]:
        if play["move"]:
            moves[play["decision"]].add(play["move"])
    for moment in result["moments"]:
        moves[moment["decision"]] |= {one["move"] for one in (moment["played"], *moment["choices"])}
    return moves
