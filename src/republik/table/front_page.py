"""The game-specific part of the front page at the end of a game: headline, period, map and figures.

Everything is made from what a spectator may know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .contract import Outcome, Position, View
from .phrases import Arg, Name, Phrase
from .svg import Svg

Say = Callable[[Arg], str]
"""Renders a phrase or a name in the reader's language."""


@dataclass(frozen=True)
class Drawing:
    """A picture in units of its own. It uses the classes of `republik.frontpage.sheet`."""

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


class FrontPage:
    """What a game prints on the front page."""

    weights: Mapping[str, float] = {}
    """The public figures whose swings make a turning point, and how much one step of each counts."""

    def headline(self, outcome: Outcome, winner: str | None, view: View) -> Phrase:  # noqa: ARG002
        """Returns the headline for an ending: by default the message `headline-` plus the kind of ending. `seat` is the
        name of the winning seat, as messages select it."""
        key = "headline-" + outcome.termination.replace("_", "-")
        return Phrase(key, {"seat": winner or "", "winner": Name("seat", winner) if winner else ""})

    def period(self, view: View) -> Phrase:
        """Returns the time of the game that is shown."""
        raise NotImplementedError

    def figures(self, position: Position) -> Mapping[str, int]:
        """Returns public figures by name, at least those of `weights`."""
        raise NotImplementedError

    def change(self, figure: str, before: int, after: int) -> Phrase:
        """Returns how a figure changed, in words."""
        raise NotImplementedError

    def box(self, view: View) -> Figures:
        """Returns the figures to print."""
        raise NotImplementedError

    def drawing(self, view: View, say: Say, *, names: bool) -> Drawing:
        """Returns the public map; without `names` of places it stays readable at a third of the size."""
        raise NotImplementedError
