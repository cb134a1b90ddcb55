"""Players by name."""

from collections.abc import Callable

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


ANY_GAME: dict[str, Callable[[], Player]] = {"random": _random}
BY_GAME: dict[str, dict[str, Callable[[], Player]]] = {"wsdv": {"greedy": _greedy}}


def names(game: str = "wsdv") -> list[str]:
    """The computer players of a game, sorted."""
    return sorted(ANY_GAME | BY_GAME.get(game, {}))


def player(name: str, game: str = "wsdv") -> Player:
    """The player of this name, or UnknownPlayer."""
    makers = ANY_GAME | BY_GAME.get(game, {})
    if name not in makers:
        raise UnknownPlayer(name, names(game))
    return makers[name]()
