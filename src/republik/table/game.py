"""A game as the rooms meet it: the plug-in. What a game does not offer is None or empty; rooms ask for nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .budget import Budget
from .contract import CHANCE, Event, Outcome, Position, Refusal, View
from .phrases import Arg, Choice, Line, Name, Outlook, Phrase, plain, section
from .player import Player

if TYPE_CHECKING:
    from .analysis import Analysis
    from .interchange import Interchange
    from .research import Research
    from .terminal import TerminalGame

Options = Mapping[str, str]
"""What a game is made from, as a record's header writes it: {"hand": "3"}."""
Text = Callable[..., str]
"""Gives the message of a key with its arguments in one language."""
Names = Mapping[str, Mapping[str, str]]
"""By kind and id: what things are called in one language."""


class BadOption(Refusal, ValueError):
    """A value that an option of a game does not have."""

    family = "error-"

    def __init__(self, option: str, value: str, known: Iterable[str]) -> None:
        super().__init__("option", {"option": option, "value": value, "known": ", ".join(known)})
        self.args = (option, value, tuple(known))


class UnknownValues(Refusal, ValueError):
    """A game with custom values that are not available here; `variable` can name the folder that has them."""

    family = "error-"

    def __init__(self, values: str, variable: str) -> None:
        super().__init__("values-missing", {"values": values, "variable": variable})
        self.args = (values, variable)


class Option(NamedTuple):
    """Something chosen before a game begins. Its values have names of their own (`Name(option.name, value)`)."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class PlayerSpec:
    """A computer player of the game."""

    make: Callable[[Budget | None], Player]
    level: int | None = None
    """Its place among the levels for people, 1 the weakest; None: it is no level."""
    seats: tuple[str, ...] = ()
    """The seats it can take; empty: every seat."""
    takes_budget: bool = False
    """Whether it can be told how long to think."""


@dataclass(frozen=True)
class Lesson:
    """A guided game: who sits where, and the seed that decides chance. The page has its words."""

    seats: Mapping[str, str]
    """By seat: "person", or the name of a computer player."""
    seed: str
    options: Options


class Phrases:
    """What a game says. Everything is made from what a seat may know."""

    def names(self, options: Options, text: Text, language: str) -> Names:  # noqa: ARG002
        """Names that do not stand in the messages under `kind-id`, such as the titles of cards."""
        return {}

    def describe(self, view: View, move: int) -> Phrase:
        """A move of the action space in full, legal or not."""
        return Phrase("move-as-written", {"text": view.move_text(move)})

    def choices(self, view: View) -> list[Choice]:
        """The legal moves of the seat, with the places where they are clicked."""
        return [Choice(move, view.move_text(move), self.describe(view, move)) for move in view.moves()]

    def candidates(self, view: View, place: str) -> list[int]:  # noqa: ARG002
        """The moves, legal or not, that a click on a place may have meant: so that it can be said why not."""
        return []

    def note(self, view: View, move: int) -> Phrase | None:  # noqa: ARG002
        """What to know before making a move, beside its name: the figures that would change, the face of a card."""
        return None

    def prompt(self, view: View) -> Phrase:  # noqa: ARG002
        """What is to be decided now."""
        return Phrase("prompt-any")

    def tell(self, events: Sequence[Event], view: View) -> list[Line]:  # noqa: ARG002
        """What happened, for the log, as somebody may know it; `view` says with which components the game is played.

        Unless a game says otherwise, each event has a message of its own: `event-key` with the event's arguments.
        """
        return [
            Line(Phrase("event-" + event.key.replace("_", "-"), event.args), number)
            for number, event in enumerate(events)
        ]

    def outcome(self, outcome: Outcome, winner: str | None, view: View) -> Phrase:  # noqa: ARG002
        """Who won (the name of the seat; None: nobody), and how. The table's own endings have no rule."""
        won: Arg = "" if winner is None else Name("seat", winner)
        how = Phrase("ending-" + outcome.termination.replace("_", "-").replace(" ", "-"), {"winner": won})
        by: dict[str, Arg] = {"winner": won, "how": how}
        return Phrase("outcome", {**by, "rule": section(outcome.rule)}) if outcome.rule else Phrase("outcome-table", by)

    def when(self, position: Position) -> Phrase:  # noqa: ARG002
        """How far the game has come, in its largest steps (a decade, a round)."""
        return Phrase("when-any")

    def state(self, view: View) -> list[Phrase]:  # noqa: ARG002
        """All that the seat sees, in words: for a table without a board of its own."""
        return []

    def forecast(self, view: View) -> list[Outlook]:  # noqa: ARG002
        """What lies ahead, where the game can tell."""
        return []


PAGE: Final = "page"
"""What the page wants of a view: all that its board draws."""


class Presenter:
    """Views and events as plain data with names, for the page and for outside programs."""

    def game(self, view: View, wants: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        """What stays the same all game long; `wants` names extras ("components", "features")."""
        return {}

    def view(self, view: View, wants: Sequence[str]) -> dict[str, Any]:
        """All that a seat knows: names and plain numbers, nothing packed."""
        raise NotImplementedError

    def open(self, position: Position) -> dict[str, Any]:
        """All of a position, every hand open: for after the end."""
        return self.view(position.view(CHANCE), (PAGE,))

    def forecast(self, view: View) -> dict[str, Any]:  # noqa: ARG002
        """What lies ahead as figures; it follows from what everybody sees. Where there are any, `Phrases.forecast`
        tells nothing but these."""
        return {}

    def reveals(self, before: View, after: View) -> bool:  # noqa: ARG002
        """Whether a move has shown the seat something hidden that no private event tells."""
        return False

    def event(self, event: Event, view: View, wants: Sequence[str] = ()) -> dict[str, Any]:  # noqa: ARG002
        """An event, as a seat may know it, with names for what it speaks of; `wants` as for a view."""
        return {"key": event.key} | {name: plain(value) for name, value in event.args.items()}

    def components(self, options: Options) -> dict[str, Any]:  # noqa: ARG002
        """What is printed, for the page."""
        return {}


class Game:
    """The plug-in of a game."""

    name: str
    seats: tuple[str, ...]
    revision: int = 1
    """Counted up when a correction changes which decisions the rules ask for, allow or make themselves. A record or a
    running table of an earlier one is shown, and goes on, as far as the corrected rules accept it."""
    package: str
    """The package whose folder `data` has its messages (`messages.en.ftl`)."""
    options: tuple[Option, ...] = ()
    """The first is the one tables and lists show: the edition, the scenario."""
    phrases: Phrases
    presenter: Presenter
    players: Mapping[str, PlayerSpec] = {}
    default_level: str = "random"
    """Who takes an empty seat unless another is asked for."""
    terminal: "Callable[[], TerminalGame] | None" = None
    research: "Callable[[], Research] | None" = None
    analysis: "Callable[[], Analysis] | None" = None
    interchange: "Callable[[], Interchange] | None" = None
    lessons: Mapping[str, Lesson] = {}
    timeline: Callable[[Position], dict[str, int]] | None = None
    """Figures worth following through a game, by name."""

    def new(self, options: Options) -> Position:
        """A game before its first decision; ValueError where the options name none."""
        raise NotImplementedError

    def from_text(self, text: str) -> Position:
        """The position that `to_text` wrote; ValueError where it is none."""
        raise NotImplementedError

    def automatic_seats(self, options: Options) -> tuple[str, ...]:  # noqa: ARG002
        """Seats that the rules play themselves, by the value of the first option alone. Where there are any, one person
        plays all the others."""
        return ()

    values_variable: str = ""
    """The environment variable that names a folder of custom values; empty: the game takes none."""

    def custom_values(self) -> str:
        """Names the custom values that new games are played with; empty for those of the box."""
        return ""

    def has_values(self, values: str) -> bool:
        """Whether the values that `custom_values` once named are at hand."""
        return not values

    def load_values(self, folder: Path) -> Options:
        """Reads a folder of custom values, or raises BadComponent: the options of a game that is played with them."""
        raise NotImplementedError(f"{self.name} does not take custom values, given in {folder}")

    def messages(self, language: str) -> str | None:
        """The game's messages in a language, as a Fluent file; None where it does not speak it."""
        file = files(self.package).joinpath("data", f"messages.{language}.ftl")
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def seat_names(self, seats: Iterable[int]) -> tuple[Name, ...]:
        return tuple(Name("seat", self.seats[seat]) for seat in seats)
