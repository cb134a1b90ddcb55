"""The plug-in of Wir sind das Volk!: creates games from their options and positions from text."""

from pathlib import Path
from typing import TYPE_CHECKING, cast

from republik.table.contract import BadPosition
from republik.table.contract import Position as AnyPosition
from republik.table.game import BadOption, Game, Option, Options
from republik.table.plugin.analysis import AnyAnalysis
from republik.table.plugin.front_page import AnyFrontPage
from republik.table.plugin.interchange import Interchange
from republik.table.plugin.research import AnyResearch
from republik.table.snapshot import parse_json

from .lessons import CALM_OPENINGS, LESSONS
from .phrases.plugin import WsdvPhrases
from .players.levels import PLAYERS
from .presenter import WsdvPresenter
from .rules.components import EDITIONS, NEWEST, load_components
from .rules.flow import options as legal_moves
from .rules.position import Position, from_dict, new_position
from .rules.rules import REVISION, Rules, earlier_rules, standard_rules
from .timeline import figures

__all__ = ["EDITIONS", "GAME", "NEWEST", "WirSindDasVolk", "new_game", "rules_for"]

if TYPE_CHECKING:
    from republik.table.plugin.terminal import AnyTerminalGame


def new_game(edition: str = NEWEST, board: Path | None = None, cards: Path | None = None) -> Position:
    """Returns a new game; `board` and `cards` are custom files that replace the printed ones."""
    return new_position(rules_for(edition, board, cards))


def rules_for(edition: str = NEWEST, board: Path | None = None, cards: Path | None = None) -> Rules:
    """Returns the rules of an edition, with the printed components or custom files; raises BadOption."""
    if board is None and cards is None:
        return standard_rules(edition)
    components = load_components(board=board, cards=cards)
    if edition not in components.editions:
        raise BadOption("edition", edition, components.editions)
    return Rules(components, components.editions[edition])


# Parts that not every process needs are imported on first use.


def _terminal() -> "AnyTerminalGame":
    from .terminal.drawing import WsdvTerminal

    return WsdvTerminal(GAME)


def _research() -> AnyResearch:
    from .research.description import WsdvResearch

    return WsdvResearch(GAME)


def _analysis() -> AnyAnalysis:
    from .analysis import WsdvAnalysis

    return WsdvAnalysis()


def _front_page() -> AnyFrontPage:
    from .front_page import WsdvFrontPage

    return WsdvFrontPage()


def _interchange() -> Interchange:
    from .interchange.plugin import WsdvInterchange

    return WsdvInterchange()


class WirSindDasVolk(Game):
    """The game as the rest of the project sees it."""

    name = "wsdv"
    seats = ("west", "east")
    revision = REVISION
    """What changed with each revision: 2, the corrections of November 2026 (docs/games/wsdv/rulings.md); 3, card 46
    (R6.4-3, R6.4-11)."""
    package = __package__
    options = (Option("edition", ("2.1", "2.0", "1.0"), NEWEST),)
    phrases = WsdvPhrases()
    presenter = WsdvPresenter()
    terminal = staticmethod(_terminal)
    players = PLAYERS
    default_level = "delegate"
    lessons = LESSONS
    calm_openings = CALM_OPENINGS
    timeline = staticmethod(figures)
    research = staticmethod(_research)
    analysis = staticmethod(_analysis)
    interchange = staticmethod(_interchange)
    front_page = staticmethod(_front_page)

    def new(self, options: Options) -> Position:
        return new_game(options.get("edition", NEWEST))

    def from_text(self, text: str) -> Position:
        data = parse_json(text)
        if data.get("edition") not in EDITIONS:
            raise BadPosition("field-values", {"field": "edition", "known": ", ".join(EDITIONS)})
        return from_dict(standard_rules(data["edition"]), data)

    def under_revision(self, position: AnyPosition, revision: int) -> AnyPosition:
        """Puts a position under the rules as they were before corrections, for games that began under them."""
        if revision < self.revision:
            position = cast("Position", position)
            position.rules = earlier_rules(position.rules.edition.id)
            if position.outcome() is None:
                position.legal = legal_moves(position)
        return position


GAME = WirSindDasVolk()
