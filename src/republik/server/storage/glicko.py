"""Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2012): rating, deviation and volatility."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

START_POINTS: Final = 1500.0
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
SCALE: Final = 173.7178
TAU: Final = 0.5
"""How much the volatility may change; the paper recommends 0.3 to 1.2."""
PRECISION: Final = 1e-6


@dataclass(frozen=True)
class Strength:
    """A rating as displayed; everyone starts at 1500."""

    points: float = START_POINTS
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


@dataclass(frozen=True)
class Game:
    """One result against an opponent: 1 won, 0 lost, 0.5 drawn."""

    against: Strength
    score: float


def rested(strength: Strength, periods: float) -> Strength:
    """The deviation grows with each rating period without games, at most to a newcomer's (step 6)."""
    phi = sqrt((strength.deviation / SCALE) ** 2 + periods * strength.volatility**2)
    return Strength(strength.points, min(START_DEVIATION, SCALE * phi), strength.volatility)


def updated(strength: Strength, games: Sequence[Game]) -> Strength:
    """The rating after the games of one rating period (steps 2 to 8)."""
    mu, phi = (strength.points - START_POINTS) / SCALE, strength.deviation / SCALE
    information = surprise = 0.0
    for game in games:
        weight = _weight(game.against.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (game.against.points - START_POINTS) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (game.score - expected)
    variance = 1 / information
    volatility = _volatility(phi, strength.volatility, variance, variance * surprise)
    unsure = phi**2 + volatility**2
    phi = 1 / sqrt(1 / unsure + 1 / variance)
    mu += phi**2 * surprise
    return Strength(SCALE * mu + START_POINTS, min(START_DEVIATION, SCALE * phi), volatility)


def _weight(phi: float) -> float:
    """A result against an opponent with an uncertain rating counts less: g(phi)."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, before: float, variance: float, delta: float) -> float:
    """Step 5: the root of f by the Illinois method."""
    start = log(before**2)

    def f(x: float) -> float:
        rest = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - rest) / (2 * rest**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
