"""Computer players of Weimar: a greedy one, and one that samples hidden cards and dice and searches."""

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final, cast

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import Position
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.dice import Dice
from republik.table.ranking import RankingPlayer
from republik.table.thoughts import Choice, Thoughts, distinctive_features

from .evaluation import FEATURES, LINEAR, Evaluator
from .lookahead import after, chance_after, finish_play, simulate

SEEDS: Final = 1 << 30
COMPARED: Final = 8
DEALS: Final = 2  # deals of the hidden cards sampled by the greedy player
EXPLORATION: Final = 0.6
TEMPERATURE: Final = 0.04  # of the softmax that turns initial evaluations into priors
WIDEST: Final = 48  # maximum number of moves a search considers, best first


class WeimarGreedy(RankingPlayer[Position]):
    """Makes the decision with the best immediate evaluation over a few deals of the hidden cards.

    A card and its use are evaluated after playing them out, everything else by the next position.
    """

    def __init__(self, name: str = "greedy", lapses: float = 0.0, judge: Evaluator = LINEAR) -> None:
        super().__init__(name, lapses)
        self.judge = judge

    def think(self, view: View, rng: Random) -> Thoughts:
        position, ranked = self.ranked(view, rng)
        considered = [(move, look, 1.0 / len(ranked)) for look, move in ranked]
        return explain(view.seat, position, considered, len(ranked), self.judge)

    def rank_moves(self, view: View, rng: Random) -> tuple[Position, list[tuple[float, int]]]:
        deals = [cast("Position", view.sample(rng)) for _ in range(DEALS)]
        return deals[0], rank_moves(deals, view.seat, rng, self.judge)


def rank_moves(deals: list[Position], seat: int, rng: Random, judge: Evaluator = LINEAR) -> list[tuple[float, int]]:
    """Returns the seat's chance right after each move, best first; equal moves are in random order."""
    dealt = [(deal, rng.randrange(SEEDS)) for deal in deals]
    chooses_card = deals[0].step()[0] in (st.PLAY, st.OTHER_USE)
    found = []
    for move in deals[0].legal:
        if chooses_card:
            worth = sum(simulate(deal, move, seat, seed, 0, judge) for deal, seed in dealt) / len(deals)
        else:
            worth = sum(chance_after(deal, move, seat, seed, 2, judge) for deal, seed in dealt) / len(deals)
        found.append((worth, rng.random(), move))
    found.sort(reverse=True)
    return [(worth, move) for worth, _, move in found]


class Candidate:
    """A candidate move: its visits and their results."""

    def __init__(self, move: int, look: float) -> None:
        self.move = move
        self.look = look
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0

    def value(self) -> float:
        return self.total / self.visits if self.visits else self.look


class WeimarSearch:
    """Resamples hidden cards in every iteration, plays a move out and lets the others reply.

    Each party maximises its own winning chance; dice are sampled. Good moves are tried more often, and the most visited
    one is played. The same generator and a budget in iterations give the same decision.
    """

    def __init__(self, budget: Budget, name: str = "search", replies: int = 1, judge: Evaluator = LINEAR) -> None:
        self.name = name
        self.budget = budget
        self.replies = replies
        self.judge = judge

    def choose(self, view: View, rng: Random) -> int:
        return self._search(view, rng)[1][0].move

    def think(self, view: View, rng: Random) -> Thoughts:
        dealt, ranked = self._search(view, rng)
        spent = max(1, sum(candidate.visits for candidate in ranked))
        considered = [(one.move, one.value(), one.visits / spent) for one in ranked]
        return explain(view.seat, dealt, considered, spent, self.judge)

    def _search(self, view: View, rng: Random) -> tuple[Position, list[Candidate]]:
        end = None if self.budget.seconds is None else perf_counter() + self.budget.seconds
        most = self.budget.iterations
        first = cast("Position", view.sample(rng))
        order = rank_moves([first], view.seat, rng, self.judge)
        every = [Candidate(move, look) for look, move in order]
        tried = every[: min(WIDEST, most or WIDEST)]
        _set_priors(tried)
        deals: list[tuple[Position, int]] = []
        done = 0
        while (most is None or done < most) and (end is None or done < 2 or perf_counter() < end):
            candidate = _next(tried, done)
            while len(deals) <= candidate.visits:  # every move is tried on the same deals, in the same order
                deals.append((cast("Position", view.sample(rng)), rng.randrange(SEEDS)))
            deal, seed = deals[candidate.visits]
            candidate.total += simulate(deal, candidate.move, view.seat, seed, self.replies, self.judge)
            candidate.visits += 1
            done += 1
        every.sort(key=lambda one: (-one.visits, -one.value()))
        return first, every


def _set_priors(candidates: list[Candidate]) -> None:
    """Sets the priors by a softmax over the initial evaluations."""
    best = max(candidate.look for candidate in candidates)
    for candidate in candidates:
        candidate.prior = exp((candidate.look - best) / TEMPERATURE)
    total = sum(candidate.prior for candidate in candidates)
    even = 1.0 / len(candidates)
    for candidate in candidates:
        candidate.prior = 0.5 * candidate.prior / total + 0.5 * even


def _next(candidates: list[Candidate], done: int) -> Candidate:
    """Selects a move by its results, its prior and its visits; an untried move counts as its initial evaluation."""
    pull = EXPLORATION * sqrt(done + 1.0)
    return max(candidates, key=lambda one: one.value() + pull * one.prior / (1.0 + one.visits))


def explain(
    seat: int, dealt: Position, considered: list[tuple[int, float, float]], iterations: int, judge: Evaluator = LINEAR
) -> Thoughts:
    """Explains choices. `considered` has the moves, best first, each with its estimated chance and search share."""
    shown = considered[:COMPARED]
    ends: list[list[float]] = []
    decided: list[bool] = []
    for move, _, _ in shown:
        reached = after(dealt, move)
        finish_play(reached, Dice(1), judge)
        decided.append(reached.termination != st.ONGOING)
        ends.append([0.0] * len(FEATURES) if decided[-1] else judge.contributions(reached, seat))
    told = distinctive_features(FEATURES, ends, [estimate for _, estimate, _ in shown], 1.0)
    solo = dealt.rules.solo
    choices = [
        Choice(move, estimate if over else judge.share_won(estimate, solo), weight, () if over else reasons)
        for over, reasons, (move, estimate, weight) in zip(decided, told, shown, strict=True)
    ]
    choices += [
        Choice(move, judge.share_won(estimate, solo), weight) for move, estimate, weight in considered[COMPARED:]
    ]
    return Thoughts(seat, tuple(choices), iterations, 1)
