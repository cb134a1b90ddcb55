"""The planner: searches whole card plays and one reply, and plays the best."""

from random import Random
from typing import cast

from republik.games.wsdv.players.evaluators import Judge, linear
from republik.games.wsdv.rules.position import Position
from republik.table.contract import View
from republik.table.dice import Dice
from republik.table.thoughts import Thoughts

from .beam import Line, plan
from .reasons import ConsideredMove, explain

WIDTH = 3
REPLIES = 6


class PlannerPlayer:
    """Plays Wir sind das Volk! by a beam search over the decisions of an action; hidden cards are resampled.

    `width` is the beam width; the best `replies` plays are checked against the opponent's best reply.
    """

    def __init__(
        self, name: str = "planner", width: int = WIDTH, replies: int = REPLIES, judge: Judge = linear
    ) -> None:
        self.name = name
        self.width = width
        self.replies = replies
        self.judge = judge

    def choose(self, view: View, rng: Random) -> int:
        return self._lines(view, rng)[0].first

    def think(self, view: View, rng: Random) -> Thoughts:
        lines = self._lines(view, rng)
        considered = [ConsideredMove(line.first, line.chance(), 1.0 / len(lines), line.position) for line in lines]
        return explain(self.judge(lines[0].position.rules), view.seat, considered)

    def _lines(self, view: View, rng: Random) -> list[Line]:
        position = cast("Position", view.sample(rng))
        judge = self.judge(position.rules)
        return plan(judge, position, view.seat, self.width, self.replies, Dice(rng.getrandbits(32)))
