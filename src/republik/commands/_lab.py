"""What the lab's commands share: game, seed, workers, result tables."""

import argparse
from typing import TYPE_CHECKING, Final

from republik import games
from republik.players import external
from republik.table.game import Game

from ._arguments import add_game_options, game_options
from ._context import CommandContext, Refused

if TYPE_CHECKING:
    from republik.lab.result_tables import ResultTable

MAX_WORKERS: Final = 1024
BACKENDS: Final = ("process", "ray")
NETWORK: Final = "net:"
"""How the name of a player with a network from a file begins."""


def add_run_arguments(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    """The game with its options, the seed, and the number of processes."""
    game = context.text("cli-game")
    parser.add_argument("--game", metavar="|".join(games.names()), default=games.DEFAULT, help=game)
    add_game_options(parser, context)
    parser.add_argument("--seed", metavar="TEXT", default="0", help=context.text("cli-arena-seed"))
    parser.add_argument("--workers", metavar="N", help=context.text("cli-arena-workers"))


def add_backend(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    about = context.text("cli-arena-backend")
    parser.add_argument("--backend", metavar="|".join(BACKENDS), default=BACKENDS[0], help=about)


def backend_of(parsed: argparse.Namespace) -> str:
    """Where the games are played: in processes of this machine, or on Ray."""
    name: str = parsed.backend
    if name not in BACKENDS:
        raise Refused("error-arena-backend", name=name, known=", ".join(BACKENDS))
    return name


def game_of(parsed: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    """The game, and its options as the arena offers them."""
    from republik.lab.research import arena_options, research_of

    game = games.game(parsed.game)
    return game, game_options(parsed, game, arena_options(research_of(game.name)))


def player_name(name: str) -> str:
    """A computer player as typed: case matters only in a bot's command and in the name of a file."""
    return name.strip() if external.is_bot(name) or name.strip().startswith(NETWORK) else name.strip().lower()


def print_table(table: "ResultTable", context: CommandContext) -> None:
    """Columns as wide as necessary: in a pipe nothing is cut off."""
    context.print("")
    context.print(table.title)
    rows = [table.heads, *table.rows] if table.heads else table.rows
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = []
        for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
            cells.append(cell.ljust(width) if column < table.names or not table.heads else cell.rjust(width))
        context.print("  " + "  ".join(cells).rstrip())
    if table.note:
        context.print("  " + table.note)
