"""Who may play in the arena: the players by name, and the searches of others that come through the doors of the lab."""

from collections.abc import Callable
from random import Random
from typing import Literal, Protocol, runtime_checkable

from republik.games.wsdv.players.levels import WITHIN_A_SECOND
from republik.players import registry
from republik.table.budget import BadBudget, Budget, parse_budget
from republik.table.contract import Position
from republik.table.player import Player

OPENSPIEL = "openspiel-ismcts"
UNFAIR = "unfair-search"
ROLLOUT = "rollout-search"
USUAL = Budget(seconds=0.2)
THINK_LONGER = {"search", "statesman", OPENSPIEL, ROLLOUT, UNFAIR}
"""Those whose name may say how long."""


@runtime_checkable
class Unfair(Player, Protocol):
    """A player for measurement only: it decides from the truth."""

    unfair: Literal[True]

    def choose_knowing(self, position: Position, seat: int, rng: Random) -> int: ...


def names(game: str = "wsdv") -> list[str]:
    """The contestants of a game, sorted: whoever plays every seat; those that are not for tables included."""
    return sorted(
        {*registry.names(game), *ONLY_HERE.get(game, {})}
        - {name for name, spec in registry.players(game).items() if spec.seats}
    )


def contestant(name: str, game: str = "wsdv", unfair: bool = False) -> Player:
    """The player of this name, or UnknownPlayer; `openspiel-ismcts:0.2s` is OpenSpiel's search with that much time.

    A player that sees everything comes only to those who ask for it. ImportError where OpenSpiel's is asked for and
    the extra `lab` is not installed.
    """
    kind, colon, rest = name.partition(":")
    try:
        if kind == UNFAIR and not unfair:
            raise registry.UnknownPlayer(name, names(game), "player-arena-only", {"name": name})
        if kind not in ONLY_HERE.get(game, {}):
            return registry.player(name, game)
        return ONLY_HERE[game][kind](parse_budget(rest) if colon else None)
    except BadBudget as error:
        raise registry.bad_budget(name, names(game)) from error
    except registry.UnknownPlayer as error:
        if error.key == "unknown-player":
            raise registry.UnknownPlayer(name, names(game)) from None
        raise


def _openspiel(budget: Budget | None) -> Player:
    from republik.lab.openspiel_bot import OpenSpielPlayer

    return OpenSpielPlayer(budget or USUAL)


def _rollout(budget: Budget | None) -> Player:
    from republik.games.wsdv.players.search import SearchPlayer

    return SearchPlayer(budget or USUAL, ROLLOUT, rollouts=True)


def _unfair(budget: Budget | None) -> Player:
    from republik.games.wsdv.research.oracle import UnfairSearch

    return UnfairSearch(budget or WITHIN_A_SECOND, UNFAIR)


ONLY_HERE: dict[str, dict[str, Callable[[Budget | None], Player]]] = {
    "wsdv": {OPENSPIEL: _openspiel, ROLLOUT: _rollout, UNFAIR: _unfair}
}
