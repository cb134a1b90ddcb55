"""`republik levels`: lists the levels of the computer."""

import argparse
from typing import Final

from republik import games
from republik.players import registry

from ._context import CommandContext

NAME: Final = "levels"


def add(_parser: argparse.ArgumentParser, _context: CommandContext) -> None:
    """No arguments."""


def run(_parsed: argparse.Namespace, context: CommandContext) -> int:
    """One table if all games have the same levels, otherwise one per game."""
    from republik.terminal.opponents import level_table

    tables: dict[str, list[str]] = {}
    for game in games.playable():
        words = context.messages.of(game)
        table = "\n".join(level_table(words, context.console.width, game.name))
        tables.setdefault(table, []).append(context.title(game))
    for table, names in tables.items():
        title = context.text("levels-title") if len(tables) == 1 else context.text("levels-of", games=", ".join(names))
        context.print(title)
        context.print(table)
    _tell_what_is_missing(context)
    context.say("levels-how")
    return 0


def _tell_what_is_missing(context: CommandContext) -> None:
    """Levels with a network play without it, and not as strongly, where the engine is not compiled."""
    from republik.table.learning.network import is_compiled
    from republik.terminal.opponents import level_name

    if is_compiled():
        return
    for game in games.playable():
        players = registry.players(game.name)
        learned = [level for level in registry.levels(game.name) if players[level.key].learned]
        if learned:
            names = ", ".join(level_name(level, context.messages) for level in learned)
            context.say("levels-linear", game=context.title(game), levels=names)
