"""Ratings from results: Bradley–Terry with a seat advantage, and confidence intervals that also hold for few games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from typing import NamedTuple

Z = 1.959964  # 95%
ELO = 400.0 / log(10.0)  # Elo points per unit of the model
PRIOR = 0.5  # this many wins and losses are added to every seating played, so that no rating is infinite
RIDGE = 1e-9
STEPS = 100

Matrix = list[list[float]]


class Interval(NamedTuple):
    low: float
    high: float


class PlayedGame(NamedTuple):
    """One game: the seating, the points of the second seat (1, ½ or 0), and the deal."""

    second: int
    first: int
    points: float
    deal: int


def wilson(points: float, games: float) -> Interval:
    """The 95% interval of a share (Wilson): always within 0 and 1, and meaningful at both ends."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share, spread = points / games, Z * Z / games
    middle = (share + spread / 2.0) / (1.0 + spread)
    half = Z * sqrt(share * (1.0 - share) / games + spread / (4.0 * games)) / (1.0 + spread)
    return Interval(middle - half if points > 0 else 0.0, middle + half if points < games else 1.0)


def paired(scores: Sequence[float]) -> Interval:
    """The 95% interval of a mean of pair scores: Wilson's, for the effective number of games, which is smaller if both
    games of a pair tend to go to the same player, and never larger than the number played."""
    pairs = len(scores)
    if not pairs:
        return Interval(0.0, 1.0)
    mean = sum(scores) / pairs
    alone = mean * (1.0 - mean) / 2.0  # the variance of a pair of independent games
    together = sum((score - mean) ** 2 for score in scores) / (pairs - 1) if pairs > 1 else 0.0
    worth = 2.0 * pairs / max(1.0, together / alone if alone > 0.0 else 1.0)
    return wilson(mean * worth if mean < 1.0 else worth, worth)


def changed(gained: int, lost: int, games: int) -> Interval:
    """The 95% interval of the difference between two shares of the same games (Bonett and Price). `gained` games count
    only in the first share, `lost` ones only in the second. Also meaningful if there is no difference."""
    more, fewer = (gained + 1) / (games + 2), (lost + 1) / (games + 2)
    half = Z * sqrt(max(more + fewer - (more - fewer) ** 2, 0.0) / (games + 2))
    return Interval(max(more - fewer - half, -1.0), min(more - fewer + half, 1.0))


@dataclass(frozen=True)
class Rating:
    """Points above the anchor with their interval; None for a player whom no game connects with the anchor."""

    elo: float | None
    interval: Interval | None


@dataclass(frozen=True)
class Ratings:
    players: tuple[Rating, ...]
    second: Rating
    """The advantage of the second seat, in points."""


def bradley_terry(players: int, games: Iterable[PlayedGame], anchor: int = 0, anchored_at: float = 1500.0) -> Ratings:
    """Maximum-likelihood ratings: the second seat wins with probability 1 / (1 + exp(-(second - first + seat))).
    Intervals come from the observed information, or from the variance between deals if that is larger."""
    every = [game for game in games if game.second != game.first]
    model = _Model(players, anchor, every)
    estimate = model.fit()
    variances = model.variances(estimate)
    connected = _connected(players, anchor, every)
    rated = []
    for player in range(players):
        place = model.place[player]
        if player == anchor:
            rated.append(Rating(anchored_at, Interval(anchored_at, anchored_at)))
        elif player in connected:
            rated.append(_rating(estimate[place], variances[place], anchored_at))
        else:
            rated.append(Rating(None, None))
    side = _rating(estimate[-1], variances[-1], 0.0) if every else Rating(None, None)
    return Ratings(tuple(rated), side)


def _rating(value: float, variance: float, base: float) -> Rating:
    middle, half = base + ELO * value, ELO * Z * sqrt(max(variance, 0.0))
    return Rating(middle, Interval(middle - half, middle + half))


def _connected(players: int, anchor: int, games: Iterable[PlayedGame]) -> set[int]:
    """The players connected with the anchor by a chain of games."""
    met: dict[int, set[int]] = defaultdict(set)
    for game in games:
        met[game.second].add(game.first)
        met[game.first].add(game.second)
    reached, open_ = {anchor}, [anchor]
    while open_:
        for other in met[open_.pop()] - reached:
            reached.add(other)
            open_.append(other)
    return reached & set(range(players))


class _Model:
    """The parameters: one per player except the anchor (0), and the seat advantage last."""

    def __init__(self, players: int, anchor: int, games: Sequence[PlayedGame]) -> None:
        order = [player for player in range(players) if player != anchor]
        self.place = {player: place for place, player in enumerate(order)} | {anchor: -1}
        self.size = players
        self.games = games
        self.tallies: dict[tuple[int, int], tuple[float, float]] = {}
        for game in games:
            count, points = self.tallies.get((game.second, game.first), (2 * PRIOR, PRIOR))
            self.tallies[game.second, game.first] = (count + 1.0, points + game.points)

    def signs(self, second: int, first: int) -> list[tuple[int, float]]:
        """The parameters involved in a game, with their signs."""
        places = ((self.place[second], 1.0), (self.place[first], -1.0))
        return [(place, sign) for place, sign in places if place >= 0] + [(self.size - 1, 1.0)]

    def logit(self, at: Sequence[float], second: int, first: int) -> float:
        return sum(sign * at[place] for place, sign in self.signs(second, first))

    def likelihood(self, at: Sequence[float]) -> float:
        total = -RIDGE / 2.0 * sum(value * value for value in at)
        for (second, first), (count, points) in self.tallies.items():
            logit = self.logit(at, second, first)
            total += points * logit - count * _log1pexp(logit)
        return total

    def slope(self, at: Sequence[float]) -> tuple[list[float], Matrix]:
        """Gradient and observed information."""
        gradient = [-RIDGE * value for value in at]
        information = [[RIDGE * (i == j) for j in range(self.size)] for i in range(self.size)]
        for (second, first), (count, points) in self.tallies.items():
            chance = _sigmoid(self.logit(at, second, first))
            signs = self.signs(second, first)
            for i, sign in signs:
                gradient[i] += sign * (points - count * chance)
                for j, other in signs:
                    information[i][j] += sign * other * count * chance * (1.0 - chance)
        return gradient, information

    def fit(self) -> list[float]:
        """Newton's method with step halving; the likelihood has a single maximum."""
        at = [0.0] * self.size
        best = self.likelihood(at)
        for _ in range(STEPS):
            gradient, information = self.slope(at)
            step = _times(inverse(information), gradient)
            while (new := self.likelihood([a + s for a, s in zip(at, step, strict=True)])) < best:
                step = [s / 2.0 for s in step]
                if max(map(abs, step)) < 1e-12:
                    break
            at = [a + s for a, s in zip(at, step, strict=True)]
            best = max(best, new)
            if max(map(abs, step)) < 1e-10:
                break
        return at

    def variances(self, at: Sequence[float]) -> list[float]:
        """From the information, or if larger from the variance of the deals' gradients (games of one deal are
        correlated)."""
        plain = inverse(self.slope(at)[1])
        deals: dict[int, list[float]] = defaultdict(lambda: [0.0] * self.size)
        for game in self.games:
            miss = game.points - _sigmoid(self.logit(at, game.second, game.first))
            for place, sign in self.signs(game.second, game.first):
                deals[game.deal][place] += sign * miss
        moved = [_times(plain, wish) for wish in deals.values()]
        return [max(plain[i][i], sum(move[i] ** 2 for move in moved)) for i in range(self.size)]


def _sigmoid(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit)) if logit >= 0.0 else exp(logit) / (1.0 + exp(logit))


def _log1pexp(logit: float) -> float:
    return max(logit, 0.0) + log1p(exp(-abs(logit)))


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Gauss–Jordan elimination with partial pivoting."""
    size = len(matrix)
    work = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[pivot] = work[pivot], work[column]
        head = work[column][column]
        work[column] = [value / head for value in work[column]]
        for row in range(size):
            if row != column and work[row][column]:
                factor = work[row][column]
                work[row] = [value - factor * pivoted for value, pivoted in zip(work[row], work[column], strict=True)]
    return [row[size:] for row in work]
