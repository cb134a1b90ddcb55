"""Who may play in the arena: the players by name, those for experiments only, and OpenSpiel's search."""

from functools import partial
from typing import Final

from republik.players import registry
from republik.table.budget import BadBudget, Budget, parse_budget
from republik.table.game import Options, PlayerSpec
from republik.table.player import Player

from .research import research_of

OPENSPIEL: Final = "openspiel-ismcts"
USUAL: Final = Budget(seconds=0.2)


def _openspiel(game: str, options: Options, budget: Budget | None) -> Player:
    from republik.lab.openspiel_bot import OpenSpielPlayer

    return OpenSpielPlayer(game, options, budget or USUAL)


def _only_here(game: str, options: Options) -> dict[str, PlayerSpec]:
    """The players that are not for tables."""
    research = research_of(game)
    theirs = PlayerSpec(partial(_openspiel, game, options), takes_budget=True)
    return {OPENSPIEL: theirs, **research.players, **research.oracles}


def entrants(game: str) -> dict[str, PlayerSpec]:
    """Whoever can play every seat of a game, by name; those that are not for tables included."""
    everybody = registry.players(game) | _only_here(game, {})
    return {name: spec for name, spec in everybody.items() if not spec.seats}


def names(game: str) -> list[str]:
    """The entrants of a game, sorted."""
    return sorted(entrants(game))


def with_budget(game: str) -> list[str]:
    """The entrants that can be told how long to think, sorted."""
    return sorted(name for name, spec in entrants(game).items() if spec.takes_budget)


def entrant(name: str, game: str, options: Options, oracles: bool = False) -> Player:
    """The player of this name, or UnknownPlayer; `openspiel-ismcts:0.2s` is OpenSpiel's search with that much time.

    A player that sees everything comes only to those who ask for it. ImportError where OpenSpiel's is asked for and
    the extra `lab` is not installed.
    """
    kind, colon, rest = name.partition(":")
    if kind in research_of(game).oracles and not oracles:
        raise registry.UnknownPlayer(name, names(game), "player-arena-only", {"name": name})
    spec = _only_here(game, options).get(kind)
    try:
        if spec is None:
            return registry.player(name, game)
        return spec.make(parse_budget(rest) if colon else None)
    except BadBudget as error:
        raise registry.bad_budget(name, names(game)) from error
    except registry.UnknownPlayer as error:
        if error.key == "unknown-player":
            raise registry.UnknownPlayer(name, names(game)) from None
        raise
