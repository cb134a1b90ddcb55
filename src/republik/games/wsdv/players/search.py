"""The search player: searches a tree of possible continuations within its budget."""

from random import Random
from time import perf_counter
from typing import cast

from republik.games.wsdv.rules.position import Dealer, Position
from republik.games.wsdv.rules.position import View as WsdvView
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.dice import Dice
from republik.table.thoughts import Thoughts

from .beam import after
from .judgement import Judge, linear
from .reasons import explain
from .tree import Node, Tree

AT_ONCE = 10  # iterations between two checks of the result; 1 if only the clock limits the search


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
        self._kept: tuple[Position, Node] | None = None

    def choose(self, view: View, rng: Random) -> int:
        tree, dealt = self._search(cast("WsdvView", view), rng)
        best = tree.best()
        self._keep(dealt, best)
        return best.move

    def think(self, view: View, rng: Random) -> Thoughts:
        """Explains a decision with a separate tree, so that later choices are unaffected."""
        asked = SearchPlayer(self.budget, self.name, self.rollouts, self.judge)
        tree, dealt = asked._search(cast("WsdvView", view), rng)
        return thoughts_of(tree, dealt, view.seat)

    def _search(self, view: WsdvView, rng: Random) -> tuple[Tree, Position]:
        dealer = Dealer(view.shown)
        tree = Tree(dealer, Dice(rng.getrandbits(32)), self.rollouts, self.judge(view.shown.rules))
        dealt = dealer.deal(Dice(rng.getrandbits(32)))
        if self._kept is not None and self._seen(self._kept[0], view.seat) == view:
            tree.keep(self._kept[1])
        run(tree, self.budget)
        return tree, dealt

    def _seen(self, position: Position, seat: int) -> WsdvView:
        """Returns what this player may see of a position."""
        return position.view(seat)

    def _keep(self, dealt: Position, best: Node) -> None:
        """Saves the subtree of the chosen move in case this seat decides next."""
        self._kept = (after(dealt, best.move), best) if len(best.moves) > 1 else None


def run(tree: Tree, budget: Budget) -> None:
    """Searches until the budget is used up, or until no move can overtake the best."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    most = budget.iterations
    while True:
        left = 1 if most is None else most - tree.root.visits
        tree.run(max(1, min(AT_ONCE, left)))  # a reused tree needs at least one iteration with the current cards
        if most is not None and tree.lead() > most - tree.root.visits:
            return
        if most is not None and tree.root.visits >= most:
            return
        if end is not None and perf_counter() >= end:
            return


def thoughts_of(tree: Tree, dealt: Position, seat: int) -> Thoughts:
    """Returns the tree's assessment: moves by visits, each played out as the tree would."""
    nodes = tree.ranked()
    visits = max(1, sum(node.visits for node in nodes))
    considered = [
        (node.move, node.chance_of(seat), node.visits / visits, tree.follow(dealt, node, seat)) for node in nodes
    ]
    return explain(tree.judge, seat, considered, tree.iterations, tree.root.depth())
