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
        return self._plan(cast("Position", view.sample(rng)), view.seat, rng)[0].first

    def think(self, view: View, rng: Random) -> Thoughts:
        position = cast("Position", view.sample(rng))
        lines = self._plan(position, view.seat, rng)
        considered = [ConsideredMove(line.first, line.chance(), 1.0 / len(lines), line.position) for line in lines]
        return explain(self.judge(position.rules), view.seat, position, considered)

    def _plan(self, position: Position, seat: int, rng: Random) -> list[Line]:
        dice = Dice(rng.getrandbits(32))
        return plan(self.judge(position.rules), position, seat, self.width, self.replies, dice)
