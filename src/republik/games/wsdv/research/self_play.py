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

TRACE: Final = 0.95  # TD(lambda): how much of a later position's target an earlier one takes over
FORGIVEN: Final = 0.15  # logits below the best play from which a choice no longer counts as the player's own
REPLIES: Final = 4
CANDIDATES: Final = 5  # moves within an action that are played out, the best at sight
KEPT_AT_SIGHT: Final = 4  # of games without plans, one position in so many becomes a row
FINE: Final = 1 << 24


class Row:
    """A position of a game: its inputs, what the network said of it, and what it should have said."""

    def __init__(self, judge: LearnedEvaluator, position: Position) -> None:
        self.estimate = judge.chance(position)
        inputs = judge.inputs
        self.dense: list[float] = [inputs.dense[i] for i in range(len(inputs.dense))]
        self.active: list[int] = [inputs.active[i] for i in range(inputs.count)]
        self.group = max(position.decade, 1) - 1
        self.look = self.estimate  # East's chance after the best play
        self.strayed = False  # whether a clearly worse play was chosen
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
        planned: bool,
        dice: Dice,
    ) -> None:
        self.position = position
        self.judges = judges
        self.temperature = temperature
        self.lapses = lapses
        self.replies = replies
        self.planned = planned
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
        if not self.planned:
            self.rows = [row for row in self.rows if not self.dice.below(KEPT_AT_SIGHT)]

    def _chance(self) -> float:
        return float(self.dice.below(FINE)) / float(FINE)

    def _any(self, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]

    def _choose(self, row: Row, seat: int) -> int:
        judge = self.judges[seat]
        lines = self._lines(judge, seat) if self.planned else self._moves(judge, seat, self.position.legal)
        chosen = self._pick(lines)
        if self._chance() < self.lapses:
            chosen = self._moves(judge, seat, [self._any(self.position.legal)])[0]
            if self.planned:
                chosen = finish_action(judge, chosen, seat, 1, self.dice)
        best = odds_to_chance(lines[0].worth)
        row.look = best if seat == EAST else 1.0 - best
        row.strayed = lines[0].worth - chosen.worth > FORGIVEN * SCALE
        return chosen.first

    def _moves(self, judge: Evaluator, seat: int, moves: list[int]) -> list[Line]:
        """Returns single moves as lines, best at sight first."""
        lines: list[Line] = []
        for move in moves:
            child = after(self.position, move)
            lines.append(Line([move], child, judge.worth(child, seat)))
        lines.sort(key=_worth, reverse=True)
        return lines

    def _lines(self, judge: Evaluator, seat: int) -> list[Line]:
        """Returns the seat's plays, best first; some are checked against the reply."""
        position = self.position
        acts = position.step()[0] == ACTION
        plays = different_plays(judge, position, seat, set()) if acts else position.legal
        starts = self._moves(judge, seat, plays)
        if not acts:
            starts = starts[:CANDIDATES]
        lines = [finish_action(judge, start, seat, 1, self.dice) for start in starts]
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
        """Works out TD(lambda) targets from the end: a position takes over what followed it, unless a play clearly
        worse than the best was chosen there."""
        following = result
        look = result
        for i in range(len(self.rows) - 1, -1, -1):
            row = self.rows[i]
            row.target = row.look if row.strayed else (1.0 - TRACE) * look + TRACE * following
            following = row.target
            look = row.look


def _worth(line: Line) -> float:
    return line.worth
