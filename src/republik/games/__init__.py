"""The games there are: those in this folder, and those that installed packages name as entry points.

A game of somebody else's package is found by the entry point group `republik.games`; it names the game and where its
plug-in lies (`dice = "my_package.game:GAME"`). Each is loaded when first asked for. Importing this module makes all
of them known to the table.
"""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final, cast

from republik.table import games as table_games
from republik.table.game import Game

GROUP: Final = "republik.games"
DEFAULT: Final = "wsdv"
"""The game where none is named."""


def _in_this_folder() -> Iterator[str]:
    return (found.name for found in iter_modules(__path__) if found.ispkg)


def _load(name: str) -> Game:
    return cast("Game", import_module(f"{__name__}.{name}.game").GAME)


def _load_entry(entry: EntryPoint) -> Game:
    return cast("Game", entry.load())


for _entry in entry_points(group=GROUP):
    table_games.register_later(_entry.name, partial(_load_entry, _entry))
for _name in _in_this_folder():
    table_games.register_later(_name, partial(_load, _name))


def game(name: str = DEFAULT) -> Game:
    """The game of this name, or UnknownGame. A worker process that is handed this function knows all games."""
    return table_games.game(name)


def built_in() -> list[str]:
    """The games in this folder, the default first."""
    return sorted(_in_this_folder(), key=lambda name: (name != DEFAULT, name))


def names() -> list[str]:
    """The games known, the default first."""
    known = table_games.names()
    return sorted(known, key=lambda name: (name != DEFAULT, name))
