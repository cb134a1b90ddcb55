"""Random games inside the compiled package, and a checksum to compare builds."""

from typing import Final

from republik.table.contract import CHANCE
from republik.table.dice import Dice

from .flow import advance, apply
from .position import Position, new_position
from .rules import Rules, standard_rules
from .steps import ONGOING

MODULUS: Final = (1 << 31) - 1


def random_playout(position: Position, dice: Dice) -> int:
    """Plays at random to the end, in place; returns the number of decisions."""
    decisions = 0
    while position.termination == ONGOING:
        legal = position.legal
        apply(position, legal[dice.below(len(legal))])
        advance(position)
        decisions += 1
    return decisions


def random_game(edition: str, seed: int) -> tuple[int, int]:
    """Plays a random game; returns its checksum and the number of decisions, chance included."""
    position = new_position(standard_rules(edition))
    decisions = random_playout(position, Dice(seed))
    return checksum(position, decisions), decisions


def traced_game(rules: Rules, seed: int) -> tuple[int, int]:
    """Like random_game, but through the public interface and with every move in the checksum."""
    dice = Dice(seed)
    position = new_position(rules)
    total = 0
    decisions = 0
    while position.termination == ONGOING:
        legal = position.moves()
        move = legal[dice.below(len(legal))]
        total = (total * 31 + move * 7 + len(legal)) % MODULUS
        if position.to_act() != CHANCE:
            total = (total * 17 + sum(position.value) + sum(position.unrest)) % MODULUS
        position.play(move)
        decisions += 1
    return (total * 31 + checksum(position, decisions)) % MODULUS, decisions


def checksum(position: Position, decisions: int) -> int:
    total = decisions * 8 + position.termination
    for values in (position.unrest, position.living, position.socialists, position.value, position.tracks):
        for value in values:
            total = (total * 31 + value + 7) % MODULUS
    return (total * 31 + position.factories % MODULUS) % MODULUS
