"""Why a move is good or bad, in a player's words: what is different when the card has been played out, on several deals
of what the seat does not know."""

from collections.abc import Sequence

from republik.games.weimar.phrases.changes import changes
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.position import Position
from republik.table import consequences
from republik.table.consequences import END, Consequence
from republik.table.phrases import Phrase
from republik.table.thoughts import Reason

from .evaluation import Evaluator
from .lookahead import play_out


def reasons_of(
    deals: Sequence[Position], moves: Sequence[int], seat: int, judge: Evaluator
) -> list[tuple[Reason, ...]]:
    """Returns the reasons for and against each move, the favourable ones first."""
    return consequences.reasons_of(
        [[_in_deal(deal, move, seat, number, judge) for number, deal in enumerate(deals, 1)] for move in moves]
    )


def _in_deal(deal: Position, move: int, seat: int, seed: int, judge: Evaluator) -> list[Consequence]:
    reached = play_out(deal, move, seat, seed, 0, judge)
    found = [Consequence(change.phrase, change.worth[seat]) for change in changes(deal, reached)]
    if reached.termination != st.ONGOING:
        found.append(Consequence(_ending(reached), END if judge.chance(reached, seat) > 0.5 else -END))
    return found


def _ending(reached: Position) -> Phrase:
    return Phrase("ending-" + hyphens(st.TERMINATIONS[reached.termination]))
