"""What a game says, as data: a message key and typed arguments. Terminal, page and outside programs render the same
phrases in their own language; no sentence is composed twice.

Nobody changes a phrase once it is made. The classes are not frozen because that would triple the cost of making one,
and every view of a table has hundreds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Level = Literal["heading", "action", "detail"]

HEADING: Final = "heading"
ACTION: Final = "action"
DETAIL: Final = "detail"


@dataclass(slots=True, unsafe_hash=True)
class Name:
    """Something of the game that has a name: a seat, a card, a city. `id` is what moves and records write.

    A renderer looks the name up in the game's table for this kind, then under the message `kind-id`.
    """

    kind: str
    id: str


@dataclass(slots=True)
class Phrase:
    """A message of the game and its arguments. Texts are inserted as they are (a message may choose by them)."""

    key: str
    args: "Mapping[str, Arg]" = field(default_factory=dict)


Arg = str | int | float | Name | Phrase | tuple["Arg", ...]
"""A text, a number, a name, a phrase within the phrase, or a list of these."""


def seat(name: str) -> Name:
    """A seat, by the name that records write."""
    return Name("seat", name)


def section(rule: str) -> Name:
    """The number of a rule. A game names it where the rulebook of a language counts otherwise."""
    return Name("section", rule)


@dataclass(slots=True)
class Choice:
    """A legal move as a person meets it."""

    id: int
    text: str
    """As records write it."""
    phrase: Phrase
    """What it does, in full."""
    place: str = ""
    """Where it is clicked, as "kind:id" ("province:BY", "card:17"); empty for a button."""
    target: str = ""
    """The place clicked second, for moves from one place to another."""
    short: Phrase | None = None
    """What it does where the prompt has said the rest; None: `phrase`."""
    group: Phrase | None = None
    """The heading it stands under in a list; None: no heading."""
    note: Phrase | None = None
    """What a use of a card brings, beside its name. What depends on more of the position is told by `Phrases.note`."""
    written: Any = field(default=None, init=False, repr=False, compare=False)
    """The JSON that a server sends; a game that offers the same object again saves the work."""


@dataclass(slots=True)
class Line:
    """A sentence of the log: one event, or several of a kind that belong together."""

    phrase: Phrase
    first: int
    """The number of its first event among those that were told."""
    count: int = 1
    """How many events it tells."""
    level: Level = DETAIL
    seat: str = ""
    """Whose doing it is."""
    places: tuple[str, ...] = ()
    """The places and cards it speaks of."""
    chapter: bool = False
    """Whether a new part of the game begins here."""
    turn: bool = False
    """Whether the seat's own turn begins here: a card that it plays. Taking a turn back goes to before it."""


@dataclass(slots=True)
class Outlook:
    """What lies ahead, line by line: a heading, sentences, and whether it could end the game."""

    heading: Phrase
    lines: tuple[Phrase, ...] = ()
    warning: bool = False
    result: Phrase | None = None
    """What comes of it, in a few words; None: the lines say it."""
    danger: Phrase | None = None
    """How it could end the game."""
    places: tuple[str, ...] = ()
    """The places it speaks of."""


def plain(said: Arg | None) -> Any:
    """A phrase or an argument as JSON: names are {"kind", "id"}, phrases {"key", "args"}, lists arrays."""
    if isinstance(said, Phrase):
        return {"key": said.key, "args": {name: plain(value) for name, value in said.args.items()}}
    if isinstance(said, Name):
        return {"kind": said.kind, "id": said.id}
    if isinstance(said, tuple):
        return [plain(part) for part in said]
    return said


def from_plain(told: Any) -> Arg:
    """The phrase or argument that `plain` wrote; ValueError where it is none."""
    if isinstance(told, dict) and told.keys() == {"key", "args"}:
        return Phrase(str(told["key"]), {str(name): from_plain(value) for name, value in told["args"].items()})
    if isinstance(told, dict) and told.keys() == {"kind", "id"}:
        return Name(str(told["kind"]), str(told["id"]))
    if isinstance(told, list):
        return tuple(from_plain(part) for part in told)
    if isinstance(told, str | int | float):
        return told
    raise ValueError(f"not a phrase: {told!r}")
