"""Is A stronger than B? A sequential test that stops as soon as the games can tell.

The unit is the pair: two games on the same deal with sides swapped, scored 0, ¼, ½, ¾ or 1 for A. Games of a pair are
not independent (a deal may favour a side), but pairs are. The test is the generalised sequential probability ratio
test: both hypotheses specify only A's expected score, and each uses the most likely distribution of pair scores with
that expectation (Van den Bergh; as used for testing chess engines).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import isfinite, log, log10

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN = 1e-3  # pairs: a score that has not occurred is unlikely, not impossible
MAX_ELO = 1000.0
STEPS = 100

ACCEPT_0 = "elo0"
ACCEPT_1 = "elo1"
OPEN = "open"


def expected_score(elo: float) -> float:
    """The expected score of a player who is stronger by this many Elo points."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / 400.0)))


def elo_of(score: float) -> float:
    """The Elo difference that corresponds to a score; infinite at 0 and 1."""
    if score <= 0.0 or score >= 1.0:
        return float("-inf") if score <= 0.0 else float("inf")
    return -400.0 * log10(1.0 / score - 1.0)


class BadTest(ValueError):
    """An invalid sequential test: `figure` names the wrong parameter."""

    def __init__(self, figure: str, reason: str) -> None:
        super().__init__(f"{figure}: {reason}")
        self.figure = figure


@dataclass(frozen=True)
class Sprt:
    """H0: A is elo0 points stronger than B; H1: elo1. `alpha` and `beta` bound the error rates."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        for name in ("elo0", "elo1"):
            value = getattr(self, name)
            if not isfinite(value) or abs(value) > MAX_ELO:
                raise BadTest(name, f"must be from -{MAX_ELO:g} to {MAX_ELO:g}")
        for name in ("alpha", "beta"):
            if not 0.0 < getattr(self, name) < 0.5:
                raise BadTest(name, "must be more than 0 and less than 0.5")
        if self.elo0 >= self.elo1:
            raise BadTest("elo1", "must be more than elo0")

    @property
    def lower(self) -> float:
        """At or below this bound H0 is accepted."""
        return log(self.beta / (1.0 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this bound H1 is accepted."""
        return log((1.0 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of H1 to H0; `counts` are the pairs by score, in the order of SCORES."""
        if not sum(counts):
            return 0.0
        weights = [max(count, UNSEEN) for count in counts]
        zero = likeliest(weights, expected_score(self.elo0))
        one = likeliest(weights, expected_score(self.elo1))
        return sum(weight * log(b / a) for weight, a, b in zip(weights, zero, one, strict=True))

    def verdict(self, llr: float) -> str:
        if llr >= self.upper:
            return ACCEPT_1
        return ACCEPT_0 if llr <= self.lower else OPEN

    def walk(self, scores: Iterable[float]) -> "Walk":
        """Processes pairs in order up to the one that decides; the rest is ignored."""
        walk = Walk(self)
        for score in scores:
            walk.step(score)
            if walk.verdict != OPEN:
                break
        return walk


@dataclass
class Walk:
    """A test in progress: pairs by score, the ratio after each pair, and the verdict so far."""

    test: Sprt
    counts: list[int] = field(default_factory=lambda: [0] * len(SCORES))
    path: list[float] = field(default_factory=list)

    def step(self, score: float) -> None:
        self.counts[SCORES.index(score)] += 1
        self.path.append(self.test.llr(self.counts))

    @property
    def pairs(self) -> int:
        return len(self.path)

    @property
    def llr(self) -> float:
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> str:
        return self.test.verdict(self.llr)


def likeliest(weights: Sequence[float], mean: float) -> list[float]:
    """The distribution over SCORES with this mean under which the counted pairs are most likely: p / (1 + x (score -
    mean)), with x chosen to match the mean (empirical likelihood, Owen)."""
    total = sum(weights)
    shares = [weight / total for weight in weights]
    offsets = [score - mean for score in SCORES]
    x, low, high = 0.0, -1.0 / offsets[-1], -1.0 / offsets[0]
    for _ in range(STEPS):  # the sum falls from infinity to minus infinity between low and high
        parts = [offset / (1.0 + x * offset) for offset in offsets]
        value = sum(share * part for share, part in zip(shares, parts, strict=True))
        low, high = (x, high) if value > 0.0 else (low, x)
        newton = x + value / sum(share * part * part for share, part in zip(shares, parts, strict=True))
        before, x = x, newton if low < newton < high else (low + high) / 2.0
        if abs(x - before) < 1e-13:
            break
    return [share / (1.0 + x * offset) for share, offset in zip(shares, offsets, strict=True)]
