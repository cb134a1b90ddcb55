"""The tests of the table run on the toy game and on every built-in game."""

import pytest
from tests.table import toy

from republik import games
from republik.table import games as table_games
from republik.table.game import Game

table_games.register(toy.load())


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return table_games.game(request.param)
