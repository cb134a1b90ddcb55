"""What holds for the toy must hold for every game there is."""

import pytest
from tests.table import toy

from republik import games
from republik.table import games as table_games
from republik.table.game import Game

table_games.register(toy.load())


def _playable() -> list[str]:
    found = ["toy"]
    for name in games.MODULES:
        try:
            games.game(name)
        except (ImportError, AttributeError):  # not written yet
            continue
        found.append(name)
    return found


@pytest.fixture(params=_playable())
def game(request: pytest.FixtureRequest) -> Game:
    return table_games.game(request.param)
