"""Registry of games by name. It starts empty: `republik.games` registers the games that are installed."""

from collections.abc import Callable

from republik.table.contract import Refusal
from republik.table.game import Game

Loader = Callable[[], Game]

_loaders: dict[str, Loader] = {}
_loaded: dict[str, Game] = {}


class UnknownGame(Refusal, LookupError):
    """No game is registered under this name."""

    family = "error-"

    def __init__(self, name: str) -> None:
        super().__init__("unknown-game", {"name": name, "known": ", ".join(names())})
        self.name = name


def register(game: Game) -> None:
    """Registers a game."""
    _loaded[game.name] = game


def register_later(name: str, load: Loader) -> None:
    """Registers a game that is loaded on first use."""
    _loaders[name] = load


def names() -> list[str]:
    """Returns the names of all registered games, sorted."""
    return sorted(_loaders.keys() | _loaded.keys())


def game(name: str) -> Game:
    """Returns the game with this name; raises UnknownGame."""
    if name not in _loaded:
        if name not in _loaders:
            raise UnknownGame(name)
        _loaded[name] = _loaders[name]()
    return _loaded[name]
