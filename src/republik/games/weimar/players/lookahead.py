"""One-step lookahead, and playing a card of Weimar out to its end: compiled with the engine.

Every party maximises its own winning chance. Chance is sampled, several times if a decision leads to dice.
"""

from typing import Final

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import advance, apply
from republik.games.weimar.rules.position import Position
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.native import i64

from .evaluation import LINEAR, Evaluator

LONGEST_PLAY: Final = 80  # number of small decisions after which a play counts as over
ROLLS: Final = 2  # samples of a decision whose outcome depends on chance


def after(position: Position, move: int) -> Position:
    """Returns the position after a move; chance may be next."""
    reached = position.copy()
    apply(reached, reached.step(), move)
    advance(reached)
    return reached


def skip_chance(position: Position, dice: Dice) -> bool:
    """Samples chance until a seat decides; returns whether there was anything to sample."""
    rolled = False
    while position.termination == st.ONGOING and position.step()[1] == CHANCE:
        legal = position.legal
        apply(position, position.step(), legal[dice.below(len(legal))])
        advance(position)
        rolled = True
    return rolled


def chance_after(position: Position, move: int, seat: i64, seed: i64, rolls: i64, judge: Evaluator = LINEAR) -> float:
    """Returns the seat's chance right after a move, averaged over rolls if dice decide; all moves use the same dice."""
    reached = after(position, move)
    if reached.termination != st.ONGOING or reached.step()[1] != CHANCE:
        return judge.chance(reached, seat)
    total = 0.0
    for n in range(rolls):
        rolled = reached.copy()
        skip_chance(rolled, Dice(seed + n))
        total += judge.chance(rolled, seat)
    return total / float(rolls)


def best_step(position: Position, dice: Dice, judge: Evaluator = LINEAR) -> int:
    """Returns the move with the best immediate evaluation for the seat that decides."""
    seat = position.step()[1]
    seed = dice.below(1 << 30)
    best = position.legal[0]
    most = -1.0
    for move in position.legal:
        look = chance_after(position, move, seat, seed, ROLLS, judge)
        if look > most:
            most = look
            best = move
    return best


def is_new_play(position: Position) -> bool:
    """Returns whether the play is over: the game has ended, a card is to be chosen, or a round begins."""
    if position.termination != st.ONGOING:
        return True
    kind = position.step()[0]
    return kind == st.PLAY or kind == st.AGENDA


def finish_play(position: Position, dice: Dice, judge: Evaluator = LINEAR) -> None:
    """Plays on, in place, until the card play is over."""
    skip_chance(position, dice)
    for _ in range(LONGEST_PLAY):
        if is_new_play(position):
            return
        apply(position, position.step(), best_step(position, dice, judge))
        advance(position)
        skip_chance(position, dice)


def play_out(position: Position, move: int, seat: i64, seed: i64, replies: i64, judge: Evaluator = LINEAR) -> Position:
    """Returns the position after a move has been played out and `replies` card plays of others have followed."""
    dice = Dice(seed)
    reached = after(position, move)
    finish_play(reached, dice, judge)
    for _ in range(replies):
        if reached.termination != st.ONGOING or reached.step()[1] == seat:
            break
        apply(reached, reached.step(), best_step(reached, dice, judge))
        advance(reached)
        finish_play(reached, dice, judge)
    return reached


def simulate(position: Position, move: int, seat: i64, seed: i64, replies: i64, judge: Evaluator = LINEAR) -> float:
    """Returns the seat's chance after a move has been played out and `replies` card plays of others have followed."""
    return judge.chance(play_out(position, move, seat, seed, replies, judge), seat)
