"""The games there are. Importing this module makes them known to the table; each is loaded when first asked for."""

from functools import partial
from importlib import import_module
from typing import cast

from republik.table import games as table_games
from republik.table.contract import Game

MODULES = {"weimar": "republik.games.weimar.game", "wsdv": "republik.games.wsdv"}
"""Where each game lies: the module holds it under the name GAME."""


def _load(module: str) -> Game:
    return cast("Game", import_module(module).GAME)


for _name, _module in MODULES.items():
    table_games.register_later(_name, partial(_load, _module))


def game(name: str) -> Game:
    """The game of this name, or UnknownGame. A worker process that is handed this function knows all games."""
    return table_games.game(name)


def names() -> list[str]:
    """The games known, sorted."""
    return table_games.names()
