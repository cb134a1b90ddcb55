"""Why a move is good or bad, in a player's words: what is different when the card has been played out.

Only what sets a move apart from the others is told, and, where the card is played out on several deals of what the seat
does not know, only what happens in most of them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .phrases import Phrase
from .thoughts import MAX_REASONS, Reason

LEAST: Final = 0.3
"""Changes that are worth less to the seat, in a game's rough points, are not told."""
END: Final = 20.0
"""What winning or losing the game is worth."""


class Consequence(NamedTuple):
    """Something that a move brings about, and what it is worth to the seat."""

    phrase: Phrase
    worth: float


def reasons_of(moves: Sequence[Sequence[Sequence[Consequence]]]) -> list[tuple[Reason, ...]]:
    """Returns the reasons for and against each move, the favourable ones first. Of each move it takes the consequences
    in every deal."""
    every = [_in_most(deals) for deals in moves]
    shared = set(every[0]).intersection(*every[1:]) if len(every) > 1 else set[str]()
    return [_strongest([one for key, one in found.items() if key not in shared]) for found in every]


def _in_most(deals: Sequence[Sequence[Consequence]]) -> dict[str, Consequence]:
    """Returns what happens in most deals, with its worth on average, by a text that is the same for the same phrase."""
    found: dict[str, list[Consequence]] = {}
    for deal in deals:
        for one in deal:
            found.setdefault(repr(one.phrase), []).append(one)
    return {
        key: Consequence(each[0].phrase, sum(one.worth for one in each) / len(each))
        for key, each in found.items()
        if 2 * len(each) > len(deals)
    }


def _strongest(found: Sequence[Consequence]) -> tuple[Reason, ...]:
    telling = sorted((one for one in found if abs(one.worth) >= LEAST), key=lambda one: -abs(one.worth))[:MAX_REASONS]
    return tuple(Reason(one.phrase.key, one.worth, one.phrase) for one in sorted(telling, key=lambda one: -one.worth))
