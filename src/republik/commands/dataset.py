"""`republik dataset`: games between computer players as a data set."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik import games
from republik.terminal.files import writing

from ._arguments import game_options, seed_text, whole_number, worker_count
from ._context import CommandContext, Refused
from ._lab import MAX_WORKERS, add_backend, add_run_arguments, backend_of, player_name

if TYPE_CHECKING:
    from republik.lab.dataset import Recipe

NAME: Final = "dataset"
MAX_GAMES: Final = 10_000_000


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("--games", metavar="N", default="100", help=text("cli-dataset-games"))
    parser.add_argument(
        "--players",
        nargs=2,
        metavar=("FIRST", "SECOND"),
        default=["greedy", "greedy"],
        help=text("cli-dataset-players"),
    )
    add_run_arguments(parser, context)
    add_backend(parser, context)
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=text("cli-dataset-out"))
    parser.add_argument("--force", action="store_true", help=text("cli-dataset-force"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """If interrupted, leave nothing behind."""
    from republik.lab.dataset import arrow, write

    recipe, workers, backend = _recipe(parsed), worker_count(parsed.workers, MAX_WORKERS), backend_of(parsed)
    try:
        arrow()
    except ImportError:
        raise Refused("error-dataset-pyarrow") from None
    try:
        with writing(parsed.out), context.progress("progress-games", recipe.games) as move_on:
            rows = write(recipe, parsed.out, workers, parsed.force, move_on, backend)
    except KeyboardInterrupt:
        raise Refused("error-dataset-interrupted") from None
    words = context.renderer(games.game(recipe.game)).messages
    counts = {name: str(count) for name, count in rows.items()}
    context.print(words.text("dataset-written", path=str(parsed.out), **counts))
    return 0


def _recipe(parsed: argparse.Namespace) -> "Recipe":
    from republik.lab.dataset import Recipe
    from republik.lab.research import research_of

    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    game = games.game(parsed.game)
    options = game_options(parsed, game, research_of(game.name).options)
    first, second = (player_name(name) for name in parsed.players)
    return Recipe(count, (first, second), parsed.game, options, seed_text(parsed.seed))
