"""`republik dataset`: its arguments and what it prints. What is heavy is loaded when a run begins."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from republik.lab.arena_command import FOR_FOUR, Shop, add_game_arguments, game_options, no_player, whole_number

if TYPE_CHECKING:
    from republik.lab.dataset import Recipe

MOST_GAMES = 10_000_000
MOST_WORKERS = 1024


def add_arguments(command: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    command.add_argument("--games", metavar="N", default="100", help=text("cli-dataset-games"))
    command.add_argument(
        "--players",
        nargs=2,
        metavar=("FIRST", "SECOND"),
        default=["greedy", "greedy"],
        help=text("cli-dataset-players"),
    )
    add_game_arguments(command, text, FOR_FOUR)
    command.add_argument("--seed", metavar="TEXT", default="0", help=text("cli-arena-seed"))
    command.add_argument("--workers", metavar="N", help=text("cli-arena-workers"))
    command.add_argument("--out", metavar="DIR", type=Path, required=True, help=text("cli-dataset-out"))
    command.add_argument("--force", action="store_true", help=text("cli-dataset-force"))


def _recipe(parsed: argparse.Namespace) -> "Recipe":
    from republik.games.wsdv.game import NEWEST
    from republik.lab.arena import ArenaError
    from republik.lab.dataset import Recipe
    from republik.players import outside, registry

    games = whole_number(parsed.games, "--games", 1, MOST_GAMES)
    options = game_options(parsed, FOR_FOUR)
    if not parsed.seed.strip():
        raise ArenaError("error-seed")
    west, east = (name.strip() if outside.is_bot(name) else name.strip().lower() for name in parsed.players)
    try:
        edition, scenario = options.get("edition", NEWEST), options.get("scenario", "")
        return Recipe(games, (west, east), edition, parsed.seed.strip(), scenario)
    except registry.UnknownPlayer as error:
        raise no_player(error) from None
    except outside.BadBot as error:
        raise ArenaError(error.key, **error.details) from None


def _workers(parsed: argparse.Namespace) -> int:
    import os

    if parsed.workers is None:
        return os.cpu_count() or 1
    return whole_number(parsed.workers, "--workers", 1, MOST_WORKERS)


def run(parsed: argparse.Namespace, shop: Shop) -> int:
    """The command; ArenaError where something is wrong. Interrupted, it leaves nothing behind."""
    from republik.lab.arena import ArenaError
    from republik.lab.dataset import arrow

    recipe, workers = _recipe(parsed), _workers(parsed)
    try:
        arrow()
    except ImportError:
        raise ArenaError("error-dataset-pyarrow") from None
    try:
        rows = _written(recipe, parsed, workers, shop)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ArenaError("error-file-unwritable", path=str(parsed.out), reason=reason) from None
    except KeyboardInterrupt:
        raise ArenaError("error-dataset-interrupted") from None
    counts = {name: str(count) for name, count in rows.items()}
    told = "dataset-written" if parsed.game == "wsdv" else "dataset-written-weimar"
    shop.print(shop.text(told, path=str(parsed.out), **counts))
    return 0


def _written(recipe: "Recipe", parsed: argparse.Namespace, workers: int, shop: Shop) -> dict[str, int]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from republik.lab.dataset import write

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(shop.text("fuzz-progress"), total=recipe.games)

        def move_on(done: int, _total: int) -> None:
            bar.update(task, completed=done)

        return write(recipe, parsed.out, workers, parsed.force, move_on)
