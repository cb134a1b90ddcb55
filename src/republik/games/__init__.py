"""Registry of the games: those in this folder, and those that installed packages provide as entry points.

A game in another package is found through the entry point group `republik.games`, which gives its name and the location
of its plug-in (`dice = "my_package.game:GAME"`). Games are loaded on first use. Importing this module registers all of
them.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final, cast

from republik.table import games as table_games
from republik.table.contract import Refusal
from republik.table.game import Game
from republik.table.games import UnknownGame
from republik.table.records import CHANCE_NAME, TABLE_KEYS

GROUP: Final = "republik.games"
DEFAULT: Final = "wsdv"
"""The default game."""
RESERVED: Final = frozenset(
    """backend data elo0 elo1 alpha beta force game games gauntlet help lang level log open out pairs players record
    resume seed sprt think values workers""".split()
) | {CHANCE_NAME, *TABLE_KEYS}
"""Names that no seat or option may have, because commands, records or URLs already use them."""


class BrokenGame(UnknownGame):
    """A game of an installed package that cannot be played; `what` gives details, depending on the key."""

    def __init__(self, key: str, game: str, package: str, what: str = "") -> None:
        Refusal.__init__(self, key, {"game": game, "package": package, "what": what})
        self.args = (key, game, package, what)
        self.name = game


_doubles: list[BrokenGame] = []
_failed: dict[str, BrokenGame] = {}


def broken() -> list[BrokenGame]:
    """Returns the games of packages found so far that cannot be played."""
    return [*_doubles, *_failed.values()]


def _in_this_folder() -> Iterator[str]:
    return (found.name for found in iter_modules(__path__) if found.ispkg)


def _load(name: str) -> Game:
    return cast("Game", import_module(f"{__name__}.{name}.game").GAME)


def _load_entry(entry: EntryPoint) -> Game:
    package = _package(entry)
    try:
        found = entry.load()
        if not isinstance(found, Game):
            raise TypeError(f"{entry.value} is no Game")
    except (Exception, SystemExit) as error:  # a script that ends itself must not end us
        raise BrokenGame(
            "game-load", game=entry.name, package=package, what=f"{type(error).__name__}: {error}"
        ) from error
    if found.name != entry.name:
        raise BrokenGame("game-name", game=entry.name, package=package, what=found.name)
    own = [*found.seats, *(option.name for option in found.options)]
    if taken := sorted(word for word in own if word in RESERVED or own.count(word) > 1):
        raise BrokenGame("game-word", game=entry.name, package=package, what=taken[0])
    return found


def _package(entry: EntryPoint) -> str:
    return entry.value if entry.dist is None else entry.dist.name


def _register(entries: Iterable[EntryPoint]) -> None:
    """Registers the games of packages; none replaces a game that is already registered."""
    for entry in entries:
        if entry.name in table_games.names():
            _doubles.append(BrokenGame("game-double", game=entry.name, package=_package(entry)))
        else:
            table_games.register_later(entry.name, partial(_load_entry, entry))


for _name in _in_this_folder():
    table_games.register_later(_name, partial(_load, _name))
_register(entry_points(group=GROUP))


def game(name: str = DEFAULT) -> Game:
    """Returns the game with this name; raises UnknownGame. In a worker process, passing this function registers all
    games."""
    return table_games.game(name)


def built_in() -> list[str]:
    """Returns the names of the games in this folder, the default first."""
    return sorted(_in_this_folder(), key=lambda name: (name != DEFAULT, name))


def names() -> list[str]:
    """Returns the names of all registered games, the default first."""
    known = table_games.names()
    return sorted(known, key=lambda name: (name != DEFAULT, name))


def playable() -> list[Game]:
    """Returns all registered games except the `broken` ones, the default first."""
    ours = built_in()
    seats, options = set[str](), set[str]()
    found: list[Game] = []
    for name in [*ours, *(name for name in names() if name not in ours and name not in _failed)]:
        try:
            loaded = game(name)
        except BrokenGame as error:
            _failed[name] = error
            continue
        own_seats, own_options = set(loaded.seats), {option.name for option in loaded.options}
        if taken := own_seats & options | own_options & seats:  # an argument name can be used only once per command
            _failed[name] = BrokenGame("game-word", game=name, package=loaded.package, what=min(taken))
            continue
        seats |= own_seats
        options |= own_options
        found.append(loaded)
    return sorted(found, key=lambda loaded: (loaded.name != DEFAULT, loaded.name))
