"""`republik fuzz`: random games, with the whole contract checked at every step."""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik import games
from republik.table.records import read_result
from republik.terminal.files import writing

from ._arguments import add_game_options, game_options, whole_number, worker_count
from ._context import STOPPED, CommandContext, Refused

if TYPE_CHECKING:
    from republik.messages.render import Renderer
    from republik.table.fuzz import FuzzFailure, FuzzReport
    from republik.table.game import Game

NAME: Final = "fuzz"
MAX_GAMES: Final = 10_000_000
MAX_WORKERS: Final = 256


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("game", nargs="?", default=games.DEFAULT, metavar="GAME", help=text("cli-fuzz-game"))
    parser.add_argument("--games", metavar="N", default="100", help=text("cli-fuzz-games"))
    parser.add_argument("--seed", metavar="S", default="0", help=text("cli-fuzz-seed"))
    add_game_options(parser, context)
    parser.add_argument("--workers", metavar="N", default="1", help=text("cli-fuzz-workers"))
    parser.add_argument("--out", metavar="FOLDER", type=Path, default=Path(), help=text("cli-fuzz-out"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.table import fuzz

    game = games.game(parsed.game)
    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    seed = whole_number(parsed.seed, "--seed", -(2**62), 2**62)
    workers = worker_count(parsed.workers, MAX_WORKERS)
    options = game_options(parsed, game)
    if parsed.out.exists() and not parsed.out.is_dir():
        raise Refused("error-not-a-folder", path=str(parsed.out))
    plan = fuzz.Plan(games=count, seed=seed, options=options)
    with context.progress("progress-games", plan.games) as move_on:
        report = fuzz.fuzz(partial(games.game, game.name), plan, workers=workers, progress=move_on)
    _print_report(report, game, options, context)
    for failure in report.failures:
        _print_failure(failure, parsed.out, context)
    return STOPPED if report.failures else 0


def _print_failure(failure: "FuzzFailure", folder: Path, context: CommandContext) -> None:
    with writing(folder):
        path = failure.save(folder)
    reason = context.renderer(games.game(failure.game)).text(failure.phrase)
    where = {"game": failure.game, "seed": str(failure.seed), "index": str(failure.index), "ply": str(failure.ply)}
    context.say("fuzz-failure", reason=reason, path=str(path), **where)


def _print_report(report: "FuzzReport", game: "Game", options: dict[str, str], context: CommandContext) -> None:
    context.say("fuzz-games", games=report.games, failures=len(report.failures))
    if not report.games:
        return
    counts = {"decisions": report.decisions, "least": report.min_decisions, "most": report.max_decisions}
    mean = context.text("arena-figure", number=round(report.mean_decisions, 1))
    context.say("fuzz-decisions", mean=mean, **counts)
    words = context.renderer(game, options)
    for ending, count in report.endings.most_common():
        share = context.text("arena-percent", number=round(100 * count / report.games, 1))
        text = _ending(ending, game, options, words)
        context.say("fuzz-ending", count=count, share=share, ending=text)


def _ending(written: str, game: "Game", options: dict[str, str], words: "Renderer") -> str:
    """A result of a record, in the words of its game."""
    outcome = read_result(game, written)
    return words.text(game.phrases.outcome(outcome, game.winner_of(outcome), game.new(options).view(0)))
