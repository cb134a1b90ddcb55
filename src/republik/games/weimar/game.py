"""The plug-in: creates games from their options and positions from text."""

from pathlib import Path
from typing import TYPE_CHECKING, cast

from republik.table.contract import BadPosition
from republik.table.contract import Position as AnyPosition
from republik.table.game import BadOption, Game, Option, Options, UnknownValues
from republik.table.plugin.analysis import AnyAnalysis
from republik.table.plugin.front_page import AnyFrontPage
from republik.table.plugin.research import AnyResearch
from republik.table.snapshot import parse_json

from .lessons import LESSONS
from .phrases.plugin import WeimarPhrases
from .players.levels import PLAYERS
from .presenter import WeimarPresenter
from .rules.component_fields import SHIPPED
from .rules.components import SCENARIOS
from .rules.position import Position, from_dict, new_position
from .rules.rules import REVISION, earlier_rules, rules_for
from .values import VARIABLE, environment_values, folder_of, register_folder

if TYPE_CHECKING:
    from republik.table.plugin.terminal import AnyTerminalGame

STANDARD = "main"


def _terminal() -> "AnyTerminalGame":
    from .terminal.drawing import WeimarTerminal

    return WeimarTerminal(GAME)


def new_game(scenario: str = STANDARD, data: Path | None = None) -> Position:
    """Returns a new game; `data` is a folder of custom values."""
    if scenario not in SCENARIOS:
        raise BadOption("scenario", scenario, SCENARIOS)
    if data is not None:
        register_folder(data)
    return new_position(rules_for(scenario, data))


def _research() -> AnyResearch:
    from .research.description import WeimarResearch

    return WeimarResearch(GAME)


def _analysis() -> AnyAnalysis:
    from .analysis import WeimarAnalysis

    return WeimarAnalysis()


def _front_page() -> AnyFrontPage:
    from .front_page import WeimarFrontPage

    return WeimarFrontPage()


class Weimar(Game):
    """The plug-in."""

    name = "weimar"
    seats = ("spd", "zentrum", "kpd", "dnvp")
    revision = REVISION
    """2 to 4: corrections of November 2026 (docs/records.md). Games of revision 3 keep its rules; those of 1 and 2 have
    them, too."""
    hidden_decides = "hidden"
    package = __package__
    options = (Option("scenario", SCENARIOS, STANDARD),)
    phrases = WeimarPhrases()
    presenter = WeimarPresenter()
    terminal = staticmethod(_terminal)
    players = PLAYERS
    default_level = "delegate"
    lessons = LESSONS
    research = staticmethod(_research)
    analysis = staticmethod(_analysis)
    front_page = staticmethod(_front_page)
    values_variable = VARIABLE

    def automatic_seats(self, options: Options) -> tuple[str, ...]:
        """Returns KPD and DNVP in the solo scenario, which follow their tables."""
        return ("kpd", "dnvp") if options.get("scenario") == "abyss" else ()

    def custom_values(self) -> str:
        return environment_values()

    def has_values(self, values: str) -> bool:
        try:
            folder_of(values)
        except UnknownValues:
            return False
        return True

    def load_values(self, folder: Path) -> Options:
        values = register_folder(folder)
        return {"data": str(folder), "values": values} if values else {}

    def new(self, options: Options) -> Position:
        """Returns a new game. Options are the scenario and a folder of custom values (`data`), their digest (`values`),
        or both: if the folder is missing or has changed, the digest decides."""
        values, data = options.get("values", SHIPPED), options.get("data")
        folder = Path(data) if data else None
        if values and not (folder is not None and folder.is_dir() and register_folder(folder) == values):
            folder = folder_of(values)
        return new_game(options.get("scenario", STANDARD), folder)

    def from_text(self, text: str) -> Position:
        data = parse_json(text)
        if data.get("scenario") not in SCENARIOS:
            raise BadPosition("field-values", {"field": "scenario", "known": ", ".join(SCENARIOS)})
        try:
            folder = folder_of(str(data.get("values", SHIPPED)))
        except UnknownValues as error:
            raise BadPosition("refused", {"reason": error.phrase()}) from None
        return from_dict(rules_for(data["scenario"], folder), data)

    def under_revision(self, position: AnyPosition, revision: int) -> AnyPosition:
        """Puts a position under the rules as they were before revision 4, for games that began under them."""
        if revision < self.revision:
            position = cast("Position", position)
            rules = position.rules
            position.rules = earlier_rules(rules.scenario.key, folder_of(rules.components.values))
        return position


GAME = Weimar()
