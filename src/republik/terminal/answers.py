"""What an answer means: by number, by name or its beginning, or by the text of the move. For any game."""

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from republik.table.contract import IllegalMove, Position

DASH: Final = " – "  # between the two ends of a connection, which may be named from either
MOST_NAMED: Final = 6


class Choice(NamedTuple):
    """One legal move: what to type for it, how it reads in full and in a list, what to know, and its group."""

    name: str
    move: int
    label: str
    short: str
    note: str
    group: str


class Unclear(ValueError):
    """An answer that means several choices, or none (then `candidates` is empty)."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        super().__init__(text)
        self.text = text
        self.candidates = candidates


def plain(text: str) -> str:
    """Case, accents, spaces and the kind of dash do not matter."""
    folded = text.replace("–", "-").replace("→", ">").casefold()
    letters = unicodedata.normalize("NFKD", folded)
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def find(text: str, offered: Sequence[Choice], position: Position) -> Choice:
    """The choice an answer means: by number, by name or its beginning, by the text of the move."""
    wanted = plain(text)
    meant = written(text, position)
    for choice in offered:
        if wanted == choice.name or choice.move == meant:
            return choice
    named = {choice: names_of(choice, position) for choice in offered}
    for fits in (_equals, _begins, _contains):
        found = [choice for choice, names in named.items() if any(fits(name, wanted) for name in names)]
        if len(found) == 1:
            return found[0]
        if found and fits is not _equals:
            raise Unclear(text, [choice.label for choice in found[:MOST_NAMED]])
    raise Unclear(text, [])


def written(text: str, position: Position) -> int | None:
    """The move a text is, in the words of the records."""
    try:
        return position.parse_move(text)
    except IllegalMove:
        return None


def names_of(choice: Choice, position: Position) -> list[str]:
    """All that a choice is called; a connection from either end."""
    a, dash, b = choice.short.partition(DASH)
    turned = [b + dash + a] if b else []
    return [plain(name) for name in (choice.short, choice.label, position.move_text(choice.move), *turned)]


def _equals(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return bool(wanted) and name.startswith(wanted)


def _contains(name: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in name
