"""Interpreting answers: by number, by name or prefix, or by notation. For any game."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from republik.table.contract import Position

DASH: Final = " – "  # between the two ends of a connection, which may be named in either order
MAX_NAMED: Final = 6


class ListedChoice(NamedTuple):
    """A legal move in a numbered list: its full and short description, a note, its heading, and how it may end the
    game."""

    number: str
    move: int
    label: str
    short: str
    note: str = ""
    group: str = ""
    warning: str = ""


class UnclearAnswer(ValueError):
    """An answer that matches several choices, or none (then `candidates` is empty)."""

    def __init__(self, text: str, candidates: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.candidates = candidates


def plain(text: str) -> str:
    """Ignores case, accents, spacing and the kind of dash and apostrophe."""
    folded = text.replace("–", "-").replace("→", ">").replace("’", "'").casefold()
    letters = unicodedata.normalize("NFKD", folded)
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def in_groups(choices: Iterable[ListedChoice]) -> list[ListedChoice]:
    """The choices by heading, numbered from 1."""
    by_group: dict[str, list[ListedChoice]] = {}
    for choice in choices:
        by_group.setdefault(choice.group, []).append(choice)
    sequence = (choice for group in by_group.values() for choice in group)
    return [choice._replace(number=str(number)) for number, choice in enumerate(sequence, 1)]


def find(text: str, offered: Sequence[ListedChoice], position: Position) -> ListedChoice:
    """The choice that an answer means: by number, name, prefix or notation."""
    answer = plain(text)
    meant = find_notation(text, position)
    for choice in offered:
        if answer == choice.number or choice.move == meant:
            return choice
    named = {choice: names_of(choice, position) for choice in offered}
    for fits in (_equals, _begins, _contains):
        matches = [choice for choice, names in named.items() if any(fits(name, answer) for name in names)]
        if len(matches) == 1:
            return matches[0]
        if matches and fits is not _equals:
            raise UnclearAnswer(text, [choice.label for choice in matches[:MAX_NAMED]])
    raise UnclearAnswer(text)


def find_notation(text: str, position: Position) -> int | None:
    """The move with this notation."""
    try:
        return position.parse_move(text)
    except (ValueError, LookupError):
        return None


def names_of(choice: ListedChoice, position: Position) -> list[str]:
    """All names of a choice; a connection in both directions."""
    a, dash, b = choice.short.partition(DASH)
    turned = [b + dash + a] if b else []
    return [plain(name) for name in (choice.short, choice.label, position.move_text(choice.move), *turned)]


def _equals(name: str, answer: str) -> bool:
    return name == answer


def _begins(name: str, answer: str) -> bool:
    return bool(answer) and name.startswith(answer)


def _contains(name: str, answer: str) -> bool:
    return len(answer) > 2 and answer in name
