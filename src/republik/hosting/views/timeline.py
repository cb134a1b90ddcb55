"""The public figures of a game over time."""

from collections.abc import Callable, Iterator

from republik.hosting.core.table import Table
from republik.hosting.wire import TimelinePoint
from republik.table import records
from republik.table.contract import SPECTATOR, Event, Position
from republik.table.game import Game
from republik.table.phrases import ACTION, DETAIL

Figures = Callable[[Position], dict[str, int]]


def timeline(table: Table, decisions: int) -> Iterator[TimelinePoint]:
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
        before, events = position, list[Event]()
        position = position.copy()
        position.play(move, events.append)
        levels = {line.level for line in game.phrases.log_lines([event.for_seat(None) for event in events], public)}
        if began and levels - {DETAIL}:
            yield _point(before, ply - 1, game, game.timeline)
        began = began or ACTION in levels
    if began:
        yield _point(position, decisions, game, game.timeline)


def _point(position: Position, at: int, game: Game, figures: Figures) -> TimelinePoint:
    return TimelinePoint(at, game.phrases.when(position), figures(position))
