"""Training games of Weimar: four seats play as those of the table do, a share of the decisions become rows. Compiled.

Each decision is made on a deal of the hidden cards, by the next position. In planned games the cards that are best at
sight are played out, and a share of these choices is checked against the others' replies on further deals, as in the
search. Games at sight are about eight times as fast.
"""

from typing import Final

from republik.games.weimar.players.learned import VALUES, LearnedEvaluator, group_of, log_odds, result_of
from republik.games.weimar.players.lookahead import ROLLS, after, play_out, skip_chance, steerings
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import advance, apply
from republik.games.weimar.rules.opinion import TopicStep
from republik.games.weimar.rules.plays import OtherUse, Play
from republik.games.weimar.rules.position import Position, imagined
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.learning.self_play import Manner, Row, TrainingGame

FORGIVEN: Final = 0.08  # logits below the best move from which a choice no longer counts as the player's own
CHECKED: Final = 4  # cards and uses that are checked against replies
DEALS: Final = 2  # deals on which they are checked
CANDIDATES: Final = 5  # cards and uses that are played out, the best at sight
SEEDS: Final = 1 << 30


class Look:
    """A move and the chances after it."""

    def __init__(self, move: int, values: list[float], seat: int, solo: bool, point: int = -1) -> None:
        self.move = move
        self.point = point  # to which a topic is moved, if the move is a topic
        self.values = values
        self.worth = log_odds(own_chance(values, seat, solo))


def own_chance(values: list[float], seat: int, solo: bool) -> float:
    """Returns the chance of a seat; in the solo scenario one player has SPD and Zentrum."""
    return values[0] if solo and seat <= fx.ZENTRUM else values[seat]


class SelfPlay(TrainingGame):
    """One training game; `judges` are the evaluations of the four seats."""

    def __init__(self, position: Position, judges: list[LearnedEvaluator], manner: Manner, dice: Dice) -> None:
        super().__init__(manner, dice)
        self.position = position
        self.judges = judges
        self.cuts = 0
        self.point = -1  # to which the topic just chosen is moved

    def run(self, observer: LearnedEvaluator) -> None:
        """Plays the game to its end; `observer` estimates every position in which a seat decides."""
        position = self.position
        while position.termination == st.ONGOING:
            step = position.step()
            if step.seat == CHANCE or len(position.legal) == 1:
                move = self.any_of(position.legal)
                self.point = -1
            else:
                estimate = observer.values(position)
                row = Row(observer.inputs, group_of(position), estimate, self.dice.below(self.manner.kept) == 0)
                self.rows.append(row)
                self.decisions += 1
                move = self._choose(row, step.seat)
            apply(position, move)
            advance(position)
        self.finish(result_of(position))

    def _choose(self, row: Row, seat: int) -> int:
        if self.point >= 0:
            move, self.point = self.point, -1
            return move
        judge = self.judges[seat]
        looks = self._looks(judge, seat)
        if self.happens(self.manner.lapses):
            chosen = looks[self.dice.below(len(looks))]
        else:
            chosen = looks[self.pick([look.worth for look in looks])]
        if looks[0].worth - chosen.worth > FORGIVEN:
            row.best = self._again(judge, looks[0], seat)
            self.cuts += 1
        self.point = chosen.point
        return chosen.move

    def _looks(self, judge: LearnedEvaluator, seat: int) -> list[Look]:
        """Returns the seat's moves, best first, on one deal: at sight, or with the best cards played out."""
        deal = imagined(self.position, seat, self.dice)
        seed = self.dice.below(SEEDS)
        solo = deal.rules.solo
        if isinstance(deal.step(), TopicStep):
            ways = steerings(deal, seat, judge)
            looks = [Look(way.topic, values_of(judge, way.reached, seed), seat, solo, way.point) for way in ways]
        else:
            looks = [Look(move, values_of(judge, after(deal, move), seed), seat, solo) for move in deal.legal]
        looks.sort(key=_worth, reverse=True)
        if not self._plans():
            return looks
        moves = [look.move for look in looks[:CANDIDATES]]
        looks = [Look(move, judge.values(play_out(deal, move, seat, seed, 0, judge)), seat, solo) for move in moves]
        looks.sort(key=_worth, reverse=True)
        return self._check_replies(judge, looks, seat) if self.happens(self.manner.replies) else looks

    def _plans(self) -> bool:
        """Returns whether the decision is one that planned games play out: a card and its use."""
        return self.manner.planned and isinstance(self.position.step(), (Play, OtherUse))

    def _check_replies(self, judge: LearnedEvaluator, looks: list[Look], seat: int) -> list[Look]:
        """Returns the best moves anew, after the others' replies on a few deals."""
        solo = self.position.rules.solo
        moves = [look.move for look in looks[:CHECKED]]
        sums = [[0.0] * VALUES for _ in moves]
        for _ in range(DEALS):
            deal = imagined(self.position, seat, self.dice)
            seed = self.dice.below(SEEDS)
            for i in range(len(moves)):
                add_to(sums[i], judge.values(play_out(deal, moves[i], seat, seed, 1, judge)), 1.0 / DEALS)
        checked = [Look(moves[i], sums[i], seat, solo) for i in range(len(moves))]
        checked.sort(key=_worth, reverse=True)
        return checked

    def _again(self, judge: LearnedEvaluator, look: Look, seat: int) -> list[float]:
        """Returns the chances after a move with other dice: those that made it the best were lucky ones."""
        seed = self.dice.below(SEEDS)
        if self._plans():
            return judge.values(play_out(self.position, look.move, seat, seed, 0, judge))
        reached = after(self.position, look.move)
        return values_of(judge, reached if look.point < 0 else after(reached, look.point), seed)


def values_of(judge: LearnedEvaluator, reached: Position, seed: int) -> list[float]:
    """Returns the chances in a position, averaged over rolls if dice decide."""
    if reached.termination != st.ONGOING or reached.step().seat != CHANCE:
        return judge.values(reached)
    total = [0.0] * VALUES
    for n in range(ROLLS):
        rolled = reached.copy()
        skip_chance(rolled, Dice(seed + n))
        add_to(total, judge.values(rolled), 1.0 / ROLLS)
    return total


def add_to(total: list[float], values: list[float], share: float) -> None:
    for k in range(VALUES):
        total[k] += share * values[k]


def _worth(look: Look) -> float:
    return look.worth
