"""Explains a choice in Wir sind das Volk!: what is different on the board when the card has been played out."""

from typing import Final, NamedTuple

from republik.games.wsdv.phrases.changes import changes
from republik.games.wsdv.players.calibration import correction
from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import ONGOING, TERMINATIONS
from republik.table.consequences import END, Consequence, reasons_of
from republik.table.dice import Dice
from republik.table.phrases import Phrase
from republik.table.thoughts import Choice, Thoughts

from .beam import Line, finish_action, is_over
from .evaluation import Evaluator

EXPLAINED: Final = 8
"""How many of the best moves get reasons, each by comparison with the others."""


class ConsideredMove(NamedTuple):
    """A move, the winning chance after it, its share of the search effort, and a position it leads to."""

    move: int
    chance: float
    weight: float
    position: Position


def explain(
    judge: Evaluator,
    seat: int,
    before: Position,
    considered: list[ConsideredMove],
    iterations: int = 0,
    depth: int = 0,
) -> Thoughts:
    """Explains moves, given with the best first. The chances are corrected by experience, the same for all moves of a
    decision."""
    corrected = correction(judge, min(move.position.decade for move in considered))
    leading = considered[:EXPLAINED]
    reasons = reasons_of([[_consequences(judge, seat, before, move.position)] for move in leading])
    reasons += [()] * (len(considered) - len(leading))
    choices = [
        Choice(move.move, corrected.apply(move.chance, seat), move.weight, own)
        for move, own in zip(considered, reasons, strict=True)
    ]
    return Thoughts(seat, tuple(choices), iterations, depth)


def _consequences(judge: Evaluator, seat: int, before: Position, after: Position) -> list[Consequence]:
    reached = _played_out(judge, seat, after)
    found = [Consequence(change.phrase, change.worth[seat]) for change in changes(before, reached)]
    if reached.termination != ONGOING:
        found.append(Consequence(_ending(reached), END if reached.winner == seat else -END))
    return found


def _played_out(judge: Evaluator, seat: int, position: Position) -> Position:
    """Returns the position when the seat has carried out its action."""
    if is_over(position, seat):
        return position
    return finish_action(judge, Line([], position.copy(), 0.0), seat, 1, Dice(1)).position


def _ending(reached: Position) -> Phrase:
    winner = naming.seat(reached.winner)
    return Phrase("ending-" + TERMINATIONS[reached.termination].replace("_", "-"), {"winner": winner})
