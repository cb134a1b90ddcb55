"""Research descriptions of games."""

from collections.abc import Mapping

from republik import games
from republik.table.game import Option
from republik.table.plugin.research import AnyResearch, Research


def research_of(game: str) -> AnyResearch:
    """The description of a game, or UnknownGame. A game without one is described by its rules alone."""
    plugin = games.game(game)
    return Research(plugin) if plugin.research is None else plugin.research()


def complete_options(research: AnyResearch, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a game with defaults for missing ones; ValueError for an unknown option."""
    options = {option.name: option for option in research.options}
    for name, value in given.items():
        if name not in options:
            raise ValueError(f"unknown option {name!r} (available: {', '.join(options) or 'none'})")
        if value not in options[name].values:
            raise ValueError(f"{name} must be one of {', '.join(options[name].values)}, not {value}")
    return {name: given.get(name, option.default) for name, option in options.items()}


def arena_options(research: AnyResearch) -> tuple[Option, ...]:
    """The options of arena games, in which the rules may play some of the seats."""
    usual = {option.name: option.default for option in research.options}
    return tuple(option._replace(default=usual[option.name]) for option in research.game.options)
