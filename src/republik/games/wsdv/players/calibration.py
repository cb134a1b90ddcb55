"""The chance that a player tells: what the learned evaluation expects, corrected by how often it came true.

The correction belongs to one network. It is a shift and a slope of East's log odds for each decade, and a bend that all
decades share, fitted to games of ministers against themselves (docs/learning.md). It only changes what is told: choices
are made before it.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final, NamedTuple

from republik.games.wsdv.players.evaluation import Evaluator
from republik.games.wsdv.players.evaluators import SHIPPED
from republik.games.wsdv.rules.steps import EAST

CORRECTIONS: Final = "data/chances.json"
CERTAIN: Final = 1e-6
KNOTS: Final = (-3.0, -1.0, -0.3, 0.3, 1.0, 2.0, 3.5)
"""The log odds at which a bend is given; it is linear in between and constant beyond."""


def weights_of_knots(odds: float) -> list[float]:
    """Returns how much the bend at each knot counts for these log odds."""
    out = [0.0] * len(KNOTS)
    within = min(max(odds, KNOTS[0]), KNOTS[-1])
    last = next(i for i in range(1, len(KNOTS)) if within <= KNOTS[i])
    out[last] = (within - KNOTS[last - 1]) / (KNOTS[last] - KNOTS[last - 1])
    out[last - 1] = 1.0 - out[last]
    return out


class Correction(NamedTuple):
    """A shift, a slope and a bend of East's log odds."""

    shift: float = 0.0
    slope: float = 1.0
    bend: tuple[float, ...] = (0.0,) * len(KNOTS)

    def keeps_order(self) -> bool:
        """Returns whether larger chances stay larger."""
        rises = [
            self.slope + (self.bend[i] - self.bend[i - 1]) / (KNOTS[i] - KNOTS[i - 1]) for i in range(1, len(KNOTS))
        ]
        return min(self.slope, *rises) > 0.0

    def apply(self, chance: float, seat: int) -> float:
        """Returns the seat's corrected chance; what is certain stays so."""
        if not CERTAIN < chance < 1.0 - CERTAIN:
            return chance
        sign = 1.0 if seat == EAST else -1.0
        odds = sign * log(chance / (1.0 - chance))
        bend = sum(weight * own for weight, own in zip(weights_of_knots(odds), self.bend, strict=True))
        return 1.0 / (1.0 + exp(-sign * (self.shift + self.slope * odds + bend)))


NONE: Final = Correction()


def correction(judge: Evaluator, decade: int) -> Correction:
    """Returns the correction of what an evaluation says in a decade: none but for the network that comes with the
    game."""
    return _of_network()[max(decade, 1) - 1] if SHIPPED.is_own(judge) else NONE


@cache
def _of_network() -> tuple[Correction, ...]:
    """Returns the corrections by decade; a correction of another network is not used."""
    data = read()
    own = data["network"] == SHIPPED.fingerprint()
    bend = tuple(map(float, data["bend"]))
    return tuple(Correction(float(shift), float(slope), bend) if own else NONE for shift, slope in data["decades"])


def read() -> dict[str, Any]:
    """Returns the corrections with what they were fitted to."""
    data: dict[str, Any] = json.loads(files("republik.games.wsdv").joinpath(CORRECTIONS).read_text(encoding="utf-8"))
    return data
