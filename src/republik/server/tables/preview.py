"""What a move would lead to, and how the figures went: what the page shows before a decision and after many."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, cast

from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.server import protocol
from republik.server.refusals import of_rules
from republik.table import records
from republik.table.contract import CHANCE, Event, IllegalMove

from . import presenters
from .table import LiveTable
from .viewpoint import Gaze

CARDS: Final = "display hand_west hand_east top row gone_west gone_east seen_west seen_east police".split()
"""Where cards lie in a view."""
MARKED: Final = ("card", "phase")
"""Events that begin something: the figures before them are a point of the timeline."""


def preview(table: LiveTable, seat: int, move: int) -> protocol.Preview:
    """The table after a move of the seat to act, as far as the seat can foresee it.

    It is played on a deal of the hidden cards that is made from the seat's view alone. Chance decides nothing; where
    the move would show a hidden card, the table is told as it is.
    """
    view = presenters.shown(table.session.position, seat)
    before = view.to_dict()
    position = view.sample(Random(0))
    heard: list[Event] = []
    try:
        position.play(move, heard.append)
    except IllegalMove as error:
        raise of_rules(error, table.session.game) from error
    after = presenters.shown(position, seat).to_dict()
    acting = position.to_act()
    shows_cards = bool(_cards(after) - _cards(before) - _in_play(before))
    if shows_cards:
        after, acting, position = before, seat, view.sample(Random(0))
    return protocol.Preview(
        number=table.number,
        move=move,
        view=after,
        forecast=presenters.forecast(position),
        to_act=None if acting is None else records.seat_name(table.session.game, acting),
        reveals=shows_cards or acting == CHANCE or any(event.private for event in heard),
    )


def _cards(view: dict[str, Any]) -> set[int]:
    """Every card that is seen in a view of a game with a display; elsewhere events say what is shown."""
    if "display" not in view:
        return set()
    return {card for name in CARDS for card in view[name] if card >= 0}


def _in_play(view: dict[str, Any]) -> set[int]:
    return {view["special"], view["card"]} if "special" in view else set()


def timeline(table: LiveTable, gaze: Gaze) -> protocol.Timeline:
    """Public figures, one point for each card played and each phase of a decade end."""
    has_figures = isinstance(table.session.position, Position)
    return protocol.Timeline(list(_points(table, gaze.decisions)) if has_figures else [])


def _points(table: LiveTable, decisions: int) -> Iterator[protocol.TimelinePoint]:
    """What began with a decision ends with the decision before the next thing begins."""
    record = table.session.record()
    game = table.session.game
    position = cast("Position", records.start(record, game))
    began = False
    for ply in range(1, decisions + 1):
        _, move = records.read_move(record, game, position, ply)
        before, heard = position, list[Event]()
        position = position.copy()
        position.play(move, heard.append)
        marks = sum(event.key in MARKED for event in heard)
        if marks and began:
            yield _point(before, ply - 1)
        began = began or marks > 0
    if began:
        yield _point(position, decisions)


def _point(position: Position, at: int) -> protocol.TimelinePoint:
    rules = position.rules
    sides = [range(rules.first[side], rules.last[side]) for side in (WEST, EAST)]
    return protocol.TimelinePoint(
        at=at,
        decade=position.decade,
        half=position.half,
        tracks=list(position.tracks),
        living=[sum(position.living[province] for province in side) for side in sides],
        unrest=[sum(position.unrest[province] for province in side) for side in sides],
        protests=[position.side_protests(side) for side in (WEST, EAST)],
        economy=[economy.capacity(position, side) for side in (WEST, EAST)],
        socialists=sum(position.socialists),
    )
