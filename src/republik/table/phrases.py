"""Phrases: a message key with typed arguments. Terminal, web client and external programs render the same phrases in
their own language, so that no sentence is written twice.

Phrases are immutable by convention. The classes are not frozen because that would triple the cost of creating one, and
every view of a table has hundreds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Level = Literal["heading", "action", "detail"]

HEADING: Final = "heading"
ACTION: Final = "action"
DETAIL: Final = "detail"
MINUS: Final = "−"


@dataclass(slots=True, unsafe_hash=True)
class Name:
    """A named part of the game: a seat, a card, a city. `id` is what moves and records write.

    A renderer looks the name up in the game's table for its kind, then in the message `kind-id`.
    """

    kind: str
    id: str


@dataclass(slots=True)
class Phrase:
    """A message of the game with its arguments. Text arguments are inserted unchanged; a message may select on them."""

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


@dataclass(slots=True)
class Choice:
    """A legal move as presented to a person."""

    id: int
    text: str
    """The move as written in records."""
    phrase: Phrase
    """The full description."""
    place: str = ""
    """The place to click, as "kind:id" ("province:BY", "card:17"); empty for a button."""
    target: str = ""
    """The second place to click, for moves from one place to another."""
    short: Phrase | None = None
    """A shorter description that relies on the prompt; None: use `phrase`."""
    group: Phrase | None = None
    """The heading in a list of choices; None: no heading."""
    note: Phrase | None = None
    """The effect of using a card this way, shown beside its name. Effects that depend on more of the position are
    described by `Phrases.note`."""
    written: Any = field(default=None, init=False, repr=False, compare=False)
    """The choice as JSON for the server. A game that reuses a Choice object serialises it only once."""


@dataclass(slots=True)
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


@dataclass(slots=True)
class Outlook:
    """A section of the forecast: a heading, its lines, and whether it could end the game."""

    heading: Phrase
    lines: tuple[Phrase, ...] = ()
    warning: bool = False
    result: Phrase | None = None
    """The result in a few words; None if the lines already say it."""
    danger: Phrase | None = None
    """How it could end the game."""
    places: tuple[str, ...] = ()
    """The places it mentions."""


def plain(said: Arg | None) -> Any:
    """Converts a phrase or argument to JSON data: names become {"kind", "id"}, phrases {"key", "args"}, lists
    arrays."""
    if isinstance(said, Phrase):
        return {"key": said.key, "args": {name: plain(value) for name, value in said.args.items()}}
    if isinstance(said, Name):
        return {"kind": said.kind, "id": said.id}
    if isinstance(said, tuple):
        return [plain(part) for part in said]
    return said


def from_plain(told: Any) -> Arg:
    """Converts the output of `plain` back; raises ValueError for anything else."""
    if isinstance(told, dict) and told.keys() == {"key", "args"}:
        return Phrase(str(told["key"]), {str(name): from_plain(value) for name, value in told["args"].items()})
    if isinstance(told, dict) and told.keys() == {"kind", "id"}:
        return Name(str(told["kind"]), str(told["id"]))
    if isinstance(told, list):
        return tuple(from_plain(part) for part in told)
    if isinstance(told, str | int | float):
        return told
    raise ValueError(f"not a phrase: {told!r}")


def signed(number: int) -> str:
    """+2, −1, 0."""
    return f"+{number}" if number > 0 else plain_number(number)


def plain_number(number: int) -> str:
    """2, −1, 0."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"
