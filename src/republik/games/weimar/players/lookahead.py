"""Looking one decision ahead, and carrying a card play of Weimar through to its end: compiled with the engine.

Every party decides by its own chance alone. Chance is rolled, several times where a decision calls for dice.
"""

from typing import Final

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import advance, apply
from republik.games.weimar.rules.position import Position
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.native import i64

from .evaluation import chance

LONGEST_PLAY: Final = 80  # small decisions after which a play counts as over
ROLLS: Final = 2  # looks at a decision whose outcome chance decides


def after(position: Position, move: int) -> Position:
    """Where a move leads; chance may be next."""
    reached = position.copy()
    apply(reached, reached.step(), move)
    advance(reached)
    return reached


def skip_chance(position: Position, dice: Dice) -> bool:
    """Roll and deal until somebody decides; whether there was anything to roll."""
    rolled = False
    while position.termination == st.ONGOING and position.step()[1] == CHANCE:
        legal = position.legal
        apply(position, position.step(), legal[dice.below(len(legal))])
        advance(position)
        rolled = True
    return rolled


def glance(position: Position, move: int, seat: i64, seed: i64, rolls: i64) -> float:
    """The seat's chance right after a move, over some rolls where dice decide; the same dice for every move."""
    reached = after(position, move)
    if reached.termination != st.ONGOING or reached.step()[1] != CHANCE:
        return chance(reached, seat)
    total = 0.0
    for n in range(rolls):
        rolled = reached.copy()
        skip_chance(rolled, Dice(seed + n))
        total += chance(rolled, seat)
    return total / float(rolls)


def best_step(position: Position, dice: Dice) -> int:
    """The move that looks best at once to the seat that decides."""
    seat = position.step()[1]
    seed = dice.below(1 << 30)
    best = position.legal[0]
    most = -1.0
    for move in position.legal:
        look = glance(position, move, seat, seed, ROLLS)
        if look > most:
            most = look
            best = move
    return best


def is_new_play(position: Position) -> bool:
    """Whether the play is over: the game has ended, a card is chosen next, or a round begins."""
    if position.termination != st.ONGOING:
        return True
    kind = position.step()[0]
    return kind == st.PLAY or kind == st.AGENDA


def carry_through(position: Position, dice: Dice) -> None:
    """Play on, in place, until the card play is over."""
    skip_chance(position, dice)
    for _ in range(LONGEST_PLAY):
        if is_new_play(position):
            return
        apply(position, position.step(), best_step(position, dice))
        advance(position)
        skip_chance(position, dice)


def simulate(position: Position, move: int, seat: i64, seed: i64, replies: i64) -> float:
    """The seat's chance once a move is carried through and so many card plays of others have followed it."""
    dice = Dice(seed)
    reached = after(position, move)
    carry_through(reached, dice)
    for _ in range(replies):
        if reached.termination != st.ONGOING or reached.step()[1] == seat:
            break
        apply(reached, reached.step(), best_step(reached, dice))
        advance(reached)
        carry_through(reached, dice)
    return chance(reached, seat)
