"""Training games of Wir sind das Volk!: the planner plays itself, every position becomes a row. Compiled.

Every decision is planned anew, as the player of the table does. Carrying out the plan of the card choice instead would
be three times as fast, but it is another game: East wins 85% of it, and about 50% of the games of the table's planners.
"""

from math import exp
from typing import Final

from republik.games.wsdv.players.beam import Line, after, check_replies, different_plays, finish_action
from republik.games.wsdv.players.evaluation import SCALE, Evaluator, odds_to_chance
from republik.games.wsdv.players.learned import LearnedEvaluator
from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import ACTION, EAST, ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice

TRACE: Final = 0.98  # TD(lambda): how much of a later position's target an earlier one takes over
FORGIVEN: Final = 0.15  # logits below the best play from which a choice no longer counts as the player's own
REPLIES: Final = 4
FINE: Final = 1 << 24


class Row:
    """A position of a game: its inputs, what the network said of it, and what it should have said."""

    def __init__(self, judge: LearnedEvaluator, position: Position) -> None:
        self.estimate = judge.chance(position)
        inputs = judge.inputs
        self.dense: list[float] = [inputs.dense[i] for i in range(len(inputs.dense))]
        self.active: list[int] = [inputs.active[i] for i in range(inputs.count)]
        self.group = max(position.decade, 1) - 1
        self.best = -1.0  # East's chance after the best play, if another one was chosen
        self.target = 0.0


class SelfPlay:
    """One training game; `judges` are West's and East's evaluations."""

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
        self.decisions = 0

    def run(self, observer: LearnedEvaluator) -> None:
        """Plays the game to its end; `observer` estimates every position."""
        position = self.position
        while position.termination == ONGOING:
            row = Row(observer, position)
            self.rows.append(row)
            step = position.step()
            if step[1] == CHANCE:
                move = self._any(position.legal)
            else:
                self.decisions += 1
                move = self._choose(row, step[1])
            apply(position, step, move)
            advance(position)
        self._set_targets(1.0 if position.winner == EAST else 0.0)

    def _chance(self) -> float:
        return float(self.dice.below(FINE)) / float(FINE)

    def _any(self, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]

    def _choose(self, row: Row, seat: int) -> int:
        judge = self.judges[seat]
        lines = self._lines(judge, seat)
        chosen = self._pick(lines)
        if self._chance() < self.lapses:
            move = self._any(self.position.legal)
            chosen = finish_action(judge, Line([move], after(self.position, move), 0.0), seat, 1, self.dice)
        if lines[0].worth - chosen.worth > FORGIVEN * SCALE:
            best = odds_to_chance(lines[0].worth)
            row.best = best if seat == EAST else 1.0 - best
        return chosen.first

    def _lines(self, judge: Evaluator, seat: int) -> list[Line]:
        """Returns the seat's plays, best first; some are checked against the reply."""
        position = self.position
        acts = position.step()[0] == ACTION
        plays = different_plays(judge, position, seat, set()) if acts else position.legal
        lines = [finish_action(judge, Line([move], after(position, move), 0.0), seat, 1, self.dice) for move in plays]
        lines.sort(key=_worth, reverse=True)
        if acts and self._chance() < self.replies:
            check_replies(judge, lines, seat, REPLIES, self.dice)
        return lines

    def _pick(self, lines: list[Line]) -> Line:
        """Picks a line by a softmax over the worths."""
        if self.temperature <= 0.0 or len(lines) == 1:
            return lines[0]
        scale = self.temperature * SCALE
        total = 0.0
        shares: list[float] = []
        for line in lines:
            share = exp(max(-50.0, (line.worth - lines[0].worth) / scale)) if line.worth <= lines[0].worth else 1.0
            shares.append(share)
            total += share
        left = self._chance() * total
        for i in range(len(lines)):
            left -= shares[i]
            if left <= 0.0:
                return lines[i]
        return lines[0]

    def _set_targets(self, result: float) -> None:
        """Works out TD(lambda) targets from the end: a position takes over what followed it, unless a worse play than
        the best was chosen there."""
        following = result
        estimate = result
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            if row.best >= 0.0:
                row.target = row.best
            else:
                row.target = (1.0 - TRACE) * estimate + TRACE * following
            following = row.target
            estimate = row.estimate


def _worth(line: Line) -> float:
    return line.worth
