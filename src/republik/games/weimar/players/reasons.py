"""Why a move is good or bad, in a player's words: what is different when the card has been played out.

The card is played out on several deals of what the seat does not know. Only what happens in most of them is told, and
only what sets a move apart from the others.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from republik.games.weimar.phrases.changes import changes
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.position import Position
from republik.table.phrases import Phrase
from republik.table.thoughts import MAX_REASONS, Reason

from .evaluation import Evaluator
from .lookahead import play_out

LEAST: Final = 0.3
"""Changes that are worth less to the seat, in victory points, are not told."""
END: Final = 20.0
"""What winning or losing the game is worth."""


class Consequence(NamedTuple):
    """Something that a move brings about in most deals, and what it is worth to the seat on average."""

    phrase: Phrase
    worth: float


def reasons_of(
    deals: Sequence[Position], moves: Sequence[int], seat: int, judge: Evaluator
) -> list[tuple[Reason, ...]]:
    """Returns the reasons for and against each move, the favourable ones first."""
    every = [_consequences(deals, move, seat, judge) for move in moves]
    shared = set(every[0]).intersection(*every[1:]) if len(every) > 1 else set[str]()
    return [_strongest([one for key, one in found.items() if key not in shared]) for found in every]


def _consequences(deals: Sequence[Position], move: int, seat: int, judge: Evaluator) -> dict[str, Consequence]:
    """Returns what happens in most deals, by a text that is the same for the same phrase."""
    found: dict[str, list[Consequence]] = {}
    for number, deal in enumerate(deals):
        for one in _in_deal(deal, move, seat, number + 1, judge):
            found.setdefault(repr(one.phrase), []).append(one)
    return {
        key: Consequence(each[0].phrase, sum(one.worth for one in each) / len(each))
        for key, each in found.items()
        if 2 * len(each) > len(deals)
    }


def _in_deal(deal: Position, move: int, seat: int, seed: int, judge: Evaluator) -> list[Consequence]:
    reached = play_out(deal, move, seat, seed, 0, judge)
    found = [Consequence(change.phrase, change.worth[seat]) for change in changes(deal, reached)]
    if reached.termination != st.ONGOING:
        found.append(Consequence(_ending(reached), END if judge.chance(reached, seat) > 0.5 else -END))
    return found


def _ending(reached: Position) -> Phrase:
    return Phrase("ending-" + hyphens(st.TERMINATIONS[reached.termination]))


def _strongest(found: Sequence[Consequence]) -> tuple[Reason, ...]:
    telling = sorted((one for one in found if abs(one.worth) >= LEAST), key=lambda one: -abs(one.worth))[:MAX_REASONS]
    return tuple(Reason(one.phrase.key, one.worth, one.phrase) for one in sorted(telling, key=lambda one: -one.worth))
