"""The search player: searches a tree of possible continuations within its budget."""

from random import Random
from time import perf_counter
from typing import cast

from republik.games.wsdv.players.evaluators import Judge, linear
from republik.games.wsdv.rules.position import Dealer, Position
from republik.games.wsdv.rules.position import View as WsdvView
from republik.table.budget import MAX_ITERATIONS, Budget
from republik.table.contract import View
from republik.table.dice import Dice
from republik.table.thoughts import Thoughts

from .beam import after
from .reasons import ConsideredMove, explain
from .tree import Node, Tree

AT_ONCE = 10  # iterations between two checks of the result
AT_ONCE_TIMED = 4  # the same, if the clock limits the search
WITHIN_ACTION = 0.25  # share of the time for a decision that continues a play already searched


class SearchPlayer:
    """Plays Wir sind das Volk! by information-set tree search; hidden cards are resampled in every iteration.

    The tree is reused between the decisions of one action. The same seeds and a budget in iterations give the same
    game.
    """

    def __init__(self, budget: Budget, name: str = "search", rollouts: bool = False, judge: Judge = linear) -> None:
        self.name = name
        self.budget = budget
        self.rollouts = rollouts
        self.judge = judge
        self._branch: tuple[Position, Node] | None = None

    def choose(self, view: View, rng: Random) -> int:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        tree, dealt = self._search(cast("WsdvView", view), rng)
        best = tree.best()
        self._keep(dealt, best)
        return best.move

    def think(self, view: View, rng: Random) -> Thoughts:
        """Explains a decision with a separate tree, so that later choices are unaffected."""
        player = SearchPlayer(self.budget, self.name, self.rollouts, self.judge)
        tree, dealt = player._search(cast("WsdvView", view), rng)
        return thoughts_of(tree, dealt, view.seat)

    def _search(self, view: WsdvView, rng: Random) -> tuple[Tree, Position]:
        dealer = Dealer(view.shown)
        tree = Tree(dealer, Dice(rng.getrandbits(32)), self.rollouts, self.judge(view.shown.rules))
        dealt = dealer.deal(Dice(rng.getrandbits(32)))
        share = 1.0
        if self._branch is not None and self._view(self._branch[0], view.seat) == view:
            tree.keep(self._branch[1])
            share = WITHIN_ACTION
        run(tree, self.budget, share)
        return tree, dealt

    def _view(self, position: Position, seat: int) -> WsdvView:
        """Returns what this player may see of a position."""
        return position.view(seat)

    def _keep(self, dealt: Position, best: Node) -> None:
        """Saves the subtree of the chosen move in case this seat decides next."""
        self._branch = (after(dealt, best.move), best) if len(best.moves) > 1 else None


def run(tree: Tree, budget: Budget, share: float = 1.0) -> None:
    """Searches until the budget is used up, or until no play can overtake the best; `share` is that of the time."""
    start = perf_counter()
    seconds = None if budget.seconds is None else share * budget.seconds
    most = MAX_ITERATIONS if budget.iterations is None else budget.iterations
    at_once = AT_ONCE if seconds is None else AT_ONCE_TIMED
    while True:
        # a tree that continues another needs at least one iteration with the current cards
        tree.run(max(1, min(at_once, most - tree.root.visits)))
        left = float(most - tree.root.visits)
        if seconds is not None:
            used = perf_counter() - start
            left = min(left, tree.iterations * (seconds - used) / used)
        if left <= 0 or tree.is_settled(left):
            return


def thoughts_of(tree: Tree, dealt: Position, seat: int) -> Thoughts:
    """Returns the tree's assessment: moves by visits, each played out as the tree would."""
    nodes = tree.ranked()
    visits = max(1, sum(node.visits for node in nodes))
    considered = [
        ConsideredMove(node.move, tree.root.chance_of(node, seat), node.visits / visits, tree.follow(dealt, node, seat))
        for node in nodes
    ]
    return explain(tree.judge, seat, dealt, considered, tree.iterations, tree.root.depth())
