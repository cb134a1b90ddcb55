"""How the figures of a game went."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from republik.table import records
from republik.table.contract import Event, Position
from republik.table.game import Game
from republik.table.phrases import DETAIL, Phrase

from .table import Table
from .viewpoint import STRANGER

Figures = Callable[[Position], dict[str, int]]


class Point(NamedTuple):
    """Public figures after decision `at`."""

    at: int
    when: Phrase
    figures: dict[str, int]


def timeline(table: Table, decisions: int) -> Iterator[Point]:
    """A point for each action and each heading of the log; nothing for a game without figures.

    What began with a decision ends with the decision before the next thing begins.
    """
    game = table.game
    if game.timeline is None:
        return
    record = table.session.record()
    position = records.start(record, game)
    began = False
    for ply in range(1, decisions + 1):
        _, move = records.read_move(record, game, position, ply)
        before, heard = position, list[Event]()
        position = position.copy()
        position.play(move, heard.append)
        begins = _begins(heard, position, game)
        if begins and began:
            yield _point(before, ply - 1, game, game.timeline)
        began = began or begins
    if began:
        yield _point(position, decisions, game, game.timeline)


def _begins(heard: list[Event], position: Position, game: Game) -> bool:
    """Whether an action or a new part of the game begins with these events."""
    public = [event.for_seat(None) for event in heard]
    return bool(heard) and any(line.level != DETAIL for line in game.phrases.tell(public, position.view(STRANGER)))


def _point(position: Position, at: int, game: Game, figures: Figures) -> Point:
    return Point(at, game.phrases.when(position), figures(position))
