"""Tree search over what one seat knows: the inner loop of the search player, compiled with the engine.

Single-observer information-set search over whole card plays. Every iteration takes a deal of the hidden cards and
descends one common tree; an edge is a whole action (the card with all its placements, as found by the planner's beam)
and counts only for the deals in which it was legal. Chance has no nodes: its outcomes differ between iterations, and
values are averages over them. All plays of the root see the same deals and dice in the same order, and a result is
corrected by how good its deal is, because deals differ more than plays do. All values are East's winning chance.
"""

from math import exp, sqrt
from typing import Final

from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.playout import random_playout
from republik.games.wsdv.rules.position import Dealer, Position
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import EAST, ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice

from .beam import Line, after, best_step, different_plays, finish_action, is_over, kind_of_play, settle
from .evaluation import LINEAR, Evaluator

EXPLORATION: Final = 1.0  # how strongly the prior favours plays with few visits, in spreads of the evaluations
CAUTION: Final = 0.5  # what a single visit leaves uncertain of a value, in spreads: a choice discounts it
COMPARED: Final = 6  # plays whose evaluations make the spread
LEAST_SPREAD: Final = 0.001
UNKNOWN_SPREAD: Final = 0.5  # of random games
FIRST_WIDTH: Final = 6.0  # number of plays considered initially; grows with the square root of the visits
PLAYED_OUT: Final = 4.0  # number of plays of a new node that are played out, the best at sight; grows in the same way
WIDENING: Final = 1.0
TRUST: Final = 1.0  # the number of visits that the initial evaluation counts as
ROOT_BEAM: Final = 3
SEEDS: Final = 1 << 30


class Node:
    """A play in the tree: its moves, its initial evaluation, and the results of its visits."""

    def __init__(self, moves: list[int], look: float) -> None:
        self.moves = moves
        self.look = look  # East's chance right after the play
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}  # by their first move
        self.earlier = 0  # visits in a tree that this one continues
        self.spread = UNKNOWN_SPREAD  # standard deviation of the best children's initial evaluations
        self.cost = 0.0  # sum of what each visit of a child fell short of its initial evaluation

    @property
    def move(self) -> int:
        return self.moves[0]

    def chance_of(self, child: "Node", seat: int) -> float:
        """Returns the seat's chance after a child's play; its initial evaluation counts as a visit, less what the
        answers to the plays visited so far cost on average."""
        cost = self.cost / float(self.visits) if self.visits else 0.0
        value = (child.total + TRUST * (child.look - cost)) / (float(child.visits) + TRUST)
        value = min(1.0, max(0.0, value))  # a result corrected by its deal can lie outside
        return value if seat == EAST else 1.0 - value

    def add(self, child: "Node", value: float) -> None:
        """Counts a visit of a child."""
        child.visits += 1
        child.total += value
        self.cost += child.look - value

    def favourite(self) -> "Node | None":
        """Returns the child with the most visits."""
        best: Node | None = None
        for child in self.children.values():
            if child.visits and (best is None or child.visits > best.visits):
                best = child
        return best

    def depth(self) -> int:
        """Returns the depth of the favourite line in plays."""
        depth = 0
        node = self.favourite()
        while node is not None:
            depth += 1
            node = node.favourite()
        return depth


class Tree:
    """The search from one decision; it can be continued at any time."""

    def __init__(self, dealer: Dealer, dice: Dice, rollouts: bool = False, judge: Evaluator = LINEAR) -> None:
        self.judge = judge
        self.dealer = dealer
        self.dice = dice
        self.rollouts = rollouts  # single decisions and random games, instead of card plays and the evaluation
        self.root = Node([-1], 0.5)
        self.iterations = 0
        self.deals: list[Position] = []
        self.seeds: list[int] = []  # of the dice that go with the deals
        self.looks: list[float] = []  # the evaluations of the deals
        self.sum_of_looks = 0.0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def ranked(self) -> list[Node]:
        """Returns the plays of the root: the best first, which is not always the most visited, then by visits."""
        shown = self.dealer.shown
        seat = shown.step().seat
        nodes = [self.root.children[move] for move in shown.legal]
        nodes.sort(key=lambda node: (-node.visits, -self.root.chance_of(node, seat), node.move))
        best = self.best()
        nodes.remove(best)
        return [best, *nodes]

    def best(self) -> Node:
        """Returns the play with the highest value after a discount for few visits."""
        shown = self.dealer.shown
        seat = shown.step().seat
        root = self.root
        best: Node | None = None
        most = -1e9
        for move in shown.legal:
            node = root.children[move]
            value = root.chance_of(node, seat) - CAUTION * root.spread / sqrt(float(node.visits) + 0.25)
            if value > most:
                most = value
                best = node
        assert best is not None
        return best

    def is_settled(self, left: float) -> bool:
        """Returns whether the best play has more visits than any other can reach with the iterations that are left."""
        return self.best() is self.root.favourite() and float(self.lead()) > left

    def lead(self) -> int:
        """Returns by how many visits the favourite is ahead."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def keep(self, node: Node) -> None:
        """Makes a play the new root after its first move has been made."""
        root = self.root
        root.children[node.moves[1]] = node
        node.moves = node.moves[1:]
        node.earlier = node.visits
        root.visits = node.visits
        root.total = node.total
        root.cost = node.look * float(node.visits) - node.total

    def follow(self, position: Position, node: Node, seat: int) -> Position:
        """Returns the position that a play leads to."""
        reached = position.copy()
        self.walk(reached, node, seat)
        return reached

    def iterate(self) -> None:
        """Runs one iteration: selects a play of the root, carries it out on its next deal, descends, and adds a
        node."""
        self.iterations += 1
        shown = self.dealer.shown
        seat = shown.step().seat
        root = self.root
        if len(root.children) < len(shown.legal):
            self.look_at(root, self.deal(0), seat)
        node = self.select(root, shown.legal, seat)
        number = node.visits - node.earlier
        position = self.deal(number)
        own_dice = self.dice
        self.dice = Dice(self.seeds[number])
        path = [root, node]
        self.walk(position, node, seat)
        value = self.descend(position, path) - self.luck(number)
        self.dice = own_dice
        root.visits += 1
        root.total += value
        for i in range(1, len(path)):
            path[i - 1].add(path[i], value)

    def deal(self, number: int) -> Position:
        """Returns a copy of a deal of the hidden cards: every play of the root sees the same ones."""
        while len(self.deals) <= number:
            dealt = self.dealer.deal(self.dice)
            self.deals.append(dealt)
            self.seeds.append(self.dice.below(SEEDS))
            self.looks.append(0.5 if self.rollouts else self.judge.chance(dealt))
            self.sum_of_looks += self.looks[-1]
        return self.deals[number].copy()

    def luck(self, number: int) -> float:
        """Returns how much better for East a deal is than the mean of those seen."""
        return self.looks[number] - self.sum_of_looks / float(len(self.looks))

    def descend(self, position: Position, path: list[Node]) -> float:
        """Follows the tree to a new node, which joins the path; returns its value."""
        node = path[-1]
        while True:
            self.skip_chance(position)
            if position.termination != ONGOING:
                return 1.0 if position.winner == EAST else 0.0
            seat = position.step().seat
            expanded = len(node.children) > 0
            self.look_at(node, position, seat)
            if not expanded:
                return self.leaf(node, position, seat)
            node = self.select(node, position.legal, seat)
            path.append(node)
            self.walk(position, node, seat)

    def skip_chance(self, position: Position) -> None:
        while position.termination == ONGOING and position.step().seat == CHANCE:
            legal = position.legal
            apply(position, legal[self.dice.below(len(legal))])
            advance(position)

    def walk(self, position: Position, node: Node, seat: int) -> None:
        """Carries out a play; where this deal forbids a placement, makes the one with the best evaluation instead."""
        for move in node.moves:
            if self.rollouts:
                self.skip_chance(position)
            else:
                settle(self.judge, position, seat, self.dice)
            if position.termination != ONGOING or move not in position.legal:
                break
            apply(position, move)
            advance(position)
        if self.rollouts:
            return
        settle(self.judge, position, seat, self.dice)
        while not is_over(position, seat):
            apply(position, best_step(self.judge, position, seat))
            advance(position)
            settle(self.judge, position, seat, self.dice)

    def leaf(self, node: Node, position: Position, seat: int) -> float:
        """Evaluates a new node: by a random game to the end, or by the mean of the evaluations before and after the
        best play of the side to act, because an evaluation favours whoever has just played."""
        if self.rollouts:
            random_playout(position, self.dice)
            return 1.0 if position.winner == EAST else 0.0
        best = 0.0 if seat == EAST else 1.0
        for child in node.children.values():
            best = max(best, child.look) if seat == EAST else min(best, child.look)
        return (best + self.judge.chance(position)) / 2.0

    def look_at(self, node: Node, position: Position, seat: int) -> None:
        """Evaluates the plays of this deal that are new, and sets the priors."""
        children = node.children
        if self.rollouts:
            for move in position.legal:
                if move not in children:
                    children[move] = Node([move], 0.5)
                    children[move].prior = 1.0 / float(len(position.legal))
            return
        fresh = False
        for move in self.plays(node, position, seat):
            if move not in children:
                width = ROOT_BEAM if node is self.root else 1
                line = finish_action(self.judge, Line([move], after(position, move), 0.0), seat, width, self.dice)
                chance = line.chance()
                children[move] = Node(line.moves, chance if seat == EAST else 1.0 - chance)
                fresh = True
        if fresh:
            _set_priors(node, seat == EAST)

    def plays(self, node: Node, position: Position, seat: int) -> list[int]:
        """Returns every move at the root; further down, the best of the kinds of play that no child has yet."""
        if node is self.root or not isinstance(position.step(), Action):
            return position.legal
        kinds: set[int] = set()
        for move in position.legal:
            if move in node.children:
                kinds.add(kind_of_play(position, seat, move))
        room = int(PLAYED_OUT + WIDENING * sqrt(float(node.visits))) - len(kinds)
        return different_plays(self.judge, position, seat, kinds, room) if room > 0 else []

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        children = node.children
        tried = sqrt(float(node.visits))
        floor = _floor(node, legal, int(FIRST_WIDTH + WIDENING * tried))
        pull = EXPLORATION * node.spread * tried
        best: Node | None = None
        most = -1e9
        for move in legal:
            child = children.get(move)
            if child is None or child.prior < floor:
                continue
            value = node.chance_of(child, seat) + pull * child.prior / (1.0 + float(child.visits))
            if value > most:
                most = value
                best = child
        assert best is not None
        return best


def _set_priors(node: Node, east: bool) -> None:
    """Sets the spread of the initial evaluations, and the priors by a softmax over them."""
    children = list(node.children.values())
    looks = sorted([child.look if east else 1.0 - child.look for child in children], reverse=True)
    node.spread = max(LEAST_SPREAD, _deviation(looks[:COMPARED]))
    total = 0.0
    for child in children:
        child.prior = exp(((child.look if east else 1.0 - child.look) - looks[0]) / node.spread)
        total += child.prior
    for child in children:
        child.prior /= total


def _deviation(values: list[float]) -> float:
    """Returns the standard deviation."""
    mean = sum(values) / float(len(values))
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares / float(len(values)))


def _floor(node: Node, legal: list[int], room: int) -> float:
    """Returns the prior a play needs to be among the `room` best."""
    if len(legal) <= room:
        return 0.0
    priors: list[float] = []
    for move in legal:
        child = node.children.get(move)
        if child is not None:
            priors.append(child.prior)
    if len(priors) <= room:
        return 0.0
    priors.sort()
    return priors[len(priors) - room]
