"""Tree search over what one seat knows: the inner loop of the search player, compiled with the engine.

Single-observer information-set search over whole card plays. Every iteration resamples the hidden cards and descends
one common tree; an edge is a whole action (the card with all its placements, as found by the planner's beam) and counts
only for the deals in which it was legal. Chance has no nodes: its outcomes differ between iterations, and values are
averages over them. All values are East's winning chance.
"""

from math import exp, sqrt
from typing import Final

from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.playout import random_playout
from republik.games.wsdv.rules.position import Dealer, Position
from republik.games.wsdv.rules.steps import ACTION, EAST, ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice

from .beam import Line, after, best_step, different_plays, finish_action, is_over, kind_of_play, settle
from .evaluation import LINEAR, Evaluator

EXPLORATION: Final = 0.5  # how strongly the prior favours plays with few visits
TEMPERATURE: Final = 0.06  # the difference in winning chance that makes a prior clearly better
FIRST_WIDTH: Final = 4.0  # number of plays considered initially; grows with the square root of the visits
WIDENING: Final = 1.0
TRUST: Final = 2.0  # the number of visits that the initial evaluation counts as
ROOT_BEAM: Final = 3


class Node:
    """A play in the tree: its moves, its initial evaluation, and the results of its visits."""

    def __init__(self, moves: list[int], look: float) -> None:
        self.moves = moves
        self.look = look  # East's chance right after the play
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}  # by their first move

    @property
    def move(self) -> int:
        return self.moves[0]

    def value(self) -> float:
        """Returns East's chance after the play, including the initial evaluation."""
        return (self.total + TRUST * self.look) / (float(self.visits) + TRUST)

    def chance_of(self, seat: int) -> float:
        """Returns the seat's chance after the play."""
        return self.value() if seat == EAST else 1.0 - self.value()

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

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def ranked(self) -> list[Node]:
        """Returns the plays of the root, by visits, then by initial evaluation."""
        shown = self.dealer.shown
        east = shown.step()[1] == EAST
        nodes = [self.root.children[move] for move in shown.legal]
        return sorted(nodes, key=lambda node: (-node.visits, _order(node, east), node.move))

    def best(self) -> Node:
        return self.ranked()[0]

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
        self.root.children[node.moves[1]] = node
        node.moves = node.moves[1:]
        self.root.visits = node.visits
        self.root.total = node.total

    def follow(self, position: Position, node: Node, seat: int) -> Position:
        """Returns the position that a play leads to."""
        reached = position.copy()
        self.walk(reached, node, seat)
        return reached

    def iterate(self) -> None:
        """Runs one iteration: samples the hidden cards, descends, and adds one node."""
        self.iterations += 1
        position = self.dealer.deal(self.dice)
        node = self.root
        path = [node]
        while True:
            self.skip_chance(position)
            if position.termination != ONGOING:
                value = 1.0 if position.winner == EAST else 0.0
                break
            seat = position.step()[1]
            known = len(node.children) > 0
            self.look_at(node, position, seat)
            if not known:
                value = self.leaf(node, position, seat)
                break
            node = self.select(node, position.legal, seat)
            path.append(node)
            self.walk(position, node, seat)
        for visited in path:
            visited.visits += 1
            visited.total += value

    def skip_chance(self, position: Position) -> None:
        while position.termination == ONGOING and position.step()[1] == CHANCE:
            legal = position.legal
            apply(position, position.step(), legal[self.dice.below(len(legal))])
            advance(position)

    def walk(self, position: Position, node: Node, seat: int) -> None:
        """Carries out a play; a placement that this deal does not allow is replaced by the best one by evaluation."""
        for move in node.moves:
            if self.rollouts:
                self.skip_chance(position)
            else:
                settle(self.judge, position, seat, self.dice)
            if position.termination != ONGOING or move not in position.legal:
                break
            apply(position, position.step(), move)
            advance(position)
        if self.rollouts:
            return
        settle(self.judge, position, seat, self.dice)
        while not is_over(position, seat):
            apply(position, position.step(), best_step(self.judge, position, seat))
            advance(position)
            settle(self.judge, position, seat, self.dice)

    def leaf(self, node: Node, position: Position, seat: int) -> float:
        """Evaluates a new node: by the best play of the side to act, or by a random game to the end."""
        if self.rollouts:
            random_playout(position, self.dice)
            return 1.0 if position.winner == EAST else 0.0
        best = 0.0 if seat == EAST else 1.0
        for child in node.children.values():
            best = max(best, child.look) if seat == EAST else min(best, child.look)
        return best

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
        """Returns every move at the root; further down, one per kind of play that no child has yet."""
        if node is self.root or position.step()[0] != ACTION:
            return position.legal
        known: set[int] = set()
        for move in position.legal:
            if move in node.children:
                known.add(kind_of_play(position, seat, move))
        return different_plays(self.judge, position, seat, known)

    def select(self, node: Node, legal: list[int], seat: int) -> Node:
        children = node.children
        tried = sqrt(float(node.visits))
        floor = _floor(node, legal, int(FIRST_WIDTH + WIDENING * tried))
        pull = EXPLORATION * tried
        best: Node | None = None
        most = -1e9
        for move in legal:
            child = children.get(move)
            if child is None or child.prior < floor:
                continue
            value = child.chance_of(seat) + pull * child.prior / (1.0 + float(child.visits))
            if value > most:
                most = value
                best = child
        assert best is not None
        return best


def _order(node: Node, east: bool) -> float:
    return -node.value() if east else node.value()


def _set_priors(node: Node, east: bool) -> None:
    """Sets the priors by a softmax over the initial evaluations."""
    children = list(node.children.values())
    best = -1.0
    for child in children:
        best = max(best, child.look if east else 1.0 - child.look)
    total = 0.0
    for child in children:
        child.prior = exp(((child.look if east else 1.0 - child.look) - best) / TEMPERATURE)
        total += child.prior
    for child in children:
        child.prior /= total


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
