"""Players by name."""

from typing import NamedTuple

from republik import games
from republik.table.budget import BadBudget, Budget, parse_budget
from republik.table.game import PlayerSpec
from republik.table.player import Player

from . import outside


class UnknownPlayer(LookupError):
    """No computer player of this name for this game."""

    def __init__(self, name: str, known: list[str], reason: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.known = known
        self.reason = reason

    def __str__(self) -> str:
        if self.reason:
            return f"player {self.name!r}: {self.reason}"
        return f"unknown player {self.name!r} (known: {', '.join(self.known)})"


class Level(NamedTuple):
    """A strength to play against; its name and description stand in the message files."""

    number: int
    key: str


def _random(_: Budget | None) -> Player:
    from .random import RandomPlayer

    return RandomPlayer()


ANY_GAME = {"random": PlayerSpec(_random)}


def players(game: str) -> dict[str, PlayerSpec]:
    """The computer players of a game by name."""
    return ANY_GAME | dict(games.game(game).players)


def names(game: str) -> list[str]:
    """The computer players of a game, sorted."""
    return sorted(players(game))


def levels(game: str) -> list[Level]:
    """The levels for people, the weakest first. A game without any offers the player of chance."""
    found = [Level(spec.level, key) for key, spec in games.game(game).players.items() if spec.level is not None]
    return sorted(found) or [Level(1, "random")]


def level(name: str, game: str) -> Level:
    """A level by its number or its name; LookupError with the known ones."""
    known = levels(game)
    for found in known:
        if name in (found.key, str(found.number)):
            return found
    listed = ", ".join(f"{found.number} {found.key}" for found in known)
    raise LookupError(f"unknown level {name!r} (known: {listed})")


def players_for(game: str, seat: str) -> list[str]:
    """The computer players that people may seat there: the levels, and those made for this seat."""
    own = [name for name, spec in games.game(game).players.items() if seat in spec.seats]
    return [*(level.key for level in levels(game)), *own]


def player(name: str, game: str) -> Player:
    """The player of this name, or UnknownPlayer.

    `search:800` and `search:2s` say how long it may think about a decision. `bot:COMMAND` is a program of its own;
    BadBot if it is not there.
    """
    if outside.is_bot(name):
        presenter = games.game(game).presenter
        return outside.OutsidePlayer(outside.command_of(name), game, presenter, outside.limits_of_environment())
    known = players(game)
    kind, colon, rest = name.partition(":")
    if kind not in known:
        raise UnknownPlayer(name, names(game))
    if not colon:
        return known[kind].make(None)
    if not known[kind].takes_budget:
        raise UnknownPlayer(name, names(game), f"{kind} takes no budget")
    try:
        return known[kind].make(parse_budget(rest))
    except BadBudget as error:
        raise UnknownPlayer(name, names(game), str(error)) from None
