"""The effect of a move, as far as the seat can foresee it."""

from random import Random
from typing import NamedTuple

from republik.hosting.core.table import Table
from republik.hosting.refusals import of_rules
from republik.table.contract import CHANCE, Event, IllegalMove, Position


class Preview(NamedTuple):
    """The position after a move, up to the point where chance or hidden information decides; `reveals` says whether the
    move reveals something hidden, `ends_turn` whether the seat no longer acts after it."""

    number: int
    move: int
    position: Position
    reveals: bool
    ends_turn: bool


def preview(table: Table, seat: int, move: int) -> Preview:
    """Plays a move of the seat to act on a position sampled from that seat's view. Chance decides nothing; if the move
    would reveal something hidden, the result is the position before it."""
    view = table.session.position.view(seat)
    position = view.sample(Random(0))
    events: list[Event] = []
    try:
        position.play(move, events.append)
    except IllegalMove as error:
        raise of_rules(error, table.game) from error
    ends_turn = position.to_act() != seat
    if table.game.presenter.reveals(view, position.view(seat)):
        return Preview(table.number, move, view.sample(Random(0)), True, ends_turn)
    reveals = position.to_act() == CHANCE or any(event.private for event in events)
    return Preview(table.number, move, position, reveals, ends_turn)
