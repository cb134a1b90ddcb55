"""The public figures of a game over time."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from republik.table import records
from republik.table.contract import SPECTATOR, Event, Position
from republik.table.game import Game
from republik.table.phrases import ACTION, DETAIL, Phrase

from .table import Table

Figures = Callable[[Position], dict[str, int]]


class Point(NamedTuple):
    """Public figures after decision `at`."""

    at: int
    when: Phrase
    figures: dict[str, int]


def timeline(table: Table, decisions: int) -> Iterator[Point]:
    """One point per action and per heading of the log; none for a game without figures. An entry that starts with a
    decision ends with the last decision before the next entry; the first action starts the first one."""
    game = table.game
    if game.timeline is None:
        return
    record = table.session.record()
    position = records.start(record, game)
    public = position.view(SPECTATOR)
    began = False
    for ply in range(1, decisions + 1):
        _, move = records.read_move(record, game, position, ply)
        before, heard = position, list[Event]()
        position = position.copy()
        position.play(move, heard.append)
        levels = {line.level for line in game.phrases.log_lines([event.for_seat(None) for event in heard], public)}
        if began and levels - {DETAIL}:
            yield _point(before, ply - 1, game, game.timeline)
        began = began or ACTION in levels
    if began:
        yield _point(position, decisions, game, game.timeline)


def _point(position: Position, at: int, game: Game, figures: Figures) -> Point:
    return Point(at, game.phrases.when(position), figures(position))
