"""What differs between games when a recorded one is analysed."""

from collections.abc import Mapping
from typing import Any, Final

from .contract import Event, Position, View

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

    def forecast_due(self, event: Event) -> bool:  # noqa: ARG002
        """Whether the next play begins a part of the game whose forecast is worth keeping."""
        return False

    def forecast_at_end(self, event: Event) -> bool:  # noqa: ARG002
        """Whether the forecast before the decision that led to this event is worth keeping."""
        return False

    def forecast(self, view: View) -> dict[str, Any]:  # noqa: ARG002
        """What lies ahead, as plain data."""
        return {}
