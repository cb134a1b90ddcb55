"""Groups the decisions of a game into card plays, decade ends, and the dealing between decades."""

from collections.abc import Mapping
from typing import Any, Final, cast

from republik.table import analysis
from republik.table.analysis import DEALING
from republik.table.contract import Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.phrases import Phrase

from .phrases.story import ROMAN
from .rules.flow import STEP_NAMES
from .rules.position import Position, View
from .rules.steps import ACTION, EAST

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


class WsdvAnalysis(analysis.Analysis):
    """Every card is a play; forecasts are saved when a half-decade begins and before a decade end."""

    curve_seat = EAST
    player = "minister"
    opening = "card"
    part_name = "half"
    end_name = DECADE_END

    def opens(self, position: AnyPosition) -> bool:
        return cast("Position", position).step()[0] == ACTION

    def begins(self, event: Event) -> str | None:
        return NEW_PLAYS.get(event.key)

    def period(self, position: AnyPosition) -> Mapping[str, int]:
        board = cast("Position", position)
        return {"decade": board.decade, "half": board.half}

    def step(self, position: AnyPosition) -> str:
        return STEP_NAMES[cast("Position", position).step()[0]]

    def begins_part(self, event: Event) -> bool:
        return event.key == "half"

    def ends_part(self, event: Event) -> bool:
        return event.key == "decade_end"

    def forecast(self, view: AnyView) -> dict[str, Any]:
        return cast("View", view).forecast()

    figure_names = tuple(map(Phrase, FIGURES))

    def figures(self, forecast: Mapping[str, Any]) -> list[str]:
        flight, balance = forecast["flight"]["points"], forecast["currency"]["balance"]
        protests = [f"{side['now']} → {side['at_worst']}" for side in forecast["protests"].values()]
        return [_minus(str(-flight)), _signed(balance), *protests, _signed(forecast["socialists"]["change"])]

    def when(self, period: Mapping[str, int]) -> Phrase:
        return Phrase("analysis-half", {"decade": ROMAN[period["decade"]], "half": period["half"]})

    def when_ending(self, period: Mapping[str, int]) -> Phrase:
        return Phrase("analysis-end", {"decade": ROMAN[period["decade"]]})


def _signed(number: int) -> str:
    return _minus(f"{number:+d}") if number else "0"


def _minus(written: str) -> str:
    return written.replace("-", "−")
