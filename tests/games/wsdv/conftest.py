"""Positions from random games, and names in every language."""

import pytest
from tests.games.wsdv.playing import LabelsOf, RandomGame

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.terminal.labels import Labels
from republik.messages.render import renderer


@pytest.fixture(scope="session")
def labels_of() -> LabelsOf:
    """Returns the names of the components in a language."""
    return lambda language: Labels(standard_rules("2.1"), renderer(GAME, language))


@pytest.fixture
def labels(labels_of: LabelsOf) -> Labels:
    return labels_of("en")


@pytest.fixture(scope="session")
def games() -> list[RandomGame]:
    return [RandomGame(seed) for seed in range(12)]
