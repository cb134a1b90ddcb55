"""The players of the arena: the registered ones, those for experiments only, and OpenSpiel's search."""

from functools import partial
from typing import Final

from republik.players import external, registry
from republik.table.budget import Budget
from republik.table.game import Options, PlayerSpec
from republik.table.player import Player

from .learning.learners import is_network, network_player
from .research import research_of

OPENSPIEL: Final = "openspiel-ismcts"
USUAL: Final = Budget(seconds=0.2)


def _openspiel(game: str, options: Options, budget: Budget | None) -> Player:
    from republik.lab.openspiel_bot import OpenSpielPlayer

    return OpenSpielPlayer(game, options, budget or USUAL)


def _only_here(game: str, options: Options) -> dict[str, PlayerSpec]:
    """Players that are not offered at tables."""
    research = research_of(game)
    theirs = PlayerSpec(partial(_openspiel, game, options), takes_budget=True)
    return {OPENSPIEL: theirs, **research.players, **research.oracles}


def entrants(game: str, options: Options) -> dict[str, PlayerSpec]:
    """All players that can play every seat of a game, by name, including those that are not offered at tables."""
    everybody = registry.players(game) | _only_here(game, options)
    return {name: spec for name, spec in everybody.items() if not spec.seats}


def names(game: str) -> list[str]:
    """The entrants of a game, sorted."""
    return sorted(entrants(game, {}))


def entrant(name: str, game: str, options: Options, oracles: bool = False) -> Player:
    """The player of this name, or UnknownPlayer; `openspiel-ismcts:0.2s` is OpenSpiel's search with that budget,
    `net:LEVEL:FILE` the level with a network from a file. Players that see hidden information must be requested
    explicitly. Raises ImportError if OpenSpiel is requested and the extra `lab` is not installed."""
    specs, kind = entrants(game, options), name.partition(":")[0]
    if external.is_bot(name):
        return registry.player(name, game)
    if is_network(name):
        return network_player(name, game)
    if kind not in specs:
        raise registry.UnknownPlayer(name, sorted(specs))
    if kind in research_of(game).oracles and not oracles:
        raise registry.UnknownPlayer(name, sorted(specs), "player-arena-only", {"name": kind})
    return specs[kind].make(registry.budget_of(name, specs) if ":" in name else None)
