"""Cards in answers, for any game: first the card, then its use."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from republik.table.plugin.terminal import cards_are_numbered

from .answers import MAX_NAMED, UnclearAnswer, plain

QUOTES: Final = ' „“”«»‚‘’"'


class CardUse(NamedTuple):
    """A use of a card: the move, its name, its word in records, whether it is legal, and how it may end the game."""

    move: int
    name: str
    written: str
    legal: bool
    warning: str = ""


class CardOffer(NamedTuple):
    """A card that can be chosen, with all its uses."""

    card: str
    name: str
    uses: tuple[CardUse, ...] = ()

    @property
    def title(self) -> str:
        """The name without a leading number and quotation marks."""
        return self.name.removeprefix(self.card).strip(QUOTES)


def record_words(texts: Sequence[str]) -> list[str]:
    """What distinguishes the notations of one card's moves: "17 for build" becomes "build"."""
    split = [text.split() for text in texts]
    if len(split) < 2:
        return list(texts)
    common = len(list(takewhile(lambda column: len(set(column)) == 1, zip(*split, strict=False))))
    return [" ".join(words[common:]) for words in split]


def all_cards(names: Mapping[str, str]) -> list[CardOffer]:
    """All cards of the game, for lookup by name."""
    return [CardOffer(card, name) for card, name in names.items()]


def find_card(text: str, offered: Sequence[CardOffer]) -> tuple[CardOffer, CardUse | None]:
    """The card that an answer means, and its use if it names one: "17", "17 build", "land reform", "land reform
    event"."""
    parts = plain(text).split()
    for end in range(len(parts), 0, -1):
        name, use_name = " ".join(parts[:end]).removesuffix(" for"), " ".join(parts[end:])
        matches = _named(name, offered)
        if use_name:
            matches = [card for card in matches if find_use(use_name, card.uses) is not None]
        if len(matches) == 1:
            return matches[0], find_use(use_name, matches[0].uses) if use_name else None
        if matches:
            raise UnclearAnswer(text, [card.name for card in matches[:MAX_NAMED]])
    raise UnclearAnswer(text)


def _named(name: str, offered: Sequence[CardOffer]) -> list[CardOffer]:
    if cards_are_numbered([card.card for card in offered]):
        at_place = [card for place, card in enumerate(offered, 1) if card.uses and name == str(place)]
        if at_place:
            return at_place
    exact = [card for card in offered if plain(card.card) == name]
    if exact or len(name) < 2:
        return exact
    titled = [card for card in offered if plain(card.title).startswith(name)]
    return titled or [card for card in offered if name in plain(card.title)]


def find_use(text: str, uses: Sequence[CardUse]) -> CardUse | None:
    """A use by number, name, prefix or word in records."""
    answer = plain(text)
    for number, use in enumerate(uses, 1):
        if answer == str(number):
            return use
    for names in ([plain(use.name) for use in uses], [plain(use.written) for use in uses]):
        matches = [use for use, name in zip(uses, names, strict=True) if _begins_or_has(name, answer)]
        if len(matches) == 1:
            return matches[0]
    return None


def _begins_or_has(name: str, answer: str) -> bool:
    return bool(answer) and (name.startswith(answer) or answer in name.split())
