"""Positions from random games, and names in every language."""

from collections.abc import Callable
from random import Random

import pytest

from republik.games.wsdv import new_game
from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.terminal.labels import Labels
from republik.messages.render import renderer
from republik.table.contract import CHANCE, Event

LabelsOf = Callable[[str], Labels]


@pytest.fixture(scope="session")
def labels_of() -> LabelsOf:
    """Returns the names of the components in a language."""
    return lambda language: Labels(standard_rules("2.1"), renderer(GAME, language))


@pytest.fixture
def labels(labels_of: LabelsOf) -> Labels:
    return labels_of("en")


class Played:
    """A random game: every decision position, as the seat sees it and as it is, and all events."""

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
