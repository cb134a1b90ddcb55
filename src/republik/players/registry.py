"""Registry of players by name."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from republik import games
from republik.table.budget import MAX_ITERATIONS, MAX_SECONDS, BadBudget, Budget, parse_budget
from republik.table.contract import Refusal
from republik.table.game import PlayerSpec
from republik.table.phrases import Arg
from republik.table.player import Player
from republik.table.thoughts import Thinker

from . import external


class UnknownPlayer(Refusal, LookupError):
    """The game has no computer player with this name, or the player does not support what was asked."""

    family = "error-"

    def __init__(
        self, name: str, available: Iterable[str], key: str = "unknown-player", details: Mapping[str, Arg] | None = None
    ) -> None:
        self.available = list(available)
        super().__init__(key, {"name": name, "known": ", ".join(self.available)} if details is None else details)
        self.name = name


class UnknownLevel(Refusal, LookupError):
    """There is no level with this number or name."""

    family = "error-"


class Level(NamedTuple):
    """A difficulty level; its name and description are in the message files."""

    number: int
    key: str


def _random(_: Budget | None) -> Player:
    from .random import RandomPlayer

    return RandomPlayer()


ANY_GAME = {"random": PlayerSpec(_random)}


def players(game: str) -> dict[str, PlayerSpec]:
    """Returns the computer players of a game by name."""
    return ANY_GAME | dict(games.game(game).players)


def names(game: str) -> list[str]:
    """Returns the names of the computer players of a game, sorted."""
    return sorted(players(game))


def levels(game: str) -> list[Level]:
    """Returns the levels, weakest first. A game without levels offers the random player."""
    ranked = [Level(spec.level, key) for key, spec in games.game(game).players.items() if spec.level is not None]
    return sorted(ranked) or [Level(1, "random")]


def advisers(game: str) -> list[str]:
    """Returns the levels that can explain their choices and therefore give hints, weakest first."""
    return [level.key for level in levels(game) if isinstance(player(level.key, game), Thinker)]


def level(name: str, game: str) -> Level:
    """Returns a level by number or name; raises UnknownLevel."""
    all_levels = levels(game)
    for each in all_levels:
        if name in (each.key, str(each.number)):
            return each
    listed = ", ".join(f"{each.number} {each.key}" for each in all_levels)
    raise UnknownLevel("unknown-level", {"name": name, "known": listed})


def players_for(game: str, seat: str) -> list[str]:
    """Returns the computer players offered for a seat: the levels, and players made for this seat."""
    own = [name for name, spec in games.game(game).players.items() if seat in spec.seats]
    return [*(level.key for level in levels(game)), *own]


def player(name: str, game: str) -> Player:
    """Returns the player with this name; raises UnknownPlayer.

    `search:800` and `search:2s` set the thinking budget per decision. `bot:COMMAND` is an external program; raises
    BadBot if it does not exist.
    """
    if external.is_bot(name):
        presenter = games.game(game).presenter
        return external.ExternalPlayer(external.command_of(name), game, presenter, external.limits_of_environment())
    specs = players(game)
    kind, colon, _ = name.partition(":")
    if kind not in specs:
        raise UnknownPlayer(name, names(game))
    if not colon:
        return specs[kind].make(None)
    return specs[kind].make(budget_of(name, specs))


def thinkers(game: str) -> list[str]:
    """Returns the computer players that accept a thinking budget, sorted."""
    return sorted(name for name, spec in players(game).items() if spec.takes_budget)


def budget_of(name: str, specs: Mapping[str, PlayerSpec]) -> Budget:
    """Parses the budget after the colon of a player's name; raises UnknownPlayer, which lists the players
    in `specs`."""
    kind, _, rest = name.partition(":")
    if not specs[kind].takes_budget:
        able = ", ".join(sorted(other for other, spec in specs.items() if spec.takes_budget))
        raise UnknownPlayer(name, specs, "player-no-budget", {"name": kind, "known": able})
    try:
        return parse_budget(rest)
    except BadBudget as error:
        raise bad_budget(name, specs) from error


def bad_budget(name: str, available: Iterable[str]) -> UnknownPlayer:
    """Returns the error for a player's name with an invalid budget."""
    kind, _, rest = name.partition(":")
    most = {"iterations": str(MAX_ITERATIONS), "seconds": f"{MAX_SECONDS:.0f}"}
    return UnknownPlayer(name, available, "player-budget", {"name": kind, "budget": rest, **most})
