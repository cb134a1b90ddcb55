"""Lines of final scorings and criteria of the solo scenario as phrases."""

from typing import Final

from republik.games.weimar.rules.components import Criterion, FinalLine
from republik.games.weimar.rules.naming import hyphens
from republik.table.phrases import Phrase

LISTED_AS_IS: Final = frozenset({"ultimatum", "government"})
"""Measures that are either met or not: their messages need no number."""


def measure_phrase(line: FinalLine) -> Phrase:
    """Describes a line of a final scoring."""
    what = Phrase(f"measure-{hyphens(line.measure)}")
    if line.each:
        return Phrase("measure-each", {"what": what})
    if line.high == 0:
        return Phrase("measure-none", {"what": what})
    if line.low <= 1 and line.measure in LISTED_AS_IS:
        return what
    if line.low > 0:
        return Phrase("measure-at-least", {"what": what, "count": line.low})
    return Phrase("measure-at-most", {"what": what, "count": line.high})


def criterion_phrase(line: Criterion) -> Phrase:
    """Describes a criterion of the solo scenario from the side of the player's SPD, which it measures."""
    what = f"criterion-{hyphens(line.measure)}"
    if line.high == 0 or (line.low <= 1 and line.measure in LISTED_AS_IS):
        return Phrase(what, {"count": min(line.low, 1)})
    if line.low > 0:
        return Phrase("criterion-least", {"what": Phrase(what, {"count": line.low})})
    return Phrase("criterion-most", {"what": Phrase(what, {"count": line.high})})
