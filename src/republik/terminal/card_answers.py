"""Cards in answers, for any game: first which card, then for what; and why something is refused."""

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from republik.table.contract import Position

from .answers import MOST_NAMED, Unclear, plain
from .game_words import GameWords


class CardChoice(NamedTuple):
    """A card that can be chosen, and its moves by use (None where the use is refused)."""

    card: int
    number: str
    title: str
    moves: tuple[int | None, ...]


def card_choice(card: int, legal: Container[int], words: GameWords) -> CardChoice:
    plays = (words.play(card, use) for use in range(len(words.uses)))
    moves = tuple(move if move in legal else None for move in plays)
    return CardChoice(card, words.numbers()[card], words.title(card), moves)


def every_card(words: GameWords) -> list[CardChoice]:
    """All cards of the game, to find one by its name."""
    return [CardChoice(card, number, words.title(card), ()) for card, number in enumerate(words.numbers())]


def find_card(text: str, offered: Sequence[CardChoice], words: GameWords) -> tuple[CardChoice, int | None]:
    """The card an answer means, and the use if it names one: "17", "17 build", "land reform", "land reform event"."""
    parts = plain(text).split()
    for end in range(len(parts), 0, -1):
        name, use_name = " ".join(parts[:end]).removesuffix(" for"), " ".join(parts[end:])
        use = find_use(use_name, words) if use_name else None
        matches = _cards_named(name, offered, words) if use is not None or not use_name else []
        if len(matches) == 1:
            return matches[0], use
        if matches:
            raise Unclear(text, [words.card(choice.card) for choice in matches[:MOST_NAMED]])
    raise Unclear(text, [])


def _cards_named(wanted: str, offered: Sequence[CardChoice], words: GameWords) -> list[CardChoice]:
    if words.hand_is_numbered:
        at_place = [choice for place, choice in enumerate(offered, 1) if choice.moves and wanted == str(place)]
        if at_place:
            return at_place
    exact = [choice for choice in offered if plain(choice.number) == wanted]
    if exact or len(wanted) < 2:
        return exact
    titled = [choice for choice in offered if plain(choice.title).startswith(wanted)]
    return titled or [choice for choice in offered if wanted in plain(choice.title)]


def find_use(text: str, words: GameWords) -> int | None:
    """A use by its number from 1 on, by its name, or by the word the records use; a beginning is enough."""
    wanted = plain(text)
    uses = range(len(words.uses))
    for use in uses:
        if wanted == str(use + 1):
            return use
    for names in ([plain(words.use(use)) for use in uses], words.uses):
        found = [use for use, name in enumerate(names) if name.startswith(wanted) or wanted in name.split()]
        if len(found) == 1:
            return found[0]
    return None


def named_plays(wanted: str, words: GameWords) -> list[int]:
    """The moves of a card that was named: for the use named with it, otherwise for all."""
    try:
        choice, use = find_card(wanted, every_card(words), words)
    except Unclear:
        return []
    uses = range(len(words.uses)) if use is None else (use,)
    return [words.play(choice.card, each) for each in uses]


def reasons(named: Iterable[tuple[int, str]], position: Position, words: GameWords) -> list[str]:
    """Why each of these moves, told by its label, is refused now (or that it is not)."""
    told: dict[str, list[str]] = {}
    for move, label in named:
        refusal = position.why_not(move)
        answer = words.text("why-allowed") if refusal is None else words.refusal(refusal)
        told.setdefault(answer, []).append(label)
    lines = []
    for answer, labels in list(told.items())[:MOST_NAMED]:
        one_reason = len(labels) > 1 or labels[0] in answer  # one reason for many, or it names the move itself
        lines.append(answer if one_reason else words.text("why-line", move=labels[0], answer=answer))
    return lines
