"""The game-specific part of analysing a recorded game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from republik.table.contract import Event
from republik.table.game import PositionT, ViewT
from republik.table.phrases import Phrase

ForecastT = TypeVar("ForecastT")

DEALING: Final = "dealing"
"""Kind of the decisions before the first play of a game."""


@dataclass(frozen=True)
class Change:
    """A difference between two positions in a player's words, and roughly what it is worth to each seat."""

    phrase: Phrase
    worth: tuple[float, ...]

    @property
    def weight(self) -> float:
        """How much it matters to the seat that it matters to most."""
        return max(map(abs, self.worth))


class Analysis(Generic[PositionT, ViewT, ForecastT]):
    """Groups a game's decisions into plays, and judges and compares the positions between them.

    A decision opens a play (a card and its use) or belongs to the play before it. The chances are comparable from one
    play to the next.
    """

    player: str
    """The default analyser: a computer player that can explain its choices."""
    opening: str
    """Kind of the plays that `opens` detects."""
    part_name: str = "part"
    """Name of the part detected by `begins_part`, as written in the data."""
    end_name: str = "end"
    """Name of the end detected by `ends_part`, as written in the data."""

    def curves(self, position: PositionT) -> Sequence[Sequence[int]]:
        """Returns the seats of each curve of winning chances: partners share one, and where one seat loses what the
        other gains, one curve is enough."""
        raise NotImplementedError

    def chances(self, position: PositionT) -> Sequence[float]:
        """Returns each seat's winning chance as an observer sees it who knows all cards; 1 for the winner."""
        raise NotImplementedError

    def changes(self, before: PositionT, after: PositionT) -> Sequence[Change]:  # noqa: ARG002
        """Returns what is different on the board, as everybody sees it."""
        return ()

    def is_dice(self, position: PositionT) -> bool:  # noqa: ARG002
        """Returns whether the pending decision of chance is a roll of dice, and not a card that is dealt."""
        return False

    def opens(self, position: PositionT) -> bool:
        """Returns whether the pending decision opens a new play."""
        raise NotImplementedError

    def begins(self, event: Event) -> str | None:
        """Returns the kind of play that an event begins, or None. If it is `opening`, it counts only where no decision
        has opened the play, but a card drawn for an automatic seat has."""
        raise NotImplementedError

    def beginner(self, event: Event) -> int | None:  # noqa: ARG002
        """Returns the seat whose play an event begins; None if it is nobody's."""
        return None

    def period(self, position: PositionT) -> Mapping[str, int]:
        """Returns the game's progress by the names of its periods ({"decade": 2, "half": 1})."""
        raise NotImplementedError

    def step(self, position: PositionT) -> str:
        """Returns the kind of the pending decision."""
        raise NotImplementedError

    def begins_part(self, event: Event) -> bool:  # noqa: ARG002
        """Returns whether a part of the game begins whose forecast is to be saved before its first play."""
        return False

    def ends_part(self, event: Event) -> bool:  # noqa: ARG002
        """Returns whether a part of the game ended; the forecast before the decision that ended it is saved."""
        return False

    def forecast(self, view: ViewT) -> ForecastT | Mapping[str, object]:  # noqa: ARG002
        """Returns the forecast as data."""
        return {}

    figure_names: Sequence[Phrase] = ()
    """Names of the key figures of a forecast."""

    def figures(self, forecast: ForecastT) -> Sequence[str]:  # noqa: ARG002
        """Returns the key figures of a forecast, in the order of `figure_names`."""
        return ()

    def when(self, period: Mapping[str, int]) -> Phrase:
        """Returns a period in words."""
        return Phrase("analysis-period", {"period": ".".join(map(str, period.values()))})

    def when_ending(self, period: Mapping[str, int]) -> Phrase:
        """Returns the end of a part of the game in words."""
        return self.when(period)


AnyAnalysis = Analysis[Any, Any, Any]
