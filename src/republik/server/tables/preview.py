"""What a move would lead to, as far as the seat can foresee it."""

from random import Random
from typing import NamedTuple

from republik.server.refusals import of_rules
from republik.table.contract import CHANCE, Event, IllegalMove, Position

from .table import Table


class Preview(NamedTuple):
    """The position after a move, up to where chance or something hidden decides: `reveals` says that it would."""

    number: int
    move: int
    position: Position
    reveals: bool


def preview(table: Table, seat: int, move: int) -> Preview:
    """A move of the seat to act, played on a deal of what is hidden that is made from the seat's view alone.

    Chance decides nothing; where the move would show something hidden, the position is the one before it.
    """
    view = table.session.position.view(seat)
    position = view.sample(Random(0))
    heard: list[Event] = []
    try:
        position.play(move, heard.append)
    except IllegalMove as error:
        raise of_rules(error, table.game) from error
    if table.game.presenter.reveals(view, position.view(seat)):
        return Preview(table.number, move, view.sample(Random(0)), True)
    reveals = position.to_act() == CHANCE or any(event.private for event in heard)
    return Preview(table.number, move, position, reveals)
