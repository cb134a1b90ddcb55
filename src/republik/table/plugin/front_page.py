"""The game-specific part of the front page at the end of a game: period, map and figures.

The headline is one of the game's phrases. Everything is made from what a spectator may know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from republik.table.game import PositionT, ViewT
from republik.table.phrases import Arg, Phrase
from republik.table.plugin.svg import Svg

Say = Callable[[Arg], str]
"""Renders a phrase or a name in the reader's language."""


@dataclass(frozen=True)
class Drawing:
    """A picture in units of its own. It uses the classes of `republik.front_page.sheet`."""

    width: float
    height: float
    content: Svg


@dataclass(frozen=True)
class Figures:
    """The final figures: a name per column, and rows of a name and one value per column."""

    columns: tuple[Arg, ...]
    rows: tuple[tuple[Arg, tuple[str, ...]], ...]
    single: tuple[tuple[Arg, str], ...] = ()
    """Figures that belong to no column, for a page with room."""


class FrontPage(Generic[PositionT, ViewT]):
    """What a game prints on the front page."""

    def period(self, view: ViewT) -> Phrase:
        """Returns the time of the game that is shown."""
        raise NotImplementedError

    def box(self, view: ViewT) -> Figures:
        """Returns the figures to print."""
        raise NotImplementedError

    def drawing(self, view: ViewT, say: Say, *, names: bool) -> Drawing:
        """Returns the public map; without `names` of places it stays readable at a third of the size."""
        raise NotImplementedError


AnyFrontPage = FrontPage[Any, Any]
