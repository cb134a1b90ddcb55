"""The plug-in interface of a game. Optional parts are None or empty; the rest of the program uses nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from .budget import Budget
from .contract import Event, Outcome, Position, Refusal, View
from .phrases import Arg, Choice, Line, Name, Outlook, Phrase, plain, plain_number, section
from .player import Player

if TYPE_CHECKING:
    from republik.table.plugin.analysis import AnyAnalysis
    from republik.table.plugin.front_page import AnyFrontPage
    from republik.table.plugin.interchange import Interchange
    from republik.table.plugin.research import AnyResearch
    from republik.table.plugin.terminal import AnyTerminalGame

PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=View)
ShownT = TypeVar("ShownT")

Options = Mapping[str, str]
"""Options of a game as written in a record's header: {"hand": "3"}."""
Text = Callable[..., str]
"""Returns the message for a key and its arguments in one language."""
Names = Mapping[str, Mapping[str, str]]
"""Names in one language, by kind and id."""


class BadOption(Refusal, ValueError):
    """A value that an option does not allow."""

    family = "error-"

    def __init__(self, option: str, value: str, allowed: Iterable[str]) -> None:
        super().__init__("option", {"option": option, "value": value, "known": ", ".join(allowed)})


class UnknownValues(Refusal, ValueError):
    """A game with custom values that are not available here; `variable` can point to the folder that has them."""

    family = "error-"

    def __init__(self, values: str, variable: str) -> None:
        super().__init__("values-missing", {"values": values, "variable": variable})


class Option(NamedTuple):
    """A choice made before the game begins. Its values have names (`Name(option.name, value)`)."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class PlayerSpec:
    """A computer player of the game."""

    make: Callable[[Budget | None], Player]
    level: int | None = None
    """Its rank among the levels offered to people, 1 the weakest; None if it is not a level."""
    seats: tuple[str, ...] = ()
    """The seats it can play; empty means all."""
    takes_budget: bool = False
    """Whether it accepts a thinking budget."""
    learned: bool = False
    """Whether it judges by a learned network where that is quick: see `network.is_quick`."""


@dataclass(frozen=True)
class Lesson:
    """A guided game: the seat assignment, the seed and how it begins. The web client has the text."""

    seats: Mapping[str, str]
    """By seat: "person", or the name of a computer player."""
    seed: str
    options: Options
    opening: tuple[str, ...] = ()
    """The first decisions of all seats, as written in records: they have been made when the lesson begins."""


def _event_key(event: Event) -> str:
    key = "event-" + event.key.replace("_", "-")
    return f"{key}-hidden" if event.withheld else key


class Phrases(Generic[PositionT, ViewT]):
    """The phrases of a game. They use only what a seat may know."""

    def names(self, options: Options, text: Text, language: str) -> Names:  # noqa: ARG002
        """Returns names that have no `kind-id` message, such as card titles."""
        return {}

    def describe(self, view: ViewT, move: int) -> Phrase:
        """Describes any move of the action space in full, legal or not."""
        return Phrase("move-as-written", {"text": view.move_text(move)})

    def choices(self, view: ViewT) -> list[Choice]:
        """Returns the seat's legal moves with the places to click."""
        return [Choice(move, view.move_text(move), self.describe(view, move)) for move in view.moves()]

    def candidates(self, view: ViewT, place: str) -> list[int]:  # noqa: ARG002
        """Returns the moves, legal or not, that a click on a place may have meant, to explain why it is refused."""
        return []

    def note(self, view: ViewT, move: int) -> Phrase | None:  # noqa: ARG002
        """Returns details to show before a move is made: the figures it would change, the card's text."""
        return None

    def prompt(self, view: ViewT) -> Phrase:  # noqa: ARG002
        """Returns the prompt for the pending decision."""
        return Phrase("prompt-any")

    def log_lines(self, events: Sequence[Event], view: ViewT) -> list[Line]:  # noqa: ARG002
        """Returns the log lines for some events as seen by one seat; `view` determines the components in play.

        By default every event has its own message: `event-` plus its key, with the event's arguments, and one that ends
        in `-hidden` for a seat that may not know all of them.
        """
        return [Line(Phrase(_event_key(event), event.args), number) for number, event in enumerate(events)]

    def scores(self, outcome: Outcome, view: ViewT) -> Arg:  # noqa: ARG002
        """Returns the points at the end, seat by seat: 87:54. A game of many seats may name them."""
        return ":".join(map(plain_number, outcome.scores))

    def outcome(self, outcome: Outcome, winner: str | None, view: ViewT) -> Phrase:
        """Returns who won (`winner` is the seat's name, None if nobody) and how, with the scores if there are any.
        Endings declared by the table have no rule."""
        won: Arg = "" if winner is None else Name("seat", winner)
        how = Phrase("ending-" + outcome.termination.replace("_", "-").replace(" ", "-"), {"winner": won})
        if outcome.scores:
            how = Phrase("ending-scores", {"how": how, "scores": self.scores(outcome, view)})
        by: dict[str, Arg] = {"how": how} if winner is None else {"winner": won, "how": how}
        if outcome.rule:
            return Phrase("outcome-no-winner" if winner is None else "outcome", {**by, "rule": section(outcome.rule)})
        return Phrase("outcome-no-winner-table" if winner is None else "outcome-table", by)

    def headline(self, outcome: Outcome, winner: str | None, view: ViewT) -> Phrase:  # noqa: ARG002
        """Returns the headline of an ending: by default the message `headline-` plus the kind of ending. `seat` is the
        name of the winning seat, as messages select it."""
        key = "headline-" + outcome.termination.replace("_", "-").replace(" ", "-")
        return Phrase(key, {"seat": winner or "", "winner": Name("seat", winner) if winner else ""})

    def when(self, position: PositionT) -> Phrase:
        """Returns the game's progress in its largest unit (a decade, a round); by default only whether it is over."""
        return Phrase("when-any" if position.outcome() is None else "when-over")

    def state(self, view: ViewT) -> list[Phrase]:  # noqa: ARG002
        """Describes everything the seat sees in words, for clients that draw no board."""
        return []

    def forecast(self, view: ViewT) -> list[Outlook]:  # noqa: ARG002
        """Returns the forecast, if the game has one."""
        return []


PAGE: Final = "page"
"""What the web client requests with a view: everything its board draws."""


class Presenter(Generic[PositionT, ViewT, ShownT]):
    """Presents views and events with names, for the web client and external programs.

    What it returns is a mapping of plain data, or better an object of a class made with `republik.table.views.frozen`.
    The parameters are the game's classes of a position, of a view and of what is shown of it. The types of the web
    client are generated from the return types of `open`, `forecast`, `event` and `components`.
    """

    def game(self, view: ViewT, wants: Sequence[str]) -> Mapping[str, object]:  # noqa: ARG002
        """Returns what stays constant during a game; `wants` names extras ("components", "features")."""
        return {}

    def view(self, view: ViewT, wants: Sequence[str]) -> ShownT:
        """Returns everything a seat knows: names and plain numbers, nothing packed. With PAGE in `wants`, it is what
        the web client draws."""
        raise NotImplementedError

    def extras(self, view: ViewT, wants: Sequence[str]) -> Mapping[str, object]:  # noqa: ARG002
        """Returns what a program wants besides the view ("features", "forecast"), by name."""
        return {}

    def open(self, position: PositionT, seats: Sequence[str]) -> object:
        """Returns the whole position with all hands open, for finished games. By default this is every seat's view, by
        name."""
        views: Mapping[str, Any] = {name: position.view(seat) for seat, name in enumerate(seats)}
        return {name: self.view(view, (PAGE,)) for name, view in views.items()}

    def forecast(self, view: ViewT) -> object:  # noqa: ARG002
        """Returns the forecast as figures, derived from public information. `Phrases.forecast` states the same
        figures."""
        return {}

    def reveals(self, before: ViewT, after: ViewT) -> bool:  # noqa: ARG002
        """Returns whether a move showed the seat something hidden that no private event reports."""
        return False

    def event(self, event: Event, view: ViewT, wants: Sequence[str] = ()) -> Mapping[str, object]:  # noqa: ARG002
        """Returns an event as a seat may know it: its key, and its arguments with names for what they refer to; `wants`
        as for a view."""
        return {"key": event.key} | {name: plain(value) for name, value in event.args.items()}

    def components(self, options: Options) -> object:  # noqa: ARG002
        """Returns the printed components, for the web client."""
        return {}


AnyPhrases = Phrases[Any, Any]
AnyPresenter = Presenter[Any, Any, Any]


class Game:
    """The plug-in of a game."""

    name: str
    seats: tuple[str, ...]
    """All seats, in order. If their number is an option, `seats_for` says which of them are used."""
    revision: int = 1
    """Increased when a correction changes which decisions the rules ask for, allow or make automatically. Records and
    running tables of an earlier revision are shown and continued as far as the corrected rules accept them, unless
    `under_revision` still knows the earlier ones."""
    package: str
    """The package whose `data` folder contains the messages (`messages.en.ftl`)."""
    options: tuple[Option, ...] = ()
    """The first is the one shown in lists of tables: the edition, the scenario."""
    phrases: AnyPhrases
    presenter: AnyPresenter
    players: Mapping[str, PlayerSpec] = {}
    default_level: str = "random"
    """The default player of an empty seat."""
    terminal: "Callable[[], AnyTerminalGame] | None" = None
    research: "Callable[[], AnyResearch] | None" = None
    analysis: "Callable[[], AnyAnalysis] | None" = None
    interchange: "Callable[[], Interchange] | None" = None
    lessons: Mapping[str, Lesson] = {}
    calm_openings: tuple[str, ...] = ()
    """Seeds of deals that begin gently, for somebody's first game against computer players. A seed stays listed once it
    has been used: it tells that a game was dealt from this list."""
    hidden_decides: str = ""
    """The key of the event that says that hidden cards decide what follows: who is asked next may tell something about
    them."""
    timeline: Callable[[Any], dict[str, int]] | None = None
    """Figures worth plotting over a game, by name."""
    front_page: "Callable[[], AnyFrontPage] | None" = None
    """The front page at the end of a game; None: one without a map, made from the phrases."""
    page: str = ""
    """The folder of the package that the server offers to browsers: a board for the web client, the module board.js and
    what it loads. Empty if the package brings none."""

    def new(self, options: Options) -> Position:
        """Returns a new game; raises ValueError for invalid options."""
        raise NotImplementedError

    def from_text(self, text: str) -> Position:
        """Parses the output of `to_text`; raises ValueError for anything else."""
        raise NotImplementedError

    def seats_for(self, options: Options) -> tuple[str, ...]:  # noqa: ARG002
        """Returns the seats of a game with these options: the first of `seats`, by default all of them."""
        return self.seats

    def winner_of(self, outcome: Outcome) -> str | None:
        """Returns the name of the winning seat; None if nobody won."""
        return None if outcome.winner is None else self.seats[outcome.winner]

    def complete(self, options: Options) -> dict[str, str]:
        """Returns the options with the default of every one that is missing; raises BadOption for an unknown name or
        value."""
        allowed = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if value not in allowed.get(name, ()):
                raise BadOption(name, value, allowed.get(name, ()))
        return {option.name: option.default for option in self.options} | dict(options)

    def under_revision(self, position: Position, revision: int) -> Position:  # noqa: ARG002
        """Returns a position of a game that began under this revision; by default the corrected rules apply."""
        return position

    def automatic_seats(self, options: Options) -> tuple[str, ...]:  # noqa: ARG002
        """Returns the seats that the rules play, which depends only on the first option. If there are any, one person
        plays all the others."""
        return ()

    values_variable: str = ""
    """The environment variable that names a folder of custom values; empty if the game supports none."""

    def custom_values(self) -> str:
        """Returns an identifier of the custom values that new games use; empty for the published values."""
        return ""

    def has_values(self, values: str) -> bool:
        """Returns whether the values with an identifier from `custom_values` are available."""
        return not values

    def load_values(self, folder: Path) -> Options:
        """Reads a folder of custom values and returns the options of a game that uses them; raises BadComponent."""
        raise NotImplementedError(f"{self.name} does not take custom values, given in {folder}")

    def messages(self, language: str) -> str | None:
        """Returns the game's messages in a language as a Fluent file, or None if the game is not translated into it."""
        file = files(self.package).joinpath("data", f"messages.{language}.ftl")
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def page_folder(self) -> Path | None:
        """Returns where the files of `page` are; None if the package brings no board, or lies in an archive."""
        folder = files(self.package).joinpath(self.page) if self.page else None
        return folder if isinstance(folder, Path) else None
