"""Lookahead by one decision, and playing a card of Weimar out to its end: compiled with the engine.

Every party maximises its own winning chance. Chance is sampled, several times if a decision leads to dice. In a debate
the choice of a topic changes nothing yet: it is judged together with the point the topic is moved to.
"""

from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import FewerDice
from republik.games.weimar.rules.flow import advance, apply
from republik.games.weimar.rules.opinion import PointStep, TopicStep
from republik.games.weimar.rules.plays import CancelEvent, Play
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.reactions import React
from republik.games.weimar.rules.rounds import Agenda
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.native import i64

from .evaluation import LINEAR, Evaluator

LONGEST_PLAY: Final = 80  # number of small decisions after which a play counts as over
PULL: Final = 0.35  # worth of a topic's pull towards a party, in halves of control
ROLLS: Final = 2  # samples of a decision whose outcome depends on chance


def after(position: Position, move: int) -> Position:
    """Returns the position after a move; chance may be next."""
    reached = position.copy()
    apply(reached, move)
    advance(reached)
    return reached


def skip_chance(position: Position, dice: Dice) -> bool:
    """Samples chance until a seat decides; returns whether there was anything to sample."""
    rolled = False
    while position.termination == st.ONGOING and position.step().seat == CHANCE:
        legal = position.legal
        apply(position, legal[dice.below(len(legal))])
        advance(position)
        rolled = True
    return rolled


def chance_after(position: Position, move: int, seat: i64, seed: i64, rolls: i64, judge: Evaluator = LINEAR) -> float:
    """Returns the seat's chance right after a move, averaged over rolls if dice decide; all moves use the same dice."""
    return _settled(after(position, move), seat, seed, rolls, judge)


def _settled(reached: Position, seat: i64, seed: i64, rolls: i64, judge: Evaluator) -> float:
    if reached.termination != st.ONGOING or reached.step().seat != CHANCE:
        return judge.chance(reached, seat)
    total = 0.0
    for n in range(rolls):
        rolled = reached.copy()
        skip_chance(rolled, Dice(seed + n))
        total += judge.chance(rolled, seat)
    return total / float(rolls)


def hinders_partner(position: Position, move: i64) -> bool:
    """Returns whether a reaction or a politician would be turned against the own side: in the solo scenario one person
    plays SPD and Zentrum."""
    actions = position.rules.actions
    step = position.step()
    if not position.rules.solo or move == actions.done or move == actions.no:
        return False
    if isinstance(step, CancelEvent):
        return position.player <= fx.ZENTRUM
    return isinstance(step, (FewerDice, React)) and position.act[st.ACT_PLAYER] <= fx.ZENTRUM


class Steering:
    """A way to move a topic in a debate: the topic, the point (-1: nothing is moved), and what follows."""

    def __init__(self, topic: int, point: int, reached: Position) -> None:
        self.topic = topic
        self.point = point
        self.reached = reached


def steerings(position: Position, seat: i64, judge: Evaluator) -> list[Steering]:
    """Returns the promising ways to move each topic: the points that help the seat most at the others' expense."""
    out: list[Steering] = []
    rivals = _rivals(position, seat, judge)
    for move in position.legal:
        chosen = after(position, move)
        if chosen.termination != st.ONGOING or not isinstance(chosen.step(), PointStep):
            out.append(Steering(move, -1, chosen))
            continue
        for point in _promising_points(chosen, rivals):
            out.append(Steering(move, point, after(chosen, point)))
    return out


def _rivals(position: Position, seat: i64, judge: Evaluator) -> list[float]:
    """Returns how much a gain of each party matters to the seat: 1 for its own, less the parties' chances."""
    if position.rules.solo:
        return [1.0, 1.0, -1.0, -1.0] if seat <= fx.ZENTRUM else [-1.0, -1.0, 1.0, 1.0]
    chances = judge.chances(position)
    out = [-chances[party] for party in range(st.PARTIES)]
    out[seat] += 1.0
    return out


def _promising_points(position: Position, rivals: list[float]) -> list[int]:
    """Returns the best point for the topic at hand, and the best one with other controllers."""
    rules = position.rules
    step = position.step()
    assert isinstance(step, PointStep)
    here: i64 = position.topics[step.slot]
    best = -1
    second = -1
    most = -1e9
    next_most = -1e9
    held: i64 = -1
    for move in position.legal:
        point: i64 = move - rules.actions.point
        gain = -1.0 * float(max(0, rules.distance[here][point] - step.steps))
        mask: i64 = rules.controllers[point]
        for party in range(st.PARTIES):
            gain += rivals[party] * PULL * float(rules.pull[party][point])
            if mask & rules.bit[party]:
                gain += rivals[party] * (2.0 if mask == rules.bit[party] else 1.0)
        if gain > most:
            if mask != held:
                second = best
                next_most = most
            best = move
            most = gain
            held = mask
        elif gain > next_most and mask != held:
            second = move
            next_most = gain
    return [best] if second < 0 else [best, second]


def topic_chances(position: Position, seat: i64, seed: i64, rolls: i64, judge: Evaluator = LINEAR) -> dict[int, float]:
    """Returns the seat's chance after each topic it may choose has been moved to the best point."""
    out: dict[int, float] = {}
    for way in steerings(position, seat, judge):
        look = _settled(way.reached, seat, seed, rolls, judge)
        if way.topic not in out or look > out[way.topic]:
            out[way.topic] = look
    return out


def _best_steering(position: Position, seat: i64, seed: i64, judge: Evaluator) -> Steering:
    ways = steerings(position, seat, judge)
    best = ways[0]
    most = -1.0
    for way in ways:
        look = _settled(way.reached, seat, seed, ROLLS, judge)
        if look > most:
            most = look
            best = way
    return best


def best_step(position: Position, dice: Dice, judge: Evaluator = LINEAR) -> int:
    """Returns the move with the best immediate evaluation for the seat that decides."""
    seat = position.step().seat
    seed = dice.below(1 << 30)
    if isinstance(position.step(), TopicStep):
        return _best_steering(position, seat, seed, judge).topic
    best = position.legal[0]
    if len(position.legal) == 1:
        return best
    most = -1.0
    for move in position.legal:
        if hinders_partner(position, move):
            continue
        look = chance_after(position, move, seat, seed, ROLLS, judge)
        if look > most:
            most = look
            best = move
    return best


def take_best_step(position: Position, dice: Dice, judge: Evaluator) -> None:
    """Makes the best move, in place; a topic is moved at once."""
    step = position.step()
    if not isinstance(step, TopicStep):
        apply(position, best_step(position, dice, judge))
        advance(position)
        return
    way = _best_steering(position, step.seat, dice.below(1 << 30), judge)
    apply(position, way.topic)
    advance(position)
    if way.point >= 0:
        apply(position, way.point)
        advance(position)


def is_new_play(position: Position) -> bool:
    """Returns whether the play is over: the game has ended, a card is to be chosen, or a round begins."""
    if position.termination != st.ONGOING:
        return True
    return isinstance(position.step(), (Play, Agenda))


def finish_play(position: Position, dice: Dice, judge: Evaluator = LINEAR) -> None:
    """Plays on, in place, until the card play is over."""
    skip_chance(position, dice)
    for _ in range(LONGEST_PLAY):
        if is_new_play(position):
            return
        take_best_step(position, dice, judge)
        skip_chance(position, dice)


def play_out(position: Position, move: int, seat: i64, seed: i64, replies: i64, judge: Evaluator = LINEAR) -> Position:
    """Returns the position after a move has been played out and `replies` card plays of others have followed."""
    dice = Dice(seed)
    reached = after(position, move)
    finish_play(reached, dice, judge)
    for _ in range(replies):
        if reached.termination != st.ONGOING or reached.step().seat == seat:
            break
        take_best_step(reached, dice, judge)
        finish_play(reached, dice, judge)
    return reached


def simulate(position: Position, move: int, seat: i64, seed: i64, replies: i64, judge: Evaluator = LINEAR) -> float:
    """Returns the seat's chance after a move has been played out and `replies` card plays of others have followed."""
    return judge.chance(play_out(position, move, seat, seed, replies, judge), seat)
