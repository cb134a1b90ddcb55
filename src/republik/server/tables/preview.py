"""What a move would lead to, and how the figures went: what the page shows before a decision and after many."""

from collections.abc import Callable, Iterator
from random import Random

from republik.server import protocol
from republik.server.refusals import of_rules
from republik.table import records
from republik.table.contract import CHANCE, Event, IllegalMove, Position
from republik.table.game import PAGE
from republik.table.phrases import ACTION, DETAIL
from republik.table.session import Session

from . import presenters
from .table import LiveTable
from .viewpoint import STRANGER, Gaze


def preview(table: LiveTable, seat: int, move: int) -> protocol.Preview:
    """The table after a move of the seat to act, as far as the seat can foresee it.

    It is played on a deal of the hidden cards that is made from the seat's view alone. Chance decides nothing; where
    the move would show a hidden card, the table is told as it is.
    """
    game = table.session.game
    view = presenters.shown(table.session.position, seat)
    position = view.sample(Random(0))
    heard: list[Event] = []
    try:
        position.play(move, heard.append)
    except IllegalMove as error:
        raise of_rules(error, game) from error
    after = presenters.shown(position, seat)
    acting = position.to_act()
    revealed = game.presenter.reveals(view, after)
    if revealed:
        after, acting, position = view, seat, view.sample(Random(0))
    return protocol.Preview(
        number=table.number,
        move=move,
        view=game.presenter.view(after, (PAGE,)),
        forecast=presenters.forecast(position, game),
        outlook=presenters.outlook(position, game),
        to_act=None if acting is None else records.seat_name(game, acting),
        reveals=revealed or acting == CHANCE or any(event.private for event in heard),
    )


def timeline(table: LiveTable, gaze: Gaze) -> protocol.Timeline:
    """Public figures, one point for each action and each part of the game that the log has a heading for."""
    figures = table.session.game.timeline
    return protocol.Timeline([] if figures is None else list(_points(table.session, gaze.decisions, figures)))


def _points(
    session: Session, decisions: int, figures: Callable[[Position], dict[str, int]]
) -> Iterator[protocol.TimelinePoint]:
    """What began with a decision ends with the decision before the next thing begins; the first action begins it."""
    record, game = session.record(), session.game
    position = records.start(record, game)
    view = position.view(STRANGER)
    began = False
    for ply in range(1, decisions + 1):
        _, move = records.read_move(record, game, position, ply)
        before, heard = position, list[Event]()
        position = position.copy()
        position.play(move, heard.append)
        levels = {line.level for line in game.phrases.tell([event.for_seat(None) for event in heard], view)}
        if began and levels - {DETAIL}:
            yield protocol.TimelinePoint(ply - 1, figures(before))
        began = began or ACTION in levels
    if began:
        yield protocol.TimelinePoint(decisions, figures(position))
