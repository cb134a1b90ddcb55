"""Phrases: a message key with typed arguments. Terminal, web client and external programs render the same phrases in
their own language, so that no sentence is written twice.

Phrases are immutable by convention. The classes are not frozen because that would triple the cost of creating one, and
every view of a table has hundreds; they have no slots because msgspec encodes them in two thirds of the time without.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Level = Literal["heading", "action", "detail"]

HEADING: Final = "heading"
ACTION: Final = "action"
DETAIL: Final = "detail"
MINUS: Final = "−"


@dataclass(unsafe_hash=True)
class Name:
    """A named part of the game: a seat, a card, a city. `id` is what moves and records write.

    A renderer looks the name up in the game's table for its kind, then in the message `kind-id`.
    """

    kind: str
    id: str


@dataclass
class Phrase:
    """A message key and its arguments. An argument is a string, a number, a name ({"kind", "id"}), a phrase, or a list
    of these; docs/phrases.md explains how to render them."""

    key: str
    args: "Mapping[str, Arg]" = field(default_factory=dict)


Arg = str | int | float | Name | Phrase | tuple["Arg", ...]
"""A text, a number, a name, a nested phrase, or a list of these."""


def seat(name: str) -> Name:
    """Returns the name of a seat, given as in records."""
    return Name("seat", name)


def section(rule: str) -> Name:
    """Returns the name of a rule number. A game translates it if the rulebook of a language numbers its sections
    differently."""
    return Name("section", rule)


@dataclass
class Choice:
    """A legal move: its notation, its description, and the place to click (empty for a button). `target` is the second
    place of a move from one place to another; `short` is a shorter description for use next to the prompt; `group` is
    its heading in a list; `note` describes the effect of a card's use. Once returned it is not changed: its encoded
    form is kept."""

    id: int
    text: str
    """The move as written in records."""
    phrase: Phrase
    place: str = ""
    """As "kind:id" ("province:BY", "card:17")."""
    target: str = ""
    short: Phrase | None = None
    """None: use `phrase`."""
    group: Phrase | None = None
    note: Phrase | None = None
    """Shown beside the card's name. Effects that depend on more of the position are described by `Phrases.note`."""
    warning: Phrase | None = None
    """How the move may end the game at once; shown before it is chosen."""


@dataclass
class Line:
    """A sentence of the log: one event, or several of a kind combined."""

    phrase: Phrase
    first: int
    """Index of its first event among the events passed to `Phrases.log_lines`."""
    count: int = 1
    """Number of events it covers."""
    level: Level = DETAIL
    seat: str = ""
    """The seat that caused it."""
    places: tuple[str, ...] = ()
    """The places and cards it mentions."""
    chapter: bool = False
    """Whether it begins a new part of the game."""
    turn: bool = False
    """Whether it begins the seat's turn with a card play. Undoing a turn returns to the point before it."""


@dataclass
class Outlook:
    """A part of the forecast. `warning` means it could end the game, and `danger` says how. `result` is a short
    summary, `places` are the places it mentions. It is not changed once returned: its encoded form is kept."""

    heading: Phrase
    lines: tuple[Phrase, ...] = ()
    warning: bool = False
    result: Phrase | None = None
    """None if the lines already say it."""
    danger: Phrase | None = None
    places: tuple[str, ...] = ()


def plain(value: Arg | None) -> Any:
    """Converts a phrase or argument to JSON data: names become {"kind", "id"}, phrases {"key", "args"}, lists
    arrays."""
    if isinstance(value, Phrase):
        return {"key": value.key, "args": {name: plain(arg) for name, arg in value.args.items()}}
    if isinstance(value, Name):
        return {"kind": value.kind, "id": value.id}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return value


def from_plain(data: Any) -> Arg:
    """Converts the output of `plain` back; raises ValueError for anything else."""
    if isinstance(data, dict) and data.keys() == {"key", "args"}:
        return Phrase(str(data["key"]), {str(name): from_plain(value) for name, value in data["args"].items()})
    if isinstance(data, dict) and data.keys() == {"kind", "id"}:
        return Name(str(data["kind"]), str(data["id"]))
    if isinstance(data, list):
        return tuple(from_plain(part) for part in data)
    if isinstance(data, str | int | float):
        return data
    raise ValueError(f"not a phrase: {data!r}")


def signed(number: int) -> str:
    """+2, −1, 0."""
    return f"+{number}" if number > 0 else plain_number(number)


def plain_number(number: int) -> str:
    """2, −1, 0."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"
