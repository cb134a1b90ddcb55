"""Research descriptions of games."""

from collections.abc import Mapping

from republik import games
from republik.table.game import Option
from republik.table.research import Research


def research_of(game: str) -> Research:
    """The description of a game, or UnknownGame. A game without one is described by its rules alone."""
    found = games.game(game)
    return Research(found) if found.research is None else found.research()


def complete_options(research: Research, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a game with defaults for missing ones; ValueError for an unknown option."""
    known = {option.name: option for option in research.options}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"unknown option {name!r} (available: {', '.join(known) or 'none'})")
        if value not in known[name].values:
            raise ValueError(f"{name} must be one of {', '.join(known[name].values)}, not {value}")
    return {name: given.get(name, option.default) for name, option in known.items()}


def arena_options(research: Research) -> tuple[Option, ...]:
    """The options of arena games, in which the rules may play some of the seats."""
    usual = {option.name: option.default for option in research.options}
    return tuple(option._replace(default=usual[option.name]) for option in research.game.options)
