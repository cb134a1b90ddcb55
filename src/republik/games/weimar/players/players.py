"""Computer players of Weimar: a greedy one, and one that samples hidden cards and dice and searches."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, cast

from republik.games.weimar.players.evaluators import Judge, linear
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.opinion import TopicStep
from republik.games.weimar.rules.plays import OtherUse, Play
from republik.games.weimar.rules.position import Position
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.ranking_player import RankingPlayer
from republik.table.thoughts import Choice, Thoughts

from .evaluation import LINEAR, Evaluator
from .lookahead import after, chance_after, hinders_partner, simulate, topic_chances
from .reasons import reasons_of

SEEDS: Final = 1 << 30
EXPLAINED: Final = 4  # the best moves, which get reasons
REASONED: Final = 3  # deals on which reasons are looked for
DEALS: Final = 2  # deals of the hidden cards sampled by the greedy player
WIDEST: Final = 48  # maximum number of moves a search considers, best first
NARROWEST: Final = 3
SURE: Final = 3e-4  # standard error assumed even if all deals agree


class WeimarGreedy(RankingPlayer[Position]):
    """Makes the decision with the best immediate evaluation over a few deals of the hidden cards.

    A card and its use are evaluated after playing them out, everything else by the next position.
    """

    def __init__(self, name: str = "greedy", lapses: float = 0.0, judge: Judge = linear) -> None:
        super().__init__(name, lapses)
        self.judge = judge

    def choose(self, view: View, rng: Random) -> int:
        position, ranked = self.ranked(view, rng)
        return next(move for _, move in ranked if not hinders_partner(position, move))

    def think(self, view: View, rng: Random) -> Thoughts:
        position, ranked = self.ranked(view, rng)
        considered = [(move, look, 1.0 / len(ranked)) for look, move in ranked]
        deals = _with_more(position, view, rng)
        return explain(view.seat, deals, considered, len(ranked), self.judge(position.rules))

    def rank_moves(self, view: View, rng: Random) -> tuple[Position, list[tuple[float, int]]]:
        deals = [cast("Position", view.sample(rng)) for _ in range(DEALS)]
        return deals[0], rank_moves(deals, view.seat, rng, self.judge(deals[0].rules))


def rank_moves(deals: list[Position], seat: int, rng: Random, judge: Evaluator = LINEAR) -> list[tuple[float, int]]:
    """Returns the seat's chance right after each move, best first; equal moves are in random order.

    A move that would hinder the seat's own partner comes last and is never worth more than the others.
    """
    dealt = [(deal, rng.randrange(SEEDS)) for deal in deals]
    looks = [_looks(deal, seat, seed, judge) for deal, seed in dealt]
    ranking = [(sum(look[move] for look in looks) / len(deals), rng.random(), move) for move in deals[0].legal]
    ranking.sort(reverse=True)
    fair = [(worth, move) for worth, _, move in ranking if not hinders_partner(deals[0], move)]
    worst = fair[-1][0]
    return fair + [(min(worth, worst), move) for worth, _, move in ranking if hinders_partner(deals[0], move)]


def _looks(deal: Position, seat: int, seed: int, judge: Evaluator) -> dict[int, float]:
    """Returns the seat's chance after each move: a card is played out, a topic moved."""
    step = deal.step()
    if isinstance(step, (Play, OtherUse)):
        return {move: simulate(deal, move, seat, seed, 0, judge) for move in deal.legal}
    if isinstance(step, TopicStep):
        return topic_chances(deal, seat, seed, 2, judge)
    return {move: chance_after(deal, move, seat, seed, 2, judge) for move in deal.legal}


class Candidate:
    """A candidate move: its first look, and its result on each deal."""

    def __init__(self, move: int, look: float) -> None:
        self.move = move
        self.look = look
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.total += result

    def value(self, trust: float) -> float:
        """Returns the mean result, in which the first look counts as `trust` deals."""
        deals = len(self.results)
        return (self.total + trust * self.look) / (deals + trust) if deals else self.look

    def estimate(self, best: "Candidate", trust: float) -> float:
        """Returns the value in comparison with the best move, by the deals on which both were tried: the others may
        have been better or worse for all moves."""
        deals = len(self.results)
        behind = sum(best.results[:deals]) - self.total + trust * (best.look - self.look)
        return max(0.0, best.value(trust) - max(0.0, behind) / (deals + trust))

    def is_behind(self, best: "Candidate", style: "Style") -> bool:
        """Returns whether the move is clearly worse than the best one, by their differences on the same deals."""
        deals = len(self.results)
        gaps = [a - b for a, b in zip(best.results, self.results, strict=True)]
        mean = sum(gaps) / deals
        spread = sum((gap - mean) ** 2 for gap in gaps) / (deals - 1)
        lead = best.value(style.trust) - self.value(style.trust)
        return lead > style.doubt * sqrt(spread / deals + SURE**2)


class Style(NamedTuple):
    """How a search spends its budget."""

    replies: int
    """Card plays of the others that follow a move before the position is evaluated."""
    doubt: float
    """Standard errors by which a move has to be behind the best one to be dropped."""
    least: int
    """Deals on which a move is tried before it can be dropped."""
    each: int
    """Iterations that a budget needs for every move it considers."""
    trust: float
    """Number of deals that the first look at a move counts as."""

    def with_time(self) -> "Style":
        """Returns the style for a large budget."""
        return self._replace(doubt=2.5, least=8)


USUAL: Final = Style(replies=1, doubt=1.5, least=3, each=5, trust=1.0)
"""For a small budget."""
THOROUGH: Final = 300
"""Iterations from which a budget is large enough to drop moves only when they are far behind."""
OWN_PLAY: Final = USUAL._replace(replies=0)
"""Looks to the end of the card play only."""


class WeimarSearch:
    """Tries moves on one deal of the hidden cards after the other, plays them out and lets the others reply.

    Each party maximises its own winning chance; dice are sampled. All moves are tried on the same deals; one that is
    clearly behind the best is dropped, and when a single one is left the search ends. The same generator and a budget
    in iterations give the same decision.
    """

    def __init__(self, budget: Budget, name: str = "search", judge: Judge = linear, style: Style | None = None) -> None:
        self.name = name
        self.budget = budget
        self.judge = judge
        self.style = style

    def choose(self, view: View, rng: Random) -> int:
        return self._race(view, rng).ranked()[0].move

    def think(self, view: View, rng: Random) -> Thoughts:
        race = self._race(view, rng)
        ranked = race.ranked()
        spent = sum(len(candidate.results) for candidate in ranked)
        weights = [len(one.results) / spent for one in ranked] if spent else [1.0] + [0.0] * (len(ranked) - 1)
        looks = [one.estimate(ranked[0], race.style.trust) for one in ranked]
        considered = [(one.move, look, weight) for one, look, weight in zip(ranked, looks, weights, strict=True)]
        return explain(view.seat, _with_more(race.first, view, rng), considered, max(1, spent), race.judge)

    def _race(self, view: View, rng: Random) -> "Race":
        first = cast("Position", view.sample(rng))
        judge = self.judge(first.rules)
        large = self.budget.iterations is None or self.budget.iterations >= THOROUGH
        race = Race(first, judge, self.style or (USUAL.with_time() if large else USUAL))
        race.run(view, rng, self.budget)
        return race


class Race:
    """One search: the moves of a decision compete, and those that fall behind are dropped."""

    def __init__(self, first: Position, judge: Evaluator, style: Style) -> None:
        self.first = first
        self.judge = judge
        self.style = style
        self.candidates: list[Candidate] = []

    def run(self, view: View, rng: Random, budget: Budget) -> None:
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        most = budget.iterations
        looks = rank_moves([self.first], view.seat, rng, self.judge)
        self.candidates = [Candidate(move, look) for look, move in looks]
        left = [one for one in self.candidates if not hinders_partner(self.first, one.move)]
        left = left[: WIDEST if most is None else max(NARROWEST, min(WIDEST, most // self.style.each))]
        done = 0
        while len(left) > 1 and (most is None or done + len(left) <= most) and (end is None or perf_counter() < end):
            deal, seed = cast("Position", view.sample(rng)), rng.randrange(SEEDS)
            for candidate in left:
                candidate.add(simulate(deal, candidate.move, view.seat, seed, self.style.replies, self.judge))
            done += len(left)
            left = self._still_open(left)

    def _still_open(self, candidates: list[Candidate]) -> list[Candidate]:
        """Returns the moves that may still be the best."""
        if len(candidates[0].results) < self.style.least:
            return candidates
        best = max(candidates, key=lambda one: one.value(self.style.trust))
        return [one for one in candidates if one is best or not one.is_behind(best, self.style)]

    def ranked(self) -> list[Candidate]:
        """Returns the moves, those that lasted longest first."""
        return sorted(self.candidates, key=lambda one: (-len(one.results), -one.value(self.style.trust)))


def _with_more(deal: Position, view: View, rng: Random) -> list[Position]:
    """Returns deals on which reasons are looked for."""
    return [deal, *(cast("Position", view.sample(rng)) for _ in range(REASONED - 1))]


def explain(
    seat: int,
    deals: Sequence[Position],
    considered: list[tuple[int, float, float]],
    iterations: int,
    judge: Evaluator = LINEAR,
) -> Thoughts:
    """Explains choices. `deals` are possible deals of the hidden cards; `considered` has the moves, best first, each
    with its estimated chance and search share."""
    solo = deals[0].rules.solo
    leading = [move for move, _, _ in considered[:EXPLAINED]]
    reasons = reasons_of(deals, leading, seat, judge)
    reasons += [()] * (len(considered) - len(leading))
    choices = [
        Choice(move, estimate if _ends(deals[0], move) else judge.share_won(estimate, solo), weight, own)
        for (move, estimate, weight), own in zip(considered, reasons, strict=True)
    ]
    return Thoughts(seat, tuple(choices), iterations, 1)


def _ends(deal: Position, move: int) -> bool:
    """Returns whether the move itself ends the game, whatever is dealt."""
    return after(deal, move).termination != st.ONGOING
