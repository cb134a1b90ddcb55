"""Groups the decisions of a game into card plays, decade ends, and the dealing between decades."""

from collections.abc import Mapping, Sequence
from typing import Final

from republik.table.contract import Event
from republik.table.phrases import Phrase
from republik.table.plugin import analysis
from republik.table.plugin.analysis import DEALING, Change

from .phrases.changes import changes
from .phrases.story import ROMAN
from .players.calibration import correction
from .players.evaluators import learned
from .rules.flow import decision
from .rules.forecast_data import Forecast
from .rules.position import Position, View
from .rules.sequence import Action
from .rules.steps import EAST

FIGURES: Final = (
    "analysis-flight",
    "analysis-currency",
    "analysis-protests-west",
    "analysis-protests-east",
    "analysis-socialists",
)
DECADE_END: Final = "decade_end"
NEW_PLAYS: Final = {"decade_end": DECADE_END, "decade": DEALING, "half": DEALING}
"""Events after which decisions belong to no card."""


class WsdvAnalysis(analysis.Analysis[Position, View, Forecast]):
    """Every card is a play; forecasts are saved when a half-decade begins and before a decade end."""

    player = "minister"
    opening = "card"
    part_name = "half"
    end_name = DECADE_END

    def curves(self, position: Position) -> Sequence[Sequence[int]]:  # noqa: ARG002
        return ((EAST,),)

    def chances(self, position: Position) -> Sequence[float]:
        judge = learned(position.rules)
        east = correction(judge, position.decade).apply(judge.chance(position), EAST)
        return 1.0 - east, east

    def changes(self, before: Position, after: Position) -> Sequence[Change]:
        return changes(before, after)

    def opens(self, position: Position) -> bool:
        return isinstance(position.step(), Action)

    def begins(self, event: Event) -> str | None:
        return NEW_PLAYS.get(event.key)

    def period(self, position: Position) -> Mapping[str, int]:
        return {"decade": position.decade, "half": position.half}

    def step(self, position: Position) -> str:
        return decision(position).name

    def begins_part(self, event: Event) -> bool:
        return event.key == "half"

    def ends_part(self, event: Event) -> bool:
        return event.key == "decade_end"

    def forecast(self, view: View) -> Forecast:
        return view.forecast()

    figure_names = tuple(map(Phrase, FIGURES))

    def figures(self, forecast: Forecast) -> list[str]:
        sides = (forecast.protests.west, forecast.protests.east)
        protests = [f"{side.now} → {side.at_worst}" for side in sides]
        flight, balance = _minus(str(-forecast.flight.points)), _signed(forecast.currency.balance)
        return [flight, balance, *protests, _signed(forecast.socialists.change)]

    def when(self, period: Mapping[str, int]) -> Phrase:
        return Phrase("analysis-half", {"decade": ROMAN[period["decade"]], "half": period["half"]})

    def when_ending(self, period: Mapping[str, int]) -> Phrase:
        return Phrase("analysis-end", {"decade": ROMAN[period["decade"]]})


def _signed(number: int) -> str:
    return _minus(f"{number:+d}") if number else "0"


def _minus(written: str) -> str:
    return written.replace("-", "−")
