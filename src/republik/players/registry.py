"""Players by name."""

from collections.abc import Callable

from . import outside
from .base import Player


class UnknownPlayer(LookupError):
    """No computer player of this name for this game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"unknown player {self.name!r} (known: {', '.join(self.known)})"


def _random() -> Player:
    from .random import RandomPlayer

    return RandomPlayer()


def _greedy() -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer()


def _wsdv_telling() -> outside.Telling:
    from .wsdv_telling import Telling

    return Telling()


ANY_GAME: dict[str, Callable[[], Player]] = {"random": _random}
BY_GAME: dict[str, dict[str, Callable[[], Player]]] = {"wsdv": {"greedy": _greedy}}
TELLINGS: dict[str, Callable[[], outside.Telling]] = {"wsdv": _wsdv_telling}


def names(game: str = "wsdv") -> list[str]:
    """The computer players of a game, sorted."""
    return sorted(ANY_GAME | BY_GAME.get(game, {}))


def player(name: str, game: str = "wsdv") -> Player:
    """The player of this name, or UnknownPlayer. `bot:COMMAND` is a program of its own; BadBot if it is not there."""
    if outside.is_bot(name):
        telling = TELLINGS[game]() if game in TELLINGS else None
        return outside.OutsidePlayer(outside.command_of(name), game, telling, outside.limits_of_environment())
    makers = ANY_GAME | BY_GAME.get(game, {})
    if name not in makers:
        raise UnknownPlayer(name, names(game))
    return makers[name]()
