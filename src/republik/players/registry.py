"""Players by name."""

from collections.abc import Callable

from republik.games.weimar.players.levels import BOOKLET, BOOKLET_PARTIES, WEIMAR
from republik.games.wsdv.players.levels import LEVELS, WITHIN_A_SECOND
from republik.table.budget import BadBudget, Budget, parse_budget
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


Maker = Callable[[Budget | None], Player]


def _random(_: Budget | None) -> Player:
    from .random import RandomPlayer

    return RandomPlayer()


def _greedy(_: Budget | None) -> Player:
    from republik.games.wsdv.players.greedy import GreedyPlayer

    return GreedyPlayer()


def _planner(_: Budget | None) -> Player:
    from republik.games.wsdv.players.planner import PlannerPlayer

    return PlannerPlayer()


def _search(budget: Budget | None) -> Player:
    from republik.games.wsdv.players.search import SearchPlayer

    return SearchPlayer(budget or WITHIN_A_SECOND)


def _wsdv_telling() -> outside.Telling:
    from republik.games.wsdv.program_view import Telling

    return Telling()


def _weimar_telling() -> outside.Telling:
    from republik.games.weimar.program_view import Telling

    return Telling()


ANY_GAME: dict[str, Maker] = {"random": _random}
BY_GAME: dict[str, dict[str, Maker]] = {
    "wsdv": {"greedy": _greedy, "planner": _planner, "search": _search} | {level.key: level.make for level in LEVELS},
    "weimar": WEIMAR,
}
ONLY_IN_SEATS = {BOOKLET: BOOKLET_PARTIES}
"""Players that cannot take every seat of their game."""
THINK_LONGER = {"search", "statesman"}
TELLINGS: dict[str, Callable[[], outside.Telling]] = {"wsdv": _wsdv_telling, "weimar": _weimar_telling}


def names(game: str = "wsdv") -> list[str]:
    """The computer players of a game, sorted."""
    return sorted(ANY_GAME | BY_GAME.get(game, {}))


def player(name: str, game: str = "wsdv") -> Player:
    """The player of this name, or UnknownPlayer.

    `search:800` and `search:2s` say how long it may think about a decision. `bot:COMMAND` is a program of its own;
    BadBot if it is not there.
    """
    if outside.is_bot(name):
        telling = TELLINGS[game]() if game in TELLINGS else None
        return outside.OutsidePlayer(outside.command_of(name), game, telling, outside.limits_of_environment())
    makers = ANY_GAME | BY_GAME.get(game, {})
    kind, colon, rest = name.partition(":")
    if kind not in makers:
        raise UnknownPlayer(name, names(game))
    if not colon:
        return makers[kind](None)
    if kind not in THINK_LONGER:
        raise UnknownPlayer(name, names(game), f"{kind} takes no budget")
    try:
        return makers[kind](parse_budget(rest))
    except BadBudget as error:
        raise UnknownPlayer(name, names(game), str(error)) from None
