"""What differs between games when a recorded one is analysed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .contract import Event, Position, View
from .phrases import Phrase

DEALING: Final = "dealing"
"""The kind of what comes before the first play of a game."""


class Analysis:
    """How the decisions of a game belong together, and whose chance is followed through it.

    Decisions come in plays: one opens a play (a card and its use), others belong to the play they follow. The chance of
    `curve_seat` can be compared from one play to the next. Only games of two seats can be analysed: what one of them
    loses by a decision the other gains.
    """

    curve_seat: int = 1
    """Whose chance is drawn."""
    player: str
    """Who thinks unless another is asked for: a computer player that can say why."""
    opening: str
    """The kind of play that `opens` tells of."""
    part_name: str = "part"
    """What begins where `begins_part` says so, as the data names it."""
    end_name: str = "end"
    """What comes where `ends_part` says so, as the data names it."""

    def opens(self, position: Position) -> bool:
        """Whether the decision to be taken begins a new play."""
        raise NotImplementedError

    def begins(self, event: Event) -> str | None:
        """The kind of play that begins after an event, where it is none that a decision opens."""
        raise NotImplementedError

    def period(self, position: Position) -> Mapping[str, int]:
        """How far the game has come, by the names of its periods ({"decade": 2, "half": 1})."""
        raise NotImplementedError

    def step(self, position: Position) -> str:
        """The kind of decision that is to be taken."""
        raise NotImplementedError

    def begins_part(self, event: Event) -> bool:  # noqa: ARG002
        """Whether a part of the game begins whose forecast is worth keeping, before its first play."""
        return False

    def ends_part(self, event: Event) -> bool:  # noqa: ARG002
        """Whether a part of the game ended; the forecast before the decision that led there is worth keeping."""
        return False

    def forecast(self, view: View) -> dict[str, Any]:  # noqa: ARG002
        """What lies ahead, as plain data."""
        return {}

    figure_names: Sequence[Phrase] = ()
    """What a forecast comes down to, in a few figures."""

    def figures(self, forecast: Mapping[str, Any]) -> Sequence[str]:  # noqa: ARG002
        """These figures of a forecast."""
        return ()

    def when(self, period: Mapping[str, int]) -> Phrase:
        """A period in words."""
        return Phrase("analysis-period", {"period": ".".join(map(str, period.values()))})

    def when_ending(self, period: Mapping[str, int]) -> Phrase:
        """The end of a part of the game in words."""
        return self.when(period)
