"""`republik arena`: matches between computer players, and their ratings."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from republik.terminal.files import check_file, save_text, writing

from ._arguments import seed_text, whole_number, worker_count
from ._context import CommandContext, Refused
from ._lab import MAX_WORKERS, add_backend, add_run_arguments, backend_of, game_of, player_name, print_table

if TYPE_CHECKING:
    from republik.lab.arena import Journal, PairResult, Plan, Run
    from republik.lab.sprt import Sprt

NAME: Final = "arena"
FIGURES: Final = ("elo0", "elo1", "alpha", "beta")
ENDINGS: Final = (".json", ".html", ".jsonl")
MAX_PAIRS: Final = 1_000_000
INTERRUPTED: Final = 2


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=text("cli-arena-players"))
    parser.add_argument("--pairs", metavar="N", default="100", help=text("cli-arena-pairs"))
    parser.add_argument("--gauntlet", action="store_true", help=text("cli-arena-gauntlet"))
    add_run_arguments(parser, context)
    add_backend(parser, context)
    parser.add_argument("--out", metavar="FILE", type=Path, help=text("cli-arena-out"))
    parser.add_argument("--sprt", action="store_true", help=text("cli-arena-sprt"))
    for figure in FIGURES:
        parser.add_argument(f"--{figure}", metavar="X", help=text(f"cli-arena-{figure}"))


# -- reading the arguments --------------------------------------------------------------------------------


def _plan(parsed: argparse.Namespace) -> "Plan":
    from republik.lab.arena import Plan

    pairs, seed = whole_number(parsed.pairs, "--pairs", 1, MAX_PAIRS), seed_text(parsed.seed)
    game, options = game_of(parsed)
    players = tuple(player_name(name) for name in parsed.players)
    return Plan(players, pairs, seed, game.name, options, parsed.gauntlet, _sprt(parsed))


def _sprt(parsed: argparse.Namespace) -> "Sprt | None":
    from republik.lab.sprt import BadTest, Sprt

    given = {name: vars(parsed)[name] for name in FIGURES}
    given = {name: value for name, value in given.items() if value is not None}
    if not parsed.sprt:
        if given:
            raise Refused("error-arena-sprt-missing", name=f"--{next(iter(given))}")
        return None
    figures: dict[str, float] = {}
    for name, value in given.items():
        try:
            figures[name] = float(value)
        except ValueError:
            raise Refused("error-arena-figure", name=f"--{name}", text=value) from None
    try:
        return Sprt(**figures)
    except BadTest as error:
        raise Refused("error-arena-figure", name=f"--{error.figure}", text=given.get(error.figure, "")) from None


class Files(NamedTuple):
    """The output files, side by side under one name."""

    data: Path
    page: Path
    journal: Path


def _files(out: Path | None) -> Files | None:
    """The suffix is optional. Files without a matching journal belong to something else and are not touched."""
    if out is None:
        return None
    check_file(out)
    stem = out.name.removesuffix(out.suffix) if out.suffix in ENDINGS else out.name
    files = Files(*(out.with_name(stem + ending) for ending in ENDINGS))
    for path in (files.data, files.page):
        if path.exists() and not files.journal.exists():
            raise Refused("error-arena-file-exists", path=str(path))
    return files


# -- running --------------------------------------------------------------------------------------------------


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """If interrupted, print and write the results so far."""
    from republik.lab.arena import Run

    backend = backend_of(parsed)
    plan, workers, files = _plan(parsed), worker_count(parsed.workers, MAX_WORKERS), _files(parsed.out)
    journal = None if files is None else _journal(files.journal, plan)
    series = Run(plan, list(journal.results) if journal else [])
    if series.results:
        context.say("arena-resumed", count=str(len(series.results)), total=str(plan.total))
    interrupted = False
    try:
        _play(series, workers, backend, context, journal.add if journal else None)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if journal is not None:
            journal.close()
    if interrupted and journal is not None:  # only stored results count, wherever the interruption happened
        stored = _journal(journal.path, plan)
        stored.close()
        series = Run(plan, list(stored.results))
    _tell(series, context, files)
    if interrupted:
        context.say("arena-interrupted-kept" if journal else "arena-interrupted")
    return INTERRUPTED if interrupted else 0


def _journal(path: Path, plan: "Plan") -> "Journal":
    from republik.lab.arena import Journal

    with writing(path):
        return Journal(path, plan)


def _play(
    series: "Run", workers: int, backend: str, context: CommandContext, keep: "Callable[[PairResult], None] | None"
) -> None:
    with context.progress("arena-pairs", series.plan.total, len(series.results)) as move_on:
        series.play(workers, backend, keep, move_on)


def _tell(series: "Run", context: CommandContext, files: Files | None) -> None:
    from republik.lab.report import about, page, title
    from republik.lab.result_tables import tables
    from republik.lab.summary import summary

    figures = summary(series)
    context.print(title(figures, context.messages))
    context.print(about(figures, context.messages))
    for table in tables(figures, context.messages) if figures["games"] else []:
        print_table(table, context)
    if files is not None:
        save_text(files.data, json.dumps(figures, ensure_ascii=False, indent=1) + "\n")
        save_text(files.page, page(figures, context.messages))
        written = {"data": str(files.data), "page": str(files.page), "journal": str(files.journal)}
        context.say("arena-written", **written)
