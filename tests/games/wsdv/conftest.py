"""Positions and words for the terminal's tests."""

from collections.abc import Callable
from random import Random

import pytest

from republik.games.wsdv import new_game
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.terminal.words import Words
from republik.messages.i18n import LANGUAGES, Messages
from republik.table.contract import CHANCE, Event

WordsOf = Callable[[str], Words]


@pytest.fixture(scope="session")
def words_of() -> WordsOf:
    """The words of a language."""
    made = {language: Words(standard_rules("2.1"), Messages(language)) for language in LANGUAGES}
    return made.__getitem__


@pytest.fixture
def words(words_of: WordsOf) -> Words:
    return words_of("en")


class Played:
    """A random game: every position in which a seat decides, as it is seen and as it is, and all that happened."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        position = new_game()
        self.positions: list[Position] = []
        self.truths: list[Position] = []
        self.events: list[Event] = []
        while (seat := position.to_act()) is not None:
            if seat != CHANCE:
                self.positions.append(position.view(seat).shown)
                self.truths.append(position.copy())
            position.play(rng.choice(position.moves()), self.events.append)
        self.last = position


@pytest.fixture(scope="session")
def games() -> list[Played]:
    return [Played(seed) for seed in range(12)]
