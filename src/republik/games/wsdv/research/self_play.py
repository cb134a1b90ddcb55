"""Training games of Wir sind das Volk!: the planner plays itself, every position becomes a row. Compiled.

Every decision is planned anew, as the player of the table does. Carrying out the plan of the card choice instead would
be three times as fast, but it is another game: East wins 85% of it, and about 50% of the games of the table's planners.
"""

from typing import Final

from republik.games.wsdv.players.beam import Line, after, check_replies, different_plays, finish_action
from republik.games.wsdv.players.evaluation import SCALE, Evaluator, odds_to_chance
from republik.games.wsdv.players.learned import LearnedEvaluator, group_of
from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.learning.self_play import Manner, Row, TrainingGame

FORGIVEN: Final = 0.15  # logits below the best play from which a choice no longer counts as the player's own
REPLIES: Final = 4
CANDIDATES: Final = 5  # moves within an action that are played out, the best at sight


class SelfPlay(TrainingGame):
    """One training game; `judges` are West's and East's evaluations."""

    def __init__(self, position: Position, judges: list[LearnedEvaluator], manner: Manner, dice: Dice) -> None:
        super().__init__(manner, dice)
        self.position = position
        self.judges = judges

    def run(self, observer: LearnedEvaluator) -> None:
        """Plays the game to its end; `observer` estimates every position."""
        position = self.position
        while position.termination == ONGOING:
            estimate = [observer.chance(position)]
            row = Row(observer.inputs, group_of(position), estimate)
            self.rows.append(row)
            step = position.step()
            if step.seat == CHANCE:
                move = self.any_of(position.legal)
            else:
                self.decisions += 1
                move = self._choose(row, step.seat)
            apply(position, move)
            advance(position)
        for row in self.rows:
            row.kept = self.dice.below(self.manner.kept) == 0
        self.finish([1.0 if position.winner == EAST else 0.0])

    def _choose(self, row: Row, seat: int) -> int:
        judge = self.judges[seat]
        planned = self.manner.planned
        lines = self._lines(judge, seat) if planned else self._moves(judge, seat, self.position.legal)
        chosen = lines[self.pick([line.worth for line in lines], SCALE)]
        if self.happens(self.manner.lapses):
            chosen = self._moves(judge, seat, [self.any_of(self.position.legal)])[0]
            if planned:
                chosen = finish_action(judge, chosen, seat, 1, self.dice)
        best = odds_to_chance(lines[0].worth)
        row.look = [best if seat == EAST else 1.0 - best]
        if lines[0].worth - chosen.worth > FORGIVEN * SCALE:
            row.best = row.look
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
        acts = isinstance(position.step(), Action)
        plays = different_plays(judge, position, seat, set()) if acts else position.legal
        starts = self._moves(judge, seat, plays)
        if not acts:
            starts = starts[:CANDIDATES]
        lines = [finish_action(judge, start, seat, 1, self.dice) for start in starts]
        lines.sort(key=_worth, reverse=True)
        if acts and self.happens(self.manner.replies):
            check_replies(judge, lines, seat, REPLIES, self.dice)
        return lines


def _worth(line: Line) -> float:
    return line.worth
