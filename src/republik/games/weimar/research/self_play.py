"""Training games of Weimar: four seats play as the table's players do, every decision becomes a row. Compiled.

Each decision is made on a deal of the hidden cards: a card by playing it out, anything else by the next position. A
share of decisions is checked against the others' replies on further deals, as the search does.
"""

from math import exp
from typing import Final

from republik.games.weimar.players.learned import VALUES, LearnedEvaluator, group_of, log_odds, result_of
from republik.games.weimar.players.lookahead import ROLLS, after, play_out, skip_chance
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import advance, apply
from republik.games.weimar.rules.position import Position, imagined
from republik.table.contract import CHANCE
from republik.table.dice import Dice

TRACE: Final = 0.98  # TD(lambda): how much of a later position's target an earlier one takes over
FORGIVEN: Final = 0.15  # logits below the best move from which a choice no longer counts as the player's own
CHECKED: Final = 6  # moves that are checked against replies
DEALS: Final = 3  # deals on which they are checked
FINE: Final = 1 << 24
SEEDS: Final = 1 << 30


class Row:
    """A position of a game: its inputs, what the network said of it, and what it should have said."""

    def __init__(self, judge: LearnedEvaluator, position: Position) -> None:
        self.estimate = judge.values(position)
        inputs = judge.inputs
        self.dense: list[float] = [inputs.dense[i] for i in range(len(inputs.dense))]
        self.active: list[int] = [inputs.active[i] for i in range(inputs.count)]
        self.group = group_of(position)
        self.best: list[float] = []  # the chances after the best move, if a clearly worse one was chosen
        self.target: list[float] = []


class Look:
    """A move and the chances after it."""

    def __init__(self, move: int, values: list[float], seat: int, solo: bool) -> None:
        self.move = move
        self.values = values
        self.worth = log_odds(own_chance(values, seat, solo))


def own_chance(values: list[float], seat: int, solo: bool) -> float:
    """Returns the chance of a seat; in the solo scenario one player has SPD and Zentrum."""
    return values[0] if solo and seat <= fx.ZENTRUM else values[seat]


class SelfPlay:
    """One training game; `judges` are the evaluations of the four seats."""

    def __init__(
        self,
        position: Position,
        judges: list[LearnedEvaluator],
        temperature: float,
        lapses: float,
        replies: float,
        dice: Dice,
    ) -> None:
        self.position = position
        self.judges = judges
        self.temperature = temperature
        self.lapses = lapses
        self.replies = replies
        self.dice = dice
        self.rows: list[Row] = []
        self.cuts = 0

    def run(self, observer: LearnedEvaluator) -> None:
        """Plays the game to its end; `observer` estimates every position in which a seat decides."""
        position = self.position
        while position.termination == st.ONGOING:
            step = position.step()
            if step[1] == CHANCE:
                move = self._any(position.legal)
            else:
                row = Row(observer, position)
                self.rows.append(row)
                move = self._choose(row, step[1])
            apply(position, step, move)
            advance(position)
        self._set_targets(result_of(position))

    def _chance(self) -> float:
        return float(self.dice.below(FINE)) / float(FINE)

    def _any(self, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]

    def _choose(self, row: Row, seat: int) -> int:
        judge = self.judges[seat]
        looks = self._looks(judge, seat)
        if self._chance() < self.replies:
            looks = self._check_replies(judge, looks, seat)
        chosen = looks[self.dice.below(len(looks))] if self._chance() < self.lapses else self._pick(looks)
        if looks[0].worth - chosen.worth > FORGIVEN:
            row.best = self._again(judge, looks[0].move, seat)
            self.cuts += 1
        return chosen.move

    def _looks(self, judge: LearnedEvaluator, seat: int) -> list[Look]:
        """Returns the seat's moves, best first, as the greedy player ranks them on one deal."""
        deal = imagined(self.position, seat, self.dice)
        seed = self.dice.below(SEEDS)
        solo = deal.rules.solo
        looks = [Look(move, values_after(judge, deal, move, seat, seed), seat, solo) for move in self.position.legal]
        looks.sort(key=_worth, reverse=True)
        return looks

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

    def _again(self, judge: LearnedEvaluator, move: int, seat: int) -> list[float]:
        """Returns the chances after a move with other dice: those that made it the best were lucky ones."""
        return values_after(judge, self.position, move, seat, self.dice.below(SEEDS))

    def _pick(self, looks: list[Look]) -> Look:
        """Picks a move by a softmax over the worths."""
        if self.temperature <= 0.0 or len(looks) == 1:
            return looks[0]
        total = 0.0
        shares: list[float] = []
        for look in looks:
            share = exp(max(-50.0, (look.worth - looks[0].worth) / self.temperature))
            shares.append(share)
            total += share
        left = self._chance() * total
        for i in range(len(looks)):
            left -= shares[i]
            if left <= 0.0:
                return looks[i]
        return looks[0]

    def _set_targets(self, result: list[float]) -> None:
        """Works out TD(lambda) targets from the end: a position takes over what followed it, unless a clearly worse
        move than the best was chosen there."""
        following = result
        estimate = result
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            if row.best:
                row.target = row.best
            else:
                row.target = [(1.0 - TRACE) * estimate[k] + TRACE * following[k] for k in range(VALUES)]
            following = row.target
            estimate = row.estimate


def values_after(judge: LearnedEvaluator, deal: Position, move: int, seat: int, seed: int) -> list[float]:
    """Returns the chances after a move: a card is played out, other moves are judged by the next position, averaged
    over rolls if dice decide."""
    kind = deal.step()[0]
    if kind == st.PLAY or kind == st.OTHER_USE:
        return judge.values(play_out(deal, move, seat, seed, 0, judge))
    reached = after(deal, move)
    if reached.termination != st.ONGOING or reached.step()[1] != CHANCE:
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
