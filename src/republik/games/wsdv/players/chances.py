"""The chance that a player tells: what the learned evaluation expects, corrected by how often it came true.

The correction belongs to one network. It is a shift and a slope of East's log odds for each decade, fitted to games of
ministers against themselves (docs/learning.md). It only changes what is told: choices are made before it.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final, NamedTuple
from zlib import crc32

from republik.games.wsdv.rules.steps import EAST

from .evaluation import Evaluator
from .judgement import FILE, is_shipped

CORRECTIONS: Final = "data/chances.json"
CERTAIN: Final = 1e-6


class Correction(NamedTuple):
    """A shift and a slope of East's log odds."""

    shift: float = 0.0
    slope: float = 1.0

    def told(self, chance: float, seat: int) -> float:
        """Returns the seat's corrected chance; what is certain stays so."""
        if not CERTAIN < chance < 1.0 - CERTAIN:
            return chance
        sign = 1.0 if seat == EAST else -1.0
        odds = sign * self.shift + self.slope * log(chance / (1.0 - chance))
        return 1.0 / (1.0 + exp(-odds))


NONE: Final = Correction()


def correction(judge: Evaluator, decade: int) -> Correction:
    """Returns the correction of what an evaluation says in a decade: none but for the network that comes with the
    game."""
    return _of_network()[max(decade, 1) - 1] if is_shipped(judge) else NONE


@cache
def _of_network() -> tuple[Correction, ...]:
    """Returns the corrections by decade; a correction of another network is not used."""
    made = read()
    own = made["network"] == fingerprint()
    return tuple(Correction(*map(float, pair)) if own else NONE for pair in made["decades"])


def read() -> dict[str, Any]:
    """Returns the corrections with what they were fitted to."""
    made: dict[str, Any] = json.loads(files("republik.games.wsdv").joinpath(CORRECTIONS).read_text(encoding="utf-8"))
    return made


def fingerprint() -> str:
    """Returns the checksum that identifies the network that comes with the game."""
    return f"{crc32(files('republik.games.wsdv').joinpath(FILE).read_bytes()):08x}"
