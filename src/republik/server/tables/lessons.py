"""Guided games: the same cards every time, so that a lesson can speak about them."""

from collections.abc import Sequence
from typing import Final

from republik.server.protocol import NewTable
from republik.server.refusals import CannotDo
from republik.table.chance import Seed

SEEDS: Final = {"first-decade": "the first decade 461", "on-the-brink": "the Republic on the brink 1"}
"""What each lesson's seed is made from."""
SOLO: Final = {"on-the-brink": ("weimar", "abyss")}
"""Lessons that one person plays against the rules: their game and scenario."""
WATCHES_THE_CLOCK: Final = "statesman"
"""This level's decisions depend on how fast the machine is: no two lessons would be alike."""


def lesson_seed(lesson: str) -> Seed | None:
    """The seed of a lesson; None for a game that is none."""
    return Seed.from_text(SEEDS[lesson]) if lesson else None


def check_lesson(asked: NewTable, levels: Sequence[str]) -> None:
    """A private game of one person against one level that decides alike every time, or against the rules."""
    solo = SOLO.get(asked.lesson)
    if solo is None:
        fits = asked.game == "wsdv" and len(levels) == 1 and levels[0] != WATCHES_THE_CLOCK
    else:
        fits = (asked.game, asked.edition) == solo
    if asked.lesson not in SEEDS or not fits or asked.open or asked.rated:
        raise CannotDo("no-such-table-options")
