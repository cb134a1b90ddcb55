"""Games by name. The table knows none of them itself: `republik.games` tells it which there are."""

from collections.abc import Callable

from republik.table.contract import Refusal
from republik.table.game import Game

Loader = Callable[[], Game]

_loaders: dict[str, Loader] = {}
_loaded: dict[str, Game] = {}


class UnknownGame(Refusal, LookupError):
    """No game of this name is registered."""

    family = "error-"

    def __init__(self, name: str) -> None:
        super().__init__("unknown-game", {"name": name, "known": ", ".join(names())})
        self.args = (name,)
        self.name = name


def register(game: Game) -> None:
    """Makes a game known."""
    _loaded[game.name] = game


def register_later(name: str, load: Loader) -> None:
    """Makes a game known that is loaded when it is first asked for."""
    _loaders[name] = load


def names() -> list[str]:
    """The games known, sorted."""
    return sorted(_loaders.keys() | _loaded.keys())


def game(name: str) -> Game:
    """The game of this name, or UnknownGame."""
    if name not in _loaded:
        if name not in _loaders:
            raise UnknownGame(name)
        _loaded[name] = _loaders[name]()
    return _loaded[name]
